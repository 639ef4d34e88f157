/** DataLoaders that batch the per-row reads of a response into one statement. */
import DataLoader from "dataloader";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import { selectActivities, type StoredActivity } from "./storage/activities";
import { countCorrelated, selectRestorers } from "./storage/activityLinks";
import { selectBookings, selectRefunds, type StoredBooking } from "./storage/accounting/bookings";
import { selectExistingRuns } from "./storage/automatedJobs/runList";
import type { Database } from "./storage/database/database";
import { selectBookingExports, type StoredBookingExport } from "./storage/accounting/bookingExports";
import { selectBookingRuns, type StoredBookingRun } from "./storage/accounting/bookingRuns";
import { selectLatestInvitations, type StoredInvitation } from "./storage/invitations/invitations";
import { selectPayments, type StoredPayment } from "./storage/processes/processDetails";
import {
  selectCommuneCounts,
  selectDeviationSummaries,
  type ComparedFee,
  type StoredDeviationSummary,
} from "./storage/fees/feeDeviations";
import { selectResourceCommunes, type StoredResourceCommune } from "./storage/resources/resourceList";
import { selectIsFavourite, type UserPlace } from "./storage/places/ownPlaces";
import { selectExistingKeys } from "./storage/resources/resources";
import { selectUseCounts } from "./storage/resources/resourceUses";
import { selectProcesses, type StoredProcess } from "./storage/processes/processes";
import { selectFormFields, type StoredFormFields } from "./storage/services/serviceForms";
import { selectMaintenance, type StoredMaintenance } from "./storage/services/serviceMaintenance";
import type { TemplateContents } from "#server/storage/columnTypes";
import {
  selectTemplateContents,
  selectTemplateVersions,
  type ReportKey,
  type StoredTemplateVersion,
} from "./storage/reports/serviceReports";
import type { CommuneServiceKey } from "./storage/communes/communeServices";
import { selectRoles, selectServicesOfCommunes, type ListedRole } from "./storage/users/userList";

/** A user object as read by one statement. Loaders cache by object, so a user that is read again is loaded again. */
type LoadedUser = { readonly id: string };

/** The loaders of one call. */
export interface Loaders {
  /** Log entries by id; `null` if there is none. */
  readonly activities: DataLoader<number, StoredActivity | null>;
  /** Number of log entries with a correlation id, up to 1,000. */
  readonly correlatedCounts: DataLoader<string, number>;
  /** Latest log entry that restored the values before another; `null` if there is none. */
  readonly restorers: DataLoader<number, number | null>;
  /** Whether a run of an automated job is still stored, by id. */
  readonly jobRunExists: DataLoader<string, boolean>;
  /** Processes by database id; `null` if the process no longer exists. */
  readonly processes: DataLoader<number, StoredProcess | null>;
  /** Payments by the database id of their process; `null` if there is none. */
  readonly payments: DataLoader<number, StoredPayment | null>;
  /** Bookings by database id, regardless of the viewer's scope; `null` if there is none. */
  readonly bookings: DataLoader<number, StoredBooking | null>;
  /** Rows of export runs about a booking by its database id, earliest first. */
  readonly bookingExports: DataLoader<number, readonly StoredBookingExport[]>;
  /** Refunds of a booking by its database id, regardless of the viewer's scope; earliest first. */
  readonly refunds: DataLoader<number, readonly StoredBooking[]>;
  /** Role entries of a user, in order. */
  readonly roles: DataLoader<LoadedUser, readonly ListedRole[]>;
  /** Services offered by the communes of a user's role entries, keyed by AGS, unordered. */
  readonly offers: DataLoader<LoadedUser, ReadonlyMap<string, readonly string[]>>;
  /** The latest link of a user for each purpose. */
  readonly latestLinks: DataLoader<LoadedUser, readonly StoredInvitation[]>;
  /** Number of communes with a service, by its id. */
  readonly communeCounts: DataLoader<string, number>;
  /** Deviations of communes from a fee of the catalogue. */
  readonly feeDeviations: DataLoader<ComparedFee, Omit<StoredDeviationSummary, "place">>;
  /** Number of uses of a resource. */
  readonly useCounts: DataLoader<ResourceKey, number>;
  /** Whether a resource exists. */
  readonly resourceExists: DataLoader<ResourceKey, boolean>;
  /** Communes of resources by AGS; `null` if there is none. */
  readonly resourceCommunes: DataLoader<string, StoredResourceCommune | null>;
  /** Fields of the forms of services in communes. */
  readonly serviceForms: DataLoader<CommuneServiceKey, StoredFormFields>;
  /** Maintenance by service, including that which has ended; `null` if there was none. */
  readonly maintenance: DataLoader<string, StoredMaintenance | null>;
  /** Versions of own report templates, latest first. */
  readonly templateVersions: DataLoader<ReportKey, readonly StoredTemplateVersion[]>;
  /** Contents of versions of report templates, by id; `null` if they no longer exist. */
  readonly templateContents: DataLoader<number, TemplateContents | null>;
  /** Whether a place is a favourite of a user. */
  readonly isFavourite: DataLoader<UserPlace, boolean>;
  /** Export runs of bookings by id, regardless of the viewer's scope; `null` if there is none. */
  readonly bookingRuns: DataLoader<string, StoredBookingRun | null>;
}

