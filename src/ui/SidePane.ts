import { chakra } from "@chakra-ui/react";

/** Pane with one entry beside its list; below 1280 px it takes the place of the list. */
export const SidePane = chakra("aside", {
  base: {
    position: { base: "static", xl: "sticky" },
    top: "var(--size-head)",
    alignSelf: "start",
    flex: "none",
    w: { base: "full", xl: "pane" },
    maxW: { base: "720px", xl: "none" },
    h: { base: "auto", xl: "calc(100vh - var(--size-head))" },
    pt: 4,
    px: { base: 4, sm: 5 },
    pb: 6,
    overflowY: "auto",
    borderInlineStart: { base: 0, xl: "1px solid {colors.border}" },
    overscrollBehavior: "contain",
    // Focused when it opens, which its content shows.
    _focusVisible: { outline: "none" },
  },
});
