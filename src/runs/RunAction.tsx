import { Button, Stack } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction, type ActionNotice, type MutationResponse } from "#relay/useAction";
import { ConfirmDialog, type ConfirmDialogProps } from "#ui/ConfirmDialog";
import { useToast } from "#ui/ui";

export interface RunActionProps extends Pick<
  ConfirmDialogProps,
  "tone" | "cancelLabel" | "requiresText" | "confirmLabel"
> {
  /** Defaults to `confirmLabel` with an ellipsis. */
  readonly label?: ReactNode;
  /** Defaults to `confirmLabel`. */
  readonly title?: ReactNode;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  /** Runs the mutation. */
  readonly commit: () => Promise<MutationResponse>;
  /** Returns this action's own message for a failure; undefined: the default message. */
  readonly word?: (failure: Failure) => ActionNotice | undefined;
  readonly onDone?: () => void;
  /** The consequences. */
  readonly children: ReactNode;
}

/** A button that starts or stops a run after confirmation. The dialog stays open if the server refuses. */
export function RunAction(props: RunActionProps) {
  const { confirmLabel, label, title, isMain = false, isDisabled = false, commit, word, onDone } = props;
  const { children, ...question } = props;
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, notice, run, reset, toNotice } = useAction(word);
  const close = () => {
    setAsking(false);
    reset();
  };
  async function confirm() {
    const { failure } = await run(commit);
    const refusal = failure && toNotice(failure);
    if (refusal && !refusal.isStale) return;
    // The screen shows the new state, so close the dialog.
    if (refusal) toast({ tone: "error", text: refusal.text });
    close();
    if (!refusal) onDone?.();
  }
  return (
    <>
      <Button
        alignSelf="start"
        variant={isMain ? "solid" : undefined}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {label ?? <>{confirmLabel} …</>}
      </Button>
      <ConfirmDialog
        {...question}
        open={isAsking}
        title={title ?? confirmLabel}
        isExpected={!isDisabled}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <Stack gap={2}>
          {notice && <ActionNoticeView notice={notice} />}
          {children}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
