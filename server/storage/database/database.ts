/**
 * Opens and migrates the database, either embedded in a folder or on a PostgreSQL server. Callers do not depend on
 * which one is used.
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
import { unusedStates } from "#server/storage/migrations/0011_unused_states";
import { serviceTexts } from "#server/storage/migrations/0015_service_texts";
import { textTransfers } from "#server/storage/migrations/0016_text_transfers";
import { serviceSettings } from "#server/storage/migrations/0012_service_settings";
import { serviceForms } from "#server/storage/migrations/0013_service_forms";
import { serviceFiles } from "#server/storage/migrations/0014_service_files";
import { serviceSnapshots } from "#server/storage/migrations/0017_service_snapshots";
import { serviceFileImports } from "#server/storage/migrations/0018_service_file_imports";
import { textsOfServices } from "#server/storage/migrations/0019_texts_of_services";
import { serviceFees } from "#server/storage/migrations/0020_service_fees";
import { feeRules } from "#server/storage/migrations/0021_fee_rules";
import { feeChanges } from "#server/storage/migrations/0022_fee_changes";
import { searchFolding } from "#server/storage/migrations/0023_search_folding";
import { pathKeys } from "#server/storage/migrations/0024_path_keys";
import { fileChanges } from "#server/storage/migrations/0025_file_changes";
import { runs } from "#server/storage/migrations/0026_runs";
import { userImportRecords } from "#server/storage/migrations/0027_user_import_records";
import { resources } from "#server/storage/migrations/0028_resources";
import { statisticsAndFeedback } from "#server/storage/migrations/0029_statistics_and_feedback";
import { bookingsAndReports } from "#server/storage/migrations/0030_bookings_and_reports";
import { attention } from "#server/storage/migrations/0034_attention";
import { feeDifferences } from "#server/storage/migrations/0033_fee_differences";
import { serviceActivities } from "#server/storage/migrations/0036_service_activities";
import { vehicleRegistration } from "#server/storage/migrations/0031_vehicle_registration";
import { oneRunTable } from "#server/storage/migrations/0032_one_run_table";
import { serviceSwitches } from "#server/storage/migrations/0037_service_switches";
import { dailyFigures } from "#server/storage/migrations/0035_daily_figures";
import { serviceMaintenance } from "#server/storage/migrations/0038_service_maintenance";
import { importFailures } from "#server/storage/migrations/0039_import_failures";
import { activityLabelSearch } from "#server/storage/migrations/0047_activity_label_search";
import { activityReads } from "#server/storage/migrations/0049_activity_reads";
import { places } from "#server/storage/migrations/0050_places";
import { ownTasks } from "#server/storage/migrations/0051_own_tasks";
import { serviceHistory } from "#server/storage/migrations/0052_service_history";
import { serviceState } from "#server/storage/migrations/0053_service_state";
import { activityFilters } from "#server/storage/migrations/0044_activity_filters";
import { activityChain } from "#server/storage/migrations/0043_activity_chain";
import { activityLinks } from "#server/storage/migrations/0045_activity_links";
import { automatedJobs } from "#server/storage/migrations/0040_automated_jobs";
import { applicantErasure } from "#server/storage/migrations/0042_applicant_erasure";
import { settings } from "#server/storage/migrations/0041_settings";
import { createPostgresPool, type PoolSizes } from "./postgresPool";
import type { DB } from "#server/storage/__generated__/tables";

/** The query builder for all tables. */
export type Database = Kysely<DB>;
/** The query builder inside a transaction. */
export type Transaction = import("kysely").Transaction<DB>;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: "embedded" | "postgres";
  /** Whether the database is known to be unreachable, so that calls to it fail immediately. */
  isUnavailable(): boolean;
  /** Time of the last write that failed because the disk was full, as in `Date.now()`. `null` if none did. */
  diskFullAt(): number | null;
  /** Sizes of the connection pool. `null` for the embedded database, which has no pool. */
  connections(): PoolSizes | null;
  /** Waits for running statements, then closes the database and releases its folder. */
  close(): Promise<void>;
}

