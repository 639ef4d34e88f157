import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ResultsProps {
  /** Other rows are loading: shows a progress bar after a short delay. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Keeps the previous rows readable while others load. */
export function Results({ isBusy, children }: ResultsProps) {
  return (
    <Box
      position="relative"
      aria-busy={isBusy}
      css={{
        "&[aria-busy=true]::before": {
          content: '""',
          position: "absolute",
          inset: "0 0 auto",
          h: "2px",
          background:
            "linear-gradient({colors.accent.solid}, {colors.accent.solid}) no-repeat 0 0 / 40% 100%",
          animation: "appear var(--delay-skeleton) step-end, travel 1.4s linear infinite",
          _motionReduce: { backgroundSize: "100% 100%", animation: "appear var(--delay-skeleton) step-end" },
        },
      }}
    >
      {children}
    </Box>
  );
}
