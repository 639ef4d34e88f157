import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { ImportFooter, RestartButton } from "#mgt/imports/ImportFrame";
import { Examples, Figures } from "#mgt/imports/importParts";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { useDocumentMessage } from "../useDocumentMessage";
import { FaultyItems } from "./FaultyItems";
import { ImportItems } from "./ImportItems";
import type { ImportItem, ImportPreview } from "./useResourcesImport";

interface ImportReviewProps {
  readonly preview: ImportPreview;
  /** Why the previous import was refused. */
  readonly failure: Failure | null;
  readonly onStore: (items: readonly ImportItem[]) => void;
  /** Compares the same files again. */
  readonly onRepeat: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Preview of an import: new, changed, unchanged and faulty files. The user selects among new and changed ones. */
export function ImportReview({ preview, failure, onStore, ...props }: ImportReviewProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const documentMessage = useDocumentMessage();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const withOutcome = (outcome: ImportItem["outcome"]) =>
    preview.items.filter((item) => item.outcome === outcome);
  const [added, changed] = [withOutcome("NEW"), withOutcome("CHANGED")];
  const [unchanged, faulty] = [withOutcome("UNCHANGED"), withOutcome("FAULTY")];
  const importable = [...added, ...changed];
  const chosen = importable.filter(({ urn }) => !excluded.has(urn ?? ""));
  const summary = t`Vorschau: ${added.length} neu, ${changed.length} geändert, ${unchanged.length} unverändert, ${faulty.length} fehlerhaft.`;
  useEffect(() => announce(summary), [announce, summary]);
  const mustRepeat = failure?.code === "preview_expired";
  const hasAny = importable.length > 0;
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {mustRepeat ? (
            <Trans>
              Inzwischen hat jemand Ressourcen geändert. Es wurde nichts importiert. Prüfen Sie die Dateien
              noch einmal.
            </Trans>
          ) : (
            documentMessage(failure)
          )}
        </Notice>
      )}
      <Figures
        figures={[
          { icon: "plus", name: <Trans>Neu</Trans>, count: added.length },
          { icon: "pencil", name: <Trans>Geändert</Trans>, count: changed.length },
          { icon: "done", name: <Trans>Unverändert</Trans>, count: unchanged.length },
          { icon: "alert", name: <Trans>Fehlerhaft</Trans>, count: faulty.length, isFault: true },
        ]}
      />
      {hasAny ? (
        <ImportItems items={importable} excluded={excluded} onExclude={setExcluded} />
      ) : (
        <p>
          <Trans>In den Dateien ist nichts, das importiert werden kann.</Trans>
        </p>
      )}
      <FaultyItems items={faulty} />
      {unchanged.length > 0 && (
        <Examples
          title={
            <Plural
              value={unchanged.length}
              one="# Ressource ist schon so gespeichert"
              other="# Ressourcen sind schon so gespeichert"
            />
          }
        >
          {unchanged.map(({ fileName, urn }) => (
            <li key={fileName}>
              <code>{urn ?? fileName}</code>
            </li>
          ))}
        </Examples>
      )}
      <ImportFooter other={hasAny && <RestartButton onRestart={props.onRestart} />}>
        <Button onClick={props.onClose}>
          {hasAny ? <Trans>Abbrechen</Trans> : <Trans>Schließen</Trans>}
        </Button>
        {mustRepeat ? (
          <Button variant="solid" onClick={props.onRepeat}>
            <Trans>Noch einmal prüfen</Trans>
          </Button>
        ) : hasAny ? (
          <Button variant="solid" disabled={chosen.length === 0} onClick={() => onStore(chosen)}>
            <Plural value={chosen.length} one="# Ressource importieren" other="# Ressourcen importieren" />
          </Button>
        ) : (
          <RestartButton isMain onRestart={props.onRestart} />
        )}
      </ImportFooter>
    </>
  );
}
