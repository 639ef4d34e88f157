import { certificateEndsSoonDays } from "#domain/resources/resourceKinds";

const dayMs = 86_400_000;

/** How near the end of a certificate is. */
export type Expiry = "valid" | "soon" | "expired";

/** How near an end is, in ISO 8601, at a time. */
export function expiryAt(expiresAt: string, now: Date): Expiry {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return "expired";
  return left < certificateEndsSoonDays * dayMs ? "soon" : "valid";
}
