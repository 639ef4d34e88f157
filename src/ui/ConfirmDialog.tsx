import { BusyButton } from "./BusyButton";
import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState, type ReactNode } from "react";
import "./ConfirmDialog.css";
import { Dialog } from "./Dialog";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Repeats the verb and the number: "3 Einträge entfernen". */
  readonly confirmLabel: ReactNode;
  /** danger: something will be gone. */
  readonly tone?: "danger";
  /** The safe way out; "Abbrechen" unless said. */
  readonly cancelLabel?: ReactNode;
  /** What has to be typed before the button works, such as the number of things that go. */
  readonly requiresText?: { readonly text: string; readonly label: ReactNode };
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen, in numbers. */
  readonly children: ReactNode;
}

/** Asks before something that cannot simply be taken back; the safe answer has the focus. */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  return open ? <Question {...question} /> : null;
}

function Question(props: Omit<ConfirmDialogProps, "open">) {
  const { title, confirmLabel, cancelLabel, tone, requiresText, isBusy = false, children } = props;
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
            variant="solid"
            colorPalette={tone}
            disabled={isHeld}
            isBusy={isBusy}
            onClick={() => props.onConfirm()}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      <div className="confirm-body">{children}</div>
      {requiresText && (
        <div className="confirm-text">
          <label htmlFor={id}>{requiresText.label}</label>
          <input
            id={id}
            data-focus-first
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
    </Dialog>
  );
}
