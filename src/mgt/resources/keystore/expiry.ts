import { certificateEndsSoonDays } from "#domain/resources/resourceKinds";

const dayMs = 86_400_000;

/** Urgency of a certificate's expiry. */
export type Expiry = "valid" | "soon" | "expired";

/** Urgency of an expiry (ISO 8601) at a time. */
export function expiryAt(expiresAt: string, now: Date): Expiry {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return "expired";
  return left < certificateEndsSoonDays * dayMs ? "soon" : "valid";
}
