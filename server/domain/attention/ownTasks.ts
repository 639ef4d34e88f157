/** What needs the viewer in the communes and services of their roles: the tasks of the start. */
import { attentionTimeoutMs } from "#domain/attention";
import { kbaPasswordDays, vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import { hasOwnTasks, ownTaskKinds, ownTasksMax, type OwnTaskKind } from "#domain/ownTasks";
import { can } from "#domain/permissions";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { sql } from "kysely";
import type { Context } from "#server/context";
import { serviceScopeOf } from "#server/domain/communes/serviceScope";
import { kbaExpirySource } from "#server/domain/kba/kbaSettings";
import type { AttentionList } from "#server/storage/attention/attentionItems";
import { feeGaps, feeOverlaps } from "#server/storage/attention/fees";
import { selectOwnTasks, type StoredOwnTask } from "#server/storage/attention/ownTasks";
import {
  draftedTexts,
  failedApplications,
  unreadFeedback,
  type TaskRows,
} from "#server/storage/attention/ownTaskRows";
import { incompleteTextsOf } from "#server/storage/attention/texts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { computeKind, mapConcurrently } from "./computeKind";

/** A task of the viewer. */
export type OwnTask = Omit<StoredOwnTask, "total" | "totalCount"> & { readonly kind: OwnTaskKind };

/** The tasks of a kind. */
export interface OwnTaskReport {
  readonly kind: OwnTaskKind;
  /** Null: failed, or took too long. */
  readonly tasks: readonly OwnTask[] | null;
  /** Also those beyond the limit. Null as above. */
  readonly totalCount: number | null;
  /** Sum of the counts of all tasks. Null as above. */
  readonly count: number | null;
}

type TaskSource = (scope: readonly CommuneServiceKey[], today: string) => TaskRows;

/** The rows of each kind in the services of a scope. */
export const ownTaskSources: Readonly<Record<OwnTaskKind, TaskSource>> = {
  KBA_PASSWORD: (scope, today) => {
    const communes = [...new Set(scope.map(({ communeAgs }) => communeAgs))];
    const expiresOn = sql`k.password_set_on + ${sql.lit(kbaPasswordDays)}`;
    return {
      source: kbaExpirySource({ states: ["EXPIRED", "EXPIRING"], communes }, today, scope),
      columns: {
        ags: sql`k.commune_ags`,
        endsOn: expiresOn,
        name: sql`k.kba_user`,
        isError: sql`${expiresOn} < ${today}::date`,
      },
    };
  },
  APPLICATION_ERROR: failedApplications,
  FEE_GAP: (scope, today) => rowsOf(feeGaps(today, scope)),
  FEE_OVERLAP: (scope, today) => rowsOf(feeOverlaps(today, scope)),
  TEXT_INCOMPLETE: (scope) => incompleteTextsOf(scope, defaultTextLanguages),
  TEXT_DRAFT: draftedTexts,
  FEEDBACK_UNREAD: unreadFeedback,
};

/** Kinds that are computed at the same time, so that other calls still get a database connection. */
const concurrencyMax = 3;

/** Overridden in tests. */
interface OwnTaskOptions {
  readonly sources?: typeof ownTaskSources;
  readonly timeoutMs?: number;
}

/**
 * Computes the tasks of each kind that the viewer can have, the most urgent kind first. One that fails or takes too long
 * does not affect the others. Empty for viewers who may access all communes. Throws unauthorized if nobody is logged in.
 * @param kinds null for all
 */
export async function computeOwnTasks(
  ctx: Context,
  kinds: readonly OwnTaskKind[] | null,
  { sources = ownTaskSources, timeoutMs = attentionTimeoutMs }: OwnTaskOptions = {},
): Promise<readonly OwnTaskReport[]> {
  const scope = serviceScopeOf(ctx);
  if (scope === null) return [];
  const wanted = ownTaskKinds.flatMap((kind) => {
    if (kinds && !kinds.includes(kind)) return [];
    const services = scope.filter((service) => isConcerned(ctx, kind, service));
    return services.length > 0 ? [{ kind, services }] : [];
  });
  return mapConcurrently(wanted, concurrencyMax, async ({ kind, services }) => {
    const rows = await computeKind(
      ctx,
      kind,
      ({ db, today }) => {
        const { source, columns } = sources[kind](services, today);
        return selectOwnTasks(db, source, columns, ownTasksMax);
      },
      timeoutMs,
    );
    const tasks = rows?.map(({ total: _total, totalCount: _count, ...task }) => ({ ...task, kind })) ?? null;
    const first = rows?.[0];
    return { kind, tasks, totalCount: rows && (first?.total ?? 0), count: rows && (first?.totalCount ?? 0) };
  });
}

function isConcerned({ viewer }: Context, kind: OwnTaskKind, { serviceId }: CommuneServiceKey): boolean {
  if (kind === "KBA_PASSWORD" && !vehicleRegistrationServiceIds.includes(serviceId)) return false;
  return hasOwnTasks(kind, serviceId, (permission) => can(viewer, permission));
}

/** The rows of a list of the overview. */
function rowsOf({ from, where, figures: { ags = sql`null`, ...figures } }: AttentionList): TaskRows {
  return { source: { from, where }, columns: { ags, ...figures } };
}

/** The opaque id of a task, the same whenever it is computed. */
export function ownTaskId({ kind, ags, serviceId }: OwnTask): string {
  return Buffer.from(`OwnTask:${kind}:${ags}:${serviceId ?? ""}`).toString("base64url");
}
