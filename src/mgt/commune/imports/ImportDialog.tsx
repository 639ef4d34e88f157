import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useFormats } from "#i18n/useFormats";
import { CheckedStage } from "#mgt/imports/CheckedStage";
import { FileProgress } from "#mgt/imports/FileProgress";
import { ImportFooter, ImportFrame } from "#mgt/imports/ImportFrame";
import { RequestFailure } from "#relay/RequestFailure";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { LoadBoundary } from "#ui/LoadBoundary";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { ChooseStage } from "./ChooseStage";
import { ImportReview } from "./ImportReview";
import { useImport, type ImportKind, type ImportStage } from "./useImport";
import { useImportUndo } from "./useImportUndo";

interface ImportDialogProps {
  readonly kind: ImportKind;
  readonly ags: string;
  /** Number of current entries; null if unknown. */
  readonly existing: number | null;
  readonly onClose: () => void;
}

/** Import dialog: choose a file, check, upload, review, commit. Mounted while open. */
export function ImportDialog({ kind, ags, existing, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const { imported } = useImportUndo();
  const flow = useImport(kind, ags, (result) => {
    imported(result);
    onClose();
  });
  const { stage } = flow;
  const [isLeaving, setLeaving] = useState(false);
  // Close the confirmation once there is nothing left to cancel, so that it does not reappear in the next stage.
  if (isLeaving && !flow.isCancellable) setLeaving(false);

  const titles: Record<ImportKind, string> = {
    POSTAL_CODES: t`Postleitzahlen ersetzen`,
    RESIDENTIAL_PROPERTIES: t`Wohngrundstücke ersetzen`,
    OKKOMM_RESIDENTIAL_PROPERTIES: t`Wohngrundstücke aus OK.KOMM ersetzen`,
  };
  const isReview = stage.stage === "reviewing";

  function leave() {
    flow.abort();
    onClose();
  }
  function ask() {
    if (flow.isCancellable) setLeaving(true);
    else leave();
  }

  return (
    <>
      <ImportFrame
        title={isReview ? t`${titles[kind]} – Vorschau` : titles[kind]}
        stage={stage.stage}
        onCancel={stage.stage === "storing" ? undefined : ask}
      >
        {stage.stage === "choosing" && (
          <ChooseStage
            kind={kind}
            existing={existing}
            failure={stage.failure}
            fileName={stage.file?.name}
            choice={stage.choice}
            onChoose={flow.choose}
            onEncoding={flow.repeatAs}
            onAskOkkomm={flow.startOkkomm}
            onClose={leave}
          />
        )}
        {stage.stage === "checked" && (
          <CheckedStage
            file={stage.file}
            report={stage.report}
            onEncoding={flow.repeatAs}
            onSend={() => flow.sendAnyway(stage.file)}
            onRestart={flow.restart}
            onClose={leave}
          />
        )}
        {(stage.stage === "checking" || stage.stage === "sending") && <FileProgress stage={stage} />}
        {stage.stage === "comparing" && <CompareProgress {...stage} />}
        {stage.stage === "storing" && (
          <AnnouncedProgress label={t`Der neue Bestand wird gespeichert`} share={null} />
        )}
        {flow.isCancellable && (
          <ImportFooter>
            <Button onClick={() => setLeaving(true)}>
              <Trans>Abbrechen</Trans>
            </Button>
          </ImportFooter>
        )}
        {stage.stage === "reviewing" && (
          <LoadBoundary
            attempt={stage.queryRef}
            renderFailure={(error) => <RequestFailure level="h2" error={error} onRetry={flow.review} />}
          >
            <Suspense fallback={<AnnouncedProgress label={t`Die Vorschau wird geladen`} share={null} />}>
              <ImportReview
                key={stage.queryRef.fetchKey}
                queryRef={stage.queryRef}
                failure={stage.failure}
                onCommit={(token, confirmed) => flow.commit(stage.id, token, confirmed)}
                onRepeat={flow.repeat}
                onEncoding={flow.repeatAs}
                onRestart={flow.restart}
                onClose={leave}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </ImportFrame>
      <ConfirmDialog
        open={isLeaving}
        title={t`Import abbrechen`}
        confirmLabel={t`Import abbrechen`}
        cancelLabel={t`Weiter importieren`}
        tone="danger"
        onConfirm={leave}
        onClose={() => setLeaving(false)}
      >
        <Trans>Der Import läuft noch. Wenn Sie ihn abbrechen, bleibt der Bestand, wie er war.</Trans>
      </ConfirmDialog>
    </>
  );
}

type CompareProgressProps = Extract<ImportStage, { readonly stage: "comparing" }>;

/** Progress of the server's check, counted in rows. */
function CompareProgress({ done: doneRows, total: totalRows }: CompareProgressProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [done, total] = [number(doneRows), number(totalRows ?? 0)];
  return (
    <AnnouncedProgress
      label={t`Wird mit dem Bestand verglichen`}
      text={totalRows ? t`${done} von ${total} Zeilen` : doneRows > 0 ? t`${done} Zeilen` : undefined}
      share={totalRows ? doneRows / totalRows : null}
    />
  );
}
