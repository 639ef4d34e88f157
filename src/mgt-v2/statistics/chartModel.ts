/** Model of a chart, rendered on the screen, as a table and as a picture. */
import type { Fact } from "./figures";

/** How a series is drawn; `table`: only in the table. */
export type SeriesLook = "bar" | "hatchedBar" | "line" | "dottedLine" | "previousLine" | "table";

export interface ChartSeries {
  readonly key: string;
  /** Label in legend and table. */
  readonly label: string;
  readonly look: SeriesLook;
  /** Formats a value for the table. */
  readonly format: (value: number) => string;
  /** Formats a value with its unit, for sentences. */
  readonly describe: (value: number) => string;
}

/** Fill of a category's bar. */
export type CategoryLook = "solid" | "dots" | "hatched" | "stripes" | "plain";

export interface ChartRow {
  /** Label at the axis. */
  readonly tick: string;
  /** Label in the table and for screen readers. */
  readonly name: string;
  readonly isUnfinished: boolean;
  /** Facts by key of the series. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly look?: CategoryLook;
}

export interface ChartModel {
  readonly id: string;
  readonly title: string;
  /** Summary of the chart. */
  readonly summary: string;
  /** Heading of the first column of the table. */
  readonly rowLabel: string;
  /** Categories are horizontal bars. */
  readonly layout: "course" | "categories";
  /** Divisor of the values, so that the axis has round numbers in its unit. */
  readonly scale: { readonly divisor: number; readonly unit: string };
  /** Domain of the axis; defaults to 0 to the largest value. */
  readonly domain?: readonly [number, number];
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
}

/** Series that are drawn. */
export const drawnSeries = ({ series }: ChartModel) => series.filter(({ look }) => look !== "table");

export const hasHidden = ({ rows, series }: ChartModel) =>
  rows.some(({ facts }) => series.some(({ key }) => facts[key] === "hidden"));

export const hasUnfinished = ({ rows }: ChartModel) => rows.some(({ isUnfinished }) => isUnfinished);

/** Whether nothing can be drawn: no series has any value but 0. */
export const isEmptyChart = ({ rows, series }: ChartModel) =>
  rows.every(({ facts }) => series.every(({ key }) => (facts[key] ?? 0) === 0));
