import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Notice } from "#ui/Notice";
import type { StoredReport } from "./useTemplateUpload";

interface SaveFailureProps {
  readonly failure: Failure;
  /** Overwrites the stored template after a conflict. */
  readonly stored: StoredReport | null;
}

/** Why a checked template was not saved, and what to do. */
export function SaveFailure({ failure, stored }: SaveFailureProps) {
  const errorMessage = useErrorMessage();
  const { own } = stored ?? {};
  const [by, fileName] = [own?.savedBy?.username, own?.fileName];
  const at = own?.savedAt ? formatDateTime(own.savedAt) : null;
  if (failure.code === "preview_expired") {
    return (
      <Notice tone="error" role="alert">
        <Trans>
          Die Prüfung gilt nicht mehr: Sie ist zu alt oder durch eine neuere ersetzt. Gespeichert wurde
          nichts. Prüfen Sie die Datei noch einmal.
        </Trans>
      </Notice>
    );
  }
  if (failure.code !== "conflict") {
    return (
      <Notice tone="error" role="alert">
        {errorMessage(failure)}
      </Notice>
    );
  }
  return (
    <Notice tone="waiting" icon="info" role="alert">
      {by && at && fileName ? (
        <Trans>
          {by} hat am {at} „{fileName}“ für diesen Bericht gespeichert. Ihre geprüfte Vorlage ist noch da: Mit
          „Trotzdem speichern“ ersetzt sie diese, die im Verlauf bleibt.
        </Trans>
      ) : (
        <Trans>
          Die Vorlage dieses Berichts wurde inzwischen geändert oder entfernt. Ihre geprüfte Vorlage ist noch
          da und kann trotzdem gespeichert werden.
        </Trans>
      )}
    </Notice>
  );
}
