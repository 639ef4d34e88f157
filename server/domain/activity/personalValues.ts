/** Personal values of users within the values before and after a change. */

/** What decides where an entry has personal values. */
interface EntryKind {
  readonly type: string;
  readonly target_kind: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Values of an entry: those about persons, and all others. */
interface SplitValues {
  readonly personal: unknown;
  readonly others: unknown;
}

const ofUsers = ["username", "email"];
const selected = ["actorName"];
const ofFilter = ["actorName", "actors", "users"];

/** Separates personal values from the others. */
export function splitPersonal(kind: EntryKind, values: unknown): SplitValues {
  const names = namesOf(kind);
  if (names.length === 0 || !isValues(values)) return { personal: null, others: values };
  const { filter, ...top } = values;
  const split = splitBy(top, names);
  if (kind.type !== "EXPORT_ACTIVITIES" || !isValues(filter)) {
    return filter === undefined ? split : { ...split, others: { ...split.others, filter } };
  }
  const below = splitBy(filter, ofFilter);
  return {
    personal: { ...split.personal, filter: below.personal },
    others: { ...split.others, filter: below.others },
  };
}

/** Replaces personal values by a pseudonym. */
export function withoutPersonal(kind: EntryKind, values: unknown, pseudonym: string): unknown {
  const { personal, others } = splitPersonal(kind, values);
  return isValues(personal) && isValues(others) ? merged(others, replaced(personal, pseudonym)) : values;
}

function namesOf({ type, target_kind: kind }: EntryKind): readonly string[] {
  if (kind === "user") return [...ofUsers, ...selected];
  return type === "READ_PERSONAL_DATA" || type === "EXPORT_ACTIVITIES" ? selected : [];
}

function splitBy(values: Values, names: readonly string[]): { personal: Values; others: Values } {
  const entries = Object.entries(values);
  return {
    personal: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    others: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  };
}

function replaced(personal: Values, pseudonym: string): Values {
  const entries = Object.entries(personal).map(([name, value]): [string, unknown] => {
    if (isValues(value)) return [name, replaced(value, pseudonym)];
    return [name, value === null ? null : pseudonym];
  });
  return Object.fromEntries(entries);
}

function merged(others: Values, personal: Values): Values {
  const { filter, ...top } = personal;
  if (!isValues(filter) || !isValues(others["filter"])) return { ...others, ...top };
  return { ...others, ...top, filter: { ...others["filter"], ...filter } };
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
