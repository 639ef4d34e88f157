import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure, toFailure } from "#relay/failure";
import { useAnnounce, useToast } from "#ui/ui";
import { useArchiveSoon } from "./pendingArchives";
import { useProcessOperations, type ReadProcess } from "./processOperations";
import { useRefusalWords, type ActionAnswer } from "./useActionRun";

type Run = (call: () => Promise<ActionAnswer>) => Promise<Failure | null>;

/** Archives a process after the time in which that can be taken back, and fetches it back from the archive. */
export function useArchiving({ id, pid, revision }: ReadProcess & { readonly pid: string }, run: Run) {
  const toast = useToast();
  const announce = useAnnounce();
  const { t } = useLingui();
  const archiveSoon = useArchiveSoon();
  const operations = useProcessOperations();
  const words = useRefusalWords();
  const short = pid.slice(0, 8);

  // What asked for it may be gone by then: what went wrong is said by a toast.
  async function send() {
    let failure: Failure | undefined;
    try {
      const [error] = (await operations.archive({ id, revision }, true)).errors;
      failure = error && payloadFailure(error);
    } catch (error) {
      failure = toFailure(error);
    }
    if (!failure) return announce(t`Prozess ${short} ist archiviert.`);
    const why = words(failure).text;
    toast({
      tone: "error",
      text: (
        <Trans>
          Prozess {short} wurde nicht archiviert. {why}
        </Trans>
      ),
    });
  }

  return {
    archive: () =>
      archiveSoon({
        id,
        text: <Trans>Prozess {short} wird archiviert.</Trans>,
        undoLabel: <Trans>Rückgängig</Trans>,
        send: () => void send(),
        onUndone: () => announce(t`Prozess ${short} bleibt, wo er war.`),
      }),
    takeBack: () =>
      void run(() => operations.archive({ id, revision }, false)).then((failure) => {
        if (!failure) announce(t`Prozess ${short} ist aus dem Archiv zurück.`);
      }),
  };
}
