/**
 * Invisible characters and special blanks, which pasted text has: they make names that look alike but differ. Single
 * lines and comments are normalised where they enter; texts keep them, and the editor marks them.
 */

/**
 * Characters that nobody sees. Joiners stay behind letters of scripts that need them and behind pictures, as in the
 * emoji of a firefighter; variation selectors stay behind pictures.
 */
const invisible =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|(?<!\p{Extended_Pictographic})\ufe0f|(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const specialBlank = /(?! )[\p{Zs}\p{Zl}\p{Zp}]/gu;

/** Removes invisible characters and makes all kinds of blanks ordinary ones. Line breaks stay. */
export function withoutInvisible(text: string): string {
  return text.replace(specialBlank, " ").replace(invisible, "");
}

/** Positions of the characters that `withoutInvisible` removes or replaces, in order. */
export function invisiblePositions(text: string): number[] {
  const found = [...text.matchAll(specialBlank), ...text.matchAll(invisible)];
  return found.map(({ index }) => index).toSorted((one, other) => one - other);
}

/** The stored form of a single line: NFC, with ordinary blanks, without invisible characters, and trimmed. */
export function toSingleLine(text: string): string {
  return withoutInvisible(text).normalize("NFC").trim();
}
