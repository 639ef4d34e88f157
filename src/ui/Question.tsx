import { Box, Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { BusyButton } from "./BusyButton";
import type { ConfirmDialogProps } from "./ConfirmDialog";
import { Dialog } from "./Dialog";

const TextInput = chakra("input", {
  base: {
    h: { base: 10, sm: "control" },
    px: 2.5,
    py: 0,
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg",
    fontSize: { base: "16px", sm: "inherit" },
  },
});

/** Implementation of ConfirmDialog, loaded on demand. */
export function Question(props: Omit<ConfirmDialogProps, "open" | "isExpected">) {
  const { title, confirmLabel, cancelLabel, alternative, tone, requiresText, isBusy = false } = props;
  const { children } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const isHeld = requiresText !== undefined && typed.trim() !== requiresText.text;
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={title}
      onCancel={props.onClose}
      footer={
        <>
          <Button data-focus-first={requiresText ? undefined : ""} onClick={props.onClose}>
            {cancelLabel ?? <Trans>Abbrechen</Trans>}
          </Button>
          <BusyButton
            variant={alternative ? "outline" : "solid"}
            colorPalette={tone}
            color={alternative && tone === "danger" ? "status.error.fg" : undefined}
            disabled={isHeld}
            isBusy={isBusy}
            onClick={() => props.onConfirm()}
          >
            {confirmLabel}
          </BusyButton>
          {alternative && (
            <Button variant="solid" onClick={alternative.onChoose}>
              {alternative.label}
            </Button>
          )}
        </>
      }
    >
      <Box color="fg.muted" textWrap="pretty" css={{ "& p + p": { mt: 2 } }}>
        {children}
      </Box>
      {requiresText && (
        <Box display="flex" flexDirection="column" gap={1} mt={4}>
          <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
            {requiresText.label}
          </chakra.label>
          <TextInput
            id={id}
            data-focus-first
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Box>
      )}
    </Dialog>
  );
}
