/** Pictures of charts for reports: self-contained SVG documents on white. */
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { Locale } from "#i18n/locales";
import type { ChartModel } from "../chartModel";
import type { LegendEntry } from "../useChartLabels";
import { ChartDrawing } from "./ChartDrawing";
import { ChartFills } from "./ChartFills";
import { LegendSwatch } from "./LegendSwatch";
import { picturePalette, type Palette } from "./palette";
import { courseHeight, sizeOf } from "./plotLayout";

export interface ChartPicture {
  /** Without small figures. */
  readonly model: ChartModel;
  /** Commune, service and periods, a line each. */
  readonly filter: readonly string[];
  readonly legend: readonly LegendEntry[];
  readonly locale: Locale;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const pictureWidth = 960;
const margin = 24;
const [titleHeight, lineHeight] = [26, 17];
/** Number of characters per line of the summary. */
const lineLength = 150;
const fontFamily = "Arial, 'Liberation Sans', sans-serif";
const id = "picture";

/** Attributes that only make sense within the page. */
const pageAttributes = /^(?:class|style|tabindex|role|aria-|data-(?!mark))/;

/** Draws the chart and returns it as an SVG document. */
export async function drawChartSvg(picture: ChartPicture): Promise<string> {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;left:-10000px;top:0";
  document.body.append(holder);
  const root = createRoot(holder);
  try {
    flushSync(() => root.render(<Picture {...picture} palette={picturePalette()} />));
    // Recharts lays out its axes in effects.
    await new Promise((resolve) => setTimeout(resolve));
    const frame = holder.querySelector<SVGSVGElement>("svg[data-part=frame]");
    const chart = holder.querySelector<SVGSVGElement>(".recharts-surface");
    const place = frame?.querySelector("[data-part=plot]");
    if (!frame || !chart || !place) throw new Error("The chart has not been drawn.");
    const document = frame.cloneNode(true);
    if (!(document instanceof SVGSVGElement)) throw new Error("The chart has not been drawn.");
    document.querySelector("[data-part=plot]")?.append(chart.cloneNode(true));
    for (const element of [document, ...document.querySelectorAll("*")]) {
      for (const { name } of [...element.attributes]) {
        if (pageAttributes.test(name)) element.removeAttribute(name);
      }
    }
    return new XMLSerializer().serializeToString(document);
  } finally {
    root.unmount();
    holder.remove();
  }
}

/** Breaks a text into lines. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

function Picture({ model, filter, legend, locale, palette }: ChartPicture & { readonly palette: Palette }) {
  const innerWidth = pictureWidth - 2 * margin;
  const size =
    model.layout === "course" ? { width: innerWidth, height: courseHeight + 80 } : sizeOf(model, innerWidth);
  const texts = [...filter, ...linesOf(model.summary)];
  const textsTop = margin + titleHeight;
  const legendTop = textsTop + texts.length * lineHeight + 8;
  const plotTop = legendTop + (legend.length > 0 ? 24 : 4) + (model.scale.unit ? 12 : 0);
  const height = plotTop + size.height + margin;
  return (
    <>
      <svg
        xmlns={svgNamespace}
        data-part="frame"
        width={pictureWidth}
        height={height}
        viewBox={`0 0 ${pictureWidth} ${height}`}
        fontFamily={fontFamily}
        fontSize={12}
      >
        <title>{model.title}</title>
        <rect width={pictureWidth} height={height} fill={palette.background} />
        <ChartFills id={id} palette={palette} />
        <text x={margin} y={margin + 12} fontSize={18} fontWeight={600} fill={palette.strong}>
          {model.title}
        </text>
        {texts.map((text, index) => (
          <text key={text} x={margin} y={textsTop + 10 + index * lineHeight} fill={palette.text}>
            {text}
          </text>
        ))}
        <Legend entries={legend} top={legendTop} palette={palette} />
        {model.scale.unit && (
          <text x={margin} y={plotTop - 2} fontSize={11} fill={palette.text}>
            {model.scale.unit}
          </text>
        )}
        <g data-part="plot" transform={`translate(${margin} ${plotTop})`} />
      </svg>
      <ChartDrawing model={model} id={id} {...size} palette={palette} locale={locale} />
    </>
  );
}

/** Width of a letter of the legend. */
const letterWidth = 6.4;

function Legend({
  entries,
  top,
  palette,
}: {
  readonly entries: readonly LegendEntry[];
  readonly top: number;
  readonly palette: Palette;
}) {
  let left = margin;
  return entries.map(({ look, label }) => {
    const x = left;
    left += 28 + label.length * letterWidth + 18;
    return (
      <g key={look} transform={`translate(${x} ${top})`}>
        <LegendSwatch look={look} id={id} palette={palette} />
        <text x={28} y={9} fill={palette.text}>
          {label}
        </text>
      </g>
    );
  });
}

/** URL of an SVG document. The content security policy allows no `blob:` images. */
export const svgUrl = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Pixels per unit. */
const pngScale = 2;

/** Renders an SVG document as PNG, and returns its URL. */
export async function pngUrl(svg: string): Promise<string> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * pngScale;
  canvas.height = image.naturalHeight * pngScale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw pictures.");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
