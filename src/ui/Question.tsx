import { Box, Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import { BusyButton } from "./BusyButton";
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

export interface QuestionProps {
  readonly title: ReactNode;
  /** Names the action and the number, e.g. "3 Einträge entfernen". */
  readonly confirmLabel: ReactNode;
  /** Use "danger" if data will be lost. */
  readonly tone?: "danger";
  /** Defaults to "Abbrechen". */
  readonly cancelLabel?: ReactNode;
  /** A safer alternative to confirming, such as saving first. */
  readonly alternative?: { readonly label: ReactNode; readonly onChoose: () => void } | undefined;
  /** Text that has to be typed to enable the button, such as the number of deleted items. */
  readonly requiresText?: { readonly text: string; readonly label: ReactNode };
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Describes the consequences. */
  readonly children: ReactNode;
}

/** Implementation of ConfirmDialog, loaded on demand. */
export function Question(props: QuestionProps) {
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
