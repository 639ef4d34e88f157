import { expect, test } from "vitest";
import { hasInvisibleCharacters } from "#domain/userNames";

test.each([
  0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200d, 0x2028, 0x202e, 0x2060, 0x2066,
  0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0041,
])("Usernames: U+%s is invisible", (point) => {
  expect(hasInvisibleCharacters(`ad${String.fromCodePoint(point)}min`)).toBe(true);
});

test.each([
  "Ənvər D’Artagnan",
  "Ḍalal",
  "Zoë-Łucja Ñandú",
  "Jo\u0308rg M\u0331",
  "張偉",
  "a.b_c+d@müllheim.de",
])("Usernames: %s has no invisible characters", (name) => {
  expect(hasInvisibleCharacters(name)).toBe(false);
});
