/** The server's program with a clock and waits that tests control over the IPC channel. */
import { uploadRestartMs } from "#domain/retrySchedule";
import { runProgram } from "#server/program";
import type { Times } from "./server";

let stoppedAt: Date | null = null;
const waits = { uploadRestartMs };

process.on("message", (times: Times) => {
  if (times.now !== undefined) stoppedAt = times.now === null ? null : new Date(times.now);
  if (times.uploadRestartMs !== undefined) waits.uploadRestartMs = times.uploadRestartMs;
  process.send?.("set");
});

const { SM_DIST: dist } = process.env;
await runProgram({ dist, waits, now: () => stoppedAt ?? new Date() });
