/** Adds, saves and removes KBA settings. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { object, type InferType } from "yup";
import { kbaSettingsMax } from "#domain/kba/kbaSettings";
import { kbaFieldsSchema, kbaPasswordSchema, newKbaSettingsSchema } from "#domain/schemas/kbaSettings";
import type { Context } from "#server/context";
import { FieldChecks } from "#server/domain/fieldChecks";
import { Refusal, refuseIf, userError } from "#server/domain/mutationResult";
import {
  deleteKbaSettings,
  insertKbaSettings,
  lockAndCountKbaSettings,
  updateKbaFields,
  type KbaFields,
} from "#server/storage/kba/kbaWrites";
import {
  changeInTransaction,
  changeStored,
  kbaResult,
  canChangeKbaSettings,
  recordKbaActivity,
  savedSettings,
  settingsEntry,
  type KbaOutcome,
  type KbaSettingsItem,
} from "./changeKbaSettings";
import { checkSetOn, encryptKbaPassword, refusedPassword, type KbaPasswordInput } from "./kbaPasswords";
import { stampOf } from "#server/domain/stamp";

/** Fields as entered. */
export interface KbaFieldsInput {
  readonly userNumber: string;
  readonly clientAgs: string;
  readonly customsSystemCode?: string | null;
  readonly isLargeCustomerApproved: boolean;
  readonly stbaNumber?: string | null;
}

/** New settings as entered. */
export interface NewKbaSettingsInput {
  readonly ags: string;
  readonly user: string;
  readonly settings: KbaFieldsInput;
  readonly password: KbaPasswordInput;
}

const savedSchema = object({ settings: kbaFieldsSchema });
const newSchema = newKbaSettingsSchema.pick(["user"]).shape({
  settings: kbaFieldsSchema,
  password: kbaPasswordSchema,
});

/**
 * Adds settings. Results and payload errors: as addKbaSettings of the contract.
 * @throws GraphQLError insufficient_permissions
 */
export function addKbaSettings(ctx: Context, input: NewKbaSettingsInput): Promise<KbaOutcome> {
  const { ags } = input;
  return changeInTransaction(ctx, async (tx) => {
    if (!(await canChangeKbaSettings(ctx, tx, ags))) return kbaResult("NOT_FOUND");
    const checks = new FieldChecks();
    const { user, password, settings } = checks.read(newSchema, {
      user: input.user,
      settings: entered(input.settings),
      password: input.password,
    });
    checkSetOn(ctx, checks, password);
    refuseIf(checks.errors);
    const problem = refusedPassword(ctx, user, [], password);
    if (problem) return kbaResult(problem);
    if ((await lockAndCountKbaSettings(tx, ags)) >= kbaSettingsMax) {
      throw new Refusal([userError("list_too_long", null, { max: String(kbaSettingsMax) })]);
    }
    const id = randomUUID();
    const encrypted = encryptKbaPassword(ctx, id, password);
    const stored = { id, communeAgs: ags, user, fields: storedFields(settings), password: encrypted };
    if (!(await insertKbaSettings(tx, stored, stampOf(ctx)))) return kbaResult("USER_EXISTS_ALREADY");
    const added = await savedSettings(tx, id);
    await recordKbaActivity(ctx, tx, "SAVE_KBA_SETTINGS", added, { after: settingsEntry(added) });
    return kbaResult("SETTINGS_ADDED", added);
  });
}

/**
 * Saves the fields. Without changes, the revision stays. Results and payload errors: as saveKbaSettings of the contract.
 * @throws GraphQLError insufficient_permissions
 */
export function saveKbaSettings(
  ctx: Context,
  item: KbaSettingsItem,
  input: KbaFieldsInput,
): Promise<KbaOutcome> {
  return changeStored(ctx, item, "USER_DOES_NOT_EXIST", async (tx, stored) => {
    const checks = new FieldChecks();
    const { settings } = checks.read(savedSchema, { settings: entered(input) });
    refuseIf(checks.errors);
    const fields = storedFields(settings);
    const before = settingsEntry(stored);
    const after = { ...before, ...fields };
    if (isDeepStrictEqual(before, after)) return kbaResult("EDITED", stored);
    await updateKbaFields(tx, stored.id, fields, stampOf(ctx));
    await recordKbaActivity(ctx, tx, "SAVE_KBA_SETTINGS", stored, { before, after });
    return kbaResult("EDITED", await savedSettings(tx, stored.id));
  });
}

/**
 * Removes settings with their passwords. Results and payload errors: as removeKbaSettings of the contract.
 * @throws GraphQLError insufficient_permissions
 */
export function removeKbaSettings(ctx: Context, item: KbaSettingsItem): Promise<KbaOutcome> {
  return changeStored(ctx, item, "NOT_FOUND", async (tx, stored) => {
    await deleteKbaSettings(tx, stored.id);
    await recordKbaActivity(ctx, tx, "REMOVE_KBA_SETTINGS", stored, { before: settingsEntry(stored) });
    return kbaResult("DELETED");
  });
}

/** Maps the stored fields to form values: an absent value is an empty text. */
function entered({ customsSystemCode, stbaNumber, ...fields }: KbaFieldsInput) {
  return { ...fields, customsSystemCode: customsSystemCode ?? "", stbaNumber: stbaNumber ?? "" };
}

function storedFields(fields: InferType<typeof kbaFieldsSchema>): KbaFields {
  const { customsSystemCode, stbaNumber } = fields;
  return { ...fields, customsSystemCode: customsSystemCode || null, stbaNumber: stbaNumber || null };
}
