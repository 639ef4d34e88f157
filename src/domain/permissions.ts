/** The permission table used by routes, components and the server. */

/** Role types, compared in upper case. */
export const roleTypes = ["MEMBER", "SUPPORT", "ADMIN"] as const;
export type RoleType = (typeof roleTypes)[number];

const memberPermissions = [
  "commune_service_feedback",
  "commune_service_reports",
  "download_blobs",
  "metrics",
  "service_form_fields",
  "service_settings",
] as const;

const supportPermissions = [
  "activities",
  "admin_features",
  "commune_service_fee_rules",
  "commune_service_feedback",
  "commune_service_reports",
  "create_user",
  "deactivate_user",
  "edit_resource",
  "find_resource_by_urn",
  "metrics",
  "overview",
  "processes",
  "processes_action",
  "save_user",
  "remove_user",
  "save_resource",
  "remove_resources",
  "search_commune",
  "send_user_invite",
  "service_settings",
  "system_fees",
  "system_service_action",
  "system_services",
  "system_users",
  "user_info",
  "view_resource",
  "service_extensions",
  "processing_engine_files",
  "download_yaml_files",
  "download_blobs",
  "transfer_text_to_communes",
  "service_form_fields",
  "cron_job_logs",
  "remove_commune_service",
] as const;

const adminPermissions = [...supportPermissions, "service_portal"] as const;

export type Permission = (typeof adminPermissions)[number];

/** Permissions granted by each role. */
export const permissionsOf: Readonly<Record<RoleType, readonly Permission[]>> = {
  MEMBER: memberPermissions,
  SUPPORT: supportPermissions,
  ADMIN: adminPermissions,
};

/** A user reduced to role entries; null is an anonymous caller. */
export interface RoleHolder {
  readonly roles: readonly { readonly type: string }[];
}

/**
 * The type of the first role entry, which determines the permissions; undefined without entries or for an unknown type.
 */
export function roleTypeOf(holder: RoleHolder | null): RoleType | undefined {
  const type = holder?.roles[0]?.type.toUpperCase();
  return roleTypes.find((known) => known === type);
}

/** Whether the holder lists everyone's bulk jobs and imports; others list their own. */
export function listsAllJobs(holder: RoleHolder | null): boolean {
  return roleTypeOf(holder) === "ADMIN";
}

/** Whether the holder's role grants this permission; false for anonymous callers and unknown roles. */
export function can(holder: RoleHolder | null, permission: Permission): boolean {
  const type = roleTypeOf(holder);
  return type !== undefined && permissionsOf[type].includes(permission);
}

/** Types of users that the holder may create and change: only an admin manages admins. */
export function manageableTypes(holder: RoleHolder | null): readonly RoleType[] {
  if (!can(holder, "save_user")) return [];
  return roleTypeOf(holder) === "ADMIN" ? roleTypes : roleTypes.filter((type) => type !== "ADMIN");
}

/** Whether the holder sees only the communes and services of their role entries. */
export function isScoped(holder: RoleHolder | null): boolean {
  return roleTypeOf(holder) === "MEMBER";
}

/** Whether the avatar menu offers to copy the bearer token: for everyone but members. */
export function mayCopyToken(holder: RoleHolder | null): boolean {
  const type = roleTypeOf(holder);
  return type !== undefined && type !== "MEMBER";
}
