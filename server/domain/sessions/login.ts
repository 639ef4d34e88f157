/** Login with username or e-mail and password. */
import { loginNameMaxLength } from "#domain/limits";
import { toSingleLine } from "#domain/singleLine";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { selectLoginAccount, updateLastLogin } from "#server/storage/users/users";
import { findKnownClient, rememberClient } from "./knownClients";
import { countAttempt, recordSuccess, loginAttempt } from "./loginThrottle";
import { nameKey } from "#server/domain/users/nameKey";
import { verifyPassword } from "./passwords";
import { startSession } from "./sessions";
import { findUser, type User } from "#server/domain/users/users";

/** A successful login. */
export interface LoggedIn {
  readonly token: string;
  readonly user: User;
}

/**
 * Starts a session. Throws invalid_credentials for an unknown account, an inactive one, one without a password and a
 * wrong password, indistinguishably and after the same amount of work. Throws too_many_attempts while throttled.
 */
export async function login(ctx: Context, username: string, password: string): Promise<LoggedIn> {
  const name = toSingleLine(username);
  const account = isPossibleName(name) ? await selectLoginAccount(ctx.db, nameKey(name)) : undefined;
  const accountId = account?.id ?? null;
  if (accountId !== null) ctx.recordLogin?.(accountId, "attempted");
  const client = await findKnownClient(ctx, accountId);
  const attempt = loginAttempt({ name, accountId, address: ctx.address, client, at: ctx.now() });
  await countAttempt(ctx.db, attempt);

  const passwordHash = account?.active ? account.password_hash : null;
  const isCorrect = await verifyPassword(passwordHash, password);
  if (!account || passwordHash === null || !isCorrect) throw failure("invalid_credentials");

  const { tokens, ...loggedIn } = await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.now();
    const token = await startSession(tx, { id: account.id, passwordHash }, { now, userAgent: ctx.userAgent });
    const user = await findUser(tx, account.id);
    // The account was deactivated or its password changed since the lookup.
    if (token === undefined || user === null) throw failure("invalid_credentials");
    await updateLastLogin(tx, user.id, now);
    await recordSuccess(tx, attempt);
    return { token, user, tokens: await rememberClient(tx, ctx, user.id) };
  });
  ctx.recordLogin?.(account.id, "succeeded");
  ctx.browser?.storeTokens(tokens);
  return loggedIn;
}

/** No account name is longer or contains control characters, some of which the database would reject. */
function isPossibleName(name: string): boolean {
  return name !== "" && name.length <= 2 * loginNameMaxLength && !/\p{Cc}/u.test(name);
}
