/** Bars and dots of a chart, including hidden and unfinished ones. */
import type { ReactElement } from "react";
import type { BarShapeProps, DotItemDotProps } from "recharts";
import type { ChartRow, ChartSeries } from "../chartModel";
import { barFill, categoryFill, hiddenMarkSize, unfinishedDash } from "./ChartFills";
import type { Palette } from "./palette";

interface BarLook {
  readonly rows: readonly ChartRow[];
  /** Prefix of ids, unique on the page. */
  readonly id: string;
  readonly palette: Palette;
  /** Whether bars are vertical. */
  readonly isVertical: boolean;
}

/** Returns the shape that Recharts renders for the bars of a series. */
export function barShapeOf(
  { key, look }: ChartSeries,
  { rows, id, palette, isVertical }: BarLook,
): (bar: BarShapeProps) => ReactElement {
  return (bar) => {
    const row = rows[bar.index];
    if (!row) return <g />;
    return (
      <BarMark
        bar={bar}
        isHidden={row.facts[key] === "hidden"}
        isVertical={isVertical}
        isUnfinished={row.isUnfinished}
        fill={row.look ? categoryFill(row.look, id, palette) : barFill(look, id, palette)}
        stroke={look === "hatchedBar" ? palette.error : palette.main}
        hiddenFill={`url(#${id}-hidden)`}
        hiddenStroke={palette.compare}
      />
    );
  };
}

interface BarMarkProps {
  readonly bar: BarShapeProps;
  readonly isHidden: boolean;
  readonly isUnfinished: boolean;
  /** Whether bars are vertical. */
  readonly isVertical: boolean;
  readonly fill: string;
  readonly stroke: string;
  readonly hiddenFill: string;
  readonly hiddenStroke: string;
}

/** A bar. Hidden bars have a fixed length. */
function BarMark(props: BarMarkProps) {
  const { bar, isHidden, isUnfinished, isVertical, fill, stroke, hiddenFill, hiddenStroke } = props;
  const { x, y, width, height } = bar;
  if (isHidden) {
    const size = hiddenMarkSize;
    const box = isVertical ? { x, y: y + height - size, width, height: size } : { x, y, width: size, height };
    return <rect {...box} fill={hiddenFill} stroke={hiddenStroke} strokeWidth={0.75} data-mark="hidden" />;
  }
  if (width === 0 || height === 0) return <g />;
  return isUnfinished ? (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={fill}
      fillOpacity={0.35}
      stroke={stroke}
      strokeWidth={1.25}
      strokeDasharray={unfinishedDash}
    />
  ) : (
    <rect x={x} y={y} width={width} height={height} fill={fill} />
  );
}

interface DotLook {
  readonly color: string;
  /** Draws an outline with this fill. */
  readonly hollowFill?: string;
  readonly isShown: (index: number) => boolean;
}

interface LineDotProps extends DotLook {
  readonly dot: DotItemDotProps;
}

/** Returns the shape that Recharts renders for the dots of a line. */
export function dotOf(look: DotLook): (dot: DotItemDotProps) => ReactElement {
  return (dot) => <LineDot key={dot.index} dot={dot} {...look} />;
}

function LineDot({ dot: { cx, cy, index }, color, hollowFill, isShown }: LineDotProps) {
  if (!isShown(index) || typeof cx !== "number" || typeof cy !== "number") return <g />;
  return <circle cx={cx} cy={cy} r={2.75} fill={hollowFill ?? color} stroke={color} strokeWidth={1.25} />;
}
