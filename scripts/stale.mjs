import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { inRoot, exist, run } from "./run.mjs";

const settings =
  "package.json package-lock.json tsconfig.json vite.config.ts relay.config.js lingui.config.ts";
const sources = "index.html src server graphiql schema locales public scripts";
const inputs = `${settings} ${sources}`.split(" ");

// Written by the build.
const generated = /(^|\/)(__generated__\/|routeTree\.gen\.ts$)|^schema\/operations\//;

const stamp = "dist/build.json";

/** A hash over all inputs of the build. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap(filesUnder)) {
    if (generated.test(path)) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Whether dist was built from the current sources. */
export function isFresh() {
  try {
    return JSON.parse(readFileSync(inRoot(stamp), "utf8")).inputs === fingerprint();
  } catch {
    return false;
  }
}

/** An interrupted build must not count as fresh. */
export const forgetBuild = () => rmSync(inRoot(stamp), { force: true });

export const rememberBuild = (inputs) => writeFileSync(inRoot(stamp), JSON.stringify({ inputs }));

/** Builds if dist is missing or, unless `onlyMissing`, stale. Exits the script on failure. */
export async function build({ onlyMissing = false } = {}) {
  if (onlyMissing ? exist(stamp) : isFresh()) return;
  if (!(await buildNow())) process.exit(1);
}

/** Builds and returns whether it succeeded. */
export async function buildNow() {
  const { code } = await run(process.execPath, [inRoot("scripts/build.mjs")]);
  return code === 0;
}

function filesUnder(path) {
  if (!exist(path)) return [];
  try {
    return readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inRoot("/").length))
      .sort();
  } catch {
    return [path];
  }
}
