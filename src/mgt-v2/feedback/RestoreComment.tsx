import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import type { RestoreComment_feedback$key } from "./__generated__/RestoreComment_feedback.graphql";
import type { RestoreCommentMutation } from "./__generated__/RestoreCommentMutation.graphql";
import { useStaleNotice } from "./useStaleNotice";
import { useReportChange } from "./useFeedbackChanges";

const restoreFragment = graphql`
  fragment RestoreComment_feedback on Feedback @throwOnFieldError {
    id
    revision
    state
  }
`;

const restoreMutation = graphql`
  mutation RestoreCommentMutation($input: RestoreFeedbackCommentInput!) {
    restoreFeedbackComment(input: $input) {
      feedback {
        ...feedbackState_feedback @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Reverts the redactions of a comment, unless it is approved. */
export function RestoreComment({ feedback }: { readonly feedback: RestoreComment_feedback$key }) {
  const { t } = useLingui();
  const { id, revision, state } = useFragment(restoreFragment, feedback);
  const commit = useMutationAsync<RestoreCommentMutation>(restoreMutation);
  const { isBusy, notice, run } = useAction(useStaleNotice());
  const reportChange = useReportChange();
  const [isAsking, setAsking] = useState(false);
  if (state === "APPROVED") {
    return (
      <p>{t`Die Schwärzungen können erst zurückgenommen werden, wenn die Freigabe zurückgenommen ist.`}</p>
    );
  }
  async function restore() {
    await run(() => commit({ input: { id, revision } }));
    setAsking(false);
    reportChange();
  }
  return (
    <>
      <BusyButton size="sm" isBusy={isBusy} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Schwärzungen zurücknehmen</Trans> …
      </BusyButton>
      {notice && <ActionNoticeView notice={notice} />}
      <ConfirmDialog
        open={isAsking}
        title={t`Alle Schwärzungen zurücknehmen?`}
        confirmLabel={t`Schwärzungen zurücknehmen`}
        isBusy={isBusy}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      >
        <p>
          <Trans>
            Danach steht der Kommentar wieder da, wie er eingegangen ist, mit allen personenbezogenen Daten.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
