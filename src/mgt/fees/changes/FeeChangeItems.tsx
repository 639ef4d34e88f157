import { chakra } from "@chakra-ui/react";
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
import { EmptyState } from "#ui/EmptyState";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { DataTable } from "#ui/table/DataTable";
import { useAnnounce } from "#ui/ui";
import type { FeeChangeItems_change$key } from "./__generated__/FeeChangeItems_change.graphql";
import type { FeeChangeItemsExcludeMutation } from "./__generated__/FeeChangeItemsExcludeMutation.graphql";
import type { FeeChangeItemsSearch } from "./feeChangesList";
import { useFeeChangeColumns, type FeeChangeItemRow } from "./useFeeChangeColumns";

const excludeMutation = graphql`
  mutation FeeChangeItemsExcludeMutation($input: ExcludeFeeChangeItemsInput!) {
    excludeFeeChangeItems(input: $input) {
      change {
        state
        counts {
          ready
        }
        ...PreparedChange_change
        ...FeeChangeTabs_change
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

/** Wraps the table: sentences in its cells may wrap, and amounts are beside each other on phones. */
const ItemsArea = chakra("div", {
  base: {
    mt: 2,
    "& > .notice, & > label": { my: 2 },
    "& [data-part=outcome]": { py: 1.5, whiteSpace: "normal", "& > p": { color: "fg.muted" } },
    "& [data-part=check]": {
      display: "inline-grid",
      placeItems: "center",
      boxSize: { base: 10, sm: 8 },
      cursor: "pointer",
      "& > input": { boxSize: 4, m: 0, accentColor: "accent.solid", cursor: "pointer" },
    },
    "& [data-direction=up]": { color: "status.waiting.fg" },
    "& [data-direction=down]": { color: "status.success.fg" },
    "& [data-only=narrow]": { display: { base: "inline", sm: "none" } },
  },
});

const idOf = ({ id }: FeeChangeItemRow) => id;
const labelOf = ({ communeName, text }: FeeChangeItemRow) => `${communeName}, ${text}`;

interface FeeChangeItemsProps {
  readonly change: FeeChangeItems_change$key;
  readonly address: ListAddress<FeeChangeItemsSearch>;
  readonly isStale: boolean;
}

/** A page of the fees of communes. Before the start, the user who prepared the change can leave some out. */
export function FeeChangeItems({ change, address, isStale }: FeeChangeItemsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { id, state, isOwn, feeCount, items } = useFragment(
    graphql`
      fragment FeeChangeItems_change on FeeChange
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[FeeChangeItemState!]" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        id
        state
        isOwn
        feeCount
        items(states: $states, first: $first, after: $after, last: $last, before: $before) {
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
      const ready = failure ? undefined : payload.change?.counts.ready;
      if (ready !== undefined) {
        announce(t`${plural(ready, { one: "# Gebühr wird geändert", other: "# Gebühren werden geändert" })}`);
      }
    },
    // `run` is a new function at each render, but always does the same.
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
    <ItemsArea>
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
      <DataTable
        id="fee-change-items"
        caption={t`Gebühren der Kommunen`}
        rows={rows}
        rowId={idOf}
        rowLabel={labelOf}
        columns={columns}
        isStale={isStale}
        empty={<EmptyState icon="list" title={<Trans>Keine Gebühr mit diesem Ergebnis</Trans>} />}
        pager={<ListPager address={address} page={items} />}
      />
    </ItemsArea>
  );
}
