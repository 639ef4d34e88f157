/*
 * npm run dev: the app under Vite on PORT (8080) with the backend behind it; all of it follows changes. Errors of the
 * contract and the server are shown in the page. npm run dev:mock: the same without a backend, with mocked data.
 */
import "./nodeVersion.mjs";
import { createServer as createNetServer } from "node:net";
import { relative } from "node:path";
import { createServer, runnerImport } from "vite";
import { createBackend } from "./dev/backend.mjs";
import { log } from "./dev/log.mjs";
import { createProblems } from "./dev/problems.mjs";
import { createQueue } from "./dev/queue.mjs";
import { exitWith, inRoot, root, run, tool } from "./run.mjs";

process.chdir(root);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

const args = process.argv.slice(2);
const isMocked = args[0] === "--mock";
const port = Number(process.env.PORT || 8080);
const backendPort = isMocked ? null : await freePort();
const queue = createQueue();
const extraction = createQueue();

const web = await createServer({
  configFile: inRoot("vite.config.ts"),
  customLogger: viteLogger(),
  plugins: [isMocked ? await mockServer() : backendProxy(backendPort)],
  server: { port, strictPort: true },
});
const problems = createProblems(web.environments.client.hot);
const publicUrl = `http://localhost:${port}`;
const backend = isMocked ? null : createBackend({ port: backendPort, publicUrl, args, problems });

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));
process.on("exit", () => backend?.kill());

try {
  await web.listen();
} catch (error) {
  exitWith(
    /already in use/.test(String(error))
      ? `Port ${port} is taken. Stop what uses it, or choose another one: PORT=8090 npm run dev`
      : String(error),
  );
}
log("vite", publicUrl);

queue.add(compileDocuments);
await queue.idle();
await backend?.watch(() => queue.add(backend.restart));

web.watcher.add(inRoot("schema"));
web.watcher.on("all", (_event, path) => {
  const isContract = path.endsWith(".graphql");
  const isSource = /\/src\/.*\.tsx?$/.test(path) && !path.includes("__generated__");
  if (isContract || isSource) queue.add(compileDocuments);
  if (isContract && !isMocked) queue.add(generateResolverTypes);
  // The server reads contracts and documents at its start.
  if (/\/schema\/.*\.(graphql|json)$/.test(path) && backend) queue.add(backend.restart);
  if (isSource) extractLater(relative(root, path));
});

/** Runs the Relay compiler, whose watch mode needs watchman; a run takes a tenth of a second. */
async function compileDocuments() {
  const { code, output } = await run(tool("relay-compiler"), ["--output", "quiet-with-errors"], {
    capture: true,
  });
  if (output.trim() !== "") log("relay", output);
  if (code === 0) problems.clear("relay");
  else problems.report("relay", output);
}

async function generateResolverTypes() {
  const { code, output } = await run(process.execPath, [inRoot("scripts/resolverTypes.mjs")], {
    capture: true,
  });
  // The Relay compiler reports an invalid contract better.
  if (code === 0) log("server", "resolver types generated");
  else log("server", output.split("\n").find((line) => /Error/.test(line)) ?? output);
}

/** Source files whose catalogs are to be updated. */
let edited = new Set();
let timer;

/** Updates the catalogs after a pause, in a process of its own, since it takes more than a second. */
function extractLater(file) {
  edited.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => extraction.add(extractCatalogs), 1_000);
}

async function extractCatalogs() {
  const files = [...edited];
  edited = new Set();
  const script = inRoot("scripts/dev/extractCatalogs.mjs");
  const { output } = await run(process.execPath, [script, ...files], { capture: true });
  if (output.trim() !== "") log("lingui", output);
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  queue.close();
  extraction.close();
  await Promise.all([backend?.stop(), web.close()]);
  process.exit(code);
}

/** Imports the plugin, which is TypeScript like the code that it shares with the tests. */
async function mockServer() {
  const { module } = await runnerImport("./scripts/mock/mockServer.ts", {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  return module.mockServer();
}

/** Proxies the calls to the backend. Holds them while it restarts, so that a page waits and does not fail. */
function backendProxy(toPort) {
  const paths = ["/mgt/graphql", "/mgt/v2/graphql", "/mgt/process/graphql", "/mgt/ikfz/graphql"];
  const proxied = [...paths, "/mgt/pictures", "/mgt/exports"];
  // Until there is a server, calls are answered as by a proxy in production: the app waits and tries again.
  const configure = (proxy) => {
    proxy.on("error", (_error, _request, response) => {
      if ("writeHead" in response && !response.headersSent) response.writeHead(503).end();
    });
  };
  const target = `http://127.0.0.1:${toPort}`;
  return {
    name: "backend-proxy",
    config: () => ({
      server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target, configure }])) },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (proxied.some((path) => request.url?.startsWith(path))) await queue.idle();
        next();
      });
    },
  };
}

function viteLogger() {
  const warned = new Set();
  const write = (text) => {
    // Expected while the server restarts or is broken, which has its own lines.
    if (!text.includes("http proxy error")) log("vite", text);
  };
  return {
    hasWarned: false,
    info: write,
    warn: write,
    warnOnce: (text) => {
      if (!warned.has(text)) write(text);
      warned.add(text);
    },
    error: write,
    clearScreen: () => undefined,
    hasErrorLogged: () => false,
  };
}

/** A port that is free now, for the backend. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
