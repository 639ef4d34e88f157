/** The form of a service in a commune: the inherited one until the commune saves its own. */
import { concernsMissingAnswers, formBreaks } from "#domain/formBreaks";
import { normalizeField, type FormField } from "#domain/formFields";
import { serviceFormSchema } from "#domain/schemas/serviceForm";
import { findService, hasCapability } from "#domain/serviceCatalogue";
import type { ActivityValues } from "#domain/activityFields";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  countAffectedApplications,
  countRunningApplications,
  selectServiceForms,
  storeServiceForm,
} from "#server/storage/services/serviceForms";
import { recordActivity } from "#server/domain/activity/activity";
import { FieldChecks } from "#server/domain/fieldChecks";
import {
  conflictError,
  done,
  inTransaction,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { requireCommuneService } from "./serviceAccess";
import type { StoredActor } from "#server/storage/stamp";
import { stampOf } from "#server/domain/stamp";

export type { FormField };

/** The form in effect. */
export interface ServiceForm extends CommuneServiceKey {
  readonly fields: readonly FormField[];
  readonly isInherited: boolean;
  readonly inheritedFieldCount: number;
  /** When and by whom the commune last saved it; null: never. */
  readonly updatedAt: Date | null;
  readonly updatedBy: StoredActor | null;
  readonly revision: number;
}

/** A change of a form; `key` is null if no such service can exist. */
interface FormChange {
  readonly key: CommuneServiceKey | null;
  /** Revision that was read. */
  readonly revision: number;
  /** Codes of confirmed warnings. */
  readonly confirmed: readonly string[];
}

/** Returns the form in effect; null if the service has none. */
export async function readServiceForm(ctx: Context, key: CommuneServiceKey): Promise<ServiceForm | null> {
  return hasCapability(key.serviceId, "forms") ? (await loadForm(ctx.db, key)).form : null;
}

/** Loads the fields in effect, also those that are not visible; none if the service has no form. */
export async function loadFormFields(
  db: Database | Transaction,
  key: CommuneServiceKey,
): Promise<readonly FormField[]> {
  return hasCapability(key.serviceId, "forms") ? (await loadForm(db, key)).form.fields : [];
}

/** Returns the number of unfinished applications of a service in a commune. */
export function readRunningApplications(ctx: Context, key: CommuneServiceKey): Promise<number> {
  return countRunningApplications(ctx.db, key);
}

/**
 * Saves the form as the commune's own if it differs. The value is the service, even with a conflict. Payload errors:
 * those of `serviceFormSchema`, form_breaks_applications.
 */
export function saveServiceForm(
  ctx: Context,
  change: FormChange & { readonly fields: readonly FormField[] },
): Promise<Outcome<CommuneServiceKey>> {
  const { fields } = change;
  return changeForm(ctx, change, ({ form }) => {
    const checks = new FieldChecks();
    const values = checks.read(serviceFormSchema, { fields });
    refuseIf(checks.errors);
    const saved = values.fields.map(normalizeField);
    return isSameForm(form.fields, saved) ? undefined : saved;
  });
}

/**
 * Replaces the commune's own form with the inherited one. The value is the service, even with a conflict. Payload
 * errors: form_breaks_applications.
 */
export function resetServiceForm(ctx: Context, change: FormChange): Promise<Outcome<CommuneServiceKey>> {
  return changeForm(ctx, change, ({ form }) => (form.isInherited ? undefined : null));
}

/**
 * Replaces the commune's own form as part of a larger change, if it differs; null: with the inherited one. Throws
 * Refusal form_breaks_applications unless it is confirmed.
 */
export async function replaceServiceForm(
  ctx: Context,
  tx: Transaction,
  service: CommuneServiceKey,
  own: readonly FormField[] | null,
  confirmed: readonly string[],
): Promise<void> {
  const { form, inherited } = await loadForm(tx, service);
  if (own === null ? form.isInherited : !form.isInherited && isSameForm(form.fields, own)) return;
  if (!confirmed.includes("form_breaks_applications")) await refuseBreaks(tx, form, own ?? inherited);
  await storeServiceForm(tx, service, own, stampOf(ctx));
}

interface LoadedForm {
  readonly form: ServiceForm;
  readonly inherited: readonly FormField[];
}

async function loadForm(db: Database | Transaction, key: CommuneServiceKey): Promise<LoadedForm> {
  const { own, inherited: ofService } = await selectServiceForms(db, key);
  const inherited = ofService?.fields ?? [];
  return {
    inherited,
    form: {
      ...key,
      fields: own?.fields ?? inherited,
      isInherited: !own?.fields,
      inheritedFieldCount: inherited.length,
      updatedAt: own?.updatedAt ?? null,
      updatedBy: own?.updatedBy ?? null,
      // Both only grow, so the sum changes with either of them and never repeats.
      revision: (own?.revision ?? 0) + (ofService?.revision ?? 0),
    },
  };
}

/** @param decide returns the new own form, null for the inherited one, or undefined if nothing changes */
function changeForm(
  ctx: Context,
  { key, revision, confirmed }: FormChange,
  decide: (loaded: LoadedForm) => readonly FormField[] | null | undefined,
): Promise<Outcome<CommuneServiceKey>> {
  return inTransaction<CommuneServiceKey>(ctx, async (tx) => {
    const { communeAgs, serviceId } = await requireCommuneService(ctx, tx, key, "forms");
    const service = { communeAgs, serviceId };
    const loaded = await loadForm(tx, service);
    const { form, inherited } = loaded;
    if (form.revision !== revision) {
      const last = { updatedByName: form.updatedBy?.name ?? null, updatedAt: form.updatedAt ?? ctx.now() };
      return { value: service, errors: [conflictError(last)] };
    }
    const own = decide(loaded);
    if (own === undefined) return done(service);
    const fields = own ?? inherited;
    if (!confirmed.includes("form_breaks_applications")) await refuseBreaks(tx, form, fields);
    await storeServiceForm(tx, service, own, stampOf(ctx));
    const before = { isInherited: form.isInherited, ...entryOf(form.fields, fields) };
    const after = { isInherited: own === null, ...entryOf(fields, form.fields) };
    await recordActivity(tx, {
      type: "SAVE_SERVICE_FORM_FIELDS",
      at: ctx.now(),
      actor: requireViewer(ctx),
      ags: communeAgs,
      serviceId,
      target: { kind: "service", id: serviceId },
      label: findService(serviceId)?.name.de ?? serviceId,
      before,
      after,
    });
    return done(service);
  });
}

/** Refuses changes that affect running applications. The error contains their number. */
async function refuseBreaks(tx: Transaction, form: ServiceForm, fields: readonly FormField[]): Promise<void> {
  const breaks = formBreaks(form.fields, fields);
  if (breaks.length === 0) return;
  const keysOf = (isMissing: boolean) =>
    breaks.filter((each) => concernsMissingAnswers(each) === isMissing).map(({ key }) => key);
  const count = await countAffectedApplications(tx, form, {
    present: keysOf(false),
    missing: keysOf(true),
  });
  if (count === 0) return;
  const keys = [...new Set(breaks.map(({ key }) => key))].join(",");
  refuseIf([userError("form_breaks_applications", null, { count: String(count), keys })]);
}

const isSameForm = (one: readonly FormField[], other: readonly FormField[]) =>
  JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder));

