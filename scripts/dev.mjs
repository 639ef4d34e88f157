/*
 * npm run dev: Vite's server on 8080 (see vite.config.ts) and the backend behind it; both reload on change.
 */
import "./nodeVersion.mjs";
import { spawn } from "node:child_process";
import { createServer } from "vite";
import { buildServer } from "./buildServer.mjs";
import { inRoot, root, run, tool } from "./run.mjs";

process.chdir(root);
const bundle = inRoot("node_modules/.cache/dev-server");
const backendPort = "8081";
process.env.DEV_BACKEND = `http://127.0.0.1:${backendPort}`;
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

let backend;
let stopping = false;

// Run steps one after another: the folder of the embedded database, for example, allows one server.
let queue = Promise.resolve();
const queued = new Set();
function enqueue(task) {
  if (queued.has(task)) return;
  queued.add(task);
  queue = queue.then(() => {
    queued.delete(task);
    return stopping ? undefined : task();
  });
}

async function restartBackend() {
  await stopBackend();
  const args = ["--enable-source-maps", `${bundle}/main.mjs`, "--demo", ...process.argv.slice(2)];
  const env = { ...process.env, PORT: backendPort, PUBLIC_URL: "http://localhost:8080", APP_ROOT: root };
  backend = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit"] });
}

async function stopBackend() {
  if (!backend || backend.exitCode !== null || backend.signalCode !== null) return;
  const ended = new Promise((resolve) => backend.once("exit", resolve));
  backend.kill("SIGTERM");
  await ended;
}

// The compiler's watch mode needs watchman; running it on change takes a tenth of a second.
const compileDocuments = () => run(tool("relay-compiler"), ["--output", "quiet-with-errors"]);

await compileDocuments();
await buildServer(bundle, { onBuilt: () => enqueue(restartBackend) });

const web = await createServer({ configFile: inRoot("vite.config.ts") });
await web.listen();
web.printUrls();

web.watcher.add(inRoot("schema"));
web.watcher.on("all", (_event, path) => {
  const isContract = path.endsWith(".graphql");
  const isSource = /\/src\/.*\.tsx?$/.test(path) && !path.includes("__generated__");
  if (isContract || isSource) enqueue(compileDocuments);
  if (isContract) enqueue(restartBackend);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
    void Promise.all([stopBackend(), web.close()]).then(() => process.exit(0));
  });
}
