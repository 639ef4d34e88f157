import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cutText, endOfText, shortenText } from "#domain/cutText";

const characters = fc.array(fc.constantFrom("a", "ß", "\u0308", "😀", "𝔘"), { maxLength: 12 });

test("Cut texts: texts are cut between characters, never within one", () => {
  fc.assert(
    fc.property(characters, fc.integer({ min: 1, max: 12 }), (all, max) => {
      const text = all.join("");
      expect(cutText(text, max)).toBe(all.slice(0, max).join(""));
      expect(endOfText(text, max)).toBe(all.slice(-max).join(""));
      const short = [...shortenText(text, max)];
      expect(short).toEqual(all.length > max ? [...all.slice(0, max - 1), "…"] : all);
    }),
  );
});
