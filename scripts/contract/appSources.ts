/** Where the app declares its operations and fragments, and which routes load these files. */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { gqlPluckFromCodeString } from "@graphql-tools/graphql-tag-pluck";
import { Kind, parse, type DefinitionNode, type ExecutableDefinitionNode } from "graphql";
import { build } from "vite";

/** An operation or a fragment in the sources of the app. */
export interface Definition {
  readonly name: string;
  /** Path below the root folder. */
  readonly file: string;
  readonly line: number;
  readonly node: ExecutableDefinitionNode;
}

export interface AppSources {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Paths of the routes that load a file, sorted; "every page" if the app itself does. */
  readonly routesOf: (file: string) => readonly string[];
}

/** Represents all routes: the file is loaded with the app itself. */
const everyPage = "every page";

/** Reads the sources below `root`. */
export async function readAppSources(root: string): Promise<AppSources> {
  const [definitions, routesOf] = await Promise.all([readDefinitions(root), readRoutes(root)]);
  return { definitions, routesOf };
}

async function filesOf(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries.map((entry) => `${folder}/${entry}`).filter((file) => /\.tsx?$/.test(file));
}

async function readDefinitions(root: string): Promise<AppSources["definitions"]> {
  const files = (await filesOf(root, "src")).filter((file) => !file.includes("__generated__"));
  const definitions = new Map<string, Definition>();
  for (const file of files) {
    const code = readFileSync(join(root, file), "utf8");
    // Parsing every file would take seconds.
    if (!code.includes("graphql`")) continue;
    for (const { body, locationOffset } of await gqlPluckFromCodeString(file, code)) {
      for (const definition of parse(body).definitions) {
        if (!isExecutable(definition)) continue;
        const line = locationOffset.line + (definition.loc?.startToken.line ?? 1) - 1;
        for (const name of [definition.name?.value ?? "", ...refetchQueries(definition)]) {
          definitions.set(name, { name, file, line, node: definition });
        }
      }
    }
  }
  return definitions;
}

function isExecutable(definition: DefinitionNode): definition is ExecutableDefinitionNode {
  return definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;
}

/** Names of the queries that the Relay compiler generates for a fragment with `@refetchable(queryName:)`. */
function refetchQueries({ directives = [] }: ExecutableDefinitionNode): readonly string[] {
  return directives
    .filter((directive) => directive.name.value === "refetchable")
    .flatMap((directive) => directive.arguments ?? [])
    .flatMap(({ name, value }) =>
      name.value === "queryName" && value.kind === Kind.STRING ? [value.value] : [],
    );
}

/** The module that imports all routes. Modules reachable only through it belong to the routes, not to the app. */
const routeTree = "src/routeTree.gen.ts";
const start = "src/main.tsx";

async function readRoutes(root: string): Promise<AppSources["routesOf"]> {
  const files = (await filesOf(root, "src/routes")).filter((file) => !/\/-[^/]*$/.test(file));
  const imports = await readImports(root, [...files, start]);
  const paths = new Map(files.map((file) => [file, routePath(readFileSync(join(root, file), "utf8"))]));
  const shared = reachable(imports, start);
  const loaded = files.map((file) => [paths.get(file) ?? everyPage, reachable(imports, file)] as const);
  return (file) => {
    if (shared.has(file)) return [everyPage];
    const routes = loaded.filter(([, reached]) => reached.has(file)).map(([path]) => path);
    return routes.includes(everyPage) ? [everyPage] : [...new Set(routes)].sort();
  };
}

/** The path that a route file declares; the root route has none. */
function routePath(code: string): string | undefined {
  const path = /createFileRoute\("([^"]+)"\)/.exec(code)?.[1];
  return path === undefined || path === "/" ? path : path.replace(/\/$/, "");
}

/** The imports of each module, as the bundler resolves them. Nothing is written. */
async function readImports(
  root: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const imports = new Map<string, readonly string[]>();
  const path = (id: string): string => relative(root, id);
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: "imports",
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
          imports.set(path(id), [...importedIds, ...dynamicallyImportedIds].map(path));
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        external: /\.(css|md|po|svg|png|webp)(\?|$)/,
        input: Object.fromEntries(entries.map((file, index) => [String(index), join(root, file)])),
      },
    },
  });
  return imports;
}

function reachable(imports: ReadonlyMap<string, readonly string[]>, entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || file === routeTree) continue;
    reached.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return reached;
}
