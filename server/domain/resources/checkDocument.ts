/** Validates a document as a whole: the rules of its kind, secrets, references and keystore. */
import { isValidReading, readResource, type ResourceReading } from "#domain/resources/readResource";
import type { KeystoreProblemCode } from "#domain/keystores";
import { isResourceType, type ResourceKey } from "#domain/resources/resourceKinds";
import type { JsonObject, JsonValue } from "#domain/resources/resourceNodes";
import type { ResourceProblem, ResourceProblemCode } from "#domain/resources/resourceProblems";
import { pathsWhere, pointerOf, resourceSchema, schemaAt } from "#domain/resources/resourceSchemas";
import { maskSecretValues } from "#domain/resources/resourceSecrets";
import { normaliseDocument } from "#domain/resources/resourceText";
import type { Context } from "#server/context";
import type { SecretKeys } from "#server/secretKey";
import { isCommune } from "#server/storage/communes/communes";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  selectNamedTargets,
  type ResourceReference,
  type StoredResourceTarget,
} from "#server/storage/resources/resourceReferences";
import type { EncryptedSecrets } from "#server/storage/resources/resources";
import { checkKeystore, type KeystoreCheck } from "./keystores";
import { decryptResourceSecrets, encryptResourceSecrets } from "./resourceSecrets";

/** A document ready to be stored. */
export interface CheckedDocument {
  /** With placeholders instead of secrets. */
  readonly document: string;
  readonly value: JsonObject;
  readonly name: string;
  /** The only commune that may use it, or that it describes. */
  readonly communeAgs: string | null;
  readonly references: readonly ResourceReference[];
  readonly secrets: EncryptedSecrets;
  /** JSON pointers of secrets that were entered or removed. */
  readonly changedSecrets: readonly string[];
  /** JSON pointers of placeholders without a stored secret. */
  readonly missingSecrets: readonly string[];
  /** Result of the keystore check; null if the document is not a keystore or has no content yet. */
  readonly keystore: KeystoreCheck | null;
}

/** The result of a check: a document, or problems that keep it from being saved. */
export type DocumentCheck = { readonly problems: readonly ResourceProblem[] } | CheckedDocument;

/** Context of a check. */
export interface CheckAgainst {
  /** Stored secrets that placeholders refer to. */
  readonly stored: EncryptedSecrets;
  /** Allows placeholders without a stored secret, as in files of another installation. */
  readonly allowsMissingSecrets?: boolean;
  /** Resources that will be stored together with it. */
  readonly added?: readonly StoredResourceTarget[];
}

/** Checks a document of a known kind and version. */
export async function checkDocument(
  { config, db }: { readonly config: Context["config"]; readonly db: Database | Transaction },
  key: ResourceKey,
  typed: string,
  { stored, allowsMissingSecrets = false, added = [] }: CheckAgainst,
): Promise<DocumentCheck> {
  const text = normaliseDocument(typed);
  const reading = readResource(key, text);
  const { value } = reading;
  if (!isValidReading(reading) || value === null) {
    return { problems: reading.problems.filter(({ severity }) => severity === "error") };
  }
  const given = { text, reading };
  const masked = maskSecretValues(key, text);
  const missingSecrets = masked.kept.filter((pointer) => !Object.hasOwn(stored, pointer));
  const communeAgs = textOf(key.type === "commune" ? value.ags : value.commune);
  const references = referencesOf(key, value);
  const unknown = await unknownReferences(db, references, { communeAgs, added });
  const isCommuneUnknown = key.type !== "commune" && (await isUnknownCommune(db, communeAgs, added));
  const problems = [
    ...(key.type === "commune" && value.ags !== key.id ? [problemAt(given, "/ags", "ags_not_id")] : []),
    ...(allowsMissingSecrets ? [] : missingSecrets.map((path) => problemAt(given, path, "secret_missing"))),
    ...(isCommuneUnknown
      ? [problemAt(given, "/commune", "reference_unknown", { type: "commune", id: communeAgs ?? "" })]
      : []),
    ...unknown.map(({ path, type, id }) => problemAt(given, path, "reference_unknown", { type, id })),
  ];
  if (problems.length > 0) return { problems: problems.toSorted((one, other) => one.from - other.from) };

  const kept = Object.fromEntries(Object.entries(stored).filter(([path]) => masked.kept.includes(path)));
  // A keystore cannot be checked without its password.
  const isCheckable = key.type === "keystore" && missingSecrets.length === 0;
  const keystore = isCheckable ? await keystoreOf(config.secretKeys, key, masked.typed, kept) : null;
  const problemPath = keystore?.problem && keystoreProblemPath(keystore.problem.code);
  if (keystore?.problem && problemPath) {
    return {
      problems: [problemAt(given, problemPath, "keystore_faulty", { detail: keystore.problem.code })],
    };
  }
  const changed = encryptResourceSecrets(config.secretKeys, key, Object.fromEntries(masked.typed));
  const removed = Object.keys(stored).filter(
    (path) => !masked.kept.includes(path) && !masked.typed.has(path),
  );
  return {
    document: masked.text,
    value,
    name: textOf(value.name) ?? key.id,
    communeAgs,
    references,
    secrets: { ...kept, ...changed },
    changedSecrets: [...masked.typed.keys(), ...removed],
    missingSecrets,
    keystore,
  };
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}

