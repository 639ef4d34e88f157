/** Services to be added, in the order chosen; may contain duplicates. */
import type { UserError } from "#relay/failure";

export interface ChosenService {
  /** Distinguishes two entries of the same service. */
  readonly key: number;
  readonly serviceId: string;
}

/** Keys of entries that duplicate an earlier entry or an existing service. */
export function duplicateKeys(
  chosen: readonly ChosenService[],
  existing: ReadonlySet<string>,
): ReadonlySet<number> {
  const seen = new Set(existing);
  const duplicates = new Set<number>();
  for (const { key, serviceId } of chosen) {
    if (seen.has(serviceId)) duplicates.add(key);
    seen.add(serviceId);
  }
  return duplicates;
}

/** Keys of entries that the server rejected as duplicates; error fields contain their index. */
export function rejectedKeys(
  chosen: readonly ChosenService[],
  errors: readonly UserError[],
): ReadonlySet<number> {
  const places = errors.flatMap(({ code, field }) =>
    code === "services_duplicates" ? Number(field?.at(-1)) : [],
  );
  return new Set(chosen.filter((_, place) => places.includes(place)).map(({ key }) => key));
}
