/**
 * Known clients of an account: browsers and addresses from which somebody logged in to it within the last 30 days. The
 * guesses of others do not hold them up. Of both only a keyed hash is stored, with the account.
 */
import { createHmac } from "node:crypto";
import { rememberedAccountsMax } from "#domain/limits";
import { knownClientDays } from "#domain/timings";
import { networkOf } from "#server/clientAddress";
import type { Context } from "#server/context";
import type { Transaction } from "#server/storage/database/database";
import { replaceKnownClients, selectKnownClients } from "#server/storage/sessions/knownClients";
import { drawToken } from "./secretTokens";

const dayMs = 24 * 60 * 60_000;

/** Whose clients are looked up for an unknown name, so that it costs the same statement. */
const nobodyId = "00000000-0000-0000-0000-000000000000";

/** What an account knows a caller by; a browser goes before an address. */
export interface KnownClient {
  readonly kind: "browser" | "address";
  readonly key: string;
}

type Caller = Pick<Context, "config" | "db" | "address" | "browser" | "now">;

/** As which known client of the account somebody calls; null: as none. */
export async function findKnownClient(ctx: Caller, accountId: string | null): Promise<KnownClient | null> {
  const candidates: readonly KnownClient[] = [
    ...browserKeys(ctx).map((key) => ({ kind: "browser", key }) as const),
    { kind: "address", key: addressKey(ctx) },
  ];
  const keys = candidates.map(({ key }) => key);
  const known = await selectKnownClients(ctx.db, accountId ?? nobodyId, keys, knownSince(ctx.now()));
  return candidates.find(({ key }) => known.includes(key)) ?? null;
}

/**
 * Notes from where somebody has logged in to the account, in the transaction that holds its row. Answers the tokens for
 * the browser to keep: a new one for this account, since one that was planted or stolen must not become or stay known.
 */
export async function rememberClient(
  tx: Transaction,
  ctx: Caller,
  accountId: string,
): Promise<readonly string[]> {
  const now = ctx.now();
  const tokens = ctx.browser?.tokens ?? [];
  const known = await selectKnownClients(tx, accountId, browserKeys(ctx), knownSince(now));
  const ofOthers = tokens.filter((token) => !known.includes(browserKey(ctx, token)));
  const { token } = drawToken();
  const keys = [addressKey(ctx), browserKey(ctx, token)];
  await replaceKnownClients(tx, accountId, { old: known, new: keys, now });
  return [token, ...ofOthers].slice(0, rememberedAccountsMax);
}

/** Clients that logged in at that time or later are known. */
export function knownSince(now: Date): Date {
  return new Date(now.getTime() - knownClientDays * dayMs);
}

function browserKeys(ctx: Caller): readonly string[] {
  return (ctx.browser?.tokens ?? []).map((token) => browserKey(ctx, token));
}

function browserKey(ctx: Caller, token: string): string {
  return keyOf(ctx, "browser", token);
}

function addressKey(ctx: Caller): string {
  return keyOf(ctx, "address", networkOf(ctx.address));
}

/** Keyed, since all IPv4 addresses could be tried against a plain hash. */
function keyOf({ config }: Caller, kind: string, value: string): string {
  return createHmac("sha256", config.secretKey).update(`known ${kind}\0${value}`).digest("hex");
}
