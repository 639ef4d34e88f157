import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { listsAllJobs } from "#domain/permissions";
import { choiceFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { ListToolbar } from "#lists/ListToolbar";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { usePolledQuery } from "#relay/usePolling";
import { useRunStateLabels } from "#runs/RunStatus";
import { runStates } from "#runs/runStates";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { jobsTitle } from "#ui/screenTitles";
import { FoundRows } from "#ui/table/FoundRows";
import type { RunsScreenQuery } from "./__generated__/RunsScreenQuery.graphql";
import { runKinds, runsList, type RunsSearch } from "./runsList";
import { useRunKindLabels, useRunTitle } from "./runLabels";
import { runTarget, type RunRow } from "./runTarget";
import { useRunColumns } from "./useRunColumns";

/** Time between an answer and the next poll in milliseconds, while a run on the page is running. */
const pollIntervalMs = 3_000;

const runsQuery = graphql`
  query RunsScreenQuery($filter: RunFilter, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    runs(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          kind
          action
          state
          resultId
          ags
          communeName
          serviceId
          fileName
          comment
          counts {
            total
            done
            failed
            skipped
          }
          createdBy {
            username
          }
          startedAt
          beginsAt
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
`;

interface RunsScreenProps {
  readonly queryRef: PreloadedQuery<RunsScreenQuery>;
  readonly search: RunsSearch;
}

/** Bulk jobs, transfers of texts, changes of fees and imports, the latest first. */
export function RunsScreen({ queryRef, search }: RunsScreenProps) {
  const { t, i18n } = useLingui();
  const seesAll = listsAllJobs(useViewer());
  const columns = useRunColumns();
  const kindLabels = useRunKindLabels();
  const stateLabels = useRunStateLabels();
  const list = useList({
    id: "runs",
    title: i18n._(jobsTitle),
    codec: runsList,
    search,
    columns,
    queryRef,
  });
  const { change } = list.address;
  const filters = [
    choiceFilter({
      label: t`Art`,
      choices: runKinds.map((value) => ({ value, label: kindLabels[value] })),
      chosen: search.kind,
      onChoose: (kind) => change({ kind }),
    }),
    choiceFilter({
      label: t`Stand`,
      choices: runStates.map((value) => ({ value, label: stateLabels[value] })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
  ];
  return (
    <ListScreen
      title={list.title}
      lede={
        seesAll ? (
          <Trans>
            Sammelaktionen, Übertragungen, Gebührenänderungen und Importe aller Benutzer, die neuesten zuerst.
          </Trans>
        ) : (
          <Trans>
            Ihre Sammelaktionen und Importe sowie alle Übertragungen und Gebührenänderungen, die neuesten
            zuerst.
          </Trans>
        )
      }
      actions={
        <Button asChild>
          <AppLink to="/admin/processes" variant="bare">
            <Trans>Zu den Prozessen</Trans>
          </AppLink>
        </Button>
      }
      toolbar={<ListToolbar list={list} filters={filters} />}
    >
      <ListBody list={list}>{(shown) => <RunsTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

/** On phones, states and results may wrap. */
const TableArea = chakra("div", {
  base: {
    "& > .found-rows": { my: "16px 8px" },
    smDown: {
      "&& tbody > tr > [data-narrow=aside]": { maxW: "none" },
      "&& tbody > tr > [data-narrow=meta]": { whiteSpace: "normal" },
    },
  },
});

interface RunsTableProps {
  readonly list: ShownList<RunRow, PreloadedQuery<RunsScreenQuery>>;
}

function RunsTable({ list }: RunsTableProps) {
  const navigate = useNavigate();
  const titleOf = useRunTitle();
  const { runs } = useOwnedQuery<RunsScreenQuery>(runsQuery, list.queryRef);
  const isRunning = runs.edges.some(({ node }) => node.state === "RUNNING");
  usePolledQuery<RunsScreenQuery>(runsQuery, list.queryRef.variables, isRunning ? pollIntervalMs : null);
  useIdleRouteLoad("/admin/jobs/$id");
  return (
    <TableArea>
      {runs.totalCount > 0 && <FoundRows total={runs.totalCount} isAtLeast={false} />}
      <ListTable
        list={list}
        page={runs}
        rowLabel={titleOf}
        onOpen={(run) => {
          const target = runTarget(run);
          if (target) void navigate({ to: target.to, params: target.params, state: target.state });
        }}
        hasOpenButtons={false}
        empty={
          <EmptyState icon="list" title={<Trans>Noch keine Sammelaktionen</Trans>}>
            <Trans>
              Hier steht, was für viele Prozesse, Kommunen oder Gebühren auf einmal begonnen wurde, und was
              importiert wurde.
            </Trans>
          </EmptyState>
        }
      />
    </TableArea>
  );
}
