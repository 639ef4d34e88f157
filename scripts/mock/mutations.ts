/**
 * Payloads of mutations: no errors, and the changed objects with the sent values, by the conventions of the contract.
 */
import type { IMockStore, Ref } from "@graphql-tools/mock";
import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import type { MockData } from "./generate";

type Input = Readonly<Record<string, unknown>>;

const isIdList = (type: GraphQLOutputType) => {
  const list = getNullableType(type);
  return isListType(list) && String(list.ofType).startsWith("ID");
};

/** Ids of the records that the input names. */
function idsOf({ id, ids, items }: Input): string[] {
  const many = Array.isArray(items) ? items.map((item: unknown) => Object(item).id as unknown) : ids;
  return [id, ...(Array.isArray(many) ? many : [])].filter((each) => typeof each === "string");
}

/** Stores the values of the input in fields of the same name, and increments the revision. */
function keep(data: MockData, store: IMockStore, { $ref }: Ref, type: GraphQLObjectType, input: Input): void {
  const { typeName, key } = $ref;
  for (const [name, field] of Object.entries(type.getFields())) {
    const leaf = getNullableType(field.type);
    const value = name === "revision" ? Number(data.read(typeName, key, name)) + 1 : input[name];
    const isKept = name !== "id" && (isScalarType(leaf) || isEnumType(leaf));
    if (isKept && value !== undefined && (value !== null || !isNonNullType(field.type))) {
      store.set(typeName, key, name, value);
    }
  }
}

/** Answers a mutation. With a code, refuses it like the server: nothing is changed. */
export function payloadOf(
  data: MockData,
  store: IMockStore,
  info: GraphQLResolveInfo,
  input: Input,
  refusal: ErrorCode | null,
): unknown {
  const payload = getNullableType(info.returnType);
  if (!isObjectType(payload)) return true;
  const ids = idsOf(input);
  const names = Object.keys(payload.getFields());
  const isRemoval = names.some((name) => /^(removed|deleted)/.test(name));

  function changed(type: GraphQLObjectType): Ref {
    const own = ids.find((id) => id.startsWith(`${type.name}:`));
    const byAgs =
      type.name === "Commune" && "ags" in input ? data.ref(type.name, String(input["ags"])) : null;
    const ref = own === undefined ? (byAgs ?? data.newRef(type.name)) : data.ref(type.name, own);
    if (refusal === null) keep(data, store, ref, type, input);
    return ref;
  }

  function valueOf(name: string, type: GraphQLOutputType): unknown {
    const nullable = getNullableType(type);
    if (name === "errors") return refusal ? [{ code: refusal, field: null, params: errorParams() }] : [];
    if (refusal !== null && !isNonNullType(type)) return null;
    if (isIdList(type)) return refusal === null ? ids : [];
    if (isListType(nullable)) {
      const of = getNullableType(nullable.ofType);
      if (name === "conflicts" || refusal !== null || !isObjectType(of)) return [];
      return ids.map((id) => data.ref(of.name, id));
    }
    if (isObjectType(nullable)) {
      const node = getNullableType(nullable.getFields()["node"]?.type);
      if (isObjectType(node)) return { cursor: "new", node: changed(node) };
      if (isRemoval && ids.some((id) => id.startsWith(`${nullable.name}:`))) return null;
      return "id" in nullable.getFields() ? changed(nullable) : undefined;
    }
    return /^(removed|deleted|ended)/.test(name) ? (ids[0] ?? null) : undefined;
  }

  const values = Object.entries(payload.getFields()).map(
    ([name, { type }]) => [name, valueOf(name, type)] as const,
  );
  if (isRemoval && refusal === null) data.remove(ids);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Values for every placeholder of the error messages. */
export function errorParams() {
  const values = {
    line: 7,
    column: 3,
    firstLine: 2,
    min: 1,
    max: 200,
    limit: 1_000,
    count: 12,
    percent: 35,
    maxBytes: 2_097_152,
    maxWidth: 1_024,
    maxHeight: 1_024,
    expected: 5,
    found: 4,
    value: "9761000",
    ags: "09761000",
    columns: "postalCode, place",
    allowed: "image/png, image/jpeg, image/webp",
    service: "ew-meldebescheinigung",
    capability: "fees",
    status: "SUCCESS",
    by: "anna.mueller",
    at: new Date().toISOString(),
    retryAt: new Date(Date.now() + 60_000).toISOString(),
    reference: "mock-1",
    outcome: "not_done",
    detail: "Beispiel",
  };
  return Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
}
