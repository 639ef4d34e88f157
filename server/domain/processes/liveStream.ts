/**
 * Event streams to a user. Limits the number of open streams, and ends a stream when the session or permission ends or
 * when the client disconnects.
 */
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { reloadViewer } from "#server/domain/sessions/sessions";

/** The parts of the request context that a stream needs. */
export type StreamContext = Pick<Context, "db" | "now" | "viewer" | "openStreams">;

/** Stream limits of one server process. */
export interface StreamLimits {
  /** Maximum number of open streams per user. */
  readonly perUser: number;
  readonly overall: number;
  /** Milliseconds between two checks of the user's session and permission. */
  readonly recheckMs: number;
}

const defaultLimits: StreamLimits = { perUser: 8, overall: 500, recheckMs: 4_000 };

/** Retry delay after too many streams, in milliseconds. By then, streams of closed pages have ended. */
const retryMs = 15_000;

/**
 * Creates a stream of the events that `run` yields. `run` must yield at least every few seconds, null if nothing
 * happened, because access is rechecked only then. The stream fails with unauthorized or insufficient_permissions when
 * the user loses access. It ends when the user's roles change, so that the client resubscribes with new permissions.
 * @throws GraphQLError too_many_attempts, unauthorized
 */
export function liveStream<Event>(
  ctx: StreamContext,
  permission: Permission,
  run: (signal: AbortSignal) => AsyncGenerator<Event | null>,
  limits: StreamLimits = defaultLimits,
): AsyncIterableIterator<Event> {
  const releaseSlot = takeSlot(ctx, limits);
  const stopping = new AbortController();
  const events = guarded(ctx, permission, run(stopping.signal), limits.recheckMs);
  const end = (): void => {
    stopping.abort();
    releaseSlot();
  };
  return {
    async next() {
      try {
        const next = await events.next();
        if (next.done === true) end();
        return next;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      // Abort first: a waiting generator returns only after the signal.
      end();
      await events.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Waits for the given time, or until the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}

function takeSlot(ctx: StreamContext, { perUser, overall }: StreamLimits): () => void {
  const { viewer, openStreams: open } = ctx;
  if (viewer === null) throw failure("unauthorized");
  const { id } = viewer;
  const own = open.get(id) ?? 0;
  const all = [...open.values()].reduce((sum, count) => sum + count, 0);
  if (own >= perUser || all >= overall) {
    throw failure("too_many_attempts", { retryAt: new Date(ctx.now().getTime() + retryMs).toISOString() });
  }
  open.set(id, own + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (open.get(id) ?? 1) - 1;
    if (left > 0) open.set(id, left);
    else open.delete(id);
  };
}

async function* guarded<Event>(
  ctx: StreamContext,
  permission: Permission,
  events: AsyncGenerator<Event | null>,
  recheckMs: number,
): AsyncGenerator<Event> {
  const roles = JSON.stringify(ctx.viewer?.roles);
  let checkedAt = performance.now();
  for await (const event of events) {
    if (performance.now() - checkedAt >= recheckMs) {
      const viewer = await reloadViewer(ctx);
      if (viewer === null) throw failure("unauthorized");
      if (!can(viewer, permission)) throw failure("insufficient_permissions");
      if (JSON.stringify(viewer.roles) !== roles) return;
      checkedAt = performance.now();
    }
    if (event !== null) yield event;
  }
}
