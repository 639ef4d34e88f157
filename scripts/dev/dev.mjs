/*
 * The app under Vite on PORT (8080) with the backend behind it; all of it follows changes. Errors of the
 * contract and the server are shown in the page. With --mock: the same without a backend, with mocked data.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { createServer, runnerImport } from "vite";
import { createBackend } from "./backend.mjs";
import { backendProxy, freePort } from "./backendProxy.mjs";
import { log, viteLogger } from "./log.mjs";
import { createProblems } from "./problems.mjs";
import { createQueue } from "./queue.mjs";
import { exist, exitWith, inRoot, root, run, tool } from "../run.mjs";

process.chdir(root);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";

const args = process.argv.slice(2);
const isMocked = args[0] === "--mock";
const port = Number(process.env.PORT || 8080);
const backendPort = isMocked ? null : await freePort();
const mock = isMocked ? await mockServer() : null;
const queue = createQueue();
const extraction = createQueue();

const web = await createServer({
  configFile: inRoot("vite.config.ts"),
  customLogger: viteLogger(),
  plugins: [mock ?? backendProxy(await backendPaths(), backendPort, queue)],
  server: { port, strictPort: true },
});
const problems = createProblems(web.environments.client.hot);

let backend = null;
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
const publicUrl = `http://localhost:${web.httpServer.address().port}`;
log("vite", isMocked ? `${publicUrl} without a backend: sign in as admin, support or member` : publicUrl);

queue.add(compileDocuments);
await queue.idle();
if (!isMocked) {
  backend = createBackend({ port: backendPort, publicUrl, args, problems });
  await backend.watch(() => queue.add(backend.restart));
  // The server reads it when a browser first opens an endpoint.
  if (!exist("dist/graphiql")) void run(process.execPath, [inRoot("scripts/buildGraphiql.mjs")]);
}

const schemaTexts = new Map();
for (const entry of readdirSync(inRoot("schema"), { recursive: true })) isChanged(inRoot("schema", entry));

web.watcher.add(inRoot("schema"));
web.watcher.on("all", (_event, path) => {
  const isContract = path.endsWith(".graphql");
  const isSource = /\/src\/.*\.tsx?$/.test(path) && !path.includes("__generated__");
  if (isContract || isSource) queue.add(compileDocuments);
  if (isContract && !isMocked) queue.add(generateResolverTypes);
  // The server reads contracts and documents at its start.
  if (/\/schema\/.*\.(graphql|json)$/.test(path) && isChanged(path)) {
    mock?.api.reload();
    if (backend) queue.add(backend.restart);
  }
  if (isSource) extractLater(relative(root, path));
});

/** Whether a file of the contract has another content than before: the Relay compiler always writes all of them. */
function isChanged(path) {
  const text = existsSync(path) && statSync(path).isFile() ? readFileSync(path, "utf8") : null;
  const before = schemaTexts.get(path);
  schemaTexts.set(path, text);
  return text !== before;
}

/** Runs the Relay compiler, whose watch mode needs watchman; a run takes a tenth of a second. */
async function compileDocuments() {
  const { code, output } = await run(tool("relay-compiler"), ["--output", "quiet-with-errors"], {
    capture: true,
  });
  // The summary that follows contains nothing more.
  const [text = ""] = output.split(/\n.*Compilation failed\./);
  log("relay", text);
  if (code === 0) problems.clear("relay");
  else problems.report("relay", text);
}

async function generateResolverTypes() {
  const { code, output } = await run(process.execPath, [inRoot("scripts/resolverTypes.mjs")], {
    capture: true,
  });
  // Errors in the contract are reported by the Relay compiler, which does it better.
  if (code === 0) log("server", "resolver types generated");
  else log("server", output.split("\n").find((line) => /Error/.test(line)) ?? output);
}

/** Source files whose catalogs are to be updated. */
let edited = new Set();
let timer;

/** Updates the catalogs after a pause, in a separate process, since it takes more than a second. */
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
  log("lingui", output);
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

/** Imports TypeScript that the app, the tests or Vite's configuration share. */
async function importSource(path) {
  const { module } = await runnerImport(path, { configFile: false, root, resolve: { tsconfigPaths: true } });
  return module;
}

async function mockServer() {
  const { mockServer: create } = await importSource("./scripts/mock/mockServer.ts");
  return create();
}

async function backendPaths() {
  const { endpointPaths } = await importSource("./src/domain/endpoints.ts");
  return [...Object.values(endpointPaths), "/mgt/pictures", "/mgt/exports", "/assets/graphiql"];
}
