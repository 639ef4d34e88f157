import { Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { identifyingFields } from "#domain/activityFields";
import { feedbackReasonMaxLength } from "#domain/feedback/feedback";
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { CommentDialog } from "#forms/CommentDialog";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useStaleStores } from "#relay/staleRecords";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { Question } from "#ui/Question";
import { useAnnounce, useToast } from "#ui/ui";
import type { RestoreDialog_activity$key } from "./__generated__/RestoreDialog_activity.graphql";
import type { ErrorCode, RestoreDialogMutation } from "./__generated__/RestoreDialogMutation.graphql";
import { ActivityChanges } from "./ActivityChanges";

const restoreMutation = graphql`
  mutation RestoreDialogMutation($input: RestoreActivityInput!) {
    restoreActivity(input: $input) {
      restored {
        ...Restoration_activity
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Warnings of changes that may be confirmed. */
const warnings: ReadonlySet<string> = new Set([
  "fee_inactive",
  "running_period_change",
  "feedback_personal_data",
]);
const isWarning = (code: string) => warnings.has(code);

/** Maximum length of the reason, by the types whose restoration requires one: it deactivates a user, or withdraws an approval. */
const reasonMax: ReadonlyMap<string, number> = new Map([
  ["REACTIVATE_USER", reasonMaxLength],
  ["APPROVE_FEEDBACK", feedbackReasonMaxLength],
]);

/** Whether a value only names the object of an entry, which a restoration keeps. */
const isOnlyIdentifying = (path: string, before: unknown) =>
  before === null && identifyingFields.includes(path);

/** Refusals of the reason itself. */
const reasonCodes: ReadonlySet<string> = new Set(["required", "text_too_long", "text_invalid"]);

interface RestoreDialogProps {
  readonly activity: RestoreDialog_activity$key;
  readonly what: string;
  readonly thing: string;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

/** Asks whether to restore the values before an entry, and shows them beside the current ones. */
export function RestoreDialog({ activity, what, thing, onRestored, onClose }: RestoreDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const announce = useAnnounce();
  const markStoresStale = useStaleStores();
  const commit = useMutationAsync<RestoreDialogMutation>(restoreMutation);
  const { id, type, changes } = useFragment(
    graphql`
      fragment RestoreDialog_activity on Activity @throwOnFieldError {
        id
        type
        changes {
          path
          before
          after
        }
      }
    `,
    activity,
  );
  const { isBusy, notice, failure, run } = useAction(({ code }) =>
    code === "conflict" || code === "status_not_allowed"
      ? {
          text: t`Die Werte wurden inzwischen wieder geändert. Es wurde nichts wiederhergestellt; sehen Sie sich die neueren Einträge an.`,
          isStale: true,
        }
      : undefined,
  );
  // Warnings of the change itself, which the next press confirms.
  const [confirmed, setConfirmed] = useState<readonly ErrorCode[]>([]);
  const [reason, setReason] = useState("");
  const max = reasonMax.get(type);
  const isOfReason = max !== undefined && failure !== null && reasonCodes.has(failure.code);
  async function restore(reason?: string) {
    const input = { id, confirmed, ...(reason !== undefined && { reason }) };
    const { failure, payload } = await run(() => commit({ input }));
    if (failure) {
      const warnings = payload?.errors.map(({ code }) => code).filter(isWarning) ?? [];
      setConfirmed([...new Set([...confirmed, ...warnings])]);
      return;
    }
    const done = thing ? t`Werte davor wiederhergestellt: ${thing}` : t`Werte davor wiederhergestellt.`;
    toast({ tone: "success", text: done });
    announce(done);
    markStoresStale();
    onClose();
    onRestored();
  }
  const shownNotice = isOfReason ? null : notice;
  const confirmLabel =
    confirmed.length > 0 ? <Trans>Trotzdem wiederherstellen</Trans> : <Trans>Wiederherstellen</Trans>;
  const content = (
    <>
      <p>
        {thing ? (
          <Trans>
            „{what}“ wird zurückgenommen: {thing}.
          </Trans>
        ) : (
          <Trans>„{what}“ wird zurückgenommen.</Trans>
        )}{" "}
        <Trans>Das Wiederherstellen wird selbst ein Eintrag.</Trans>
      </p>
      <ActivityChanges
        type={type}
        changes={changes
          .filter(({ path, before, after }) => before !== after && !isOnlyIdentifying(path, before))
          .map(({ path, before, after }) => ({ path, before: after, after: before }))}
        columns={{ caption: t`Was gesetzt wird`, before: t`Jetzt`, after: t`Nach dem Wiederherstellen` }}
      />
    </>
  );
  if (max !== undefined) {
    return (
      <CommentDialog
        title={t`Werte davor wiederherstellen?`}
        confirmLabel={confirmLabel}
        label={<Trans>Grund</Trans>}
        help={<Trans>Steht danach im Eintrag. Höchstens {max} Zeichen.</Trans>}
        rows={2}
        comment={reason}
        onComment={setReason}
        isBusy={isBusy}
        notice={shownNotice}
        isStale={notice?.isStale}
        refusal={isOfReason ? failure : null}
        check={(text) => checkFreeText(readReason(text), max)}
        onConfirm={(text) => void restore(text)}
        onClose={onClose}
      >
        {content}
      </CommentDialog>
    );
  }
  return (
    <Question
      title={<Trans>Werte davor wiederherstellen?</Trans>}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <Stack gap={3}>
        {shownNotice && <ActionNoticeView notice={shownNotice} />}
        {content}
      </Stack>
    </Question>
  );
}
