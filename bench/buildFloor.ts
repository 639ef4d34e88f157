import { cpSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import { precompress } from "../scripts/precompress.mjs";

const folder = resolve("node_modules/.cache/bench-floor");

/** Builds the minimal login next to a copy of the server that serves it. Returns the server's program. */
export async function buildFloor(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  cpSync("dist/server", `${folder}/server`, { recursive: true });
  cpSync("dist/schema", `${folder}/schema`, { recursive: true });
  // Vite's runner, which loaded this file, has set it to development.
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    root: resolve("bench/floor"),
    logLevel: "warn",
    build: {
      outDir: `${folder}/web`,
      emptyOutDir: true,
      target: "es2023",
      modulePreload: { polyfill: false },
    },
  });
  await precompress(`${folder}/web`);
  return `${folder}/server/main.mjs`;
}
