import { defineSlotRecipe } from "@chakra-ui/react";

/** A sheet at the side of the screen. */
export const drawer = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "body", "footer"],
  className: "chakra-drawer",
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      zIndex: "calc(var(--z-dialog) + var(--layer-index, 0))",
      bg: "bg.scrim",
    },
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: "calc(var(--z-dialog) + var(--layer-index, 0))",
      display: "flex",
      overscrollBehaviorY: "none",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      width: "300px",
      maxW: "85vw",
      height: "100dvh",
      outline: 0,
      bg: "bg.panel",
      color: "fg",
      boxShadow: "float",
    },
    header: {
      display: "flex",
      flex: "none",
      alignItems: "center",
      justifyContent: "space-between",
      height: "appbar",
      ps: 4,
      pe: 1,
      borderBottom: "1px solid",
      borderColor: "border",
      fontWeight: "semibold",
    },
    body: { p: 2, overflow: "auto" },
    footer: { mt: "auto", p: 2, borderTop: "1px solid", borderColor: "border" },
  },
});
