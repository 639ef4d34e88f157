/** Services to be added, in the order chosen; may contain duplicates. */
import type { UserError } from "#relay/failure";

export interface Chosen {
  /** Distinguishes two entries of the same service. */
  readonly key: number;
  readonly serviceId: string;
}

/** Keys of entries that duplicate an earlier entry or an existing service. */
export function doubledKeys(chosen: readonly Chosen[], offered: ReadonlySet<string>): ReadonlySet<number> {
  const seen = new Set(offered);
  const doubled = new Set<number>();
  for (const { key, serviceId } of chosen) {
    if (seen.has(serviceId)) doubled.add(key);
    seen.add(serviceId);
  }
  return doubled;
}

/** Keys of entries that the server rejected as duplicates; error fields contain their index. */
export function refusedKeys(chosen: readonly Chosen[], errors: readonly UserError[]): ReadonlySet<number> {
  const places = errors.flatMap(({ code, field }) =>
    code === "services_duplicates" ? Number(field?.at(-1)) : [],
  );
  return new Set(chosen.filter((_, place) => places.includes(place)).map(({ key }) => key));
}
