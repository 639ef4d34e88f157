import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** The root folder of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Path of a file in the checkout. */
export const inRoot = (...parts) => join(root, ...parts);

/** Path of an executable from the dependencies. */
export const tool = (name) => inRoot("node_modules", ".bin", name);

/** Exits the script with a message. */
export function exitWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Runs a program in the checkout and resolves with its exit code. Output is shown; `quiet` shows
 * it only on failure, `capture` returns it as `output`. Signals are forwarded to the program.
 */
export function run(program, args = [], { env = {}, quiet = false, capture = false } = {}) {
  const piped = quiet || capture;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: piped ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const pass = (signal) => child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of signals) process.off(signal, pass);
      if (code !== 0 && quiet) process.stderr.write(output);
      resolve({ code, output });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once("close", (code, signal) => end(signal ? 128 : (code ?? 1)));
  });
}

/** Runs a program quietly; exits the script with the sentence if it fails. */
export async function runOrExit(sentence, program, args, options = {}) {
  const { code, output } = await run(program, args, { quiet: true, ...options });
  if (code !== 0) exitWith(sentence);
  return output;
}

/** Whether all paths exist in the checkout. */
export const exist = (...paths) => paths.every((path) => existsSync(inRoot(path)));
