import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../support/postgresServer";

/** A process of the built server. */
export interface BuiltServer {
  /** Origin, without a slash at its end. */
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start until it was ready, demo data included. */
  readonly readyAfterMs: number;
  /** What it wrote so far: its log. */
  output(): string;
  /** Asks it to end, waits, and answers its exit code; null: it was killed. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export interface ServerOptions {
  /** Folder for its data; a temporary one, removed at the end, where it is not given. */
  readonly dataDir?: string;
  /** PostgreSQL; without it the embedded database. */
  readonly databaseUrl?: string;
  /** Whether an empty database is filled with demo data. */
  readonly demo?: boolean;
  /** Another program than that of dist. */
  readonly program?: string;
  /** Where it listens; a free port where it is not given. */
  readonly port?: number;
  /** Further flags, such as --scale=10. */
  readonly flags?: readonly string[];
  /** Further variables; they win. */
  readonly env?: Readonly<Record<string, string>>;
}

const patienceMs = 90_000;
const outputKept = 100_000;

const portsMax = 5;

/** Starts the server from dist on a free port and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<BuiltServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(options, options.port ?? (await freePort()));
    } catch (error) {
      // An outgoing connection may have taken the port between its choice and the start.
      const isTaken = error instanceof Error && error.message.includes("is already in use");
      if (!isTaken || options.port !== undefined || attempt === portsMax) throw error;
    }
  }
}

async function launch(options: ServerOptions, port: number): Promise<BuiltServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "sm-data-"));
  const url = `http://localhost:${port}`;
  const program = options.program ?? builtFile("main");
  const begin = performance.now();
  const flags = [...(options.demo === false ? [] : ["--demo"]), ...(options.flags ?? [])];
  const child = spawn(process.execPath, [program, ...flags], {
    cwd: dataDir,
    env: serverEnv(dataDir, options.databaseUrl, { PORT: String(port), PUBLIC_URL: url, ...options.env }),
    stdio: ["ignore", "pipe", "pipe"],
  });

  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-outputKept)));
  }
  let ended = false;
  const exit = new Promise<number | null>((done) => {
    child.once("error", () => done(null));
    child.once("close", (code) => done(code));
  });
  void exit.then(() => (ended = true));
  const killWithRun = () => child.kill("SIGKILL");
  process.once("exit", killWithRun);

  async function stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
    child.kill(signal);
    const code = await exit;
    process.off("exit", killWithRun);
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    return code;
  }

  const end = begin + patienceMs;
  while (!(await isReady(url))) {
    if (!ended && performance.now() < end) continue;
    await stop("SIGKILL");
    throw new Error(`The server did not become ready.\n${output.slice(-4000)}`);
  }
  const readyAfterMs = performance.now() - begin;
  return { url, pid: child.pid ?? 0, readyAfterMs, output: () => output, stop };
}

/** A program of the built server. */
export function builtFile(entry: "main" | "createAdmin"): string {
  const file = resolve("dist/server", `${entry}.mjs`);
  if (!existsSync(file)) throw new Error("There is no built server: run npm run build first.");
  return file;
}

/** The environment of a server process, free of what the developer's own shell sets. */
export function serverEnv(
  dataDir: string,
  databaseUrl: string | undefined,
  more: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  return { PATH, HOME, NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir, ...database, ...more };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    if (response.ok) return true;
  } catch {
    // Not listening yet.
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  return false;
}
