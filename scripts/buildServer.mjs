import { cpSync } from "node:fs";
import { build } from "vite";
import { inRoot } from "./run.mjs";

/**
 * Bundles the server's programs to .mjs files. Packages stay external: a bundled graphql would
 * be loaded twice. With `onBuilt`, watches the sources and calls back after each further build.
 */
export async function buildServer(outDir, { onBuilt } = {}) {
  const watcher = await build({
    configFile: false,
    root: inRoot(),
    logLevel: onBuilt ? "error" : "warn",
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      sourcemap: true,
      watch: onBuilt ? {} : null,
      rollupOptions: {
        input: { main: inRoot("server/main.ts"), createAdmin: inRoot("server/createAdmin.ts") },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  // The database worker runs this file, from the sources and from dist.
  const copyWorker = () =>
    cpSync(inRoot("server/storage/database/embeddedWorker.mjs"), `${outDir}/embeddedWorker.mjs`, {
      force: true,
    });
  if (!onBuilt) return copyWorker();
  watcher.on("event", (event) => {
    if (event.code === "ERROR") console.error(event.error.message);
    if (event.code !== "BUNDLE_END") return;
    copyWorker();
    onBuilt();
  });
}
