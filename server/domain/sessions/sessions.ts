/**
 * Sessions: they end when unused for a while, and after some hours in any case;
 * both spans are settings.
 */
import { BROWSER_MAP, parse } from "bowser";
import type { Context, Viewer } from "#server/context";
import { failure } from "#server/failure";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  deleteSessions,
  insertSession,
  moveSession,
  selectSession,
  selectViewer,
  selectViewerOfSession,
  type StoredSession,
} from "#server/storage/sessions/sessions";
import { lockUser } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { drawToken, tokenHash } from "./secretTokens";
import { readSettings, type Settings } from "#server/domain/installation/settings";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const userAgentMaxLength = 400;

/** A session as the contract shows it. */
export interface Session {
  /** Bare id. */
  readonly id: string;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  /** Whole seconds, by the server's clock; at least 0. */
  readonly secondsLeft: number;
  /** Whether it is the one of this call. */
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
  /** Browser and system in words; null: not known. */
  readonly browser: string | null;
}

/**
 * The user of a bearer token; null: no such session, ended, or the user was deactivated. Counts as use of the session
 * unless it comes from polling. One statement; once a minute a second one, which notes the use.
 */
export async function findViewer(
  db: Database,
  token: string | null,
  call: { readonly isBackground: boolean; readonly now: Date },
): Promise<Viewer | null> {
  const hash = token === null ? null : tokenHash(token);
  if (hash === null) return null;
  const found = await selectViewer(db, hash, call.now);
  if (!found) return null;
  const { lastUsedAt, idleExpiresAt, absoluteExpiresAt, ...viewer } = found;
  const unnotedMs = call.now.getTime() - lastUsedAt.getTime();
  const spanMs = idleExpiresAt.getTime() - lastUsedAt.getTime();
  const isMovable = idleExpiresAt < absoluteExpiresAt;
  if (!call.isBackground && isMovable && unnotedMs >= Math.min(minuteMs, spanMs / 11)) {
    const settings = await readSettings(db);
    await moveSession(db, viewer.sessionId, { ...endsFrom(call.now, settings), lastUsedAt });
  }
  return viewer;
}

/**
 * The caller as stored now, for what goes on for longer than a call; null: the session has ended, or the user was
 * deactivated. Does not count as use of the session.
 */
export async function findViewerAgain(ctx: Pick<Context, "db" | "now" | "viewer">): Promise<Viewer | null> {
  return ctx.viewer && findViewerOfSession(ctx.db, ctx.viewer.sessionId, ctx.now());
}

