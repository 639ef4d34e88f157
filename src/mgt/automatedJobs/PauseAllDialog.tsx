import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { PauseAllDialogMutation } from "./__generated__/PauseAllDialogMutation.graphql";
import { PauseDialog } from "./PauseDialog";

const pauseMutation = graphql`
  mutation PauseAllDialogMutation($input: PauseAllAutomatedJobsInput!) {
    pauseAllAutomatedJobs(input: $input) {
      automatedJobs {
        revision
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PauseAllDialogProps {
  readonly revision: number;
  readonly onPaused: () => void;
  readonly onClose: () => void;
}

/** Dialog that pauses all jobs for maintenance. */
export function PauseAllDialog({ revision, onPaused, onClose }: PauseAllDialogProps) {
  const { t } = useLingui();
  const pause = useMutationAsync<PauseAllDialogMutation>(pauseMutation);
  return (
    <PauseDialog
      name="all"
      title={t`Alle Jobs für eine Wartung pausieren`}
      saveLabel={<Trans>Alle pausieren</Trans>}
      savedMessage={t`Alle automatisierten Jobs sind pausiert`}
      onPause={async (input) => {
        const { pauseAllAutomatedJobs } = await pause({ input: { revision, ...input } });
        return pauseAllAutomatedJobs.errors;
      }}
      onSaved={onPaused}
      onClose={onClose}
    >
      <Trans>
        Kein Job läuft mehr nach Plan; jeder ausgefallene Lauf steht mit diesem Grund in der Liste. Läufe, die
        schon begonnen haben, gehen zu Ende. Von Hand lassen sich Jobs weiter starten.
      </Trans>
    </PauseDialog>
  );
}
