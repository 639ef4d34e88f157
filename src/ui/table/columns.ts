import type { ReactNode } from "react";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Replaces the header on screen, e.g. with a scale. Screen readers get the header. */
  readonly headerScale?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Sort field of the API; absent if the column is not sortable. */
  readonly sortField?: string;
  /** Use "end" for numbers. */
  readonly align?: "end";
  /** Columns without one share the remaining space. */
  readonly width?: `${number}px`;
  /** Smallest readable width in pixels; defaults to `width`. */
  readonly minWidth?: number;
  /** Columns with 1 are hidden first when the table is too narrow; absent: never hidden. */
  readonly hideOrder?: number;
  /** Position in the two-line rows of narrow screens, hidden by default. aside, note: end of the first, second line. */
  readonly narrow?: "title" | "meta" | "aside" | "note" | "hidden";
  /** Whether its cells are the row headers; defaults to the first column. */
  readonly isRowHeader?: boolean;
  /** Whether the user can hide it. */
  readonly isHideable?: boolean;
  /** Hidden until the user shows it. */
  readonly isHiddenAtFirst?: boolean;
  /** Language of the cells, e.g. de for official names. */
  readonly lang?: string;
}

/** Whether a column is shown; `chosen` are the keys from the URL. */
export function isShown<Row>(column: Column<Row>, chosen: readonly string[] | undefined): boolean {
  if (!column.isHideable) return true;
  return chosen ? chosen.includes(column.key) : !column.isHiddenAtFirst;
}

/** Toggles a column and returns the keys for the URL; undefined: the default columns. */
export function switchColumn<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
  key: string,
): readonly string[] | undefined {
  const hideable = columns.filter((column) => column.isHideable);
  const next = hideable.filter((column) => isShown(column, chosen) !== (column.key === key));
  const usual = hideable.filter((column) => !column.isHiddenAtFirst);
  const isUsual = next.length === usual.length && next.every((column) => usual.includes(column));
  return isUsual ? undefined : next.map((column) => column.key);
}
