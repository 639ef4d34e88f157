/** Users in the activity log (section 4). */
import { findService } from "#domain/serviceCatalogue";
import type { StoredAccount } from "../storage/userAccounts";

/** What the activity log keeps of a user: each role entry in words, under the key of its commune. */
export function userEntry({ username, email, roles }: Pick<StoredAccount, "username" | "email" | "roles">) {
  const words = roles.map(({ type, ags, communeName, services }) => {
    const names = services.map((id) => findService(id)?.name.de ?? id);
    const commune = ags === null ? [] : [`${communeName ?? ""} ${ags}`.trim()];
    return [ags ?? "all", [type.toLowerCase(), ...commune, ...names].join(", ")];
  });
  return { username, email, roles: Object.fromEntries(words) };
}
