import { Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FeedbackState } from "#domain/feedback/feedback";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import { focusTable } from "#ui/table/focusTable";
import type { RowSelection } from "#ui/table/useRowSelection";
import type { Result } from "./BulkResult";
import { useDecide } from "./useDecide";
import type { FeedbackRow } from "./useFeedbackColumns";
import { useMarkRead } from "./useMarkRead";

const ReasonDialog = lazyOverlay(async () => (await import("./ReasonDialog")).ReasonDialog);

interface BulkActionsProps {
  readonly tableId: string;
  readonly selection: RowSelection;
  readonly selected: readonly FeedbackRow[];
  readonly onResult: (result: Result | null) => void;
}

/** Bulk decisions on the selected feedback. Refused entries stay selected. */
export function BulkActions({ tableId, selection, selected, onResult }: BulkActionsProps) {
  const { t } = useLingui();
  const { isBusy, failure, noticeOf, reset, decideAll } = useDecide();
  const reading = useMarkRead();
  /** The decision that needs a reason, or that failed as a whole. */
  const [state, setState] = useState<FeedbackState | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isApproving, setApproving] = useState(false);
  const [reason, setReason] = useState("");
  const approved = selected.filter((row) => row.state === "APPROVED");
  const undecided = selected.filter((row) => row.state === "NEW");
  const decidedCount = selected.length - undecided.length;
  const notExcluded = selected.filter((row) => row.state !== "NOT_FOR_PUBLICATION");

  async function run(rows: readonly FeedbackRow[], next: FeedbackState, given?: string) {
    setState(next);
    const decided = await decideAll(rows, { state: next, reason: given });
    // Refused as a whole: the notice explains it; selection and reason are kept.
    if (!decided) return;
    reset();
    setAsking(false);
    setReason("");
    onResult({ state: next, ...decided });
    selection.onChange(new Set(decided.refused.map(({ id }) => id)));
    // The focused button may be removed with the selection.
    setTimeout(() => document.activeElement === document.body && focusTable(tableId));
  }
  function openReasonDialog(next: FeedbackState) {
    reset();
    setState(next);
    setAsking(true);
  }
  async function mark(isRead: boolean) {
    const isMarked = await reading.mark([...selection.ids], isRead);
    if (!isMarked) return;
    selection.clear();
    setTimeout(() => document.activeElement === document.body && focusTable(tableId));
  }
  const notice = failure && state ? noticeOf(state) : reading.notice;
  const withdrawn = state === "NOT_FOR_PUBLICATION" ? notExcluded : approved;
  return (
    <Flex wrap="wrap" align="center" gap={2} flex={{ smDown: "1 1 100%" }}>
      {notice && !isAsking && <ActionNoticeView notice={notice} />}
      {undecided.length > 0 && (
        <BusyButton
          isBusy={isBusy && state === "APPROVED"}
          aria-haspopup="dialog"
          onClick={() => setApproving(true)}
        >
          <Icon name="check" />
          <Trans>Freigeben</Trans> …
        </BusyButton>
      )}
      {notExcluded.length > 0 && (
        <BusyButton
          isBusy={isBusy && state === "NOT_FOR_PUBLICATION"}
          aria-haspopup={approved.length > 0 ? "dialog" : undefined}
          {...ReasonDialog.intent}
          onClick={() =>
            approved.length > 0
              ? openReasonDialog("NOT_FOR_PUBLICATION")
              : void run(notExcluded, "NOT_FOR_PUBLICATION")
          }
        >
          <Trans>Nicht zur Veröffentlichung</Trans>
          {approved.length > 0 && " …"}
        </BusyButton>
      )}
      {approved.length > 0 && (
        <BusyButton
          isBusy={isBusy && state === "NEW"}
          aria-haspopup="dialog"
          {...ReasonDialog.intent}
          onClick={() => openReasonDialog("NEW")}
        >
          <Trans>Freigabe zurücknehmen</Trans> …
        </BusyButton>
      )}
      <MoreActions
        label={t`Weitere Aktionen`}
        icon={<Icon name="more" />}
        actions={[
          { value: "read", content: <Trans>Als gelesen markieren</Trans>, onSelect: () => void mark(true) },
          {
            value: "unread",
            content: <Trans>Als ungelesen markieren</Trans>,
            onSelect: () => void mark(false),
          },
        ]}
      />
      <ConfirmDialog
        open={isApproving}
        title={t`${plural(undecided.length, { one: "# Rückmeldung freigeben?", other: "# Rückmeldungen freigeben?" })}`}
        confirmLabel={t`${plural(undecided.length, { one: "# Rückmeldung freigeben", other: "# Rückmeldungen freigeben" })}`}
        isBusy={isBusy}
        onConfirm={() => void run(undecided, "APPROVED").finally(() => setApproving(false))}
        onClose={() => setApproving(false)}
      >
        <p>
          <Trans>
            Danach kann sie jeder lesen. Ausgenommen sind die, deren Kommentar vermutlich personenbezogene
            Daten enthält; sie bleiben ausgewählt.
          </Trans>
        </p>
        {decidedCount > 0 && (
          <p>
            <Plural
              value={decidedCount}
              one="# weitere ausgewählte ist schon entschieden und bleibt, wie sie ist."
              other="# weitere ausgewählte sind schon entschieden und bleiben, wie sie sind."
            />
          </p>
        )}
      </ConfirmDialog>
      {isAsking && state && (
        <ReasonDialog
          state={state}
          count={approved.length}
          comment={reason}
          onComment={setReason}
          isBusy={isBusy}
          notice={notice}
          refusal={null}
          onConfirm={(given) => void run(withdrawn, state, given)}
          onClose={() => setAsking(false)}
        />
      )}
    </Flex>
  );
}
