import type { Plugin } from "vite";

const splitImport = /\(\)\s*=>\s*(import\((["'])[^"']*tsr-split=[^"']*\2\))/g;

/** Gives the imports that the router's plugin writes the same time limit as our own. */
export function guardChunks(): Plugin {
  return {
    name: "guard-chunks",
    enforce: "pre",
    transform(code) {
      if (!code.includes("tsr-split=")) return null;
      const guarded = code.replace(splitImport, "() => loadChunk(() => $1)");
      if (guarded === code) return null;
      return { code: `import { loadChunk } from "#browser/loadChunk";\n${guarded}`, map: null };
    },
  };
}
