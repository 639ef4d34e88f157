import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { serviceFilesMax, serviceFilesMaxBytes } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import { useFormats } from "#i18n/useFormats";
import { FileFacts, FileLine } from "#mgt/imports/FileLine";
import { ImportFooter, RestartButton } from "#mgt/imports/ImportFrame";
import { Examples, Figures } from "#mgt/imports/importParts";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { ArchiveFailure } from "./ArchiveFailure";
import { ArchiveFiles, RefusedFiles } from "./ArchiveFiles";
import type { ArchiveEntry, ArchivePreview } from "./useFilesImport";

interface ArchiveReviewProps {
  readonly preview: ArchivePreview;
  /** Why the previous import was refused. */
  readonly failure: Failure | null;
  readonly stored: { readonly count: number; readonly bytes: number };
  readonly onCommit: (excluded: readonly string[], count: number) => void;
  /** Checks the same archive again. */
  readonly onRepeat: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Preview of an import: new, replaced, unchanged and refused files. The user selects among new and replaced ones. */
export function ArchiveReview({ preview, failure, stored, onCommit, ...props }: ArchiveReviewProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { entries, ignoredCount } = preview;
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const inState = (state: ArchiveEntry["state"]) => entries.filter((entry) => entry.state === state);
  const [added, replaced] = [inState("NEW"), inState("REPLACES")];
  const [unchanged, refused] = [inState("UNCHANGED"), inState("REFUSED")];
  const importable = entries.filter(({ state }) => state === "NEW" || state === "REPLACES");
  const chosen = importable.filter(({ path }) => !excluded.has(path));
  const summary = t`Vorschau: ${added.length} neu, ${replaced.length} ersetzt, ${unchanged.length} unverändert, ${refused.length} abgelehnt.`;
  useEffect(() => announce(summary), [announce, summary]);
  const mustRepeat = failure?.code === "preview_expired" || failure?.code === "conflict";
  const isStuck = importable.length === 0 && !mustRepeat;
  const after = {
    count: stored.count + chosen.filter(({ state }) => state === "NEW").length,
    bytes: chosen.reduce((sum, entry) => sum + entry.byteSize - (entry.storedByteSize ?? 0), stored.bytes),
  };
  const exceedsLimit = after.count > serviceFilesMax || after.bytes > serviceFilesMaxBytes;
  return (
    <>
      {failure && <ArchiveFailure failure={failure} />}
      <FileLine fileName={preview.fileName} size={preview.byteSize} encoding={null} sample={null} />
      <Figures
        figures={[
          { icon: "plus", name: <Trans>Neu</Trans>, count: added.length },
          { icon: "reload", name: <Trans>Ersetzt</Trans>, count: replaced.length },
          { icon: "done", name: <Trans>Unverändert</Trans>, count: unchanged.length },
          { icon: "alert", name: <Trans>Abgelehnt</Trans>, count: refused.length, isFault: true },
        ]}
      />
      {importable.length > 0 ? (
        <ArchiveFiles entries={importable} excluded={excluded} onExclude={setExcluded} />
      ) : (
        <p>
          <Trans>In dem Archiv ist nichts, das importiert werden kann.</Trans>
        </p>
      )}
      <RefusedFiles entries={refused} />
      {unchanged.length > 0 && (
        <Examples
          title={
            <Plural
              value={unchanged.length}
              one="# Datei ist schon so gespeichert"
              other="# Dateien sind schon so gespeichert"
            />
          }
        >
          {unchanged.map(({ path }) => (
            <li key={path}>{path}</li>
          ))}
        </Examples>
      )}
      {ignoredCount > 0 && (
        <FileFacts>
          <Plural
            value={ignoredCount}
            one="# Eintrag ist übergangen: ein Ordner oder eine Datei des Betriebssystems wie .DS_Store."
            other="# Einträge sind übergangen: Ordner und Dateien des Betriebssystems wie .DS_Store."
          />
        </FileFacts>
      )}
      {importable.length > 0 && <QuotaAfter {...after} exceedsLimit={exceedsLimit} />}
      <ImportFooter other={!isStuck && <RestartButton onRestart={props.onRestart} />}>
        <Button onClick={props.onClose}>
          {importable.length > 0 ? <Trans>Abbrechen</Trans> : <Trans>Schließen</Trans>}
        </Button>
        {mustRepeat ? (
          <Button variant="solid" onClick={props.onRepeat}>
            <Trans>Noch einmal prüfen</Trans>
          </Button>
        ) : (
          importable.length > 0 && (
            <Button
              variant="solid"
              disabled={chosen.length === 0 || exceedsLimit}
              onClick={() => onCommit([...excluded], chosen.length)}
            >
              <Plural value={chosen.length} one="# Datei importieren" other="# Dateien importieren" />
            </Button>
          )
        )}
        {isStuck && <RestartButton isMain onRestart={props.onRestart} />}
      </ImportFooter>
    </>
  );
}

interface QuotaAfterProps {
  readonly count: number;
  readonly bytes: number;
  readonly exceedsLimit: boolean;
}

/** Number of files after the import, and whether it is within the limit. */
function QuotaAfter({ count, bytes, exceedsLimit }: QuotaAfterProps) {
  const { fileSize } = useFormats();
  const [size, maxSize] = [fileSize(bytes), fileSize(serviceFilesMaxBytes)];
  const text = (
    <Plural
      value={count}
      one={`Danach hat der Dienst # von ${serviceFilesMax} Dateien, ${size} von ${maxSize}.`}
      other={`Danach hat der Dienst # von ${serviceFilesMax} Dateien, ${size} von ${maxSize}.`}
    />
  );
  if (!exceedsLimit) return <FileFacts>{text}</FileFacts>;
  return (
    <Notice tone="error" role="status">
      {text} <Trans>Das ist zu viel: Wählen Sie Dateien ab, oder entfernen Sie vorher andere.</Trans>
    </Notice>
  );
}
