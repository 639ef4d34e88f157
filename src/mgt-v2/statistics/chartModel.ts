/** What a chart shows: drawn on the screen, as a table, and as a picture. */
import type { Fact } from "./figures";

/** How a series is drawn; `table`: only in the table. */
export type SeriesLook = "bar" | "hatchedBar" | "line" | "dottedLine" | "previousLine" | "table";

export interface ChartSeries {
  readonly key: string;
  /** In legend and table. */
  readonly label: string;
  readonly look: SeriesLook;
  /** A value in the table. */
  readonly format: (value: number) => string;
  /** A value in a sentence, with what it counts. */
  readonly say: (value: number) => string;
}

/** Fill of a bar among categories. */
export type CategoryLook = "solid" | "dots" | "hatched" | "stripes" | "plain";

export interface ChartRow {
  /** At the axis. */
  readonly tick: string;
  /** In the table and when read. */
  readonly name: string;
  readonly isUnfinished: boolean;
  /** Facts by key of the series. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly look?: CategoryLook;
}

export interface ChartModel {
  readonly id: string;
  readonly title: string;
  /** The chart in a sentence or two. */
  readonly summary: string;
  /** Heading of the first column of the table. */
  readonly rowLabel: string;
  /** Categories are horizontal bars. */
  readonly layout: "course" | "categories";
  /** Values are divided by it, so that the axis has round numbers of this unit. */
  readonly scale: { readonly divisor: number; readonly unit: string };
  /** Ends of the axis; absent: from 0 to the largest value. */
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
