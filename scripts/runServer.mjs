import { inRoot } from "./run.mjs";
import { pathToFileURL } from "node:url";

/**
 * Runs a program of the built server in this very process, so that signals and exit code are its own. Arguments of the
 * script (npm start -- …) follow the given ones.
 */
export async function runServer(entry, args, env = {}) {
  const file = inRoot(`dist/server/${entry}.mjs`);
  process.argv = [process.execPath, file, ...args, ...process.argv.slice(2)];
  process.env.NODE_ENV ??= "production";
  for (const [name, value] of Object.entries(env)) process.env[name] ??= value;
  await import(pathToFileURL(file).href);
}
