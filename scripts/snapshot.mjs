import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { inRoot, present } from "./run.mjs";

/** The content of the files under the folders that `wanted` accepts, by path in the checkout. */
export function snapshot(folders, wanted) {
  const paths = folders.filter((folder) => present(folder)).flatMap((folder) => filesIn(folder));
  return new Map(paths.filter(wanted).map((path) => [path, readFileSync(inRoot(path), "utf8")]));
}

/** The paths in which two snapshots differ. */
export function differences(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/** Puts the files back as they were, those that came since included. */
export function restore(before, after) {
  for (const path of differences(before, after)) {
    const content = before.get(path);
    if (content === undefined) rmSync(inRoot(path), { force: true });
    else write(path, content);
  }
}

export function write(path, content) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), content);
}

function filesIn(folder) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(inRoot(), `${entry.parentPath}/${entry.name}`));
}
