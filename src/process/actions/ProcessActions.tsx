import { Button, chakra } from "@chakra-ui/react";
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
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import { useKeptFocus } from "#ui/useKeptFocus";
import { knownStatus } from "../knownStatus";
import { ProcessIcon } from "../ProcessIcon";
import { actionNames } from "../processNames";
import type { ProcessActionsCancelMutation } from "./__generated__/ProcessActionsCancelMutation.graphql";
import type { ProcessActionsCompleteMutation } from "./__generated__/ProcessActionsCompleteMutation.graphql";
import type { ProcessActionsDeleteMutation } from "./__generated__/ProcessActionsDeleteMutation.graphql";
import type { ProcessActionsRestartMutation } from "./__generated__/ProcessActionsRestartMutation.graphql";
import type { ProcessActions_process$key } from "./__generated__/ProcessActions_process.graphql";
import { ActionButton, ActionContent } from "./ActionButton";
import { ActionQuestion } from "./ActionQuestion";
import type { CommentedAction } from "./CommentDialog";
import { useProcesses } from "../processes";
import { useArchiving } from "./useArchiving";
import { useProcessAction } from "./useProcessAction";

const CommentDialog = lazyOverlay(async () => (await import("./CommentDialog")).CommentDialog);
const UploadDialog = lazyOverlay(async () => (await import("./UploadDialog")).UploadDialog);

const Actions = chakra("div", {
  base: {
    mt: 3,
    _focusVisible: { outline: "none" },
    "& > .notice": { mb: 3 },
    "& > div:not(.notice)": { display: "flex", flexWrap: "wrap", gap: 2 },
  },
  variants: {
    isTight: {
      true: {
        "& > div:not(.notice)": { gap: "3px" },
        "& > div > .chakra-button:not([aria-haspopup=menu], [popovertarget])": { gap: 1, px: "5px" },
      },
    },
  },
});

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

const restartMutation = graphql`
  mutation ProcessActionsRestartMutation($input: RestartProcessInput!) {
    restartProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const completeMutation = graphql`
  mutation ProcessActionsCompleteMutation($input: CompleteProcessInput!) {
    completeProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const cancelMutation = graphql`
  mutation ProcessActionsCancelMutation($input: CancelProcessInput!) {
    cancelProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation ProcessActionsDeleteMutation($input: DeleteProcessInput!) {
    deleteProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
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
  const restart = useMutationAsync<ProcessActionsRestartMutation>(restartMutation);
  const complete = useMutationAsync<ProcessActionsCompleteMutation>(completeMutation);
  const cancel = useMutationAsync<ProcessActionsCancelMutation>(cancelMutation);
  const erase = useMutationAsync<ProcessActionsDeleteMutation>(deleteMutation);
  const processAction = useProcessAction();
  const { isBusy, failure, run, reset } = processAction;
  const { archive, unarchive } = useArchiving({ id, pid, revision }, processAction);
  const undoArchive = useObservable(useProcesses().pendingArchives).get(id);
  const [asked, setAsked] = useState<ProcessAction | null>(null);
  const [seen, setSeen] = useState({ id, revision });
  const [comments, setComments] = useState({ COMPLETE: "", RESTART: "" });
  const bar = useKeptFocus(
    `${allowedActions.join(" ")} ${record} ${asked ?? ""} ${undoArchive ? "waits" : ""}`,
  );
  const read = { id, revision };
  // What is wrong with a comment is shown at its field.
  const isOfComment = failure?.code === "required" || failure?.code === "text_too_long";
  const notice = isOfComment ? null : processAction.notice;
  if (!mayAct) return null;

  const done: Readonly<Record<ProcessAction, string>> = {
    RESTART: t`Der Prozess startet neu.`,
    COMPLETE: t`Als manuell erledigt markiert.`,
    CANCEL: t`Der Prozess ist abgebrochen.`,
    DELETE: t`Variablen und Dateien sind gelöscht.`,
    ARCHIVE: t`Archiviert.`,
    UPLOAD_FILE: t`Datei gespeichert.`,
  };
  /** Resolves with whether it was carried out. */
  async function carryOut(action: ProcessAction, mutate: Parameters<typeof run>[0]): Promise<boolean> {
    const outcome = await run(mutate);
    if (outcome.failure) return false;
    announce(done[action]);
    return true;
  }
  async function sendComment(action: CommentedAction, comment: string) {
    const input = { ...read, comment };
    const isDone = await carryOut(action, async () =>
      action === "COMPLETE" ? complete({ input }) : restart({ input }),
    );
    if (!isDone) return;
    setComments((typed) => ({ ...typed, [action]: "" }));
    setAsked(null);
  }
  async function confirm(action: "CANCEL" | "DELETE") {
    // The revision is the one seen when the question was asked, so the server refuses if it has changed since.
    await carryOut(action, async () =>
      action === "CANCEL" ? cancel({ input: seen }) : erase({ input: seen }),
    );
    // The notice is above the buttons.
    setAsked(null);
  }
  const asks = (action: ProcessAction) =>
    asking.includes(action) || isCommentRequired(action, knownStatus(status));
  const start = (action: ProcessAction) => {
    if (isBusy) return;
    reset();
    if (action === "RESTART" && !asks(action)) void carryOut(action, () => restart({ input: read }));
    else if (action === "ARCHIVE") archive();
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
    <Actions ref={bar} isTight={isSmall} tabIndex={-1} role="group" aria-label={t`Aktionen`}>
      {notice && asked === null && <ActionNoticeView notice={notice} />}
      <div {...CommentDialog.intent}>
        {first.map(button)}
        {alone.map(button)}
        {hidden.length > 0 && (
          <MoreActions
            label={t`Weitere Aktionen`}
            icon={<ProcessIcon name="more" />}
            size={isSmall ? "sm" : "md"}
            actions={hidden.map((action) => ({
              value: action,
              content: <ActionContent action={action} asks={asks(action)} />,
              "aria-haspopup": asks(action) ? "dialog" : undefined,
              onSelect: () => start(action),
            }))}
          />
        )}
        {isUnarchivingAllowed({ record: record === "ARCHIVED" ? "ARCHIVED" : "ACTIVE" }) && (
          <Button size={isSmall ? "sm" : "md"} aria-disabled={isBusy || undefined} onClick={unarchive}>
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
          refusal={isOfComment ? failure : null}
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
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Actions>
  );
}
