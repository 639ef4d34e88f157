/**
 * Invisible characters and special blanks, which occur in pasted text and make different names look alike. Single lines
 * and comments are normalised on input; texts keep them, and the editor marks them.
 */

/**
 * Invisible characters. Keeps joiners after letters of scripts that need them and after pictures, as in the firefighter
 * emoji, and variation selectors after pictures.
 */
const invisible =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|(?<!\p{Extended_Pictographic})\ufe0f|(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const specialBlank = /(?! )[\p{Zs}\p{Zl}\p{Zp}]/gu;

/** Removes invisible characters and converts all blanks to spaces. Keeps line breaks. */
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
