import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { PauseJobDialogMutation } from "./__generated__/PauseJobDialogMutation.graphql";
import { PauseDialog } from "./PauseDialog";

const pauseMutation = graphql`
  mutation PauseJobDialogMutation($input: PauseAutomatedJobInput!) {
    pauseAutomatedJob(input: $input) {
      job {
        ...JobActions_job
        ...JobFacts_job
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface PauseJobDialogProps {
  readonly job: { readonly name: string; readonly revision: number };
  readonly onPaused: () => void;
  readonly onClose: () => void;
}

/** Dialog that pauses one job. */
export function PauseJobDialog({ job: { name, revision }, onPaused, onClose }: PauseJobDialogProps) {
  const { t } = useLingui();
  const nameOf = useAutomatedJobName();
  const pause = useMutationAsync<PauseJobDialogMutation>(pauseMutation);
  const job = nameOf(name);
  return (
    <PauseDialog
      name={name}
      title={t`Job pausieren: ${job}`}
      saveLabel={<Trans>Pausieren</Trans>}
      savedMessage={t`Pausiert: ${job}`}
      onPause={async (input) => {
        const { pauseAutomatedJob } = await pause({ input: { name, revision, ...input } });
        return pauseAutomatedJob.errors;
      }}
      onSaved={onPaused}
      onClose={onClose}
    >
      <Trans>
        Der Job läuft nicht mehr nach Plan; jeder ausgefallene Lauf steht mit diesem Grund in der Liste. Ein
        Lauf, der schon begonnen hat, geht zu Ende. Von Hand lässt er sich weiter starten.
      </Trans>
    </PauseDialog>
  );
}
