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

/** One chunk for a module with everything that it imports statically. */
function withImports(name: string, root: string, priority: number): Rolldown.CodeSplittingGroup {
  let closure: Set<string> | undefined;
  return {
    name: (id, graph) => {
      closure ??= closureOf(root, graph);
      return closure.has(id) ? name : null;
    },
    priority,
  };
}

/**
 * Few chunks: the login, what is behind it, the forms, and what several screens share. Each screen has one of its own.
 * A module goes to the first that needs it.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: "start", tags: ["$initial"], priority: 3 },
  withImports("app", source("App.tsx"), 2),
  withImports("forms", source("forms/EntityForm.tsx"), 1),
  { name: "shared", minShareCount: 2 },
];
