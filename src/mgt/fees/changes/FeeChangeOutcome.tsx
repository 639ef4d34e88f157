import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { PanelBoundary } from "#relay/PanelBoundary";
import { usePolledQuery } from "#relay/usePolling";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { FeeChangeOutcome_change$key } from "./__generated__/FeeChangeOutcome_change.graphql";
import FeeChangeScreenNode, {
  type FeeChangeScreenQuery,
  type FeeChangeScreenQuery$variables,
} from "./__generated__/FeeChangeScreenQuery.graphql";
import { EndedChange } from "./EndedChange";
import { FeeChangeItems } from "./FeeChangeItems";
import type { FeeChangeItemsSearch } from "./feeChangesList";
import { FeeChangeTabs } from "./FeeChangeTabs";
import { PreparedChange } from "./PreparedChange";
import { RunningChange } from "./RunningChange";

/** Time between an answer and the next poll in milliseconds. */
const pollIntervalMs = 1_000;

interface FeeChangeOutcomeProps {
  readonly change: FeeChangeOutcome_change$key;
  readonly address: ListAddress<FeeChangeItemsSearch>;
  /** Variables of the query that loaded the rows. */
  readonly variables: FeeChangeScreenQuery$variables;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

/** What a change would do, does or has done, and its items. Kept up to date while it runs. */
export function FeeChangeOutcome({ change, address, variables, isStale }: FeeChangeOutcomeProps) {
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
        state
        ...PreparedChange_change
        ...RunningChange_change
        ...EndedChange_change
        ...FeeChangeTabs_change
        ...FeeChangeItems_change
          @arguments(states: $states, first: $first, after: $after, last: $last, before: $before)
      }
    `,
    change,
  );
  const { state } = data;
  const { search } = address;
  usePolledQuery<FeeChangeScreenQuery>(
    FeeChangeScreenNode,
    variables,
    state === "RUNNING" ? pollIntervalMs : null,
  );
  // Buttons disappear with their state.
  const part = useRestoreFocus(state);
  return (
    <>
      <Box ref={part} tabIndex={-1} maxW="prose" mt={4} outline="none">
        <PanelBoundary data={data}>
          {state === "PREPARED" ? (
            <PreparedChange change={data} onStarted={address.reset} />
          ) : state === "RUNNING" ? (
            <RunningChange change={data} />
          ) : (
            <EndedChange change={data} />
          )}
        </PanelBoundary>
      </Box>
      <PanelBoundary data={data}>
        <FeeChangeTabs change={data} chosen={search.state} />
      </PanelBoundary>
      <PanelBoundary data={data}>
        <FeeChangeItems change={data} address={address} isStale={isStale} />
      </PanelBoundary>
    </>
  );
}
