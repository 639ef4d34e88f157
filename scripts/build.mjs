/* npm run build: the app to dist/web, the server to dist/server, the contract to dist/schema, GraphiQL to dist/graphiql. */
import "./nodeVersion.mjs";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { build } from "vite";
import { buildServer } from "./buildServer.mjs";
import { installDependencies } from "./dependencies.mjs";
import { keepDocuments } from "./keepDocuments.mjs";
import { precompress } from "./precompress.mjs";
import { exitWith, inRoot, runOrExit, root, tool } from "./run.mjs";
import { fingerprint, forgetBuild, rememberBuild } from "./stale.mjs";

await installDependencies();
const begin = performance.now();
const inputs = fingerprint();
forgetBuild();
process.chdir(root);
process.env.NODE_ENV = "production";
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
console.log("Building …");

const sdl = readdirSync(inRoot("schema")).filter((name) => name.endsWith(".graphql"));
const endpoints = sdl.map((name) => name.replace(".graphql", ""));

mkdirSync(inRoot("schema/operations"), { recursive: true });
for (const endpoint of endpoints) {
  const file = inRoot(`schema/operations/${endpoint}.json`);
  if (!existsSync(file)) writeFileSync(file, "{}\n");
}
await runOrExit("The Relay compiler refused the app's documents.", tool("relay-compiler"));
const graphiql = runOrExit("The build of GraphiQL failed.", process.execPath, [
  inRoot("scripts/buildGraphiql.mjs"),
]);

try {
  await build({ configFile: inRoot("vite.config.ts"), logLevel: "warn" });
  await buildServer(inRoot("dist/server"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  exitWith("The build failed.");
}

mkdirSync(inRoot("dist/schema/operations"), { recursive: true });
for (const name of sdl) cpSync(inRoot("schema", name), inRoot("dist/schema", name));
for (const endpoint of endpoints) keepDocuments(endpoint);
await precompress(inRoot("dist/web"));
await graphiql;

rememberBuild(inputs);
console.log(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
process.exit(0);
