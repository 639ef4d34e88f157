import { chakra } from "@chakra-ui/react";

/** A key of the keyboard. */
export const Key = chakra("kbd", {
  base: {
    display: "inline-block",
    minW: "20px",
    px: "5px",
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "xs",
    color: "fg",
    fontFamily: "inherit",
    fontSize: "xs",
    textAlign: "center",
    whiteSpace: "nowrap",
  },
});
