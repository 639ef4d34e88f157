import { describe, expect, test } from "vitest";
import {
  can,
  isScoped,
  mayCopyToken,
  permissionsOf,
  roleTypeOf,
  roleTypes,
  type Permission,
} from "#domain/permissions";

const holder = (...types: string[]) => ({ roles: types.map((type) => ({ type })) });
// Written a second time, to check the table.
const ofSupport = [
  "activities, admin_features, commune_service_fee_rules, commune_service_feedback,",
  "commune_service_reports, create_user, deactivate_user, edit_resource,",
  "find_resource_by_urn, metrics, overview, processes, processes_action, save_user,",
  "remove_user, save_resource, remove_resources, search_commune, send_user_invite,",
  "service_settings, system_fees, system_service_action, system_services, system_users,",
  "user_info, view_resource, service_extensions, processing_engine_files,",
  "download_yaml_files, download_blobs, transfer_text_to_communes, service_form_fields,",
  "cron_job_logs, remove_commune_service",
]
  .join(" ")
  .split(", ");
const all = [...new Set(roleTypes.flatMap((type) => permissionsOf[type]))];

describe("Permissions", () => {
  test("grant members six", () => {
    expect([...permissionsOf.MEMBER].sort()).toEqual([
      "commune_service_feedback",
      "commune_service_reports",
      "download_blobs",
      "metrics",
      "service_form_fields",
      "service_settings",
    ]);
  });

  test("grant support the listed ones, and admin also the service portal", () => {
    expect(permissionsOf.SUPPORT).toEqual(ofSupport);
    expect(permissionsOf.ADMIN).toEqual([...ofSupport, "service_portal"]);
  });

  test("occur once per role", () => {
    for (const type of roleTypes) expect(new Set(permissionsOf[type]).size).toBe(permissionsOf[type].length);
  });
});

describe("First role entry", () => {
  test("decides, ignoring case", () => {
    expect(roleTypeOf(holder("member", "ADMIN"))).toBe("MEMBER");
    expect(roleTypeOf(holder("Admin", "MEMBER"))).toBe("ADMIN");
    expect(can(holder("MEMBER", "ADMIN"), "admin_features")).toBe(false);
    expect(can(holder("support"), "admin_features")).toBe(true);
  });

  test.each<[string, ReturnType<typeof holder> | null]>([
    ["nobody", null],
    ["somebody without roles", holder()],
    ["an unknown role", holder("ROOT", "ADMIN")],
    ["an empty role", holder("")],
    ["the name of something every object has", holder("constructor")],
  ])("grants nothing to %s", (_who, who) => {
    expect(roleTypeOf(who)).toBeUndefined();
    expect(all.filter((permission: Permission) => can(who, permission))).toEqual([]);
    expect(mayCopyToken(who)).toBe(false);
    expect(isScoped(who)).toBe(false);
  });

  test("limits members to their communes and denies them the token", () => {
    expect(roleTypes.map((type) => isScoped(holder(type)))).toEqual([true, false, false]);
    expect(roleTypes.map((type) => mayCopyToken(holder(type)))).toEqual([false, true, true]);
  });
});
