/** How fields look; every control is 32 px high, 40 px for fingers. */
import { chakra } from "@chakra-ui/react";

export const Field = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: 1, minWidth: 0 },
});

export const Label = chakra("label", {
  base: { textStyle: "sm", fontWeight: "medium", width: "fit-content" },
});

/** A label and what stands beside it. */
export const LabelLine = chakra("div", { base: { display: "flex", alignItems: "center", minWidth: 0 } });

export const Optional = chakra("span", { base: { fontWeight: "normal", color: "fg.subtle" } });

export const Help = chakra("p", {
  base: { mt: -0.5, textStyle: "sm", color: "fg.muted", textWrap: "pretty" },
});

/** Says that a field has been changed, to the eye. */
export const ChangedDot = chakra("span", {
  base: {
    flex: "none",
    boxSize: "6px",
    ms: 1.5,
    borderRadius: "full",
    bg: "accent.fg",
  },
});

export const Control = chakra("input", {
  base: {
    width: "full",
    minWidth: 0,
    height: "control",
    px: 2.5,
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg",
    fontSize: "md",
    "&[readonly]": { bg: "bg.subtle", borderColor: "border", color: "fg.muted" },
    "&[data-changed]": { borderColor: "accent.fg" },
    "&[aria-invalid=true]": {
      borderColor: "status.error.solid",
      boxShadow: "inset 0 0 0 1px var(--status-error-solid)",
    },
    "&:focus-visible": { borderRadius: "md" },
    // The save bar lies over the lower edge; what has the focus stays above it.
    scrollMarginBlock: "104px",
    // 16 px, so that phones do not zoom in on the field.
    "@media (max-width: 640px)": { height: "40px", fontSize: "16px" },
  },
  variants: { isCode: { true: { fontFamily: "mono" } }, isShort: { true: { maxWidth: "180px" } } },
});

export const ErrorText = chakra("p", {
  base: {
    display: "flex",
    gap: 1.5,
    textStyle: "sm",
    color: "status.error.fg",
    "& svg": { mt: "1px", color: "status.error.solid" },
  },
});

export const Before = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere", "& button": { ms: 1.5 } },
});

/** A small action within text, such as taking a change back. */
export const TextButton = chakra("button", {
  base: {
    minHeight: "24px",
    p: 0,
    border: 0,
    bg: "transparent",
    color: "accent.fg",
    textStyle: "sm",
    textDecoration: "underline 1px",
    textUnderlineOffset: "2px",
    textAlign: "start",
    cursor: "pointer",
    "&:hover": { textDecorationThickness: "2px" },
  },
});

/**
 * Short fields without help that belong together, beside each other; below each other where the screen is narrow. Their
 * labels, controls and notes stand in lines, however long each is.
 */
export const FieldRow = chakra("div", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "repeat(4, auto)",
    columnGap: 4,
    "& > *": { display: "grid", gridRow: "span 4", gridTemplateRows: "subgrid", rowGap: 1 },
    "& > * > :first-child": { alignSelf: "end" },
    "@media (max-width: 640px)": {
      gridAutoFlow: "row",
      gridTemplateRows: "none",
      rowGap: 4,
      "& > *": { gridRow: "auto", gridTemplateRows: "none" },
    },
  },
});
