import { defineRecipe } from "@chakra-ui/react";
import { textBox } from "./input";

export const textarea = defineRecipe({
  className: "chakra-textarea",
  base: { ...textBox, py: 1.5, resize: "vertical" },
});
