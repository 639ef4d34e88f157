import { Box, Stack } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { inBackground } from "#relay/inBackground";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ExpiredRun } from "#runs/DryRun";
import { useFollowedRun } from "#runs/followRun";
import { RunAction } from "#runs/RunAction";
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
import type { FeeChangeOutcomeCancelMutation } from "./__generated__/FeeChangeOutcomeCancelMutation.graphql";
import FeeChangeScreenNode, {
  type FeeChangeScreenQuery,
  type FeeChangeScreenQuery$variables,
} from "./__generated__/FeeChangeScreenQuery.graphql";
import { FeeChangeDryRun } from "./FeeChangeDryRun";
import { FeeChangeItems } from "./FeeChangeItems";
import { useItemStateLabels } from "./feeChangeLabels";
import { feeChangeSource } from "./feeChangeSource";

const FeeChangeForm = lazyOverlay(async () => (await import("./FeeChangeForm")).FeeChangeForm);

const cancelMutation = graphql`
  mutation FeeChangeOutcomeCancelMutation($input: CancelFeeChangeInput!) {
    cancelFeeChange(input: $input) {
      change {
        ...FeeChangeOutcome_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

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
        ...FeeChangeItems_change
          @arguments(states: $states, first: $first, after: $after, last: $last, before: $before)
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
  const others = [
    { result: "unchanged", label: labels.UNCHANGED, count: counts.unchanged },
    { result: "excluded", label: labels.EXCLUDED, count: counts.excluded },
  ] as const;
  const [all, bad, open] = [
    { result: undefined, label: t`Alle`, count: counts.total },
    { result: "failed", label: labels.FAILED, count: failed },
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
                <StopChange id={id} user={data.createdBy.username} done={done} ready={ready} />
              )}
              {state === "CANCELLED" && kind === "PERCENT" && done > 0 && (
                <Notice tone="waiting">
                  <Trans>
                    Eine neue Änderung um Prozent würde die schon geänderten Beträge noch einmal ändern.
                    Lassen Sie diese Kommunen dann im Probelauf aus.
                  </Trans>
                </Notice>
              )}
            </RunProgress>
          )}
        </PanelBoundary>
      </Box>
      <ResultTabs
        chosen={address.search.result}
        tabs={isStarted ? [all, bad, good, open, ...others] : [all, open, bad, ...others]}
      />
      <PanelBoundary data={data}>
        <FeeChangeItems change={data} state={state} address={address} isStale={isStale} />
      </PanelBoundary>
    </>
  );
}

interface StopChangeProps {
  readonly id: string;
  /** Who started it. */
  readonly user: string;
  readonly done: number;
  readonly ready: number;
}

function StopChange({ id, user, done, ready }: StopChangeProps) {
  const { t } = useLingui();
  const commit = useMutationAsync<FeeChangeOutcomeCancelMutation>(cancelMutation);
  return (
    <Stack gap={3} mt={4} align="start">
      <Box as="p" color="fg.muted" textStyle="sm">
        <Trans>Sie können diese Seite verlassen: Die Änderung läuft weiter.</Trans>
      </Box>
      <RunAction
        confirmLabel={t`Anhalten`}
        title={t`Änderung anhalten?`}
        cancelLabel={t`Weiterlaufen lassen`}
        commit={() => commit({ input: { id } })}
        word={({ code }) =>
          code === "status_not_allowed"
            ? {
                text: t`Die Änderung war schon zu Ende und konnte nicht mehr angehalten werden.`,
                isStale: true,
              }
            : undefined
        }
      >
        <p>
          <Trans>Begonnen von {user}.</Trans>{" "}
          {t`${plural(done, { one: "# Betrag ist schon geändert und bleibt es.", other: "# Beträge sind schon geändert und bleiben es." })}`}{" "}
          {t`${plural(ready, { one: "# Gebühr bleibt, wie sie ist.", other: "# Gebühren bleiben, wie sie sind." })}`}{" "}
          <Trans>Fortsetzen lässt sich die Änderung danach nicht.</Trans>
        </p>
      </RunAction>
    </Stack>
  );
}