/** Location of the database, and its callbacks. */
export interface DatabaseOptions {
  /** Folder of the embedded database and its lock. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server. `null`: use the embedded database. */
  readonly databaseUrl: string | null;
  readonly log: Logger;
  /** Called if the embedded database crashed and needs a restart. The crash is logged in any case. */
  readonly onLost?: () => void;
}

/** All migrations by name, in order. */
export const migrations: Readonly<Record<string, Migration>> = {
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
  "0011_unused_states": unusedStates,
  "0012_service_settings": serviceSettings,
  "0013_service_forms": serviceForms,
  "0014_service_files": serviceFiles,
  "0015_service_texts": serviceTexts,
  "0016_text_transfers": textTransfers,
  "0017_service_snapshots": serviceSnapshots,
  "0018_service_file_imports": serviceFileImports,
  "0019_texts_of_services": textsOfServices,
  "0020_service_fees": serviceFees,
  "0021_fee_rules": feeRules,
  "0022_fee_changes": feeChanges,
  "0023_search_folding": searchFolding,
  "0024_path_keys": pathKeys,
  "0025_file_changes": fileChanges,
  "0026_runs": runs,
  "0027_user_import_records": userImportRecords,
  "0028_resources": resources,
  "0029_statistics_and_feedback": statisticsAndFeedback,
  "0030_bookings_and_reports": bookingsAndReports,
  "0031_vehicle_registration": vehicleRegistration,
  "0032_one_run_table": oneRunTable,
  "0033_fee_differences": feeDifferences,
  "0034_attention": attention,
  "0035_daily_figures": dailyFigures,
  "0036_service_activities": serviceActivities,
  "0037_service_switches": serviceSwitches,
  "0038_service_maintenance": serviceMaintenance,
  "0039_import_failures": importFailures,
  "0043_activity_chain": activityChain,
  "0044_activity_filters": activityFilters,
  "0040_automated_jobs": automatedJobs,
  "0041_settings": settings,
  "0042_applicant_erasure": applicantErasure,
  "0045_activity_links": activityLinks,
  "0047_activity_label_search": activityLabelSearch,
  "0049_activity_reads": activityReads,
  "0050_places": places,
  "0051_own_tasks": ownTasks,
  "0052_service_history": serviceHistory,
  "0053_service_state": serviceState,
};

/**
 * Opens the database without migrating it; see migrate().
 * @throws DataFolderInUse if another process has the embedded database open.
 */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === null
    ? openEmbedded(options)
    : openPostgres(options.databaseUrl, options.log);
}

/**
 * Runs all pending migrations, or none if one fails. Several processes may call it concurrently: one runs the
 * migrations, the others wait. Throws if the database is newer than this version.
 */
export async function migrate(open: OpenDatabase): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: open.db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

const migrationRow = declareRow({ name: varchar() });

/** Whether the database is reachable and fully migrated. Never throws. */
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
      log.fatal({ err: error }, "the embedded database crashed; restart the server to recover it");
      onLost?.();
    });
    const release = async () => {
      // The query builder does not close a connection that it never used.
      await embedded.close();
      await lock.release();
    };
    // No `diskFullAt`: readiness already checks the disk of the data folder.
    const state = { isUnavailable: () => isLost, diskFullAt: () => null, connections: () => null };
    return open("embedded", embeddedDialect(embedded), { ...state, release });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Creates the database in a temporary folder and renames it, so that an incomplete one is never opened. */
async function create(folder: string): Promise<void> {
  const tempFolder = `${folder}.new`;
  await rm(tempFolder, { recursive: true, force: true });
  await mkdir(tempFolder, { mode: 0o700 });
  const embedded = await connectEmbedded(tempFolder, () => undefined);
  await embedded.close();
  await rename(tempFolder, folder);
}

async function openPostgres(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = createPostgresPool(url, log);
  const dialect = new PostgresDialect({ pool });
  // The query builder does not close a pool that it never used.
  const { isUnavailable, diskFullAt, connections } = pool;
  return open("postgres", dialect, { isUnavailable, diskFullAt, connections, release: () => pool.end() });
}

interface Opened extends Pick<OpenDatabase, "isUnavailable" | "diskFullAt" | "connections"> {
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
