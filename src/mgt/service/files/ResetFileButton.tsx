import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import type { ResetFileButtonMutation } from "./__generated__/ResetFileButtonMutation.graphql";
import { FileProblem } from "./FileProblem";
import { useFileUndo } from "./useFileUndo";

const resetMutation = graphql`
  mutation ResetFileButtonMutation($input: ResetPredefinedFileInput!) {
    resetPredefinedFile(input: $input) {
      predefinedFile {
        ...PredefinedFileCard_file
      }
      undoId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ResetFileButtonProps {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly hasInherited: boolean;
}

/** Resets a predefined file after a confirmation. */
export function ResetFileButton({ id, revision, name, hasInherited }: ResetFileButtonProps) {
  const { t } = useLingui();
  const offerUndo = useFileUndo();
  const problemId = useId();
  const [isAsking, setAsking] = useState(false);
  const { failure, isBusy, run } = useAction();
  const commit = useMutationAsync<ResetFileButtonMutation>(resetMutation);

  async function resetFile() {
    const outcome = await run(() => commit({ input: { id, revision } }));
    setAsking(false);
    if (outcome.failure) return;
    offerUndo(hasInherited ? t`${name} zurückgesetzt` : t`${name} entfernt`, outcome.payload.undoId);
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {hasInherited ? (
          <Trans>
            <span className="visually-hidden">{name}: </span>Auf Standard zurücksetzen
          </Trans>
        ) : (
          <Trans>
            <span className="visually-hidden">{name}: </span>Entfernen
          </Trans>
        )}
      </Button>
      {failure && <FileProblem id={problemId} failure={failure} />}
      <ConfirmDialog
        open={isAsking}
        title={hasInherited ? t`${name} zurücksetzen` : t`${name} entfernen`}
        confirmLabel={hasInherited ? t`Zurücksetzen` : t`Entfernen`}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void resetFile()}
        onClose={() => setAsking(false)}
      >
        {hasInherited ? (
          <Trans>
            Die eigene Datei wird entfernt, und sofort gilt wieder der Standard des Dienstes. Gleich danach
            können Sie das rückgängig machen.
          </Trans>
        ) : (
          <Trans>
            Die eigene Datei wird entfernt; einen Standard gibt es hier nicht. Gleich danach können Sie das
            rückgängig machen.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
