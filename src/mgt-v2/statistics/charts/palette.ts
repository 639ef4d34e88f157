/** Colours of charts. */

/** Names of the tokens, by use. */
const tokens = {
  main: "chart.1",
  second: "chart.2",
  previous: "chart.3",
  error: "status.error.solid",
  compare: "chart.compare",
  text: "fg.muted",
  strong: "fg",
  axis: "border.emphasized",
  grid: "border.muted",
  background: "bg",
} as const;

export type Palette = Readonly<Record<keyof typeof tokens, string>>;

/** The palette of colours by token. */
export const paletteOf = (colorOf: (token: string) => string): Palette => ({
  main: colorOf(tokens.main),
  second: colorOf(tokens.second),
  previous: colorOf(tokens.previous),
  error: colorOf(tokens.error),
  compare: colorOf(tokens.compare),
  text: colorOf(tokens.text),
  strong: colorOf(tokens.strong),
  axis: colorOf(tokens.axis),
  grid: colorOf(tokens.grid),
  background: colorOf(tokens.background),
});

/** Custom properties on a chart that replace its colours while the user forces theirs. */
export const forcedColors = {
  "--chart-1": "CanvasText",
  "--chart-2": "LinkText",
  "--chart-3": "Highlight",
  "--chart-compare": "GrayText",
  "--status-error-solid": "CanvasText",
  "--fg": "CanvasText",
  "--fg-muted": "CanvasText",
  "--border-emphasized": "CanvasText",
  "--border-muted": "color-mix(in srgb, CanvasText 25%, Canvas)",
  "--bg": "Canvas",
};

/** The colours of the light theme as values, for pictures on white. */
export function picturePalette(): Palette {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const palette = paletteOf((token) => {
    probe.style.color = `var(--${token.replaceAll(".", "-")})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return palette;
}
