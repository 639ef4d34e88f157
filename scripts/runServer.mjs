import { inRoot } from "./run.mjs";
import { pathToFileURL } from "node:url";

/**
 * Runs a program of the built server in this process, so that signals and exit code
 * apply to it. Arguments of the script (npm start -- …) are appended to the given ones.
 */
export async function runServer(entry, args, env = {}) {
  const file = inRoot(`dist/server/${entry}.mjs`);
  process.argv = [process.execPath, file, ...args, ...process.argv.slice(2)];
  process.env.NODE_ENV ??= "production";
  for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
  await import(pathToFileURL(file).href);
}
