import type { ReactNode } from "react";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the server orders by; absent: the column cannot be ordered by. */
  readonly sortField?: string;
  /** end: numbers. */
  readonly align?: "end";
  /** As CSS has it; absent: shares what is left. */
  readonly width?: string;
  /** In pixels, what its cells need to be read; the width in pixels unless said. */
  readonly minWidth?: number;
  /** Its turn to be left out where the table is too narrow for all columns, 1 first; absent: never. */
  readonly givesWay?: number;
  /** Its part in the two-line rows of narrow screens; hidden unless said. aside, note: at the end of the first, second line. */
  readonly narrow?: "title" | "meta" | "aside" | "note" | "hidden";
  /** Its cells name their rows; the first column's unless said of another. */
  readonly isRowHeader?: boolean;
  /** The user may leave it out. */
  readonly isHideable?: boolean;
  /** Left out until the user asks for it; for those that may be. */
  readonly isHiddenAtFirst?: boolean;
  /** Language of what stands in the cells, e.g. de for official names. */
  readonly lang?: string;
}

/** Whether a column is shown; `chosen` as in the address. */
export function isShown<Row>(column: Column<Row>, chosen: readonly string[] | undefined): boolean {
  if (!column.isHideable) return true;
  return chosen ? chosen.includes(column.key) : !column.isHiddenAtFirst;
}

/** The keys to put into the address once a column is switched; undefined: they are as the table says. */
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
