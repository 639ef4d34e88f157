import { Button, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { CommentForm } from "./CommentForm";

/** Props that a dialog for a specific action takes from its caller. */
export interface CommentState {
  /** Held by the caller, so closing the dialog loses nothing. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly isBusy: boolean;
  /** Why the action failed. */
  readonly notice: ActionNotice | null;
  /** Why the server refused the comment. */
  readonly refusal: Failure | null;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

interface CommentDialogProps extends CommentState {
  readonly title: string;
  readonly confirmLabel: ReactNode;
  /** Use "danger" if data will be lost. */
  readonly tone?: "danger";
  readonly label: ReactNode;
  readonly help: ReactNode;
  readonly isOptional?: boolean;
  readonly rows: number;
  /** Whether the screen behind has changed, so that the only action is to look at it. */
  readonly isStale?: boolean;
  readonly check: (comment: string) => Failure | null;
  /** Describes the consequences. */
  readonly children: ReactNode;
}

/** A dialog that asks for a reason or a comment. */
export function CommentDialog(props: CommentDialogProps) {
  const { title, confirmLabel, tone, isStale = false, notice, onClose, children, ...form } = props;
  return (
    <CommentForm {...form} isReadOnly={isStale}>
      {(field, submit) => (
        <Dialog
          title={title}
          onCancel={onClose}
          footer={
            isStale ? (
              <Button variant="solid" onClick={onClose}>
                <Trans>Aktuellen Stand ansehen</Trans>
              </Button>
            ) : (
              <>
                <Button onClick={onClose}>
                  <Trans>Abbrechen</Trans>
                </Button>
                <BusyButton variant="solid" colorPalette={tone} isBusy={form.isBusy} onClick={submit}>
                  {confirmLabel}
                </BusyButton>
              </>
            )
          }
        >
          <Stack gap={4}>
            {notice && <ActionNoticeView notice={notice} />}
            {children}
            {field}
          </Stack>
        </Dialog>
      )}
    </CommentForm>
  );
}
