import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { scrollEdges } from "./scrollEdges";
import { useCenteredLink } from "./useCenteredLink";

const Tabs = chakra("nav", {
  base: {
    display: "flex",
    gap: 5,
    borderBottom: "1px solid {colors.border}",
    ...scrollEdges,
    scrollbarWidth: "none",
    textStyle: "sm",
    "& > a, & > button": {
      flex: "none",
      padding: "9px 0 8px",
      border: "solid transparent",
      borderWidth: "0 0 2px",
      bg: "none",
      color: "fg.muted",
      cursor: "pointer",
      whiteSpace: "nowrap",
      smDown: { padding: "11px 0 10px" },
      _hover: { color: "fg" },
      _focusVisible: { outlineOffset: "-2px" },
      "&[aria-current]": { borderBottomColor: "accent.solid", color: "fg", fontWeight: "semibold" },
    },
    "& span:not(.attention-badge, .attention-badge *)": {
      color: "fg.subtle",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
    },
  },
});

/** A row of links, or of buttons in a dialog, that look like tabs; the link to the current path is scrolled into view. */
export function LinkTabs(props: HTMLChakraProps<"nav">) {
  const row = useCenteredLink();
  return <Tabs ref={row} {...props} />;
}
