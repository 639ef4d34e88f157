/** The HTTP server from start to stop. */
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { atPort, type Config } from "#server/config";
import { resumeImports } from "#server/domain/installation/dropExpired";
import { pause } from "#server/domain/processes/liveStream";
import { BackgroundTasks } from "#server/backgroundTasks";
import { createLogger } from "#server/logging";
import { StartupError } from "#server/startupError";
import { migrate, openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { isDatabaseUnavailable, refusesLogin } from "#server/storage/database/databaseUnavailable";
import { removeLeftoverUploads, removeOwnUploads } from "#server/uploads";
import type { Backend } from "./backend";
import { closeIdleConnections, connectionTimes, serverTimes, type ConnectionTimes } from "./connections";
import { foreignBackend } from "./foreignBackend";
import { startJobs, type RunningJobs } from "./jobs";
import { ownBackend, type OwnBackendOptions } from "./ownBackend";
import { createServices } from "./services";
import { answerWhileStarting, createAnswerer, requestListener, type Answerer } from "./requestListener";

const stopTimeoutMs = 10_000;
/** Between two attempts to prepare a database that is away. */
const databaseRetryMs = 1_000;
const neverAborted = new AbortController().signal;

export interface StartOptions {
  readonly config: Config;
  /** Folder that holds schema/. */
  readonly root: string;
  /** Folder of the built app; null or left out: no app is served. */
  readonly webDir?: string | null;
  /** Folder of the documents of earlier builds. */
  readonly previousOperationsDir?: string | null;
  readonly log?: Logger;
  readonly now?: () => Date;
  /** Whether the jobs of the queue run in this process; left out: no. */
  readonly runsJobs?: boolean;
  /** Ends the wait for a database that is away; startServer then fails with its reason. */
  readonly signal?: AbortSignal;
  /** Called where the embedded database is lost for good, so that only a restart helps. */
  readonly onDatabaseLost?: () => void;
  /** Times of connections that differ from those of operation. */
  readonly times?: Partial<ConnectionTimes>;
  /** Fills the database after its migrations and before the first request. */
  readonly prepare?: (open: OpenDatabase) => Promise<void>;
}

export interface RunningServer {
  readonly port: number;
  /** Address at which this process listens, without a slash at the end. */
  readonly url: string;
  /** Null: a foreign backend stands behind the app. */
  readonly open: OpenDatabase | null;
  /** Takes no new requests, ends streams, finishes what runs for at most 10 seconds, then closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the server: takes the port, opens and migrates the database, then answers. Waits for a database that cannot be
 * reached, but not for one that refuses its user, password or name.
 * @throws StartupError, DataFolderInUse, or what the database says
 */
export async function startServer(given: StartOptions): Promise<RunningServer> {
  const log = given.log ?? createLogger(given.config.logLevel);
  const times = { ...connectionTimes, ...given.times };
  const stopping = new AbortController();
  let answerer: Answerer = answerWhileStarting;
  const server = createServer(
    serverTimes(times),
    requestListener(given.config, log, times, () => answerer),
  );
  closeIdleConnections(server, times);
  server.prependListener("request", (_request, response) => {
    if (!stopping.signal.aborted) return;
    response.setHeader("Connection", "close");
  });
  const config = atPort(given.config, await listen(server, given.config));
  const options = { ...given, config };
  const background = new BackgroundTasks();
  let open: OpenDatabase | null = null;
  let jobs: RunningJobs | null = null;
  const close = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([stop(server), jobs?.stop()]);
    // The last requests may have begun some.
    await background.stop();
    if (open !== null) await removeOwnUploads(config.dataDir);
    await open?.close();
  };
  try {
    open = config.backendUrl === null ? await openMigrated(options, background, log) : null;
    const own = open && { open, services: createServices(open.db, log, background) };
    answerer = createAnswerer(createBackend(options, own, log, stopping.signal), options.webDir ?? null, log);
    if (own !== null && options.runsJobs === true) {
      const now = options.now ?? (() => new Date());
      jobs = startJobs({ db: own.open.db, config, log, now, ...own.services });
    }
  } catch (error) {
    await close();
    throw error;
  }
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return { port: config.port, url: `http://${host}:${config.port}`, open, close };
}

async function openMigrated(
  options: StartOptions,
  background: BackgroundTasks,
  log: Logger,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = options.config;
  const open = await openDatabase({ dataDir, databaseUrl, log, onLost: options.onDatabaseLost });
  try {
    while (!(await isPrepared(open, background, options))) {
      await pause(databaseRetryMs, options.signal ?? neverAborted);
    }
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** False: the database is away, so that all of it is to be done later. */
async function isPrepared(
  open: OpenDatabase,
  background: BackgroundTasks,
  { config, prepare, now = () => new Date(), signal }: StartOptions,
): Promise<boolean> {
  signal?.throwIfAborted();
  try {
    await migrate(open);
    // The embedded database holds its folder alone.
    await removeLeftoverUploads(config.dataDir, open.kind === "embedded");
    await resumeImports({ db: open.db, now, background }, open.kind === "embedded");
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
  return foreignBackend(config, config.backendUrl ?? "", folders, log, stopping);
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartupError(`Port ${port} on ${host} is already in use; PORT chooses another.`);
    }
    if (code === "EACCES") throw new StartupError(`Port ${port} on ${host} may not be used by this account.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartupError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A connection whose last request was running just now is kept alive by its client: it goes once it is idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
