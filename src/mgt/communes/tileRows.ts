/** Rows of tiles, with a heading for each first letter or Land. */
import { federalStateName } from "#domain/federalStates";
import { searchForms } from "#domain/searchText";
import type { RowShape } from "#ui/useWindowedRows";
import { communesList, type CommuneSort } from "./communesList";

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly state: string;
}

export type TileRow = RowShape &
  (
    | { readonly kind: "heading"; readonly text: string }
    /** Positions of communes from `first` to `end` (exclusive); "open" has expanded services below. */
    | { readonly kind: "tiles" | "open"; readonly first: number; readonly end: number }
    /** Tiles that are loading. */
    | { readonly kind: "waiting" }
  );

/** First letter of a name; # if it has none. */
function initialOf(name: string): string {
  const [first = ""] = name;
  if (/[A-Z]/.test(first)) return first;
  const [letter = ""] = searchForms(name)[0] ?? "";
  return /[a-z]/.test(letter) ? letter.toUpperCase() : "#";
}

function headingOf({ name, state }: Placed, sort: CommuneSort | undefined): string | null {
  const field = communesList.orderBy({ sort })?.field;
  if (field === "NAME") return initialOf(name);
  return field === "STATE" ? federalStateName(state) : null;
}

interface TileRowOptions {
  readonly communes: readonly Placed[];
  readonly total: number;
  readonly opened: ReadonlySet<string>;
  readonly columns: number;
  /** Without it there are no headings. */
  readonly headings?: { readonly sort: CommuneSort | undefined };
}

export function tileRows({ communes, total, opened, columns, headings }: TileRowOptions): TileRow[] {
  const rows: TileRow[] = [];
  let heading: string | null = null;
  let begun = 0;
  const finish = (end: number) => {
    for (let first = begun; first < end; first += columns) {
      const last = Math.min(first + columns, end);
      const open = communes.slice(first, last).filter(({ id }) => opened.has(id));
      const key = `${columns}:${communes[first]?.id}`;
      rows.push(
        open.length > 0
          ? { key: `${key}+${open.map(({ id }) => id).join("+")}`, kind: "open", first, end: last }
          : { key, kind: "tiles", first, end: last },
      );
    }
    begun = end;
  };
  communes.forEach((commune, position) => {
    const next = headings ? headingOf(commune, headings.sort) : null;
    if (next === heading) return;
    finish(position);
    heading = next;
    if (next) rows.push({ key: `heading-${next}-${position}`, kind: "heading", text: next });
  });
  finish(communes.length);
  const waiting = Math.ceil((total - communes.length) / columns);
  for (let index = 0; index < waiting; index += 1) rows.push({ key: `waiting-${index}`, kind: "waiting" });
  return rows;
}

/** Index of the row with this commune. */
export function rowOfPosition(rows: readonly TileRow[], position: number): number {
  return rows.findIndex((row) => "first" in row && row.first <= position && position < row.end);
}

/** The commune above or below another one, in the same column if that row is long enough. */
export function positionBeside(rows: readonly TileRow[], position: number, step: 1 | -1): number {
  const from = rowOfPosition(rows, position);
  const row = rows[from];
  if (!row || !("first" in row)) return position;
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const beside = rows[index];
    if (beside && "first" in beside) {
      return Math.min(beside.first + (position - row.first), beside.end - 1);
    }
  }
  return position;
}
