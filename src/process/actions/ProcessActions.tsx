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
import { Icon } from "#ui/Icon";
import { MoreActions } from "#ui/MoreActions";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { knownStatus } from "../knownStatus";
import { actionLabels } from "../processLabels";
import type { ProcessActionsCancelMutation } from "./__generated__/ProcessActionsCancelMutation.graphql";
import type { ProcessActionsCompleteMutation } from "./__generated__/ProcessActionsCompleteMutation.graphql";
import type { ProcessActionsDeleteMutation } from "./__generated__/ProcessActionsDeleteMutation.graphql";
import type { ProcessActionsRestartMutation } from "./__generated__/ProcessActionsRestartMutation.graphql";
import type { ProcessActions_process$key } from "./__generated__/ProcessActions_process.graphql";
import { ActionButton, ActionContent } from "./ActionButton";
import { ConfirmActionDialog } from "./ConfirmActionDialog";
import type { CommentedAction } from "./CommentActionDialog";
import { useProcesses } from "../processes";
import { useArchiving } from "./useArchiving";
import { useProcessAction } from "./useProcessAction";

const CommentActionDialog = lazyOverlay(
  async () => (await import("./CommentActionDialog")).CommentActionDialog,
);
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
  fragment ProcessActions_process on Process @throwOnFieldError {
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

/** Actions shown as buttons; the others are in the menu. */
const primaryActions: readonly ProcessAction[] = ["RESTART", "COMPLETE"];

/** Actions that open a dialog first. */
const dialogActions: readonly ProcessAction[] = ["COMPLETE", "CANCEL", "DELETE", "UPLOAD_FILE"];

interface ProcessActionsProps {
  readonly process: ProcessActions_process$key;
  /** Smaller buttons for the side pane. */
  readonly isSmall: boolean;
}

/** Buttons and menu for the actions that the server allows on a process. */
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
  const [openDialog, setOpenDialog] = useState<ProcessAction | null>(null);
  const [dialogInput, setDialogInput] = useState({ id, revision });
  const [comments, setComments] = useState({ COMPLETE: "", RESTART: "" });
  const bar = useRestoreFocus(
    `${allowedActions.join(" ")} ${record} ${openDialog ?? ""} ${undoArchive ? "waits" : ""}`,
  );
  const currentInput = { id, revision };
  // Errors of the comment are shown at its field.
  const isCommentError = failure?.code === "required" || failure?.code === "text_too_long";
  const notice = isCommentError ? null : processAction.notice;
  if (!mayAct) return null;

  const done: Readonly<Record<ProcessAction, string>> = {
    RESTART: t`Der Prozess startet neu.`,
    COMPLETE: t`Als manuell erledigt markiert.`,
    CANCEL: t`Der Prozess ist abgebrochen.`,
    DELETE: t`Variablen und Dateien sind gelöscht.`,
    ARCHIVE: t`Archiviert.`,
    UPLOAD_FILE: t`Datei gespeichert.`,
  };
  /** Resolves to whether the action succeeded. */
  async function runAction(action: ProcessAction, mutate: Parameters<typeof run>[0]): Promise<boolean> {
    const outcome = await run(mutate);
    if (outcome.failure) return false;
    announce(done[action]);
    return true;
  }
  async function sendComment(action: CommentedAction, comment: string) {
    const input = { ...currentInput, comment };
    const isDone = await runAction(action, async () =>
      action === "COMPLETE" ? complete({ input }) : restart({ input }),
    );
    if (!isDone) return;
    setComments((typed) => ({ ...typed, [action]: "" }));
    setOpenDialog(null);
  }
  async function confirm(action: "CANCEL" | "DELETE") {
    // The revision from when the dialog opened: the server rejects the action if the process has changed since.
    await runAction(action, async () =>
      action === "CANCEL" ? cancel({ input: dialogInput }) : erase({ input: dialogInput }),
    );
    // The error message is rendered above the buttons.
    setOpenDialog(null);
  }
  const opensDialog = (action: ProcessAction) =>
    dialogActions.includes(action) || isCommentRequired(action, knownStatus(status));
  const start = (action: ProcessAction) => {
    if (isBusy) return;
    reset();
    if (action === "RESTART" && !opensDialog(action))
      void runAction(action, () => restart({ input: currentInput }));
    else if (action === "ARCHIVE") archive();
    else {
      setDialogInput(currentInput);
      setOpenDialog(action);
    }
  };

  const offered = undoArchive ? [] : processActions.filter((action) => allowedActions.includes(action));
  const first = offered.filter((action) => primaryActions.includes(action));
  const others = offered.filter((action) => !primaryActions.includes(action));
  // A menu is only worth it for two or more entries, or beside other buttons.
  const hasMenu = first.length > 0 && others.length > 1;
  const button = (action: ProcessAction) => (
    <ActionButton
      key={action}
      action={action}
      isSmall={isSmall}
      isBusy={isBusy && action === "RESTART"}
      opensDialog={opensDialog(action)}
      onPress={() => start(action)}
    />
  );
  return (
    <Actions ref={bar} isTight={isSmall} tabIndex={-1} role="group" aria-label={t`Aktionen`}>
      {notice && openDialog === null && <ActionNoticeView notice={notice} />}
      <div {...CommentActionDialog.intent}>
        {(hasMenu ? first : [...first, ...others]).map(button)}
        {hasMenu && (
          <MoreActions
            label={t`Weitere Aktionen`}
            icon={<Icon name="more" />}
            size={isSmall ? "sm" : "md"}
            actions={others.map((action) => ({
              value: action,
              content: <ActionContent action={action} opensDialog={opensDialog(action)} />,
              "aria-haspopup": opensDialog(action) ? "dialog" : undefined,
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
      {(openDialog === "COMPLETE" || openDialog === "RESTART") && (
        <CommentActionDialog
          action={openDialog}
          comment={comments[openDialog]}
          onComment={(comment) => setComments({ ...comments, [openDialog]: comment })}
          isBusy={isBusy}
          notice={notice}
          refusal={isCommentError ? failure : null}
          onConfirm={(text) => void sendComment(openDialog, text)}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === "UPLOAD_FILE" && (
        <UploadDialog process={currentInput} onClose={() => setOpenDialog(null)} />
      )}
      {(openDialog === "CANCEL" || openDialog === "DELETE") && (
        <ConfirmActionDialog
          action={openDialog}
          pid={pid}
          name={i18n._(actionLabels[openDialog])}
          isBusy={isBusy}
          onConfirm={() => void confirm(openDialog)}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </Actions>
  );
}
