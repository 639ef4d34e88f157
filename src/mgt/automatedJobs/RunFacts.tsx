import { Box, DataList } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate, formatDateTime, formatTime } from "#i18n/formats";
import { formatDuration } from "#i18n/formatDuration";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Fact } from "#ui/Fact";
import { Notice } from "#ui/Notice";
import type { RunFacts_run$key } from "./__generated__/RunFacts_run.graphql";
import { toneOf, useCauseLabel, useFailureText, useJobStateLabel, useRunSentence } from "./jobRunLabels";
import { JobRunStatus } from "./JobRunStatus";

/** A fact whose value is an element. */
const shown = "shown";

/** State, cause, times, attempts and result of a run, and why it failed. */
export function RunFacts({ run }: { readonly run: RunFacts_run$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const labelOf = useJobStateLabel();
  const causeLabel = useCauseLabel();
  const sentenceOf = useRunSentence();
  const failureText = useFailureText();
  const data = useFragment(
    graphql`
      fragment RunFacts_run on AutomatedJobRun @throwOnFieldError {
        state
        cause
        dueAt
        lastDueAt
        dueCount
        startedAt
        finishedAt
        durationMs
        startedBy {
          userId
          username
        }
        attempts
        retryAt
        figures {
          name
          count
        }
        failure {
          reason
          detail
        }
        skipReason
        note
        server
        serviceSwitchId
      }
    `,
    run,
  );
  const { state, cause, dueAt, startedAt, finishedAt, durationMs, startedBy } = data;
  const { attempts, retryAt, failure, server, serviceSwitchId } = data;
  const { userId, username } = startedBy;
  const time = (at: string | null | undefined) => at && formatDateTime(at);
  const second = (at: string | null | undefined) => at && `${formatDate(at)} ${formatTime(at)}`;
  return (
    <>
      {failure && (
        <Box mt={4}>
          <Notice tone={toneOf(state === "SUCCEEDED" ? "WAITING" : state)}>
            <Box as="p" fontWeight="semibold">
              {labelOf(state)}
            </Box>
            <p>
              {failureText(failure)}{" "}
              {failure.detail && (
                <code lang="en" translate="no">
                  {failure.detail}
                </code>
              )}
            </p>
          </Notice>
        </Box>
      )}
      <DataList.Root mt={4}>
        <Fact name={t`Status`} value={shown}>
          <JobRunStatus state={state} />
        </Fact>
        <Fact name={t`Ergebnis`} value={sentenceOf(data)} />
        <Fact name={t`Anlass`} value={causeLabel(cause)} />
        {cause === "MANUAL" && (
          <Fact name={t`Gestartet von`} value={username}>
            {userId ? (
              <AppLink variant="text" to="/admin/edituser/$userId" params={{ userId }}>
                {username}
              </AppLink>
            ) : (
              username
            )}
          </Fact>
        )}
        <Fact name={t`Fällig`} value={time(dueAt)} />
        <Fact name={t`Begonnen`} value={second(startedAt)} />
        <Fact name={t`Beendet`} value={second(finishedAt)} />
        <Fact
          name={t`Dauer`}
          value={typeof durationMs === "number" ? formatDuration(durationMs, number) : null}
        />
        <Fact name={t`Versuche`} value={attempts > 0 ? number(attempts) : null} />
        <Fact name={t`Nächster Versuch`} value={time(retryAt)} />
        <Fact name={t`Server`} value={server} isCode />
        {serviceSwitchId && (
          <Fact name={t`Geplante Schaltung`} value={shown}>
            <AppLink variant="text" to="/admin/services/switches/$id" params={{ id: serviceSwitchId }}>
              <Trans>Einzelheiten der Schaltung</Trans>
            </AppLink>
          </Fact>
        )}
      </DataList.Root>
    </>
  );
}
