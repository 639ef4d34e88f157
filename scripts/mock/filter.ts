/** Filters and sorts mocked rows by the naming conventions of the contract, if fields of the same name exist. */
import { isRef, type Ref } from "@graphql-tools/mock";
import { needsAttention } from "#domain/processAttention";
import type { ProcessActionState } from "#domain/processTransitions";

type Read = (row: Ref, field: string) => unknown;

/** Fields that a filter such as `statuses`, `services` or `communes` may mean. */
function fieldsOf(filter: string): string[] {
  const one = filter.replace(/(?<=us)es$|s$/, "");
  return [filter, one, `${one}Id`, `${one}Ids`, ...(one === "commune" ? ["ags"] : [])];
}

const searched = ["name", "username", "email", "ags", "pid", "place", "postalCode", "street", "label"];

function matches(
  row: Ref,
  name: string,
  wanted: unknown,
  has: (field: string) => boolean,
  read: Read,
): boolean {
  if (name === "text" && typeof wanted === "string") {
    const texts = searched.filter(has).map((field) => String(read(row, field)));
    return texts.length === 0 || texts.some((text) => text.toLowerCase().includes(wanted.toLowerCase()));
  }
  if (name === "initial") return String(read(row, "name")).startsWith(String(wanted));
  if (name === "needsAttention") {
    const [status, record, type, tries] = ["status", "record", "type", "tries"].map((each) =>
      read(row, each),
    );
    const standing = { status, record, type, tries } as ProcessActionState;
    return needsAttention({ ...standing, feeDifference: feeDifferenceOf(row, read) }) === wanted;
  }
  if (name === "isErasureHeld") return (read(row, "erasureHold") !== null) === wanted;
  if (name === "hasFeeDifference") return (feeDifferenceOf(row, read) !== null) === wanted;
  const field = fieldsOf(name).find(has);
  if (field !== undefined) return isAmong(read(row, field), wanted);
  if (name !== "communes" || !has("target")) return true;
  const target = read(row, "target");
  return !isRef(target) || isAmong(read(target, "commune"), wanted);
}

function feeDifferenceOf(row: Ref, read: Read): number | null {
  const difference = read(row, "feeDifference");
  return typeof difference === "number" ? difference : null;
}

/** Whether the value, or one of its elements, is among the wanted ones. Communes are identified by their AGS. */
function isAmong(value: unknown, wanted: unknown): boolean {
  const accepted: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((each) => accepted.includes(isRef(each) ? each.$ref.key : each));
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return textOf(a).localeCompare(textOf(b), "de", { numeric: true });
}

/** Rows that match `filter`, in the order of `orderBy`; by default latest first, or by name. */
export function applyFilter(
  rows: readonly Ref[],
  { filter, orderBy }: Readonly<Record<string, unknown>>,
  has: (field: string) => boolean,
  read: Read,
): Ref[] {
  const filters = Object.entries(Object(filter)).filter(
    ([, wanted]) => wanted !== null && wanted !== undefined,
  );
  const found = rows.filter((row) =>
    filters.every(([name, wanted]) => matches(row, name, wanted, has, read)),
  );
  const { field, direction } = Object(orderBy) as { field?: string; direction?: string };
  const asked = field?.toLowerCase().replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const latest = ["createdAt", "at"].find(has);
  const by = asked !== undefined && has(asked) ? asked : (latest ?? ["username", "name"].find(has));
  if (by === undefined) return found;
  const sign = (asked === by ? direction === "DESC" : by === latest) ? -1 : 1;
  const values = new Map(found.map((row) => [row, read(row, by)]));
  return found.sort((a, b) => sign * compare(values.get(a), values.get(b)));
}
