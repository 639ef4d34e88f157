import { Box, Button, chakra, Heading } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { OwnTaskKind } from "#domain/ownTasks";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { toneIcons } from "#ui/Status";
import type { OwnTasks_query$data } from "./__generated__/OwnTasks_query.graphql";
import { TaskRow } from "./TaskRow";
import { useTaskWords } from "./useTaskWords";

/** Number of places above "show the others". */
const collapsedCount = 3;

/** The tasks above "show the others", which is not worth a button for one. */
export function shownTasksOf<Task>(tasks: readonly Task[]): readonly Task[] {
  return tasks.length <= collapsedCount + 1 ? tasks : tasks.slice(0, collapsedCount);
}

type Tasks = NonNullable<OwnTasks_query$data["ownTasks"][number]["tasks"]>;

interface TaskKindProps {
  readonly kind: OwnTaskKind;
  /** The earliest first. */
  readonly tasks: Tasks;
  /** Also those that the server left out. */
  readonly totalCount: number;
  /** Sum of what is to do. */
  readonly count: number;
}

/** All tasks of a kind: their total in words, the first places, and the others on request. */
export function TaskKind({ kind, tasks, totalCount, count }: TaskKindProps) {
  const { number } = useFormats();
  const { totalOf, placesOf } = useTaskWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const first = shownTasksOf(tasks);
  const isShort = first.length === tasks.length;
  const shown = isOpen ? tasks : first;
  const more = number(tasks.length - shown.length);
  const hidden = totalCount - tasks.length;
  const tone = tasks.some(({ urgency }) => urgency === "ERROR") ? "error" : "waiting";
  return (
    <div>
      <Heading as="h3" id={id}>
        <chakra.span className="status" data-tone={tone}>
          <Icon name={toneIcons[tone]} />
        </chakra.span>
        <span>
          {totalOf(kind, count)} {totalCount > 1 && <small>{placesOf(kind, totalCount)}</small>}
        </span>
      </Heading>
      <ul aria-labelledby={id}>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {!isShort && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Weniger anzeigen</Trans> : <Trans>{more} weitere anzeigen</Trans>}
        </Button>
      )}
      {hidden > 0 && (isOpen || isShort) && (
        <Box as="p" color="fg.muted" textStyle="sm">
          <Plural
            value={hidden}
            one="# weitere erscheint, sobald andere erledigt sind."
            other="# weitere erscheinen, sobald andere erledigt sind."
          />
        </Box>
      )}
    </div>
  );
}
