import { memo } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  XAxis,
  YAxis,
  type BarShapeProps,
  type DotItemDotProps,
} from "recharts";
import { formatNumber } from "#i18n/formats";
import type { Locale } from "#i18n/locales";
import { drawnSeries, type ChartModel, type ChartRow, type ChartSeries } from "../chartModel";
import { hiddenSign } from "#domain/statistics/smallFigures";
import {
  barFill,
  categoryFill,
  ChartFills,
  hiddenMarkSize,
  isBar,
  lineStroke,
  unfinishedDash,
} from "./ChartFills";
import { HiddenMarks } from "./HiddenMarks";
import type { Palette } from "./palette";
import { plotOf } from "./plotLayout";

export interface ChartDrawingProps {
  readonly model: ChartModel;
  /** Prefix of ids, unique on the page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly locale: Locale;
}

/** Dots are drawn up to this number of points. */
const dottedMax = 62;

const fontSize = 11;

/** A chart as an SVG, without legend, tooltip and animation. Decorative: its readers have the table. */
export const ChartDrawing = memo(function ChartDrawing(props: ChartDrawingProps) {
  const { model, id, width, height, palette, locale } = props;
  const { rows, layout, scale } = model;
  const isCourse = layout === "course";
  const { left, right, top, bottom } = plotOf(model, width, height);
  const data = rows.map((row, index) => ({ ...row, index }));
  const tickOf = (index: number) => rows[index]?.tick ?? "";
  const tick = { fill: palette.text, fontSize };
  const drawn = drawnSeries(model);
  const bars = drawn.filter(({ look }) => isBar(look));
  const lines = drawn.filter(({ look }) => !isBar(look));
  const drawnValue = ({ key }: ChartSeries, row: ChartRow) => {
    const fact = row.facts[key] ?? null;
    // A bar without a value has no shape.
    return typeof fact === "number" ? fact / scale.divisor : fact === "hidden" ? 0 : null;
  };
  const lineValue = ({ key }: ChartSeries, row: ChartRow) => {
    const fact = row.facts[key];
    return typeof fact === "number" ? fact / scale.divisor : null;
  };
  const categoryLabel = (row: ChartRow, { key, format }: ChartSeries) => {
    const fact = row.facts[key] ?? null;
    return fact === "hidden" ? hiddenSign : fact === null ? "–" : format(fact);
  };
  return (
    <ComposedChart
      width={width}
      height={height}
      data={data}
      layout={isCourse ? "horizontal" : "vertical"}
      margin={isCourse ? { top, right, bottom: 0, left: 0 } : { top, right, bottom, left: 0 }}
      barCategoryGap={isCourse ? "18%" : "30%"}
      barGap={1}
      // Its own live region is assertive; ChartReader replaces it.
      accessibilityLayer={false}
    >
      <ChartFills id={id} palette={palette} />
      {isCourse && <CartesianGrid vertical={false} stroke={palette.grid} />}
      {isCourse ? (
        <XAxis
          dataKey="index"
          // Otherwise, charts without bars begin at the edge, beside the areas of their points.
          scale="band"
          height={bottom}
          tick={tick}
          tickFormatter={tickOf}
          tickLine={false}
          axisLine={{ stroke: palette.axis }}
          interval="preserveStartEnd"
          minTickGap={24}
        />
      ) : (
        // Without any value, bars still begin at the start.
        <XAxis type="number" hide domain={[0, (most: number) => Math.max(1, most)]} />
      )}
      {isCourse ? (
        <YAxis
          width={left}
          tick={tick}
          tickLine={false}
          axisLine={false}
          allowDecimals={model.domain !== undefined || scale.divisor > 1}
          tickFormatter={(value: number) => formatNumber(value, locale)}
          {...(model.domain && { domain: [...model.domain], ticks: [1, 2, 3, 4, 5] })}
        />
      ) : (
        <YAxis
          type="category"
          dataKey="index"
          width={left}
          interval={0}
          tick={{ ...tick, fontSize: 12 }}
          tickFormatter={tickOf}
          tickLine={false}
          axisLine={false}
        />
      )}
      {bars.map((series) => (
        <Bar
          key={series.key}
          dataKey={(row: ChartRow) => drawnValue(series, row)}
          isAnimationActive={false}
          maxBarSize={isCourse ? 48 : 14}
          shape={(bar: BarShapeProps) => {
            const row = rows[bar.index];
            if (!row) return <g />;
            return (
              <BarMark
                bar={bar}
                isHidden={row.facts[series.key] === "hidden"}
                isVertical={isCourse}
                isUnfinished={row.isUnfinished}
                fill={row.look ? categoryFill(row.look, id, palette) : barFill(series.look, id, palette)}
                stroke={series.look === "hatchedBar" ? palette.error : palette.main}
                hiddenFill={`url(#${id}-hidden)`}
                hiddenStroke={palette.compare}
              />
            );
          }}
        >
          {!isCourse && (
            <LabelList
              position="right"
              offset={12}
              fill={palette.strong}
              fontSize={12}
              valueAccessor={(_entry: unknown, index: number) => {
                const row = rows[index];
                return row ? categoryLabel(row, series) : "";
              }}
            />
          )}
        </Bar>
      ))}
      {lines.map((series) => (
        // A halo keeps lines readable over bars.
        <Line
          key={`${series.key} halo`}
          dataKey={(row: ChartRow) => lineValue(series, row)}
          isAnimationActive={false}
          stroke={palette.background}
          strokeWidth={4.5}
          dot={false}
          activeDot={false}
        />
      ))}
      {lines.map((series) => {
        const isUnfinished = (index: number) =>
          series.key !== "previous" && rows[index]?.isUnfinished === true;
        const stroke = lineStroke(series.look, palette);
        return (
          <Line
            key={series.key}
            dataKey={(row: ChartRow & { readonly index: number }) =>
              isUnfinished(row.index) ? null : lineValue(series, row)
            }
            isAnimationActive={false}
            {...stroke}
            strokeWidth={2}
            strokeLinecap="round"
            activeDot={false}
            dot={(dot: DotItemDotProps) => (
              <LineDot
                key={dot.index}
                dot={dot}
                color={stroke.stroke}
                isShown={
                  (series.look !== "previousLine" && rows.length <= dottedMax) ||
                  isAlone(rows, series.key, dot.index)
                }
              />
            )}
          />
        );
      })}
      {lines.flatMap((series) => {
        const { stroke } = lineStroke(series.look, palette);
        // From the last finished point on; the hollow dot marks the unfinished one.
        const isOpen = (index: number) =>
          rows[index]?.isUnfinished === true || rows[index + 1]?.isUnfinished === true;
        if (series.key === "previous" || !rows.some(({ isUnfinished }) => isUnfinished)) return [];
        return [
          <Line
            key={`${series.key} unfinished`}
            dataKey={(row: ChartRow & { readonly index: number }) =>
              isOpen(row.index) ? lineValue(series, row) : null
            }
            isAnimationActive={false}
            stroke={stroke}
            strokeWidth={1.5}
            strokeDasharray={unfinishedDash}
            activeDot={false}
            dot={(dot: DotItemDotProps) => (
              <LineDot
                key={dot.index}
                dot={dot}
                color={stroke}
                hollowFill={palette.background}
                isShown={rows[dot.index]?.isUnfinished === true}
              />
            )}
          />,
        ];
      })}
      {isCourse && (
        <HiddenMarks rows={rows} keys={lines.map(({ key }) => key)} id={id} stroke={palette.compare} />
      )}
    </ComposedChart>
  );
});

/** Whether a point has no neighbour to draw a line to. */
function isAlone(rows: readonly ChartRow[], key: string, index: number): boolean {
  const has = (at: number) => typeof rows[at]?.facts[key] === "number";
  return !has(index - 1) && !has(index + 1);
}

interface BarMarkProps {
  readonly bar: BarShapeProps;
  readonly isHidden: boolean;
  readonly isUnfinished: boolean;
  /** Bars grow upwards, not to the right. */
  readonly isVertical: boolean;
  readonly fill: string;
  readonly stroke: string;
  readonly hiddenFill: string;
  readonly hiddenStroke: string;
}

/** A bar. A hidden one has a fixed length, whatever its value. */
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
      {...{ x, y, width, height }}
      fill={fill}
      fillOpacity={0.35}
      stroke={stroke}
      strokeWidth={1.25}
      strokeDasharray={unfinishedDash}
    />
  ) : (
    <rect {...{ x, y, width, height }} fill={fill} />
  );
}

interface LineDotProps {
  readonly dot: DotItemDotProps;
  readonly color: string;
  /** Set: an outline with this fill. */
  readonly hollowFill?: string;
  readonly isShown: boolean;
}

function LineDot({ dot: { cx, cy }, color, hollowFill, isShown }: LineDotProps) {
  if (!isShown || typeof cx !== "number" || typeof cy !== "number") return <g />;
  return <circle cx={cx} cy={cy} r={2.75} fill={hollowFill ?? color} stroke={color} strokeWidth={1.25} />;
}
