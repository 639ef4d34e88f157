import { chakra } from "@chakra-ui/react";

/** Wraps a table of jobs or results; on phones, states and results may wrap. */
export const JobTableArea = chakra("div", {
  base: {
    "& > .found-rows": { my: "16px 8px" },
    smDown: {
      "&& tbody > tr > [data-narrow=aside]": { maxW: "none" },
      "&& tbody > tr > [data-narrow=meta]": { whiteSpace: "normal" },
    },
  },
});
