/** Builds the tree of folders from the paths of files. */

/** A folder, or a file if it has no children. */
export interface TreeNode {
  /** The path; unique. */
  readonly id: string;
  readonly name: string;
  readonly children?: readonly TreeNode[];
}

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

const emptyFolder = (): Folder => ({ folders: new Map(), files: [] });

/** Builds the tree: folders first, each level in German order. */
export function buildTree(paths: readonly string[]): readonly TreeNode[] {
  const root = emptyFolder();
  for (const path of paths) {
    const names = path.split("/");
    const file = names.pop() ?? "";
    let folder = root;
    for (const name of names) {
      const next = folder.folders.get(name) ?? emptyFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(file);
  }
  return nodesOf(root, "");
}

function nodesOf({ folders, files }: Folder, parent: string): TreeNode[] {
  const { compare } = new Intl.Collator("de", { numeric: true });
  const inOrder = (names: Iterable<string>) => [...names].sort(compare);
  return [
    ...inOrder(folders.keys()).map((name) => ({
      id: parent + name,
      name,
      children: nodesOf(folders.get(name) ?? emptyFolder(), `${parent}${name}/`),
    })),
    ...inOrder(files).map((name) => ({ id: parent + name, name })),
  ];
}

/** The folder of a path, empty for the top level. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The row to select after a removal: the next remaining row, else the previous one; null if none remains. */
export function neighbourOf(
  removed: string,
  paths: readonly string[],
  expanded: readonly string[],
): string | null {
  const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
  const left = paths.filter((path) => !isWithin(path, removed));
  const rows = shownRows(buildTree(paths), new Set(expanded));
  const at = rows.indexOf(removed);
  const remains = (row: string) => left.some((path) => isWithin(path, row));
  return rows.slice(at + 1).find(remains) ?? rows.slice(0, Math.max(at, 0)).findLast(remains) ?? null;
}

function shownRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly string[] {
  return nodes.flatMap(({ id, children }) => [
    id,
    ...(children && expanded.has(id) ? shownRows(children, expanded) : []),
  ]);
}
