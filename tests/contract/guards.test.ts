import { isAbstractType, isInterfaceType, isNonNullType, isObjectType, type GraphQLSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { permissionsOf } from "#domain/permissions";
import { guardsOf } from "#server/graphql/authorisation";
import { contracts } from "./contracts";

function rootsOf(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );
}

describe.each(contracts)("guards of contract $name", ({ schema }) => {
  const types = schema.toConfig().types;

  test("every root field has exactly one", () => {
    const fields = rootsOf(schema).flatMap((type) => Object.values(type.getFields()));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => guardsOf(schema, field).length !== 1).map((each) => each.name)).toEqual(
      [],
    );
  });

  test("a guarded field below a root is nullable", () => {
    const below = types.filter(isObjectType).filter((type) => !rootsOf(schema).includes(type));
    const guarded = below
      .flatMap((type) => Object.values(type.getFields()))
      .filter((field) => guardsOf(schema, field).length > 0);
    expect(guarded.filter((field) => isNonNullType(field.type)).map((field) => field.name)).toEqual([]);
  });

  test("every object of an interface or union has exactly one, and interface fields have none", () => {
    const members = types.filter(isAbstractType).flatMap((type) => schema.getPossibleTypes(type));
    expect(members.filter((type) => guardsOf(schema, type).length !== 1).map((each) => each.name)).toEqual(
      [],
    );
    const fields = types.filter(isInterfaceType).flatMap((type) => Object.values(type.getFields()));
    expect(fields.filter((field) => guardsOf(schema, field).length > 0)).toEqual([]);
  });
});

test("names the permissions that guard nothing yet; the list only ever gets shorter", () => {
  const used = new Set<string>();
  for (const { schema } of contracts) {
    for (const type of schema.toConfig().types.filter(isObjectType)) {
      for (const definition of [type, ...Object.values(type.getFields())]) {
        for (const guard of guardsOf(schema, definition)) {
          if (guard.kind === "requires") used.add(guard.permission);
        }
      }
    }
  }
  expect(permissionsOf.ADMIN.filter((permission) => !used.has(permission))).toEqual([
    "commune_service_fee_rules",
    "commune_service_feedback",
    "commune_service_reports",
    "edit_resource",
    "find_resource_by_urn",
    "metrics",
    "save_resource",
    "remove_resources",
    "search_commune",
    "service_settings",
    "system_fees",
    "system_services",
    "view_resource",
    "service_extensions",
    "download_yaml_files",
    "download_blobs",
    "transfer_text_to_communes",
    "service_form_fields",
    "cron_job_logs",
    "service_portal",
  ]);
});
