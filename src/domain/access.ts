/**
 * Rules for what a user may change in a commune and its services. The server enforces this table, and the screens
 * explain it.
 */
import { permissionsOf, type Permission, type RoleType } from "./permissions";
import { findService } from "./serviceCatalogue";
import type { ServiceCapability } from "./serviceCapabilities";

/** Actions on a service, in display order. */
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

/**
 * What an action requires besides the scope: any of these service capabilities and, if set, the permission.
 */
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

/** Why an action is allowed or denied. */
export type AccessReason =
  | "ALLOWED"
  /** The role entries do not name the service in that commune. */
  | "NOT_ASSIGNED"
  /** The commune does not offer the service, or no longer. */
  | "NOT_OFFERED"
  /** The service lacks the capability. */
  | "NO_CAPABILITY"
  /** The role lacks the permission. */
  | "ROLE";

/** The service and commune that an action concerns. */
export interface AccessPlace {
  readonly ags: string;
  readonly serviceId: string;
  /** Whether the commune offers the service. */
  readonly isOffered: boolean;
}

/** Role entries, reduced to the relevant fields; the first one determines the type. */
export type RoleEntries = readonly {
  readonly type: RoleType;
  /** Null for support and admin. */
  readonly ags: string | null;
  readonly services: readonly string[];
}[];

/** Returns whether a user with these role entries may perform the action, as a reason. */
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
