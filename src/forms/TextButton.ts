import { chakra } from "@chakra-ui/react";

/** A small action within text, such as undoing a change. */
export const TextButton = chakra(
  "button",
  {
    base: {
      minH: 6,
      p: 0,
      border: 0,
      bg: "transparent",
      color: "accent.fg",
      textStyle: "sm",
      textDecoration: "underline 1px",
      textUnderlineOffset: "2px",
      textAlign: "start",
      cursor: "pointer",
      _hover: { textDecorationThickness: "2px" },
    },
  },
  { defaultProps: { type: "button" } },
);
