import type { CategoryLook, SeriesLook } from "../chartModel";
import type { Palette } from "./palette";

interface ChartFillsProps {
  /** Prefix of the ids, unique on the page. */
  readonly id: string;
  readonly palette: Palette;
}

/** SVG patterns of a chart, which distinguish bars without colours. */
export function ChartFills({ id, palette }: ChartFillsProps) {
  const { error, second, main, compare, background } = palette;
  return (
    <defs>
      <pattern
        id={`${id}-hatched`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill={background} />
        <rect width="3" height="5" fill={error} />
      </pattern>
      <pattern id={`${id}-dots`} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" fill={background} />
        <circle cx="2.5" cy="2.5" r="1.7" fill={main} />
      </pattern>
      <pattern id={`${id}-stripes`} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill={background} />
        <rect width="4" height="2" fill={second} />
      </pattern>
      <pattern
        id={`${id}-hidden`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="4" height="4" fill={background} />
        <rect width="1.5" height="4" fill={compare} />
      </pattern>
    </defs>
  );
}

const fillsOfLooks = {
  solid: null,
  plain: null,
  hatched: "hatched",
  dots: "dots",
  stripes: "stripes",
} as const;

/** Fill of a category's bar. */
export function categoryFill(look: CategoryLook, id: string, palette: Palette): string {
  const pattern = fillsOfLooks[look];
  if (pattern) return `url(#${id}-${pattern})`;
  return look === "plain" ? palette.compare : palette.main;
}

export const barFill = (look: SeriesLook, id: string, palette: Palette) =>
  look === "hatchedBar" ? `url(#${id}-hatched)` : palette.main;

export const isBar = (look: SeriesLook) => look === "bar" || look === "hatchedBar";

/** Stroke of a line. */
export function lineStroke(look: SeriesLook, palette: Palette) {
  if (look === "previousLine") return { stroke: palette.previous, strokeDasharray: "5 3" };
  if (look === "dottedLine") return { stroke: palette.second, strokeDasharray: "1 3" };
  return { stroke: palette.main, strokeDasharray: undefined };
}

/** Outline of unfinished values. */
export const unfinishedDash = "3 2";

/** Height and width of the mark of a hidden figure. */
export const hiddenMarkSize = 8;
