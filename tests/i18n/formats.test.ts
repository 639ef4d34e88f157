import { beforeEach, expect, test, vi } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatNumber,
  formatRelative,
  formatTime,
  formatWait,
} from "#i18n/formats";

/** Intl uses non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

beforeEach(() => {
  vi.stubEnv("TZ", "Pacific/Auckland");
});

test("Formats: times are in Europe/Berlin, whatever the zone of the machine", () => {
  const moment = new Date("2026-11-20T23:05:30.000Z");
  expect([moment.getDate(), moment.getHours()], "the machine is not in Berlin").toEqual([21, 12]);
  expect(formatDateTime(moment)).toBe("21.11.2026 00:05");
  expect(formatDate("2026-11-20T22:59:59.999Z")).toBe("20.11.2026");
  expect(formatTime(moment.getTime())).toBe("00:05:30");
});

test("Formats: summer time begins and ends as in Berlin", () => {
  expect(formatDateTime("2026-03-29T00:59:00.000Z")).toBe("29.03.2026 01:59");
  expect(formatDateTime("2026-03-29T01:00:00.000Z")).toBe("29.03.2026 03:00");
  expect(formatDateTime("2026-10-25T00:30:00.000Z")).toBe("25.10.2026 02:30");
  expect(formatDateTime("2026-10-25T01:30:00.000Z")).toBe("25.10.2026 02:30");
});

test("Formats: an invalid date is not formatted as one", () => {
  expect(formatDateTime("yesterday")).toBe("–");
  expect(formatRelative("yesterday", 0, "de")).toBe("–");
});

test("Formats: numbers and amounts follow the language", () => {
  expect(formatNumber(11_004, "de")).toBe("11.004");
  expect(formatNumber(11_004, "en")).toBe("11,004");
  expect(plain(formatEuro(2_700, "de"))).toBe("27,00 €");
  expect(formatEuro(2_700, "en")).toBe("€27.00");
  expect(plain(formatEuro(5, "de"))).toBe("0,05 €");
  expect(plain(formatEuro(-123_456, "de"))).toBe("-1.234,56 €");
  expect(plain(formatEuro(Number.MAX_SAFE_INTEGER, "de"))).toBe("90.071.992.547.409,91 €");
});

test("Formats: a relative time uses the largest fitting unit", () => {
  const now = "2026-11-20T12:00:00.000Z";
  expect(formatRelative("2026-11-20T11:57:00.000Z", now, "de")).toBe("vor 3 Minuten");
  expect(formatRelative("2026-11-20T11:59:15.000Z", now, "en")).toBe("45 seconds ago");
  expect(formatRelative("2026-11-20T11:00:20.000Z", now, "de")).toBe("vor 1 Stunde");
  expect(formatRelative("2026-11-22T12:00:00.000Z", now, "de")).toBe("in 2 Tagen");
  expect(formatRelative(now, now, "de")).toBe("vor 0 Sekunden");
});

test("Formats: a wait is rounded up", () => {
  expect(formatWait(44_001, "de")).toBe("in 45 Sekunden");
  expect(formatWait(119_000, "de")).toBe("in 119 Sekunden");
  expect(formatWait(121_000, "de")).toBe("in 3 Minuten");
  expect(formatWait(3 * 3_600_000, "en")).toBe("in 3 hours");
});
