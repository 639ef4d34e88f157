/** Collects the placeholders of a template from the places that use them. */
import {
  placeholderNameMaxLength,
  placeholderUsesMax,
  placeholdersMax,
  sectionDepthMax,
  type FoundPlaceholder,
} from "#domain/reports/templates";
import { placeholderMalformed, templateUnsafe } from "./templateRefusals";

/** Parses the text between two braces as a placeholder. */
export function placeholderUse(inner: string): PlaceholderUse {
  const trimmed = inner.trim();
  const role = trimmed.startsWith("#") ? "open" : trimmed.startsWith("/") ? "close" : "value";
  return { name: role === "value" ? trimmed : trimmed.slice(1).trim(), role, text: `{${inner}}` };
}

/** A place that uses a placeholder. */
export interface PlaceholderUse {
  readonly name: string;
  /** `open` and `close` enclose a section. */
  readonly role: "value" | "open" | "close";
  /** As written, with its braces. */
  readonly text: string;
}

/**
 * Collects placeholders in the order of their first use. Throws Refusal if a name is invalid, a section is not closed
 * in its part, or there are too many.
 * @param parts the uses of each part in document order
 */
export function collectPlaceholders(parts: Iterable<readonly PlaceholderUse[]>): FoundPlaceholder[] {
  const found = new Map<string, FoundPlaceholder>();
  let uses = 0;
  for (const part of parts) {
    uses += part.length;
    if (uses > placeholderUsesMax) throw templateUnsafe("too_complex", `> ${placeholderUsesMax} {…}`);
    checkSections(part);
    for (const { name, role, text } of part) {
      if (name === "" || name.length > placeholderNameMaxLength || /[[\]{}]/.test(name)) {
        throw placeholderMalformed(text);
      }
      if (role === "close") continue;
      const before = found.get(name);
      found.set(name, {
        name,
        count: (before?.count ?? 0) + 1,
        isSection: role === "open" || before?.isSection === true,
      });
    }
  }
  if (found.size > placeholdersMax) throw templateUnsafe("too_complex", `> ${placeholdersMax} {…}`);
  return [...found.values()];
}

function checkSections(uses: readonly PlaceholderUse[]): void {
  const open: PlaceholderUse[] = [];
  for (const use of uses) {
    if (use.role === "open" && open.push(use) > sectionDepthMax) {
      throw templateUnsafe("too_complex", use.text);
    }
    if (use.role === "close" && open.pop()?.name !== use.name) throw placeholderMalformed(use.text);
  }
  const unclosed = open.pop();
  if (unclosed) throw placeholderMalformed(unclosed.text);
}