/** The user of the session with this bare id; null: it has ended, or the user was deactivated. */
export async function findViewerOfSession(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<Viewer | null> {
  const found = await selectViewerOfSession(db, sessionId, now);
  if (!found) return null;
  const { lastUsedAt: _used, idleExpiresAt: _idle, absoluteExpiresAt: _absolute, ...viewer } = found;
  return viewer;
}

/**
 * Begins a session if the user may still log in with that password; undefined: not so. The token is known to nobody
 * else and stored nowhere.
 */
export async function startSession(
  tx: Transaction,
  account: { readonly id: string; readonly passwordHash: string },
  call: { readonly now: Date; readonly userAgent: string | null },
): Promise<string | undefined> {
  const settings = await readSettings(tx);
  const { token, hash } = drawToken();
  const { now, idleExpiresAt, absoluteExpiresAt } = endsFrom(call.now, settings);
  const session = await insertSession(
    tx,
    {
      userId: account.id,
      tokenHash: hash,
      now,
      idleExpiresAt,
      absoluteExpiresAt,
      // A header cannot hold control characters, but what stores it should not have to rely on that.
      userAgent: call.userAgent?.replace(/\p{Cc}/gu, "").slice(0, userAgentMaxLength) ?? null,
    },
    account.passwordHash,
  );
  return session && token;
}

/** The viewer's session with this id; null: none, or somebody else's. */
export async function findSession(ctx: Context, id: string): Promise<Session | null> {
  const viewer = loggedIn(ctx);
  const session = await selectSession(ctx.db, id, viewer.id);
  return session ? describeSession(session, ctx, await readSettings(ctx.db)) : null;
}

/** The session of this call. Fails with unauthorized when it has ended meanwhile. */
export async function ownSession(ctx: Context): Promise<Session> {
  const session = await findSession(ctx, loggedIn(ctx).sessionId);
  if (session === null) throw failure("unauthorized");
  return session;
}

/** Stay signed in: the session counts as used now. Fails with unauthorized when it has ended meanwhile. */
export async function extendSession(ctx: Context): Promise<Session> {
  const now = ctx.now();
  const settings = await readSettings(ctx.db);
  const session = await moveSession(ctx.db, loggedIn(ctx).sessionId, endsFrom(now, settings));
  if (!session) throw failure("unauthorized");
  return describeSession(session, ctx, settings);
}

/** Ends the session of this call, or all of the viewer's; answers the bare ids of those that ended. */
export async function logout(ctx: Context, everywhere: boolean): Promise<readonly string[]> {
  const viewer = loggedIn(ctx);
  if (!everywhere) return deleteSessions(ctx.db, viewer.id, viewer.sessionId);
  return ctx.db.transaction().execute(async (tx) => {
    // First of all, as whoever changes a user does: else two could wait for each other.
    await lockUser(tx, viewer.id);
    const ended = await deleteSessions(tx, viewer.id, null);
    // Somebody else has ended them all, and may have removed the user with them.
    if (ended.length === 0) return ended;
    await recordActivity(tx, {
      type: "END_SESSIONS",
      at: ctx.now(),
      actor: viewer,
      target: { kind: "user", id: viewer.id },
      after: { endedSessions: ended.length },
    });
    return ended;
  });
}

/** The caller. Fails with unauthorized for nobody. */
export function loggedIn(ctx: Context): Viewer {
  if (ctx.viewer === null) throw failure("unauthorized");
  return ctx.viewer;
}

function endsFrom(now: Date, settings: Settings) {
  const idleMs = settings.sessionIdleMinutes * minuteMs;
  return {
    now,
    // Uses shortly after this one are not noted; the margin makes up for them, so that nobody is sent away too early.
    idleExpiresAt: new Date(now.getTime() + idleMs + Math.min(minuteMs, idleMs / 10)),
    absoluteExpiresAt: new Date(now.getTime() + settings.sessionAbsoluteHours * hourMs),
  };
}

/** A session as the contract shows it. Of the idle time the margin is not shown: at most that time is left. */
export function describeSession(session: StoredSession, ctx: Context, settings: Settings): Session {
  const now = ctx.now();
  const idleEnd = now.getTime() + settings.sessionIdleMinutes * minuteMs;
  const end = Math.min(idleEnd, session.idle_expires_at.getTime(), session.absolute_expires_at.getTime());
  return {
    id: session.id,
    idleExpiresAt: new Date(end),
    absoluteExpiresAt: session.absolute_expires_at,
    secondsLeft: Math.max(0, Math.floor((end - now.getTime()) / 1_000)),
    isCurrent: session.id === ctx.viewer?.sessionId,
    createdAt: session.created_at,
    lastUsedAt: session.last_used_at,
    browser: browserInWords(session.user_agent),
  };
}

const knownBrowsers = new Set(Object.values(BROWSER_MAP));

/** Browser and system of a header User-Agent, e.g. "Firefox 145, Windows"; null: it names none that is known. */
function browserInWords(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === "") return null;
  const { browser, os } = parse(userAgent);
  if (browser.name === undefined || !knownBrowsers.has(browser.name)) return null;
  const version = /^\d+/.exec(browser.version ?? "")?.[0];
  const name = version === undefined ? browser.name : `${browser.name} ${version}`;
  return os.name === undefined ? name : `${name}, ${os.name}`;
}
