/**
 * JSON Schemas of the kinds of resources (2020-12). They are used by the editor and the server's validation, and
 * document the content of resources. Custom keywords: `x-title-de` and `x-description-de` are the German texts;
 * `x-secret` marks write-only values; `x-reference` marks ids of resources of that kind; `x-rule` names a rule of this
 * project.
 */
import authenticationProvider from "#schema/resources/v1/authenticationProvider.json";
import commune from "#schema/resources/v1/commune.json";
import keystore from "#schema/resources/v1/keystore.json";
import nfkPortal from "#schema/resources/v1/nfkPortal.json";
import okkomm from "#schema/resources/v1/okkomm.json";
import paymentProvider from "#schema/resources/v1/paymentProvider.json";
import restServiceV1 from "#schema/resources/v1/restService.json";
import restServiceV2 from "#schema/resources/v2/restService.json";
import { isResourceType, type ResourceKind, type ResourceType } from "./resourceKinds";

/** The part of a JSON Schema that describes one value. */
export interface ValueSchema {
  /** English. */
  readonly title?: string;
  readonly "x-title-de"?: string;
  /** English. */
  readonly description?: string;
  readonly "x-description-de"?: string;
  /** string, integer, boolean, object or array; absent if `enum` is given. */
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly default?: string | number | boolean | readonly string[];
  readonly examples?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly items?: ValueSchema;
  /** Write-only: stored encrypted and never sent. */
  readonly "x-secret"?: boolean;
  /** The value is the id of a resource of this kind. */
  readonly "x-reference"?: string;
  /** url: see isServiceUrl; ags: see isAgs; service: the id of a service of the catalogue. */
  readonly "x-rule"?: string;
}

/** The JSON Schema of a kind of resources. */
export interface ResourceSchema extends ValueSchema {
  readonly $id: string;
  readonly deprecated?: boolean;
  /** `$id` of the schema that replaces a deprecated one. */
  readonly "x-successor"?: string;
  readonly properties: Readonly<Record<string, ValueSchema>>;
}

const schemas: Readonly<Record<ResourceType, Readonly<Record<string, ResourceSchema>>>> = {
  commune: { v1: commune },
  authenticationProvider: { v1: authenticationProvider },
  okkomm: { v1: okkomm },
  paymentProvider: { v1: paymentProvider },
  restService: { v1: restServiceV1, v2: restServiceV2 },
  keystore: { v1: keystore },
  nfkPortal: { v1: nfkPortal },
};

/** The schema of a kind; undefined if there is no such version. */
export function resourceSchema({ version, type }: ResourceKind): ResourceSchema | undefined {
  return Object.hasOwn(schemas[type], version) ? schemas[type][version] : undefined;
}

/** The version for new resources of a kind. */
export function currentVersion(type: ResourceType): string {
  const current = Object.entries(schemas[type]).find(([, schema]) => schema.deprecated !== true);
  return current?.[0] ?? "v1";
}

/** All kinds with their versions, deprecated ones included. */
export const resourceKinds: readonly ResourceKind[] = Object.entries(schemas).flatMap(([type, versions]) =>
  isResourceType(type) ? Object.keys(versions).map((version) => ({ version, type })) : [],
);

/** The kind that replaces a deprecated one; null if it is not deprecated. */
export function successorOf(kind: ResourceKind): ResourceKind | null {
  const id = resourceSchema(kind)?.["x-successor"];
  return resourceKinds.find((each) => resourceSchema(each)?.$id === id && id !== undefined) ?? null;
}

/** Path of a value in a document: names of properties, and positions in lists from 0. */
export type ValuePath = readonly (string | number)[];

/** The schema of the value at a path; undefined if the kind has no such value. */
export function schemaAt(schema: ValueSchema, path: ValuePath): ValueSchema | undefined {
  return path.reduce<ValueSchema | undefined>((parent, part) => {
    if (typeof part === "number") return parent?.items;
    const properties = parent?.properties ?? {};
    return Object.hasOwn(properties, part) ? properties[part] : undefined;
  }, schema);
}

/** Paths of all values for which `isMarked` is true; lists have none. */
export function pathsWhere(schema: ValueSchema, isMarked: (value: ValueSchema) => boolean): ValuePath[] {
  const below = Object.entries(schema.properties ?? {});
  return below.flatMap(([name, value]) => {
    if (isMarked(value)) return [[name]];
    return pathsWhere(value, isMarked).map((path) => [name, ...path]);
  });
}

/** The JSON pointer of a path: /credentials/apiKey; empty for the whole document. */
export function pointerOf(path: ValuePath): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path of a JSON pointer. Digits are list positions, because no property name consists of digits. */
export function pathOf(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
