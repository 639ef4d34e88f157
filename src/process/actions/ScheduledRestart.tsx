import { Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { uploadRestartMs } from "#domain/retrySchedule";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { Notice } from "#ui/Notice";
import { useCurrentSecond } from "#ui/useCurrentSecond";
import type { ScheduledRestart_process$key } from "./__generated__/ScheduledRestart_process.graphql";
import type { ScheduledRestartCancelMutation } from "./__generated__/ScheduledRestartCancelMutation.graphql";
import { useProcessAction } from "./useProcessAction";

const cancelMutation = graphql`
  mutation ScheduledRestartCancelMutation($input: CancelScheduledRestartInput!) {
    cancelScheduledRestart(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Countdown to the restart that an upload has scheduled, with a button to cancel it. */
export function ScheduledRestart({ process }: { readonly process: ScheduledRestart_process$key }) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const mayAct = useCan("processes_action");
  const cancel = useMutationAsync<ScheduledRestartCancelMutation>(cancelMutation);
  const { isBusy, notice, run } = useProcessAction();
  const { id, revision, scheduledRestart } = useFragment(
    graphql`
      fragment ScheduledRestart_process on Process @throwOnFieldError {
        id
        revision
        scheduledRestart {
          at
          by {
            username
          }
        }
      }
    `,
    process,
  );

  async function cancelRestart() {
    const { failure } = await run(() => cancel({ input: { id, revision } }));
    if (!failure) announce(t`Neustart abgebrochen. Die Datei bleibt.`);
  }

  return (
    <>
      {scheduledRestart && (
        <Notice tone="waiting">
          <Flex
            wrap="wrap"
            align="center"
            justify="space-between"
            columnGap={3}
            rowGap={1}
            fontVariantNumeric="tabular-nums"
          >
            <Countdown at={scheduledRestart.at} by={scheduledRestart.by.username} />
            {mayAct && (
              <Button
                size="sm"
                aria-label={t`Neustart abbrechen`}
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && void cancelRestart()}
              >
                <Trans>Abbrechen</Trans>
              </Button>
            )}
          </Flex>
        </Notice>
      )}
      {notice && <ActionNoticeView notice={notice} />}
    </>
  );
}

function Countdown({ at, by }: { readonly at: string; readonly by: string }) {
  const now = useCurrentSecond();
  // Server and browser clocks may differ, so limit the countdown to the actual delay.
  const left = Math.min(new Date(at).getTime() - now, uploadRestartMs);
  const seconds = Math.ceil(left / 1_000);
  return (
    <span>
      {seconds > 0 ? (
        <Trans>
          {by} hat eine Datei hochgeladen. Neustart in {seconds} s.
        </Trans>
      ) : (
        <Trans>{by} hat eine Datei hochgeladen. Der Neustart beginnt.</Trans>
      )}
    </span>
  );
}
