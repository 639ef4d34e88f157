import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { purposeMinutes } from "#domain/chainChecks";
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { CommentDialog } from "#forms/CommentDialog";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { PurposeDialogMutation } from "./__generated__/PurposeDialogMutation.graphql";

const declareMutation = graphql`
  mutation PurposeDialogMutation($purpose: String!) {
    declareActivityPurpose(input: { purpose: $purpose }) {
      purpose {
        purpose
        validUntil
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PurposeDialogProps {
  readonly onDeclared: () => void;
  readonly onClose: () => void;
}

/** Asks why entries are selected by person. The purpose is recorded, and is valid for an hour in this session. */
export function PurposeDialog({ onDeclared, onClose }: PurposeDialogProps) {
  const { t } = useLingui();
  const [comment, setComment] = useState("");
  const commit = useMutationAsync<PurposeDialogMutation>(declareMutation);
  const { isBusy, notice, failure, run } = useAction();
  async function declare(typed: string) {
    const { failure: refused } = await run(() =>
      commit(
        { purpose: readReason(typed) },
        {
          updater: (store) => {
            const purpose = store.getRootField("declareActivityPurpose")?.getLinkedRecord("purpose");
            if (purpose) store.getRoot().setLinkedRecord(purpose, "activityPurpose");
          },
        },
      ),
    );
    if (!refused) onDeclared();
  }
  const isOfText =
    failure?.code === "required" || failure?.code === "text_too_long" || failure?.code === "text_invalid";
  return (
    <CommentDialog
      title={t`Zweck der Auswahl nach Personen`}
      confirmLabel={<Trans>Zweck angeben</Trans>}
      label={<Trans>Zweck</Trans>}
      help={<Trans>Etwa eine Ticketnummer oder der Anlass der Prüfung.</Trans>}
      rows={2}
      comment={comment}
      onComment={setComment}
      check={(typed) => checkFreeText(readReason(typed), reasonMaxLength)}
      isBusy={isBusy}
      notice={isOfText ? null : notice}
      refusal={isOfText ? failure : null}
      onConfirm={(typed) => void declare(typed)}
      onClose={onClose}
    >
      <p>
        <Trans>
          Wer die Einträge einer Person auswählt, gibt an, wozu. Der Zweck wird selbst protokolliert, mit
          Ihrem Namen und jeder ausgewählten Person. Er gilt {purposeMinutes} Minuten in dieser Sitzung.
        </Trans>
      </p>
    </CommentDialog>
  );
}
