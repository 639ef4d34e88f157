/** Every storage function whose rows come from raw SQL. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { selectBookingExports } from "#server/storage/accounting/bookingExports";
import {
  bookingOrder,
  bookingSource,
  selectBookings,
  selectBookingValues,
  selectRefunds,
} from "#server/storage/accounting/bookings";
import { erasureOrder, erasureSource, selectErasure } from "#server/storage/erasure/erasures";
import { selectDueIds, selectDueServices } from "#server/storage/erasure/dueProcesses";
import { sumBookings } from "#server/storage/accounting/bookingSums";
import { selectFeeNumbers } from "#server/storage/accounting/feeNumbers";
import {
  feedbackOrder,
  feedbackSource,
  lockFeedback,
  selectFeedback,
  selectFeedbackOf,
} from "#server/storage/feedback/feedback";
import { claimBatch, selectDeliveringCommunes } from "#server/storage/feedback/feedbackDelivery";
import type { FeedbackConditions } from "#server/storage/feedback/feedbackFilter";
import { countRatings } from "#server/storage/feedback/feedbackSummary";
import { selectTemplateVersion, selectTemplateVersions } from "#server/storage/reports/serviceReports";
import { selectServiceState } from "#server/storage/services/serviceState";
import { selectResourceFor } from "#server/storage/resources/resourceDocuments";
import { parseProcessFilter } from "#server/domain/processes/processFilter";
import { uninitializedCommunes } from "#server/storage/attention/communes";
import { selectFigures as selectAttentionFigures } from "#server/storage/attention/figures";
import { selectOwnTasks } from "#server/storage/attention/ownTasks";
import { incompleteTextsOf } from "#server/storage/attention/texts";
import {
  jobRunOrder,
  jobRunSource,
  selectJobRun,
  selectLatestRuns,
} from "#server/storage/automatedJobs/runList";
import { changeOrder, changeSource, logOrder, logSource } from "#server/storage/automatedJobs/runParts";
import { lockOpenReports } from "#server/storage/automatedJobs/switchReports";
import { selectLargestGroups } from "#server/storage/attention/processes";
import { lockChain, takeWaiting } from "#server/storage/activity/chain";
import { activityOrder, activitySource, selectActivity } from "#server/storage/activities";
import { anyEntry } from "#server/storage/activity/activityConditions";
import { areFrequent, selectActorNames, selectRareWords } from "#server/storage/activity/estimates";
import { countCorrelated, selectRestorers, selectRestoring } from "#server/storage/activityLinks";
import { selectCommuneCounts } from "#server/storage/communes/communeCounts";
import { selectCommuneRemoval } from "#server/storage/communes/communeRemoval";
import {
  hasCommunes,
  selectCommune,
  selectCommunes,
  selectInitials,
} from "#server/storage/communes/communes";
import { countryTable } from "#server/storage/communes/countries";
import { postalCodeOrders, postalCodesOfStock, postalCodeTable } from "#server/storage/communes/postalCodes";
import {
  insertRecord,
  isTaken,
  recordSource,
  selectRecords,
  selectRecordsWith,
  type RecordTable,
} from "#server/storage/communes/records";
import { registerOfficeTable } from "#server/storage/communes/registerOffices";
import { selectNamedResources } from "#server/storage/communes/serviceSettings";
import { feeItemSource, selectFeeItems, sumFeeItems } from "#server/storage/fees/feeChangeItems";
import {
  deviationOrders,
  deviationSource,
  selectChargingRules,
  selectCommuneCounts as selectCommunesOfServices,
  selectDeviationSummaries,
} from "#server/storage/fees/feeDeviations";
import {
  selectNamedTargets,
  selectNearest,
  selectReferrers,
  selectTargets as selectResourceTargets,
} from "#server/storage/resources/resourceReferences";
import { canReplace, replaceInSettings } from "#server/storage/resources/resourceReplacement";
import {
  resourceOrder,
  resourceSource,
  selectResourceCommunes,
} from "#server/storage/resources/resourceList";
import { resourceUseOrder, resourceUseSource, selectUseCounts } from "#server/storage/resources/resourceUses";
import {
  resourceVersionOrder,
  resourceVersionSource,
  selectResourceVersion,
} from "#server/storage/resources/resourceVersions";
import {
  lockResources,
  selectPlacedResource,
  selectResource,
  selectWithSecrets,
} from "#server/storage/resources/resources";
import { parseResourceFilter } from "#server/domain/resources/resources";
import { selectKeystore } from "#server/storage/resources/keystoreChecks";
import { selectSystemFees, systemFeeOrder, systemFeeSource } from "#server/storage/fees/systemFees";
import { selectCharging, selectTargets } from "#server/storage/fees/feeChangeTargets";
import { restoreService } from "#server/storage/services/keptServices";
import {
  countObstacles,
  selectFingerprint,
  selectItemsOfRows,
  selectSwitchItems,
  sumSwitchItems,
  switchItemSource,
  switchRowSource,
} from "#server/storage/services/serviceSwitchItems";
import { countSwitchItems, type SwitchPlan } from "#server/storage/services/serviceSwitchTargets";
import { draftDefaults, draftSnapshotTexts } from "#server/storage/services/contentReplacement";
import {
  selectServiceContent,
  serviceCommuneOrder,
  serviceCommuneSource,
} from "#server/storage/services/serviceCommunes";
import { selectServiceUse } from "#server/storage/services/serviceUse";
import { selectPaidApplications } from "#server/storage/services/paidApplications";
import {
  countOwnContent,
  insertServiceSnapshot,
  matchesSnapshot,
} from "#server/storage/services/serviceSnapshots";
import {
  draftChangeSource,
  versionChangeSource,
  selectDraftKeys,
  textChangeOrder,
  textVersionOrder,
  textVersionSource,
} from "#server/storage/texts/textVersions";
import { sumTextBytes } from "#server/storage/texts/textBytes";
import {
  countTextEntries,
  searchTextKeys,
  selectTextEntries,
  selectTextSections,
  textEntryOrder,
  textEntrySource,
} from "#server/storage/texts/texts";
import {
  countTransferTexts,
  selectCellsToCopy,
  selectTransferTexts,
  transferRowSource,
} from "#server/storage/texts/textTransferCells";
import {
  selectKeysWithoutDefault,
  selectTargetAgs,
  selectRetriedParts,
  selectTransferParts,
  selectTransferables,
  transferTargetOrder,
  transferTargetSource,
} from "#server/storage/texts/textTransferInputs";
import { transferResultSource } from "#server/storage/texts/textTransfers";
import { waterMeterReadingTable } from "#server/storage/communes/waterMeterReadings";
import { isReady, type Transaction } from "#server/storage/database/database";
import { selectBookingLayout, selectBookingLayouts } from "#server/storage/accounting/bookingLayouts";
import { insertRunRows, previewRun, readRunRows } from "#server/storage/accounting/bookingRunRows";
import { bookingRunOrder, bookingRunSource, selectBookingRuns } from "#server/storage/accounting/bookingRuns";
import { readDatabaseClock } from "#server/storage/processes/processAttempts";
import {
  countRows,
  hasRows,
  selectRange,
  type KeysetOrder,
  type KeysetSource,
} from "#server/storage/database/keyset";
import { countOpenApplications } from "#server/storage/services/serviceMaintenance";
import { countAffectedApplications, countRunningApplications } from "#server/storage/services/serviceForms";
import {
  hasVehicleRegistration,
  kbaExpiryOrder,
  kbaSettingsSource,
  selectKbaSettings,
  selectKbaSettingsOf,
} from "#server/storage/kba/kbaSettings";
import {
  entryOrder,
  entrySource,
  selectApplying,
  selectEntries,
  selectPlacedEntry,
} from "#server/storage/securityLists/entries";
import {
  finishCheck,
  selectAddedDisplays,
  selectImport,
  stagedOrder,
  stagedSource,
} from "#server/storage/securityLists/imports";
import {
  moveToRemoval,
  selectRemovals,
  selectRemoval,
  selectRemovedDisplays,
} from "#server/storage/securityLists/removals";
import { selectReservationEmails } from "#server/storage/securityLists/reservations";
import { countSecrets, secretTables, selectOtherSecrets } from "#server/storage/secrets/storedSecrets";
import { selectFigures } from "#server/storage/figures";
import { selectPeerDurations, selectPeers } from "#server/storage/statistics/peers";
import { correctChanges, correctLevels, foldChanges } from "#server/storage/statistics/statisticsFold";
import {
  selectDailySums,
  selectDurations,
  selectMonthlySums,
  type DurationSource,
  type SumKey,
} from "#server/storage/statistics/statisticsSums";
import {
  compareRows,
  selectRemovedExamples,
  selectStagedExamples,
  stageRows,
} from "#server/storage/imports/importRows";
import { insertInvitations, selectLatestInvitations } from "#server/storage/invitations/invitations";
import { claimMailAttempt } from "#server/storage/invitations/inviteMails";
import { jobItemSource, selectJobItem, selectActionStateGroups } from "#server/storage/jobs/jobItems";
import { jobOrder, jobSource } from "#server/storage/jobs/jobs";
import { countItems, itemOrder, resultOrder } from "#server/storage/runs/runItems";
import { runOrder, runSource } from "#server/storage/runs/runList";
import {
  selectChangeMark,
  selectCreated,
  selectLatestChange,
} from "#server/storage/processes/processChanges";
import {
  attemptSource,
  fileSource,
  selectAttempt,
  selectFile,
} from "#server/storage/processes/processDetails";
import { errorGroupOrder, errorGroupSource, selectErrorGroup } from "#server/storage/processes/processErrors";
import { processConditions } from "#server/storage/processes/processFilter";
import {
  processOrder,
  processSource,
  selectProcess,
  selectProcesses,
} from "#server/storage/processes/processes";
import { claimUnqueued } from "#server/storage/processes/processSchedule";
import {
  residentialPropertyOrders,
  residentialPropertySource,
  residentialPropertyTable,
} from "#server/storage/residentialProperties/residentialProperties";
import { lockViews, selectView, viewOrder, viewSource } from "#server/storage/savedViews";
import { selectViewer, selectViewerOfSession } from "#server/storage/sessions/sessions";
import { lockAccount, selectOffers } from "#server/storage/users/userAccounts";
import { insertUsers } from "#server/storage/users/userImports";
import {
  editorSource,
  selectPlacedUser,
  selectRoles,
  selectServicesOfCommunes,
  userOrder,
  userSource,
} from "#server/storage/users/userList";
import { selectNamedAccounts, selectUser } from "#server/storage/users/users";
import { selectDatabaseBytes, selectSchemaVersion } from "#server/storage/databaseFacts";
import { selectDigestUsers } from "#server/storage/users/digestUsers";
import {
  countEndedSessions,
  countEntriesOfUsers,
  countExpiredInvitations,
  countLanguageUse,
} from "#server/storage/settingEffects";
import { countWaitingJobs } from "#server/storage/waitingJobs";
import { anyBooking } from "./bookings";

const at = new Date("2026-11-20T10:00:00.000Z");
const id = randomUUID();
const keystore = { version: "v1", type: "keystore", id: "a" } as const;
const ags = "09761000";
const page = { limit: 1, fromEnd: false };
const user = {
  username: "a",
  email: "a@b",
  usernameKey: "a",
  emailKey: "a@b",
  type: "ADMIN",
  roles: [],
} as const;
const communes = { scope: null, patterns: null, states: null, services: null, initial: null };
const feedback: FeedbackConditions = {
  scope: null,
  communes: null,
  services: null,
  ratings: null,
  states: null,
  from: null,
  before: null,
  patterns: null,
  hasComment: null,
  hasHints: null,
  isRead: null,
};
const runTarget = {
  seriesId: id,
  communeAgs: ags,
  conditions: {
    scope: null,
    communes: [ags],
    services: null,
    from: null,
    before: null,
    budgetItems: null,
    paymentMethods: null,
    states: null,
    kinds: null,
    totalFrom: null,
    totalTo: null,
    search: null,
    isExported: null,
  },
};
const users = {
  patterns: null,
  types: null,
  snapshotsOf: null,
  communes: null,
  services: null,
  statuses: null,
  quietSince: null,
  invitationEndsBefore: null,
  isMailRefused: false,
};
// A single record state: with several, the query reads from a subquery, and PostgreSQL reports no table for its columns.
const processes = parseProcessFilter({ records: ["ACTIVE"] });
const erasurePeriods = { day: "2026-11-20", listed: [], fallback: { days: 180, endedBefore: new Date() } };
const range = { isDescending: false, after: null, before: null };
const service = { communeAgs: ags, serviceId: "a" };
const comparedFee = { serviceId: "a", feeId: "a", on: "2026-11-20" };
const feeTargets = { fees: [1], group: "ALL", isDeviating: true, states: ["BY"], communes: [ags] } as const;
const switchPlan: SwitchPlan = {
  action: "DISABLE",
  serviceIds: ["a"],
  targets: { communes: null, states: null },
  hasRowPerCommune: true,
  excludesContent: false,
  today: "2026-11-20",
};
const transfer = { id, service_id: "a", mode: "DRAFT" as const };
const targets = { patterns: ["a"], states: ["BY"], defaultLanguages: ["de"] };
const textSearch = { patterns: ["a"], flag: "DRAFT", languages: ["de"] } as const;
const day = "2026-11-20";
const list = { communeAgs: ags, list: "BLACKLIST" } as const;
const office = { name: "a", url: "a", authorityPrefix: "a", identifier: "a", certificatesOnly: true };
const property = {
  ags,
  postalCode: "86150",
  location: "a",
  district: "",
  street: "a",
  houseNumber: "1",
  letter: "",
  partNumber: "",
  supplements: "",
  houseNumberLetter: "",
};
const invitation = {
  purpose: "INVITATION",
  delivery: "LINK",
  by: { id: null, name: "a", role: null },
  now: at,
  expiresAt: at,
} as const;
const byId = (alias: string, type: "bigint" | "uuid"): KeysetOrder => ({
  name: "id",
  keys: [{ column: `${alias}.id`, type }],
});
const stocks = { stagedId: 1, baseId: 2 };

const sumKeys: readonly SumKey[] = [{ ags: "09761000", serviceId: "a" }];
const durationSources: readonly DurationSource[] = [{ point: 0, unit: "DAY", day: "2026-01-01" }];

/** Calls every function that returns rows of raw SQL, with arguments that reach each of its statements. */
export const rawSqlCalls: readonly ((tx: Transaction) => unknown)[] = [
  (tx) =>
    isReady({
      db: tx,
      kind: "postgres",
      isUnavailable: () => false,
      diskFullAt: () => null,
      connections: () => null,
      close: tx.destroy,
    }),
  readDatabaseClock,
  (tx) => selectFigures(tx, at),
  (tx) => countSecrets(tx, { settingKeys: [] }),
  ...secretTables.map(
    (table) => (tx: Transaction) =>
      selectOtherSecrets(tx, table, { settingKeys: [], prefix: "a" }, { after: "", limit: 1 }),
  ),
  countWaitingJobs,
  (tx) => selectJobRun(tx, id),
  (tx) => selectLatestRuns(tx, ["a"], 1),
  read(jobRunSource({ jobs: null, states: null, from: null, before: null }), jobRunOrder),
  read(logSource(id, "a", ["INFO"]), logOrder),
  read(changeSource(id), changeOrder),
  lockOpenReports,
  (tx) => selectLargestGroups(tx, 1, 1),
  (tx) => selectAttentionFigures(tx, uninitializedCommunes(at), { ags: sql`c.ags` }),
  (tx) => {
    const { source, columns } = incompleteTextsOf([{ communeAgs: ags, serviceId: "a" }], ["de"]);
    return selectOwnTasks(tx, source, columns, 1);
  },
  (tx) => {
    const options = { now: at, today: "2026-11-20", languages: ["de"], types: ["ENABLE_SERVICE"] };
    return selectServiceState(tx, { communeAgs: ags, serviceId: "a" }, options);
  },
  read(uninitializedCommunes(at), uninitializedCommunes(at).order),
  selectSchemaVersion,
  selectDatabaseBytes,
  (tx) => selectDigestUsers(tx, "2026-11-20"),
  (tx) => selectActivity(tx, 1),
  (tx) => areFrequent(tx, anyEntry),
  (tx) => selectRareWords(tx, ["a"], null),
  (tx) => selectActorNames(tx, ags, ["a"]),
  lockChain,
  (tx) => takeWaiting(tx, 1),
  (tx) => selectRestoring(tx, 1),
  (tx) => selectRestorers(tx, [1]),
  (tx) => countCorrelated(tx, [id]),
  read(activitySource(anyEntry), activityOrder),
  (tx) => selectCommuneCounts(tx, ags, null),
  (tx) => selectCommuneRemoval(tx, ags),
  read(kbaSettingsSource({ communes: null, setOn: null, isUnconfirmed: false }, null), kbaExpiryOrder),
  (tx) => selectKbaSettings(tx, id),
  (tx) => selectKbaSettingsOf(tx, ags, "a"),
  (tx) => hasVehicleRegistration(tx, ags, null),
  ...(["PATTERN", "CREATED_AT"] as const).map((field) =>
    read(entrySource(list, { patterns: ["%a%"], kind: "DOMAIN", expires: true }, day), entryOrder(field)),
  ),
  (tx) => selectEntries(tx, [1]),
  (tx) => selectApplying(tx, ags, ["a"], day),
  (tx) => selectPlacedEntry(tx, ags, "a", entryOrder("PATTERN"), day),
  (tx) => selectRemovals(tx, list, at),
  (tx) => selectRemoval(tx, id),
  (tx) => selectRemovedDisplays(tx, id, 1),
  (tx) => moveToRemoval(tx, list, sql`true`, { at, by: { id, name: "a", role: "ADMIN" } }, at),
  (tx) => selectImport(tx, id, id),
  ...[null, ["INVALID" as const]].map((results) => read(stagedSource(id, results), stagedOrder)),
  (tx) => finishCheck(tx, id, list, id),
  (tx) => selectAddedDisplays(tx, id, 1),
  (tx) => selectReservationEmails(tx, ags, at, 1),
  (tx) => selectCommune(tx, ags, null),
  (tx) => selectCommunes(tx, communes, { field: "AGS", ...range }, page),
  (tx) => hasCommunes(tx, communes, { field: "AGS", ...range }),
  (tx) => selectInitials(tx, communes),
  (tx) => selectNamedResources(tx, [], { key: "a", type: "b" }),
  (tx) => selectKeystore(tx, keystore),
  (tx) => selectResource(tx, keystore),
  (tx) => selectPlacedResource(tx, keystore, resourceOrder("TYPE", false)),
  (tx) => lockResources(tx, [keystore]),
  (tx) => selectWithSecrets(tx, [keystore]),
  (tx) => selectResourceVersion(tx, keystore, id),
  (tx) => selectResourceCommunes(tx, []),
  (tx) => selectResourceTargets(tx, ["keystore"], 1),
  (tx) => selectNamedTargets(tx, [keystore]),
  (tx) => selectNearest(tx, "a", 1),
  (tx) => selectReferrers(tx, keystore),
  (tx) => canReplace(tx, keystore, "b"),
  (tx) => replaceInSettings(tx, keystore, "b", { at, by: "a" }),
  (tx) => selectUseCounts(tx, [keystore]),
  read(resourceSource(parseResourceFilter(null)), resourceOrder("TYPE", false)),
  read(resourceUseSource(keystore), resourceUseOrder),
  read(resourceVersionSource(keystore), resourceVersionOrder),
  (tx) => selectPaidApplications(tx, { communeAgs: ags, serviceId: "a" }, ["a"], 1),
  (tx) => countOpenApplications(tx, "a"),
  (tx) => countRunningApplications(tx, { communeAgs: ags, serviceId: "a" }),
  (tx) =>
    countAffectedApplications(tx, { communeAgs: ags, serviceId: "a" }, { present: ["a"], missing: ["b"] }),
  record(countryTable, { name: "a", nameKey: "a", isEu: true }),
  record(postalCodeTable, { postalCode: "86150", place: "a" }),
  record(registerOfficeTable, office),
  record(residentialPropertyTable, property),
  record(waterMeterReadingTable, { name: "a", readingAgs: ags, readingFrom: day, readingUntil: day }),
  read(postalCodesOfStock(1, null), postalCodeOrders.PLACE),
  read(
    residentialPropertySource(ags, { stockId: 1, interpretations: null, postalCodes: null }),
    residentialPropertyOrders.STREET,
  ),
  read(textEntrySource(service, ["de"], { section: "a", keys: ["a"] }), textEntryOrder),
  (tx) => countTextEntries(tx, service, ["a"]),
  (tx) => searchTextKeys(tx, service, textSearch),
  (tx) => selectTextEntries(tx, service, ["de"], ["a"]),
  (tx) => sumTextBytes(tx, service),
  (tx) => selectTextSections(tx, service, ["de"]),
  read(transferRowSource(transfer, { from: 0, count: 1 }), itemOrder),
  read(transferResultSource(id, ["WAITING"]), resultOrder),
  read(transferTargetSource(service, targets), transferTargetOrder),
  (tx) => selectTargetAgs(tx, transferTargetSource(service, targets)),
  (tx) => selectTransferables(tx, service, { languages: ["de"], excerptLength: 1 }),
  (tx) => selectKeysWithoutDefault(tx, "a", ["a"]),
  (tx) => selectTransferParts(tx, id, { communes: ["a"], keys: ["a"] }),
  (tx) => selectTransferTexts(tx, id, { from: 0, count: 1 }),
  (tx) => countTransferTexts(tx, id),
  (tx) => selectTargets(tx, feeTargets, 1),
  (tx) => selectCharging(tx, comparedFee, [ags]),
  read(
    systemFeeSource({ patterns: ["a"], serviceIds: ["a"], isActive: true, isDeviating: true }),
    systemFeeOrder,
  ),
  (tx) => selectSystemFees(tx, { ids: [1] }),
  (tx) => selectServiceUse(tx, ["a"], { from: day, to: day }),
  (tx) => selectServiceContent(tx, "a", [ags], { from: day, to: day }),
  read(
    serviceCommuneSource({
      serviceId: "a",
      patterns: ["a"],
      federalStates: ["BY"],
      states: ["WAITING"],
      ownContent: ["TEXTS", "DRAFTS", "FILES", "FEES", "FEE_RULE", "SETTINGS", "FORM"],
    }),
    serviceCommuneOrder,
  ),
  read(deviationSource(comparedFee, ["a"]), deviationOrders.DIFFERENCE),
  (tx) => selectDeviationSummaries(tx, [comparedFee]),
  (tx) => selectCommunesOfServices(tx, ["a"]),
  (tx) => selectChargingRules(tx, comparedFee),
  read(feeItemSource(id, ["WAITING"]), resultOrder),
  (tx) => selectFeeItems(tx, id, [0]),
  read(switchItemSource(id), resultOrder),
  read(switchRowSource(id, { states: ["WAITING"], obstacle: "OWN_CONTENT" }), itemOrder),
  (tx) => selectSwitchItems(tx, id, [0]),
  (tx) => selectItemsOfRows(tx, id, [0]),
  (tx) => sumSwitchItems(tx, id),
  (tx) => countObstacles(tx, id),
  (tx) => selectFingerprint(tx, service),
  (tx) => countSwitchItems(tx, switchPlan, 1),
  (tx) => restoreService(tx, { runId: id, position: 0 }),
  (tx) => sumFeeItems(tx, id),
  (tx) => countItems(tx, id),
  (tx) => selectRetriedParts(tx, id),
  (tx) => selectCellsToCopy(tx, transfer, { ags, revision: 1 }),
  read(draftChangeSource(service, ["de"]), textChangeOrder),
  read(versionChangeSource({ id: 1, serviceId: "a" }), textChangeOrder),
  read(textVersionSource(service), textVersionOrder),
  (tx) => selectDraftKeys(tx, service, ["de"]),
  (tx) => countOwnContent(tx, service),
  (tx) =>
    insertServiceSnapshot(tx, service, { reason: "RESTORE", at, by: { id: null, name: "a", role: null } }),
  (tx) => matchesSnapshot(tx, service, 1),
  (tx) => draftDefaults(tx, service, 1),
  (tx) => draftSnapshotTexts(tx, service, 1, 1),
  (tx) => stageRows(tx, "RESIDENTIAL_PROPERTIES", 1, []),
  (tx) => stageRows(tx, "POSTAL_CODES", 1, []),
  ...(["RESIDENTIAL_PROPERTIES", "POSTAL_CODES"] as const).flatMap((kind) => [
    (tx: Transaction) => compareRows(tx, { kind, ...stocks }, { ids: null }),
    (tx: Transaction) => selectStagedExamples(tx, { kind, ...stocks }, { ids: null }, "CHANGED", 1),
    (tx: Transaction) => selectRemovedExamples(tx, { kind, ...stocks }, 1),
  ]),
  (tx) => insertInvitations(tx, [{ userId: id, tokenHash: Buffer.from("a") }], invitation),
  (tx) => selectLatestInvitations(tx, [id]),
  (tx) => claimMailAttempt(tx, id, { tokenHash: Buffer.from("a"), now: at, lostAt: at }),
  read(jobSource(null), jobOrder),
  read(runSource({ kinds: ["PROCESSES", "IMPORT"], states: ["RUNNING"], userId: null, now: at }), runOrder),
  read(jobItemSource(id, null), resultOrder),
  (tx) => selectJobItem(tx, id, 1),
  (tx) => selectActionStateGroups(tx, id),
  read(processSource(processes, "CREATED_AT"), processOrder("CREATED_AT", true)),
  read(erasureSource, erasureOrder),
  (tx) => selectErasure(tx, { id }),
  (tx) => selectDueServices(tx, erasurePeriods),
  (tx) => selectDueIds(tx, [{ serviceId: "a", communeAgs: ags, endedBefore: at }], "2026-11-20", 1),
  (tx) => selectProcess(tx, { id: 1 }),
  (tx) => selectProcesses(tx, [1]),
  (tx) => selectChangeMark(tx, at),
  (tx) => selectLatestChange(tx),
  (tx) => selectCreated(tx, processConditions(processes), { after: at, until: null, afterId: 0 }, 1),
  (tx) => claimUnqueued(tx, 1),
  read(attemptSource(1), byId("a", "bigint")),
  (tx) => selectAttempt(tx, 1),
  read(fileSource(1), byId("f", "uuid")),
  (tx) => selectFile(tx, id, byId("f", "uuid")),
  read(errorGroupSource(processes), errorGroupOrder),
  (tx) => selectErrorGroup(tx, processes),
  read(viewSource(id, "PROCESSES"), viewOrder(id)),
  (tx) => selectView(tx, id, id),
  (tx) => lockViews(tx, id, [id]),
  (tx) => countEndedSessions(tx, { idleSeconds: 60, absoluteSeconds: 60 }, at, id),
  (tx) => countExpiredInvitations(tx, 1, at),
  (tx) => countEntriesOfUsers(tx, at, at),
  (tx) => countLanguageUse(tx, ["tr"]),
  (tx) => selectViewer(tx, Buffer.from("a"), at),
  (tx) => selectViewerOfSession(tx, id, at),
  read(feedbackSource(feedback), feedbackOrder),
  (tx) => selectFeedback(tx, [1], null),
  (tx) => selectFeedbackOf(tx, service, at, null),
  (tx) => lockFeedback(tx, [1], null),
  read(bookingRunSource(ags, { [ags]: ["a"] }), bookingRunOrder),
  (tx) => selectBookingRuns(tx, [id], null),
  (tx) => insertRunRows(tx, id, runTarget, 1),
  (tx) => previewRun(tx, runTarget, { [ags]: ["a"] }, 1),
  (tx) => readRunRows(tx, id).next(),
  (tx) => selectBookingLayouts(tx, ags),
  (tx) => selectBookingLayout(tx, id),
  (tx) => countRatings(tx, feedback),
  (tx) => selectTemplateVersion(tx, 1),
  (tx) => selectTemplateVersions(tx, [{ communeAgs: ags, serviceId: "a-b", report: "antrag" }]),
  (tx) => selectDeliveringCommunes(tx),
  read(bookingSource(anyBooking), bookingOrder("DATE", true)),
  (tx) => selectBookings(tx, [1], null),
  (tx) => selectRefunds(tx, [1]),
  (tx) => selectBookingValues(tx, "budget_item", anyBooking),
  (tx) => sumBookings(tx, anyBooking),
  (tx) => selectBookingExports(tx, [1]),
  (tx) => selectFeeNumbers(tx, { communeAgs: ags, serviceId: "ew-meldebescheinigung" }, ["f"]),
  async (tx) => {
    const claim = { ags, sizeMax: 1, now: at, until: at, runStart: at };
    await claimBatch(tx, claim);
  },
  (tx) => selectResourceFor(tx, "nfkPortal", ags),
  read(userSource(users), userOrder("EMAIL")),
  read(editorSource(ags, null), userOrder("EMAIL")),
  (tx) => selectUser(tx, id),
  (tx) => selectPlacedUser(tx, id, userOrder("EMAIL")),
  (tx) => selectRoles(tx, [id]),
  (tx) => selectServicesOfCommunes(tx, [id]),
  (tx) => selectNamedAccounts(tx, ["a"]),
  (tx) => lockAccount(tx, id),
  (tx) => selectOffers(tx, [ags]),
  (tx) => insertUsers(tx, [user], { now: at, expiresAt: at }),
  (tx) => selectDailySums(tx, sumKeys, ["SUBMITTED"]),
  (tx) => selectDurations(tx, sumKeys, durationSources, [{ point: 0, from: "2026-01-01", to: "2026-01-02" }]),
  (tx) => selectMonthlySums(tx, { keys: sumKeys, from: "2026-01-01", to: "2026-01-02", limit: 1 }),
  (tx) =>
    selectPeers(tx, {
      ags,
      unit: "a",
      population: 1,
      smallest: 1,
      largest: 1,
      serviceIds: ["a"],
      limit: 1,
      days: { from: "2026-01-01", to: "2026-01-02" },
    }),
  (tx) => selectPeerDurations(tx, [ags], ["a"], durationSources),
  (tx) => foldChanges(tx, 0, 1),
  correctChanges,
  correctLevels,
];

/** Reads a page, checks for more, and counts. */
function read<Row>(source: KeysetSource<Row>, order: KeysetOrder) {
  return async (tx: Transaction) => {
    await selectRange(tx, source, { order, ...range }, page);
    await hasRows(tx, source, { order, ...range });
    await countRows(tx, source);
  };
}

/** Pages, reads, finds and adds rows of a kind. */
function record<Fields extends object>(table: RecordTable<Fields>, fields: Fields) {
  return async (tx: Transaction) => {
    await read(recordSource(table, sql`true`), table.order)(tx);
    await selectRecords(tx, table, [id]);
    await selectRecordsWith(tx, table, 1, fields);
    await isTaken(tx, table, 1, fields, null);
    await insertRecord(tx, table, 1, fields, { at, by: "a" });
  };
}
