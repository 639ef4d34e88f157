/** What many rows of an answer ask for, each for itself, and what is then read for all of them with one statement. */
import DataLoader from "dataloader";
import type { Database } from "./storage/database/database";
import { selectLatestInvitations, type StoredInvitation } from "./storage/invitations/invitations";
import { selectPayments, type StoredPayment } from "./storage/processes/processDetails";
import { selectProcesses, type StoredProcess } from "./storage/processes/processes";
import { selectRoles, selectServicesOfCommunes, type ListedRole } from "./storage/users/userList";

/** A user as read by one statement: what is loaded for it is loaded again for the same user read later. */
type LoadedUser = { readonly id: string };

/** The loaders of one call. */
export interface Loaders {
  /** Processes by their bare ids; null: gone. */
  readonly processes: DataLoader<number, StoredProcess | null>;
  /** Payments by the bare ids of their processes; null: none. */
  readonly payments: DataLoader<number, StoredPayment | null>;
  /** Role entries of a user, in order. */
  readonly roles: DataLoader<LoadedUser, readonly ListedRole[]>;
  /** What the communes of a user's role entries offer, by AGS, in no order. */
  readonly offers: DataLoader<LoadedUser, ReadonlyMap<string, readonly string[]>>;
  /** The latest link of each purpose of a user. */
  readonly latestLinks: DataLoader<LoadedUser, readonly StoredInvitation[]>;
}

// The context of a subscription outlives many changes, so nothing is kept by an id.
const uncached = { cache: false };

/** Makes the loaders of a call. */
export function createLoaders(db: Database): Loaders {
  return {
    processes: new DataLoader(async (ids) => {
      const found = new Map((await selectProcesses(db, ids)).map((process) => [process.id, process]));
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    payments: new DataLoader(async (processIds) => {
      const payments = await selectPayments(db, processIds);
      const found = new Map(payments.map((payment) => [payment.processId, payment]));
      return processIds.map((id) => found.get(id) ?? null);
    }, uncached),
    roles: new DataLoader(async (users) => {
      const found = byUser(await selectRoles(db, idsOf(users)));
      return users.map(({ id }) => found.get(id) ?? []);
    }),
    offers: new DataLoader(async (users) => {
      const offers = await selectServicesOfCommunes(db, idsOf(users));
      return users.map(() => offers);
    }),
    latestLinks: new DataLoader(async (users) => {
      const found = byUser(await selectLatestInvitations(db, idsOf(users)));
      return users.map(({ id }) => found.get(id) ?? []);
    }),
  };
}

function byUser<Row extends { readonly userId: string }>(rows: readonly Row[]) {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const ofUser = found.get(row.userId);
    if (ofUser) ofUser.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}

function idsOf(users: readonly LoadedUser[]): string[] {
  return users.map(({ id }) => id);
}
