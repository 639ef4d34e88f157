import type { SeriesLook } from "../chartModel";
import { barFill, isBar, lineStroke, unfinishedDash } from "./ChartFills";
import type { Palette } from "./palette";

export type LegendLook = SeriesLook | "unfinished" | "hidden";

interface LegendSwatchProps {
  readonly look: LegendLook;
  /** Prefix of the ids of the patterns. */
  readonly id: string;
  readonly palette: Palette;
}

/** Sample of a series in the legend, 22 × 10 pixels. */
export function LegendSwatch({ look, id, palette }: LegendSwatchProps) {
  const box = { x: 5, y: 0.5, width: 12, height: 9 };
  if (look === "unfinished") {
    return (
      <rect
        {...box}
        fill={palette.main}
        fillOpacity={0.35}
        stroke={palette.main}
        strokeDasharray={unfinishedDash}
      />
    );
  }
  if (look === "hidden") return <rect {...box} fill={`url(#${id}-hidden)`} stroke={palette.compare} />;
  if (isBar(look)) return <rect {...box} fill={barFill(look, id, palette)} />;
  return (
    <line x1={1} x2={21} y1={5} y2={5} strokeWidth={2} strokeLinecap="round" {...lineStroke(look, palette)} />
  );
}
