import { Button, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { inErrorStatuses, type ProcessStatus } from "#domain/processTransitions";
import { useFormats } from "#i18n/useFormats";
import { usePolledQuery } from "#relay/usePolling";
import { hasEnded } from "#runs/runStates";
import { useCan } from "#session/useSession";
import { Status } from "#ui/Status";
import { ProcessIcon } from "../ProcessIcon";
import type { JobStandingsQuery } from "./__generated__/JobStandingsQuery.graphql";
import type { JobStandings_job$key } from "./__generated__/JobStandings_job.graphql";
import { useJobDialog } from "./useJobDialog";

const standingsQuery = graphql`
  query JobStandingsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Job {
        standings {
          status
          count
        }
      }
    }
  }
`;

/** Milliseconds between response and next poll: while attempts run, and while failed processes wait for a retry. */
const [whileRunningMs, whileInErrorMs] = [3_000, 30_000];

/** Current states of the processes that a job restarted, with a button to restart those in error again. */
export function JobStandings({ job: reference }: { readonly job: JobStandings_job$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const canAct = useCan("processes_action");
  const jobDialog = useJobDialog();
  const { id, state, standings } = useFragment(
    graphql`
      fragment JobStandings_job on Job @throwOnFieldError {
        id
        state
        standings {
          status
          count
        }
      }
    `,
    reference,
  );
  const countOf = (statuses: readonly ProcessStatus[]) =>
    standings
      .filter(({ status }) => statuses.some((one) => one === status))
      .reduce((sum, { count }) => sum + count, 0);
  const all = standings.reduce((sum, { count }) => sum + count, 0);
  const succeeded = countOf(["SUCCESS", "SUCCESS_MANUAL"]);
  const inError = countOf(inErrorStatuses);
  const running = countOf(["IN_PROGRESS"]);
  const others = all - succeeded - inError - running;
  // Otherwise only users can change the states, so do not poll.
  const intervalMs = running > 0 ? whileRunningMs : inError > 0 ? whileInErrorMs : null;
  usePolledQuery<JobStandingsQuery>(standingsQuery, { id }, intervalMs);
  if (all === 0) return null;
  const [good, bad, busy, rest] = [succeeded, inError, running, others].map(number);
  const parts = [
    { tone: "success", count: succeeded, text: t`${good ?? ""} erfolgreich` },
    { tone: "error", count: inError, text: t`${bad ?? ""} wieder im Fehler` },
    { tone: "progress", count: running, text: t`${busy ?? ""} in Bearbeitung` },
    { tone: "neutral", count: others, text: t`${rest ?? ""} in einem anderen Status` },
  ] as const;
  return (
    <Flex
      as="section"
      wrap="wrap"
      align="center"
      columnGap={5}
      rowGap={2}
      mt={4}
      fontVariantNumeric="tabular-nums"
      aria-label={t`Stand der Prozesse`}
    >
      <Flex as="ul" wrap="wrap" columnGap={5} rowGap={1}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ tone, text }) => (
            <li key={tone}>
              <Status tone={tone}>{text}</Status>
            </li>
          ))}
      </Flex>
      {canAct && inError > 0 && hasEnded(state) && (
        <Button size="sm" onClick={() => jobDialog.retry("RESTART", { id, which: "IN_ERROR" })}>
          <ProcessIcon name="restart" />
          {t`${plural(inError, {
            one: "Den # im Fehler erneut starten …",
            other: "Die # im Fehler erneut starten …",
          })}`}
        </Button>
      )}
      {jobDialog.dialog}
    </Flex>
  );
}
