/** Runs that enable, disable, add and remove services in many communes: codes and limits. */
import { addDays, calendarDayOf, startOfDay } from "./calendarDays";
import { filterValuesMax } from "./limits";

/** What a run does with each service of a commune. */
export const serviceSwitchActions = ["ENABLE", "DISABLE", "ADD", "REMOVE"] as const;
export type ServiceSwitchAction = (typeof serviceSwitchActions)[number];

/** The action that takes another one back. */
export const oppositeAction = {
  ENABLE: "DISABLE",
  DISABLE: "ENABLE",
  ADD: "REMOVE",
  REMOVE: "ADD",
} as const satisfies Readonly<Record<ServiceSwitchAction, ServiceSwitchAction>>;

/** What stands against handling an item. It warns, and does not prevent. */
export const serviceSwitchObstacles = [
  "OPEN_APPLICATIONS",
  "PREPARED_PRICES",
  "MISSING_REST_SERVICE",
  "MISSING_KEYSTORE",
  "UNPUBLISHED_TEXTS",
  "OWN_CONTENT",
] as const;
export type ServiceSwitchObstacle = (typeof serviceSwitchObstacles)[number];

/** The obstacles that matter for an action. */
export const obstaclesOf = {
  ENABLE: ["MISSING_REST_SERVICE", "MISSING_KEYSTORE", "UNPUBLISHED_TEXTS"],
  DISABLE: ["OPEN_APPLICATIONS", "PREPARED_PRICES"],
  ADD: ["MISSING_REST_SERVICE", "MISSING_KEYSTORE"],
  REMOVE: ["OPEN_APPLICATIONS", "PREPARED_PRICES", "UNPUBLISHED_TEXTS", "OWN_CONTENT"],
} as const satisfies Readonly<Record<ServiceSwitchAction, readonly ServiceSwitchObstacle[]>>;

/** Own content of a commune's service, in display order. */
export const serviceContentKinds = [
  "texts",
  "files",
  "formFields",
  "settings",
  "fees",
  "feeRules",
  "reports",
  "listEntries",
] as const;
export type ServiceContentKind = (typeof serviceContentKinds)[number];

/** Numbers of own content by kind. */
export type ServiceContentCounts = Readonly<Record<ServiceContentKind, number>>;

/** Maximum number of services of a run. */
export const serviceSwitchServicesMax = 200;

/** Maximum number of communes that are chosen one by one. */
export const serviceSwitchCommunesMax = filterValuesMax;

/** Maximum number of items of a run: services of communes. */
export const serviceSwitchItemsMax = 50_000;

/** Maximum number of items that one call excludes. */
export const serviceSwitchExclusionsMax = 200;

/** Up to this number of services, a row of the results is a commune with all of them; beyond it, each item has a row. */
export const serviceSwitchColumnsMax = 6;

/** Days for which ended runs are kept. */
export const serviceSwitchDays = 90;

/** Days for which an ended run can be undone, and the content of removed services is kept. */
export const serviceSwitchUndoDays = 30;

/** Days ahead for which a run can be scheduled. */
export const serviceSwitchAheadDays = 400;

/** Maximum number of scheduled runs that are listed. */
export const scheduledSwitchesMax = 100;

/** The moment from which a run that ended at `finishedAt` can no longer be undone. */
export function undoEndOf(finishedAt: Date): Date {
  return startOfDay(addDays(calendarDayOf(finishedAt), serviceSwitchUndoDays + 1));
}

/** Runs that ended before this moment can no longer be undone. */
export function undoableSince(now: Date): Date {
  return startOfDay(addDays(calendarDayOf(now), -serviceSwitchUndoDays));
}
