import { copyFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { build } from "vite";
import { workerFiles } from "../../scripts/workerFiles.mjs";

/**
 * Bundles a TypeScript program of the server, so that each run starts quickly. Returns the file.
 * It lies within the project, to resolve packages, and apart from the bundles of other workers.
 */
export async function bundle(source: string): Promise<string> {
  const name = basename(source, ".ts");
  const outDir = resolve("test-results/programs", `${name}-${process.pid}`);
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      target: "node20",
      minify: false,
      rolldownOptions: { input: resolve(source), output: { entryFileNames: `${name}.mjs` } },
    },
  });
  for (const file of workerFiles) await copyFile(file, `${outDir}/${basename(file)}`);
  return `${outDir}/${name}.mjs`;
}
