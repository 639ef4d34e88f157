/** Compares the files of an import with the stored resources. Read-only. */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { resourceDocumentMaxLength, resourceUrn, type ResourceKey } from "#domain/resources/resourceKinds";
import { readResource } from "#domain/resources/readResource";
import type { ResourceProblem } from "#domain/resources/resourceProblems";
import { resourceSchema } from "#domain/resources/resourceSchemas";
import { findTextProblem } from "#domain/resources/resourceText";
import { maskSecretValues } from "#domain/resources/resourceSecrets";
import type { Context } from "#server/context";
import { userError, type UserError } from "#server/domain/mutationResult";
import { isCommune } from "#server/storage/communes/communes";
import type { StoredResourceTarget } from "#server/storage/resources/resourceReferences";
import { selectWithSecrets, type LockedResource } from "#server/storage/resources/resources";
import { checkDocument, type CheckedDocument } from "./checkDocument";
import type { ImportFile } from "./importFiles";
import { readFile, type FileContent } from "./resourceFiles";
import { problemErrors } from "./resourceProblems";

/** Effect of an import on the resource of a file. */
export type ImportOutcome = "NEW" | "CHANGED" | "UNCHANGED" | "FAULTY";

/** A file of an import. */
export interface PlannedFile {
  readonly fileName: string;
  readonly outcome: ImportOutcome;
  /** Null if the file does not identify its resource. */
  readonly key: ResourceKey | null;
  /** The resource as stored; null: none. */
  readonly stored: LockedResource | null;
  /** Document of the file without secrets; null if unreadable. */
  readonly after: string | null;
  readonly problems: readonly UserError[];
  /** Null if it has problems. */
  readonly checked: CheckedDocument | null;
}

interface NamedFile extends FileContent {
  readonly file: ImportFile;
}

/**
 * Compares the files with the stored resources. A file may reference resources of other files, unless those have
 * problems.
 */
export async function planImport(ctx: Context, files: readonly ImportFile[]): Promise<PlannedFile[]> {
  const named = files.map((file): NamedFile => ({ file, ...readFile(file.name, file.text ?? "") }));
  const keys = named.flatMap(({ key }) => key ?? []);
  const stored = new Map((await selectWithSecrets(ctx.db, keys)).map((each) => [resourceUrn(each), each]));
  let planned: PlannedFile[] = [];
  let added = named.flatMap(targetOf);
  for (;;) {
    const seen = new Set<string>();
    planned = [];
    for (const each of named) {
      planned.push(await planFile(ctx, each, { stored, added, seen }));
      await setImmediate();
    }
    // Check again without the files that have problems, because others may reference them.
    const valid = planned.flatMap(({ key, checked }) =>
      key && checked ? targetOf({ key, document: checked.document }) : [],
    );
    if (valid.length === added.length) return planned;
    added = valid;
  }
}

/** Fingerprint of the files and the compared resources. Ensures that exactly the previewed changes are stored. */
export function planToken(files: readonly ImportFile[], planned: readonly PlannedFile[]): string {
  const hash = createHash("sha256");
  for (const { name, text } of files) hash.update(JSON.stringify([name, text]));
  for (const { key, stored } of planned) hash.update(JSON.stringify([key, stored?.revision ?? 0]));
  return hash.digest("base64url");
}

/** A resource of the import as a target for references. */
function targetOf({ key, document }: Pick<NamedFile, "key" | "document">): StoredResourceTarget[] {
  if (key === null) return [];
  const commune = readResource(key, document).value?.commune;
  return [{ ...key, name: key.id, communeAgs: typeof commune === "string" ? commune : null }];
}

interface Comparison {
  readonly stored: ReadonlyMap<string, LockedResource>;
  readonly added: readonly StoredResourceTarget[];
  /** URNs of the files so far. */
  readonly seen: Set<string>;
}

async function planFile(
  ctx: Context,
  { file, key, document, skippedLines }: NamedFile,
  { stored, added, seen }: Comparison,
): Promise<PlannedFile> {
  const urn = key && resourceUrn(key);
  const current = urn === null ? null : (stored.get(urn) ?? null);
  const faulty = (...problems: UserError[]): PlannedFile => {
    const after = key && file.text !== null ? shownDocument(key, document) : null;
    return { fileName: file.name, outcome: "FAULTY", key, stored: current, after, problems, checked: null };
  };
  if (!file.isReadable) return faulty(userError("zip_entry_unreadable"));
  if (file.text === null) {
    return faulty(problemOfFile("document_too_long", { max: String(resourceDocumentMaxLength) }));
  }
  // A file in UTF-16 cannot identify its resource.
  const isText = findTextProblem(file.text)?.code !== "control_character";
  if (key === null || urn === null || resourceSchema(key) === undefined)
    return faulty(problemOfFile(isText ? "file_unnamed" : "control_character"));
  if (seen.has(urn)) return faulty(problemOfFile("file_duplicate", { urn }));
  seen.add(urn);
  const against = { stored: current?.secrets ?? {}, allowsMissingSecrets: true, added };
  const checked = await checkDocument(ctx, key, document, against);
  if ("problems" in checked) {
    return faulty(
      ...problemErrors(
        key,
        checked.problems.map((each) => below(each, skippedLines)),
        null,
      ),
    );
  }
  if (key.type === "commune" && current === null && (await isCommune(ctx.db, key.id))) {
    return faulty(userError("commune_already_added"));
  }
  const isSame = current?.document === checked.document && checked.changedSecrets.length === 0;
  const outcome = current === null ? "NEW" : isSame ? "UNCHANGED" : "CHANGED";
  return {
    fileName: file.name,
    outcome,
    key,
    stored: current,
    after: checked.document,
    problems: [],
    checked,
  };
}

function problemOfFile(
  problem: ResourceProblem["code"],
  params: Readonly<Record<string, string>> = {},
): UserError {
  return userError("resource_invalid", null, { problem, line: "1", column: "1", path: "", ...params });
}

function below(problem: ResourceProblem, lines: number): ResourceProblem {
  return { ...problem, line: problem.line + lines };
}

/** A document with problems, for display; null if it is too long or not text. */
function shownDocument(key: ResourceKey, document: string): string | null {
  if (document.length > resourceDocumentMaxLength || findTextProblem(document)?.code === "control_character")
    return null;
  return maskSecretValues(key, document).text;
}
