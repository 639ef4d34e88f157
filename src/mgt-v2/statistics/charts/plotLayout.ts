/** Layout of a chart. */
import type { ChartModel } from "../chartModel";

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Space for a category, and above and below all of them. */
const [categoryHeight, categoriesMargin] = [28, 4];

/** Minimum width of a time series, and of a point. */
const [courseMinWidth, pointMinWidth] = [480, 9];

export const courseHeight = 240;

/** The area of the values within a chart of this size. */
export function plotOf(model: ChartModel, width: number, height: number): Plot {
  const edges =
    model.layout === "course"
      ? { left: 52, right: 8, top: 12, bottom: 24 }
      : { left: Math.min(176, width * 0.5), right: 64, top: categoriesMargin, bottom: categoriesMargin };
  return {
    ...edges,
    width: Math.max(0, width - edges.left - edges.right),
    height: Math.max(0, height - edges.top - edges.bottom),
  };
}

/** Size of a chart in a container of this width. A wider chart scrolls within it. */
export function sizeOf({ layout, rows }: ChartModel, containerWidth: number) {
  return layout === "course"
    ? {
        width: Math.max(containerWidth, courseMinWidth, 60 + rows.length * pointMinWidth),
        height: courseHeight,
      }
    : { width: containerWidth, height: rows.length * categoryHeight + 2 * categoriesMargin };
}

/** The area of a point within the chart. */
export function slotOf({ layout, rows }: ChartModel, plot: Plot, index: number) {
  const count = Math.max(1, rows.length);
  return layout === "course"
    ? {
        x: plot.left + (plot.width / count) * index,
        y: plot.top,
        width: plot.width / count,
        height: plot.height,
      }
    : {
        x: 0,
        y: plot.top + (plot.height / count) * index,
        width: plot.left + plot.width,
        height: plot.height / count,
      };
}

/** The point at a position within the chart; null outside the plot. */
export function pointAt({ layout, rows }: ChartModel, plot: Plot, x: number, y: number): number | null {
  const share = layout === "course" ? (x - plot.left) / plot.width : (y - plot.top) / plot.height;
  if (!(share >= 0 && share < 1)) return null;
  return Math.floor(share * rows.length);
}
