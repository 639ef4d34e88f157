import type { Plugin, Rolldown } from "vite";
import { endpointPaths } from "../../src/domain/endpoints";
import userQuery from "../../src/session/__generated__/sessionOperationsUserQuery$parameters";

/** Build data for the inline script of index.html. */
interface StartPlan {
  /** Query for the user of the stored session. */
  readonly user: { readonly url: string; readonly body: string };
  /** Scripts of the app after login. */
  readonly app: readonly string[];
  /** Further scripts of the screens, by path pattern. */
  readonly routes: readonly (readonly [pattern: string, files: readonly string[]])[];
  /** English catalog. */
  readonly en: readonly string[];
}

/** Modules of the lazy screens of a route, by path pattern. */
type RouteScreens = ReadonlyMap<string, readonly string[]>;

const placeholder = "__START_PLAN__";
/** Module id of a route. Files with a leading dash are not routes. */
const routeModule = /\/src\/routes\/((?:[^-/][^/]*\/)*[^-/][^/]*)\.tsx$/;

/** Files of the chunks with matching modules and of their imports, without the entry. */
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

/** The layout without a path that a route file is in: "mgt/_service.textedit.$commune" is in "mgt/_service". */
const layoutOf = (file: string) => /^(.*\/)?_[^./]+(?=\.)/.exec(file)?.[0];

const isLayout = (file: string) => /(^|\/)_[^./]+$/.test(file);

/** Regular expression for the paths of a route file, including the child paths of layouts. */
function pathPattern(file: string): string {
  const segments = file.split(/[./]/).filter((segment) => segment !== "route" && !segment.startsWith("_"));
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
 * Gives the inline script of index.html the query and code that signed-in users need, so that loading starts before the
 * entry runs: the user query and the screen at this URL. The login page loads none of it.
 */
export function startScript(): Plugin {
  const screens = new Map<string, readonly string[]>();
  return {
    name: "start-script",
    renderStart() {
      const imports = new Map<string, readonly string[]>();
      for (const module of this.getModuleIds()) {
        const [, file] = routeModule.exec(module) ?? [];
        const imported = this.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
        if (file !== undefined && imported.length > 0) imports.set(file, imported);
      }
      for (const [file, own] of imports) {
        const layout = imports.get(layoutOf(file) ?? "") ?? [];
        if (!isLayout(file)) screens.set(pathPattern(file), [...layout, ...own]);
      }
    },
    transformIndexHtml: {
      order: "post",
      // The development server has no bundle.
      handler: (html, { bundle }) => html.replace(placeholder, JSON.stringify(planOf(bundle ?? {}, screens))),
    },
  };
}
