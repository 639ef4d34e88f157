/** Stores passwords for the KBA: validation, changes, and handling of the previous password. */
import { object } from "yup";
import { calendarDayOf } from "#domain/calendarDays";
import { isPasswordIdentifier, passwordStateOn, type KbaResult } from "#domain/kba/kbaSettings";
import { kbaPasswordSchema } from "#domain/schemas/kbaSettings";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { refused, refuseIf, userError } from "#server/domain/mutationResult";
import { encryptSecret } from "#server/secretText";
import {
  erasePreviousKbaPassword,
  restorePreviousKbaPassword,
  updateKbaPassword,
  type EncryptedKbaPassword,
} from "#server/storage/kba/kbaWrites";
import {
  changeStored,
  kbaResult,
  passwordEntry,
  recordKbaActivity,
  savedSettings,
  type KbaOutcome,
  type KbaSettingsItem,
} from "./changeKbaSettings";
import { kbaPasswordPlace } from "./kbaPasswordPlace";
import { stampOf } from "#server/domain/stamp";

/** A password as it was set at the KBA. */
export interface KbaPasswordInput {
  readonly identifier: string;
  readonly password: string;
  /** Day as YYYY-MM-DD. */
  readonly setOn: string;
}

const changeSchema = object({ password: kbaPasswordSchema });

/**
 * Stores a new password and keeps the current one as the previous one until the new one is confirmed to work. If an
 * earlier change is unconfirmed, its password is dropped instead, because the previous one is the last known to work.
 * Results and payload errors: as changeKbaPassword of the contract.
 * @throws GraphQLError insufficient_permissions
 */
export function changeKbaPassword(
  ctx: Context,
  item: KbaSettingsItem,
  input: KbaPasswordInput,
): Promise<KbaOutcome> {
  return changeStored(ctx, item, "USER_DOES_NOT_EXIST", async (tx, stored) => {
    const checks = new FieldChecks();
    const { password } = checks.read(changeSchema, { password: input });
    checkSetOn(ctx, checks, password);
    refuseIf(checks.errors);
    const { passwordIdentifier, previousPasswordIdentifier } = stored;
    const taken = [passwordIdentifier, previousPasswordIdentifier];
    const problem = refusedPassword(ctx, stored.user, taken, password);
    if (problem) return kbaResult(problem, stored);
    await updateKbaPassword(tx, stored.id, encryptKbaPassword(ctx, stored.id, password), stampOf(ctx));
    const changed = await savedSettings(tx, stored.id);
    const values = { before: passwordEntry(stored), after: passwordEntry(changed) };
    await recordKbaActivity(ctx, tx, "CHANGE_KBA_PASSWORD", stored, values);
    return kbaResult("PASSWORD_CHANGED", changed);
  });
}

/**
 * Stops keeping the previous password: erases it if the current one works, otherwise restores it. Results and payload
 * errors: as confirmKbaPassword of the contract.
 * @throws GraphQLError insufficient_permissions
 */
export function confirmKbaPassword(ctx: Context, item: KbaSettingsItem, works: boolean): Promise<KbaOutcome> {
  return changeStored(ctx, item, "USER_DOES_NOT_EXIST", async (tx, stored) => {
    const { previousPasswordSetOn } = stored;
    if (previousPasswordSetOn === null) {
      const error = userError("status_not_allowed", null, { status: "CONFIRMED" });
      return { ...refused(error), value: { settings: stored, result: null } };
    }
    if (!works && isExpired(ctx, previousPasswordSetOn)) return kbaResult("PASSWORD_EXPIRED", stored);
    const end = works ? erasePreviousKbaPassword : restorePreviousKbaPassword;
    await end(tx, stored.id, stampOf(ctx));
    const changed = await savedSettings(tx, stored.id);
    const values = { before: passwordEntry(stored), after: passwordEntry(changed) };
    await recordKbaActivity(ctx, tx, "CHANGE_KBA_PASSWORD", stored, values);
    return kbaResult(works ? "PASSWORD_CONFIRMED" : "PREVIOUS_PASSWORD_RESTORED", changed);
  });
}

/** Adds an error if the password cannot have been set on this day yet. */
export function checkSetOn(ctx: Context, checks: FieldChecks, { setOn }: KbaPasswordInput): void {
  checks.rule("password.setOn", setOn <= calendarDayOf(ctx.now()), "date_in_future");
}

/**
 * Returns why a password cannot be stored, or null.
 * @param taken identifiers of the stored passwords
 */
export function refusedPassword(
  ctx: Context,
  user: string,
  taken: readonly (string | null)[],
  { identifier, setOn }: KbaPasswordInput,
): KbaResult | null {
  if (!isPasswordIdentifier(user, identifier) || taken.includes(identifier)) {
    return "PASSWORD_IDENTIFIER_INVALID";
  }
  return isExpired(ctx, setOn) ? "PASSWORD_EXPIRED" : null;
}

function isExpired(ctx: Context, setOn: string): boolean {
  return passwordStateOn(setOn, calendarDayOf(ctx.now())) === "EXPIRED";
}

/** Encrypts a password for the settings with this id. */
export function encryptKbaPassword(
  { config }: Context,
  id: string,
  { identifier, password, setOn }: KbaPasswordInput,
): EncryptedKbaPassword {
  const encrypted = encryptSecret(config.secretKeys, kbaPasswordPlace(id, identifier), password);
  return { identifier, encrypted, setOn };
}
