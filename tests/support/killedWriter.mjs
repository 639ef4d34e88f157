/** Runs killedWriter.ts as a process of its own, from its source. */
import { runnerImport } from "vite";

const source = new URL("killedWriter.ts", import.meta.url).pathname;
await runnerImport(source, { configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } });
