import { memo } from "react";
import { Bar, CartesianGrid, ComposedChart, LabelList, Line, XAxis, YAxis } from "recharts";
import { formatNumber } from "#i18n/formats";
import type { Locale } from "#i18n/locales";
import { drawnSeries, type ChartModel, type ChartRow, type ChartSeries } from "../chartModel";
import { hiddenSign } from "#domain/statistics/smallFigures";
import { ChartFills, isBar, lineStroke, unfinishedDash } from "./ChartFills";
import { barShapeOf, dotOf } from "./chartMarks";
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

/** Maximum number of points with dots. */
const dottedMax = 62;

const fontSize = 11;

/** A chart as an SVG, without legend, tooltip and animation. Decorative, since screen readers have the table. */
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
      // Recharts' own live region is assertive; ChartReader replaces it.
      accessibilityLayer={false}
    >
      <ChartFills id={id} palette={palette} />
      {isCourse && <CartesianGrid vertical={false} stroke={palette.grid} />}
      {isCourse ? (
        <XAxis
          dataKey="index"
          // Without "band", charts without bars would start at the edge, outside the areas of their points.
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
        // At least 1, so that the axis starts at the left even without values.
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
          shape={barShapeOf(series, { rows, id, palette, isVertical: isCourse })}
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
        // An outline keeps lines readable over bars.
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
            dot={dotOf({
              color: stroke.stroke,
              isShown: (index) =>
                series.look !== "previousLine" &&
                (rows.length <= dottedMax || isAlone(rows, series.key, index)),
            })}
          />
        );
      })}
      {lines.flatMap((series) => {
        const { stroke } = lineStroke(series.look, palette);
        // The segments next to an unfinished point, which has a hollow dot.
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
            dot={dotOf({
              color: stroke,
              hollowFill: palette.background,
              isShown: (index) => rows[index]?.isUnfinished === true,
            })}
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
