import { Button, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { formatTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { startDownload } from "#ui/startDownload";
import { useAnnounce } from "#ui/ui";
import type { DoneImport } from "./useListImport";

interface ImportResultProps {
  readonly done: DoneImport;
  /** Why it was not undone. */
  readonly failure: Failure | null;
}

/** Result of an import, with a download of the refused entries. */
export function ImportResult({ done, failure }: ImportResultProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const [isExpired, setExpired] = useState(false);
  const { importedCount, refusedCount, undoableUntil, refusedFile } = done;
  const [imported, refused] = [number(importedCount), number(refusedCount)];
  const summary = t`Importiert: ${imported}, nicht importiert: ${refused}.`;
  useEffect(() => announce(summary), [announce, summary]);
  const until = undoableUntil && formatTime(undoableUntil).slice(0, 5);

  function download() {
    if (!refusedFile) return;
    const isLate = Date.now() >= Date.parse(refusedFile.expiresAt);
    setExpired(isLate);
    if (!isLate) startDownload(refusedFile);
  }

  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {errorMessage(failure)}
        </Notice>
      )}
      <p>
        <b>
          <Plural value={importedCount} one="# Eintrag importiert." other="# Einträge importiert." />
        </b>{" "}
        {refusedCount > 0 && (
          <Plural value={refusedCount} one="# wurde nicht importiert." other="# wurden nicht importiert." />
        )}
      </p>
      {refusedFile && (
        <div>
          <Button onClick={download}>
            <Icon name="download" />
            <Trans>Nicht importierte mit Gründen herunterladen</Trans>
          </Button>
          {isExpired && (
            <Text mt={1} role="alert" textStyle="sm" color="status.error.fg">
              <Trans>
                Der Link ist abgelaufen. Importieren Sie dieselbe Datei noch einmal; die Vorschau nennt die
                Gründe.
              </Trans>
            </Text>
          )}
        </div>
      )}
      {until && importedCount > 0 && (
        <Text color="fg.muted" textStyle="sm">
          <Trans>Bis {until} Uhr lässt sich der Import rückgängig machen.</Trans>
        </Text>
      )}
    </>
  );
}

/** Says that an import was undone. */
export function UndoneImport({ removedCount }: { readonly removedCount: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const announce = useAnnounce();
  const removed = number(removedCount);
  const summary = t`Der Import ist rückgängig gemacht. Wieder gelöscht: ${removed}.`;
  useEffect(() => announce(summary), [announce, summary]);
  return <p>{summary}</p>;
}
