import { Box, Stack } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { RunFooter } from "#mgt/runs/RunFooter";
import { StopRun } from "#mgt/runs/StopRun";
import { useRun } from "#mgt/runs/useRun";
import { inBackground } from "#relay/inBackground";
import { PanelBoundary } from "#relay/PanelBoundary";
import { ExpiredRun } from "#runs/DryRun";
import type { RunItemsSearch } from "#runs/runItemsList";
import { RunProgress } from "#runs/RunProgress";
import { ResultTabs } from "#runs/RunResults";
import { hasEnded } from "#runs/runStates";
import { useRefetchedResults } from "#runs/useRefetchedResults";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FeeChangeOutcome_change$key } from "./__generated__/FeeChangeOutcome_change.graphql";
import FeeChangeScreenNode, {
  type FeeChangeScreenQuery,
  type FeeChangeScreenQuery$variables,
} from "./__generated__/FeeChangeScreenQuery.graphql";
import { FeeChangeDryRun } from "./FeeChangeDryRun";
import { FeeChangeItems } from "./FeeChangeItems";
import { useItemStateLabels } from "./feeChangeLabels";

const FeeChangeForm = lazyOverlay(async () => (await import("./FeeChangeForm")).FeeChangeForm);

interface FeeChangeOutcomeProps {
  readonly change: FeeChangeOutcome_change$key;
  readonly address: ListAddress<RunItemsSearch>;
  /** Variables of the query that loaded the rows. */
  readonly variables: FeeChangeScreenQuery$variables;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

/** Dry run, progress or result of a change, with its items. Updated live while it runs. */
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
        kind
        ...useRun_run
        ...RunFooter_run
        ...FeeChangeDryRun_change
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
  const { shownState: state, ...run } = useRun(data);
  const { total, open, succeeded, failed, impossible, unchanged, excluded } = run.progress;
  useRefetchedResults({
    version: `${run.state} ${succeeded + failed}`,
    isOver: hasEnded(run.state),
    fetch: () => fetchQuery<FeeChangeScreenQuery>(environment, FeeChangeScreenNode, variables, inBackground),
  });
  // Buttons depend on the state.
  const part = useRestoreFocus(state);
  const navigate = useNavigate();
  const labels = useItemStateLabels()(state);
  const notPossible = { result: "impossible", label: labels.IMPOSSIBLE, count: impossible } as const;
  const others = [
    { result: "unchanged", label: labels.UNCHANGED, count: unchanged },
    { result: "excluded", label: labels.EXCLUDED, count: excluded },
  ] as const;
  const [all, bad, waiting] = [
    { result: undefined, count: total },
    { result: "failed", label: labels.FAILED, count: failed },
    { result: "open", label: labels.READY, count: open },
  ] as const;
  const good = { result: "succeeded", label: labels.DONE, count: succeeded } as const;
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
              {...run}
              counts={{ succeeded, failed, open, impossible }}
              succeededLabel={t`geändert`}
            >
              {state === "RUNNING" && (
                <StopRun
                  id={run.id}
                  user={run.createdBy.username}
                  confirmLabel={t`Anhalten`}
                  title={t`Änderung anhalten?`}
                  note={t`Sie können diese Seite verlassen: Die Änderung läuft weiter.`}
                  endedText={t`Die Änderung war schon zu Ende und konnte nicht mehr angehalten werden.`}
                >
                  {t`${plural(succeeded, { one: "# Betrag ist schon geändert und bleibt es.", other: "# Beträge sind schon geändert und bleiben es." })}`}{" "}
                  {t`${plural(open, { one: "# Gebühr bleibt, wie sie ist.", other: "# Gebühren bleiben, wie sie sind." })}`}{" "}
                  <Trans>Fortsetzen lässt sich die Änderung danach nicht.</Trans>
                </StopRun>
              )}
              {state === "CANCELLED" && data.kind === "PERCENT" && succeeded > 0 && (
                <Notice tone="waiting">
                  <Trans>
                    Eine neue Änderung um Prozent würde die schon geänderten Beträge noch einmal ändern.
                    Lassen Sie diese Kommunen dann im Probelauf aus.
                  </Trans>
                </Notice>
              )}
              <RunFooter
                run={data}
                onPrepared={(id) => void navigate({ to: "/admin/fees/changes/$id", params: { id } })}
              />
            </RunProgress>
          )}
        </PanelBoundary>
      </Box>
      <ResultTabs
        chosen={address.search.result}
        tabs={
          isStarted
            ? [all, bad, good, waiting, notPossible, ...others]
            : [all, waiting, notPossible, ...others]
        }
      />
      <PanelBoundary data={data}>
        <FeeChangeItems change={data} state={state} address={address} isStale={isStale} />
      </PanelBoundary>
    </>
  );
}
