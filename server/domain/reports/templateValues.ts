/** Values that fill the placeholders of a template. */

/** Values by the names of placeholders. */
export type TemplateValues = ReadonlyMap<string, string>;

/** How often a preview repeats the content of a section, so that one sees it repeat. */
export const sectionRepeats = 2;

/** Characters that XML cannot hold, not even escaped. */
const forbidden = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text of a placeholder: its value, or for an unknown one its name in braces, so that the clerk sees it. */
export function fillText(values: TemplateValues, name: string): string {
  const value = values.get(name);
  if (value === undefined) return `{${name}}`;
  return value.replaceAll(/\r\n?/g, "\n").replaceAll(forbidden, "\uFFFD");
}
