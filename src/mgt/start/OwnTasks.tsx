import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { ownTaskKinds } from "#domain/ownTasks";
import { Status } from "#ui/Status";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { OwnTasks_query$key } from "./__generated__/OwnTasks_query.graphql";
import { FailedTasks } from "./FailedTasks";
import { shownTasksOf, TaskKind } from "./TaskKind";
import { TaskKinds, TasksPanel } from "./TasksPanel";

const tasksFragment = graphql`
  fragment OwnTasks_query on Query @throwOnFieldError {
    ownTasks {
      kind
      totalCount
      count
      tasks {
        id
        urgency
        ...TaskRow_task
      }
    }
  }
`;

/** What needs the viewer today, by kind. Nothing for viewers without such services. */
export function OwnTasks({ query }: { readonly query: OwnTasks_query$key }) {
  const { ownTasks } = useFragment(tasksFragment, query);
  // Kinds of a newer server are left out.
  const reports = ownTaskKinds.flatMap((kind) => {
    const report = ownTasks.find((one) => one.kind === kind);
    return report ? [{ ...report, kind }] : [];
  });
  const failed = reports.flatMap(({ kind, tasks }) => (tasks ? [] : [kind]));
  const open = reports.flatMap(({ kind, tasks, totalCount, count }) =>
    tasks && tasks.length > 0
      ? [{ kind, tasks, totalCount: totalCount ?? tasks.length, count: count ?? tasks.length }]
      : [],
  );
  const panel = useRestoreFocus<HTMLElement>(failed.join(" "), (part) => part.querySelector("h2"));
  if (reports.length === 0) return null;
  return (
    <TasksPanel ref={panel}>
      {open.length + failed.length > 0 ? (
        <TaskKinds>
          {columnsOf(open).map((reports) => (
            <div key={reports[0]?.kind} data-column="">
              {reports.map((report) => (
                <TaskKind key={report.kind} {...report} />
              ))}
            </div>
          ))}
          {failed.length > 0 && <FailedTasks kinds={failed} />}
        </TaskKinds>
      ) : (
        <Box mt="2" css={{ "& .status": { whiteSpace: "normal" } }}>
          <Status tone="success">
            <Trans>Alles erledigt: Heute steht hier nichts an.</Trans>
          </Status>
        </Box>
      )}
    </TasksPanel>
  );
}

/** Rows that a heading, a button and the space below take. */
const rowsAround = 2;

/**
 * Splits the kinds into one or two columns of about the same height, keeping their order. Does not depend on which kinds
 * are expanded, so that none moves to the other column.
 */
function columnsOf<Report extends { readonly tasks: readonly unknown[] }>(
  reports: readonly Report[],
): readonly (readonly Report[])[] {
  const heightOf = (column: readonly Report[]) =>
    column.reduce((sum, { tasks }) => sum + shownTasksOf(tasks).length + rowsAround, 0);
  const splits = reports.map((_, index) => [reports.slice(0, index + 1), reports.slice(index + 1)]);
  const heights = splits.map((columns) => Math.max(...columns.map(heightOf)));
  const best = splits[heights.indexOf(Math.min(...heights))] ?? [];
  return best.filter((column) => column.length > 0);
}
