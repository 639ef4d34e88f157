/** Generates the mocked data: the same seed yields the same data, independent of the order of calls. */
import { relayStylePaginationMock, type IMockStore, type Ref } from "@graphql-tools/mock";
import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import { communes } from "#server/demo/communes";
import { applyFilter } from "./filter";
import { keyFields, rowTypeOf, sizeRange } from "./lists";
import type { Place } from "./place";
import { fakerOf, hashOf, pick } from "./random";
import { rules } from "./rules";
import { dayValue, intValue, jsonValue, stringValue, timeValue } from "./values";

export type Arguments = Readonly<Record<string, unknown>>;

/** The data of one endpoint. */
export interface MockData {
  /** The value of a field, generated unless the store has one. */
  readonly read: (typeName: string, key: string, field: string, args?: Arguments) => unknown;
  /** The page of a connection. */
  readonly page: (parent: Ref | null, args: Arguments, info: GraphQLResolveInfo) => unknown;
  /** All rows of a connection under a filter, without those removed. */
  readonly rows: (typeName: string, key: string, field: string, args: Arguments) => Ref[];
  readonly ref: (typeName: string, id: string) => Ref;
  /** A new object, which is in no list. */
  readonly newRef: (typeName: string) => Ref;
  /** Removes objects with these ids from all lists. */
  readonly remove: (ids: readonly string[]) => void;
}

export interface DataOptions {
  readonly seed: string;
  /** Start of the current day. */
  readonly now: number;
  readonly schema: GraphQLSchema;
  readonly store: IMockStore;
}

/** Objects that exist only in special cases. */
const isRare = /^(failure|lastFailure|error|problem|snapshot|running|retryOf|erasedAt)$/;

