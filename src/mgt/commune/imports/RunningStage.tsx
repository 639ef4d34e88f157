import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { Button } from "#ui/Button";
import { Progress } from "#ui/upload/Progress";
import { ImportFooter } from "./ImportFooter";
import type { ImportStage } from "./importStage";
import { useFileSize } from "./useFileSize";

interface RunningStageProps {
  readonly stage: Extract<ImportStage, { readonly stage: "checking" | "sending" | "comparing" | "storing" }>;
  readonly onCancel: () => void;
}

/** Something is under way; all of it but the storing can be given up. */
export function RunningStage({ stage, onCancel }: RunningStageProps) {
  return (
    <>
      <StageProgress stage={stage} />
      {stage.stage !== "storing" && (
        <ImportFooter>
          <Button onClick={onCancel}>
            <Trans>Abbrechen</Trans>
          </Button>
        </ImportFooter>
      )}
    </>
  );
}

function StageProgress({ stage }: Pick<RunningStageProps, "stage">) {
  const { t } = useLingui();
  const { number } = useFormats();
  const fileSize = useFileSize();
  if (stage.stage === "checking") {
    return <Progress label={t`${stage.file.name} wird geprüft`} share={stage.share} />;
  }
  if (stage.stage === "sending") {
    const [sent, total] = [fileSize(stage.sent), fileSize(stage.total)];
    return (
      <Progress
        label={t`${stage.file.name} wird gesendet`}
        text={t`${sent} von ${total}`}
        share={stage.total > 0 ? stage.sent / stage.total : null}
      />
    );
  }
  const [done, total] = [number(stage.done), number(stage.total ?? 0)];
  return (
    <Progress
      label={
        stage.stage === "storing" ? t`Der neue Bestand wird gespeichert` : t`Wird mit dem Bestand verglichen`
      }
      text={stage.total ? t`${done} von ${total} Zeilen` : stage.done > 0 ? t`${done} Zeilen` : undefined}
      share={stage.total ? stage.done / stage.total : null}
    />
  );
}
