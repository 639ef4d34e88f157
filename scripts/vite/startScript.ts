import type { Plugin, Rolldown } from "vite";
import { endpointPaths } from "../../src/domain/endpoints";
import userQuery from "../../src/session/__generated__/sessionOperationsUserQuery.graphql";

/** What the inline script of index.html knows of the build. */
interface StartPlan {
  /** The query for the user of the stored session. */
  readonly user: { readonly url: string; readonly body: string };
  /** Scripts behind the login. */
  readonly app: readonly string[];
  /** Scripts of the screens besides, by the pattern of their paths. */
  readonly routes: readonly (readonly [pattern: string, files: readonly string[]])[];
  /** The catalog of the translation. */
  readonly en: readonly string[];
}

/** The modules of a route's lazy screens, by the pattern of its paths. */
type RouteScreens = ReadonlyMap<string, readonly string[]>;

const placeholder = "__START_PLAN__";
/** The file of a route; those with a leading dash are parts of routes. */
const routeModule = /\/src\/routes\/((?:[^-/][^/]*\/)*[^-/][^/]*)\.tsx$/;

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

/** The paths that the file of a route answers, layouts included, as a regular expression. */
function pathPattern(file: string): string {
  const segments = file.split(/[./]/).filter((segment) => segment !== "route");
  const isIndex = segments.at(-1) === "index";
  if (isIndex) segments.pop();
  const path = segments.map((segment) => (segment.startsWith("$") ? "/[^/]+" : `/${segment}`)).join("");
  return isIndex ? `^${path}/?$` : `^${path}(/|$)`;
}

function planOf(bundle: Rolldown.OutputBundle, screens: RouteScreens): StartPlan {
  const app = filesOf(bundle, (module) => module.endsWith("/src/App.tsx"));
  const routes = [...screens].map(([pattern, modules]) => {
    const files = filesOf(bundle, (module) => modules.includes(module));
    return [pattern, files.filter((name) => !app.includes(name))] as const;
  });
  const en = filesOf(bundle, (module) => module.endsWith("/src/i18n/appCatalogs.ts"));
  return { user: userOperation, app, routes, en };
}

const userOperation: StartPlan["user"] = {
  url: endpointPaths.mgt,
  body: JSON.stringify({ id: userQuery.params.id, variables: {} }),
};

/**
 * Tells the script in index.html what those who are signed in need, so that it is on its way before the entry has run:
 * the user's query and the code of the screen at this address. The login itself loads none of it.
 */
export function startScript(): Plugin {
  const screens = new Map<string, readonly string[]>();
  return {
    name: "start-script",
    renderStart() {
      for (const module of this.getModuleIds()) {
        const [, file] = routeModule.exec(module) ?? [];
        const imported = this.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
        if (file !== undefined && imported.length > 0) screens.set(pathPattern(file), imported);
      }
    },
    transformIndexHtml: {
      order: "post",
      // The development server has no bundle, and so no plan.
      handler: (html, { bundle }) => html.replace(placeholder, JSON.stringify(planOf(bundle ?? {}, screens))),
    },
  };
}
