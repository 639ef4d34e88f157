/** Version shown in the app bar. */
export const version = "2025.42.0";

/** Compares versions part by part, like a sort function: negative if the first one is older. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
