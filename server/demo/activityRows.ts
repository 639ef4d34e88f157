/** The activity log of the demo data: the events that lead to its current state. */
import type { ActivityType } from "#domain/activityTypes";
import { findService } from "#domain/serviceCatalogue";
import type { Activity } from "#server/domain/activity/activity";
import { userEntry } from "#server/domain/users/userEntry";
import { addDays, officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { postalCodesOf } from "./communes";
import { randomOf } from "./random";
import { readings } from "./readings";
import type { DemoUser } from "./userRows";

type ActivityRow = Row<"activity">;

/** An event. Without an actor, it is attributed to a random support or admin user. */
interface Event {
  readonly at: Date;
  readonly type: ActivityType;
  readonly target: Pick<ActivityRow, "target_kind" | "target_id" | "commune_ags">;
  readonly serviceId?: string;
  /** Name of the affected object; absent for the commune itself. */
  readonly label?: string;
  readonly before?: Activity["before"];
  readonly after?: Activity["after"];
  readonly actor?: EventActor;
}

type EventActor = Pick<DemoUser, "id" | "username" | "type"> | "system";

/** Days from the creation of a commune to its picture upload, about half an hour. */
const pictureDelayDays = 0.02;
/** Maximum number of services per commune that were added one at a time. */
const laterServices = 3;
const dayMs = 86_400_000;

/** Changes to the lists and data of a commune, as shown in its history. */
function listEvents({ row }: DemoCommune): Pick<Event, "type" | "label" | "before" | "after">[] {
  const [ags, name, unit] = row;
  const [code] = postalCodesOf(row);
  const country = { name: "Côte d’Ivoire", isEu: false };
  const reading = readings[ags]?.[0];
  return [
    ...(code === undefined
      ? []
      : [
          {
            type: "SAVE_COMMUNE_POSTAL_CODES" as const,
            label: `${code.postalCode} ${code.place}`,
            after: code,
          },
        ]),
    ...(reading === undefined
      ? []
      : [
          {
            type: "SAVE_COMMUNE_SERVICE_WATERMETER_READING" as const,
            label: `${reading.name} (${reading.readAgs})`,
            after: { name: reading.name, ags: reading.readAgs },
          },
        ]),
    {
      type: "SAVE_COMMUNE_STATES",
      label: country.name,
      before: { ...country, name: "Elfenbeinküste" },
      after: country,
    },
    { type: "SAVE_COMMUNE", before: { name, unit: "Kommune" }, after: { name, unit } },
  ];
}

function communeEvents(seed: string, start: Date, commune: DemoCommune): Event[] {
  const { row, initialization, createdAt, services, pictureId } = commune;
  const [ags, name, unit] = row;
  const target = { target_kind: "commune", target_id: ags, commune_ags: ags };
  const service = (id: string) => ({
    target: { target_kind: "service", target_id: id, commune_ags: ags },
    serviceId: id,
    label: findService(id)?.name.de ?? id,
  });
  const created: Event = {
    at: createdAt,
    type: "SAVE_RESOURCE",
    target: { target_kind: "resource", target_id: `v1/commune/${ags}`, commune_ags: ags },
    label: name,
    after: { urn: `urn:sm:v1:commune:${ags}`, document: { ags, name, unit } },
  };
  if (initialization !== "initialized" || commune.isGenerated) return [created];

  const pictureAt = addDays(createdAt, pictureDelayDays);
  const pictureChanged: Event = { at: pictureAt, type: "CHANGE_COMMUNE_PICTURE", target };
  const random = randomOf(seed, "activity", ags);
  const age = Math.floor((start.getTime() - createdAt.getTime()) / dayMs);
  const later = () => officeHours(start, random.int(1, age - 5), random);
  const enabled = services.filter(({ isEnabled }) => isEnabled);
  const disabled = services.filter(({ isEnabled }) => !isEnabled);
  return [
    { at: createdAt, type: "INITIALIZE_COMMUNE", target, after: { name, unit } },
    ...(pictureId === null ? [] : [pictureChanged]),
    ...random.sample(enabled, random.int(0, laterServices)).map(({ id }): Event => ({
      at: later(),
      type: "ADD_COMMUNE_SERVICE",
      ...service(id),
      after: { isEnabled: true },
    })),
    ...listEvents(commune).map((event): Event => ({ ...event, at: later(), target })),
    ...disabled.map(({ id }): Event => ({
      at: later(),
      type: "DISABLE_SERVICE",
      ...service(id),
      before: { isEnabled: true },
      after: { isEnabled: false },
    })),
  ];
}

function userEvents(user: DemoUser, names: ReadonlyMap<string, string>): Event[] {
  const { username, email, type, access, deactivatedAt, deactivationReason } = user;
  const common = {
    target: { target_kind: "user", target_id: user.id, commune_ags: null },
    label: username,
    actor: user.managedBy ?? "system",
  } as const;
  const entries = access.map((each) => ({ type, ...each, communeName: names.get(each.ags) ?? null }));
  const roles = entries.length > 0 ? entries : [{ type, ags: null, services: [], communeName: null }];
  const after = userEntry({ username, email, roles });
  const events: Event[] = [{ ...common, at: user.createdAt, type: "CREATE_USER", after }];
  for (const { createdAt, usedAt, withdrawnAt } of user.invitations) {
    events.push({ ...common, at: createdAt, type: "SEND_USER_INVITE" });
    if (usedAt !== null) events.push({ ...common, at: usedAt, type: "ACTIVATE_USER", actor: user });
    const isReplaced = user.invitations.some((other) => other.createdAt.getTime() === withdrawnAt?.getTime());
    if (withdrawnAt !== null && !isReplaced) {
      events.push({ ...common, at: withdrawnAt, type: "WITHDRAW_USER_INVITE" });
    }
  }
  if (deactivatedAt !== null) {
    const values = { before: { active: true }, after: { active: false, reason: deactivationReason } };
    events.push({ ...common, at: deactivatedAt, type: "DEACTIVATE_USER", ...values });
  }
  return events;
}

function actorColumns(actor: EventActor): Pick<ActivityRow, "actor_user_id" | "actor_name" | "actor_role"> {
  if (actor === "system") return { actor_user_id: null, actor_name: "System", actor_role: null };
  return { actor_user_id: actor.id, actor_name: actor.username, actor_role: actor.type };
}

/**
 * Rows of table activity in chronological order. Events without an actor get a random one from `actors`, who must have
 * existed since the first day of the history.
 */
export function activityRows(
  seed: string,
  start: Date,
  communes: readonly DemoCommune[],
  users: readonly DemoUser[],
  actors: readonly DemoUser[],
): ActivityRow[] {
  const random = randomOf(seed, "actors");
  const ofCommunes = communes.flatMap((commune) => communeEvents(seed, start, commune));
  const names = new Map(communes.map(({ row: [ags, name] }) => [ags, name]));
  const ofUsers = users.flatMap((user) => userEvents(user, names));
  return [...ofCommunes, ...ofUsers]
    .map(({ at, type, target, serviceId, label, before, after, actor }) => ({
      at,
      type,
      ...actorColumns(actor ?? random.pick(actors)),
      ...target,
      service_id: serviceId ?? null,
      label: label ?? "",
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
