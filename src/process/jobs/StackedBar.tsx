import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { AriaAttributes } from "react";

/** Each part differs from its neighbours in pattern and colour. */
export type PartLook = "action" | "success" | "error" | "neutral" | "open";

/** Colours and patterns of the parts, also in forced-colors mode. */
const looks = {
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
  "&[data-look=action]": { bg: "accent.solid" },
  "&[data-look=success]": { bg: "status.success.solid" },
  "&[data-look=error]": {
    bg: "repeating-linear-gradient(45deg, {colors.status.error.solid} 0 3px, {colors.status.error.subtle} 3px 5px)",
  },
  "&[data-look=neutral]": {
    bg: "repeating-linear-gradient(90deg, {colors.status.neutral.solid} 0 2px, {colors.bg.muted} 2px 5px)",
  },
  "&[data-look=open]": { bg: "bg.emphasized" },
} satisfies SystemStyleObject;

const Bar = chakra("div", {
  base: {
    display: "flex",
    gap: 0.5,
    h: 2.5,
    overflow: "hidden",
    borderRadius: "xs",
    "& > i": { flex: "1 1 0", minW: 1, ...looks },
  },
});

const Mark = chakra("i", {
  base: { display: "inline-block", w: 3, h: 2.5, borderRadius: "2px", ...looks },
});

interface Part {
  readonly look: PartLook;
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
        ({ look, count }, position) =>
          count > 0 && <i key={position} data-look={look} style={{ flexGrow: count }} />,
      )}
    </Bar>
  );
}

/** Legend mark of a part. */
export function PartMark({ look }: { readonly look: PartLook }) {
  return <Mark data-look={look} aria-hidden="true" />;
}
