import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { AriaAttributes } from "react";

/** accent: planned by a dry run; open: not done yet. */
export type PartTone = "accent" | "success" | "error" | "neutral" | "open";

/** Each part differs from its neighbours in pattern and colour, also in forced-colors mode. */
const tones = {
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
  "&[data-tone=accent]": { bg: "accent.solid" },
  "&[data-tone=success]": { bg: "status.success.solid" },
  "&[data-tone=error]": {
    bg: "repeating-linear-gradient(45deg, {colors.status.error.solid} 0 3px, {colors.status.error.subtle} 3px 5px)",
  },
  "&[data-tone=neutral]": {
    bg: "repeating-linear-gradient(90deg, {colors.status.neutral.solid} 0 2px, {colors.bg.muted} 2px 5px)",
  },
  "&[data-tone=open]": { bg: "bg.emphasized" },
} satisfies SystemStyleObject;

const Bar = chakra("div", {
  base: {
    display: "flex",
    gap: 0.5,
    h: 2.5,
    overflow: "hidden",
    borderRadius: "xs",
    "& > i": { flex: "1 1 0", minW: 1, ...tones },
  },
});

const Mark = chakra("i", {
  base: { display: "inline-block", w: 3, h: 2.5, borderRadius: "2px", ...tones },
});

interface Part {
  readonly tone: PartTone;
  readonly count: number;
}

interface StackedBarProps extends AriaAttributes {
  readonly role: "img" | "progressbar";
  readonly parts: readonly Part[];
}

/** Shares of a whole as a stacked bar. */
export function StackedBar({ parts, ...bar }: StackedBarProps) {
  return (
    <Bar {...bar}>
      {parts.map(
        ({ tone, count }, position) =>
          count > 0 && <i key={position} data-tone={tone} style={{ flexGrow: count }} />,
      )}
    </Bar>
  );
}

/** Legend mark of a part. */
export function PartMark({ tone }: { readonly tone: PartTone }) {
  return <Mark data-tone={tone} aria-hidden="true" />;
}
