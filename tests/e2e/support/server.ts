import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A process of the built server. */
export interface BuiltServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start until it was ready, including demo data. */
  readonly readyAfterMs: number;
  /** Its output so far: the log. */
  output(): string;
  /** Pauses the clock of a timed server or sets its waits; both last until they are set again. */
  setTimes(times: Times): Promise<void>;
  /** Signals it to stop, waits, and returns its exit code; null if it was killed. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Times of a timed server, in milliseconds. */
export interface Times {
  /** Paused time; null to follow the machine's clock. */
  readonly now?: number | null;
  /** From the upload of a file to the restart of its process. */
  readonly uploadRestartMs?: number;
}

export interface ServerOptions {
  /** Data folder; defaults to a temporary one, removed at the end. */
  readonly dataDir?: string;
  /** URL of PostgreSQL; without it the embedded database is used. */
  readonly databaseUrl?: string;
  /** Whether an empty database is seeded with demo data. */
  readonly demo?: boolean;
  /** A program to run instead of the one in dist. */
  readonly program?: string;
  /** Whether the program, which is not the one in dist, receives its times from the tests. */
  readonly isTimed?: boolean;
  /** Port to listen on; a free one by default. */
  readonly port?: number;
  /** Further flags, such as --scale=10. */
  readonly flags?: readonly string[];
  /** Further environment variables, which take precedence. */
  readonly env?: Readonly<Record<string, string>>;
}

const patienceMs = 90_000;
const outputKept = 100_000;

/** Printed once it is ready, with its URL. */
export const readyLine = /^ {2}Service Management is ready at (\S+)$/m;

/** Starts the server from dist on a free port and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<BuiltServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "sm-data-"));
  const program = options.program ?? builtFile("main");
  const begin = performance.now();
  const flags = [...(options.demo === false ? [] : ["--demo"]), ...(options.flags ?? [])];
  const child = spawn(process.execPath, [program, ...flags], {
    cwd: dataDir,
    env: serverEnv(dataDir, options.databaseUrl, {
      PORT: String(options.port ?? 0),
      ...(options.isTimed === true && { SM_DIST: resolve("dist") }),
      ...options.env,
    }),
    stdio: ["ignore", "pipe", "pipe", options.isTimed === true ? "ipc" : "ignore"],
  });

  let output = "";
  const exit = new Promise<number | null>((done) => {
    child.once("error", () => done(null));
    child.once("close", (code) => done(code));
  });
  const ready = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-outputKept);
        const [, address] = readyLine.exec(output) ?? [];
        if (address !== undefined) done(address);
      });
    }
  });
  const killWithRun = () => child.kill("SIGKILL");
  process.once("exit", killWithRun);

  async function stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
    child.kill(signal);
    const code = await exit;
    process.off("exit", killWithRun);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    return code;
  }

  async function setTimes(times: Times): Promise<void> {
    const heard = once(child, "message");
    child.send(times);
    await heard;
  }

  const timeout = AbortSignal.timeout(patienceMs);
  const url = await Promise.race([ready, exit.then(() => null), once(timeout, "abort").then(() => null)]);
  if (url === null) {
    await stop("SIGKILL");
    throw new Error(`The server did not become ready.\n${output.slice(-4000)}`);
  }
  const readyAfterMs = performance.now() - begin;
  return { url, pid: child.pid ?? 0, readyAfterMs, output: () => output, setTimes, stop };
}

/** A program of the built server. */
export function builtFile(entry: "main" | "createAdmin"): string {
  const file = resolve("dist/server", `${entry}.mjs`);
  if (!existsSync(file)) throw new Error("There is no built server: run npm run build first.");
  return file;
}

/** The environment of a server process, without the variables of the developer's shell. */
export function serverEnv(
  dataDir: string,
  databaseUrl: string | undefined,
  more: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return { PATH, HOME, NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir, ...database, ...more };
}
