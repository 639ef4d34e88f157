/** Creates the first administrator of an installation from the command line. */
import { checkValues } from "#domain/checkValues";
import { userNameMaxLength } from "#domain/limits";
import { userNamesSchema } from "#domain/schemas/user";
import type { Database } from "#server/storage/database/database";
import { hasConfusableUsername, lockUsers } from "#server/storage/users/userAccounts";
import { insertInvitedUser, selectNamedAccounts } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { userEntry } from "./userEntry";
import { invite } from "#server/domain/invitations/invitations";
import { nameKey, unicodeEmail } from "./nameKey";

/** An invitation token, or one sentence with the reason of the refusal. */
export type AdministratorResult =
  | { readonly ok: true; readonly token: string; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * Invites an administrator. If the administrator was already invited but never activated, a new invitation replaces the
 * earlier one. Refused if any other account has one of these names.
 */
export async function inviteAdministrator(
  db: Database,
  names: { readonly username: string; readonly email: string },
  now: Date,
): Promise<AdministratorResult> {
  const typed = userNamesSchema.cast(names, { assert: false });
  const { username, email } = { ...typed, email: unicodeEmail(typed.email) };
  const problems = checkValues(userNamesSchema, { username, email });
  if (problems.username?.code === "invisible_characters" || problems.email?.code === "invisible_characters") {
    return refused("The username and the e-mail address must not have invisible characters.");
  }
  if (problems.username) {
    return refused(`The username must have 1 to ${userNameMaxLength} characters and no line breaks or tabs.`);
  }
  if (problems.email) return refused(`"${email}" is not an e-mail address.`);
  const usernameKey = nameKey(username);
  const emailKey = nameKey(email);

  return db.transaction().execute(async (tx) => {
    await lockUsers(tx);
    const [found, other] = await selectNamedAccounts(tx, [usernameKey, emailKey]);
    if (found) {
      const isSame = !other && found.username_key === usernameKey && found.email_key === emailKey;
      if (!isSame) return refused("Another account already has this username or e-mail address.");
      if (found.wasActivated)
        return refused(`The account ${username} exists and has already been activated.`);
      if (found.firstRole !== "ADMIN")
        return refused(`The account ${username} exists and is not an administrator.`);
    }
    if (!found && (await hasConfusableUsername(tx, username, null))) {
      return refused(`The username ${username} looks like that of another account.`);
    }
    const id =
      found?.id ??
      (await insertInvitedUser(tx, { username, email, usernameKey, emailKey, role: "ADMIN", now }));
    const token = await invite(tx, id, now);
    const target = { kind: "user", id } as const;
    if (!found) {
      const roles = [{ type: "ADMIN" as const, ags: null, communeName: null, services: [] }];
      const after = userEntry({ username, email, roles });
      await recordActivity(tx, { type: "CREATE_USER", at: now, actor: null, target, after });
    }
    await recordActivity(tx, {
      type: "SEND_USER_INVITE",
      at: now,
      actor: null,
      target,
      after: { username, email },
    });
    return { ok: true, token, isNew: !found };
  });
}

function refused(reason: string): AdministratorResult {
  return { ok: false, reason };
}
