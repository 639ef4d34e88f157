/**
 * Search params as plain text: values are not converted (`commune=01001000` keeps its zero), and repeated names
 * become arrays.
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

/** `faults` has the invalid texts of a list; they are written back under their original names. */
export function stringifySearch({ faults, ...search }: Record<string, unknown>): string {
  const params = new URLSearchParams();
  const append = ([name, value]: [string, unknown]) => {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") params.append(name, String(one));
    }
  };
  Object.entries(search).forEach(append);
  if (typeof faults === "object" && faults !== null) Object.entries(faults).forEach(append);
  const text = params.toString();
  return text ? `?${text}` : "";
}
