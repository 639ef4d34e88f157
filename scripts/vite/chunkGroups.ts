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

/** One chunk for a module with everything that it imports statically, but not what `without` needs as well. */
function withImports(
  { name, root, without }: { readonly name: string; readonly root: string; readonly without?: string },
  priority: number,
): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    name: (id, graph) => {
      if (!modules) {
        modules = closureOf(source(root), graph);
        if (without) for (const other of closureOf(source(without), graph)) modules.delete(other);
      }
      return modules.has(id) ? name : null;
    },
    priority,
  };
}

/**
 * Few chunks: the login, what is behind it, the forms, and what several screens share. Each screen has one of its own.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: "start", tags: ["$initial"], priority: 3 },
  withImports({ name: "app", root: "App.tsx" }, 2),
  withImports({ name: "forms", root: "forms/EntityForm.tsx", without: "ui/ChakraScope.tsx" }, 1),
  { name: "shared", minShareCount: 2 },
];
