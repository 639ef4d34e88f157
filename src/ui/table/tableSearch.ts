/** What the address says of a table: search text, order, page and columns. */
import { pageSize, pageSizeMax, searchTextMaxLength } from "#domain/limits";
import type { TableParams } from "./tableParams";

export type SortDirection = "ASC" | "DESC";

/** What a table can be ordered by, as the contract's enum has it, and its order unless the address says another. */
export interface TableSpec<Field extends string> {
  readonly fields: readonly Field[];
  readonly sort: Field;
  /** Of the order above; ascending unless said. */
  readonly direction?: SortDirection;
  /** Most characters of the search text; those of other searches unless said. */
  readonly textMaxLength?: number;
}

export interface TableSearch<Field extends string> {
  /** Absent: any. */
  readonly text?: string;
  readonly sort: Field;
  readonly direction: SortDirection;
  /** Cursor that the page begins after. */
  readonly after?: string;
  /** Cursor that the page ends before, or `lastPage`. */
  readonly before?: string;
  /** Rows of a page. */
  readonly size: number;
  /** Keys of the columns shown besides those that are always there; absent: as the table says. */
  readonly columns?: readonly string[];
}

/** The same as it stands in the address; what is as usual is left out. */
type NamedParams = { readonly [Name in keyof Required<TableParams>]: TableParams[Name] | undefined };

/** In place of a cursor: the end of the list. */
export const lastPage = "end";

export const pageSizes: readonly number[] = [pageSize, 100, pageSizeMax];

/** In place of the columns: none of those that may be absent. */
const noColumns = "none";
const cursorMaxLength = 1_000;

type Raw = Readonly<Record<string, unknown>>;

/** The texts of a search param, in their order. */
export function texts(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string");
}

/** The first text of a search param without control characters; undefined: there is none, or nothing but spaces. */
export function textParam(value: unknown, maxLength: number): string | undefined {
  const text = texts(value)[0]
    ?.replace(/\p{Cc}/gu, " ")
    .slice(0, maxLength);
  return text?.trim() ? text : undefined;
}

const paramOf = (field: string) => field.toLowerCase().replaceAll("_", "-");

function parseColumns(value: unknown): readonly string[] | undefined {
  const keys = texts(value).filter((key) => /^[a-zA-Z]{1,40}$/.test(key));
  if (keys.length === 0) return undefined;
  return keys.filter((key) => key !== noColumns);
}

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseTableSearch<Field extends string>(raw: Raw, spec: TableSpec<Field>): TableSearch<Field> {
  const text = textParam(raw.text, spec.textMaxLength ?? searchTextMaxLength);
  const order = texts(raw.sort)[0] ?? "";
  const sort = spec.fields.find((field) => paramOf(field) === order.replace(/^-/, ""));
  const direction = order.startsWith("-") ? "DESC" : "ASC";
  const after = textParam(raw.after, cursorMaxLength);
  const before = after ? undefined : textParam(raw.before, cursorMaxLength);
  const columns = parseColumns(raw.columns);
  return {
    ...(text && { text }),
    sort: sort ?? spec.sort,
    direction: sort ? direction : (spec.direction ?? "ASC"),
    ...(after && { after }),
    ...(before && { before }),
    size: pageSizes.find((size) => String(size) === raw.size) ?? pageSize,
    ...(columns && { columns }),
  };
}

/** The search params that say so; every one is named, so that they take the place of those before. */
export function toSearch<Field extends string>(
  { text, sort, direction, after, before, size, columns }: TableSearch<Field>,
  spec: TableSpec<Field>,
): NamedParams {
  const isUsual = sort === spec.sort && direction === (spec.direction ?? "ASC");
  const chosen = columns?.length === 0 ? [noColumns] : columns;
  return {
    text: text || undefined,
    sort: isUsual ? undefined : `${direction === "DESC" ? "-" : ""}${paramOf(sort)}`,
    after,
    before: after === undefined ? before : undefined,
    size: size === pageSize ? undefined : String(size),
    columns: chosen,
  };
}

export interface PageVariables<Field extends string> {
  readonly first: number | null;
  readonly after: string | null;
  readonly last: number | null;
  readonly before: string | null;
  readonly orderBy: { readonly field: Field; readonly direction: SortDirection };
  /** Null: any. */
  readonly text: string | null;
}

/** What is asked of the server for the page that the address describes. */
export function pageVariables<Field extends string>(search: TableSearch<Field>): PageVariables<Field> {
  const { text, sort, direction, after, before, size } = search;
  const isBackwards = before !== undefined;
  return {
    first: isBackwards ? null : size,
    after: after ?? null,
    last: isBackwards ? size : null,
    before: before === undefined || before === lastPage ? null : before,
    orderBy: { field: sort, direction },
    text: text?.trim() ?? null,
  };
}
