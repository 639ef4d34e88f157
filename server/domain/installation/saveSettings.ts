/** Changes the settings of the installation. They apply at once in all server processes, which read them on each use. */
import { normalizedChanges, settingProblems, type SettingChanges } from "#domain/systemSettingRules";
import { defaultSettings, settingKeys, type SettingKey, type SystemSettings } from "#domain/systemSettings";
import type { Context } from "#server/context";
import { recordActivity } from "#server/domain/activity/activity";
import { FieldChecks } from "#server/domain/fieldChecks";
import {
  conflictError,
  done,
  inTransaction,
  Refusal,
  refuseIf,
  type Outcome,
} from "#server/domain/mutationResult";
import { requireViewer } from "#server/domain/sessions/sessions";
import { sessionSpans } from "#server/domain/sessions/sessionSpans";
import { stampOf } from "#server/domain/stamp";
import type { Transaction } from "#server/storage/database/database";
import { shortenInvitations, shortenSessions } from "#server/storage/settingEffects";
import { lockSettings, writeSettings, type StoredSetting } from "#server/storage/settings";
import { defaultSender } from "./mailSender";
import { isDefaultValue, lockOf, selectCurrent } from "./systemSettings";

/**
 * Saves changed settings, and ends sessions and invitations that last longer than the new ones allow. A value equal to
 * the default is stored as the default. A save without changes keeps the revision. Payload errors: conflict,
 * setting_locked, and those of settingProblems below `changes`.
 * @param changes absent values stay, null resets to the default
 */
export function saveSystemSettings(
  ctx: Context,
  changes: SettingChanges,
  revision: number,
): Promise<Outcome<null>> {
  return inTransaction<null>(ctx, async (tx) => {
    await lockSettings(tx);
    const current = await selectCurrent(tx);
    if (current.revision !== revision) throw staleRefusal(current.rows);
    const given = readChanges(ctx, changes);
    const { values } = current;
    const after = { ...values, ...withDefaults(given) };
    const changed = settingKeys.filter((key) => !isSame(values[key], after[key]));
    refuseIf(lockErrors(ctx, changed));
    if (changed.length === 0) return done(null);
    await writeSettings(
      tx,
      changed.map((key) => [key, storedValue(key, after)]),
      revision + 1,
      stampOf(ctx),
    );
    await applyAtOnce(tx, values, after, ctx.now());
    await recordActivity(tx, {
      type: "SAVE_SETTINGS",
      at: ctx.now(),
      actor: requireViewer(ctx),
      target: { kind: "setting", id: "system" },
      before: pick(values, changed),
      after: pick(after, changed),
    });
    return done(null);
  });
}

/** The last save, for those who saved at the same time. */
function staleRefusal(rows: readonly StoredSetting[]): Refusal {
  const [last] = rows.toSorted((one, other) => other.revision - one.revision);
  const updatedAt = last?.updatedAt ?? new Date(0);
  return new Refusal([conflictError({ updatedByName: last?.updatedBy?.name ?? null, updatedAt })]);
}

/** Validates the changes. @throws Refusal */
function readChanges(ctx: Context, changes: SettingChanges): SettingChanges {
  const given = withoutDefaultSender(ctx, normalizedChanges(changes));
  const checks = new FieldChecks();
  for (const { path, code, params } of settingProblems(given, ctx.now())) {
    checks.rule(`changes.${path}`, false, code, params);
  }
  refuseIf(checks.errors);
  return given;
}

/** The sender that applies anyway is not stored, so that it follows the server's host. */
function withoutDefaultSender({ config }: Pick<Context, "config">, changes: SettingChanges): SettingChanges {
  const isDefault = changes.mailSender === defaultSender(config) || changes.mailSender === config.mailFrom;
  return isDefault && changes.mailSender ? { ...changes, mailSender: null } : changes;
}

function lockErrors({ config }: Context, changed: readonly SettingKey[]) {
  const checks = new FieldChecks();
  for (const key of changed) {
    const variable = lockOf(config, key);
    checks.rule(`changes.${key}`, variable === null, "setting_locked", { variable: variable ?? "" });
  }
  return checks.errors;
}

/** The changes with the default in place of null. */
export function withDefaults(changes: SettingChanges): Partial<SystemSettings> {
  const given = settingKeys.filter((key) => changes[key] !== undefined);
  return Object.fromEntries(given.map((key) => [key, changes[key] ?? defaultSettings[key]]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function storedValue(key: SettingKey, settings: SystemSettings): unknown {
  return isDefaultValue(key, settings[key]) ? null : settings[key];
}

async function applyAtOnce(
  tx: Transaction,
  before: SystemSettings,
  after: SystemSettings,
  now: Date,
): Promise<void> {
  if (areSessionsShorter(before, after)) await shortenSessions(tx, sessionSpans(after), now);
  if (after.invitationDays < before.invitationDays) await shortenInvitations(tx, after.invitationDays, now);
}

/** Whether a session may last less long than before. */
export function areSessionsShorter(before: SystemSettings, after: SystemSettings): boolean {
  return (
    after.sessionIdleMinutes < before.sessionIdleMinutes ||
    after.sessionAbsoluteHours < before.sessionAbsoluteHours
  );
}

function pick(settings: SystemSettings, keys: readonly SettingKey[]) {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}
