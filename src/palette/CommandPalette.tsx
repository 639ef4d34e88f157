import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { FocusReturn } from "#ui/Dialog";
import { PaletteFrame } from "./PaletteFrame";
import type { PaletteMemory } from "./paletteMemory";
import { PaletteSearch } from "./PaletteSearch";

interface CommandPaletteProps {
  readonly memory: PaletteMemory;
  readonly onClose: () => void;
}

/** Searches screens, communes, services, records and actions, and opens the chosen one. */
export function CommandPalette({ memory, onClose }: CommandPaletteProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <ChakraDialog.Root
      open
      aria-label={t`Suchen und springen`}
      initialFocusEl={() => input.current}
      restoreFocus={false}
      onOpenChange={onClose}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner alignItems={{ base: "stretch", sm: "flex-start" }}>
          <ChakraDialog.Content
            overflow="hidden"
            maxW={{ sm: "640px" }}
            maxH={{ base: "100dvh", sm: "calc(100dvh - 144px)" }}
            mt={{ base: 0, sm: "96px" }}
            borderRadius={{ base: 0, sm: "lg" }}
          >
            <PaletteFrame>
              <PaletteSearch memory={memory} input={input} onClose={onClose} />
            </PaletteFrame>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      <FocusReturn />
    </ChakraDialog.Root>
  );
}
