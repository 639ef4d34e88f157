import { rmSync } from "node:fs";
import { inRoot, run, tool } from "./run.mjs";
import { differences, restore, snapshot, write } from "./snapshot.mjs";

/** Artifacts and documents of the four endpoints, made from nothing: the compiler itself finds no orphans. */
export const relay = () =>
  regenerate({
    folders: ["src", "schema/operations"],
    wanted: (path) => path.includes("/__generated__/") || path.startsWith("schema/operations/"),
    async generate(before) {
      for (const path of before.keys()) {
        if (path.startsWith("schema/operations/")) write(path, "{}\n");
        else rmSync(inRoot(path));
      }
      return run(tool("relay-compiler"), ["--repersist"], { quiet: true });
    },
    remedy: "Commit what the Relay compiler wrote",
  });

/** The route tree, which the router's plugin writes when Vite reads its configuration. */
export const routeTree = () =>
  regenerate({
    folders: ["src"],
    wanted: (path) => path === "src/routeTree.gen.ts",
    async generate() {
      rmSync(inRoot("src/routeTree.gen.ts"), { force: true });
      const script = `import { resolveConfig } from "vite"; await resolveConfig({}, "build"); process.exit(0);`;
      return run(process.execPath, ["--input-type=module", "-e", script], { quiet: true });
    },
    remedy: "Commit what the router's plugin wrote",
  });

/** The types of the tables, read from a newly migrated embedded database. */
export const tables = () =>
  regenerate({
    folders: ["server/storage/__generated__"],
    wanted: () => true,
    generate: () => run(process.execPath, [inRoot("scripts/generateTables.mjs")], { quiet: true }),
    remedy: "Commit the table types as generated",
  });

/** The types of the resolvers, which follow from the contracts. */
export const resolverTypes = () =>
  regenerate({
    folders: ["server"],
    wanted: (path) => path.endsWith("/__generated__/resolvers.ts"),
    async generate(before) {
      for (const path of before.keys()) rmSync(inRoot(path));
      // In a process of its own: the packages may only just have been installed.
      return run(process.execPath, [inRoot("scripts", "resolverTypes.mjs")], { quiet: true });
    },
    remedy: "Commit the resolver types as generated",
  });

/** The catalogs, extracted from the sources without what is obsolete. */
export const catalogs = () =>
  regenerate({
    folders: ["locales"],
    wanted: () => true,
    generate: () => run(tool("lingui"), ["extract", "--clean"], { quiet: true }),
    remedy: "Translate and commit the catalogs as extracted",
  });

/** Whether every sentence has its translation; what the compiler writes is not kept. */
export async function translations() {
  const all = () => snapshot(["locales"], () => true);
  const before = all();
  const { code } = await run(tool("lingui"), ["compile", "--strict"], { quiet: true });
  restore(before, all());
  return code === 0 ? null : "Add the missing translations to the catalogs in locales/.";
}

/** Generates again and compares. What differs stays as generated, since that is what should have been there. */
async function regenerate({ folders, wanted, generate, remedy }) {
  const before = snapshot(folders, wanted);
  const { code } = await generate(before);
  const after = snapshot(folders, wanted);
  if (code !== 0) {
    restore(before, after);
    return "Correct what the generator reports above.";
  }
  const changed = differences(before, after);
  if (changed.length === 0) return null;
  return `${remedy}: ${changed.slice(0, 5).join(", ")}${changed.length > 5 ? ` and ${changed.length - 5} more` : ""}.`;
}
