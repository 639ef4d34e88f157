import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { FileProgress } from "#mgt/imports/FileProgress";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { SpokenProgress } from "#ui/upload/SpokenProgress";
import type { ImportStage } from "./importStage";

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
  if (stage.stage === "checking" || stage.stage === "sending") return <FileProgress stage={stage} />;
  const [done, total] = [number(stage.done), number(stage.total ?? 0)];
  return (
    <SpokenProgress
      label={
        stage.stage === "storing" ? t`Der neue Bestand wird gespeichert` : t`Wird mit dem Bestand verglichen`
      }
      text={stage.total ? t`${done} von ${total} Zeilen` : stage.done > 0 ? t`${done} Zeilen` : undefined}
      share={stage.total ? stage.done / stage.total : null}
    />
  );
}
