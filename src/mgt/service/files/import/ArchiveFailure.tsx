import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Notice } from "#ui/Notice";

/** Explains why nothing was imported, and what to do. */
export function ArchiveFailure({ failure }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  const { by, at, path = "" } = failure.params;
  const time = at ? formatDateTime(at) : "";
  return (
    <Notice tone="error" role="alert">
      {failure.code === "preview_expired" ? (
        <Trans>
          Die Prüfung gilt nicht mehr: Sie ist zu alt, wurde schon ausgeführt oder durch eine neuere ersetzt.
          Es wurde nichts importiert. Prüfen Sie das Archiv noch einmal.
        </Trans>
      ) : failure.code !== "conflict" ? (
        errorMessage(failure)
      ) : by ? (
        <Trans>
          {by} hat „{path}“ am {time} gespeichert, nachdem das Archiv geprüft war. Es wurde nichts importiert.
          Prüfen Sie das Archiv noch einmal.
        </Trans>
      ) : (
        <Trans>
          „{path}“ wurde entfernt, nachdem das Archiv geprüft war. Es wurde nichts importiert. Prüfen Sie das
          Archiv noch einmal.
        </Trans>
      )}
    </Notice>
  );
}
