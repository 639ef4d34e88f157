/* npm run dev: Vite's server on 8080 (what vite.config.ts says), the backend behind it, restarted on change. */
import "./nodeVersion.mjs";
import { spawn } from "node:child_process";
import { createServer } from "vite";
import { buildServer } from "./buildServer.mjs";
import { inRoot, root } from "./run.mjs";

process.chdir(root);
const bundle = inRoot("node_modules/.cache/dev-server");
const backendPort = "8081";
process.env.DEV_BACKEND = `http://127.0.0.1:${backendPort}`;
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

let backend;
let stopping = false;

async function restart() {
  await stopBackend();
  if (stopping) return;
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

// One restart at a time: the folder of the embedded database has room for one server.
let queue = Promise.resolve();
await buildServer(bundle, { onBuilt: () => (queue = queue.then(restart)) });

const web = await createServer({ configFile: inRoot("vite.config.ts") });
await web.listen();
web.printUrls();

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stopping = true;
    void Promise.all([stopBackend(), web.close()]).then(() => process.exit(0));
  });
}
