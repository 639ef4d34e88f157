/** Search params of a list as a saved view keeps them. */

export type ViewParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** As a query string without ?, alike for what means the same. */
export function viewString(params: ViewParams): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    (typeof value === "string" ? [value] : [...(value ?? [])].toSorted()).map((one) => [name, one]),
  );
  return new URLSearchParams(
    pairs.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
}

/** The search params that such a query string holds. */
export function parseView(search: string): Readonly<Record<string, readonly string[]>> {
  const all = new URLSearchParams(search);
  return Object.fromEntries([...new Set(all.keys())].map((name) => [name, all.getAll(name)]));
}
