import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction } from "#runs/RunAction";
import { RetryButton, RunDownload } from "#runs/RunButtons";
import { useRunState } from "#runs/RunStatus";
import { useCan } from "#session/useSession";
import type { JobButtons_job$key } from "./__generated__/JobButtons_job.graphql";
import type { useStartJobCancelMutation } from "./__generated__/useStartJobCancelMutation.graphql";
import { actionOf } from "./jobLabels";
import { useJobDialog } from "./useJobDialog";
import { cancelMutation } from "./useStartJob";

const downloadQuery = graphql`
  query JobButtonsDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Job {
        download {
          url
          fileName
        }
      }
    }
  }
`;

/** Actions of a job: download the results, cancel, retry failed items, start a prepared job. */
export function JobButtons({ job: reference }: { readonly job: JobButtons_job$key }) {
  const { t } = useLingui();
  const canAct = useCan("processes_action");
  const job = useFragment(
    graphql`
      fragment JobButtons_job on Job @throwOnFieldError {
        id
        kind
        state
        expiresAt
        total
        done
        failed
        createdBy {
          username
        }
        download {
          url
          fileName
        }
        ...preparedJob_job @relay(mask: false)
      }
    `,
    reference,
  );
  const commitCancel = useMutationAsync<useStartJobCancelMutation>(cancelMutation);
  const jobDialog = useJobDialog();
  const { id, failed, createdBy, download } = job;
  const state = useRunState(job);
  const open = job.total - job.done;
  const action = actionOf(job.kind);

  return (
    <>
      <RunDownload id={id} file={download} query={downloadQuery} />
      {canAct && state === "RUNNING" && (
        <RunAction
          confirmLabel={<Trans>Sammelaktion abbrechen</Trans>}
          cancelLabel={<Trans>Weiterlaufen lassen</Trans>}
          tone="danger"
          commit={() => commitCancel({ input: { id } })}
          word={({ code }) =>
            code === "status_not_allowed"
              ? {
                  text: t`Die Sammelaktion war schon zu Ende und konnte nicht mehr abgebrochen werden.`,
                  isStale: true,
                }
              : undefined
          }
        >
          <p>
            <Trans>Begonnen von {createdBy.username}.</Trans>{" "}
            <Plural
              value={open}
              one="Was erledigt ist, bleibt erledigt. Der eine übrige Prozess bleibt, wie er ist."
              other="Was erledigt ist, bleibt erledigt. Die # übrigen Prozesse bleiben, wie sie sind."
            />
          </p>
        </RunAction>
      )}
      {canAct && state === "FINISHED" && failed > 0 && (
        <RetryButton failed={failed} onRetry={() => jobDialog.retry(action, { id })} />
      )}
      {canAct && state === "PREPARED" && (
        <Button variant="solid" onClick={() => jobDialog.show(action, job)}>
          <Trans>Beginnen …</Trans>
        </Button>
      )}
      {jobDialog.dialog}
    </>
  );
}
