import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ListPager } from "#lists/ListPager";
import { useExistingPage, useRows } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { RunItemsSearch } from "#runs/runItemsList";
import { RunResults } from "#runs/RunResults";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { useAnnounce } from "#ui/ui";
import type { FeeChangeItems_change$key } from "./__generated__/FeeChangeItems_change.graphql";
import type { FeeChangeItemsExcludeMutation } from "./__generated__/FeeChangeItemsExcludeMutation.graphql";
import { useFeeChangeColumns, type FeeChangeItemRow } from "./useFeeChangeColumns";

const excludeMutation = graphql`
  mutation FeeChangeItemsExcludeMutation($input: ExcludeFeeChangeItemsInput!) {
    excludeFeeChangeItems(input: $input) {
      change {
        progress {
          open
        }
        ...useRun_run
        ...FeeChangeDryRun_change
      }
      items {
        id
        state
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const idOf = ({ id }: FeeChangeItemRow) => id;
const labelOf = ({ communeName, text }: FeeChangeItemRow) => `${communeName}, ${text}`;

interface FeeChangeItemsProps {
  readonly change: FeeChangeItems_change$key;
  /** Current state of the change. */
  readonly state: string;
  readonly address: ListAddress<RunItemsSearch>;
  readonly isStale: boolean;
}

/** A page of the items. Before the start, the user who prepared the change can exclude some. */
export function FeeChangeItems({ change, state, address, isStale }: FeeChangeItemsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { id, isOwn, feeCount, items } = useFragment(
    graphql`
      fragment FeeChangeItems_change on FeeChange
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[FeeChangeItemState!]" }
        isImpossible: { type: "Boolean" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        id
        isOwn
        feeCount
        items(
          states: $states
          isImpossible: $isImpossible
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          totalCount
          edges {
            node {
              id
              ags
              communeName
              serviceId
              feeId
              text
              isOwn
              before
              after
              nextPriceFrom
              state
              isImpossible
              error {
                ...userError_error @relay(mask: false)
              }
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    change,
  );
  const commit = useMutationAsync<FeeChangeItemsExcludeMutation>(excludeMutation);
  const { notice, run } = useAction();
  const rows = useRows(items);
  useExistingPage(address, rows.length === 0 && items.totalCount > 0 && !isStale);

  const exclude = useCallback(
    async (itemIds: readonly string[], isExcluded: boolean) => {
      const { failure, payload } = await run(() =>
        commit(
          { input: { id, itemIds, isExcluded } },
          {
            optimisticUpdater: (store) => {
              for (const itemId of itemIds) {
                store.get(itemId)?.setValue(isExcluded ? "EXCLUDED" : "READY", "state");
              }
            },
          },
        ),
      );
      const open = failure ? undefined : payload.change?.progress.open;
      if (open !== undefined) {
        announce(t`${plural(open, { one: "# Gebühr wird geändert", other: "# Gebühren werden geändert" })}`);
      }
    },
    // `run` is a new function in each render with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
    [commit, id, announce, t],
  );
  const isEditable = isOwn && state === "PREPARED";
  const columns = useFeeChangeColumns({
    changeState: state,
    hasSeveralFees: feeCount > 1,
    onExclude: isEditable ? exclude : undefined,
  });
  const idsIn = (wanted: string) => rows.filter((row) => row.state === wanted).map(idOf);
  const [readyIds, excludedIds] = [idsIn("READY"), idsIn("EXCLUDED")];
  return (
    <RunResults
      id="fee-change-items"
      caption={t`Gebühren der Kommunen`}
      rows={rows}
      rowLabel={labelOf}
      columns={columns}
      isStale={isStale}
      emptyTitle={<Trans>Keine Gebühr mit diesem Ergebnis</Trans>}
      pager={<ListPager address={address} page={items} />}
    >
      {notice && <ActionNoticeView notice={notice} />}
      {isEditable && readyIds.length + excludedIds.length > 0 && (
        <LabelledCheckbox
          checked={readyIds.length === 0 ? false : excludedIds.length === 0 ? true : "indeterminate"}
          onCheck={() =>
            void (excludedIds.length > 0 ? exclude(excludedIds, false) : exclude(readyIds, true))
          }
        >
          <Trans>Alle auf dieser Seite ändern</Trans>
        </LabelledCheckbox>
      )}
    </RunResults>
  );
}
