import { chakra } from "@chakra-ui/react";

/** Keeps its content back for the first 150 ms, in which most answers arrive. */
export const Delayed = chakra("div", { base: { animation: "appear 1ms var(--delay-skeleton) both" } });
