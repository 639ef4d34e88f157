import type { Plugin, Rolldown } from "vite";

const placeholder = "__APP_PARTS__";

/** The files of a part of the app and of all that it needs besides the entry. */
function filesOf(bundle: Rolldown.OutputBundle, isPart: (module: string) => boolean): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  const found = new Set<string>();
  const add = (name: string) => {
    if (entry.has(name) || found.has(name)) return;
    found.add(name);
    const chunk = chunks.find(({ fileName }) => fileName === name);
    chunk?.imports.forEach(add);
  };
  for (const chunk of chunks) {
    if (!chunk.isEntry && chunk.moduleIds.some(isPart)) add(chunk.fileName);
  }
  return [...found].map((name) => `/${name}`);
}

/**
 * Tells the script in index.html which files the app behind the login needs, so that for those who are signed in they
 * are on their way before the entry has run. The login itself loads none of them.
 */
export function preloadApp(): Plugin {
  return {
    name: "preload-app",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const parts = bundle
          ? {
              app: filesOf(bundle, (module) => module.endsWith("/src/App.tsx")),
              overview: filesOf(bundle, (module) => /\/src\/routes\/index\.tsx\?tsr-split/.test(module)),
            }
          : { app: [], overview: [] };
        return html.replace(placeholder, JSON.stringify(parts));
      },
    },
  };
}
