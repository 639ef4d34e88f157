/** Values that fill the placeholders of a template. */

/** Values by the names of placeholders. */
export type TemplateValues = ReadonlyMap<string, string>;

/** Number of repetitions of a section in a preview. */
export const sectionRepeats = 2;

/** Characters that XML cannot represent, not even escaped. */
const forbidden = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text of a placeholder: its value, or the name in braces if it is unknown. */
export function fillText(values: TemplateValues, name: string): string {
  const value = values.get(name);
  if (value === undefined) return `{${name}}`;
  return value.replaceAll(/\r\n?/g, "\n").replaceAll(forbidden, "\uFFFD");
}
