/** Shared by all changes of KBA settings: access, conflicts, results and activity entries. */
import type { ActivityValues } from "#domain/activityFields";
import type { ActivityType } from "#domain/activityTypes";
import type { KbaResult } from "#domain/kba/kbaSettings";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { conflict, done, inTransaction, type Outcome } from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { failure, isClientVisibleError } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { hasVehicleRegistration, selectKbaSettings } from "#server/storage/kba/kbaSettings";
import { vehicleScopeOf, type KbaSettings, type PlacedKbaSettings } from "./kbaSettings";

/** Settings to act on, with the revision that was read. `id` is null if the given id is not that of KBA settings. */
export interface KbaSettingsItem {
  readonly id: string | null;
  readonly revision: number;
}

/** Result of a change. */
export interface KbaChange {
  /** The settings after the change; null: none. */
  readonly settings: PlacedKbaSettings | null;
  /** Null: refused with errors. */
  readonly result: KbaResult | null;
}

/** The outcome of a change: errors, or the result with the current settings. */
export type KbaOutcome = Outcome<KbaChange>;

/** The outcome of a change with a result. */
export function kbaResult(result: KbaResult, settings: PlacedKbaSettings | null = null): KbaOutcome {
  return done({ settings, result });
}

/** Like `inTransaction`, but logs unexpected errors and returns UNKNOWN_INTERNAL_ERROR. */
export async function changeInTransaction(
  ctx: Context,
  work: (tx: Transaction) => Promise<KbaOutcome>,
): Promise<KbaOutcome> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "KBA settings could not be changed");
    return kbaResult("UNKNOWN_INTERNAL_ERROR");
  }
}

/**
 * Changes existing settings, which are locked during the change. A stale revision returns conflict with the stored
 * settings.
 * @param removed the result if the settings no longer exist
 * @throws GraphQLError insufficient_permissions
 */
export function changeStored(
  ctx: Context,
  item: KbaSettingsItem,
  removed: KbaResult,
  work: (tx: Transaction, stored: PlacedKbaSettings) => Promise<KbaOutcome>,
): Promise<KbaOutcome> {
  return changeInTransaction(ctx, async (tx) => {
    if (item.id === null) return kbaResult("NOT_FOUND");
    const stored = await selectKbaSettings(tx, item.id, true);
    if (!stored) return kbaResult(removed);
    if (!(await canChangeKbaSettings(ctx, tx, stored.communeAgs))) return kbaResult("NOT_FOUND");
    if (stored.revision === item.revision) return work(tx, stored);
    const { updatedBy, updatedAt } = stored;
    return conflict(
      { settings: stored, result: null },
      { updatedByName: updatedBy?.name ?? null, updatedAt },
    );
  });
}

/**
 * Whether the commune exists and offers a vehicle registration service. For members, missing service and foreign
 * commune cause the same error.
 * @throws GraphQLError insufficient_permissions
 */
export async function canChangeKbaSettings(ctx: Context, tx: Transaction, ags: string): Promise<boolean> {
  const scope = vehicleScopeOf(ctx);
  if (await hasVehicleRegistration(tx, ags, scope)) return true;
  if (scope !== null) throw failure("insufficient_permissions");
  return false;
}

/** Returns the settings after a change. */
export async function savedSettings(tx: Transaction, id: string): Promise<PlacedKbaSettings> {
  const saved = await selectKbaSettings(tx, id);
  if (!saved) throw new Error("The saved KBA settings do not exist.");
  return saved;
}

type KbaActivity = Extract<ActivityType, "SAVE_KBA_SETTINGS" | "CHANGE_KBA_PASSWORD" | "REMOVE_KBA_SETTINGS">;

/** Logs a change in its transaction, with the commune as its target. */
export async function recordKbaActivity<Type extends KbaActivity>(
  ctx: Context,
  tx: Transaction,
  type: Type,
  { communeAgs: ags, user }: KbaSettings,
  values: { readonly before?: ActivityValues<Type>; readonly after?: ActivityValues<Type> },
): Promise<void> {
  const target = { kind: "commune" as const, id: ags };
  await recordActivity(tx, {
    type,
    at: ctx.now(),
    actor: requireViewer(ctx),
    ags,
    target,
    label: user,
    ...values,
  });
}

/** Activity log values of settings. */
export function settingsEntry(settings: KbaSettings) {
  const { user, userNumber, clientAgs, customsSystemCode, isLargeCustomerApproved, stbaNumber } = settings;
  return {
    kbaUser: user,
    userNumber,
    clientAgs,
    customsSystemCode,
    isLargeCustomerApproved,
    stbaNumber,
    kbaIdentifier: settings.passwordIdentifier,
    setOn: settings.passwordSetOn,
  };
}

/** Activity log values of the passwords of settings. */
export function passwordEntry({
  user,
  passwordIdentifier,
  passwordSetOn,
  previousPasswordIdentifier,
}: KbaSettings) {
  return {
    kbaUser: user,
    kbaIdentifier: passwordIdentifier,
    setOn: passwordSetOn,
    previousKbaIdentifier: previousPasswordIdentifier,
  };
}
