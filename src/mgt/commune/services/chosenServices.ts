/** Services chosen to be added, in the order in which they were chosen; the same one may be among them twice. */
import type { UserError } from "#relay/failure";

export interface Chosen {
  /** Tells two entries of one service apart. */
  readonly key: number;
  readonly serviceId: string;
}

/** Keys of the entries that double one before them or a service that the commune has already. */
export function doubledKeys(chosen: readonly Chosen[], offered: ReadonlySet<string>): ReadonlySet<number> {
  const seen = new Set(offered);
  const doubled = new Set<number>();
  for (const { key, serviceId } of chosen) {
    if (seen.has(serviceId)) doubled.add(key);
    seen.add(serviceId);
  }
  return doubled;
}

/** Keys of the entries that an answer has refused as doubled; its fields name their places in what was sent. */
export function refusedKeys(chosen: readonly Chosen[], errors: readonly UserError[]): ReadonlySet<number> {
  const places = errors.flatMap(({ code, field }) =>
    code === "services_duplicates" ? Number(field?.at(-1)) : [],
  );
  return new Set(chosen.filter((_, place) => places.includes(place)).map(({ key }) => key));
}
