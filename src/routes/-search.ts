/**
 * Search params as plain text: a value stays the text that stands in the address (`commune=01001000` keeps its zero),
 * a repeated name becomes a list.
 */
export type RawSearch = Record<string, string | string[] | undefined>;

export function parseSearch(search: string): RawSearch {
  const parsed: RawSearch = {};
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    parsed[name] = values.length > 1 ? values : values[0];
  }
  return parsed;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}
