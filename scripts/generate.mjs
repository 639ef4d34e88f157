/* npm run generate [name]: regenerates derived files from scratch, so that no orphans remain. */
import "./nodeVersion.mjs";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./dependencies.mjs";
import { exitWith, inRoot, run, tool } from "./run.mjs";

const node = (...args) => run(process.execPath, args, { quiet: true });

/** Removes the artifacts of the Relay compiler, which does not detect orphans. */
function removeArtifacts() {
  for (const entry of readdirSync(inRoot("src"), { recursive: true, withFileTypes: true })) {
    if (entry.name === "__generated__") rmSync(join(entry.parentPath, entry.name), { recursive: true });
  }
}

/** Generated files: their generator and their paths. */
export const generated = {
  "Relay artifacts and documents": {
    paths: ["src/**/__generated__/**", "schema/operations/**"],
    generate() {
      removeArtifacts();
      for (const name of readdirSync(inRoot("schema/operations"))) {
        writeFileSync(inRoot("schema/operations", name), "{}\n");
      }
      return run(tool("relay-compiler"), ["--repersist"], { quiet: true });
    },
  },
  "Resolver types": {
    paths: ["server/**/__generated__/resolvers.ts"],
    // In child processes: the packages may have been installed only just now.
    generate: () => node(inRoot("scripts/resolverTypes.mjs")),
  },
  "Route tree": {
    paths: ["src/routeTree.gen.ts"],
    generate() {
      rmSync(inRoot("src/routeTree.gen.ts"), { force: true });
      const script = `import { resolveConfig } from "vite"; await resolveConfig({}, "build"); process.exit(0);`;
      return node("--input-type=module", "-e", script);
    },
  },
  "Table types": {
    paths: ["server/storage/__generated__/**"],
    generate: () => node(inRoot("scripts/generateTables.mjs")),
  },
  "Import rules": {
    paths: ["oxlint.layers.jsonc"],
    generate: () => node(inRoot("scripts/layers.mjs")),
  },
  Catalogs: {
    paths: ["locales/**"],
    generate: () => run(tool("lingui"), ["extract", "--clean"], { quiet: true }),
  },
};

/** Runs the named generator; false if it failed, after it has reported why. */
export async function generate(name) {
  const { code } = await generated[name].generate();
  return code === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installDependencies();
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  const only = process.argv[2]?.toLowerCase() ?? "";
  for (const name of Object.keys(generated).filter((one) => one.toLowerCase().includes(only))) {
    if (!(await generate(name))) exitWith(`Correct what the generator reports above (${name}).`);
    console.log(`✓ ${name}`);
  }
}
