/**
 * Throttles failed logins across all server processes. An attempt counts as failed before its password is verified, so
 * that parallel attempts cannot slip through. The counters of an attempt depend on where it comes from:
 *
 * - a browser that has logged in to the account before: only a counter of this account and browser. Guesses by others
 *   do not block it, and a stolen browser cannot guess without limit;
 * - an address that has logged in to the account before: a counter of this account and address, plus the counter of the
 *   address, so that an attacker in the same office is throttled as well;
 * - anything else: the counter of the account, shared by username and e-mail address, plus that of the address.
 *
 * An unknown name has a counter just like an account, and is looked up with the same statements.
 */
import { createHash } from "node:crypto";
import { addressFailuresBeforeWait, loginFailuresBeforeWait } from "#domain/limits";
import {
  addressFailureForgivenMs,
  loginFailuresForgottenMs,
  loginFirstWaitMs,
  loginLongestWaitMs,
} from "#domain/timings";
import { throttledNetworkOf } from "#server/clientAddress";
import { failure } from "#server/failure";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  deleteStaleFailures,
  countFailure,
  deleteFailures,
  revertFailure,
  type ThrottlePolicy,
} from "#server/storage/sessions/loginThrottle";
import type { KnownClient } from "./knownClients";
import { nameKey } from "#server/domain/users/nameKey";

const accountPolicy: ThrottlePolicy = {
  failuresBeforeWait: loginFailuresBeforeWait,
  firstWaitMs: loginFirstWaitMs,
  longestWaitMs: loginLongestWaitMs,
  resetAfterMs: loginFailuresForgottenMs,
  decayIntervalMs: null,
};

const addressPolicy: ThrottlePolicy = {
  ...accountPolicy,
  failuresBeforeWait: addressFailuresBeforeWait,
  decayIntervalMs: addressFailureForgivenMs,
};

interface Counter {
  readonly key: string;
  readonly policy: ThrottlePolicy;
}

/** An attempt to use a secret, before the secret is verified. */
export interface SecretAttempt {
  /** Counter that is reset by a success. */
  readonly own: Counter;
  /** `null` if the attempt does not count for its address. */
  readonly address: Counter | null;
  readonly at: Date;
}

/** An attempt to log in with a name from an address. */
export function loginAttempt(from: {
  /** As entered by the user. */
  readonly name: string;
  /** `null` if there is no such account, which must not be observable from outside. */
  readonly accountId: string | null;
  readonly address: string;
  /** The matching known client of the account; `null` if there is none. */
  readonly client: KnownClient | null;
  readonly at: Date;
}): SecretAttempt {
  const { name, accountId, client, at } = from;
  const account = accountId === null ? hashOf("name", nameKey(name)) : accountKey(accountId);
  const own = client === null ? account : hashOf("client", `${account}\0${client.key}`);
  const address = { key: hashOf("address", throttledNetworkOf(from.address)), policy: addressPolicy };
  return {
    own: { key: own, policy: accountPolicy },
    address: client?.kind === "browser" ? null : address,
    at,
  };
}

/** An attempt to confirm the viewer's own password. The session counts as a known client of its account. */
export function confirmationAttempt(sessionId: string, at: Date): SecretAttempt {
  return { own: { key: hashOf("session", sessionId), policy: accountPolicy }, address: null, at };
}

/** An attempt to check an invitation token. Counted per address, separately from logins. */
export function invitationAttempt(address: string, at: Date): SecretAttempt {
  const own = { key: hashOf("invitation", throttledNetworkOf(address)), policy: addressPolicy };
  return { own, address: null, at };
}

/** Counts the attempt as failed. Throws too_many_attempts (params: retryAt) while throttled. */
export async function countAttempt(db: Database, { own, address, at }: SecretAttempt): Promise<void> {
  // Outside of the transaction: row locks held until its end would block concurrent attempts.
  await deleteStaleFailures(db, new Date(at.getTime() - loginFailuresForgottenMs));
  const waitUntil = await db.transaction().execute(async (tx) => {
    // Always in this order, to avoid deadlocks between attempts.
    const addressWait = address && (await countFailure(tx, address.key, at, address.policy));
    if (addressWait !== null) return addressWait;
    const ownWait = await countFailure(tx, own.key, at, own.policy);
    if (ownWait !== null && address !== null) await revertFailure(tx, address.key, at, address.policy);
    return ownWait;
  });
  if (waitUntil !== null) throw failure("too_many_attempts", { retryAt: waitUntil.toISOString() });
}

/** Records a success: resets the attempt's own counter, and reverts only this failure in the counter of the address. */
export async function recordSuccess(tx: Transaction, { own, address, at }: SecretAttempt): Promise<void> {
  if (address !== null) await revertFailure(tx, address.key, at, address.policy);
  await deleteFailures(tx, own.key);
}

/** Resets the failures of callers that are not known clients of the account. */
export async function resetFailures(tx: Transaction, accountId: string): Promise<void> {
  await deleteFailures(tx, accountKey(accountId));
}

function accountKey(id: string): string {
  return hashOf("account", id);
}

function hashOf(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}\0${value}`).digest("hex");
}
