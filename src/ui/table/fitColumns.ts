import type { Column } from "./columns";

type Sized = Pick<Column<never>, "width" | "minWidth" | "givesWay">;

const pixels = (width: string | undefined): number | undefined =>
  width?.endsWith("px") ? Number.parseInt(width, 10) : undefined;

/** In pixels, what a column needs so that its cells can be read; 0: not known. */
const neededBy = ({ width, minWidth }: Sized): number => minWidth ?? pixels(width) ?? 0;

const sum = (columns: readonly Sized[]): number =>
  columns.reduce((total, column) => total + neededBy(column), 0);

/** In pixels, what these columns need together so that none is cut. */
export const neededWidth = sum;

/** The columns that fit beside each other; those used least give way first. */
export function keepFitting<Kept extends Sized>(
  columns: readonly Kept[],
  available: number,
): readonly Kept[] {
  const next = columns
    .flatMap(({ givesWay }) => givesWay ?? [])
    .reduce((least, turn) => Math.min(least, turn), Infinity);
  if (sum(columns) <= available || next === Infinity) return columns;
  return keepFitting(
    columns.filter(({ givesWay }) => givesWay !== next),
    available,
  );
}

/** Gives columns with a width in pixels that width where there is room; the others share what is left by their needs. */
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
