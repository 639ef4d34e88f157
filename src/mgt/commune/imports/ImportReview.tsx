import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";
import { snapshotDays } from "#domain/limits";
import { payloadFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { isAboutEncoding } from "#ui/upload/encodingChoice";
import { FileLine } from "#mgt/imports/FileLine";
import { IgnoredColumns } from "#mgt/imports/IgnoredColumns";
import { ImportFooter, RestartButton } from "#mgt/imports/ImportFrame";
import { Figures } from "#mgt/imports/importParts";
import { useOwnedQuery } from "#relay/preload";
import { useAnnounce } from "#ui/ui";
import { Notice } from "#ui/Notice";
import type { ImportReviewQuery } from "./__generated__/ImportReviewQuery.graphql";
import { ImportChanges } from "./ImportChanges";
import { ImportConfirmations } from "./ImportConfirmations";
import { ImportProblems } from "./ImportProblems";
import { OtherCommunes } from "./OtherCommunes";

const reviewQuery = graphql`
  query ImportReviewQuery($id: ID!) @throwOnFieldError @preloadable {
    importPreview(id: $id) {
      kind
      state
      token
      needsConfirmation
      failure {
        ...userError_error @relay(mask: false)
      }
      counts {
        added
        changed
        unchanged
        removed
        refused
      }
      fileName
      byteSize
      encoding
      sample
      ignoredColumns
      ...OtherCommunes_import
      ...ImportProblems_import
      ...ImportChanges_import
      ...ImportConfirmations_import
    }
  }
`;

interface ImportReviewProps {
  readonly queryRef: PreloadedQuery<ImportReviewQuery>;
  /** Why the previous commit was rejected. */
  readonly failure: Failure | null;
  readonly onCommit: (token: string, confirmed: readonly ErrorCode[]) => void;
  /** Checks the same file again. */
  readonly onRepeat: () => void;
  /** Checks the same file again in another encoding. */
  readonly onEncoding: (encoding: TextEncodingName) => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Preview of an import and its commit button. */
export function ImportReview(props: ImportReviewProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const [confirmed, setConfirmed] = useState<ReadonlySet<ErrorCode>>(new Set());
  const { importPreview: preview } = useOwnedQuery<ImportReviewQuery>(reviewQuery, props.queryRef);
  const counts = preview?.counts;
  const isReady = preview?.state === "READY";
  const summary =
    counts &&
    t`Vorschau: ${counts.added} neu, ${counts.changed} geändert, ${counts.removed} entfallen, ${counts.unchanged} unverändert, ${counts.refused} Zeilen mit Fehler.`;
  useEffect(() => {
    if (summary && isReady) announce(summary);
  }, [announce, summary, isReady]);
  if (!preview || !counts) return null;

  const kept = counts.changed + counts.unchanged;
  const [before, after] = [kept + counts.removed, kept + counts.added];
  const isExpired = preview.state === "EXPIRED" || props.failure?.code === "preview_expired";
  const failure: Failure | null = isExpired
    ? { code: "preview_expired", params: {} }
    : (props.failure ?? (preview.failure ? payloadFailure(preview.failure) : null));
  const hasFile = preview.kind !== "OKKOMM_RESIDENTIAL_PROPERTIES";
  const isHeld = preview.needsConfirmation.some((code) => !isErrorCode(code) || !confirmed.has(code));

  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {errorMessage(failure)}
        </Notice>
      )}
      <FileLine
        {...preview}
        size={preview.byteSize}
        isRefused={preview.failure ? isAboutEncoding(payloadFailure(preview.failure)) : false}
        onEncoding={hasFile ? props.onEncoding : undefined}
      />
      <IgnoredColumns names={preview.ignoredColumns} />
      <OtherCommunes preview={preview} />
      {(isReady || before + after > 0) && (
        <Figures
          figures={[
            { icon: "plus", name: <Trans>Neu</Trans>, count: counts.added },
            // Postal codes are their own key, so they are only added or removed.
            ...(preview.kind === "POSTAL_CODES"
              ? []
              : [{ icon: "pencil" as const, name: <Trans>Geändert</Trans>, count: counts.changed }]),
            { icon: "minus", name: <Trans>Entfallen</Trans>, count: counts.removed },
            { icon: "done", name: <Trans>Unverändert</Trans>, count: counts.unchanged },
            { icon: "alert", name: <Trans>Zeilen mit Fehler</Trans>, count: counts.refused, isFault: true },
          ]}
        />
      )}
      <ImportProblems preview={preview} />
      <ImportChanges preview={preview} />
      {isReady && !isExpired && before > 0 && (
        <Notice tone="waiting" icon="warning">
          <Trans>
            <b>
              <Plural
                value={before}
                one="Der vorhandene Eintrag wird ersetzt."
                other="Alle # vorhandenen Einträge werden ersetzt."
              />
            </b>{" "}
            Der alte Stand bleibt {snapshotDays} Tage wiederherstellbar.
          </Trans>
        </Notice>
      )}
      {isReady && !isExpired && (
        <ImportConfirmations
          preview={preview}
          confirmed={confirmed}
          onConfirm={(code, isConfirmed) =>
            setConfirmed((earlier) => {
              const later = new Set(earlier);
              if (isConfirmed) later.add(code);
              else later.delete(code);
              return later;
            })
          }
        />
      )}
      <ImportFooter
        other={hasFile && (isReady || isExpired) && <RestartButton onRestart={props.onRestart} />}
      >
        <Button onClick={props.onClose}>
          {isReady ? <Trans>Abbrechen</Trans> : <Trans>Schließen</Trans>}
        </Button>
        {isExpired ? (
          <Button variant="solid" onClick={props.onRepeat}>
            {preview.kind === "OKKOMM_RESIDENTIAL_PROPERTIES" ? (
              <Trans>Noch einmal abrufen</Trans>
            ) : (
              <Trans>Datei noch einmal prüfen</Trans>
            )}
          </Button>
        ) : (
          isReady && (
            <Button
              variant="solid"
              colorPalette={before > 0 ? "danger" : undefined}
              disabled={isHeld}
              onClick={() => props.onCommit(preview.token, [...confirmed])}
            >
              {before > 0 ? (
                <Trans>
                  <Plural value={before} one="# Eintrag" other="# Einträge" /> durch {number(after)} ersetzen
                </Trans>
              ) : (
                <Plural value={after} one="# Eintrag übernehmen" other="# Einträge übernehmen" />
              )}
            </Button>
          )
        )}
        {hasFile && !isReady && !isExpired && <RestartButton isMain onRestart={props.onRestart} />}
      </ImportFooter>
    </>
  );
}
