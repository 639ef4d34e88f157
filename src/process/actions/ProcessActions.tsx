import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useObservable } from "#browser/useObservable";
import {
  isCommentRequired,
  isUnarchivingAllowed,
  processActions,
  type ProcessAction,
} from "#domain/processTransitions";
import type { Failure } from "#i18n/errorMessages";
import { useCan } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { Button } from "#ui/Button";
import { MoreActions } from "#ui/MoreActions";
import { useKeptFocus } from "#ui/useKeptFocus";
import { knownStatus } from "../knownStatus";
import { ProcessIcon } from "../ProcessIcon";
import { actionNames } from "../processNames";
import type { ProcessActions_process$key } from "./__generated__/ProcessActions_process.graphql";
import { ActionButton } from "./ActionButton";
import { ActionNoticeView } from "./ActionNoticeView";
import { ActionQuestion } from "./ActionQuestion";
import { CommentDialog, type CommentedAction } from "./CommentDialog";
import { useProcesses } from "../processes";
import { useProcessOperations } from "./processOperations";
import { UploadDialog } from "./UploadDialog";
import { useActionRun } from "./useActionRun";
import { useArchiving } from "./useArchiving";

const actionsFragment = graphql`
  fragment ProcessActions_process on Process {
    id
    pid
    revision
    status
    record
    allowedActions
  }
`;

/** Beside the first two, which stand alone. */
const shownAtOnce: readonly ProcessAction[] = ["RESTART", "COMPLETE"];

/** Those that always ask something first. */
const asking: readonly ProcessAction[] = ["COMPLETE", "CANCEL", "DELETE", "UPLOAD_FILE"];

interface ProcessActionsProps {
  readonly process: ProcessActions_process$key;
  /** Smaller buttons, for the pane. */
  readonly isSmall: boolean;
}

/** What can be done with one process: exactly what the server offers. */
export function ProcessActions({ process, isSmall }: ProcessActionsProps) {
  const announce = useAnnounce();
  const { t, i18n } = useLingui();
  const mayAct = useCan("processes_action");
  const { id, pid, revision, status, record, allowedActions } = useFragment(actionsFragment, process);
  const { restart, complete, cancel, erase } = useProcessOperations();
  const { isBusy, notice, run, forget } = useActionRun();
  const archiving = useArchiving({ id, pid, revision }, run);
  const undoArchive = useObservable(useProcesses().pendingArchives).get(id);
  const [asked, setAsked] = useState<ProcessAction | null>(null);
  const [seen, setSeen] = useState({ id, revision });
  const [comments, setComments] = useState({ COMPLETE: "", RESTART: "" });
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const bar = useKeptFocus(
    `${allowedActions.join(" ")} ${record} ${asked ?? ""} ${undoArchive ? "waits" : ""}`,
  );
  const read = { id, revision };
  if (!mayAct) return null;

  const done: Readonly<Record<ProcessAction, string>> = {
    RESTART: t`Der Prozess startet neu.`,
    COMPLETE: t`Als manuell erledigt markiert.`,
    CANCEL: t`Der Prozess ist abgebrochen.`,
    DELETE: t`Variablen und Dateien sind gelöscht.`,
    ARCHIVE: t`Archiviert.`,
    UPLOAD_FILE: t`Datei gespeichert.`,
  };
  async function carryOut(action: ProcessAction, call: Parameters<typeof run>[0]) {
    const failure = await run(call);
    if (!failure) announce(done[action]);
    return failure;
  }
  async function sendComment(action: CommentedAction, text: string) {
    const send = action === "COMPLETE" ? complete : restart;
    const failure = await carryOut(action, () => send(read, text));
    const isOfComment = failure?.code === "required" || failure?.code === "text_too_long";
    setRefusal(isOfComment ? failure : null);
    if (isOfComment) forget();
    if (failure) return;
    setComments((typed) => ({ ...typed, [action]: "" }));
    setAsked(null);
  }
  async function answer(action: "CANCEL" | "DELETE") {
    // Meant is the process as it stood when the question was asked; the server tells where it has changed.
    await carryOut(action, () => (action === "CANCEL" ? cancel(seen) : erase(seen)));
    // What there is to say stands above the buttons.
    setAsked(null);
  }
  const asks = (action: ProcessAction) =>
    asking.includes(action) || isCommentRequired(action, knownStatus(status));
  const start = (action: ProcessAction) => {
    if (isBusy) return;
    forget();
    setRefusal(null);
    if (action === "RESTART" && !asks(action)) void carryOut(action, () => restart(read));
    else if (action === "ARCHIVE") archiving.archive();
    else {
      setSeen(read);
      setAsked(action);
    }
  };

  const offered = undoArchive ? [] : processActions.filter((action) => allowedActions.includes(action));
  const first = offered.filter((action) => shownAtOnce.includes(action));
  const others = offered.filter((action) => !shownAtOnce.includes(action));
  // Where nothing stands beside it, a menu of one thing is but a detour.
  const [alone, hidden] = first.length === 0 || others.length === 1 ? [others, []] : [[], others];
  const button = (action: ProcessAction) => (
    <ActionButton
      key={action}
      action={action}
      isSmall={isSmall}
      isBusy={isBusy && action === "RESTART"}
      asks={asks(action)}
      onPress={() => start(action)}
    />
  );
  return (
    <div className="process-actions" ref={bar} tabIndex={-1} role="group" aria-label={t`Aktionen`}>
      {notice && asked === null && <ActionNoticeView notice={notice} />}
      <div>
        {first.map(button)}
        {alone.map(button)}
        {hidden.length > 0 && (
          <MoreActions label={t`Weitere Aktionen`} icon={<ProcessIcon name="more" />} isSmall={isSmall}>
            {hidden.map(button)}
          </MoreActions>
        )}
        {isUnarchivingAllowed({ record: record === "ARCHIVED" ? "ARCHIVED" : "ACTIVE" }) && (
          <Button
            size={isSmall ? "sm" : "md"}
            aria-disabled={isBusy || undefined}
            onClick={archiving.takeBack}
          >
            <Trans>Aus dem Archiv zurückholen</Trans>
          </Button>
        )}
        {undoArchive && (
          <Button size={isSmall ? "sm" : "md"} onClick={undoArchive}>
            <Trans>Archivieren rückgängig machen</Trans>
          </Button>
        )}
      </div>
      {(asked === "COMPLETE" || asked === "RESTART") && (
        <CommentDialog
          action={asked}
          comment={comments[asked]}
          onComment={(comment) => setComments({ ...comments, [asked]: comment })}
          isBusy={isBusy}
          notice={notice}
          refusal={refusal}
          onConfirm={(text) => void sendComment(asked, text)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "UPLOAD_FILE" && <UploadDialog process={read} onClose={() => setAsked(null)} />}
      {(asked === "CANCEL" || asked === "DELETE") && (
        <ActionQuestion
          action={asked}
          pid={pid}
          name={i18n._(actionNames[asked])}
          isBusy={isBusy}
          onConfirm={() => void answer(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
