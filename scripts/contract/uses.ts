/** Collects the elements of a contract used by the app's documents, by schema coordinate. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type GraphQLSchema,
  type Location,
} from "graphql";
import { operationOf, type Operation } from "./contracts";

/**
 * A place in a document that relies on an element of the contract: `Type.field`, `Type.field.argument`, `Input.field`,
 * `Enum.VALUE`, or a type whose values are sent or received.
 */
export interface Use {
  readonly coordinate: string;
  /** Whether the app receives values of the coordinate or sends them. */
  readonly direction: "received" | "sent";
  readonly operation: Operation;
  /** Fragment that contains the place; null if the operation itself does. */
  readonly fragment: string | null;
  /** The place; undefined for input types, which the app sends in variables. */
  readonly location: Location | undefined;
  /** Arguments that the field is called with; empty for other coordinates. */
  readonly arguments: readonly string[];
}

/** The Relay compiler appends a hash to the names of fragments with arguments. */
const argumentsHash = /_[0-9A-Za-z]{4,6}$/;

/**
 * Uses of an operation, in document order, without duplicates in a fragment. `isFragment` tells
 * whether the app has a fragment of that name, to recognise names that the compiler has extended.
 */
export function usesOf(
  schema: GraphQLSchema,
  operation: Operation,
  isFragment: (name: string) => boolean = () => false,
): readonly Use[] {
  const uses = new Map<string, Use>();
  const typeInfo = new TypeInfo(schema);
  let fragment: string | null = null;

  function add(coordinate: string, direction: Use["direction"], more: Partial<Use> = {}): void {
    const use: Use = {
      coordinate,
      direction,
      operation,
      fragment,
      location: undefined,
      arguments: [],
      ...more,
    };
    const key = [coordinate, direction, fragment, use.arguments.join()].join(" ");
    if (!uses.has(key)) uses.set(key, use);
  }

  for (const { type } of operationOf(operation.document).variableDefinitions ?? []) {
    const input = typeFromAST(schema, type);
    if (input !== undefined) addInput(getNamedType(input).name, schema, add);
  }
  visit(
    operation.document,
    visitWithTypeInfo(typeInfo, {
      FragmentDefinition: {
        enter({ name: { value }, typeCondition: { name, loc } }) {
          fragment = isFragment(value) ? value : value.replace(argumentsHash, "");
          add(name.value, "received", { location: loc });
        },
        leave() {
          fragment = null;
        },
      },
      InlineFragment({ typeCondition }) {
        if (typeCondition) add(typeCondition.name.value, "received", { location: typeCondition.loc });
      },
      Field(node) {
        const parent = typeInfo.getParentType();
        const type = typeInfo.getType();
        if (!parent || !type || node.name.value.startsWith("__")) return;
        const location = node.loc;
        const names = (node.arguments ?? []).map((each) => each.name.value);
        add(`${parent.name}.${node.name.value}`, "received", { location, arguments: names });
        for (const name of names) add(`${parent.name}.${node.name.value}.${name}`, "sent", { location });
        const received = getNamedType(type);
        if (isEnumType(received) || isAbstractType(received)) add(received.name, "received", { location });
      },
      EnumValue({ value, loc }) {
        const type = getNamedType(typeInfo.getInputType());
        if (type) add(`${type.name}.${value}`, "sent", { location: loc });
      },
      ObjectField({ name, loc }) {
        const type = getNamedType(typeInfo.getParentInputType());
        if (type) add(`${type.name}.${name.value}`, "sent", { location: loc });
      },
    }),
  );
  return [...uses.values()];
}

/** Adds an input type with the types of its fields: the app may send any of them. */
function addInput(
  name: string,
  schema: GraphQLSchema,
  add: (coordinate: string, direction: "sent") => void,
  added: Set<string> = new Set(),
): void {
  const type = schema.getType(name);
  if (type === undefined || added.has(name)) return;
  added.add(name);
  add(name, "sent");
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    add(`${name}.${field.name}`, "sent");
    const fieldType: GraphQLInputType = field.type;
    addInput(getNamedType(fieldType).name, schema, add, added);
  }
}
