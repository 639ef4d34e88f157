/** Programs of the built server that end by themselves. */
import { execFile } from "node:child_process";
import { builtFile, serverEnv } from "./server";

interface Outcome {
  /** Exit code. */
  readonly code: number;
  /** What it wrote, to both streams. */
  readonly output: string;
}

/** Runs a program of the built server to its end, on this data folder. */
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
