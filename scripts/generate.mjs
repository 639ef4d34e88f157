/* npm run generate [name]: writes the files that follow from others: from nothing, so that no orphan stays. */
import "./nodeVersion.mjs";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDependencies } from "./dependencies.mjs";
import { giveUp, inRoot, run, tool } from "./run.mjs";

const node = (...args) => run(process.execPath, args, { quiet: true });

/** Artifacts of the Relay compiler, which itself finds no orphans. */
function removeArtifacts() {
  for (const entry of readdirSync(inRoot("src"), { recursive: true, withFileTypes: true })) {
    if (entry.name === "__generated__") rmSync(join(entry.parentPath, entry.name), { recursive: true });
  }
}

/** What is generated: by which program, and where it stands. */
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
    // In processes of their own, these and the next ones: the packages may only just have been installed.
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
  Catalogs: {
    paths: ["locales/**"],
    generate: () => run(tool("lingui"), ["extract", "--clean"], { quiet: true }),
  },
};

/** Generates what stands under a name; false: the generator has failed and said why. */
export async function generate(name) {
  const { code } = await generated[name].generate();
  return code === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installDependencies();
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  const only = process.argv[2]?.toLowerCase() ?? "";
  for (const name of Object.keys(generated).filter((one) => one.toLowerCase().includes(only))) {
    if (!(await generate(name))) giveUp(`Correct what the generator reports above (${name}).`);
    console.log(`✓ ${name}`);
  }
}
