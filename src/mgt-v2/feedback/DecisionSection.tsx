import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FeedbackState } from "#domain/feedback/feedback";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Status } from "#ui/Status";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { PaneSection } from "../entries/EntryPane";
import type { DecisionSection_feedback$key } from "./__generated__/DecisionSection_feedback.graphql";
import { PaneActions, PaneText } from "./FeedbackPane";
import { knownState, stateLabels, stateTones, usePersonalDataLabels } from "./feedbackLabels";
import { useDecide } from "./useDecide";

const ReasonDialog = lazyOverlay(async () => (await import("./ReasonDialog")).ReasonDialog);

const decisionFragment = graphql`
  fragment DecisionSection_feedback on Feedback @throwOnFieldError {
    id
    revision
    state
    decidedBy {
      username
    }
    decidedAt
    decisionReason
    comment
    personalDataHints {
      kind
      start
      end
    }
  }
`;

/** The open dialog. */
type Question =
  { readonly kind: "personalData" } | { readonly kind: "reason"; readonly state: FeedbackState };

/** The state of publication, and the decisions that it allows. */
export function DecisionSection({ feedback }: { readonly feedback: DecisionSection_feedback$key }) {
  const { t, i18n } = useLingui();
  const data = useFragment(decisionFragment, feedback);
  const { id, revision, decidedBy, decidedAt, decisionReason, comment, personalDataHints: hints } = data;
  const state = knownState(data.state);
  const { counts, kindName } = usePersonalDataLabels();
  const { isBusy, failure, noticeOf, reset, decide } = useDecide();
  const [question, setQuestion] = useState<Question | null>(null);
  /** The latest attempted decision. */
  const [tried, setTried] = useState<FeedbackState>(state);
  const [reason, setReason] = useState("");
  const actions = useRestoreFocus(state, (part) => part.querySelector("button"));

  async function run(
    next: FeedbackState,
    options: { reason?: string; isPersonalDataConfirmed?: boolean } = {},
  ) {
    setTried(next);
    const outcome = await decide([{ id, revision }], { state: next, ...options });
    if (outcome.failure === null) setReason("");
    // A failed withdrawal is reported in its dialog.
    if (outcome.failure === null || options.reason === undefined) setQuestion(null);
  }
  function openDialog(next: Question) {
    reset();
    setQuestion(next);
  }
  const found = counts(hints);
  const by = decidedBy?.username ?? t`einem entfernten Benutzer`;
  const at = decidedAt ? formatDateTime(decidedAt) : null;
  const notice = failure && noticeOf(tried);
  const isApproved = state === "APPROVED";
  return (
    <PaneSection title={<Trans>Veröffentlichung</Trans>}>
      <Status tone={stateTones[state]}>{i18n._(stateLabels[state])}</Status>
      {at && (
        <p>
          <Trans>
            Zuletzt entschieden von {by} am {at}.
          </Trans>
        </p>
      )}
      {decisionReason && (
        <PaneText>
          <Trans>Grund: {decisionReason}</Trans>
        </PaneText>
      )}
      {notice && question?.kind !== "reason" && <ActionNoticeView notice={notice} />}
      <PaneActions ref={actions}>
        {isApproved ? (
          <BusyButton
            isBusy={isBusy}
            aria-haspopup="dialog"
            {...ReasonDialog.intent}
            onClick={() => openDialog({ kind: "reason", state: "NEW" })}
          >
            <Trans>Freigabe zurücknehmen</Trans> …
          </BusyButton>
        ) : (
          <BusyButton
            variant="solid"
            isBusy={isBusy && tried === "APPROVED"}
            aria-haspopup={hints.length > 0 ? "dialog" : undefined}
            onClick={() => (hints.length > 0 ? openDialog({ kind: "personalData" }) : void run("APPROVED"))}
          >
            <Icon name="check" />
            <Trans>Freigeben</Trans>
            {hints.length > 0 && " …"}
          </BusyButton>
        )}
        {state === "NOT_FOR_PUBLICATION" ? (
          <BusyButton isBusy={isBusy && tried === "NEW"} onClick={() => void run("NEW")}>
            <Trans>Entscheidung zurücknehmen</Trans>
          </BusyButton>
        ) : (
          <BusyButton
            isBusy={isBusy && tried === "NOT_FOR_PUBLICATION"}
            aria-haspopup={isApproved ? "dialog" : undefined}
            {...ReasonDialog.intent}
            onClick={() =>
              isApproved
                ? openDialog({ kind: "reason", state: "NOT_FOR_PUBLICATION" })
                : void run("NOT_FOR_PUBLICATION")
            }
          >
            <Trans>Nicht zur Veröffentlichung</Trans>
            {isApproved && " …"}
          </BusyButton>
        )}
      </PaneActions>
      <ConfirmDialog
        open={question?.kind === "personalData"}
        isExpected={hints.length > 0}
        title={t`Mit personenbezogenen Daten freigeben?`}
        confirmLabel={t`Trotzdem freigeben`}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void run("APPROVED", { isPersonalDataConfirmed: true })}
        onClose={() => setQuestion(null)}
      >
        <p>
          <Trans>
            Der Kommentar enthält vermutlich personenbezogene Daten ({found}). Nach der Freigabe kann sie
            jeder lesen:
          </Trans>
        </p>
        <ul>
          {hints.map(({ kind, start, end }) => (
            <li key={start}>
              {kindName(kind)}: {comment?.slice(start, end)}
            </li>
          ))}
        </ul>
        <p>
          <Trans>Schwärzen Sie die Stellen vorher, wenn sie nicht veröffentlicht werden dürfen.</Trans>
        </p>
      </ConfirmDialog>
      {question?.kind === "reason" && (
        <ReasonDialog
          state={question.state}
          count={1}
          comment={reason}
          onComment={setReason}
          isBusy={isBusy}
          isStale={failure?.code === "conflict" && !isApproved}
          notice={notice}
          refusal={null}
          onConfirm={(given) => void run(question.state, { reason: given })}
          onClose={() => setQuestion(null)}
        />
      )}
    </PaneSection>
  );
}
