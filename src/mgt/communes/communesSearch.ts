/** What the address of the overview says of the list: filters, order and, where given, the view. */
import { federalStates, type FederalStateCode } from "#domain/federalStates";
import { searchTextMaxLength } from "#domain/limits";

export const sortColumns = ["name", "ags", "state"] as const;
export type SortColumn = (typeof sortColumns)[number];

/** A column, with a minus in front for descending. */
export type CommuneSort = SortColumn | `-${SortColumn}`;

export const communeViews = ["tiles", "list"] as const;
export type CommuneView = (typeof communeViews)[number];

/** Each member is absent where it restricts nothing. */
export interface CommunesSearch {
  readonly text?: string;
  readonly state?: readonly FederalStateCode[];
  readonly service?: string;
  /** First letter of the name, A to Z. */
  readonly initial?: string;
  /** Absent: by name, ascending. */
  readonly sort?: CommuneSort;
  /** Absent: as chosen last on this device. */
  readonly view?: CommuneView;
}

const sorts: readonly CommuneSort[] = sortColumns.flatMap((column) => [column, `-${column}` as const]);

function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string");
}

function cleanText(value: unknown): string | undefined {
  const text = texts(value)[0]
    ?.replace(/\p{Cc}/gu, " ")
    .slice(0, searchTextMaxLength);
  return text?.trim() ? text : undefined;
}

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseCommunesSearch(raw: Readonly<Record<string, unknown>>): CommunesSearch {
  const states = texts(raw.state).map((code) => code.toUpperCase());
  const state = federalStates.map(({ code }) => code).filter((code) => states.includes(code));
  const service = texts(raw.service)[0];
  const initial = texts(raw.initial)[0]?.toUpperCase();
  const sort = sorts.find((known) => known === raw.sort);
  const view = communeViews.find((known) => known === raw.view);
  const text = cleanText(raw.text);
  return {
    ...(text && { text }),
    ...(state.length > 0 && { state }),
    ...(service && /^[a-z0-9-]{1,64}$/.test(service) && { service }),
    ...(initial && /^[A-Z]$/.test(initial) && { initial }),
    ...(sort && sort !== "name" && { sort }),
    ...(view && { view }),
  };
}

/** How many filters restrict the list. */
export function countFilters({ text, state, service, initial }: CommunesSearch): number {
  return [text, state, service, initial].filter((filter) => filter !== undefined).length;
}

/** The same list without its filters; order and view stay. */
export function withoutFilters({ sort, view }: CommunesSearch): CommunesSearch {
  return { ...(sort && { sort }), ...(view && { view }) };
}

/** Column and direction of an order. */
export function readSort(sort: CommuneSort = "name"): { column: SortColumn; isDescending: boolean } {
  const isDescending = sort.startsWith("-");
  const column = sortColumns.find((known) => known === sort.replace("-", "")) ?? "name";
  return { column, isDescending };
}

/** The order after the head of a column was pressed: that column, the other way round where it already was. */
export function nextSort(sort: CommuneSort | undefined, column: SortColumn): CommuneSort | undefined {
  const now = readSort(sort);
  if (now.column === column && !now.isDescending) return `-${column}`;
  return column === "name" ? undefined : column;
}
