/** Runs every action that writes an entry of the activity log, by its mutation, with values of all kinds. */
import type { EndpointName } from "#domain/endpoints";
import { fieldChanges, type FieldChange } from "#server/domain/activity/fieldChanges";
import { communeInitializationKind } from "#server/domain/communes/communeInitialization";
import type { Database } from "#server/storage/database/database";
import { importProperties } from "./actions/importActions";
import { openMutations, type WrittenTypes } from "./actions/mutate";
import { changeFeedback, changeProcesses, eraseProcesses } from "./actions/processActions";
import { startRuns } from "./actions/runActions";
import {
  changeService,
  changeServiceFiles,
  changeSystemFees,
  restoreTemplate,
} from "./actions/serviceActions";
import { changeResources, changeSettings, exportLog, switchJobs } from "./actions/systemActions";
import { changeUsers } from "./actions/userActions";
import { silent } from "./databases";
import { bookingRunCalls } from "./matrix/bookingRunCalls";
import { communeCalls } from "./matrix/communeCalls";
import type { FieldCall } from "./matrix/fieldCall";
import { kbaCalls } from "./matrix/kbaCalls";
import { reportCalls } from "./matrix/reportCalls";
import { resourceCalls } from "./matrix/resourceCalls";
import { securityListCalls } from "./matrix/securityListCalls";
import { serviceFileCalls } from "./matrix/serviceFileCalls";
import { userCalls } from "./matrix/userCalls";
import { matrixTime, openWorld } from "./matrix/world";
import { servicesOf } from "./services";

/** An entry as the app receives it. */
export interface WrittenEntry {
  readonly type: string;
  readonly changes: readonly FieldChange[];
}

/** What all actions wrote. */
export interface EveryAction {
  /** Oldest first. */
  readonly entries: readonly WrittenEntry[];
  readonly written: WrittenTypes;
}

/** Calls of the permission matrix that are actions. */
const matrixCalls: readonly (readonly [EndpointName, Readonly<Record<string, FieldCall>>])[] = [
  ["mgt", { ...communeCalls, ...serviceFileCalls, ...userCalls }],
  ["mgt-v2", { ...bookingRunCalls, ...reportCalls }],
  ["ikfz", { ...kbaCalls, ...securityListCalls }],
];

/** Runs all actions as an administrator; each must succeed. */
export async function runEveryAction(db: Database): Promise<EveryAction> {
  const world = await openWorld(db);
  const admin = world.people.find(({ name }) => name === "an admin");
  if (!admin) throw new Error("There is no administrator.");
  const { mutate, run, written } = openMutations(world, admin);
  const { ags } = await world.communeFor("initialize");
  for (const [endpoint, calls] of matrixCalls) {
    for (const [name, call] of Object.entries(calls)) {
      const isInitialization = name === "Mutation.retryCommuneInitialization";
      const options = isInitialization ? { later: () => initialize(db, ags) } : {};
      if (name.startsWith("Mutation.")) await run(endpoint, name.slice(9), call, options);
    }
  }
  for (const name of ["importResources", "restoreResourceVersion"]) {
    await run("mgt", name, resourceCalls[`Mutation.${name}`]);
  }
  await changeService(world, mutate);
  await changeServiceFiles(world, mutate);
  await changeSystemFees(mutate);
  await restoreTemplate(world, mutate);
  await startRuns(world, admin, mutate);
  await changeUsers(world, mutate);
  await changeProcesses(world, mutate);
  await changeResources(mutate);
  await changeFeedback(world, mutate);
  await importProperties(world, admin, mutate);
  await eraseProcesses(world);
  await switchJobs(mutate);
  await exportLog(world, mutate);
  await changeSettings(mutate);
  const rows = await db.selectFrom("activity").select(["type", "before", "after"]).orderBy("id").execute();
  const entries = rows.map(({ type, before, after }) => ({ type, changes: fieldChanges(before, after) }));
  return { entries, written };
}

/** Runs the job requested by the retry of the initialization. */
async function initialize(db: Database, ags: string): Promise<void> {
  const context = { db, log: silent, now: () => matrixTime, queue: servicesOf(db).queue };
  await communeInitializationKind(context).run({ ags }, new AbortController().signal);
}
