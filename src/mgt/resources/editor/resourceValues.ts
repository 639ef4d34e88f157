/** Values of the editor's form, and their representation in drafts and saves. */
import { mixed, object, string, type Schema } from "yup";
import { setResourceValue } from "#domain/resources/editResource";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { readResource } from "#domain/resources/readResource";
import { maskSecretValues, maskUnfinished, secretPlaceholder } from "#domain/resources/resourceSecrets";
import { validationMessage } from "#domain/validationMessage";

/** An uploaded keystore that is not saved yet. */
export interface KeystoreUpload {
  /** In base64. */
  readonly content: string;
  readonly password: string | null;
}

export interface DocumentValues {
  readonly yaml: string;
  /** Not part of the text, which contains placeholders. */
  readonly upload: KeystoreUpload | null;
}

/** The text of a form's document, with all values of the form. */
export interface CheckedDocument<Values> {
  readonly yaml: string;
  readonly values: Values;
}

/** Schema fields that require a document without errors. */
export function documentSchema<Values extends DocumentValues>(
  hasErrors: (checked: CheckedDocument<Values>) => boolean,
) {
  return {
    yaml: string()
      .defined()
      .test("valid", validationMessage("resource_invalid"), (yaml, { parent }) => {
        const values: Values = parent;
        return !hasErrors({ yaml, values });
      }),
    upload: mixed<KeystoreUpload>().nullable().defined(),
  };
}

/** The schema of the form of a stored resource. */
export function resourceValuesSchema(
  hasErrors: (yaml: string, upload: KeystoreUpload | null) => boolean,
): Schema<DocumentValues> {
  return object(documentSchema<DocumentValues>(({ yaml, values }) => hasErrors(yaml, values.upload)));
}

/** JSON pointers of the secrets that an upload has. */
export function uploadedSecrets(upload: KeystoreUpload | null): readonly string[] {
  if (!upload) return [];
  return upload.password === null ? ["/content"] : ["/content", "/password"];
}

/** The document with placeholders for an upload. */
export function withUploadMarks(text: string, upload: KeystoreUpload): string {
  const marked = setResourceValue(text, ["content"], secretPlaceholder);
  return setResourceValue(marked, ["password"], upload.password === null ? undefined : secretPlaceholder);
}

/** The document to send, with placeholders replaced by the upload. */
export function documentToSend(kind: ResourceKind, { yaml, upload }: DocumentValues): string {
  if (!upload) return yaml;
  const { kept } = maskSecretValues(kind, yaml);
  const parts = [
    ["content", upload.content],
    ["password", upload.password],
  ] as const;
  return parts.reduce(
    (text, [name, value]) =>
      value !== null && kept.includes(`/${name}`) ? setResourceValue(text, [name], value) : text,
    yaml,
  );
}

/** Whether a change is excluded from drafts, as uploads are. */
export const isUpload = (path: string) => path === "upload" || path.startsWith("upload.");

/** Returns the value for drafts: a document without typed secrets. */
export function draftOfDocument(kind: ResourceKind, path: string, value: unknown): unknown {
  return path === "yaml" && typeof value === "string" ? maskUnfinished(kind, value) : value;
}

/** Whether a document can be shown as a form. */
export function isReadable(kind: ResourceKind, text: string): boolean {
  const { value, document } = readResource(kind, text);
  return value !== null && document !== null && document.errors.length === 0;
}
