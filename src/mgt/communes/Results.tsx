import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Place = chakra("div", {
  base: {
    "&[aria-busy=true]": {
      opacity: 0.55,
      transition: "opacity var(--duration-fast) var(--ease-standard) var(--delay-skeleton)",
    },
  },
});

interface ResultsProps {
  /** Other rows are on their way: these are dimmed, after a moment. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

export function Results({ isBusy, children }: ResultsProps) {
  return <Place aria-busy={isBusy}>{children}</Place>;
}
