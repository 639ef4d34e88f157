import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { checkFreeText, readComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import { CommentDialog, type CommentState } from "#forms/CommentDialog";
import { actionLabels } from "../processLabels";

/** Actions that require a comment. */
export type CommentedAction = "COMPLETE" | "RESTART";

interface CommentActionDialogProps extends CommentState {
  readonly action: CommentedAction;
}

/** Requires a comment: how a process was completed by hand, or what was fixed before restarting a refused one. */
export function CommentActionDialog({ action, ...state }: CommentActionDialogProps) {
  const { i18n } = useLingui();
  const name = i18n._(actionLabels[action]);
  const isCompleting = action === "COMPLETE";
  return (
    <CommentDialog
      {...state}
      title={name}
      confirmLabel={name}
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
      check={(comment) => checkFreeText(readComment(comment), processCommentMaxLength)}
    >
      <Text textStyle="sm" color="fg.muted" textWrap="pretty">
        {isCompleting ? (
          <Trans>
            Der Prozess gilt danach als erfolgreich. Es wird nichts mehr an das Zielsystem gesendet, und von
            selbst wird nichts mehr versucht.
          </Trans>
        ) : (
          <Trans>
            Das Zielsystem hat endgültig abgelehnt. Ein Neustart hilft erst, wenn die Ursache behoben ist; die
            automatischen Versuche zählen dann wieder von vorn.
          </Trans>
        )}
      </Text>
    </CommentDialog>
  );
}