/** A problem that only the server can detect, at the location of a value. */
function problemAt(
  { text, reading }: Typed,
  pointer: string,
  code: ResourceProblemCode,
  params: Readonly<Record<string, string>> = {},
): ResourceProblem {
  const { from, to } = reading.places.get(pointer)?.value ?? { from: 0, to: 1 };
  const before = text.slice(0, from).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return { code, params, severity: "error", pointer, from, to, line: before.length, column };
}

interface Typed {
  readonly text: string;
  readonly reading: ResourceReading;
}

function referencesOf(key: ResourceKey, value: JsonObject): ResourceReference[] {
  const schema = resourceSchema(key);
  if (schema === undefined) return [];
  return pathsWhere(schema, (each) => each["x-reference"] !== undefined).flatMap((path) => {
    const type = schemaAt(schema, path)?.["x-reference"] ?? "";
    const id = path.reduce<JsonValue | undefined>(valueIn, value);
    return isResourceType(type) && typeof id === "string" ? [{ path: pointerOf(path), type, id }] : [];
  });
}

function valueIn(parent: JsonValue | undefined, name: string | number): JsonValue | undefined {
  const isObject = typeof parent === "object" && parent !== null && !Array.isArray(parent);
  return isObject && Object.hasOwn(parent, name)
    ? new Map(Object.entries(parent)).get(String(name))
    : undefined;
}

async function isUnknownCommune(
  db: Database | Transaction,
  ags: string | null,
  added: readonly StoredResourceTarget[],
): Promise<boolean> {
  if (ags === null || added.some(({ type, id }) => type === "commune" && id === ags)) return false;
  return !(await isCommune(db, ags));
}

/** References to resources that do not exist or belong to another commune. */
async function unknownReferences(
  db: Database | Transaction,
  references: readonly ResourceReference[],
  {
    communeAgs,
    added,
  }: { readonly communeAgs: string | null; readonly added: readonly StoredResourceTarget[] },
): Promise<ResourceReference[]> {
  if (references.length === 0) return [];
  const targets = [...(await selectNamedTargets(db, references)), ...added];
  return references.filter(
    ({ type, id }) =>
      !targets.some(
        (target) =>
          target.type === type &&
          target.id === id &&
          (target.communeAgs === null || target.communeAgs === communeAgs),
      ),
  );
}

/** Reads the keystore of a document with its typed and stored secrets; null if it has no content. */
async function keystoreOf(
  secretKeys: SecretKeys,
  key: ResourceKey,
  typed: ReadonlyMap<string, string>,
  kept: EncryptedSecrets,
): Promise<KeystoreCheck | null> {
  const stored = decryptResourceSecrets(secretKeys, key, kept);
  const content = typed.get("/content") ?? stored["/content"];
  if (content === undefined) return null;
  return checkKeystore({ content, password: typed.get("/password") ?? stored["/password"] ?? null });
}

/** The value to report for an unreadable keystore; null: other findings do not prevent saving. */
function keystoreProblemPath(code: KeystoreProblemCode): string | null {
  switch (code) {
    case "KEYSTORE_UNREADABLE":
    case "KEYSTORE_TIMEOUT":
      return "/content";
    case "KEYSTORE_PASSWORD_WRONG":
      return "/password";
    default:
      return null;
  }
}
