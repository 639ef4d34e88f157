import { Box, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Observable } from "relay-runtime";
import type { ListAddress } from "#lists/useListSearch";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ExpiredRun } from "#runs/DryRun";
import type { RunItemsSearch } from "#runs/runItemsList";
import { RunProgress } from "#runs/RunProgress";
import { ResultTabs } from "#runs/RunResults";
import { hasEnded } from "#runs/runStates";
import { useItemLabels, type ItemLabels } from "#runs/useItemLabels";
import { useRefetchedResults } from "#runs/useRefetchedResults";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { RunOutcome_run$key } from "./__generated__/RunOutcome_run.graphql";
import { RunFooter } from "./RunFooter";
import { useRun, type FollowedRun } from "./useRun";

interface RunOutcomeProps {
  readonly run: RunOutcome_run$key;
  /** Names of results that differ from the usual ones, by the state of the run. */
  readonly labels?: (runState: string) => Partial<ItemLabels>;
  /** Word beside the number that succeeded, such as "geändert". */
  readonly succeededLabel: string;
  /** Shown until it is started. */
  readonly dryRun: ReactNode;
  /** Prepares it again, once it has expired. */
  readonly again?: ReactNode;
  /** Stops it, while it runs: a `StopRun`. */
  readonly renderStop: (run: FollowedRun) => ReactNode;
  /** What else to know once it is started. */
  readonly renderNotes?: (run: FollowedRun) => ReactNode;
  /** Opens the dry run that retries what failed. */
  readonly onPrepared: (id: string) => void;
  readonly address: ListAddress<RunItemsSearch>;
  /** Fetches the listed items again. */
  readonly fetchItems: () => Observable<unknown>;
  /** The listed items. */
  readonly children: (runState: string) => ReactNode;
}

/** What a run would do, does or has done, and its items. Kept up to date while it runs. */
export function RunOutcome(props: RunOutcomeProps) {
  const {
    succeededLabel,
    dryRun,
    again,
    renderStop,
    renderNotes,
    onPrepared,
    address,
    fetchItems,
    children,
  } = props;
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment RunOutcome_run on BackgroundRun @throwOnFieldError {
        ...useRun_run
        ...RunFooter_run
      }
    `,
    props.run,
  );
  const run = useRun(data);
  const { progress, shownState } = run;
  const { open, succeeded, failed, skipped, impossible } = progress;
  useRefetchedResults({
    version: `${run.state} ${succeeded + failed + skipped}`,
    isOver: hasEnded(run.state),
    fetch: fetchItems,
  });
  // Buttons depend on the state.
  const part = useRestoreFocus(shownState);
  const labels = { ...useItemLabels()(shownState), ...props.labels?.(shownState) };
  const isStarted = shownState !== "PREPARED" && shownState !== "EXPIRED";
  const results = isStarted
    ? (["failed", "succeeded", "skipped", "open", "impossible", "unchanged", "excluded"] as const)
    : (["open", "impossible", "unchanged", "excluded"] as const);
  // Most kinds never skip.
  const tabs = results.filter((result) => result !== "skipped" || skipped > 0);
  return (
    <>
      <Box ref={part} tabIndex={-1} maxW={isStarted ? undefined : "prose"} mt={4} outline="none">
        <PanelBoundary data={data}>
          {shownState === "PREPARED" && dryRun}
          {shownState === "EXPIRED" && (
            <Stack gap={4} align="start">
              <ExpiredRun>{again}</ExpiredRun>
            </Stack>
          )}
          {isStarted && (
            <RunProgress
              {...run}
              counts={{ succeeded, failed, open, impossible, ...(skipped > 0 && { skipped }) }}
              succeededLabel={succeededLabel}
            >
              {run.state === "RUNNING" && renderStop(run)}
              {renderNotes?.(run)}
              <RunFooter run={data} onPrepared={onPrepared} />
            </RunProgress>
          )}
        </PanelBoundary>
      </Box>
      <ResultTabs
        chosen={address.search.result}
        tabs={[
          { result: undefined, label: t`Alle`, count: progress.total },
          ...tabs.map((result) => ({ result, label: labels[result], count: progress[result] })),
        ]}
      />
      <PanelBoundary data={data}>{children(shownState)}</PanelBoundary>
    </>
  );
}
