/** Describes the values that differ between two documents. */
import { msg } from "@lingui/core/macro";
import { changedValues, type ChangedValue } from "#domain/resources/changedValues";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { JsonValue } from "#domain/resources/resourceNodes";
import { pathsWhere, pointerOf, resourceSchema, schemaAt } from "#domain/resources/resourceSchemas";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { schemaTitle } from "#domain/resources/resourceTemplates";
import { readablePath, type HelpLanguage } from "./valueHelp";
import { uploadedSecrets, type KeystoreUpload } from "./resourceValues";

export interface WordedChange {
  readonly pointer: string;
  /** Name in the document. */
  readonly path: string;
  readonly title: string;
  readonly kind: "added" | "changed" | "removed";
  /** Null: a secret, or no value. */
  readonly before: string | null;
  readonly after: string | null;
  readonly isSecret: boolean;
}

const shownMaxLength = 200;

/** Formats a value; null if there is none. */
export function shownValue(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === "object" ? listText(value) : String(value);
  return text.length > shownMaxLength ? `${text.slice(0, shownMaxLength)}…` : text;
}

function listText(value: object): string {
  return Array.isArray(value) ? value.map(String).join(", ") : Object.keys(value).join(", ");
}

/** Splits a changed group into its values, so that each has a title and secrets are recognised. */
function singleValues(change: ChangedValue): ChangedValue[] {
  const sides = [change.before, change.after];
  const isGroup = (value: JsonValue | undefined) =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!sides.some(isGroup) || sides.some((side) => side !== undefined && !isGroup(side))) return [change];
  const names = new Set(sides.flatMap((side) => Object.keys(side ?? {})));
  const at = (side: JsonValue | undefined, name: string): JsonValue | undefined =>
    Object.entries(side ?? {}).find(([key]) => key === name)?.[1];
  return [...names].flatMap((name) => {
    const path = [...change.path, name];
    const [before, after] = [at(change.before, name), at(change.after, name)];
    return singleValues({ path, pointer: pointerOf(path), before, after });
  });
}

/** Changes between two documents; null if one of them cannot be read. */
export function wordedChanges(
  kind: ResourceKind,
  before: string,
  after: string,
  upload: KeystoreUpload | null,
  { i18n, locale }: HelpLanguage,
): WordedChange[] | null {
  const schema = resourceSchema(kind);
  const changes = changedValues(kind, before, after);
  if (!changes || !schema) return null;
  const secrets = pathsWhere(schema, (value) => value["x-secret"] === true);
  const secretPointers = new Set(secrets.map((path) => pointerOf(path)));
  const secretNames = new Set(secrets.map((path) => path.at(-1)));
  const single = changes.flatMap(singleValues);
  // An upload replaces the stored value, although the placeholder is unchanged.
  const uploaded = uploadedSecrets(upload).filter(
    (pointer) => !single.some((one) => one.pointer === pointer),
  );
  const all: ChangedValue[] = [
    ...single,
    ...secrets
      .filter((path) => uploaded.includes(pointerOf(path)))
      .map((path) => ({
        path,
        pointer: pointerOf(path),
        before: secretPlaceholder,
        after: secretPlaceholder,
      })),
  ];
  return all.map(({ path, pointer, before: earlier, after: later }) => {
    const value = schemaAt(schema, path);
    // Also if the kind has no such value, since it may be misplaced.
    const isSecret = secretPointers.has(pointer) || (!value && secretNames.has(path.at(-1) ?? ""));
    const secretText = i18n._(msg`neuer Wert, nicht angezeigt`);
    return {
      pointer,
      path: readablePath(path),
      title: value ? schemaTitle(value, locale) : readablePath(path),
      kind: earlier === undefined ? "added" : later === undefined ? "removed" : "changed",
      before: isSecret ? null : shownValue(earlier),
      after: isSecret ? (later === undefined ? null : secretText) : shownValue(later),
      isSecret,
    };
  });
}
