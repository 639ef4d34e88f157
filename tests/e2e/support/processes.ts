/** Runs programs of the built server that exit on their own. */
import { execFile } from "node:child_process";
import { builtFile, serverEnv } from "./server";

interface Outcome {
  /** Exit code. */
  readonly code: number;
  /** Combined output of both streams. */
  readonly output: string;
}

/** Runs a program of the built server to its end, with this data folder. */
export function runToEnd(
  entry: "main" | "createAdmin",
  args: readonly string[],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: serverEnv(dataDir, undefined, env), cwd: dataDir, timeout: 60_000 };
    execFile(process.execPath, [builtFile(entry), ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      resolve({ code, output: stdout + stderr });
    });
  });
}
