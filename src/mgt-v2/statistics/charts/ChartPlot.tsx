import { Chart, useChart } from "@chakra-ui/charts";
import { Box, chakra } from "@chakra-ui/react";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useLocale } from "#i18n/language";
import type { ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import type { ChartModel } from "../chartModel";
import { useChartLabels } from "../useChartLabels";
import { ChartDrawing } from "./ChartDrawing";
import { LegendSwatch } from "./LegendSwatch";
import { ChartFills } from "./ChartFills";
import { forcedColors, paletteOf } from "./palette";
import { plotOf, pointAt, sizeOf, slotOf } from "./plotLayout";

/** Width before the container is measured, and in environments without layout. */
const unmeasuredWidth = 760;

const Legend = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 4,
    rowGap: 1,
    mb: 2,
    color: "fg.muted",
    fontSize: "xs",
    "& > li": { display: "flex", alignItems: "center", gap: 1.5 },
  },
});

/** Values of the focused point, near it. */
const Readout = chakra("div", {
  base: {
    position: "absolute",
    top: 0,
    zIndex: 1,
    width: "max-content",
    maxW: "260px",
    px: 2,
    py: 1,
    border: "1px solid {colors.border}",
    borderRadius: "sm",
    bg: "bg.panel",
    boxShadow: "float",
    textStyle: "xs",
    pointerEvents: "none",
  },
});

interface ChartPlotProps {
  readonly model: ChartModel;
  /** Called once after drawing. Must be stable. */
  readonly onDrawn: () => void;
}

const chartShortcuts: ShortcutGroup = {
  title: msg`Wenn ein Diagramm den Fokus hat`,
  shortcuts: [
    { keys: ["ArrowRight", "ArrowLeft"], label: msg`nächster oder voriger Wert` },
    { keys: ["Home", "End"], label: msg`erster oder letzter Wert` },
  ],
};

/** A chart with its legend. Arrow keys or the pointer move between the points. */
export function ChartPlot({ model, onDrawn }: ChartPlotProps) {
  const { t } = useLingui();
  useShortcuts(chartShortcuts);
  const locale = useLocale();
  const { legendOf, sentenceOf } = useChartLabels();
  const id = useId().replaceAll(/[^\w-]/g, "");
  useEffect(onDrawn, [onDrawn]);
  const chart = useChart({ data: [...model.rows] });
  const { color } = chart;
  // The tokens are constant, although the function is not.
  // oxlint-disable-next-line react/exhaustive-deps
  const palette = useMemo(() => paletteOf(color), []);
  const box = useRef<HTMLDivElement>(null);
  const containerWidth = useWidth(box);
  const [focused, setFocused] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { rows } = model;
  const { width, height } = sizeOf(model, containerWidth);
  const plot = plotOf(model, width, height);
  const last = rows.length - 1;
  const current = Math.min(focused ?? last, last);
  const shown = pointed ?? focused;
  const shownRow = shown === null ? undefined : rows[shown];
  const slot = shown === null ? null : slotOf(model, plot, shown);
  const currentRow = rows[current];

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, current, last);
    if (target === null) return;
    event.preventDefault();
    setPointed(null);
    setFocused(target);
    const { x, width: pointWidth } = slotOf(model, plot, target);
    const scroller = box.current;
    if (scroller && scroller.scrollWidth > scroller.clientWidth) {
      scroller.scrollLeft = x + pointWidth / 2 - scroller.clientWidth / 2;
    }
  }

  const legend = legendOf(model);
  return (
    <Chart.Root chart={chart} aspectRatio="auto" css={{ "@media (forced-colors: active)": forcedColors }}>
      <div>
        {legend.length > 0 && (
          <Legend>
            {legend.map(({ look, label }) => (
              <li key={look}>
                <svg width={22} height={10} aria-hidden="true">
                  <LegendSwatch look={look} id={id} palette={palette} />
                </svg>
                {label}
              </li>
            ))}
          </Legend>
        )}
        {model.scale.unit && (
          <Box color="fg.subtle" fontSize="2xs" aria-hidden="true">
            {model.scale.unit}
          </Box>
        )}
        <Box
          ref={box}
          position="relative"
          overflowX="auto"
          overflowY="hidden"
          // Must not widen the page before it is measured.
          minW={0}
          css={{
            "& [role=slider]:focus-visible": {
              outline: "2px solid {colors.accent.focusRing}",
              outlineOffset: "-2px",
            },
          }}
        >
          <Box
            position="relative"
            width={`${width}px`}
            height={`${height}px`}
            role="slider"
            tabIndex={0}
            aria-label={t`${model.title}, Werte mit den Pfeiltasten lesen`}
            aria-orientation={model.layout === "course" ? "horizontal" : "vertical"}
            aria-valuemin={1}
            aria-valuemax={rows.length}
            aria-valuenow={current + 1}
            aria-valuetext={currentRow && sentenceOf(model, currentRow)}
            onKeyDown={move}
            onFocus={() => setFocused((before) => before ?? last)}
            onBlur={() => setFocused(null)}
            onPointerMove={(event) => {
              const { left, top } = event.currentTarget.getBoundingClientRect();
              setPointed(pointAt(model, plot, event.clientX - left, event.clientY - top));
            }}
            onPointerLeave={() => setPointed(null)}
          >
            {slot && (
              <Box
                position="absolute"
                bg="bg.muted"
                pointerEvents="none"
                css={{ "@media (forced-colors: active)": { border: "1px solid Highlight" } }}
                style={{ left: slot.x, top: slot.y, width: slot.width, height: slot.height }}
              />
            )}
            <Box position="absolute" inset={0} aria-hidden="true">
              <ChartDrawing
                model={model}
                id={id}
                width={width}
                height={height}
                palette={palette}
                locale={locale}
              />
            </Box>
            {slot && shownRow && (
              <Readout
                aria-hidden="true"
                data-part="readout"
                style={
                  slot.x + slot.width / 2 > width / 2
                    ? { right: Math.max(0, width - slot.x + 6), top: model.layout === "course" ? 0 : slot.y }
                    : { left: slot.x + slot.width + 6, top: model.layout === "course" ? 0 : slot.y }
                }
              >
                {sentenceOf(model, shownRow)}
              </Readout>
            )}
          </Box>
        </Box>
        <svg width={0} height={0} aria-hidden="true" style={{ position: "absolute" }}>
          <ChartFills id={id} palette={palette} />
        </svg>
      </div>
    </Chart.Root>
  );
}

/** Target point of a key; null if none. */
function targetOf(key: string, current: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(0, current - 1);
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(last, current + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(unmeasuredWidth);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || unmeasuredWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
