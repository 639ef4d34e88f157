/** Activity log entries for user actions on the demo processes. */
import type { ActivityType } from "#domain/activityTypes";
import type { ProcessAction } from "#domain/processTransitions";
import type { Activity } from "#server/domain/activity/activity";
import { processTarget } from "#server/domain/processes/applyAction";
import type { Row } from "./communeRows";
import type { DemoProcess } from "./processRows";

const typeOf: Readonly<Record<ProcessAction, ActivityType>> = {
  RESTART: "RESTART_PROCESS",
  COMPLETE: "COMPLETE_PROCESS",
  CANCEL: "CANCEL_PROCESS",
  DELETE: "DELETE_PROCESS",
  ARCHIVE: "ARCHIVE_PROCESS",
  UPLOAD_FILE: "UPLOAD_PROCESS_FILE",
};

type Action = DemoProcess["actions"][number];

function changeOf({ action, before: status, after, comment }: Action): Pick<Activity, "before" | "after"> {
  const active = { record: "ACTIVE" };
  if (action === "ARCHIVE") return { before: active, after: { record: "ARCHIVED" } };
  if (action === "DELETE") return { before: active, after: { record: "DELETED" } };
  const comments = comment === null ? {} : { comment };
  return { before: { status }, after: { status: after, ...comments } };
}

/** Rows of table activity. */
export function processActivities(processes: readonly DemoProcess[]): Row<"activity">[] {
  return processes.flatMap(({ row, actions }) =>
    actions.map((action) => {
      const { target, label, ags, serviceId } = processTarget(row);
      const { before, after } = changeOf(action);
      return {
        at: action.at,
        type: typeOf[action.action],
        actor_user_id: action.actor.id,
        actor_name: action.actor.username,
        actor_role: action.actor.type,
        target_kind: target.kind,
        target_id: target.id,
        commune_ags: ags,
        service_id: serviceId,
        label,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      };
    }),
  );
}
