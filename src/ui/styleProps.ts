/**
 * The style props in use and where their values come from. Chakra's own list knows some 400 and weighs 6 kB; a prop or
 * condition that is missing here is refused by a test.
 */
import { defineConditions, type SystemConfig } from "@chakra-ui/react";

type UtilityConfig = NonNullable<SystemConfig["utilities"]>;

type Category =
  | "colors"
  | "spacing"
  | "sizes"
  | "radii"
  | "shadows"
  | "zIndex"
  | "fonts"
  | "fontSizes"
  | "fontWeights"
  | "lineHeights";

const from = (values: Category, ...names: string[]): UtilityConfig =>
  Object.fromEntries(names.map((name) => [name, { values }]));

/** Short names and the properties they stand for. */
const short = (values: Category, names: Record<string, string>): UtilityConfig =>
  Object.fromEntries(Object.entries(names).map(([shorthand, property]) => [property, { values, shorthand }]));

export const utilities: UtilityConfig = {
  ...short("colors", { bg: "background" }),
  ...from(
    "colors",
    "color",
    "borderColor",
    "borderTopColor",
    "borderBottomColor",
    "outlineColor",
    "fill",
    "stroke",
    "textDecorationColor",
  ),
  ...short("spacing", {
    p: "padding",
    px: "paddingInline",
    py: "paddingBlock",
    pt: "paddingTop",
    pb: "paddingBottom",
    pl: "paddingLeft",
    pr: "paddingRight",
    ps: "paddingInlineStart",
    pe: "paddingInlineEnd",
    m: "margin",
    mx: "marginInline",
    my: "marginBlock",
    mt: "marginTop",
    mb: "marginBottom",
    ml: "marginLeft",
    mr: "marginRight",
    ms: "marginInlineStart",
    me: "marginInlineEnd",
  }),
  ...from(
    "spacing",
    "gap",
    "rowGap",
    "columnGap",
    "inset",
    "top",
    "right",
    "bottom",
    "left",
    "insetInlineStart",
    "insetInlineEnd",
  ),
  ...short("sizes", {
    w: "width",
    h: "height",
    minW: "minWidth",
    minH: "minHeight",
    maxW: "maxWidth",
    maxH: "maxHeight",
  }),
  ...from("sizes", "flexBasis"),
  ...from("radii", "borderRadius"),
  ...from("shadows", "boxShadow"),
  ...from("zIndex", "zIndex"),
  ...from("fonts", "fontFamily"),
  ...from("fontSizes", "fontSize"),
  ...from("fontWeights", "fontWeight"),
  ...from("lineHeights", "lineHeight"),
  /** The two corners at the beginning or at the end of a row. */
  borderStartRadius: {
    values: "radii",
    transform: (radius: string) => ({ borderStartStartRadius: radius, borderEndStartRadius: radius }),
  },
  borderEndRadius: {
    values: "radii",
    transform: (radius: string) => ({ borderStartEndRadius: radius, borderEndEndRadius: radius }),
  },
};

export const conditions = defineConditions({
  hover: ["@media (hover: hover)", "&:hover:not(:disabled)"],
  active: "&:active:not(:disabled)",
  focus: "&:focus",
  focusVisible: "&:focus-visible",
  focusWithin: "&:focus-within",
  disabled: "&:is(:disabled, [aria-disabled=true])",
  invalid: "&[aria-invalid=true]",
  placeholder: "&::placeholder",
  before: "&::before",
  after: "&::after",
  first: "&:first-of-type",
  last: "&:last-of-type",
  expanded: "&[aria-expanded=true]",
  pressed: "&[aria-pressed=true]",
  selected: "&[aria-selected=true]",
  checked: "&:is(:checked, [aria-checked=true])",
  currentPage: "&[aria-current=page]",
  motionReduce: "@media (prefers-reduced-motion: reduce)",
});
