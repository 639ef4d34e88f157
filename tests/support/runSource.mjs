/** Runs a TypeScript program from its source as a process of its own: the file, then the program's own arguments. */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const [source = ""] = process.argv.splice(2, 1);
await runnerImport(resolve(source), {
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
});
