import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ListPager } from "#lists/ListPager";
import { useExistingPage, useRows } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { payloadFailure } from "#relay/failure";
import type { RunItemsSearch } from "#runs/runItemsList";
import { RunResults, useOutcomeColumn } from "#runs/RunResults";
import type { ItemLabels } from "#runs/useItemLabels";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { RunItems_run$data, RunItems_run$key } from "./__generated__/RunItems_run.graphql";
import { resultOf } from "./runVariables";

type ItemRow = RunItems_run$data["runItems"]["edges"][number]["node"];

const tones = {
  open: "waiting",
  succeeded: "success",
  failed: "error",
  impossible: "error",
  skipped: "neutral",
  unchanged: "neutral",
  excluded: "neutral",
} as const satisfies Record<keyof ItemLabels, Tone>;

const labelOf = ({ label }: ItemRow) => label;

interface RunItemsProps {
  readonly run: RunItems_run$key;
  readonly labels: ItemLabels;
  readonly address: ListAddress<RunItemsSearch>;
  readonly isStale: boolean;
}

/** A page of the items of a run of any kind, with their results. */
export function RunItems({ run, labels, address, isStale }: RunItemsProps) {
  const { t } = useLingui();
  const { serviceId, runItems } = useFragment(
    graphql`
      fragment RunItems_run on BackgroundRun
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[RunItemState!]" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        serviceId
        runItems(states: $states, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          edges {
            node {
              id
              label
              ags
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
    run,
  );
  const rows = useRows(runItems);
  useExistingPage(address, rows.length === 0 && runItems.totalCount > 0 && !isStale);
  const columns = useItemColumns(labels, serviceId);
  return (
    <RunResults
      id="run-items"
      caption={t`Ergebnisse`}
      rows={rows}
      rowLabel={labelOf}
      columns={columns}
      isStale={isStale}
      emptyTitle={<Trans>Nichts mit diesem Ergebnis</Trans>}
      pager={<ListPager address={address} page={runItems} />}
    />
  );
}

/** Columns of the items: name, AGS and result. */
function useItemColumns(
  labels: ItemLabels,
  serviceId: string | null | undefined,
): readonly Column<ItemRow>[] {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const outcome = useOutcomeColumn<ItemRow>(({ state, error }) => {
    const result = resultOf(state);
    return {
      tone: tones[result],
      label: labels[result],
      notes: [error && errorMessage(payloadFailure(error))],
    };
  });
  return [
    {
      key: "item",
      isRowHeader: true,
      header: t`Eintrag`,
      cell: ({ label, ags }) => <ItemLink ags={ags} serviceId={serviceId} label={label} />,
      minWidth: 220,
      narrow: "title",
    },
    {
      key: "ags",
      header: t`AGS`,
      cell: ({ ags }) => ags && <Ags ags={ags} />,
      width: "112px",
      narrow: "note",
    },
    outcome,
  ];
}

interface ItemLinkProps {
  readonly ags: string | null | undefined;
  readonly serviceId: string | null | undefined;
  readonly label: string;
}

/** The name of an item, linked to its commune, or to the service there. */
function ItemLink({ ags, serviceId, label }: ItemLinkProps) {
  const text = <span lang="de">{label}</span>;
  if (!ags) return text;
  if (!serviceId) {
    return (
      <AppLink to="/mgt/edit/$commune" params={{ commune: ags }} variant="text">
        {text}
      </AppLink>
    );
  }
  return (
    <AppLink
      to="/mgt/textedit/$commune/$service"
      params={{ commune: ags, service: serviceId }}
      variant="text"
    >
      {text}
    </AppLink>
  );
}
