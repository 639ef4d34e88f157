/** Activity log entries for the handling of the demo feedback. */
import { findService } from "#domain/serviceCatalogue";
import type { Row } from "./communeRows";
import type { DemoFeedback } from "./feedbackRows";

/** Rows of table activity. */
export function feedbackActivities(feedback: readonly DemoFeedback[]): Row<"activity">[] {
  return feedback.flatMap(({ row, actions }) =>
    actions.map(({ type, at, actor, before, after }) => ({
      at,
      type,
      actor_user_id: actor.id,
      actor_name: actor.username,
      actor_role: actor.type,
      target_kind: "service",
      target_id: row.service_id,
      commune_ags: row.commune_ags,
      service_id: row.service_id,
      label: findService(row.service_id)?.name.de ?? row.service_id,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })),
  );
}
