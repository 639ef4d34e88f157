import { Box, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { inBackground } from "#relay/inBackground";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ExpiredRun } from "#runs/DryRun";
import { useFollowedRun } from "#runs/followRun";
import type { RunItemsSearch } from "#runs/runItemsList";
import { RunProgress } from "#runs/RunProgress";
import { ResultTabs } from "#runs/RunResults";
import { useRunState } from "#runs/RunStatus";
import { hasEnded } from "#runs/runStates";
import { useRefetchedResults } from "#runs/useRefetchedResults";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FeeChangeOutcome_change$key } from "./__generated__/FeeChangeOutcome_change.graphql";
import type { FeeChangeOutcome_progress$key } from "./__generated__/FeeChangeOutcome_progress.graphql";
import FeeChangeScreenNode, {
  type FeeChangeScreenQuery,
  type FeeChangeScreenQuery$variables,
} from "./__generated__/FeeChangeScreenQuery.graphql";
import { FeeChangeButtons } from "./FeeChangeButtons";
import { FeeChangeDryRun } from "./FeeChangeDryRun";
import { FeeChangeItems } from "./FeeChangeItems";
import { useItemStateLabels } from "./feeChangeLabels";
import { feeChangeSource } from "./feeChangeSource";
import { StopFeeChange } from "./StopFeeChange";

const FeeChangeForm = lazyOverlay(async () => (await import("./FeeChangeForm")).FeeChangeForm);

interface FeeChangeOutcomeProps {
  readonly change: FeeChangeOutcome_change$key;
  readonly address: ListAddress<RunItemsSearch>;
  /** Variables of the query that loaded the rows. */
  readonly variables: FeeChangeScreenQuery$variables;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

/** What a change would do, does or has done, and its items. Kept up to date while it runs. */
export function FeeChangeOutcome({ change, address, variables, isStale }: FeeChangeOutcomeProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const data = useFragment(
    graphql`
      fragment FeeChangeOutcome_change on FeeChange
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[FeeChangeItemState!]" }
        isImpossible: { type: "Boolean" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        fees {
          id
          serviceId
          feeId
          text
        }
        createdBy {
          username
        }
        ...FeeChangeOutcome_progress
        ...FeeChangeDryRun_change
        ...FeeChangeButtons_change
        ...FeeChangeItems_change
          @arguments(
            states: $states
            isImpossible: $isImpossible
            first: $first
            after: $after
            last: $last
            before: $before
          )
      }
    `,
    change,
  );
  const progress: FeeChangeOutcome_progress$key = data;
  const { id, kind, counts, ...facts } = useFragment(
    graphql`
      fragment FeeChangeOutcome_progress on FeeChange @throwOnFieldError {
        id
        state
        kind
        startedAt
        finishedAt
        expiresAt
        counts {
          total
          ready
          excluded
          unchanged
          done
          failed
          impossible
        }
      }
    `,
    progress,
  );
  const state = useRunState(facts);
  useFollowedRun(feeChangeSource, { id, state: facts.state });
  useRefetchedResults({
    version: `${facts.state} ${counts.done + counts.failed}`,
    isOver: hasEnded(facts.state),
    fetch: () => fetchQuery<FeeChangeScreenQuery>(environment, FeeChangeScreenNode, variables, inBackground),
  });
  // Buttons disappear with their state.
  const part = useRestoreFocus(state);
  const { ready, done, failed, impossible } = counts;
  const labels = useItemStateLabels()(state);
  const notPossible = { result: "impossible", label: labels.IMPOSSIBLE, count: impossible } as const;
  const others = [
    { result: "unchanged", label: labels.UNCHANGED, count: counts.unchanged },
    { result: "excluded", label: labels.EXCLUDED, count: counts.excluded },
  ] as const;
  const [all, bad, open] = [
    { result: undefined, count: counts.total },
    { result: "failed", label: labels.FAILED, count: failed - impossible },
    { result: "open", label: labels.READY, count: ready },
  ] as const;
  const good = { result: "succeeded", label: labels.DONE, count: done } as const;
  const isStarted = state !== "PREPARED" && state !== "EXPIRED";
  return (
    <>
      <Box ref={part} tabIndex={-1} maxW={isStarted ? undefined : "prose"} mt={4} outline="none">
        <PanelBoundary data={data}>
          {state === "PREPARED" && <FeeChangeDryRun change={data} onStarted={address.reset} />}
          {state === "EXPIRED" && (
            <Stack gap={4} align="start">
              <ExpiredRun>
                <DialogButton
                  variant="solid"
                  intent={FeeChangeForm.intent}
                  renderDialog={(onClose) => <FeeChangeForm fees={data.fees} onClose={onClose} />}
                >
                  <Trans>Neu vorbereiten</Trans>
                </DialogButton>
              </ExpiredRun>
            </Stack>
          )}
          {isStarted && (
            <RunProgress
              {...facts}
              counts={{ succeeded: done, failed: failed - impossible, open: ready, impossible }}
              succeededLabel={t`geändert`}
            >
              {state === "RUNNING" && (
                <StopFeeChange id={id} user={data.createdBy.username} done={done} ready={ready} />
              )}
              {state === "CANCELLED" && kind === "PERCENT" && done > 0 && (
                <Notice tone="waiting">
                  <Trans>
                    Eine neue Änderung um Prozent würde die schon geänderten Beträge noch einmal ändern.
                    Lassen Sie diese Kommunen dann im Probelauf aus.
                  </Trans>
                </Notice>
              )}
              <FeeChangeButtons change={data} />
            </RunProgress>
          )}
        </PanelBoundary>
      </Box>
      <ResultTabs
        chosen={address.search.result}
        tabs={
          isStarted ? [all, bad, good, open, notPossible, ...others] : [all, open, notPossible, ...others]
        }
      />
      <PanelBoundary data={data}>
        <FeeChangeItems change={data} state={state} address={address} isStale={isStale} />
      </PanelBoundary>
    </>
  );
}
