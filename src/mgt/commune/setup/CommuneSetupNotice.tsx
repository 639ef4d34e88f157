import { Box, Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { setupPollMs } from "#domain/timings";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { payloadFailure } from "#relay/failure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { usePolledQuery } from "#relay/usePolling";
import { useCan } from "#session/useSession";
import { Notice } from "#ui/Notice";
import type { CommuneSetupNotice_commune$key } from "./__generated__/CommuneSetupNotice_commune.graphql";
import type { CommuneSetupNoticePollQuery } from "./__generated__/CommuneSetupNoticePollQuery.graphql";
import type { CommuneSetupNoticeRetryMutation } from "./__generated__/CommuneSetupNoticeRetryMutation.graphql";

const noticeFragment = graphql`
  fragment CommuneSetupNotice_commune on Commune @throwOnFieldError {
    ags
    initialization
    initializationProblem {
      ...userError_error @relay(mask: false)
    }
  }
`;

const pollQuery = graphql`
  query CommuneSetupNoticePollQuery($ags: AGS!) @throwOnFieldError {
    commune(ags: $ags) {
      ...CommuneSetupNotice_commune
    }
  }
`;

const retryMutation = graphql`
  mutation CommuneSetupNoticeRetryMutation($input: RetryCommuneInitializationInput!) {
    retryCommuneInitialization(input: $input) {
      commune {
        ...CommuneSetupNotice_commune
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface CommuneSetupNoticeProps {
  readonly commune: CommuneSetupNotice_commune$key;
  readonly onClose: () => void;
}

/** State of an incomplete setup; a failed one can be restarted. */
export function CommuneSetupNotice({ commune }: CommuneSetupNoticeProps) {
  const router = useRouter();
  const mayStart = useCan("save_resource");
  const retry = useMutationAsync<CommuneSetupNoticeRetryMutation>(retryMutation);
  const { isBusy, notice, run } = useAction();
  const [isRequested, setRequested] = useState(false);
  const { ags, initialization, initializationProblem: problem } = useFragment(noticeFragment, commune);
  const isDone = initialization === "INITIALIZED";
  const isRunning = initialization === "INITIALIZING" || (isRequested && problem === null);
  usePolledQuery<CommuneSetupNoticePollQuery>(
    pollQuery,
    { ags },
    isDone || problem !== null ? null : setupPollMs,
  );

  useEffect(() => {
    // The open section has no services yet.
    if (isDone) void router.invalidate();
  }, [isDone, router]);

  async function start() {
    const { failure } = await run(() => retry({ input: { ags } }));
    setRequested(failure === null);
  }

  const startButton = (label: ReactNode) =>
    mayStart && (
      <Button size="sm" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void start()}>
        {label}
      </Button>
    );

  return (
    <Box className="commune-setup" gridColumn="1 / -1" px={{ base: 4, sm: 6 }} pt={4}>
      {isDone ? (
        <Notice tone="success" role="status">
          <Trans>Die Kommune ist eingerichtet.</Trans>
        </Notice>
      ) : isRunning ? (
        <Notice tone="progress" role="status">
          <Trans>Die Kommune wird eingerichtet. Das dauert nur einen Augenblick.</Trans>
        </Notice>
      ) : problem ? (
        <Notice tone="error" role="status">
          <SetupRow action={startButton(<Trans>Einrichtung neu starten</Trans>)}>
            <Trans>Die Kommune konnte nicht eingerichtet werden. Nichts davon wurde gespeichert.</Trans>{" "}
            <Problem {...problem} />
          </SetupRow>
        </Notice>
      ) : (
        <Notice tone="waiting" role="status">
          <SetupRow action={startButton(<Trans>Einrichtung starten</Trans>)}>
            <Trans>Die Kommune ist noch nicht eingerichtet.</Trans>
          </SetupRow>
        </Notice>
      )}
      {notice && <ActionNoticeView notice={notice} />}
    </Box>
  );
}

function SetupRow({ action, children }: { readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap={3} rowGap={1}>
      <span>{children}</span>
      {action}
    </Flex>
  );
}

/** The cause of the failure, if known. */
function Problem(problem: Parameters<typeof payloadFailure>[0]) {
  const errorMessage = useErrorMessage();
  return problem.code === "commune_initialization_failed" ? null : errorMessage(payloadFailure(problem));
}
