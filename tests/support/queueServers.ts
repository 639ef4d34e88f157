/** Servers of which only the queue runs, in processes of their own, to be killed. See queueServer. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { bundle } from "./bundle";

let program: Promise<string> | undefined;

/** Makes the program, once for all tests of a worker. */
export function bundleQueueServer(): Promise<string> {
  return (program ??= bundle("tests/support/queueServer.ts"));
}

/** Begins one on the PostgreSQL database; its first words say that it looks for jobs. The caller kills it. */
export async function spawnQueueServer(databaseUrl: string) {
  const args = [await bundleQueueServer(), databaseUrl];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

/** Ends a process at once, if it still runs. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