export function createMockData({ seed, now, schema, store }: DataOptions): MockData {
  const removed = new Set<string>();
  let created = 0;
  const agsList = communes.map(([ags]) => ags).sort((a, b) => hashOf(seed, a) - hashOf(seed, b));
  const typed = (typeName: string) => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is not an object type.`);
    return type;
  };
  const hasId = (type: GraphQLObjectType) => "id" in type.getFields();
  /** Types of the lists at the root: other fields refer to their rows. */
  const listed = new Set(
    Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ type }) => rowTypeOf(type)?.name),
  );

  const keyOf = (type: GraphQLObjectType, tail: string) => (hasId(type) ? `${type.name}:${tail}` : tail);
  const makeRef = (typeName: string, key: string): Ref => ({ $ref: { typeName, key } });

  function rootTail(typeName: string, number: number): string {
    const keyField = keyFields[typeName];
    if (keyField === "ags") return pick(agsList, number - 1);
    return keyField === "pid" ? fakerOf(seed, typeName, number).string.uuid() : String(number);
  }

  function size(field: string, typeName: string, key: string): number {
    const type = typed(typeName).getFields()[field]?.type;
    const [min, max] = sizeRange((type && rowTypeOf(type)?.name) ?? "");
    return min + (hashOf(seed, typeName, key, field, "size") % (max - min + 1));
  }

  function rowOf(typeName: string, hash: number): Ref {
    const [count] = sizeRange(typeName);
    return makeRef(typeName, keyOf(typed(typeName), rootTail(typeName, 1 + (hash % count))));
  }

  function placeOf(typeName: string, key: string, field: string, args: Arguments = {}): Place {
    const tail = key.startsWith(`${typeName}:`) ? key.slice(typeName.length + 1) : key;
    const number = Number(/(\d+)$/.exec(tail)?.[1] ?? 1);
    const isAlone = Object.keys(args).length === 0;
    const parts = [seed, typeName, key, field, ...(isAlone ? [] : [args])];
    return {
      typeName,
      key,
      tail,
      number,
      field,
      now,
      hash: hashOf(...parts),
      own: hashOf(seed, typeName, key),
      faker: () => fakerOf(...parts),
      get: (sibling) => read(typeName, key, sibling),
      at: placeOf,
      ags: (hash) => pick(agsList, hash),
      row: rowOf,
      size: (name, ofType = typeName, ofKey = key) => size(name, ofType, ofKey),
    };
  }

  function scalarValue(place: Place, scalar: string): unknown {
    const { hash, field } = place;
    if (scalar === "Int") return intValue(place);
    if (scalar === "Float") return (hash % 10_000) / 100;
    if (scalar === "Boolean") return hash % 2 === 0;
    if (scalar === "Cents") return 250 + (hash % 80) * 50;
    if (scalar === "DateTime") return new Date(timeValue(place)).toISOString();
    if (scalar === "Date") return dayValue(place);
    if (scalar === "AGS") return place.ags(hash);
    if (scalar === "JSON") return jsonValue(place);
    return scalar === "ID" && field.endsWith("Id")
      ? `${typeOfId(field)}:${1 + (hash % 20)}`
      : stringValue(place);
  }

  /** A reference for the field: a row of a root list, if there is one of that type. */
  function objectValue({ hash, tail, field }: Place, type: GraphQLObjectType, index: number | null): Ref {
    if (keyFields[type.name] !== undefined || listed.has(type.name)) {
      return rowOf(type.name, hash + (index ?? 0));
    }
    const own = index === null ? field : `${field}~${index + 1}`;
    return makeRef(type.name, keyOf(type, `${tail}.${own}`));
  }

  /** A value of the type; with an index, of an item of the list in the field. */
  function valueOf(place: Place, type: GraphQLOutputType, index: number | null = null): unknown {
    const { hash, field } = place;
    const isMissing = isRare.test(field) ? hash % 9 !== 0 : hash % 7 === 0;
    if (isMissing && index === null && !isNonNullType(type)) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable)) return listValue(place, nullable.ofType);
    if (isObjectType(nullable)) return objectValue(place, nullable, index);
    if (isAbstractType(nullable)) {
      return objectValue(place, pick(schema.getPossibleTypes(nullable), hash), index);
    }
    const leaf = index === null ? place : itemPlace(place, index);
    if (isEnumType(nullable)) return pick(nullable.getValues(), leaf.hash).value;
    return scalarValue(leaf, nullable.name);
  }

  function listValue(place: Place, type: GraphQLOutputType): unknown[] {
    if (/^(errors|conflicts|params|problems|ignoredColumns)$/.test(place.field)) return [];
    const items = Array.from({ length: 1 + (place.hash % 3) }, (_, index) => valueOf(place, type, index));
    return isEnumType(getNullableType(type)) ? [...new Set(items)] : items;
  }

  function itemPlace(place: Place, index: number): Place {
    const parts = [seed, place.typeName, place.key, place.field, index];
    return { ...place, hash: hashOf(...parts), faker: () => fakerOf(...parts) };
  }

  function generate(typeName: string, key: string, field: string, args: Arguments): unknown {
    const type = typed(typeName).getFields()[field]?.type;
    if (!type) throw new Error(`${typeName} has no field ${field}.`);
    const place = placeOf(typeName, key, field, args);
    const rule = rules[typeName]?.[field];
    return rule ? rule(place) : valueOf(place, type);
  }

  function read(typeName: string, key: string, field: string, args: Arguments = {}): unknown {
    if (field === "id" && hasId(typed(typeName))) return key;
    const defaultValue = generate(typeName, key, field, args);
    return store.get({ typeName, key, fieldName: field, fieldArgs: { ...args }, defaultValue });
  }

  function rows(typeName: string, key: string, field: string, args: Arguments): Ref[] {
    const type = typed(typeName).getFields()[field]?.type;
    const rowType = type && rowTypeOf(type);
    if (!rowType) throw new Error(`${typeName}.${field} is no connection.`);
    const isRoot = key === "ROOT";
    const all = Array.from({ length: size(field, typeName, key) }, (_, at) => {
      const tail = isRoot
        ? rootTail(rowType.name, at + 1)
        : `${placeOf(typeName, key, field).tail}.${field}~${at + 1}`;
      return makeRef(rowType.name, keyOf(rowType, tail));
    });
    const left = all.filter(({ $ref }) => !removed.has($ref.key));
    const hasField = (name: string) => name in rowType.getFields();
    return applyFilter(left, args, hasField, ({ $ref }, name) => read($ref.typeName, $ref.key, name));
  }

  return {
    read,
    rows,
    page: (parent, args, context) => {
      const { typeName, key } = parent?.$ref ?? { typeName: context.parentType.name, key: "ROOT" };
      const paginate = relayStylePaginationMock(store, {
        allNodesFn: () => rows(typeName, key, context.fieldName, args),
      });
      // The library expects the info type of a later GraphQL version; it reads only the parent type and the schema.
      const page: unknown = paginate(
        parent ?? makeRef(typeName, key),
        { ...args },
        {},
        context as Parameters<typeof paginate>[3],
      );
      return { ...Object(page), totalCountExceeded: false };
    },
    ref: (typeName, id) => {
      const type = typed(typeName);
      return makeRef(typeName, id.startsWith(`${typeName}:`) ? id : keyOf(type, id));
    },
    newRef: (typeName) => {
      created += 1;
      return makeRef(typeName, keyOf(typed(typeName), `new${created}`));
    },
    remove: (ids) => {
      for (const id of ids) removed.add(id);
    },
  };
}

/** The type in the name of a field such as `userId`. */
function typeOfId(field: string): string {
  const name = field.slice(0, -"Id".length);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
