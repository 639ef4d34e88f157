/** Maintenance of services: switches a service off for the whole system for a time. */
import { isDeepStrictEqual } from "node:util";
import type { ActivityValues } from "#domain/activityFields";
import { findService } from "#domain/serviceCatalogue";
import { maintenanceState } from "#domain/maintenancePeriod";
import { periodProblems, type MaintenanceText } from "#domain/serviceMaintenance";
import { maintenanceTextsSchema } from "#domain/schemas/serviceMaintenance";
import { orderedLanguages } from "#domain/systemSettings";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import type { Context, Viewer } from "#server/context";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { scopeOf } from "#server/domain/communes/communeScope";
import { FieldChecks } from "#server/domain/fieldChecks";
import { readSettings } from "#server/domain/installation/settings";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { stampOf } from "#server/domain/stamp";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  lockMaintenance,
  selectMaintenance,
  selectMaintenanceInScope,
  writeMaintenance,
  type MaintenanceFields,
  type StoredMaintenance,
} from "#server/storage/services/serviceMaintenance";

/** A current or planned maintenance. */
export type Maintenance = StoredMaintenance;

/** Returns the current or planned maintenance of a service; null if there is none. */
export async function findMaintenance(
  db: Database | Transaction,
  serviceId: string,
  now: Date,
): Promise<Maintenance | null> {
  const [stored = null] = await selectMaintenance(db, [serviceId]);
  return unlessEnded(stored, now);
}

/** The same, batched for the services of a list. */
export async function loadMaintenance(
  { loaders, now }: Pick<Context, "loaders" | "now">,
  serviceId: string,
): Promise<Maintenance | null> {
  return unlessEnded(await loaders.maintenance.load(serviceId), now());
}

function unlessEnded(stored: StoredMaintenance | null, now: Date): Maintenance | null {
  return stored && maintenanceState(stored, now.getTime()) !== "ENDED" ? stored : null;
}

/** Returns the current and planned maintenance of the services of a user's roles; of all for support and admin. */
export async function maintenanceOf(
  { db, now }: Pick<Context, "db" | "now">,
  user: Pick<Viewer, "roles">,
): Promise<readonly Maintenance[]> {
  return selectMaintenanceInScope(db, scopeOf(user), now());
}

/** A maintenance as entered. */
export interface MaintenanceInput {
  readonly serviceId: string;
  /** Revision that was read; null: there was no current or planned maintenance. */
  readonly revision?: number | null;
  /** Null: now. */
  readonly beginsAt?: Date | null;
  readonly endsAt: Date;
  readonly texts: readonly MaintenanceText[];
}

/**
 * Starts, plans or changes the maintenance of a service. One that has begun keeps its beginning. A save without changes
 * keeps the revision. Payload errors: not_found, conflict, those of periodProblems and of the texts,
 * language_not_offered for an added one.
 */
export async function saveMaintenance(ctx: Context, input: MaintenanceInput): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    const now = ctx.now();
    const { serviceId, revision = null } = input;
    const current = await lockCurrent(tx, serviceId, now);
    if (current === null && revision !== null) throw new Refusal([userError("not_found")]);
    if (current && current.revision !== revision) throw staleRefusal(current);
    const hasBegun = current !== null && maintenanceState(current, now.getTime()) === "ACTIVE";
    const fields = readFields(input, hasBegun ? current : null, now);
    refuseIf(notOffered(input.texts, await maintenanceLanguages(tx, current)));
    if (current && isDeepStrictEqual(current, { ...current, ...fields })) return done(null);
    const saved = await writeMaintenance(tx, serviceId, fields, stampOf(ctx));
    const before = current && { before: loggedFields(current) };
    await recordActivity(
      tx,
      entryOf(ctx, "DISABLE_SERVICE", serviceId, { ...before, after: loggedFields(saved) }),
    );
    return done(null);
  });
}

