import type { ActivityConditions } from "#server/storage/activity/activityConditions";
import type { Database } from "#server/storage/database/database";
import { generated } from "../tests/support/manyActivities";

/** Conditions with the text as typed. */
export type TypedConditions = Partial<Omit<ActivityConditions, "text">> & { readonly text?: string };

const { type, commune, user, service, resource } = generated;
const range = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** Combinations of filters that are read. */
export async function filterCombinations(
  db: Database,
  until: Date,
): Promise<Readonly<Record<string, TypedConditions>>> {
  const day = (before: number) => new Date(until.getTime() - before * 86_400_000);
  const aDay = { from: day(600), before: day(599) };
  const row = await db
    .selectFrom("activity")
    .select(["target_id", "correlation_id"])
    .where("target_kind", "=", "process")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const [absent, missing] = [["NEVER"], [type(65)]];
  const large = [commune(0)];
  const words = { frequent: "eintrag", usual: "gruppe 7", rare: "eintrag 4711", absent: "qwertz" };
  const withText = Object.fromEntries(
    Object.entries(words).flatMap(([frequency, text]) =>
      Object.entries({
        alone: {},
        "a type": { types: [type(25)] },
        "a type without labels": { types: [type(3)] },
        "an absent type": { types: absent },
        "a role": { roles: ["ADMIN" as const] },
        "a service": { services: [service(40)] },
        "a large commune": { communes: large },
        "200 communes": { communes: range(200).map(commune) },
        "a frequent actor": { actors: [user(0)] },
        "a day": aDay,
      }).map(([other, conditions]) => [`text ${frequency}, ${other}`, { text, ...conditions }]),
    ),
  );
  return {
    nothing: {},
    "a frequent type": { types: [type(0)] },
    "a rare type": { types: [type(82)] },
    "an absent type": { types: absent },
    "a section of 12 types": { types: range(12, 20).map(type) },
    "role member": { roles: ["MEMBER"] },
    "role system": { roles: ["SYSTEM"] },
    "a type of administrators, role member": { types: [type(72)], roles: ["MEMBER"] },
    "a frequent service": { services: [service(0)] },
    "a rare service": { services: [service(109)] },
    "five services": { services: range(5, 50).map(service) },
    "a service, a type without services": { services: [service(0)], types: [type(66)] },
    "a service, a type": { services: [service(30)], types: [type(31)] },
    "a service, a role": { services: [service(80)], roles: ["ADMIN"] },
    "a service, a type, a role": { services: [service(80)], types: [type(40)], roles: ["SUPPORT"] },
    "a large commune": { communes: large },
    "a small commune": { communes: [commune(10_999)] },
    "a large commune, an absent type": { communes: large, types: absent },
    "a large commune, a type without communes": { communes: large, types: missing },
    "a large commune, a rare type": { communes: large, types: [type(59)] },
    "a large commune, a section": { communes: large, types: range(12, 20).map(type) },
    "a large commune, a service": { communes: large, services: [service(100)] },
    "a large commune, an absent service": { communes: large, services: ["never"] },
    "a large commune, a role": { communes: large, roles: ["ADMIN"] },
    "a large commune, type, service, role": {
      communes: large,
      types: [type(1)],
      services: [service(5)],
      roles: ["ADMIN"],
    },
    "a large commune, a day": { communes: large, ...aDay },
    "a large commune, a type, a day": { communes: large, types: [type(30)], ...aDay },
    "5 communes": { communes: range(5, 100).map(commune) },
    "200 large communes": { communes: range(200).map(commune) },
    "200 small communes": { communes: range(200, 10_000).map(commune) },
    "200 large communes, a type without communes": { communes: range(200).map(commune), types: missing },
    "200 large communes, a rare type": { communes: range(200).map(commune), types: [type(59)] },
    "200 large communes, a section": { communes: range(200).map(commune), types: range(12, 20).map(type) },
    "200 large communes, an absent service": { communes: range(200).map(commune), services: ["never"] },
    "200 small communes, a rare type": { communes: range(200, 10_000).map(commune), types: [type(59)] },
    "200 small communes, a role": { communes: range(200, 10_000).map(commune), roles: ["ADMIN"] },
    "a frequent actor": { actors: [user(0)] },
    "an actor": { actors: [user(500)] },
    "200 actors": { actors: range(200, 300).map(user) },
    "a frequent actor, an absent type": { actors: [user(0)], types: absent },
    "a frequent actor, a rare type": { actors: [user(0)], types: [type(82)] },
    "a frequent actor, another role": { actors: [user(0)], roles: ["MEMBER"] },
    "a frequent actor, a large commune": { actors: [user(0)], communes: large },
    "a frequent actor, a day": { actors: [user(0)], ...aDay },
    "200 actors, an absent type": { actors: range(200, 300).map(user), types: absent },
    "a user": { users: [user(5)] },
    "a user, a type": { users: [user(5)], types: [type(61)] },
    "a user, an actor": { users: [user(5)], actors: [user(0)] },
    "a name in a commune": { communes: large, actor: ["person.7"] },
    "a resource": { resource: resource(17) },
    "a process": { processes: [row.target_id] },
    "an action": { action: { correlationId: row.correlation_id } },
    "an automated job": { automatedJob: "erase-applicant-data", types: ["RUN_AUTOMATED_JOB"] },
    "a large commune, a section with its snapshots": {
      communes: large,
      types: [type(20), type(21), "RESTORE_SNAPSHOT"],
      snapshotsOf: "POSTAL_CODES",
    },
    "a day": aDay,
    "a day, type and role": { ...aDay, types: [type(0)], roles: ["ADMIN"] },
    "a day, an absent type": { ...aDay, types: absent },
    "a year, a rare service": { from: day(700), before: day(335), services: [service(109)] },
    "text of a process id": { text: row.target_id },
    ...withText,
  };
}
