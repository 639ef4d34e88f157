import { chakra } from "@chakra-ui/react";

/** Around a table of jobs or their results: on phones states and results may take several lines. */
export const JobTableArea = chakra("div", {
  base: {
    "& > .found-rows": { my: "16px 8px" },
    smDown: {
      "&& tbody > tr > [data-narrow=aside]": { maxW: "none" },
      "&& tbody > tr > [data-narrow=meta]": { whiteSpace: "normal" },
    },
  },
});
