/**
 * Normalises single lines where they enter: pasted text has blanks and invisible characters that make names which look
 * alike but differ.
 */

/** Scripts that join letters by invisible characters. */
const joiningScripts = [
  "Arabic",
  "Syriac",
  "Mongolian",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Myanmar",
];

const joining = `[${joiningScripts.map((script) => `\\p{Script=${script}}`).join("")}]`;

/** Joiners and variation selectors stay behind the letters and pictures that need them. */
const invisible = new RegExp(
  `(?<!${joining})[\\u200c\\u200d]|(?<!\\p{Extended_Pictographic})\\ufe0f` +
    "|(?![\\u200c\\u200d\\ufe0f])[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]",
  "gu",
);

/** Removes invisible characters and makes all kinds of blanks ordinary ones. Line breaks stay. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Zs}\p{Zl}\p{Zp}]/gu, " ").replace(invisible, "");
}

/** The stored form of a single line: NFC, with ordinary blanks, without invisible characters, and trimmed. */
export function toSingleLine(text: string): string {
  return withoutInvisible(text).normalize("NFC").trim();
}
