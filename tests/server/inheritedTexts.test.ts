import { expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { readServiceText } from "#domain/texts/textChecks";
import { inheritedTexts } from "#server/domain/texts/inheritedTexts";

test("Inherited texts: all can be saved as they are", () => {
  const texts = serviceCatalogue.flatMap(({ id }) => inheritedTexts(id));
  const wrong = texts.flatMap(({ key, isRich, de, en }) =>
    Object.entries({ de, en }).flatMap(([language, text]) => {
      const read = readServiceText(text, { reference: de, isRich, language });
      return read.problem === null && read.text === text ? [] : [{ key, language, ...read }];
    }),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
