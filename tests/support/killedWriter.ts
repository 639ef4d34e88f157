/**
 * Writes sessions and activities to the embedded database in the given folder until
 * it is killed. Prints the id of each committed session, whose activity names it.
 */
import { pino } from "pino";
import { recordActivity } from "#server/domain/activity/activity";
import { tokenHash } from "#server/domain/sessions/secretTokens";
import { startSession } from "#server/domain/sessions/sessions";
import { migrate, openDatabase } from "#server/storage/database/database";

const dataDir = process.argv[2];
const userId = process.argv[3];
if (dataDir === undefined || userId === undefined) throw new Error("Give the data folder and the user's id.");

const open = await openDatabase({ dataDir, databaseUrl: null, log: pino({ level: "silent" }) });
await migrate(open);

async function write(id: string): Promise<string> {
  const now = new Date();
  return open.db.transaction().execute(async (tx) => {
    const token = await startSession(tx, { id, passwordHash: "known" }, { now, userAgent: null });
    const hash = token === undefined ? null : tokenHash(token);
    if (hash === null) throw new Error("The user may not log in.");
    const session = await tx
      .selectFrom("user_session")
      .select("id")
      .where("token_hash", "=", hash)
      .executeTakeFirstOrThrow();
    const target = { kind: "user", id: session.id } as const;
    await recordActivity(tx, { type: "END_SESSIONS", at: now, actor: null, target });
    return session.id;
  });
}

async function writeForever(id: string): Promise<never> {
  for (;;) {
    const written = await write(id);
    // Synchronous on a pipe: the line is written even if the process dies right after.
    process.stdout.write(`${written}\n`);
  }
}

// Several in parallel, so that a kill hits transactions in every state.
await Promise.all(Array.from({ length: 3 }, () => writeForever(userId)));