const noDeviations = { count: 0, amountCount: 0, lowest: null, highest: null };

// Disables caching by id: the context of a subscription outlives many changes.
const uncached = { cache: false };

/** Creates the loaders of a call. */
export function createLoaders(db: Database): Loaders {
  return {
    activities: new DataLoader(async (ids) => {
      const found = new Map((await selectActivities(db, ids)).map((entry) => [entry.id, entry]));
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    correlatedCounts: new DataLoader(async (ids) => {
      const counts = await countCorrelated(db, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }, uncached),
    restorers: new DataLoader(async (ids) => {
      const found = await selectRestorers(db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    jobRunExists: new DataLoader(async (ids) => {
      const found = await selectExistingRuns(db, ids);
      return ids.map((id) => found.has(id));
    }, uncached),
    processes: new DataLoader(async (ids) => {
      const found = new Map((await selectProcesses(db, ids)).map((process) => [process.id, process]));
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    payments: new DataLoader(async (processIds) => {
      const payments = await selectPayments(db, processIds);
      const found = new Map(payments.map((payment) => [payment.processId, payment]));
      return processIds.map((id) => found.get(id) ?? null);
    }, uncached),
    bookings: new DataLoader(async (ids) => {
      const found = new Map((await selectBookings(db, ids, null)).map((booking) => [booking.id, booking]));
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    bookingExports: new DataLoader(async (ids) => {
      const rows = await selectBookingExports(db, ids);
      return ids.map((id) => rows.filter(({ bookingId }) => bookingId === id));
    }, uncached),
    refunds: new DataLoader(async (ids) => {
      const refunds = await selectRefunds(db, ids);
      return ids.map((id) => refunds.filter(({ refundOfId }) => refundOfId === id));
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
    communeCounts: new DataLoader(async (serviceIds) => {
      const found = await selectCommuneCounts(db, serviceIds);
      return serviceIds.map((id) => found.get(id) ?? 0);
    }, uncached),
    feeDeviations: new DataLoader(async (compared) => {
      const found = await selectDeviationSummaries(db, compared);
      return found.map((summary) => summary ?? noDeviations);
    }, uncached),
    useCounts: new DataLoader(async (keys) => {
      const counts = new Map((await selectUseCounts(db, keys)).map((each) => [keyOf(each), each.count]));
      return keys.map((key) => counts.get(keyOf(key)) ?? 0);
    }, uncached),
    resourceExists: new DataLoader(async (keys) => {
      const found = new Set((await selectExistingKeys(db, keys)).map(keyOf));
      return keys.map((key) => found.has(keyOf(key)));
    }, uncached),
    resourceCommunes: new DataLoader(async (ags) => {
      const found = new Map((await selectResourceCommunes(db, ags)).map((each) => [each.ags, each]));
      return ags.map((key) => found.get(key) ?? null);
    }, uncached),
    serviceForms: new DataLoader((keys) => selectFormFields(db, keys), uncached),
    maintenance: new DataLoader(async (serviceIds) => {
      const stored = await selectMaintenance(db, serviceIds);
      const found = new Map(stored.map((maintenance) => [maintenance.serviceId, maintenance]));
      return serviceIds.map((id) => found.get(id) ?? null);
    }, uncached),
    templateVersions: new DataLoader(async (keys) => {
      const found = new Map<string, StoredTemplateVersion[]>(keys.map((key) => [reportPath(key), []]));
      const versions = await selectTemplateVersions(db, keys);
      for (const version of versions) found.get(reportPath(version))?.push(version);
      return keys.map((key) => found.get(reportPath(key)) ?? []);
    }, uncached),
    templateContents: new DataLoader(async (ids) => {
      const found = await selectTemplateContents(db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
    isFavourite: new DataLoader((places) => selectIsFavourite(db, places), uncached),
    bookingRuns: new DataLoader(async (ids) => {
      const found = new Map((await selectBookingRuns(db, ids, null)).map((run) => [run.id, run]));
      return ids.map((id) => found.get(id) ?? null);
    }, uncached),
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

function reportPath({ communeAgs, serviceId, report }: ReportKey): string {
  return `${communeAgs}/${serviceId}/${report}`;
}

function keyOf({ version, type, id }: ResourceKey): string {
  return `${version}/${type}/${id}`;
}

function idsOf(users: readonly LoadedUser[]): string[] {
  return users.map(({ id }) => id);
}
