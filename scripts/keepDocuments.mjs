import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./run.mjs";

/**
 * Maximum number of documents of earlier builds that are kept per endpoint, for tabs that were open before a release.
 */
const documentsMax = 500;

/**
 * Copies the app's documents to dist. Documents of earlier builds move to dist/operations-previous,
 * latest first, so that the server still serves tabs opened before this build.
 */
export function keepDocuments(endpoint) {
  const current = read(inRoot(`schema/operations/${endpoint}.json`));
  const target = inRoot(`dist/schema/operations/${endpoint}.json`);
  const history = inRoot(`dist/operations-previous/${endpoint}.json`);
  mkdirSync(inRoot("dist/operations-previous"), { recursive: true });
  write(history, earlierDocuments(current, read(target), read(history)));
  write(target, current);
}

/** Documents that only earlier builds had: those of the last build first, then older ones. */
export function earlierDocuments(current, last, history) {
  const earlier = Object.entries({ ...last, ...history });
  return Object.fromEntries(earlier.filter(([id]) => !Object.hasOwn(current, id)).slice(0, documentsMax));
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
