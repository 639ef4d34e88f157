import { chakra } from "@chakra-ui/react";

/** Wraps a table with its pager. While busy, it dims the rows and shows a progress line. */
export const TableArea = chakra("div", {
  base: {
    position: "relative",
    minWidth: 0,
    "&[aria-busy=true]": {
      "& tbody": { opacity: 0.62, transition: "opacity var(--duration-moderate) var(--delay-skeleton)" },
      _before: {
        content: '""',
        position: "absolute",
        inset: "0 0 auto",
        zIndex: "sticky",
        height: "2px",
        background: "linear-gradient(var(--accent-solid), var(--accent-solid)) no-repeat",
        backgroundSize: "40% 100%",
        animation: "appear var(--delay-skeleton) step-end, travel 1.4s linear infinite",
        _motionReduce: {
          backgroundSize: "100% 100%",
          animation: "appear var(--delay-skeleton) step-end",
        },
      },
    },
  },
});
