/**
 * Field-level authorisation. The contract declares access rules as directives. This module enforces them for all four
 * endpoints, so resolvers need no checks of their own.
 */
import {
  defaultFieldResolver,
  defaultTypeResolver,
  getDirectiveValues,
  isAbstractType,
  isNonNullType,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { can, permissionsOf, type Permission } from "#domain/permissions";
import type { IntakeAccess, Viewer } from "#server/context";
import { failure } from "#server/failure";
import { fromNodeId } from "#server/nodeId";

/** The access rule that a directive of the contract declares. */
export type Guard =
  | { readonly kind: "public" }
  | { readonly kind: "authenticated" }
  | { readonly kind: "intake" }
  | { readonly kind: "requires"; readonly permission: Permission };

type GuardedDefinition = Pick<GraphQLField<unknown, unknown>, "astNode"> | Pick<GraphQLObjectType, "astNode">;

const knownPermissions: ReadonlySet<string> = new Set(Object.values(permissionsOf).flat());

/** Returns the guards of a field or an object type of the contract, in order. */
export function guardsOf(schema: GraphQLSchema, definition: GuardedDefinition): readonly Guard[] {
  const node = definition.astNode;
  return (node?.directives ?? []).flatMap((directive): Guard[] => {
    const name = directive.name.value;
    if (name === "public" || name === "authenticated" || name === "intake") return [{ kind: name }];
    const requires = schema.getDirective("requires");
    if (name !== "requires" || !requires || !node) return [];
    const permission: unknown = getDirectiveValues(requires, node)?.["permission"];
    return isPermission(permission) ? [{ kind: "requires", permission }] : [];
  });
}

function isPermission(value: unknown): value is Permission {
  return typeof value === "string" && knownPermissions.has(value);
}

/**
 * Makes every guarded field, and every field that returns an abstract type, reject callers who do not pass its guard:
 * `unauthorized` for anonymous callers, and for users where only machines are allowed; `insufficient_permissions` for
 * users without the permission. Modifies the schema in place.
 * @throws Error if a root field, or a member of an abstract type, does not have exactly one guard, or if a guarded
 *   field below a root is not nullable
 */
export function enforceGuards(schema: GraphQLSchema): void {
  enforceOnNode(schema);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isAbstractType(type)) enforceOnAbstractType(schema, type);
    if (!isObjectType(type)) continue;
    const isRoot = roots.includes(type);
    for (const field of Object.values(type.getFields())) {
      const guard = singleGuard(schema, field, `${type.name}.${field.name}`, isRoot);
      if (guard === undefined) continue;
      if (!isRoot && isNonNullType(field.type)) {
        throw new Error(`The guarded field ${type.name}.${field.name} of the contract must be nullable.`);
      }
      enforceOnField(field, guard);
    }
  }
}

function singleGuard(
  schema: GraphQLSchema,
  definition: GuardedDefinition,
  name: string,
  isNeeded: boolean,
): Guard | undefined {
  const guards = guardsOf(schema, definition);
  if (guards.length > 1 || (isNeeded && guards.length === 0)) {
    throw new Error(
      `${name} must have exactly one of @public, @authenticated, @intake and @requires in the contract.`,
    );
  }
  return guards[0];
}

interface Caller {
  readonly viewer: Viewer | null;
  readonly intake?: IntakeAccess;
}

function enforceOnField(field: GraphQLField<unknown, Caller>, guard: Guard): void {
  if (guard.kind === "public") return;
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => {
    assertAllowed(guard, context);
    return resolve(source, args, context, info);
  };
  if (subscribe === undefined) return;
  field.subscribe = (source, args, context, info) => {
    assertAllowed(guard, context);
    return subscribe(source, args, context, info);
  };
}

/**
 * Checks the guard of the type encoded in an id before the lookup, so that refusals do not reveal whether the object
 * exists.
 */
function enforceOnNode(schema: GraphQLSchema): void {
  const field: GraphQLField<unknown, Caller> | undefined = schema.getQueryType()?.getFields()["node"];
  if (field === undefined) return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const type = schema.getType(fromNodeId(String(args["id"]))?.type ?? "");
    const guard = isObjectType(type) ? guardsOf(schema, type)[0] : undefined;
    if (guard !== undefined) assertAllowed(guard, context);
    return resolve(source, args, context, info);
  };
}

/** The concrete type is known only once there is a value, so its guard is checked while the type is resolved. */
function enforceOnAbstractType(schema: GraphQLSchema, type: GraphQLAbstractType): void {
  const guards = new Map<string, Guard | undefined>();
  for (const member of schema.getPossibleTypes(type)) {
    guards.set(member.name, singleGuard(schema, member, member.name, true));
  }
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const checked = (name: string | undefined, context: Caller): string | undefined => {
    const guard = name === undefined ? undefined : guards.get(name);
    if (guard !== undefined) assertAllowed(guard, context);
    return name;
  };
  type.resolveType = (value, context: Caller, info, abstractType) => {
    const name = resolveType(value, context, info, abstractType);
    return name instanceof Promise
      ? name.then((resolved) => checked(resolved, context))
      : checked(name, context);
  };
}

/** @throws GraphQLError unauthorized or insufficient_permissions; not_found if the intake is off */
function assertAllowed(guard: Guard, { viewer, intake = "off" }: Caller): void {
  if (guard.kind === "public") return;
  if (guard.kind === "intake") {
    if (intake === "off") throw failure("not_found");
    if (intake === "refused") throw failure("unauthorized");
    return;
  }
  if (viewer === null) throw failure("unauthorized");
  if (guard.kind === "requires" && !can(viewer, guard.permission)) throw failure("insufficient_permissions");
}
