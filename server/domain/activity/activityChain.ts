/** State of the hash chain over the activity log, and its checks. */
import type { Context } from "#server/context";
import { countWaiting, selectChainedAt, selectHead } from "#server/storage/activity/chain";
import {
  finishCheck,
  insertCheck,
  interruptCheck,
  selectLatestCheck,
  updateCheck,
  type StoredChainCheck,
} from "#server/storage/activity/chainChecks";
import { userError, type UserError } from "#server/domain/mutationResult";
import { storedActor } from "#server/domain/stamp";
import { requireViewer } from "#server/domain/sessions/sessions";
import { recordActivity, systemName, type Actor } from "./activity";
import { checkChain } from "./chainCheck";

/** State of the chain. */
export interface ChainState {
  readonly length: number;
  readonly waitingCount: number;
  readonly chainedUntil: Date | null;
  /** Hexadecimal. */
  readonly head: string | null;
  readonly check: StoredChainCheck | null;
}

type CheckContext = Pick<Context, "db" | "now" | "log" | "background">;

/** Reads the state of the chain with its latest check. */
export async function readChain({ db, now }: Pick<Context, "db" | "now">): Promise<ChainState> {
  const head = await selectHead(db);
  return {
    length: head?.position ?? 0,
    waitingCount: await countWaiting(db),
    chainedUntil: head ? await selectChainedAt(db, head.position) : null,
    head: head ? Buffer.from(head.hash).toString("hex") : null,
    check: await selectLatestCheck(db, now()),
  };
}

/** Starts a check in the background. Returns an error if one is running: already_running. */
export async function verifyActivities(ctx: Context): Promise<UserError | null> {
  const viewer = requireViewer(ctx);
  const id = await startCheck(ctx, viewer);
  if (id === undefined) return userError("already_running");
  void ctx.background.track(runInBackground(ctx, id, viewer));
  return null;
}

async function runInBackground(ctx: CheckContext, id: number, actor: Actor): Promise<void> {
  try {
    await runCheck(ctx, id, actor);
  } catch (error) {
    ctx.log.error({ err: error }, "the check of the activity log's hash chain failed");
  }
}

/** Checks the chain as the server itself, unless a check is running. Returns whether it holds; null if not checked. */
export async function verifyActivitiesByJob(ctx: CheckContext): Promise<boolean | null> {
  const id = await startCheck(ctx, null);
  return id === undefined ? null : runCheck(ctx, id, null);
}

function startCheck({ db, now }: CheckContext, actor: Actor | null): Promise<number | undefined> {
  const by = actor ? storedActor(actor) : { id: null, name: systemName, role: null };
  return db.transaction().execute((tx) => insertCheck(tx, by, now()));
}

/** Runs a check to its end. A check whose server stops is interrupted; one without a heartbeat counts as such. */
async function runCheck(ctx: CheckContext, id: number, actor: Actor | null): Promise<boolean | null> {
  const { db, now, log, background } = ctx;
  let isDone = false;
  try {
    const result = await checkChain(
      ctx,
      async (progress) => !background.stopping.aborted && (await updateCheck(db, id, progress, now())),
    );
    if (result === null) return null;
    await db.transaction().execute(async (tx) => {
      await finishCheck(tx, id, result, now());
      await recordActivity(tx, {
        type: "VERIFY_ACTIVITIES",
        at: now(),
        actor,
        target: { kind: "setting", id: "activity-chain" },
        after: {
          chainState: result.state,
          count: result.checkedCount,
          holdsUntil: result.holdsUntil,
          brokenPosition: result.brokenPosition,
        },
      });
    });
    isDone = true;
    const facts = { state: result.state, count: result.checkedCount, brokenPosition: result.brokenPosition };
    if (result.state === "BROKEN") log.error(facts, "the activity log's hash chain is broken");
    else log.info(facts, "the activity log's hash chain holds");
    return result.state === "INTACT";
  } finally {
    if (!isDone) await interruptCheck(db, id, now()).catch(() => undefined);
  }
}
