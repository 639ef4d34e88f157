import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readyLine, startServer } from "../tests/e2e/support/server";
import { median, type Report } from "./report";

/** Duration of the first start with demo data, of a later start, and of npm start without a build. */
export async function startup(report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-start-"));
  try {
    const first = await startServer({ dataDir });
    await first.stop();
    const later: number[] = [];
    for (let round = 0; round < 5; round++) {
      const server = await startServer({ dataDir });
      later.push(server.readyAfterMs);
      await server.stop();
    }
    report.add("start", "empty folder, demo data included", first.readyAfterMs / 1000, "s");
    report.add(
      "start",
      "of that, new database and demo data",
      (first.readyAfterMs - median(later)) / 1000,
      "s",
    );
    report.add("start", "later, until ready, median of 5", median(later) / 1000, "s");
    report.add(
      "start",
      "npm start, nothing to build, until listening",
      (await npmStart(dataDir)) / 1000,
      "s",
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function npmStart(dataDir: string): Promise<number> {
  const begin = performance.now();
  const child = spawn("npm", ["start"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    let output = "";
    for await (const text of child.stdout.setEncoding("utf8")) {
      output += String(text);
      if (readyLine.test(output)) return performance.now() - begin;
    }
    throw new Error("npm start ended early.");
  } finally {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}
