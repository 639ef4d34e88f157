import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The folder of the newest PostgreSQL server's programs; undefined: not installed. */
export function findPostgres() {
  const packaged = "/usr/lib/postgresql";
  const versions = list(packaged).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(packaged, version, "bin"));
  return [...folders, ...searchPath()].find((folder) => runs(join(folder, "initdb")));
}

/**
 * The Chromium of browser tests and bench: CHROMIUM_PATH, else the system's; undefined: not installed. The headless shell
 * comes first, which Playwright too takes by default: without a window's parts, tests take a fifth less of the processor.
 */
export function findChromium() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  const candidates = names.flatMap((name) =>
    ["/usr/bin", ...searchPath()].map((folder) => join(folder, name)),
  );
  return [process.env.CHROMIUM_PATH, ...candidates].find((file) => file && runs(file));
}

/** Whether the file exists and may be executed. */
export function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const searchPath = () => (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
