/** The server's program with a clock and delays that tests control over the IPC channel. */
import { uploadRestartMs } from "#domain/retrySchedule";
import { runProgram } from "#server/program";
import type { Times } from "./server";

let stoppedAt: Date | null = null;
const delays = { uploadRestartMs };

process.on("message", (times: Times) => {
  if (times.now !== undefined) stoppedAt = times.now === null ? null : new Date(times.now);
  if (times.uploadRestartMs !== undefined) delays.uploadRestartMs = times.uploadRestartMs;
  process.send?.("set");
});

const { SM_DIST: dist } = process.env;
await runProgram({ dist, delays, now: () => stoppedAt ?? new Date() });
