/** The activity log: everything that changes data writes an entry in the same transaction. */
import type { Insertable } from "kysely";
import type { ActivityValues } from "#domain/activityFields";
import type { ActivityType } from "#domain/activityTypes";
import { roleTypeOf, type RoleHolder } from "#domain/permissions";
import { insertActivities } from "#server/storage/activities";
import type { Transaction } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";
import type { StoredActor } from "#server/storage/processes/processes";

/** Who did something, as stored at that time. */
export type { StoredActor };

/** A user who acts. */
export interface Actor extends RoleHolder {
  /** Bare id. */
  readonly id: string;
  readonly username: string;
}

/** What was done, by whom and to what. */
export interface Activity<Type extends ActivityType = ActivityType> {
  readonly type: Type;
  readonly at: Date;
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly target: {
    readonly kind: "user" | "commune" | "service" | "setting" | "process";
    /** Bare id; for a commune its AGS, for a process its pid. */
    readonly id: string;
  };
  /** Key of the commune it belongs to. */
  readonly ags?: string;
  readonly serviceId?: string;
  /** Name of the thing at that time, e.g. "86150 Augsburg"; absent: the commune itself. */
  readonly label?: string;
  /** Bare id of the bulk job that did it. */
  readonly jobId?: string | null;
  /** The thing before and after the change, secrets left out. */
  readonly before?: ActivityValues<Type>;
  readonly after?: ActivityValues<Type>;
}

/** Stands for the server itself where a name is kept. */
export const systemName = "System";

/** Writes an entry in the transaction of the change, so that neither stands without the other. */
export async function recordActivity<Type extends ActivityType>(
  tx: Transaction,
  activity: Activity<Type>,
): Promise<void> {
  await recordActivities(tx, [activity]);
}

/** Writes an entry for each thing that a call changed, in the transaction of the change. */
export async function recordActivities<Type extends ActivityType>(
  tx: Transaction,
  activities: readonly Activity<Type>[],
): Promise<void> {
  await insertActivities(
    tx,
    activities.map((activity) => rowOf(activity)),
  );
}

function rowOf<Type extends ActivityType>(activity: Activity<Type>): Insertable<DB["activity"]> {
  const { type, at, actor, target, ags, serviceId, label, before, after, jobId } = activity;
  return {
    type,
    at,
    actor_user_id: actor?.id ?? null,
    actor_name: actor?.username ?? systemName,
    actor_role: roleTypeOf(actor) ?? null,
    target_kind: target.kind,
    target_id: target.id,
    commune_ags: ags ?? null,
    service_id: serviceId ?? null,
    label: label ?? "",
    job_id: jobId ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
}
