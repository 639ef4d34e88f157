import type { Column } from "./columns";

type Sized = Pick<Column<never>, "width" | "minWidth" | "hideOrder">;

const pixels = (width: string | undefined): number | undefined =>
  width === undefined ? undefined : Number.parseInt(width, 10);

/** Smallest readable width of a column in pixels; 0 if unknown. */
const neededBy = ({ width, minWidth }: Sized): number => minWidth ?? pixels(width) ?? 0;

const sum = (columns: readonly Sized[]): number =>
  columns.reduce((total, column) => total + neededBy(column), 0);

/** Total width in pixels that these columns need. */
export const neededWidth = sum;

/** Hides columns in their `hideOrder` until the others fit. */
export function keepFitting<Kept extends Sized>(
  columns: readonly Kept[],
  available: number,
): readonly Kept[] {
  const next = columns
    .flatMap(({ hideOrder }) => hideOrder ?? [])
    .reduce((least, turn) => Math.min(least, turn), Infinity);
  if (sum(columns) <= available || next === Infinity) return columns;
  return keepFitting(
    columns.filter(({ hideOrder }) => hideOrder !== next),
    available,
  );
}

/** Gives columns their pixel width if there is room; flexible columns share the rest in proportion to their needs. */
export function shareWidth<Shared extends Sized>(
  columns: readonly Shared[],
  available: number,
): readonly Shared[] {
  let rest = available - sum(columns);
  const widths = columns.map((column) => {
    const needed = neededBy(column);
    const wished = pixels(column.width) ?? needed;
    if (wished === needed || wished - needed > rest) return needed;
    rest -= wished - needed;
    return wished;
  });
  const isFlexible = ({ width, minWidth }: Sized) => width === undefined && minWidth !== undefined;
  const flexible = columns.filter(isFlexible);
  const shared = sum(flexible);
  return columns.map((column, position) => {
    const width = widths[position] ?? 0;
    if (width === 0) return column;
    const own = isFlexible(column) ? Math.floor(width + (rest * neededBy(column)) / shared) : width;
    return { ...column, width: `${own}px` };
  });
}
