import { BusyButton } from "#ui/BusyButton";
import { Button, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { checkFreeText, readComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import { CommentForm } from "#forms/CommentForm";
import type { Failure } from "#i18n/errorMessages";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import type { ActionNotice } from "#relay/useAction";
import { Dialog } from "#ui/Dialog";
import { actionNames } from "../processNames";

/** Actions that require a comment. */
export type CommentedAction = "COMPLETE" | "RESTART";

interface CommentDialogProps {
  readonly action: CommentedAction;
  /** State of the caller, so that closing the dialog does not lose the text. */
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly isBusy: boolean;
  readonly notice: ActionNotice | null;
  /** Server errors of the comment. */
  readonly refusal: Failure | null;
  readonly onConfirm: (comment: string) => void;
  readonly onClose: () => void;
}

/** Requires a comment: how a process was completed by hand, or what was fixed before restarting a refused one. */
export function CommentDialog({ action, isBusy, notice, onClose, ...form }: CommentDialogProps) {
  const { i18n } = useLingui();
  const name = i18n._(actionNames[action]);
  const isCompleting = action === "COMPLETE";
  return (
    <CommentForm
      {...form}
      label={isCompleting ? <Trans>Kommentar</Trans> : <Trans>Grund des Neustarts</Trans>}
      help={
        isCompleting ? (
          <Trans>
            Was wurde stattdessen getan? Der Kommentar steht beim Prozess; nennen Sie keine Namen von
            Bürgerinnen und Bürgern.
          </Trans>
        ) : (
          <Trans>
            Was wurde behoben? Der Grund steht danach im Verlauf; nennen Sie keine Namen von Bürgerinnen und
            Bürgern.
          </Trans>
        )
      }
      rows={4}
      isBusy={isBusy}
      check={(comment) => checkFreeText(readComment(comment), processCommentMaxLength)}
    >
      {(field, submit) => (
        <Dialog
          title={name}
          onCancel={onClose}
          footer={
            <>
              <Button onClick={onClose}>
                <Trans>Abbrechen</Trans>
              </Button>
              <BusyButton variant="solid" isBusy={isBusy} onClick={submit}>
                {name}
              </BusyButton>
            </>
          }
        >
          <Stack gap={4}>
            <Text textStyle="sm" color="fg.muted" textWrap="pretty">
              {isCompleting ? (
                <Trans>
                  Der Prozess gilt danach als erfolgreich. Es wird nichts mehr an das Zielsystem gesendet, und
                  von selbst wird nichts mehr versucht.
                </Trans>
              ) : (
                <Trans>
                  Das Zielsystem hat endgültig abgelehnt. Ein Neustart hilft erst, wenn die Ursache behoben
                  ist; die automatischen Versuche zählen dann wieder von vorn.
                </Trans>
              )}
            </Text>
            {notice && <ActionNoticeView notice={notice} />}
            {field}
          </Stack>
        </Dialog>
      )}
    </CommentForm>
  );
}
