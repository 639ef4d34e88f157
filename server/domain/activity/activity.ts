/** The activity log: every change of data writes an entry in the same transaction. */
import type { Insertable } from "kysely";
import type { ActivityValues } from "#domain/activityFields";
import type { ActivityType } from "#domain/activityTypes";
import { roleTypeOf, type RoleHolder } from "#domain/permissions";
import { insertActivities } from "#server/storage/activities";
import type { Transaction } from "#server/storage/database/database";
import type { DB } from "#server/storage/__generated__/tables";

/** The user who made a change. */
export interface Actor extends RoleHolder {
  /** Database id, not the opaque node id. */
  readonly id: string;
  readonly username: string;
}

/** A change, its actor and its target. */
export interface Activity<Type extends ActivityType = ActivityType> {
  readonly type: Type;
  readonly at: Date;
  /** `null` if the server itself made the change. */
  readonly actor: Actor | null;
  readonly target: {
    readonly kind: "user" | "commune" | "service" | "setting" | "process" | "resource" | "job";
    /** Database id; the AGS of a commune, the pid of a process, version, kind and id of a resource. */
    readonly id: string;
  };
  /** AGS of the commune that the entry belongs to. */
  readonly ags?: string;
  readonly serviceId?: string;
  /** Name of the target at that time, e.g. "86150 Augsburg". Absent if the target is the commune itself. */
  readonly label?: string;
  /** Database id of the bulk job that made the change. */
  readonly jobId?: string | null;
  /** Values before and after the change, without secrets. */
  readonly before?: ActivityValues<Type>;
  readonly after?: ActivityValues<Type>;
}

/** Actor name stored for the server itself. */
export const systemName = "System";

/** Writes an entry in the transaction of the change, so that both are committed or neither. */
export async function recordActivity<Type extends ActivityType>(
  tx: Transaction,
  activity: Activity<Type>,
): Promise<void> {
  await recordActivities(tx, [activity]);
}

/** Writes one entry per changed target, in the transaction of the change. */
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
