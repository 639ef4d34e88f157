/**
 * Failed logins are throttled per account and per address, over all server processes. An attempt counts as failed before
 * its password is looked at, so that parallel ones cannot slip through.
 */
import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { loginFailuresBeforeWait } from "#domain/limits";
import { failure } from "../failure";
import type { Database, Transaction } from "../storage/database";
import {
  cleanFailures,
  countFailure,
  deleteFailures,
  takeBackFailure,
  type ThrottlePolicy,
} from "../storage/loginThrottle";
import { nameKey } from "./nameKey";

const policy: ThrottlePolicy = {
  failuresBeforeWait: loginFailuresBeforeWait,
  firstWaitMs: 10_000,
  longestWaitMs: 15 * 60_000,
  forgottenAfterMs: 60 * 60_000,
};

/** Who tries to log in, from where. */
export interface LoginAttempt {
  /** As typed; whether there is such an account makes no difference. */
  readonly name: string;
  readonly address: string;
  readonly at: Date;
}

/** Counts the attempt as failed. Fails with too_many_attempts (params: retryAt) while it is time to wait. */
export async function countAttempt(db: Database, attempt: LoginAttempt): Promise<void> {
  const { at } = attempt;
  // By itself: held until the end of the transaction, what is cleared away would be in the way of attempts that overtake.
  await cleanFailures(db, new Date(at.getTime() - policy.forgottenAfterMs));
  const waitUntil = await db.transaction().execute(async (tx) => {
    // Always in this order, so that two attempts never wait for each other.
    const ofAddress = await countFailure(tx, addressKey(attempt.address), at, policy);
    if (ofAddress !== null) return ofAddress;
    const ofAccount = await countFailure(tx, accountKey(attempt.name), at, policy);
    if (ofAccount !== null) await takeBackFailure(tx, addressKey(attempt.address), at, policy);
    return ofAccount;
  });
  if (waitUntil !== null) throw failure("too_many_attempts", { retryAt: waitUntil.toISOString() });
}

/** The attempt succeeded: the account's failures are forgotten, of the address's only this one. */
export async function forgiveAttempt(
  tx: Transaction,
  attempt: LoginAttempt,
  account: { readonly username: string; readonly email: string },
): Promise<void> {
  await takeBackFailure(tx, addressKey(attempt.address), attempt.at, policy);
  await forgetFailures(tx, account);
}

/** Forgets the failures of an account under both its names. */
export async function forgetFailures(
  tx: Transaction,
  account: { readonly username: string; readonly email: string },
): Promise<void> {
  await deleteFailures(tx, [accountKey(account.username), accountKey(account.email)]);
}

function accountKey(name: string): string {
  return hashOf("account", nameKey(name));
}

function addressKey(address: string): string {
  return hashOf("address", networkOf(address));
}

/** Who has one IPv6 address has the 2^64 beside it. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) !== 6) return address;
  const [head = "", tail = ""] = bare.toLowerCase().split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const missing = bare.includes("::") ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

function hashOf(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}\0${value}`).digest("hex");
}
