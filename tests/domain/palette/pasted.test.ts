import { expect, test } from "vitest";
import { ownAddress } from "#domain/palette/ownAddress";
import { isAddress, typedText } from "#domain/palette/typedText";

const pid = "8f3a61c2-0000-4000-8000-000000000001";

test.each([
  ["  gebühren ", "gebühren"],
  [`"${pid}",`, pid],
  [`„${pid}“.`, pid],
  [`(${pid})`, pid],
  [`pid: ${pid}`, pid],
  [`pid:${pid}`, pid],
  [`"pid": "${pid}",`, pid],
  [`"pid":"${pid}"`, pid],
  ["Antrags-ID: AZ-2026-77.", "AZ-2026-77"],
  ["AGS 09761000", "AGS 09761000"],
  ["urn:osci:abc1", "urn:osci:abc1"],
  ["Sm9iOjE=", "Sm9iOjE="],
  ["Exportieren: Benutzer", "Exportieren: Benutzer"],
  ["Sprache: Deutsch", "Sprache: Deutsch"],
  ["Lauf: Woche 3", "Lauf: Woche 3"],
  ["<https://app.example.org/admin>", "https://app.example.org/admin"],
  ["“", ""],
])("Palette text: %s means %s", (text, meant) => {
  expect(typedText(text)).toBe(meant);
});

const here = { host: "app.example.org", origin: "https://app.example.org" };

test.each([
  ["https://app.example.org/admin/processes/abc", "/admin/processes/abc"],
  ["http://app.example.org/admin", "/admin"],
  ["HTTPS://APP.example.org/mgt/accounting/", "/mgt/accounting"],
  ["https://app.example.org", "/"],
  ["/admin/processes?status=ERROR&text=a#b", "/admin/processes?status=ERROR&text=a#b"],
  ["/mgt/textedit/09761000/ew-meldebescheinigung", "/mgt/textedit/09761000/ew-meldebescheinigung"],
])("Palette address: %s leads to %s", (text, path) => {
  expect(ownAddress(text, here)?.path).toBe(path);
});

test.each([
  "https://evil.example.org/admin",
  "https://app.example.org.evil.example/admin",
  "https://app.example.org@evil.example/admin",
  "https://app.example.org:444/admin",
  "https://app.example.org//evil.example/admin",
  "/admin/..//evil.example",
  "/mgt/\\..\\..\\\\evil.example",
  "//app.example.org/admin",
  "javascript:alert(1)//https://app.example.org/admin",
  "/administration",
  "https://",
  "admin",
])("Palette address: %s leads nowhere", (text) => {
  expect(ownAddress(text, here)).toBeNull();
});

test("Palette address: another host is an address, too, so the server is not asked for it", () => {
  expect(isAddress("https://evil.example.org/admin")).toBe(true);
  expect(isAddress("prozesse")).toBe(false);
});
