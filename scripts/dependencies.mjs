import { readFileSync } from "node:fs";
import { inRoot, runOrExit } from "./run.mjs";

/** Installs the packages of the lock file if node_modules does not match it. */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log("Installing dependencies …");
  await runOrExit("The dependencies could not be installed; npm's messages stand above.", "npm", [
    "ci",
    "--no-progress",
    "--loglevel=error",
  ]);
}

/** npm writes the inner lock file last, so an interrupted installation counts as missing. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const found = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || (found[path] ? found[path].version === version : optional === true),
  );
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(inRoot(lockFile), "utf8")).packages;
  } catch {
    return undefined;
  }
}
