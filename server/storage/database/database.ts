/**
 * The database: embedded in a folder of its own, or a PostgreSQL server. Which one it is concerns nobody else.
 */
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, Migrator, PostgresDialect, type Dialect, type Migration } from "kysely";
import type { Logger } from "pino";
import { lockDataFolder } from "./dataFolderLock";
import { declareRow, varchar } from "./declaredRow";
import { connectEmbedded } from "./embeddedConnection";
import { embeddedDialect } from "./embeddedDialect";
import { start } from "#server/storage/migrations/0001_start";
import { communeRecords } from "#server/storage/migrations/0002_commune_records";
import { droppedStocks } from "#server/storage/migrations/0003_dropped_stocks";
import { processes } from "#server/storage/migrations/0004_processes";
import { users } from "#server/storage/migrations/0005_users";
import { accounts } from "#server/storage/migrations/0006_accounts";
import { processWork } from "#server/storage/migrations/0007_process_work";
import { importColumns } from "#server/storage/migrations/0008_import_columns";
import { processAttention } from "#server/storage/migrations/0009_process_attention";
import { columnComments } from "#server/storage/migrations/0010_column_comments";
import { createPostgresPool, type PoolSizes } from "./postgresPool";
import type { DB } from "#server/storage/__generated__/tables";

/** The query builder over all tables. */
export type Database = Kysely<DB>;
/** The query builder inside a transaction. */
export type Transaction = import("kysely").Transaction<DB>;

/** A database in use. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgres";
  /** Whether the database is known to be away, so that calls to it fail at once. */
  isAway(): boolean;
  /** When it last refused to store something for want of room (as Date.now()); null: never. */
  fullAt(): number | null;
  /** Connections of the pool; null: the embedded database, which has none. */
  connections(): PoolSizes | null;
  /** Finishes what runs, then lets go of the database and its folder. */
  close(): Promise<void>;
}

/** Where the database is. */
export interface DatabaseOptions {
  /** Folder of the embedded database and of its lock. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server, which is then used instead. */
  readonly databaseUrl: string | null;
  readonly log: Logger;
  /** Called where the embedded database is lost for good; left out: that is only logged. */
  readonly onLost?: () => void;
}

const migrations: Readonly<Record<string, Migration>> = {
  "0001_start": start,
  "0002_commune_records": communeRecords,
  "0003_dropped_stocks": droppedStocks,
  "0004_processes": processes,
  "0005_users": users,
  "0006_accounts": accounts,
  "0007_process_work": processWork,
  "0008_import_columns": importColumns,
  "0009_process_attention": processAttention,
  "0010_column_comments": columnComments,
};

/**
 * Opens the database; migrate() brings it up to date.
 * @throws DataFolderInUse where another process has the embedded database open.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === null
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options.log);
}

/**
 * Runs the migrations that are due, all or none. Several processes may call it at the same time: one runs them, the
 * others wait. Fails where the database is newer than this version.
 */
export async function migrate(open: OpenDatabase): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: open.db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

const migrationRow = declareRow({ name: varchar() });

/** Whether the database answers and all migrations are done; never throws. */
export async function isReady(open: OpenDatabase): Promise<boolean> {
  try {
    const done = await migrationRow.sql`select name from kysely_migration`.execute(open.db);
    const names = new Set(done.rows.map((row) => row.name));
    return Object.keys(migrations).every((name) => names.has(name));
  } catch {
    return false;
  }
}

async function openEmbedded({ dataDir, log, onLost }: DatabaseOptions): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!(await exists(folder))) await create(folder);
    let isLost = false;
    const embedded = await connectEmbedded(folder, (error) => {
      isLost = true;
      log.fatal({ err: error }, "the embedded database was lost; it is whole again after a restart");
      onLost?.();
    });
    const release = async () => {
      // The query builder closes only what it has used.
      await embedded.close();
      await lock.release();
    };
    // Its disk is that of the data folder.
    const state = { isAway: () => isLost, fullAt: () => null, connections: () => null };
    return open("embedded", embeddedDialect(embedded), { ...state, release });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A new database appears whole under its name: one that was killed half-made is never opened. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const embedded = await connectEmbedded(unfinished, () => undefined);
  await embedded.close();
  await rename(unfinished, folder);
}

async function openPostgres(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = createPostgresPool(url, log);
  const dialect = new PostgresDialect({ pool });
  // The query builder closes only what it has used.
  const { isAway, fullAt, connections } = pool;
  return open("postgres", dialect, { isAway, fullAt, connections, release: () => pool.end() });
}

interface Opened extends Pick<OpenDatabase, "isAway" | "fullAt" | "connections"> {
  readonly release: () => Promise<void>;
}

function open(kind: OpenDatabase["kind"], dialect: Dialect, { release, ...state }: Opened): OpenDatabase {
  const db: Database = new Kysely({ dialect });
  let closed: Promise<void> | undefined;
  return { db, kind, ...state, close: () => (closed ??= db.destroy().then(release)) };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
