import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./run.mjs";

/** Most documents of earlier builds that are kept for tabs which survive a release, for each endpoint. */
const mostKept = 500;

/**
 * Puts the app's documents into dist. Those that only earlier builds knew move to dist/operations-previous, the latest
 * first, so that the server still answers a tab that was opened before this build.
 */
export function keepDocuments(endpoint) {
  const current = read(inRoot(`schema/operations/${endpoint}.json`));
  const target = inRoot(`dist/schema/operations/${endpoint}.json`);
  const history = inRoot(`dist/operations-previous/${endpoint}.json`);
  const earlier = Object.entries({ ...read(target), ...read(history) });
  const kept = earlier.filter(([id]) => !(id in current)).slice(0, mostKept);
  mkdirSync(inRoot("dist/operations-previous"), { recursive: true });
  write(history, Object.fromEntries(kept));
  write(target, current);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}

const write = (file, documents) => writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`);
