/**
 * Invisible characters and special blanks, which pasted text has: they make names that look alike but differ. Single
 * lines and comments are normalised where they enter; texts keep them, and the editor marks them.
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

/** Parts of emoji that a joiner may follow, as in the one of a firefighter. */
const picture = "[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]";

/** Joiners and variation selectors stay behind the letters and pictures that need them. */
const invisible =
  `(?<!${joining}|${picture})\\u200d|(?<!${joining})\\u200c|(?<!\\p{Extended_Pictographic})\\ufe0f` +
  "|(?![\\u200c\\u200d\\ufe0f])[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]";
const invisiblePattern = new RegExp(invisible, "gu");

const specialBlank = "(?! )[\\p{Zs}\\p{Zl}\\p{Zp}]";
const specialBlankPattern = new RegExp(specialBlank, "gu");

/** Removes invisible characters and makes all kinds of blanks ordinary ones. Line breaks stay. */
export function withoutInvisible(text: string): string {
  return text.replace(specialBlankPattern, " ").replace(invisiblePattern, "");
}

const unseenPattern = new RegExp(`${specialBlank}|${invisible}`, "gu");

/** Positions of the characters that `withoutInvisible` removes or replaces, in order. */
export function invisiblePositions(text: string): number[] {
  return [...text.matchAll(unseenPattern)].map(({ index }) => index);
}

/** The stored form of a single line: NFC, with ordinary blanks, without invisible characters, and trimmed. */
export function toSingleLine(text: string): string {
  return withoutInvisible(text).normalize("NFC").trim();
}
