import { chakra } from "@chakra-ui/react";

/** Hides its content for the first 150 ms, since most responses arrive sooner. */
export const Delayed = chakra("div", { base: { animation: "appear 1ms var(--delay-skeleton) both" } });
