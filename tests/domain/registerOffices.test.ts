import { expect, test } from "vitest";
import { isAuthorityIdentifier, isAuthorityPrefix } from "#domain/registerOffices";
import { isLinkTarget, isServiceUrl } from "#domain/urls";

test.each([
  ...[
    "http://example.org",
    "https://example.org/a?b=c#d",
    "http://localhost:8080",
    "https://stadt.straße.de/ä",
  ],
  ...["{host}", "{host}/standesamt", "{host}?a=b"],
])("Register offices: %j is a valid address", (text) => {
  expect(isServiceUrl(text)).toBe(true);
});

test.each([
  ...[
    "",
    "example.org",
    "www.example.org",
    "//example.org",
    "ftp://example.org",
    "javascript:alert(1)",
    "https://example.org/\u202Efdp",
    "http://",
  ],
  ...[
    "https:///path",
    "HTTP://example.org",
    " http://example.org",
    "http://example.org ",
    "http://exa mple.org",
  ],
  ...["{HOST}/a", "{host", "x{host}", "http:/example.org", "http://example.org\nx", "data:text/html,{host}"],
])("Register offices: %j is not a valid address", (text) => {
  expect(isServiceUrl(text)).toBe(false);
});

test.each([
  ["psw", true],
  ["feb", true],
  ...["", "ps", "pswx", "PSW", "psẃ", "p1w", " psw", "psw\n"].map((text): [string, boolean] => [text, false]),
])("Register offices: %j as an authority prefix: %s", (text, expected) => {
  expect(isAuthorityPrefix(text)).toBe(expected);
});

test.each([
  ["12345678", true],
  ["123456789012", true],
  ...["", "1234567", "123456789", "12345678901", "1234567890123", "1234567a", "١٢٣٤٥٦٧٨", "12345678\n"].map(
    (text): [string, boolean] => [text, false],
  ),
])("Register offices: %j as an authority identifier: %s", (text, expected) => {
  expect(isAuthorityIdentifier(text)).toBe(expected);
});

test.each([
  ["mailto:amt@example.org", true],
  ["{host}/x", true],
  ["javascript:alert(1)", false],
  ["https://anna:geheim@example.org", false],
  ["https://example.org/\u202Efdp", false],
])("Register offices: a link to %j is allowed: %s", (url, isAllowed) => {
  expect(isLinkTarget(url)).toBe(isAllowed);
});