/** JSON columns do not keep the order of properties. */
const inOrder = (field: FormField) =>
  JSON.stringify(field, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** The fields that differ from the other version, for the activity log. Includes the order only if it differs. */
function entryOf(
  fields: readonly FormField[],
  other: readonly FormField[],
): Pick<ActivityValues<"SAVE_SERVICE_FORM_FIELDS">, "fields" | "order"> {
  const others = new Map(other.map((field) => [field.key, inOrder(field)]));
  const differing = fields.filter((field) => others.get(field.key) !== inOrder(field));
  const kept = new Set(fields.map(({ key }) => key));
  const orderOf = (form: readonly FormField[], known: { has(key: string): boolean }) =>
    form.map(({ key }) => key).filter((key) => known.has(key));
  const isReordered = orderOf(fields, others).join() !== orderOf(other, kept).join();
  return {
    fields: Object.fromEntries(differing.map((field) => [field.key, loggedField(field)])),
    ...(isReordered ? { order: fields.map(({ key }) => key) } : {}),
  };
}

function loggedField({ key: _key, options, ...field }: FormField) {
  const { labels, helpTexts, type, isRequired, isVisible, ...rules } = field;
  const given = Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== ""));
  return {
    labels,
    helpTexts,
    type,
    isRequired,
    isVisible,
    options: Object.fromEntries(options.map(({ value, labels: texts }) => [value, texts])),
    ...given,
  };
}
