/** Lifecycle of the HTTP server, from start to stop. */
import { lookup } from "node:dns/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { atPort, type Config } from "#server/config";
import { encryptNamedSecrets } from "#server/domain/services/encryptNamedSecrets";
import { installTexts } from "#server/domain/texts/installTexts";
import { resumeImports } from "#server/domain/installation/dropExpired";
import { pause } from "#server/domain/processes/liveStream";
import { BackgroundTasks } from "#server/backgroundTasks";
import { createLogger } from "#server/logging";
import { StartupError } from "#server/startupError";
import { migrate, openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { isDatabaseUnavailable, refusesLogin } from "#server/storage/database/databaseUnavailable";
import { removeLeftoverUploads, removeOwnUploads } from "#server/uploads";
import { createApp } from "./app";
import type { Backend } from "./backend";
import { connectionTimes, type ConnectionTimes } from "./connections";
import { foreignBackend } from "./foreignBackend";
import { startJobs, type RunningJobs } from "./jobs";
import type { Metrics } from "./metrics";
import { ownBackend, type OwnBackendOptions } from "./ownBackend";
import { createServices } from "./services";

/** Milliseconds between attempts to prepare an unavailable database. */
const databaseRetryMs = 1_000;
const neverAborted = new AbortController().signal;

export interface StartOptions {
  readonly config: Config;
  /** Folder that contains schema/. */
  readonly root: string;
  /** Folder of the built app. No app is served if null or absent. */
  readonly webDir?: string | null;
  /** Folder of the built GraphiQL, which is served if OPERATIONS is "any". Not served if null or absent. */
  readonly graphiqlDir?: string | null;
  /** Folder with the persisted documents of earlier builds. */
  readonly previousOperationsDir?: string | null;
  readonly log?: Logger;
  readonly now?: () => Date;
  /** Whether this process runs the jobs of the queue. Defaults to false. */
  readonly runsJobs?: boolean;
  /** Aborts waiting for an unavailable database; startServer then rejects with the abort reason. */
  readonly signal?: AbortSignal;
  /** Called if the embedded database fails permanently, so that the process must be restarted. */
  readonly onDatabaseLost?: () => void;
  /** Overrides the production connection timeouts. */
  readonly times?: Partial<ConnectionTimes>;
  /** Seeds the database after its migrations and before the first request. */
  readonly prepare?: (open: OpenDatabase) => Promise<void>;
}

export interface RunningServer {
  readonly port: number;
  /** URL on which this process listens, without a trailing slash. */
  readonly url: string;
  /** URL of the metrics; `null` if they are disabled. */
  readonly metricsUrl: string | null;
  /** `null` if the app uses a foreign backend. */
  readonly open: OpenDatabase | null;
  /** Stops accepting requests, ends streams, drains requests for at most 10 seconds, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the server: listens on the port, opens and migrates the database, then serves requests. Waits for a database
 * that cannot be reached, but not for one that rejects the user, password or database name.
 * @throws StartupError, DataFolderInUse, or the database error
 */
export async function startServer(overrides: StartOptions): Promise<RunningServer> {
  const log = overrides.log ?? createLogger(overrides.config.logLevel);
  const times = { ...connectionTimes, ...overrides.times };
  const stopping = new AbortController();
  const background = new BackgroundTasks();
  let open: OpenDatabase | null = null;
  let backend: Backend | null = null;
  const metrics = overrides.config.metricsPort === null ? null : await loadMetrics(() => open);
  const app = await createApp({
    config: overrides.config,
    log,
    times,
    webDir: overrides.webDir ?? null,
    graphiqlDir: overrides.graphiqlDir ?? null,
    backend: () => backend,
    observe: metrics?.observe,
  });
  const port = await listen(app, "PORT", overrides.config.port, overrides.config.host);
  const config = atPort(overrides.config, port);
  const options = { ...overrides, config };
  let jobs: RunningJobs | null = null;
  const close = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([app.close(), metrics?.app.close(), jobs?.stop()]);
    // The last requests may have started background tasks.
    await background.stop();
    if (open !== null) await removeOwnUploads(config.dataDir);
    await open?.close();
  };
  let metricsUrl: string | null = null;
  try {
    if (metrics !== null) {
      const metricsPort = await listen(metrics.app, "METRICS_PORT", config.metricsPort ?? 0, config.host);
      metricsUrl = `${originOf(config.host, metricsPort)}/metrics`;
      log.info({ url: metricsUrl }, "serving metrics");
    }
    open = config.backendUrl === null ? await openMigrated(options, background, log) : null;
    const own = open && { open, services: createServices(open.db, log, background) };
    backend = createBackend(options, own, log, stopping.signal);
    if (own !== null && options.runsJobs === true) {
      const now = options.now ?? (() => new Date());
      jobs = startJobs({ db: own.open.db, config, log, now, ...own.services });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { port: config.port, url: originOf(config.host, config.port), metricsUrl, open, close };
}

/** Loads the metrics module on demand, only if metrics are enabled. */
async function loadMetrics(database: () => OpenDatabase | null): Promise<Metrics> {
  const { createMetrics } = await import("./metrics");
  return createMetrics(database);
}

function originOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function openMigrated(
  options: StartOptions,
  background: BackgroundTasks,
  log: Logger,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = options.config;
  const open = await openDatabase({ dataDir, databaseUrl, log, onLost: options.onDatabaseLost });
  try {
    while (!(await tryPrepare(open, background, options))) {
      await pause(databaseRetryMs, options.signal ?? neverAborted);
    }
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Prepares the database. Returns false if it is unavailable; retry the whole preparation later. */
async function tryPrepare(
  open: OpenDatabase,
  background: BackgroundTasks,
  { config, prepare, now = () => new Date(), signal }: StartOptions,
): Promise<boolean> {
  signal?.throwIfAborted();
  try {
    await migrate(open);
    // The embedded database locks its folder, so no other process uses it.
    await removeLeftoverUploads(config.dataDir, open.kind === "embedded");
    await resumeImports({ db: open.db, now, background }, open.kind === "embedded");
    await installTexts(open.db);
    await encryptNamedSecrets(open.db, config.secretKeys);
    await prepare?.(open);
    return true;
  } catch (error) {
    if (open.kind === "embedded" || !isDatabaseUnavailable(error) || refusesLogin(error)) throw error;
    return false;
  }
}

function createBackend(
  options: StartOptions,
  own: Pick<OwnBackendOptions, "open" | "services"> | null,
  log: Logger,
  stopping: AbortSignal,
): Backend {
  const { config } = options;
  const folders = { root: options.root, previousOperationsDir: options.previousOperationsDir ?? null };
  if (own !== null) {
    return ownBackend({ ...own, config, folders, log, now: options.now ?? (() => new Date()), stopping });
  }
  return foreignBackend(config, config.backendUrl ?? "", folders, stopping);
}

async function listen(
  app: FastifyInstance,
  variable: "PORT" | "METRICS_PORT",
  port: number,
  host: string,
): Promise<number> {
  try {
    // For host names with several addresses, Fastify would listen on all of them.
    const { address } = await lookup(host);
    await app.listen({ port, host: address });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartupError(`Port ${port} on ${host} is already in use; set ${variable} to another one.`);
    }
    if (code === "EACCES")
      throw new StartupError(`Port ${port} on ${host} needs privileges that this account does not have.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartupError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
