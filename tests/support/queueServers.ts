/** Processes that run only the queue, to be killed. See queueServer. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { bundle } from "./bundle";

let program: Promise<string> | undefined;

/** Builds the program, once per worker. */
export function bundleQueueServer(): Promise<string> {
  return (program ??= bundle("tests/support/queueServer.ts"));
}

/**
 * Spawns a queue process on the PostgreSQL database and waits until it polls for jobs. The caller kills it.
 */
export async function spawnQueueServer(databaseUrl: string) {
  const args = [await bundleQueueServer(), databaseUrl];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

/** Kills a process if it is still running. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
