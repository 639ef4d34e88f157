/** The server program: reads flags and environment, then runs the server until a signal stops it. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Logger } from "pino";
import { readConfig, type Config, type Delays } from "./config";
import { readInstance } from "./domain/installation/instance";
import { startServer, type RunningServer } from "./http/server";
import { createLogger } from "./logging";
import { describeStartupError, StartupError } from "./startupError";
import type { OpenDatabase } from "./storage/database/database";

/** The bundle is in dist/server, next to the files it serves. */
const ownDist = dirname(dirname(fileURLToPath(import.meta.url)));

/** Command-line flags. */
interface Flags {
  readonly demo: boolean;
  /** Multiplier for the amount of demo data. */
  readonly scale: number;
  readonly seed: string | undefined;
}

function readFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { demo: { type: "boolean" }, scale: { type: "string" }, seed: { type: "string" } },
    });
    const scale = Number(values.scale ?? 1);
    if (!Number.isInteger(scale) || scale < 1)
      throw new StartupError("--scale must be a whole number from 1.");
    return { demo: values.demo ?? false, scale, seed: values.seed };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError("The flags are --demo, --scale=<number> and --seed=<text>.", { cause: error });
  }
}

/** Prepares demo mode: seeds an empty database and starts a target service on this machine for outgoing calls. */
async function prepareDemo(config: Config, flags: Flags, log: Logger) {
  const { startFakeServer } = await import("./demo/demoTarget");
  const target = await startFakeServer(flags.seed);
  return {
    config: { ...config, allowedTargets: [...config.allowedTargets, target.allowedTarget] },
    prepare: async (open: OpenDatabase) => {
      const { seedDemo } = await import("./demo/seedDemo");
      const { isNew } = await seedDemo(open, {
        log,
        secretKeys: config.secretKeys,
        scale: flags.scale,
        seed: flags.seed,
      });
      if (isNew) {
        const { storeJobRuns } = await import("./demo/jobRuns");
        await storeJobRuns(open.db, flags.seed ?? "", new Date());
      }
      await target.writeResources(open.db, config.secretKeys);
    },
  };
}

async function announce({ url, port, open }: RunningServer, config: Config): Promise<void> {
  const isLocal = ["127.0.0.1", "::1", "localhost"].includes(config.host);
  const lines = [`Service Management is ready at ${isLocal ? `http://localhost:${port}` : url}`];
  const instance = open === null ? null : await readInstance(open.db, config, new Date()).catch(() => null);
  if (instance?.hasDemoAccounts) {
    const { demoAccounts, demoPassword } = await import("./demo/users");
    const names = demoAccounts.map((account) => account.username).join(", ");
    lines.push(`Demo accounts: ${names}`, `Password of each: ${demoPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
}

/** After this many milliseconds, another signal counts as a second stop request. */
const secondRequestMs = 1000;

/** Handles SIGTERM and SIGINT. Calls `stop` once, on the first signal. */
function onStopSignals(log: Logger, stop: () => void): void {
  let firstSignalAt = Number.NaN;
  const onSignal = (signal: NodeJS.Signals): void => {
    // A second request exits immediately. One Ctrl-C delivers two signals: from the terminal and from npm.
    if (performance.now() - firstSignalAt > secondRequestMs) process.exit(1);
    if (!Number.isNaN(firstSignalAt)) return;
    firstSignalAt = performance.now();
    log.info({ signal }, "stopping");
    stop();
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

async function closeAndExit(server: RunningServer, log: Logger): Promise<never> {
  try {
    await server.close();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, "stopping failed");
    process.exit(1);
  }
}

/** Options set by the entry file, never by the environment. */
export interface ProgramOptions {
  /** Folder of the build. Defaults to the one that contains this bundle. */
  readonly dist?: string;
  /** Clock. Defaults to the system clock. */
  readonly now?: () => Date;
  /** Overrides the production delays. */
  readonly delays?: Delays;
}

/** Runs the server until a signal stops it. If startup fails, prints one sentence and exits with code 1. */
export async function runProgram(options: ProgramOptions = {}): Promise<void> {
  try {
    await main(options);
  } catch (error) {
    console.error(describeStartupError(error));
    process.exit(1);
  }
}

async function main({ dist = ownDist, now, delays }: ProgramOptions): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  const read = readConfig(process.env, { demo: flags.demo });
  const config: Config = delays === undefined ? read : { ...read, delays };
  const log = createLogger(config.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception, exiting");
    process.exit(1);
  });
  // In development, the schema is in another folder.
  const appRoot = process.env["APP_ROOT"];
  const root = appRoot ?? dist;
  // On a stop signal, waiting for the database is aborted; preparing the database runs to completion.
  const stopping = new AbortController();
  onStopSignals(log, () => stopping.abort());
  const starting = startServer({
    ...(flags.demo && config.backendUrl === null ? await prepareDemo(config, flags, log) : { config }),
    root,
    webDir: appRoot === undefined ? join(dist, "web") : null,
    graphiqlDir: join(appRoot === undefined ? dist : join(appRoot, "dist"), "graphiql"),
    previousOperationsDir: join(root, "operations-previous"),
    log,
    now,
    runsJobs: true,
    signal: stopping.signal,
    onDatabaseLost: () => process.exit(1),
  });
  const server = await starting.catch((error: unknown) => {
    if (stopping.signal.aborted) process.exit(0);
    throw error;
  });
  const close = () => void closeAndExit(server, log);
  if (stopping.signal.aborted) return close();
  stopping.signal.addEventListener("abort", close);
  await announce(server, config);
}
