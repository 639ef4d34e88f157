/** The server's program: flags and environment in, a running server out, until a signal ends it. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Logger } from "pino";
import { readConfig, type Config, type Waits } from "./config";
import { readInstance } from "./domain/installation/instance";
import { startServer, type RunningServer } from "./http/server";
import { createLogger } from "./logging";
import { startupSentence, StartupError } from "./startupError";
import type { OpenDatabase } from "./storage/database/database";

/** The bundle lies in dist/server, what it serves beside it. */
const ownDist = dirname(dirname(fileURLToPath(import.meta.url)));

/** What stands on the command line. */
interface Flags {
  readonly demo: boolean;
  /** How many times the demo data. */
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

async function fillWithDemoData(open: OpenDatabase, flags: Flags, log: Logger): Promise<void> {
  const { seedDemo } = await import("./demo/seedDemo");
  await seedDemo(open, { log, scale: flags.scale, seed: flags.seed });
}

/** What the demo changes: data in an empty database, and others to call that are on this very machine. */
async function prepareDemo(config: Config, flags: Flags, log: Logger) {
  const { startDemoTarget } = await import("./demo/demoTarget");
  const target = await startDemoTarget(flags.seed);
  return {
    config: { ...config, allowedTargets: [...config.allowedTargets, target.allowedTarget] },
    prepare: async (open: OpenDatabase) => {
      await fillWithDemoData(open, flags, log);
      await target.writeResources(open.db);
    },
  };
}

async function announce({ url, port, open }: RunningServer, config: Config): Promise<void> {
  const isLocal = ["127.0.0.1", "::1", "localhost"].includes(config.host);
  const lines = [`Service Management is ready at ${isLocal ? `http://localhost:${port}` : url}`];
  const instance = open === null ? null : await readInstance(open.db, config).catch(() => null);
  if (instance?.hasDemoAccounts) {
    const { demoAccounts, demoPassword } = await import("./demo/users");
    const names = demoAccounts.map((account) => account.username).join(", ");
    lines.push(`Demo accounts: ${names}`, `Password of each: ${demoPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
}

/** From here on a further signal is a request of its own. */
const secondRequestMs = 1000;

/** Hears the signals that end the process; `stop` is to be called once, at the first of them. */
function onStopSignals(log: Logger, stop: () => void): void {
  let askedAt = Number.NaN;
  const hear = (signal: NodeJS.Signals): void => {
    // Whoever asks twice does not want to wait. One Ctrl-C comes twice at once: from the terminal and from npm.
    if (performance.now() - askedAt > secondRequestMs) process.exit(1);
    if (!Number.isNaN(askedAt)) return;
    askedAt = performance.now();
    log.info({ signal }, "stopping");
    stop();
  };
  process.on("SIGTERM", hear);
  process.on("SIGINT", hear);
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

/** What the server's program has from its entry file and never from its environment. */
export interface ProgramOptions {
  /** Folder of the build; left out: that of this very bundle. */
  readonly dist?: string;
  /** The clock; left out: the machine's. */
  readonly now?: () => Date;
  /** Waits that differ from those of operation. */
  readonly waits?: Waits;
}

/** Runs the server until a signal ends it; a start that fails ends the process with a sentence. */
export async function runProgram(options: ProgramOptions = {}): Promise<void> {
  try {
    await main(options);
  } catch (error) {
    console.error(startupSentence(error));
    process.exit(1);
  }
}

async function main({ dist = ownDist, now, waits }: ProgramOptions): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  const read = readConfig(process.env, { demo: flags.demo });
  const config: Config = waits === undefined ? read : { ...read, waits };
  const log = createLogger(config.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the process cannot go on");
    process.exit(1);
  });
  // While developing, the contract stands elsewhere.
  const appRoot = process.env["APP_ROOT"];
  const root = appRoot ?? dist;
  // A server that still waits for its database gives up waiting; one that prepares it comes to the end of that.
  const stopping = new AbortController();
  onStopSignals(log, () => stopping.abort());
  const starting = startServer({
    ...(flags.demo && config.backendUrl === null ? await prepareDemo(config, flags, log) : { config }),
    root,
    webDir: appRoot === undefined ? join(dist, "web") : null,
    previousOperationsDir: join(root, "operations-previous"),
    ...{ log, now, runsJobs: true },
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
