/** Settings of the installation. Defaults apply if a setting is missing or its stored value is invalid. */
import { invitationDays, sessionAbsoluteHours, sessionIdleMinutes } from "#domain/timings";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectSettings } from "#server/storage/settings";

/** Settings that an administrator can change. */
export interface Settings {
  /** Idle timeout of a session in minutes; more than 0. */
  readonly sessionIdleMinutes: number;
  /** Absolute lifetime of a session in hours; more than 0. */
  readonly sessionAbsoluteHours: number;
  /** Days for which an invitation is valid; more than 0. */
  readonly invitationDays: number;
  /** Contact for users who forgot their password. `null` if not set, as for the settings below. */
  readonly supportContact: string | null;
  readonly imprintUrl: string | null;
  readonly privacyUrl: string | null;
  readonly barrierContact: string | null;
}

/** Reads the current settings. */
export async function readSettings(db: Database | Transaction): Promise<Settings> {
  const stored = await selectSettings(db);
  const positive = (key: keyof Settings, fallback: number): number => {
    const value = stored.get(key);
    return typeof value === "number" && value > 0 && Number.isFinite(value) ? value : fallback;
  };
  const text = (key: keyof Settings): string | null => {
    const value = stored.get(key);
    return typeof value === "string" && value.trim() !== "" ? value : null;
  };
  return {
    sessionIdleMinutes: positive("sessionIdleMinutes", sessionIdleMinutes),
    sessionAbsoluteHours: positive("sessionAbsoluteHours", sessionAbsoluteHours),
    invitationDays: positive("invitationDays", invitationDays),
    supportContact: text("supportContact"),
    imprintUrl: text("imprintUrl"),
    privacyUrl: text("privacyUrl"),
    barrierContact: text("barrierContact"),
  };
}
