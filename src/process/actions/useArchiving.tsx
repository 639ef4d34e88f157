import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { undoSeconds } from "#domain/limits";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useSessionServices } from "#session/sessionServices";
import { useAnnounce, useToast, useUi } from "#ui/ui";
import { useProcesses } from "../processes";
import { shortPid } from "#domain/shortPid";
import type { useArchivingMutation } from "./__generated__/useArchivingMutation.graphql";
import type { useProcessAction } from "./useProcessAction";

const archiveMutation = graphql`
  mutation useArchivingMutation($input: ArchiveProcessInput!) {
    archiveProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ArchivedProcess {
  readonly id: string;
  readonly pid: string;
  readonly revision: number;
}

/** Archives a process after an undo delay, and restores it from the archive. */
export function useArchiving(
  { id, pid, revision }: ArchivedProcess,
  { run, toNotice }: ReturnType<typeof useProcessAction>,
) {
  const toast = useToast();
  const announce = useAnnounce();
  const { t } = useLingui();
  const { toasts } = useUi();
  const { session } = useSessionServices();
  const { pendingArchives } = useProcesses();
  const commit = useMutationAsync<useArchivingMutation>(archiveMutation);
  const short = shortPid(pid);

  // Failures appear as a toast, since the button may be unmounted by then.
  async function sendArchive() {
    const { failure } = await attempt(() => commit({ input: { id, revision, isArchived: true } }));
    if (!failure) return announce(t`Prozess ${short} ist archiviert.`);
    const why = toNotice(failure).text;
    toast({
      tone: "error",
      text: (
        <Trans>
          Prozess {short} wurde nicht archiviert. {why}
        </Trans>
      ),
    });
  }

  /**
   * Shows a toast with an undo button and sends the mutation once the toast closes or the page is left, but not after a
   * logout, when it would be sent as the next user.
   */
  function archive() {
    const epoch = session.epoch.get();
    const removePending = () => {
      const rest = new Map(pendingArchives.get());
      rest.delete(id);
      pendingArchives.set(rest);
      if (rest.size === 0) window.removeEventListener("pagehide", toasts.clear);
    };
    const undo = () => {
      removePending();
      announce(t`Prozess ${short} bleibt, wo er war.`);
    };
    const closeToast = toasts.show({
      text: <Trans>Prozess {short} wird archiviert.</Trans>,
      ms: undoSeconds * 1_000,
      action: { label: <Trans>Rückgängig</Trans>, onAct: undo },
      onGone: () => {
        removePending();
        if (session.epoch.get() === epoch) void sendArchive();
      },
    });
    if (pendingArchives.get().size === 0) window.addEventListener("pagehide", toasts.clear);
    pendingArchives.set(
      new Map(pendingArchives.get()).set(id, () => {
        closeToast();
        undo();
      }),
    );
  }

  async function unarchive() {
    const { failure } = await run(() => commit({ input: { id, revision, isArchived: false } }));
    if (!failure) announce(t`Prozess ${short} ist aus dem Archiv zurück.`);
  }

  return { archive, unarchive: () => void unarchive() };
}
