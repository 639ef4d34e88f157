/** Finds form changes that may not fit running applications, which were submitted with the earlier form. */
import { isCalendarDay } from "./calendarDays";
import { normalizeField, isAnswerable, type FormField } from "./formFields";

/** Effects of a change on existing answers. */
export const formBreakKinds = [
  "REMOVED",
  "HIDDEN",
  "MADE_REQUIRED",
  "TYPE_CHANGED",
  "OPTIONS_REMOVED",
  "NARROWED",
] as const;

export type FormBreakKind = (typeof formBreakKinds)[number];

export interface FormBreak {
  readonly key: string;
  readonly kind: FormBreakKind;
}

/** Whether the change affects applications without an answer to the field. All other changes affect those with one. */
export function concernsMissingAnswers({ kind }: FormBreak): boolean {
  return kind === "MADE_REQUIRED";
}

/** Changes from one form to another that may break running applications, in the order of the earlier form. */
export function formBreaks(before: readonly FormField[], after: readonly FormField[]): FormBreak[] {
  const known = new Map(before.map((field) => [field.key, field]));
  const kept = new Map(after.map((field) => [field.key, normalizeField(field)]));
  const ofKnown = before.flatMap((field) => {
    const now = kept.get(field.key);
    return isAnswerable(field.type) ? breaksOf(normalizeField(field), now) : breaksOf(null, now);
  });
  const ofNew = after.flatMap(({ key }) => (known.has(key) ? [] : breaksOf(null, kept.get(key))));
  return [...ofKnown, ...ofNew];
}

const isDemanded = (field: FormField | null) => field !== null && field.isRequired && field.isVisible;

function breaksOf(before: FormField | null, after: FormField | undefined): FormBreak[] {
  if (!after) return before ? [{ key: before.key, kind: "REMOVED" }] : [];
  const breaks: FormBreakKind[] = [];
  if (before && before.type !== after.type) breaks.push("TYPE_CHANGED");
  else if (before) {
    if (before.isVisible && !after.isVisible) breaks.push("HIDDEN");
    const values = new Set(after.options.map(({ value }) => value));
    if (before.options.some(({ value }) => !values.has(value))) breaks.push("OPTIONS_REMOVED");
    if (isNarrowed(before, after)) breaks.push("NARROWED");
  }
  if (isDemanded(after) && !isDemanded(before)) breaks.push("MADE_REQUIRED");
  return breaks.map((kind) => ({ key: after.key, kind }));
}

function isNarrowed(before: FormField, after: FormField): boolean {
  if (after.format !== "" && after.format !== before.format) return true;
  return (
    isStricter(before.minLength, after.minLength, isMore) ||
    isStricter(before.maxLength, after.maxLength, isLess) ||
    isStricter(before.min, after.min, isMore) ||
    isStricter(before.max, after.max, isLess)
  );
}

/** Days in the format YYYY-MM-DD sort as strings. */
const isMore = (before: string, after: string) =>
  isCalendarDay(after) ? after > before : Number(after) > Number(before);
const isLess = (before: string, after: string) => isMore(after, before);

function isStricter(
  before: string,
  after: string,
  excludes: (before: string, after: string) => boolean,
): boolean {
  if (after === "") return false;
  return before === "" || excludes(before, after);
}
