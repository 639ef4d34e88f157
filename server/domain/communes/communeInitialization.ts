/**
 * Initializes communes in the background. A commune is claimed for a limited time, then all of its defaults are created
 * in one transaction. If the server dies in between, nothing is stored and another server starts again.
 */
import { cutText } from "#domain/cutText";
import { findService, servicePortalId } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import type { JobKind } from "#server/queue/queue";
import type { InitializationError } from "#server/storage/columnTypes";
import {
  addMissingServices,
  claimInitialization,
  claimOverdueCommunes,
  endInitialization,
  lockClaimed,
  lockInitialization,
  requestInitialization,
  type ClaimedCommune,
} from "#server/storage/communes/communeSetup";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";
import { isStorageOutage } from "#server/storage/database/outage";
import type { Transaction } from "#server/storage/database/database";
import { recordActivity, type Actor } from "#server/domain/activity/activity";
import {
  done,
  inTransaction,
  Refusal,
  refused,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { inCatalogueOrder } from "#server/domain/users/users";
import { stampOf } from "#server/domain/stamp";

const queueName = "commune-initialization";
/** Time for the job of a commune to start, and to finish once started. After it, the job is enqueued again. */
const defaultLeaseMs = 60_000;

/** Enqueues the initialization of a commune in the transaction that requests it. */
export async function startInitialization(ctx: Context, tx: Transaction, ags: string): Promise<void> {
  const isQueued = await ctx.queue.send(queueName, [{ key: ags, data: { ags } }], tx);
  const now = ctx.now();
  // Without a queue in this process, the next sweep of any server enqueues it.
  const dueAt = isQueued ? new Date(now.getTime() + defaultLeaseMs) : now;
  await requestInitialization(tx, ags, dueAt, stampOf(ctx));
}

/** Starts the initialization of a commune again. The value is its AGS. Errors: commune_unknown, status_not_allowed. */
export function retryInitialization(ctx: Context, ags: string): Promise<Outcome<string>> {
  return inTransaction<string>(ctx, async (tx) => {
    const commune = await lockInitialization(tx, ags);
    if (!commune) return refused(userError("commune_unknown", ["ags"]));
    const { initialization: status } = commune;
    if (status !== "not_initialized") return refused(userError("status_not_allowed", ["ags"], { status }));
    await startInitialization(ctx, tx, ags);
    return done(ags);
  });
}

type SetupContext = Pick<Context, "db" | "log" | "now" | "queue">;

/** Limits of a server process; overridden in tests. */
export interface SetupLimits {
  readonly leaseMs: number;
  /** Creates the defaults of a commune and returns the ids of its new services. */
  readonly addDefaults: typeof addDefaults;
}

/** The kind of job that initializes communes. */
export function communeInitializationKind(
  ctx: SetupContext,
  { leaseMs = defaultLeaseMs, addDefaults: create = addDefaults }: Partial<SetupLimits> = {},
): JobKind {
  const inOneLease = (now: Date) => new Date(now.getTime() + leaseMs);
  return {
    name: queueName,
    slots: 1,
    expireInSeconds: Math.ceil(leaseMs / 1_000),
    retryLimit: 20,
    retryDelaySeconds: 5,
    // Sweeps enqueue overdue communes again, and these duplicates must not pile up.
    deduplicatesByKey: true,
    async run({ ags }) {
      if (ags === undefined) return;
      const claimedAt = ctx.now();
      if (!(await claimInitialization(ctx.db, ags, claimedAt, inOneLease(claimedAt)))) return;
      await initialize(ctx, ags, claimedAt, create);
    },
    async sweep() {
      const now = ctx.now();
      const overdue = await claimOverdueCommunes(ctx.db, now, inOneLease(now));
      await ctx.queue.send(
        queueName,
        overdue.map((ags) => ({ key: ags, data: { ags } })),
      );
    },
  };
}

async function initialize(
  ctx: SetupContext,
  ags: string,
  claimedAt: Date,
  create: typeof addDefaults,
): Promise<void> {
  const inClaim = (work: (tx: Transaction, commune: ClaimedCommune) => Promise<void>) =>
    retryOnDeadlock(() =>
      ctx.db.transaction().execute(async (tx) => {
        const commune = await lockClaimed(tx, ags, claimedAt);
        if (commune) await work(tx, commune);
      }),
    );
  try {
    await inClaim(async (tx, commune) => {
      const at = ctx.now();
      const services = await create(tx, ags, commune, at);
      await endInitialization(tx, ags, null, at);
      await recordActivity(tx, {
        type: "INITIALIZE_COMMUNE",
        at,
        actor: actorOf(commune),
        ags,
        target: { kind: "commune", id: ags },
        after: { name: commune.name, unit: commune.unit, services },
      });
    });
  } catch (error) {
    // The failure is not caused by the commune, and the initialization is retried when its lease ends.
    if (isStorageOutage(error)) throw error;
    const problem = problemOf(error);
    ctx.log.error({ ags, code: problem.code, err: error }, "a commune could not be initialized");
    await inClaim((tx) => endInitialization(tx, ags, problem, ctx.now()));
  }
}

/**
 * Adds the services that the commune does not offer yet. The commune inherits their texts, files, form fields and fees
 * until it changes them.
 */
async function addDefaults(
  tx: Transaction,
  ags: string,
  { initialServices, startedBy }: ClaimedCommune,
  at: Date,
): Promise<readonly string[]> {
  const wanted = initialServices.length > 0 ? initialServices : [servicePortalId].filter(findService);
  const unknown = wanted.find((service) => !findService(service));
  if (unknown !== undefined) {
    throw new Refusal([userError("service_unknown", null, { service: cutText(unknown, 100) })]);
  }
  const services = inCatalogueOrder([...new Set(wanted)]);
  await addMissingServices(tx, ags, services, { at, by: startedBy?.name ?? null });
  return services;
}

function problemOf(error: unknown): InitializationError {
  const [refusal] = error instanceof Refusal ? error.errors : [];
  if (!refusal) return { code: "commune_initialization_failed", params: {} };
  const params = Object.fromEntries(refusal.params.map(({ name, value }) => [name, value]));
  return { code: refusal.code, params };
}

/** Actor as stored when the initialization started; null if the user has been deleted since. */
function actorOf({ startedBy }: ClaimedCommune): Actor | null {
  if (startedBy === null || startedBy.id === null) return null;
  const { id, name: username, role } = startedBy;
  return { id, username, roles: role === null ? [] : [{ type: role }] };
}
