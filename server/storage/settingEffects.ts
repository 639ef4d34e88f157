/** What settings change at once: sessions and invitations that end, and counts of what would. */
import { sql } from "kysely";
import type { Database, Transaction } from "./database/database";
import { declareRow, int4, text } from "./database/declaredRow";

/** Spans of sessions in seconds. */
export interface SessionSpans {
  /** From the last recorded use; with the margin for uses that are not recorded. */
  readonly idleSeconds: number;
  /** From the login. */
  readonly absoluteSeconds: number;
}

/** Counts stop here. */
export const countedEffectsMax = 10_000;

const absoluteEnd = (spans: SessionSpans) =>
  sql`least(absolute_expires_at, created_at + make_interval(secs => ${spans.absoluteSeconds}))`;

const idleEnd = (spans: SessionSpans) =>
  sql`least(idle_expires_at, last_used_at + make_interval(secs => ${spans.idleSeconds}), ${absoluteEnd(spans)})`;

const countRow = declareRow({ count: int4() });

const endedRow = declareRow({ count: int4(), own: int4() });

/** Counts the active sessions that these spans would end, and whether the session with this id is among them. */
export async function countEndedSessions(
  db: Database | Transaction,
  spans: SessionSpans,
  now: Date,
  ownId: string,
): Promise<{ readonly count: number; readonly isOwn: boolean }> {
  const { rows } = await endedRow.sql`
    select least(count(*), ${countedEffectsMax}::int4)::int4 as count, (count(*) filter (where id = ${ownId}))::int4 as own
    from user_session
    where idle_expires_at > ${now} and absolute_expires_at > ${now} and ${idleEnd(spans)} <= ${now}`.execute(
    db,
  );
  const [{ count, own } = { count: 0, own: 0 }] = rows;
  return { count, isOwn: own > 0 };
}

/** Brings the ends of sessions forward, so that none lasts longer than these spans. */
export async function shortenSessions(tx: Transaction, spans: SessionSpans, now: Date): Promise<void> {
  await sql`
    update user_session
    set absolute_expires_at = ${absoluteEnd(spans)}, idle_expires_at = ${idleEnd(spans)}
    where idle_expires_at > ${now} and absolute_expires_at > ${now} and ${idleEnd(spans)} < idle_expires_at
      or absolute_expires_at > ${now} and ${absoluteEnd(spans)} < absolute_expires_at`.execute(tx);
}

const isOpen = (now: Date) => sql`used_at is null and withdrawn_at is null and expires_at > ${now}`;

const linkEnd = (days: number) => sql`created_at + make_interval(secs => ${days * 86_400})`;

/** Counts the open invitations and reset links that would expire if links were valid for these days. */
export async function countExpiredInvitations(
  db: Database | Transaction,
  days: number,
  now: Date,
): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from (
      select from user_invitation where ${isOpen(now)} and ${linkEnd(days)} <= ${now} limit ${countedEffectsMax}
    ) expired`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Brings the ends of open invitations and reset links forward, so that none is valid for more than these days. */
export async function shortenInvitations(tx: Transaction, days: number, now: Date): Promise<void> {
  await sql`
    update user_invitation set expires_at = ${linkEnd(days)}
    where ${isOpen(now)} and ${linkEnd(days)} < expires_at`.execute(tx);
}

/** Counts the entries of users in the activity log from the one time until before the other. */
export async function countEntriesOfUsers(
  db: Database | Transaction,
  from: Date,
  before: Date,
): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from (
      select from activity where at >= ${from} and at < ${before} and actor_user_id is not null
      limit ${countedEffectsMax}
    ) entries`.execute(db);
  return rows[0]?.count ?? 0;
}

const languageRow = declareRow({ language: text(), count: int4() });

/** Counts the services of communes whose texts have these languages, by language. */
export async function countLanguageUse(
  db: Database | Transaction,
  languages: readonly string[],
): Promise<readonly { readonly language: string; readonly count: number }[]> {
  const { rows } = await languageRow.sql`
    select language collate "C" as language, count(*)::int4 as count
    from service_texts, unnest(languages) language
    where language = any(${languages}::text[])
    group by language order by language`.execute(db);
  return rows;
}
