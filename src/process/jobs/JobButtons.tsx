import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { payloadFailure, toFailure } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { DownloadLink } from "#session/DownloadLink";
import { useCan } from "#session/useSession";
import { Button } from "#ui/Button";
import { buttonClass } from "#ui/buttonClass";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { useToast } from "#ui/ui";
import { ProcessIcon } from "../ProcessIcon";
import type { JobButtonsDownloadQuery } from "./__generated__/JobButtonsDownloadQuery.graphql";
import type { JobButtons_job$key } from "./__generated__/JobButtons_job.graphql";
import type { jobOperationsCancelMutation } from "./__generated__/jobOperationsCancelMutation.graphql";
import type { jobOperationsRetryMutation } from "./__generated__/jobOperationsRetryMutation.graphql";
import { JobDialog } from "./JobDialog";
import { cancelMutation, retryMutation } from "./jobOperations";
import { jobPath } from "./jobPath";
import { actionOf } from "./jobWords";

const downloadQuery = graphql`
  query JobButtonsDownloadQuery($id: ID!) {
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

/** What can be done with a job: its results as a file, stopping it, repeating what failed, starting what is prepared. */
export function JobButtons({ job: reference }: { readonly job: JobButtons_job$key }) {
  const toast = useToast();
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const canAct = useCan("processes_action");
  const job = useFragment(
    graphql`
      fragment JobButtons_job on Job {
        id
        kind
        state
        total
        done
        failed
        download {
          url
          fileName
        }
        ...preparedJob_job @relay(mask: false)
      }
    `,
    reference,
  );
  const environment = useRelayEnvironment();
  const askFile = async () => {
    const answer = fetchQuery<JobButtonsDownloadQuery>(environment, downloadQuery, { id });
    return (await answer.toPromise())?.node?.download;
  };
  const saveCancel = useMutationAsync<jobOperationsCancelMutation>(cancelMutation);
  const saveRetry = useMutationAsync<jobOperationsRetryMutation>(retryMutation);
  const [asked, setAsked] = useState<"cancel" | "retry" | "start" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsked(null);
  const { id, state, failed, download } = job;
  const open = job.total - job.done;

  async function cancel() {
    setBusy(true);
    try {
      const { cancelJob } = await saveCancel({ input: { id } });
      const [error] = cancelJob.errors;
      if (error?.code === "status_not_allowed") {
        toast({
          tone: "error",
          text: t`Die Sammelaktion war schon zu Ende und konnte nicht mehr abgebrochen werden.`,
        });
      } else if (error) toast({ tone: "error", text: errorMessage(payloadFailure(error)) });
    } catch (error) {
      toast({ tone: "error", text: errorMessage(toFailure(error)) });
    }
    setBusy(false);
    // The question may have been left meanwhile, and another dialog be open.
    setAsked((now) => (now === "cancel" ? null : now));
  }

  return (
    <>
      {download && (
        <DownloadLink className={buttonClass({ variant: "ghost" })} file={download} ask={askFile}>
          <Icon name="download" />
          <Trans>CSV herunterladen</Trans>
        </DownloadLink>
      )}
      {canAct && state === "RUNNING" && (
        <Button onClick={() => setAsked("cancel")}>
          <Icon name="stop" />
          <Trans>Sammelaktion abbrechen …</Trans>
        </Button>
      )}
      {canAct && state === "FINISHED" && failed > 0 && (
        <Button variant="solid" onClick={() => setAsked("retry")}>
          <ProcessIcon name="restart" />
          {t`${plural(failed, {
            one: "Den fehlgeschlagenen wiederholen …",
            other: "Die # fehlgeschlagenen wiederholen …",
          })}`}
        </Button>
      )}
      {canAct && state === "PREPARED" && (
        <Button variant="solid" onClick={() => setAsked("start")}>
          <Trans>Beginnen …</Trans>
        </Button>
      )}
      {(asked === "retry" || asked === "start") && (
        <JobDialog
          action={actionOf(job.kind)}
          prepare={async () => {
            if (asked === "start") return { job, errors: [] };
            return (await saveRetry({ input: { id } })).retryFailedJobItems;
          }}
          isRepeatable={asked === "retry"}
          onClose={close}
          onStarted={(started) => {
            close();
            void navigate({ to: jobPath(started) });
          }}
        />
      )}
      <ConfirmDialog
        open={asked === "cancel"}
        title={<Trans>Sammelaktion abbrechen</Trans>}
        confirmLabel={<Trans>Sammelaktion abbrechen</Trans>}
        cancelLabel={<Trans>Weiterlaufen lassen</Trans>}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void cancel()}
        onClose={close}
      >
        <Plural
          value={open}
          one="Was erledigt ist, bleibt erledigt. Der eine übrige Prozess bleibt, wie er ist."
          other="Was erledigt ist, bleibt erledigt. Die # übrigen Prozesse bleiben, wie sie sind."
        />
      </ConfirmDialog>
    </>
  );
}
