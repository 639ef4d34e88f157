import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { Client } from "pg";
import { findPostgres } from "./programs.mjs";

/** A throwaway PostgreSQL server for one test run. */
export interface PostgresServer {
  /** URL of its maintenance database. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** How to stop a server: cut connections and flush (fast), or kill everything (immediate). */
export type Shutdown = "fast" | "immediate";

/** A server that can be restarted with the same folder and port and keeps committed data. */
export interface RestartablePostgres extends PostgresServer {
  end(mode: Shutdown): Promise<void>;
  /** Starts it again and waits until it responds. */
  start(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

// The server lives as long as its shell's standard input, so a killed test run leaves nothing behind.
const lifeline = `
exec 3<&0
"$@" <&- & server=$!
{ cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
wait $server && cd / && rm -rf "$SM_FOLDER"`;
const keptLifeline = lifeline.replace(/ && cd .*$/, "");

const newCluster = "-U postgres -E UTF8 --locale=C.UTF-8 -A trust --no-sync";
const throwaway =
  "listen_addresses=127.0.0.1 max_connections=200 shared_buffers=64MB jit=off fsync=off synchronous_commit=off full_page_writes=off";
/** Committed data survives a crash of the server, though not of the machine. */
const lasting = throwaway.replace("synchronous_commit=off", "synchronous_commit=on");

const signals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

const attempts = 5;
const patienceMs = 30_000;

/** Starts the newest installed PostgreSQL in a temporary folder, on a free port of 127.0.0.1. */
export async function startPostgres(): Promise<PostgresServer> {
  const cluster = createCluster();
  try {
    return (await launchAnywhere(cluster, throwaway, lifeline)).server;
  } catch (error) {
    rmSync(cluster.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a server that can be stopped and started again. */
export async function startRestartablePostgres(): Promise<RestartablePostgres> {
  const cluster = createCluster();
  const { server, port } = await launchAnywhere(cluster, lasting, keptLifeline);
  let running: PostgresServer | null = server;
  const end = async (mode: Shutdown) => {
    const [pid = ""] = readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), signals[mode]);
    await running?.stop();
    running = null;
  };
  return {
    url: server.url,
    end,
    async start() {
      const started = await launch(cluster, { port, settings: lasting, shell: keptLifeline });
      if (started.server === null) throw new Error(`PostgreSQL did not come back: ${started.output.trim()}`);
      running = started.server;
    },
    async stop() {
      await running?.stop();
      rmSync(cluster.folder, { recursive: true, force: true });
    },
  };
}

interface Cluster {
  readonly bin: string;
  readonly folder: string;
  readonly data: string;
  readonly owner: Owner | undefined;
}

function createCluster(): Cluster {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing: install the package postgresql (initdb and postgres).");
  const owner = process.getuid?.() === 0 ? accountOf("postgres") : undefined;
  const folder = mkdtempSync(join(tmpdir(), "sm-pg-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  try {
    execFileSync(join(bin, "initdb"), ["-D", data, ...newCluster.split(" ")], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { bin, folder, data, owner };
}

async function launchAnywhere(cluster: Cluster, settings: string, shell: string) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const { server, output } = await launch(cluster, { port, settings, shell });
    if (server) return { server, port };
    // Another process may have taken the port since it was chosen.
    if (attempt === attempts || !output.includes("Address already in use")) {
      throw new Error(`PostgreSQL did not start: ${output.trim() || "no output"}`);
    }
  }
}

/** Creates a database on the server at `url`, empty or from a template, and returns its URL. */
export async function createDatabaseOn(url: string, template = "template0"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

interface Launch {
  readonly port: number;
  readonly settings: string;
  readonly shell: string;
}

async function launch({ bin, folder, data, owner }: Cluster, { port, settings, shell }: Launch) {
  const all = [`port=${port}`, `unix_socket_directories=${folder}`, ...settings.split(" ")];
  const args = all.flatMap((setting) => ["-c", setting]);
  const child = spawn("/bin/sh", ["-c", shell, "sh", join(bin, "postgres"), "-D", data, ...args], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true, // Ctrl-C reaches the run first: its tests close their connections, then the server stops.
    env: { ...process.env, SM_FOLDER: folder },
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const stop = async () => {
    child.stdin?.end();
    await ended;
    if (shell === lifeline) rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(url, child)) return { output, server: { url, stop } };
  child.stdin?.end();
  await ended;
  return { output, server: null };
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (child.exitCode === null && Date.now() < end) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.query("SELECT 1");
      return child.exitCode === null;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** A currently unused port of 127.0.0.1. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  return address.port;
}

function accountOf(name: string): Owner {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new Error(`PostgreSQL refuses to run as root, and there is no account "${name}" to run it as.`);
  }
}
