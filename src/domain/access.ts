/**
 * What somebody may change of a commune and its services: the
 * one table by which the server decides and the screens explain.
 */
import { permissionsOf, type Permission, type RoleType } from "./permissions";
import { findService } from "./serviceCatalogue";
import type { ServiceCapability } from "./serviceCapabilities";

/** What can be done with a service, in the order in which it is listed. */
export const accessActions = [
  "TEXTS",
  "FILES",
  "FEES",
  "FEE_RULES",
  "SETTINGS",
  "FORM_FIELDS",
  "STATISTICS",
  "FEEDBACK",
  "REPORTS",
  "TRANSACTIONS",
] as const;

export type AccessAction = (typeof accessActions)[number];

/** What an action needs beside the scope: one of these capabilities of the service, and the permission if there is one. */
interface AccessRule {
  readonly capabilities: readonly ServiceCapability[];
  readonly permission?: Permission;
}

const rules: Readonly<Record<AccessAction, AccessRule>> = {
  TEXTS: { capabilities: ["text"] },
  FILES: { capabilities: ["files"] },
  FEES: { capabilities: ["fees"] },
  FEE_RULES: { capabilities: ["fees"], permission: "commune_service_fee_rules" },
  SETTINGS: { capabilities: ["settings"], permission: "service_settings" },
  FORM_FIELDS: { capabilities: ["forms"], permission: "service_form_fields" },
  STATISTICS: { capabilities: ["statistics"], permission: "metrics" },
  FEEDBACK: { capabilities: ["statistics"], permission: "commune_service_feedback" },
  REPORTS: { capabilities: ["statistics"], permission: "commune_service_reports" },
  TRANSACTIONS: { capabilities: ["persistence", "fees"] },
};

/** Why an action is possible, or why not. */
export type AccessReason =
  /** It is possible. */
  | "ALLOWED"
  /** The role entries do not name the service in that commune. */
  | "NOT_ASSIGNED"
  /** The commune does not offer the service, or no longer. */
  | "NOT_OFFERED"
  /** The service has nothing of the kind. */
  | "NO_CAPABILITY"
  /** The role may not do that. */
  | "ROLE";

/** Where somebody wants to do something. */
export interface AccessPlace {
  readonly ags: string;
  readonly serviceId: string;
  /** Whether the commune offers the service. */
  readonly isOffered: boolean;
}

/** Role entries, as far as they decide; the first one gives the type. */
export type RoleEntries = readonly {
  readonly type: RoleType;
  /** Null: support and admin. */
  readonly ags: string | null;
  readonly services: readonly string[];
}[];

/** Whether somebody with these role entries may do that there, and why not. */
export function accessTo(roles: RoleEntries, place: AccessPlace, action: AccessAction): AccessReason {
  const type = roles[0]?.type;
  if (!place.isOffered) return "NOT_OFFERED";
  if (type === undefined || (type === "MEMBER" && !isAssigned(roles, place))) return "NOT_ASSIGNED";
  const { capabilities, permission } = rules[action];
  const offered = findService(place.serviceId)?.capabilities ?? [];
  if (!capabilities.some((capability) => offered.includes(capability))) return "NO_CAPABILITY";
  return permission === undefined || permissionsOf[type].includes(permission) ? "ALLOWED" : "ROLE";
}

function isAssigned(roles: RoleEntries, { ags, serviceId }: AccessPlace): boolean {
  return roles.some(
    (role) => role.type === "MEMBER" && role.ags === ags && role.services.includes(serviceId),
  );
}
