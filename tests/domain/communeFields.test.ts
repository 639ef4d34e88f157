import { expect, test } from "vitest";
import { hasControlCharacters } from "#domain/communeFields";
import { communeSectionPath, communeSections, sectionPermissions } from "#domain/communeSections";
import { permissionsOf } from "#domain/permissions";
import { isPostalCode } from "#domain/postalCodes";

test.each(["01067", "86150", "99998", "10000"])(
  "Postal codes: %s has the format of a postal code",
  (text) => {
    expect(isPostalCode(text)).toBe(true);
  },
);

test.each(["", "1067", "861500", "00123", "00000", "8615a", " 86150", "86150\n", "٨٦١٥٠", "D-86150"])(
  "Postal codes: %j does not have their format",
  (text) => {
    expect(isPostalCode(text)).toBe(false);
  },
);

test.each(["a\nb", "a\u0000", "\u0007", "a\u0085b", "a\tb", "a\ud83d"])(
  "Commune fields: %j has control characters",
  (text) => {
    expect(hasControlCharacters(text)).toBe(true);
  },
);

test.each(["", "Ḍə’rf", "Lodz\u0301", "a b", "São Tomé", "a\u00A0b", "👩‍👧"])(
  "Commune fields: %j has no control characters",
  (text) => {
    expect(hasControlCharacters(text)).toBe(false);
  },
);

test("Commune sections: the first section is the screen itself, each other one has its own path", () => {
  expect(communeSectionPath("09761000", communeSections[0])).toBe("/mgt/edit/09761000");
  expect(communeSectionPath("09761000", "postal-codes")).toBe("/mgt/edit/09761000/postal-codes");
  const paths = communeSections.map((section) => communeSectionPath("09761000", section));
  expect(new Set(paths).size).toBe(communeSections.length);
});

test("Commune fields: members reach every section except the history", () => {
  const closed = communeSections.filter((section) => {
    const needed = sectionPermissions[section];
    return needed !== undefined && !permissionsOf.MEMBER.some((permission) => permission === needed);
  });
  expect(closed).toEqual(["history"]);
});
