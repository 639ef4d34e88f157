/**
 * Streams of events to a user: few at a time, ended with the session or
 * the permission, and at once when nobody listens any more.
 */
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { findViewerAgain } from "#server/domain/sessions/sessions";

/** What a stream asks of a call. */
export type StreamContext = Pick<Context, "db" | "now" | "viewer" | "openStreams">;

/** Bounds of streams in one server process. */
export interface StreamLimits {
  /** Most streams of a user. */
  readonly perUser: number;
  readonly overall: number;
  /** Milliseconds after which it is asked again whether the user may still listen. */
  readonly recheckMs: number;
}

const usualLimits: StreamLimits = { perUser: 8, overall: 500, recheckMs: 4_000 };

/** Whoever has too many streams may try again then: those of pages that were left are gone by that time. */
const retryMs = 15_000;

/**
 * Makes a stream of what `run` yields; null stands for "nothing new", and has to come at least once in a few seconds, so
 * that it is noticed when the user may not listen any more: the stream then fails with unauthorized or
 * insufficient_permissions. Ends when the user's roles change, so that the client asks anew under its new rights.
 * @throws GraphQLError too_many_attempts, unauthorized
 */
export function liveStream<Event>(
  ctx: StreamContext,
  permission: Permission,
  run: (signal: AbortSignal) => AsyncGenerator<Event | null>,
  limits: StreamLimits = usualLimits,
): AsyncIterableIterator<Event> {
  const giveBack = takeSlot(ctx, limits);
  const stopping = new AbortController();
  const events = guarded(ctx, permission, run(stopping.signal), limits.recheckMs);
  const end = (): void => {
    stopping.abort();
    giveBack();
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
      // First the signal: the generator may be waiting, and ends only then.
      end();
      await events.return(undefined);
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Waits; less when the signal ends. */
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
      const viewer = await findViewerAgain(ctx);
      if (viewer === null) throw failure("unauthorized");
      if (!can(viewer, permission)) throw failure("insufficient_permissions");
      if (JSON.stringify(viewer.roles) !== roles) return;
      checkedAt = performance.now();
    }
    if (event !== null) yield event;
  }
}
