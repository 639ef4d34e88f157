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
  mkdirSync(inRoot("dist/operations-previous"), { recursive: true });
  write(history, earlierDocuments(current, read(target), read(history)));
  write(target, current);
}

/** What only earlier builds knew: first the documents of the last one, then those that were kept before. */
export function earlierDocuments(current, last, history) {
  const earlier = Object.entries({ ...last, ...history });
  return Object.fromEntries(earlier.filter(([id]) => !Object.hasOwn(current, id)).slice(0, mostKept));
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
