/**
 * Failed logins are throttled over all server processes. An attempt counts as failed before its password is looked at,
 * so that parallel ones cannot slip through. Which counters an attempt meets depends on where it comes from:
 *
 * - a browser that logged in to the account before: a counter of this account and browser only, so that nobody else's
 *   guesses hold it up, while a stolen browser cannot guess without limit;
 * - an address from which somebody logged in to the account before: a counter of this account and address, and that of
 *   the address, so that a guesser in the same office is stopped as well;
 * - anything else: the account's counter, one for its username and its e-mail address, and that of the address.
 *
 * An unknown name has a counter as an account has, and is looked up with the same statements.
 */
import { createHash } from "node:crypto";
import { addressFailuresBeforeWait, loginFailuresBeforeWait } from "#domain/limits";
import {
  addressFailureForgivenMs,
  loginFailuresForgottenMs,
  loginFirstWaitMs,
  loginLongestWaitMs,
} from "#domain/timings";
import { networkOf } from "#server/clientAddress";
import { failure } from "#server/failure";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  cleanFailures,
  countFailure,
  deleteFailures,
  takeBackFailure,
  type ThrottlePolicy,
} from "#server/storage/sessions/loginThrottle";
import type { KnownClient } from "./knownClients";
import { nameKey } from "#server/domain/users/nameKey";

const accountPolicy: ThrottlePolicy = {
  failuresBeforeWait: loginFailuresBeforeWait,
  firstWaitMs: loginFirstWaitMs,
  longestWaitMs: loginLongestWaitMs,
  forgottenAfterMs: loginFailuresForgottenMs,
  oneForgivenEveryMs: null,
};

const addressPolicy: ThrottlePolicy = {
  ...accountPolicy,
  failuresBeforeWait: addressFailuresBeforeWait,
  oneForgivenEveryMs: addressFailureForgivenMs,
};

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** A secret that is about to be tried. */
export interface SecretAttempt {
  /** The counter that a success resets. */
  readonly own: Counter;
  /** Null: the attempt does not count for its address. */
  readonly address: Counter | null;
  readonly at: Date;
}

/** The attempt to log in under a name from an address. */
export function loginAttempt(from: {
  /** As typed. */
  readonly name: string;
  /** Null: no such account, which makes no difference to the outside. */
  readonly accountId: string | null;
  readonly address: string;
  /** As which of the account's known clients; null: none. */
  readonly client: KnownClient | null;
  readonly at: Date;
}): SecretAttempt {
  const { name, accountId, client, at } = from;
  const account = accountId === null ? hashOf("name", nameKey(name)) : accountKey(accountId);
  const own = client === null ? account : hashOf("client", `${account}\0${client.key}`);
  const address = { key: hashOf("address", networkOf(from.address)), policy: addressPolicy };
  return {
    own: { key: own, policy: accountPolicy },
    address: client?.kind === "browser" ? null : address,
    at,
  };
}

/** The attempt of a session to confirm the own password: the session is a known client of its account. */
export function confirmationAttempt(sessionId: string, at: Date): SecretAttempt {
  return { own: { key: hashOf("session", sessionId), policy: accountPolicy }, address: null, at };
}

/** The attempt to find out whether there is an invitation: counted by address, apart from logins. */
export function invitationAttempt(address: string, at: Date): SecretAttempt {
  const own = { key: hashOf("invitation", networkOf(address)), policy: addressPolicy };
  return { own, address: null, at };
}

/** Counts the attempt as failed. Fails with too_many_attempts (params: retryAt) while it is time to wait. */
export async function countAttempt(db: Database, { own, address, at }: SecretAttempt): Promise<void> {
  // By itself: held until the end of the transaction, what is cleared away would be in the way of attempts that overtake.
  await cleanFailures(db, new Date(at.getTime() - loginFailuresForgottenMs));
  const waitUntil = await db.transaction().execute(async (tx) => {
    // Always in this order, so that two attempts never wait for each other.
    const ofAddress = address && (await countFailure(tx, address.key, at, address.policy));
    if (ofAddress !== null) return ofAddress;
    const ofOwn = await countFailure(tx, own.key, at, own.policy);
    if (ofOwn !== null && address !== null) await takeBackFailure(tx, address.key, at, address.policy);
    return ofOwn;
  });
  if (waitUntil !== null) throw failure("too_many_attempts", { retryAt: waitUntil.toISOString() });
}

/** The attempt succeeded: the failures of its own counter are forgotten, of the address's only this one. */
export async function forgiveAttempt(tx: Transaction, { own, address, at }: SecretAttempt): Promise<void> {
  if (address !== null) await takeBackFailure(tx, address.key, at, address.policy);
  await deleteFailures(tx, own.key);
}

/** Forgets the failures of those who are no known clients of an account. */
export async function forgetFailures(tx: Transaction, accountId: string): Promise<void> {
  await deleteFailures(tx, accountKey(accountId));
}

function accountKey(id: string): string {
  return hashOf("account", id);
}

function hashOf(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}\0${value}`).digest("hex");
}
