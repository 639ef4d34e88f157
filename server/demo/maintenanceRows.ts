/** The planned maintenance of a service in the demo data. */
import { findService } from "#domain/serviceCatalogue";
import { addDays } from "./calendar";
import type { Row } from "./communeRows";
import type { DemoUser } from "./userRows";

const serviceId = "gewerbe-anmeldung";

const texts = {
  de: "Die Gewerbeanmeldung wird gewartet. Bitte stellen Sie Ihren Antrag am nächsten Morgen.",
  en: "Trade registration is being serviced. Please submit your application the next morning.",
};

/** A night in which a service will be switched off for all communes, and the entry about it in the activity log. */
export function maintenanceRows(
  start: Date,
  actors: readonly DemoUser[],
): {
  readonly service_maintenance: readonly Row<"service_maintenance">[];
  readonly activity: readonly Row<"activity">[];
} {
  const actor = actors.find(({ username }) => username === "support");
  if (!actor) throw new Error("The demo data has no account support.");
  const [beginsAt, endsAt] = [addDays(start, 6 + 21 / 24), addDays(start, 7 + 4 / 24)];
  const at = addDays(start, -1 + 10 / 24);
  const by = { id: actor.id, name: actor.username, role: actor.type };
  return {
    service_maintenance: [
      {
        service_id: serviceId,
        begins_at: beginsAt,
        ends_at: endsAt,
        texts: JSON.stringify(texts),
        revision: 1,
        updated_at: at,
        updated_by_id: by.id,
        updated_by_name: by.name,
        updated_by_role: by.role,
      },
    ],
    activity: [
      {
        type: "DISABLE_SERVICE",
        at,
        actor_user_id: by.id,
        actor_name: by.name,
        actor_role: by.role,
        target_kind: "service",
        target_id: serviceId,
        commune_ags: null,
        service_id: serviceId,
        label: findService(serviceId)?.name.de ?? serviceId,
        before: null,
        after: JSON.stringify({ beginsAt, endsAt, sentences: texts }),
      },
    ],
  };
}
