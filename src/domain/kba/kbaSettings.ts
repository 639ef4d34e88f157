/**
 * Access of communes to the Kraftfahrt-Bundesamt (KBA): limits, formats and password validity. A password identifier
 * consists of the KBA user and a two-digit counter, which is incremented with each password.
 */
import { addDays } from "../calendarDays";
import { serviceCatalogue } from "../serviceCatalogue";

/** The vehicle registration services with settings. Communes with one of them have KBA settings. */
export const vehicleRegistrationServiceIds: readonly string[] = serviceCatalogue
  .filter(({ group, capabilities }) => group === "ikfz" && capabilities.includes("settings"))
  .map(({ id }) => id);

/** Maximum length of a KBA user. */
export const kbaUserMaxLength = 50;

/** Maximum length of a user number. */
export const kbaUserNumberMaxLength = 20;

/** Maximum length of a customs system code. */
export const customsSystemCodeMaxLength = 20;

/** Maximum length of a KBA password. */
export const kbaPasswordMaxLength = 200;

/** Days after it was set on which a password is still valid. */
export const kbaPasswordDays = 90;

/** Days before a password expires on which a warning is shown and mailed. */
const kbaWarningDays = 14;

/** Maximum number of KBA settings of a commune. */
export const kbaSettingsMax = 200;

const stbaNumberPattern = /^Z\d{6,7}$/;
const kbaUserPattern = /^[A-Za-z0-9._-]+$/;
const counterPattern = /^\d{2}$/;
const lastCounter = 99;
const dayMs = 86_400_000;

/** Whether the text is an STBA number: Z and 6 or 7 digits. */
export function isStbaNumber(text: string): boolean {
  return stbaNumberPattern.test(text);
}

/** Whether the text consists of the characters of a KBA user: letters, digits, dots, hyphens and underscores. */
export function isKbaUser(text: string): boolean {
  return kbaUserPattern.test(text);
}

/** The counter of a user's password identifier, 1 to 99; null if the text is not one. */
function counterOf(user: string, identifier: string): number | null {
  const digits = identifier.slice(user.length);
  if (!identifier.startsWith(user) || !counterPattern.test(digits)) return null;
  return Number(digits) === 0 ? null : Number(digits);
}

/** Whether the text is the KBA user, in the same case, followed by a counter from 01 to 99. */
export function isPasswordIdentifier(user: string, text: string): boolean {
  return counterOf(user, text) !== null;
}

/** The expected identifier of a user's next password. After 99, the counter restarts at 01. */
export function nextPasswordIdentifier(user: string, identifier: string | null): string {
  const counter = identifier === null ? 0 : (counterOf(user, identifier) ?? 0);
  return `${user}${String((counter % lastCounter) + 1).padStart(2, "0")}`;
}

/** The last day on which a password that was set on this day is valid. Days are YYYY-MM-DD. */
export function passwordExpiresOn(setOn: string): string {
  return addDays(setOn, kbaPasswordDays);
}

export const kbaPasswordStates = ["VALID", "EXPIRING", "EXPIRED"] as const;
export type KbaPasswordState = (typeof kbaPasswordStates)[number];

/** Validity of a password that was set on one day, on another. Days are YYYY-MM-DD. */
export function passwordStateOn(setOn: string, today: string): KbaPasswordState {
  const expiresOn = passwordExpiresOn(setOn);
  if (today > expiresOn) return "EXPIRED";
  return addDays(today, kbaWarningDays) >= expiresOn ? "EXPIRING" : "VALID";
}

/** Days for which a password that was set on one day is still valid on another: 0 on the last one, negative afterwards. */
export function passwordDaysLeft(setOn: string, today: string): number {
  return (Date.parse(passwordExpiresOn(setOn)) - Date.parse(today)) / dayMs;
}

/** Days on which passwords were set, both included; null: no bound. */
export interface SetOnRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days on which passwords were set that have one of these states today. */
export function setOnRanges(states: readonly KbaPasswordState[], today: string): readonly SetOnRange[] {
  const firstUnexpired = addDays(today, -kbaPasswordDays);
  const lastWarned = addDays(firstUnexpired, kbaWarningDays);
  const ranges: Readonly<Record<KbaPasswordState, SetOnRange>> = {
    EXPIRED: { from: null, to: addDays(firstUnexpired, -1) },
    EXPIRING: { from: firstUnexpired, to: lastWarned },
    VALID: { from: addDays(lastWarned, 1), to: null },
  };
  return [...new Set(states)].map((state) => ranges[state]);
}

/** Outcomes of a change of KBA settings. */
export const kbaResults = [
  "SETTINGS_ADDED",
  "EDITED",
  "DELETED",
  "PASSWORD_CHANGED",
  "PASSWORD_CONFIRMED",
  "PREVIOUS_PASSWORD_RESTORED",
  "PASSWORD_IDENTIFIER_INVALID",
  "PASSWORD_EXPIRED",
  "USER_EXISTS_ALREADY",
  "USER_DOES_NOT_EXIST",
  "NOT_FOUND",
  "UNKNOWN_INTERNAL_ERROR",
] as const;
export type KbaResult = (typeof kbaResults)[number];
