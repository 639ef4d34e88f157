import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { graphql } from "graphql";
import { pino } from "pino";
import { readConfig } from "#server/config";
import type { Context } from "#server/context";
import { createServices } from "#server/http/services";
import { createLoaders } from "#server/loaders";
import { createSchema } from "#server/graphql/endpoint";
import { processResolvers } from "#server/process/resolvers";
import { migrate, openDatabase, type Database } from "#server/storage/database/database";
import { storeManyProcesses } from "../tests/support/manyProcesses";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { readRegister, storeCommunes } from "../tests/support/register";

/** The measured database. */
export type DatabaseKind = "embedded" | "postgres";

/** Latest creation time of the generated processes. */
export const until = new Date();

/** A database with processes, and calls to the endpoint process as support. */
export interface ProcessStore {
  readonly db: Database;
  readonly ctx: Context;
  /** Executes a document; throws if the response has errors. */
  execute(source: string, variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Adds this many processes. Different marks never collide. */
  fill(count: number, mark: string): Promise<void>;
  close(): Promise<void>;
}

const log = pino({ level: "silent" });

/** Opens an empty database with 60 communes. */
export async function openProcessStore(kind: DatabaseKind): Promise<ProcessStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-processes-"));
  const postgres = kind === "postgres" ? await startPostgres() : null;
  const databaseUrl = postgres && (await createDatabaseOn(postgres.url));
  const open = await openDatabase({ dataDir, databaseUrl, log });
  await migrate(open);
  const { db } = open;
  const communes = readRegister().slice(0, 60);
  await storeCommunes(db, communes);
  const ctx = await contextOf(db);
  const schema = createSchema(readFileSync("schema/process.graphql", "utf8"), processResolvers);
  return {
    db,
    ctx,
    async execute(source, variables) {
      const { data, errors } = await graphql({
        schema,
        source,
        variableValues: variables,
        contextValue: ctx,
      });
      if (errors?.[0]) throw errors[0];
      return { ...data };
    },
    fill: (count, mark) => storeManyProcesses(db, { count, until, mark }),
    async close() {
      await open.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function contextOf(db: Database): Promise<Context> {
  const [id, username, email] = [randomUUID(), "bench", "bench@example.org"];
  const keys = { username_key: username, username_skeleton: username, email_key: email };
  await db
    .insertInto("user_account")
    .values({ id, username, email, ...keys, active: true })
    .execute();
  return {
    config: readConfig({ SECRET_KEY: "only-for-the-bench-".repeat(4), STAGE: "TEST" }, { demo: false }),
    ...createServices(db, log),
    db,
    loaders: createLoaders(db),
    log,
    address: "127.0.0.1",
    isBackground: false,
    requestId: "bench",
    userAgent: null,
    viewer: {
      id,
      username,
      email,
      active: true,
      sessionId: "bench",
      roles: [{ type: "SUPPORT", ags: null, services: [] }],
    },
    signPath: (path) => path,
    signDownload: (path) => path,
    now: () => new Date(),
  };
}
