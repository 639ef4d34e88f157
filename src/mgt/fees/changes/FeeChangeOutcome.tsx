import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { RunOutcome } from "#mgt/runs/RunOutcome";
import { StopRun } from "#mgt/runs/StopRun";
import type { FollowedRun } from "#mgt/runs/useRun";
import { inBackground } from "#relay/inBackground";
import type { RunItemsSearch } from "#runs/runItemsList";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
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
        ...RunOutcome_run
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
  const navigate = useNavigate();
  const labelsIn = useItemStateLabels();
  return (
    <RunOutcome
      run={data}
      labels={(state) => ({ open: labelsIn(state).READY, succeeded: labelsIn(state).DONE })}
      succeededLabel={t`geändert`}
      dryRun={<FeeChangeDryRun change={data} onStarted={address.reset} />}
      again={
        <DialogButton
          variant="solid"
          intent={FeeChangeForm.intent}
          renderDialog={(onClose) => <FeeChangeForm fees={data.fees} onClose={onClose} />}
        >
          <Trans>Neu vorbereiten</Trans>
        </DialogButton>
      }
      renderStop={(run) => (
        <StopRun
          run={run}
          confirmLabel={t`Anhalten`}
          title={t`Änderung anhalten?`}
          note={t`Sie können diese Seite verlassen: Die Änderung läuft weiter.`}
          endedText={t`Die Änderung war schon zu Ende und konnte nicht mehr angehalten werden.`}
        >
          <ChangedSoFar {...run.progress} />
        </StopRun>
      )}
      renderNotes={({ state, progress }) =>
        state === "CANCELLED" && data.kind === "PERCENT" && progress.succeeded > 0 && <ChangedTwice />
      }
      onPrepared={(id) => void navigate({ to: "/admin/fees/changes/$id", params: { id } })}
      address={address}
      fetchItems={() =>
        fetchQuery<FeeChangeScreenQuery>(environment, FeeChangeScreenNode, variables, inBackground)
      }
    >
      {(state) => <FeeChangeItems change={data} state={state} address={address} isStale={isStale} />}
    </RunOutcome>
  );
}

/** What stays of a change that is stopped, and what is not done. */
function ChangedSoFar({ succeeded, open }: Pick<FollowedRun["progress"], "succeeded" | "open">) {
  const { t } = useLingui();
  return [
    t`${plural(succeeded, { one: "# Betrag ist schon geändert und bleibt es.", other: "# Beträge sind schon geändert und bleiben es." })}`,
    t`${plural(open, { one: "# Gebühr bleibt, wie sie ist.", other: "# Gebühren bleiben, wie sie sind." })}`,
    t`Fortsetzen lässt sich die Änderung danach nicht.`,
  ].join(" ");
}

/** Warns that the same change would apply again to what is changed. */
function ChangedTwice() {
  return (
    <Notice tone="waiting">
      <Trans>
        Eine neue Änderung um Prozent würde die schon geänderten Beträge noch einmal ändern. Lassen Sie diese
        Kommunen dann im Probelauf aus.
      </Trans>
    </Notice>
  );
}
