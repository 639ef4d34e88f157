/** Checks whether a path fits among other files. */
import { pathKey } from "./serviceFiles";

/** Occupied paths. The key of each path is computed once. */
export class FilePlaces {
  readonly #files = new Set<string>();
  /** Spelling of folders by their keys; the first file of a folder decides. */
  readonly #folders = new Map<string, string>();

  /** @param paths normalized */
  constructor(paths: Iterable<string>) {
    for (const path of paths) this.add(path);
  }

  /** Adds a normalized path. */
  add(path: string): void {
    const key = pathKey(path);
    this.#files.add(key);
    const spellings = foldersOf(path);
    for (const [depth, folder] of foldersOf(key).entries()) {
      if (!this.#folders.has(folder)) this.#folders.set(folder, spellings[depth] ?? folder);
    }
  }

  /**
   * Adjusts the folders of a normalized path to the existing spelling. Returns null if a file has this path, is a
   * folder of it, or is below it.
   */
  place(path: string): string | null {
    const key = pathKey(path);
    const folders = foldersOf(key);
    const isTaken = this.#files.has(key) || this.#folders.has(key);
    if (isTaken || folders.some((folder) => this.#files.has(folder))) return null;
    const depth = folders.findLastIndex((folder) => this.#folders.has(folder));
    const known = this.#folders.get(folders[depth] ?? "");
    if (known === undefined) return path;
    return [known, ...path.split("/").slice(depth + 1)].join("/");
  }
}

/** Folders above a path, the outermost first. */
export function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
    folders.push(path.slice(0, end));
  }
  return folders;
}
