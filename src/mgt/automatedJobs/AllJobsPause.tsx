import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { BusyButton } from "#ui/BusyButton";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useAnnounce, useToast } from "#ui/ui";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { AllJobsPause_jobs$key } from "./__generated__/AllJobsPause_jobs.graphql";
import type { AllJobsPauseResumeMutation } from "./__generated__/AllJobsPauseResumeMutation.graphql";
import { PauseText } from "./PauseText";

const PauseAllDialog = lazyOverlay(async () => (await import("./PauseAllDialog")).PauseAllDialog);

const resumeMutation = graphql`
  mutation AllJobsPauseResumeMutation($input: ResumeAllAutomatedJobsInput!) {
    resumeAllAutomatedJobs(input: $input) {
      automatedJobs {
        revision
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface AllJobsPauseProps {
  readonly jobs: AllJobsPause_jobs$key;
  /** Loads the jobs again. */
  readonly onChanged: () => void;
}

/** The switch that pauses all jobs: a button, or the pause with a button that ends it. */
export function AllJobsPause({ jobs, onChanged }: AllJobsPauseProps) {
  const { t } = useLingui();
  const mayAct = useCan("admin_features");
  const announce = useAnnounce();
  const toast = useToast();
  const { isBusy, run, toNotice } = useAction();
  const resume = useMutationAsync<AllJobsPauseResumeMutation>(resumeMutation);
  const { pause, revision } = useFragment(
    graphql`
      fragment AllJobsPause_jobs on AutomatedJobs @throwOnFieldError {
        revision
        pause {
          ...PauseText_pause
        }
      }
    `,
    jobs,
  );
  const part = useRestoreFocus(pause ? "paused" : "running", (area) => area.querySelector("button"));
  async function resumeAll() {
    const { failure } = await run(() => resume({ input: { revision } }));
    onChanged();
    if (failure) toast({ tone: "error", text: toNotice(failure).text });
    else announce(t`Die automatisierten Jobs laufen wieder nach Plan`);
  }
  return (
    <Box ref={part} my={3}>
      {pause ? (
        <Notice tone="waiting" role="status">
          <Box as="p" fontWeight="semibold">
            <Trans>Alle automatisierten Jobs sind pausiert.</Trans>
          </Box>
          <p>
            <PauseText pause={pause} />
          </p>
          {mayAct && (
            <BusyButton mt={2} alignSelf="start" isBusy={isBusy} onClick={() => void resumeAll()}>
              <Trans>Alle fortsetzen</Trans>
            </BusyButton>
          )}
        </Notice>
      ) : (
        mayAct && (
          <DialogButton
            aria-haspopup="dialog"
            intent={PauseAllDialog.intent}
            renderDialog={(close) => (
              <PauseAllDialog revision={revision} onPaused={onChanged} onClose={close} />
            )}
          >
            <Trans>Alle pausieren …</Trans>
          </DialogButton>
        )
      )}
    </Box>
  );
}
