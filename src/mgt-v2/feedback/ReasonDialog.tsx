import { Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { feedbackReasonMaxLength, type FeedbackState } from "#domain/feedback/feedback";
import { checkFreeText, readReason } from "#domain/freeText";
import { CommentDialog, type CommentState } from "#forms/CommentDialog";

interface ReasonDialogProps extends CommentState {
  /** State after the withdrawal. */
  readonly state: FeedbackState;
  /** Number of approvals to withdraw. */
  readonly count: number;
  readonly isStale?: boolean;
}

/** Asks for a common reason for withdrawing approvals. */
export function ReasonDialog({ state, count, ...comment }: ReasonDialogProps) {
  const { t } = useLingui();
  const isExcluded = state === "NOT_FOR_PUBLICATION";
  return (
    <CommentDialog
      {...comment}
      title={isExcluded ? t`Nicht zur Veröffentlichung` : t`Freigabe zurücknehmen`}
      confirmLabel={<Plural value={count} one="# Freigabe zurücknehmen" other="# Freigaben zurücknehmen" />}
      label={<Trans>Grund</Trans>}
      help={
        <Trans>
          Der Grund steht bei der Rückmeldung und im Verlauf; nennen Sie keine Namen von Bürgerinnen und
          Bürgern.
        </Trans>
      }
      rows={2}
      check={(reason) => checkFreeText(readReason(reason), feedbackReasonMaxLength)}
    >
      <Text textStyle="sm" color="fg.muted" textWrap="pretty">
        {isExcluded ? (
          <Plural
            value={count}
            one="Die Bewertung wird nicht mehr veröffentlicht und gilt als nicht geeignet."
            other="Die # Bewertungen werden nicht mehr veröffentlicht und gelten als nicht geeignet."
          />
        ) : (
          <Plural
            value={count}
            one="Die Bewertung wird nicht mehr veröffentlicht. Danach kann neu entschieden werden."
            other="Die # Bewertungen werden nicht mehr veröffentlicht. Danach kann neu entschieden werden."
          />
        )}
      </Text>
    </CommentDialog>
  );
}
