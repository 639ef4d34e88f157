import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { Client } from "pg";
import { findPostgres } from "./programs.mjs";

/** A throwaway PostgreSQL of the machine, for one run of tests. */
export interface PostgresServer {
  /** Address of its maintenance database. */
  readonly url: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

// The server lives as long as its shell's standard input, so even a killed test run leaves nothing behind.
const lifeline = `
exec 3<&0
"$@" <&- & server=$!
{ cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
wait $server && cd / && rm -rf "$SM_FOLDER"`;

const newCluster = "-U postgres -E UTF8 --locale=C.UTF-8 -A trust --no-sync";
const throwaway =
  "listen_addresses=127.0.0.1 max_connections=200 shared_buffers=64MB fsync=off synchronous_commit=off full_page_writes=off";

const attempts = 5;
const patienceMs = 30_000;

/** Starts the newest PostgreSQL of this machine in a folder of its own, on a free port of 127.0.0.1. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing: install the package postgresql (initdb and postgres).");
  const owner = process.getuid?.() === 0 ? accountOf("postgres") : undefined;
  const folder = mkdtempSync(join(tmpdir(), "sm-pg-"));
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, "data");
    execFileSync(join(bin, "initdb"), ["-D", data, ...newCluster.split(" ")], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    for (let attempt = 1; ; attempt++) {
      const started = await launch(bin, folder, data, owner);
      if (started.server) return started.server;
      // Another process may have taken the port between its choice and the start.
      if (attempt === attempts || !started.output.includes("Address already in use")) {
        throw new Error(`PostgreSQL did not start: ${started.output.trim() || "no output"}`);
      }
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a database on the server at `url`, empty or as the one that is named, and answers its address. */
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

async function launch(bin: string, folder: string, data: string, owner: Owner | undefined) {
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, ...throwaway.split(" ")];
  const args = settings.flatMap((setting) => ["-c", setting]);
  const child = spawn("/bin/sh", ["-c", lifeline, "sh", join(bin, "postgres"), "-D", data, ...args], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    detached: true, // Ctrl-C reaches the run first; its tests close their connections, then the server goes.
    env: { ...process.env, SM_FOLDER: folder },
  });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const stop = async () => {
    child.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
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

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
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
