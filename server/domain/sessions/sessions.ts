/** Sessions. They end after an idle timeout and after an absolute lifetime, which are settings. */
import { BROWSER_MAP, parse } from "bowser";
import type { Context, Viewer } from "#server/context";
import { failure } from "#server/failure";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  deleteSessions,
  insertSession,
  extendStoredSession,
  selectSession,
  selectViewer,
  selectViewerOfSession,
  type StoredSession,
} from "#server/storage/sessions/sessions";
import { lockUser } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { generateToken, tokenHash } from "./secretTokens";
import { sessionSpans } from "./sessionSpans";
import { readSettings, type Settings } from "#server/domain/installation/settings";

const minuteMs = 60_000;
const userAgentMaxLength = 400;

/** A session in the shape of the GraphQL schema. */
export interface Session {
  /** Bare id. */
  readonly id: string;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  /** Remaining whole seconds by the server's clock; at least 0. */
  readonly secondsLeft: number;
  /** Whether this is the session of the current request. */
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  /** Accurate to the minute. */
  readonly lastUsedAt: Date;
  /** Browser and operating system as text; `null` if unknown. */
  readonly browser: string | null;
}

/**
 * Returns the user of a bearer token, or null if the session does not exist or has ended, or the user was deactivated.
 * Counts as use of the session unless the call is a background poll. Runs one statement; the use is recorded by further
 * statements, about once a minute.
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
  const unrecordedMs = call.now.getTime() - lastUsedAt.getTime();
  const spanMs = idleExpiresAt.getTime() - lastUsedAt.getTime();
  const isExtendable = idleExpiresAt < absoluteExpiresAt;
  if (!call.isBackground && isExtendable && unrecordedMs >= Math.min(minuteMs, spanMs / 11)) {
    const settings = await readSettings(db);
    await extendStoredSession(db, viewer.sessionId, { ...expiryFrom(call.now, settings), lastUsedAt });
  }
  return viewer;
}

/**
 * Reloads the viewer, for work that outlives a request. Returns null if the session has ended or the user was
 * deactivated. Does not count as use of the session.
 */
export async function reloadViewer(ctx: Pick<Context, "db" | "now" | "viewer">): Promise<Viewer | null> {
  return ctx.viewer && findViewerOfSession(ctx.db, ctx.viewer.sessionId, ctx.now());
}

/** Returns the user of the session with this bare id, or null if it has ended or the user was deactivated. */
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
 * Starts a session and returns its token, or `undefined` if the user may no longer log in with that password. The token
 * is not stored and available nowhere else.
 */
export async function startSession(
  tx: Transaction,
  account: { readonly id: string; readonly passwordHash: string },
  call: { readonly now: Date; readonly userAgent: string | null },
): Promise<string | undefined> {
  const settings = await readSettings(tx);
  const { token, hash } = generateToken();
  const { now, idleExpiresAt, absoluteExpiresAt } = expiryFrom(call.now, settings);
  const session = await insertSession(
    tx,
    {
      userId: account.id,
      tokenHash: hash,
      now,
      idleExpiresAt,
      absoluteExpiresAt,
      // A header cannot contain control characters, but storage must not rely on that.
      userAgent: call.userAgent?.replace(/\p{Cc}/gu, "").slice(0, userAgentMaxLength) ?? null,
    },
    account.passwordHash,
  );
  return session && token;
}

/** Finds a session of the viewer by id. Returns null if there is none or it belongs to another user. */
export async function findSession(ctx: Context, id: string): Promise<Session | null> {
  const viewer = requireViewer(ctx);
  const session = await selectSession(ctx.db, id, viewer.id);
  return session ? describeSession(session, ctx, await readSettings(ctx.db)) : null;
}

/** Returns the session of the current request. Throws unauthorized if it has ended in the meantime. */
export async function ownSession(ctx: Context): Promise<Session> {
  const session = await findSession(ctx, requireViewer(ctx).sessionId);
  if (session === null) throw failure("unauthorized");
  return session;
}

/** Keeps the viewer logged in: the session counts as used now. Throws unauthorized if it has ended in the meantime. */
export async function extendSession(ctx: Context): Promise<Session> {
  const now = ctx.now();
  const settings = await readSettings(ctx.db);
  const session = await extendStoredSession(ctx.db, requireViewer(ctx).sessionId, expiryFrom(now, settings));
  if (!session) throw failure("unauthorized");
  return describeSession(session, ctx, settings);
}

/** Ends the current session, or all sessions of the viewer. Returns the bare ids of the ended sessions. */
export async function logout(ctx: Context, everywhere: boolean): Promise<readonly string[]> {
  const viewer = requireViewer(ctx);
  if (!everywhere) return deleteSessions(ctx.db, viewer.id, viewer.sessionId);
  return ctx.db.transaction().execute(async (tx) => {
    // Lock the user first, as every change of a user does, to avoid deadlocks.
    await lockUser(tx, viewer.id);
    const ended = await deleteSessions(tx, viewer.id, null);
    // All sessions were ended concurrently, possibly because the user was removed, so record nothing.
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

/** Returns the viewer. Throws unauthorized if nobody is logged in. */
export function requireViewer(ctx: Context): Viewer {
  if (ctx.viewer === null) throw failure("unauthorized");
  return ctx.viewer;
}

function expiryFrom(now: Date, settings: Settings) {
  const { idleSeconds, absoluteSeconds } = sessionSpans(settings);
  return {
    now,
    idleExpiresAt: new Date(now.getTime() + idleSeconds * 1_000),
    absoluteExpiresAt: new Date(now.getTime() + absoluteSeconds * 1_000),
  };
}

/** Maps a session to the GraphQL schema. The idle time left excludes the margin and never exceeds the idle timeout. */
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
    browser: describeUserAgent(session.user_agent),
  };
}

const knownBrowsers = new Set(Object.values(BROWSER_MAP));

/** Browser and system of a User-Agent header, e.g. "Firefox 145, Windows". Returns null if the browser is unknown. */
function describeUserAgent(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === "") return null;
  const { browser, os } = parse(userAgent);
  if (browser.name === undefined || !knownBrowsers.has(browser.name)) return null;
  const version = /^\d+/.exec(browser.version ?? "")?.[0];
  const name = version === undefined ? browser.name : `${browser.name} ${version}`;
  return os.name === undefined ? name : `${name}, ${os.name}`;
}
