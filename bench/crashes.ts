import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../tests/e2e/support/server";
import { call, logIn } from "./calls";
import { median, type Report } from "./report";

const rounds = 20;
const area = "kill -9, embedded";

/** Kills the server while it writes sessions. Every acknowledged login must survive the restart. */
export async function crashes(report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-crash-"));
  const restarts: number[] = [];
  let acknowledged = 0;
  let lost = 0;
  try {
    let server = await startServer({ dataDir });
    for (let round = 0; round < rounds; round++) {
      const tokens: string[] = [];
      const dying = new AbortController();
      const { url } = server;
      const write = async () => {
        while (!dying.signal.aborted) {
          const token = await logIn(url, "support").catch(() => null);
          if (token) tokens.push(token);
        }
      };
      const writers = [write(), write(), write()];
      // Each round is killed at a different point of its writes.
      await new Promise((resolve) => setTimeout(resolve, 1000 + round * 37));
      dying.abort();
      await server.stop("SIGKILL");
      await Promise.all(writers);

      server = await startServer({ dataDir });
      restarts.push(server.readyAfterMs);
      acknowledged += tokens.length;
      const found = await Promise.all(tokens.map((token) => isAlive(server.url, token)));
      lost += found.filter((alive) => !alive).length;
    }
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  report.add(area, "rounds", restarts.length, "");
  report.add(area, "acknowledged writes", acknowledged, "");
  report.add(area, "of these lost", lost, "");
  report.add(area, "restart until ready, median", median(restarts), "ms");
}

async function isAlive(url: string, token: string): Promise<boolean> {
  return call(url, "{ user { user { username } } }", {}, token).then(
    () => true,
    () => false,
  );
}
