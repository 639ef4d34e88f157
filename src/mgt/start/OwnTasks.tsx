import { Box, Button } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ownTaskKinds } from "#domain/ownTasks";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { OwnTasks_query$data, OwnTasks_query$key } from "./__generated__/OwnTasks_query.graphql";
import { FailedTasks } from "./FailedTasks";
import { isOwnTaskKind } from "./taskLabels";
import { TaskRow } from "./TaskRow";
import { TaskRows, TasksPanel } from "./TasksPanel";

/** Number of tasks above "show the others". */
const collapsedCount = 5;

const tasksFragment = graphql`
  fragment OwnTasks_query on Query @throwOnFieldError {
    ownTasks {
      kind
      totalCount
      tasks {
        id
        urgency
        ...TaskRow_task
      }
    }
  }
`;

type Report = OwnTasks_query$data["ownTasks"][number];

/** What needs the viewer today, the most urgent first. Nothing for viewers without such services. */
export function OwnTasks({ query }: { readonly query: OwnTasks_query$key }) {
  const { number } = useFormats();
  const { ownTasks } = useFragment(tasksFragment, query);
  const [isOpen, setOpen] = useState(false);
  const reports = ownTaskKinds.flatMap((kind) => ownTasks.find((report) => report.kind === kind) ?? []);
  const failed = reports.flatMap(({ kind, tasks }) => (!tasks && isOwnTaskKind(kind) ? [kind] : []));
  const tasks = byUrgency(reports);
  const total = reports.reduce((sum, { totalCount }) => sum + (totalCount ?? 0), 0);
  const isShort = tasks.length <= collapsedCount + 1;
  const shown = isOpen || isShort ? tasks : tasks.slice(0, collapsedCount);
  const more = number(tasks.length - shown.length);
  const hidden = total - shown.length;
  const panel = useRestoreFocus<HTMLElement>(failed.join(" "), (part) => part.querySelector("h2"));
  if (reports.length === 0) return null;
  return (
    <TasksPanel ref={panel} {...(total > 0 && { count: number(total) })}>
      {tasks.length + failed.length > 0 ? (
        <TaskRows>
          {shown.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
          {failed.length > 0 && <FailedTasks kinds={failed} />}
        </TaskRows>
      ) : (
        <Box
          mt="2"
          pt="2.5"
          borderTop="1px solid"
          borderColor="border"
          css={{ "& .status": { whiteSpace: "normal" } }}
        >
          <Status tone="success">
            <Trans>Alles erledigt: Heute braucht Sie hier nichts.</Trans>
          </Status>
        </Box>
      )}
      {!isShort && (
        <Button size="sm" variant="ghost" mt="2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Weniger anzeigen</Trans> : <Trans>{more} weitere anzeigen</Trans>}
        </Button>
      )}
      {hidden > 0 && (isOpen || isShort) && (
        <Box as="p" mt="2" color="fg.muted" textStyle="sm">
          <Plural
            value={hidden}
            one="# weitere erscheint, sobald andere erledigt sind."
            other="# weitere erscheinen, sobald andere erledigt sind."
          />
        </Box>
      )}
    </TasksPanel>
  );
}

/** The tasks of all kinds: errors before warnings, then by kind. */
function byUrgency(reports: readonly Report[]) {
  const all = reports.flatMap(({ kind, tasks }) => (isOwnTaskKind(kind) ? (tasks ?? []) : []));
  return [...all.filter(isError), ...all.filter((task) => !isError(task))];
}

const isError = ({ urgency }: { readonly urgency: string }) => urgency === "ERROR";
