/** What the start lists as needing the viewer, in the communes and services of their roles. */
import type { Permission } from "./permissions";
import { findService } from "./serviceCatalogue";
import { refusalOfScreen, type ServiceScreenName } from "./serviceScreens";

/** Kinds of tasks, the most urgent first. */
export const ownTaskKinds = [
  "KBA_PASSWORD",
  "APPLICATION_ERROR",
  "FEE_GAP",
  "FEE_OVERLAP",
  "TEXT_INCOMPLETE",
  "TEXT_DRAFT",
  "FEEDBACK_UNREAD",
] as const;

/** A kind of task. */
export type OwnTaskKind = (typeof ownTaskKinds)[number];

/** The screen of the service with the first step; only who may open it has the task. */
const screens: Readonly<Record<OwnTaskKind, ServiceScreenName>> = {
  // The passwords belong to the commune, and to those who may change the settings of its vehicle registration.
  KBA_PASSWORD: "serviceedit",
  APPLICATION_ERROR: "transactionInfo",
  FEE_GAP: "servicefees",
  FEE_OVERLAP: "servicefees",
  TEXT_INCOMPLETE: "textedit",
  TEXT_DRAFT: "textedit",
  FEEDBACK_UNREAD: "feedback",
};

/** Maximum number of tasks of a kind that the start receives; the others are counted. */
export const ownTasksMax = 50;

/** Whether a viewer has tasks of this kind in a service of their roles. */
export function hasOwnTasks(
  kind: OwnTaskKind,
  serviceId: string,
  may: (permission: Permission) => boolean,
): boolean {
  const capabilities = findService(serviceId)?.capabilities ?? [];
  return refusalOfScreen(screens[kind], serviceId, capabilities, may) === null;
}
