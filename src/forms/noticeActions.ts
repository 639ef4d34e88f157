import { chakra } from "@chakra-ui/react";

/** Buttons below the sentence of a notice. */
export const NoticeActions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: 2, mt: 2 },
});
