import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useAnnounce } from "#ui/ui";
import type { ResetFileButtonMutation } from "./__generated__/ResetFileButtonMutation.graphql";
import { FileProblem } from "./FileProblem";

const resetMutation = graphql`
  mutation ResetFileButtonMutation($input: ResetPredefinedFileInput!) {
    resetPredefinedFile(input: $input) {
      predefinedFile {
        ...PredefinedFileCard_file
      }
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
  readonly hasDefault: boolean;
}

/** Resets a predefined file after a confirmation. */
export function ResetFileButton({ id, revision, name, hasDefault }: ResetFileButtonProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const problemId = useId();
  const [isAsking, setAsking] = useState(false);
  const { failure, isBusy, run } = useAction();
  const commit = useMutationAsync<ResetFileButtonMutation>(resetMutation);

  async function resetFile() {
    const outcome = await run(() => commit({ input: { id, revision } }));
    setAsking(false);
    if (!outcome.failure) announce(t`${name} zurückgesetzt`);
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {hasDefault ? (
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
        title={hasDefault ? t`${name} zurücksetzen` : t`${name} entfernen`}
        confirmLabel={hasDefault ? t`Zurücksetzen` : t`Entfernen`}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void resetFile()}
        onClose={() => setAsking(false)}
      >
        {hasDefault ? (
          <Trans>
            Die eigene Datei wird gelöscht, und sofort gilt wieder der Standard des Dienstes. Wiederherstellen
            lässt sie sich nur, indem Sie sie noch einmal hochladen.
          </Trans>
        ) : (
          <Trans>
            Die eigene Datei wird gelöscht; einen Standard gibt es hier nicht. Wiederherstellen lässt sie sich
            nur, indem Sie sie noch einmal hochladen.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
