import { startServer, type BuiltServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startRestartablePostgres } from "../tests/support/postgresServer";
import { logIn } from "./calls";
import { median, type Report } from "./report";

const rounds = 10;
const area = "PostgreSQL stopped and started";
const writersEach = 2;
/** Milliseconds between retries of a refused writer. */
const retryMs = 20;

/**
 * Restarts PostgreSQL under two servers that write sessions, alternating fast and immediate shutdown.
 * Measures the time from the start of PostgreSQL to each server's first acknowledged write.
 */
export async function databaseRestarts(report: Report): Promise<void> {
  const postgres = await startRestartablePostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const servers: BuiltServer[] = [];
  const stopping = new AbortController();
  try {
    for (let count = 0; count < 2; count++) servers.push(await startServer({ databaseUrl }));
    /** When each server last acknowledged a write. */
    const acknowledgedAt = servers.map(() => 0);
    const write = async ({ url }: BuiltServer, index: number) => {
      while (!stopping.signal.aborted) {
        const isDone = await logIn(url, "support").then(
          () => true,
          () => false,
        );
        if (isDone) acknowledgedAt[index] = performance.now();
        else await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    };
    const writers = servers.flatMap((server, index) =>
      Array.from({ length: writersEach }, () => write(server, index)),
    );
    const sinceStart: number[] = [];
    const sinceAnswer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await writtenSince(performance.now(), acknowledgedAt);
      await postgres.end(round % 2 === 0 ? "fast" : "immediate");
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const begin = performance.now();
      const first = writtenSince(begin, acknowledgedAt);
      await postgres.start();
      const answers = performance.now();
      for (const at of await first) {
        sinceStart.push((at - begin) / 1_000);
        sinceAnswer.push((at - answers) / 1_000);
      }
    }
    stopping.abort();
    await Promise.all(writers);
    report.add(area, "rounds", rounds, "");
    report.add(area, "start until the first acknowledged write, median", median(sinceStart), "s");
    report.add(area, "start until the first acknowledged write, longest", Math.max(...sinceStart), "s");
    report.add(area, "of that after PostgreSQL answered, median", median(sinceAnswer), "s");
    report.add(area, "of that after PostgreSQL answered, longest", Math.max(...sinceAnswer), "s");
  } finally {
    stopping.abort();
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

/** Waits until each server has acknowledged a write since `since`. Returns when each did. */
async function writtenSince(since: number, acknowledgedAt: readonly number[]): Promise<readonly number[]> {
  const found = acknowledgedAt.map(() => 0);
  while (found.includes(0)) {
    for (const [index, at] of acknowledgedAt.entries())
      if (at > since && found[index] === 0) found[index] = at;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return found;
}
