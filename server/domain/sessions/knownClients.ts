/**
 * Known clients of an account: browsers and addresses that logged in to it within the last 30 days. They are not
 * throttled by the failed guesses of others. Only a keyed hash of each is stored, with the account.
 */
import { createHmac } from "node:crypto";
import { rememberedAccountsMax } from "#domain/limits";
import { knownClientDays } from "#domain/timings";
import { throttledNetworkOf } from "#server/clientAddress";
import type { Context } from "#server/context";
import { acceptedKeys } from "#server/secretKey";
import type { Transaction } from "#server/storage/database/database";
import { replaceKnownClients, selectKnownClients } from "#server/storage/sessions/knownClients";
import { generateToken } from "./secretTokens";

const dayMs = 24 * 60 * 60_000;

/** Account id used to look up clients for an unknown name, so that the same statement runs as for a known one. */
const unknownAccountId = "00000000-0000-0000-0000-000000000000";

/** Identifies a caller to an account; a browser takes precedence over an address. */
export interface KnownClient {
  readonly kind: "browser" | "address";
  readonly key: string;
}

type Caller = Pick<Context, "config" | "db" | "address" | "browser" | "now">;

/** Returns the known client of the account that matches the caller, or null if there is none. */
export async function findKnownClient(ctx: Caller, accountId: string | null): Promise<KnownClient | null> {
  const candidates: readonly KnownClient[] = [
    ...browserKeys(ctx, ctx.browser?.tokens ?? []).map((key) => ({ kind: "browser", key }) as const),
    ...acceptedKeys(ctx.config.secretKeys).map(
      (secretKey) => ({ kind: "address", key: addressKey(ctx, secretKey) }) as const,
    ),
  ];
  const keys = candidates.map(({ key }) => key);
  const known = await selectKnownClients(ctx.db, accountId ?? unknownAccountId, keys, knownSince(ctx.now()));
  return candidates.find(({ key }) => known.includes(key)) ?? null;
}

/**
 * Records the caller as a known client after a login, in the transaction that locks the account row. Returns the tokens
 * that the browser must keep. The one for this account is always new, since a planted or stolen token must not become
 * or stay known.
 */
export async function rememberClient(
  tx: Transaction,
  ctx: Caller,
  accountId: string,
): Promise<readonly string[]> {
  const now = ctx.now();
  const tokens = ctx.browser?.tokens ?? [];
  const known = await selectKnownClients(tx, accountId, browserKeys(ctx, tokens), knownSince(now));
  const otherTokens = tokens.filter((token) => !browserKeys(ctx, [token]).some((key) => known.includes(key)));
  const { token } = generateToken();
  const { current } = ctx.config.secretKeys;
  const keys = [addressKey(ctx, current), browserKey(current, token)];
  await replaceKnownClients(tx, accountId, { old: known, new: keys, now });
  return [token, ...otherTokens].slice(0, rememberedAccountsMax);
}

/** Returns the cutoff: clients that logged in at this time or later are known. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - knownClientDays * dayMs);
}

/** With the current and the previous secret key, so that browsers stay known when the key is replaced. */
function browserKeys({ config }: Caller, tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token) => acceptedKeys(config.secretKeys).map((each) => browserKey(each, token)));
}

function browserKey(secretKey: Buffer, token: string): string {
  return keyOf(secretKey, "browser", token);
}

function addressKey({ address }: Caller, secretKey: Buffer): string {
  return keyOf(secretKey, "address", throttledNetworkOf(address));
}

/** Keyed, since a plain hash could be reversed by trying all IPv4 addresses. */
function keyOf(secretKey: Buffer, kind: string, value: string): string {
  return createHmac("sha256", secretKey).update(`known ${kind}\0${value}`).digest("hex");
}
