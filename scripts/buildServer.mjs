import { cpSync } from "node:fs";
import { basename } from "node:path";
import { build } from "vite";
import { inRoot } from "./run.mjs";
import { workerFiles } from "./workerFiles.mjs";

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
  const copyWorkers = () => {
    for (const file of workerFiles) cpSync(inRoot(file), `${outDir}/${basename(file)}`, { force: true });
  };
  if (!onBuilt) return copyWorkers();
  watcher.on("event", (event) => {
    if (event.code === "ERROR") onError(event.error);
    if (event.code !== "BUNDLE_END") return;
    copyWorkers();
    onBuilt();
  });
  return watcher;
}
