import { cpSync } from "node:fs";
import { build } from "vite";
import { inRoot } from "./run.mjs";

/**
 * Bundles the server's programs to .mjs files. Packages stay external: a bundled graphql would
 * be loaded twice. With `onBuilt`, watches the sources, calls back after each build, and returns the watcher.
 */
export async function buildServer(outDir, { onBuilt, onError } = {}) {
  const watcher = await build({
    configFile: false,
    root: inRoot(),
    logLevel: onBuilt ? "silent" : "warn",
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
    if (event.code === "ERROR") onError(event.error);
    if (event.code !== "BUNDLE_END") return;
    copyWorker();
    onBuilt();
  });
  return watcher;
}
