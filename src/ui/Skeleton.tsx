import { chakra } from "@chakra-ui/react";

/** A grey bar in the place of a text that is on its way; the caller gives it the text's measures. */
export const Skeleton = chakra("span", {
  base: { display: "block", height: 2.5, borderRadius: "xs", bg: "bg.muted" },
});

/** Keeps its content back for the first 150 ms, in which most answers arrive. */
export const AfterAMoment = chakra("div", { base: { animation: "appear 1ms var(--delay-skeleton) both" } });
