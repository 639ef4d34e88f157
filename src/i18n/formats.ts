/**
 * Formats dates, numbers and amounts. Times are in Europe/Berlin
 * whatever the browser's zone, as dd.MM.yyyy HH:mm in both languages.
 */
import type { Locale } from "./locales";

/** A Date, milliseconds since 1970, or RFC 3339 as in the contract's DateTime. */
export type Moment = Date | number | string;

const zone = "Europe/Berlin";
const languageTags: Readonly<Record<Locale, string>> = { de: "de-DE", en: "en-GB" };

let clock: Intl.DateTimeFormat | undefined;

/** Created with the first use: the time zones are slow to load, and the login needs none. */
const clockFormat = () =>
  (clock ??= new Intl.DateTimeFormat("de-DE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }));

type ClockPart = "year" | "month" | "day" | "hour" | "minute" | "second";

function partsOf(moment: Moment): Record<ClockPart, string> | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  const parts = { year: "", month: "", day: "", hour: "", minute: "", second: "" };
  for (const { type, value } of clockFormat().formatToParts(date)) {
    if (type in parts) parts[type as ClockPart] = value;
  }
  return parts;
}

/** Shown for an invalid date. */
const invalidDate = "–";

/** Such as 20.11.2026. */
export function formatDate(moment: Moment): string {
  const at = partsOf(moment);
  return at ? `${at.day}.${at.month}.${at.year}` : invalidDate;
}

/** Such as 20.11.2026 14:05. */
export function formatDateTime(moment: Moment): string {
  const at = partsOf(moment);
  return at ? `${at.day}.${at.month}.${at.year} ${at.hour}:${at.minute}` : invalidDate;
}

/** Such as 14:05:30. */
export function formatTime(moment: Moment): string {
  const at = partsOf(moment);
  return at ? `${at.hour}:${at.minute}:${at.second}` : invalidDate;
}

/** Cached: a list formats hundreds of numbers, and creating a format costs more than using it. */
const numberFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Such as 11.004 or 11,004. */
export function formatNumber(value: number, locale: Locale): string {
  numberFormats[locale] ??= new Intl.NumberFormat(languageTags[locale]);
  return numberFormats[locale].format(value);
}

/** Formats a file size, such as 1 KB or 3,2 MB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 1
    ? `${formatNumber(Math.ceil(bytes / 1_024), locale)} KB`
    : `${formatNumber(Math.round(megabytes * 10) / 10, locale)} MB`;
}

/** Formats cents as euros, such as 27,00 € or €27.00. */
export function formatEuro(cents: number, locale: Locale): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(Math.trunc(cents))).padStart(3, "0");
  // As a string, so that large amounts are not rounded.
  const euros = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
  return new Intl.NumberFormat(languageTags[locale], { style: "currency", currency: "EUR" }).format(euros);
}

/** Formats a difference in cents, such as +1,20 € or −€1.20; 0 has no sign. */
export function formatSignedEuro(cents: number, locale: Locale): string {
  const sign = cents === 0 ? "" : cents > 0 ? "+" : "−";
  return sign + formatEuro(Math.abs(cents), locale);
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[] = [
  // unit, its length in seconds, used below this many
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3_600, 24],
  ["day", 86_400, 30],
  ["month", 2_629_746, 12],
  ["year", 31_556_952, Number.POSITIVE_INFINITY],
];

/** Such as "vor 3 Minuten" or "in 45 seconds". */
export function formatRelative(moment: Moment, now: Moment, locale: Locale): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1_000;
  if (Number.isNaN(seconds)) return invalidDate;
  const words = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: "always" });
  const step = steps.find(([, length, below]) => Math.abs(Math.round(seconds / length)) < below);
  const [unit, length] = step ?? ["year", 31_556_952];
  const count = Math.round(seconds / length);
  return words.format(count === 0 ? -0 : count, unit);
}

/**
 * Formats a remaining wait, rounded up so that nobody retries too early: "in 45 Sekunden", "in 3 minutes".
 */
export function formatWait(ms: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: "always" });
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 120) return words.format(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? words.format(minutes, "minute") : words.format(Math.ceil(minutes / 60), "hour");
}
