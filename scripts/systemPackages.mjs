import { findChromium, findPostgres, runs } from "../tests/support/programs.mjs";
import { exitWith, run } from "./run.mjs";

const needed = [
  { apt: "chromium-headless-shell", find: findChromium },
  { apt: "postgresql", find: findPostgres },
];

/** Installs the system packages that the tests need, as root on Debian. Elsewhere prints what to install. */
export async function installSystemPackages() {
  const missing = needed.filter((program) => !program.find()).map((program) => program.apt);
  if (missing.length === 0) return;
  const plea = `The tests need what is not installed here: please install ${missing.join(" and ")}.`;
  if (process.getuid?.() !== 0 || !runs("/usr/bin/apt-get")) exitWith(plea);
  console.log(`Installing ${missing.join(" and ")} …`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update", "-qq"], options);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], options);
  if (needed.some((program) => !program.find())) exitWith(plea);
}
