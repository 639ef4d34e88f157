/** Differences between two versions of a contract, and their effects on the documents of an app. */
import {
  ChangeType,
  CriticalityLevel,
  diff,
  DiffRule,
  type Change,
  type TypeOfChangeType,
} from "@graphql-inspector/core";
import { validate, type GraphQLError, type GraphQLSchema, type Location } from "graphql";
import type { Operation } from "./contracts";
import type { Use } from "./uses";

/** Severity for clients in general; the effect on this app is an `Effect`. */
export type Level = "breaking" | "dangerous" | "safe";

/** A difference between two versions of a contract. */
export interface Difference {
  readonly type: TypeOfChangeType;
  readonly level: Level;
  /** Schema coordinate, such as `User.email`. Empty for the schema itself. */
  readonly coordinate: string;
  readonly message: string;
}

/** A use that a difference breaks, or may break depending on the data. */
export interface Effect {
  readonly use: Use;
  readonly certainty: "breaks" | "may break";
}

const levels: Readonly<Record<CriticalityLevel, Level>> = {
  [CriticalityLevel.Breaking]: "breaking",
  [CriticalityLevel.Dangerous]: "dangerous",
  [CriticalityLevel.NonBreaking]: "safe",
};

/** Compares two versions of a contract. Descriptions are ignored; without `directives`, so are applied directives. */
export async function differencesOf(
  before: GraphQLSchema,
  after: GraphQLSchema,
  { directives }: { readonly directives: boolean },
): Promise<readonly Difference[]> {
  const ignored = directives ? /_DESCRIPTION_/ : /^DIRECTIVE_|_DESCRIPTION_/;
  const changes = await diff(before, after, [DiffRule.simplifyChanges]);
  return changes
    .filter(({ type }) => !ignored.test(String(type)))
    .map(toDifference)
    .sort((a, b) => rank(a) - rank(b) || (a.coordinate < b.coordinate ? -1 : 1));
}

function toDifference({ type, path = "", message, criticality }: Change): Difference {
  return { type, coordinate: path, message, level: levels[criticality.level] };
}

const rank = ({ level }: Difference): number => ["breaking", "dangerous", "safe"].indexOf(level);

/** The first parts of a coordinate: `Type.field` of `Type.field.argument` for 2. */
const head = (coordinate: string, parts: number): string => coordinate.split(".").slice(0, parts).join(".");

const last = (coordinate: string): string => coordinate.split(".").at(-1) ?? "";

/** Uses related to a difference, whether or not it affects them. */
export function usesConcerned({ coordinate }: Difference, uses: readonly Use[]): readonly Use[] {
  const exact = uses.filter((use) => use.coordinate === coordinate);
  if (exact.length > 0) return exact;
  // A new argument concerns the calls of its field; a new enum value or input field concerns its type.
  const parent = head(coordinate, coordinate.split(".").length - 1);
  return parent === "" ? [] : uses.filter((use) => use.coordinate === parent);
}

/**
 * Effects of a difference on the uses of the earlier version. `isInvalidAt` tells whether
 * an operation is invalid at a location according to the later version.
 */
export function effectsOf(
  difference: Difference,
  uses: readonly Use[],
  isInvalidAt: (operation: Operation, location: Location | undefined) => boolean,
): readonly Effect[] {
  const { type, level, coordinate } = difference;
  const at = (name: string, direction?: Use["direction"]) =>
    uses.filter((use) => use.coordinate === name && (direction === undefined || use.direction === direction));
  const all = (certainty: Effect["certainty"], found: readonly Use[]) =>
    found.map((use) => ({ use, certainty }));

  switch (type) {
    case ChangeType.FieldRemoved:
    case ChangeType.FieldArgumentRemoved:
    case ChangeType.InputFieldRemoved:
    case ChangeType.TypeRemoved:
    case ChangeType.TypeKindChanged:
      return all("breaks", at(coordinate));
    case ChangeType.FieldTypeChanged:
    case ChangeType.InputFieldTypeChanged:
      return level === "safe" ? [] : all("breaks", at(coordinate));
    case ChangeType.InputFieldAdded:
      return level === "safe" ? [] : all("breaks", at(head(coordinate, 1), "sent"));
    case ChangeType.FieldArgumentAdded:
    case ChangeType.FieldArgumentTypeChanged:
      if (level === "safe") return [];
      return all(
        "breaks",
        at(head(coordinate, 2)).filter(({ operation, location }) => isInvalidAt(operation, location)),
      );
    case ChangeType.EnumValueRemoved:
      return [...all("breaks", at(coordinate)), ...all("may break", at(head(coordinate, 1), "sent"))];
    case ChangeType.EnumValueAdded:
      return all("may break", at(head(coordinate, 1), "received"));
    case ChangeType.UnionMemberAdded:
    case ChangeType.InputFieldDefaultValueChanged:
      return level === "safe" ? [] : all("may break", at(coordinate));
    case ChangeType.FieldArgumentDefaultChanged:
      return all(
        "may break",
        at(head(coordinate, 2)).filter((use) => !use.arguments.includes(last(coordinate))),
      );
    case ChangeType.DirectiveUsageFieldDefinitionAdded:
    case ChangeType.DirectiveUsageFieldDefinitionRemoved:
      return all("may break", at(head(coordinate, 2)));
    default:
      return [];
  }
}

/** Validation errors of operations against a schema. Valid operations are omitted. */
export function invalidOperations(
  schema: GraphQLSchema,
  operations: readonly Operation[],
): ReadonlyMap<Operation, readonly GraphQLError[]> {
  const invalid = new Map<Operation, readonly GraphQLError[]>();
  for (const operation of operations) {
    const errors = validate(schema, operation.document);
    if (errors.length > 0) invalid.set(operation, errors);
  }
  return invalid;
}

/** Whether one of the errors points into the location. */
export function pointsInto(errors: readonly GraphQLError[], location: Location | undefined): boolean {
  if (location === undefined) return false;
  return errors.some((error) =>
    (error.positions ?? []).some((position) => position >= location.start && position < location.end),
  );
}
