import { chakra } from "@chakra-ui/react";

/** The form of a user, and beside it what the user may do; below it where the screen is narrow. */
export const UserColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "340px minmax(0, 1fr)",
    columnGap: 12,
    rowGap: 8,
    alignItems: "start",
    mt: 4,
    "@media (max-width: 1200px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > :is(form, div)": { maxW: "form" },
    },
  },
});
