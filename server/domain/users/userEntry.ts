/** Users in the activity log. */
import type { ActivityValues } from "#domain/activityFields";
import type { StoredAccount } from "#server/storage/users/userAccounts";

/** What the activity log keeps of a user: role, commune and services of each role entry, under the commune's key. */
export function userEntry({
  username,
  email,
  roles,
}: Pick<StoredAccount, "username" | "email" | "roles">): ActivityValues<"CREATE_USER"> {
  const access = roles.map(({ type, ags, communeName, services }): [string, string[]] => {
    const commune = ags === null ? [] : [`${communeName ?? ""} ${ags}`.trim()];
    return [ags ?? "all", [type, ...commune, ...services]];
  });
  return { username, email, roles: Object.fromEntries(access) };
}
