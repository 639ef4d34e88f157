/** Activity log values of users. */
import type { ActivityValues } from "#domain/activityFields";
import type { StoredAccount } from "#server/storage/users/userAccounts";

/** Activity log values of a user. Role, commune and services of each role entry are keyed by the AGS, or "all". */
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
