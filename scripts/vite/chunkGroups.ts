import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** A module and everything that it imports statically. */
function closureOf(root: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One chunk for these modules with everything that they import statically. */
function withImports(name: string, roots: readonly string[], priority: number): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    name: (id, graph) => {
      modules ??= new Set(roots.flatMap((root) => [...closureOf(source(root), graph)]));
      return modules.has(id) ? name : null;
    },
    priority,
  };
}

/** Modules whose imports make up what lists have in common, and what forms have. */
const lists = [
  "lists/ListTable.tsx",
  "ui/ConfirmDialog.tsx",
  "ui/lazyDialog.tsx",
  "ui/useIsMounted.ts",
  "forms/saveOutcome.ts",
  "domain/problem.ts",
  "mgt/savedViews/SavedViews.tsx",
  "mgt/savedViews/SaveViewButton.tsx",
  "mgt/communeFilter/CommuneFilter.tsx",
  "ui/table/ViewLink.tsx",
];
const fields = ["TextField", "CheckboxField", "DateField", "ReadOnlyField", "FieldRow"];
const schemas = ["user", "commune"];
const forms = [
  "forms/EntityForm.tsx",
  ...fields.map((name) => `forms/fields/${name}.tsx`),
  ...schemas.map((name) => `domain/schemas/${name}.ts`),
];

/** Few chunks: the login, what is behind it, what lists and forms need; each screen has one of its own. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: "start", tags: ["$initial"], priority: 4 },
  withImports("app", ["App.tsx"], 3),
  withImports("lists", lists, 2),
  withImports("forms", forms, 1),
  { name: "shared", minShareCount: 3 },
];
