import { expect, test } from "vitest";
import { identifierOnly } from "#process/detail/CopyForTicket";

test.each(["KZR-09761000-2026-004417", "EPB-2026-1120-000048", "4711", "MÜN:2026/7", "a_1.b"])(
  "Ticket text: %s is an identifier",
  (key) => expect(identifierOnly(key)).toBe(key),
);

test.each(["Müller, Anna 1980", "Müller", "anna@example.org 1", "", null, undefined, "1".repeat(101)])(
  "Ticket text: %s may be a personal name, and is omitted",
  (key) => expect(identifierOnly(key)).toBeNull(),
);
