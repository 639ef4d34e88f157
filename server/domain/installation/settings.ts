/** Settings of the installation. Defaults apply where none is stored or a stored one is invalid. */
import { invitationDays, sessionAbsoluteHours, sessionIdleMinutes } from "#domain/timings";
import type { Database, Transaction } from "#server/storage/database/database";
import { selectSettings } from "#server/storage/settings";

/** What an administrator may set. */
export interface Settings {
  /** Minutes after which an unused session ends; more than 0. */
  readonly sessionIdleMinutes: number;
  /** Hours after which a session ends in any case; more than 0. */
  readonly sessionAbsoluteHours: number;
  /** Days for which an invitation is valid; more than 0. */
  readonly invitationDays: number;
  /** Whom to ask about a forgotten password; null: not set, as with the ones below. */
  readonly supportContact: string | null;
  readonly imprintUrl: string | null;
  readonly privacyUrl: string | null;
  readonly barrierContact: string | null;
}

/** The settings as they hold now. */
export async function readSettings(db: Database | Transaction): Promise<Settings> {
  const stored = await selectSettings(db);
  const positive = (key: keyof Settings, otherwise: number): number => {
    const value = stored.get(key);
    return typeof value === "number" && value > 0 && Number.isFinite(value) ? value : otherwise;
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
