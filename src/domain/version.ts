/** Version and build of the app, used to detect that page and server differ. */

/** Version shown in the app bar. */
export const version = "2025.42.0";

/** Compares versions part by part, like a sort function: negative if the first one is older. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** Response header of every call: the build of the app that the server serves. Absent if it serves none. */
export const appBuildHeader = "X-App-Build";

/** Name of the meta element that holds the page's own build. */
export const appBuildMeta = "app-build";
