import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { ListPager } from "#lists/ListPager";
import { useExistingPage, useRows } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { inBackground } from "#relay/inBackground";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunResults } from "#runs/RunResults";
import { useAnnounce } from "#ui/ui";
import type { ServiceSwitchRows_run$key } from "./__generated__/ServiceSwitchRows_run.graphql";
import type { ServiceSwitchRowsExcludeMutation } from "./__generated__/ServiceSwitchRowsExcludeMutation.graphql";
import ServiceSwitchScreenNode, {
  type ServiceSwitchScreenQuery,
} from "./__generated__/ServiceSwitchScreenQuery.graphql";
import { ObstacleChoices } from "./ObstacleChoices";
import { switchVariables, type SwitchRowsSearch } from "./switchesList";
import { useSwitchColumns, type SwitchRow } from "./useSwitchColumns";

const excludeMutation = graphql`
  mutation ServiceSwitchRowsExcludeMutation($input: ExcludeServiceSwitchItemsInput!) {
    excludeServiceSwitchItems(input: $input) {
      run {
        progress {
          open
        }
        obstacles {
          obstacle
          total
          excluded
        }
        ...useRun_run
        ...ServiceSwitchDryRun_run
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

const labelOf = ({ communeName }: SwitchRow) => communeName;

interface ServiceSwitchRowsProps {
  readonly run: ServiceSwitchRows_run$key;
  /** Current state of the run. */
  readonly state: string;
  readonly address: ListAddress<SwitchRowsSearch>;
  readonly isStale: boolean;
}

/** A page of the results. Before the start, the user who prepared the run can exclude items. */
export function ServiceSwitchRows({ run: key, state, address, isStale }: ServiceSwitchRowsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const environment = useRelayEnvironment();
  const {
    id,
    isOwn,
    action,
    serviceIds,
    obstacles,
    rows: page,
  } = useFragment(
    graphql`
      fragment ServiceSwitchRows_run on ServiceSwitch
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[RunItemState!]" }
        obstacle: { type: "ServiceSwitchObstacle" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        id
        isOwn
        action
        serviceIds
        obstacles {
          obstacle
          total
          excluded
        }
        rows(
          states: $states
          obstacle: $obstacle
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
              items {
                id
                serviceId
                state
                obstacles
                openApplications
                preparedPrices
                drafts
                content {
                  texts
                  files
                  formFields
                  settings
                  fees
                  feeRules
                  reports
                  listEntries
                }
                error {
                  ...userError_error @relay(mask: false)
                }
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
    key,
  );
  const commit = useMutationAsync<ServiceSwitchRowsExcludeMutation>(excludeMutation);
  const { notice, run } = useAction();
  const rows = useRows(page);
  useExistingPage(address, rows.length === 0 && page.totalCount > 0 && !isStale);

  const exclude = useCallback(
    async (
      chosen: { readonly itemIds: readonly string[] } | { readonly obstacle: string },
      isExcluded: boolean,
    ) => {
      const input = { id, isExcluded, ...chosen } as ServiceSwitchRowsExcludeMutation["variables"]["input"];
      const optimisticUpdater = (store: RecordSourceSelectorProxy) => {
        if (!("itemIds" in chosen)) return;
        const itemState = isExcluded ? "EXCLUDED" : "WAITING";
        for (const itemId of chosen.itemIds) store.get(itemId)?.setValue(itemState, "state");
      };
      const { failure, payload } = await run(() => commit({ input }, { optimisticUpdater }));
      const open = failure ? undefined : payload.run?.progress.open;
      if (open === undefined) return;
      announce(t`${plural(open, { one: "# Dienst wird bearbeitet", other: "# Dienste werden bearbeitet" })}`);
      // The response does not have all items with an obstacle.
      if ("obstacle" in chosen) {
        const variables = switchVariables(id, address.search);
        fetchQuery<ServiceSwitchScreenQuery>(
          environment,
          ServiceSwitchScreenNode,
          variables,
          inBackground,
        ).subscribe({});
      }
    },
    // `run` is a new function in each render with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
    [commit, id, announce, t, environment, address.search],
  );
  const isEditable = isOwn && state === "PREPARED";
  const columns = useSwitchColumns({
    action,
    serviceIds,
    runState: state,
    onExclude: isEditable
      ? (itemId, isExcluded) => void exclude({ itemIds: [itemId] }, isExcluded)
      : undefined,
  });
  return (
    <RunResults
      id="service-switch-rows"
      caption={t`Dienste der Kommunen`}
      rows={rows}
      rowLabel={labelOf}
      columns={columns}
      isStale={isStale}
      emptyTitle={<Trans>Kein Dienst mit diesem Ergebnis</Trans>}
      pager={<ListPager address={address} page={page} />}
    >
      {notice && <ActionNoticeView notice={notice} />}
      <ObstacleChoices
        obstacles={obstacles}
        chosen={address.search.obstacle}
        onExclude={isEditable ? (obstacle, isExcluded) => void exclude({ obstacle }, isExcluded) : undefined}
      />
    </RunResults>
  );
}
