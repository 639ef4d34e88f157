/** Checks addresses against the security lists of a commune. */
import { isAgs } from "#domain/ags";
import { addDays, startOfDay } from "#domain/calendarDays";
import { cutText } from "#domain/cutText";
import {
  impactDays,
  impactReservationsMax,
  patternMaxLength,
  type SecurityListResult,
} from "#domain/securityLists/securityLists";
import { reservationServiceId } from "#domain/serviceCatalogue";
import type { Context } from "#server/context";
import { selectCommuneServices } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectApplying } from "#server/storage/securityLists/entries";
import { selectReservationEmails } from "#server/storage/securityLists/reservations";
import { decide, type DecidingEntry, type Verdict } from "./decideEntry";
import { classifyEntry } from "./classifyEntry";
import { parseAddress, readPattern, type ParsedAddress, type Pattern } from "./readPattern";
import { canChangeLists, todayOf, type NamedList, type SecurityListEntry } from "./securityLists";

export type AddressVerdict = Verdict<SecurityListEntry>;

/** Checks an address against the lists of a commune. */
export async function checkAddress(
  db: Database | Transaction,
  communeAgs: string,
  address: string,
  today: string,
): Promise<AddressVerdict> {
  const parsed = parseAddress(address);
  const applying = parsed ? await selectApplying(db, communeAgs, parsed.candidates, today) : [];
  return decide(parsed, (pattern) => applying.find((entry) => entry.pattern === pattern), today);
}

/** Checks an address for a user; null if the viewer may not change the lists. */
export async function addressVerdict(
  ctx: Context,
  ags: string,
  address: string,
): Promise<AddressVerdict | null> {
  if (!(await canChangeLists(ctx, ags))) return null;
  return checkAddress(ctx.db, ags, cutText(address, patternMaxLength), todayOf(ctx));
}

/** Whether an address is allowed; null if the commune is unknown or does not offer the reservation. */
export async function isAddressAdmitted(ctx: Context, ags: string, address: string): Promise<boolean | null> {
  const services = isAgs(ags) ? await selectCommuneServices(ctx.db, ags, null) : [];
  if (!services.some(({ serviceId }) => serviceId === reservationServiceId)) return null;
  const verdict = await checkAddress(ctx.db, ags, cutText(address, patternMaxLength), todayOf(ctx));
  return verdict.isAdmitted;
}

/** Effect that an entry would have had on the latest reservations. */
export interface Impact {
  readonly result: SecurityListResult;
  readonly pattern: string | null;
  readonly reservationCount: number;
  readonly reservationCountExceeded: boolean;
  readonly stoppedCount: number;
  readonly admittedCount: number;
}

/** Compares the latest reservations with and without an entry; null if the viewer may not change the lists. */
export async function impactOf(
  ctx: Context,
  { ags, list }: NamedList,
  typed: string,
): Promise<Impact | null> {
  if (!(await canChangeLists(ctx, ags))) return null;
  const today = todayOf(ctx);
  const since = startOfDay(addDays(today, -impactDays));
  const emails = await selectReservationEmails(ctx.db, ags, since, impactReservationsMax + 1);
  const addresses = emails.slice(0, impactReservationsMax).map(parseAddress);
  const counted = {
    reservationCount: addresses.length,
    reservationCountExceeded: emails.length > impactReservationsMax,
  };
  const pattern = readPattern(cutText(typed, patternMaxLength));
  if (pattern === null) {
    return { result: "INVALID", pattern: null, ...counted, stoppedCount: 0, admittedCount: 0 };
  }
  const patterns = new Set([pattern.pattern, ...addresses.flatMap((one) => one?.candidates ?? [])]);
  const applying = await selectApplying(ctx.db, ags, [...patterns], today);
  const entries = new Map<string, DecidingEntry>(applying.map((entry) => [entry.pattern, entry]));
  const existing = applying.find((entry) => entry.pattern === pattern.pattern);
  const result = classifyEntry(list, pattern, existing, false);
  const wouldChange = result === "ENTRY_ADDED" || result === "PUBLIC_SUFFIX";
  const changed = wouldChange
    ? countChanged(addresses, entries, { list, ...pattern, expiresOn: null }, today)
    : 0;
  return {
    result,
    pattern: pattern.pattern,
    ...counted,
    stoppedCount: list === "BLACKLIST" ? changed : 0,
    admittedCount: list === "WHITELIST" ? changed : 0,
  };
}

/** Counts the addresses whose result changes with the added entry. */
function countChanged(
  addresses: readonly (ParsedAddress | null)[],
  entries: ReadonlyMap<string, DecidingEntry>,
  added: DecidingEntry & Pattern,
  today: string,
): number {
  const before = (pattern: string) => entries.get(pattern);
  const after = (pattern: string) => (pattern === added.pattern ? added : entries.get(pattern));
  return addresses.filter(
    (one) => decide(one, before, today).isAdmitted !== decide(one, after, today).isAdmitted,
  ).length;
}