/** Ends a current maintenance, or withdraws a planned one. Payload errors: not_found, conflict. */
export async function endMaintenance(
  ctx: Context,
  { serviceId, revision }: { readonly serviceId: string; readonly revision: number },
): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    const now = ctx.now();
    const current = await lockCurrent(tx, serviceId, now);
    if (current === null) throw new Refusal([userError("not_found")]);
    if (current.revision !== revision) throw staleRefusal(current);
    const hasBegun = maintenanceState(current, now.getTime()) === "ACTIVE";
    const beginsAt = hasBegun ? current.beginsAt : now;
    const ended = { beginsAt, endsAt: now, texts: current.texts };
    await writeMaintenance(tx, serviceId, ended, stampOf(ctx));
    const after = hasBegun && { after: loggedFields(ended) };
    await recordActivity(
      tx,
      entryOf(ctx, "ENABLE_SERVICE", serviceId, { before: loggedFields(current), ...after }),
    );
    return done(null);
  });
}

/** The languages that sentences can have: those on offer, and those of the maintenance itself. */
export async function maintenanceLanguages(
  db: Database | Transaction,
  maintenance: Maintenance | null,
): Promise<readonly string[]> {
  const { languages } = await readSettings(db);
  return orderedLanguages([...languages, ...Object.keys(maintenance?.texts ?? {})]);
}

function notOffered(texts: readonly MaintenanceText[], possible: readonly string[]): UserError[] {
  return texts.flatMap(({ language }, at) =>
    possible.includes(language)
      ? []
      : [userError("language_not_offered", ["texts", String(at), "text"], { language })],
  );
}

/** Returns the maintenance of the service that has not ended, and locks it. @throws Refusal not_found */
async function lockCurrent(tx: Transaction, serviceId: string, now: Date): Promise<Maintenance | null> {
  if (!findService(serviceId)) throw new Refusal([userError("not_found", ["serviceId"])]);
  await lockMaintenance(tx);
  return findMaintenance(tx, serviceId, now);
}

function staleRefusal({ updatedBy, updatedAt }: Maintenance): Refusal {
  return new Refusal([conflictError({ updatedByName: updatedBy.name, updatedAt })]);
}

/** Validates the input. @throws Refusal */
function readFields(
  { beginsAt = null, endsAt, texts }: MaintenanceInput,
  begun: Maintenance | null,
  now: Date,
): MaintenanceFields {
  const checks = new FieldChecks();
  const given = texts.map(({ language, text }) => ({ language, text }));
  const values = checks.read(maintenanceTextsSchema, { texts: given });
  for (const { field, code, params } of periodProblems({ beginsAt: begun ? null : beginsAt, endsAt }, now)) {
    checks.rule(field, false, code, params);
  }
  refuseIf(checks.errors);
  return {
    beginsAt: begun?.beginsAt ?? beginsAt ?? now,
    endsAt,
    texts: Object.fromEntries(values.texts.map(({ language, text }) => [language, text])),
  };
}

/** Sentences in the order of the contract: German first, then as stored. */
export function textsOf({ texts }: Maintenance): readonly MaintenanceText[] {
  const { [sourceLanguage]: german = "", ...others } = texts;
  const rest = Object.entries(others).map(([language, text]) => ({ language, text }));
  return [{ language: sourceLanguage, text: german }, ...rest];
}

type SwitchActivity = "DISABLE_SERVICE" | "ENABLE_SERVICE";

function loggedFields({ beginsAt, endsAt, texts }: MaintenanceFields): ActivityValues<SwitchActivity> {
  return { beginsAt, endsAt, sentences: texts };
}

function entryOf(
  ctx: Context,
  type: SwitchActivity,
  serviceId: string,
  values: Pick<Activity<SwitchActivity>, "before" | "after">,
): Activity<SwitchActivity> {
  return {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    serviceId,
    ...values,
    target: { kind: "service", id: serviceId },
    label: findService(serviceId)?.name.de ?? serviceId,
  };
}
