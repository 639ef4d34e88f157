/** Texts of a service as i18n JSON files of one language. */
import { readFile } from "node:fs/promises";
import { isUtf8 } from "node:buffer";
import { printTextFile, readTextFile } from "#domain/texts/textFile";
import type { TextProblem } from "#domain/texts/textProblem";
import { sourceLanguage, textFileMaxBytes } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database } from "#server/storage/database/database";
import { selectTextEntries, writeDrafts, type StoredTextEntry } from "#server/storage/texts/texts";
import type { SpooledFile } from "#server/uploads";
import { datedFileName, signedDownload, type Download } from "#server/domain/files/downloads";
import {
  conflictError,
  done,
  inTransaction,
  refused,
  Refusal,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { canAccessService } from "#server/domain/services/serviceAccess";
import { changeOf, checkEntered, draftsOf, withinTextBytes, type CheckedText } from "./checkedTexts";
import { lockServiceTexts, readServiceTexts, stampTexts, type ServiceTexts } from "./serviceTexts";
import { recordTextChange } from "./textActivity";

/** Media type of the files. */
const mediaType = "application/json";

/** The texts of a service and a language. */
export interface TextFileTarget {
  /** Null if no such service can exist. */
  readonly key: CommuneServiceKey | null;
  readonly language: string;
}

/** Prepares the download of a language. Payload errors: not_found, capability_missing, language_invalid. */
export async function exportTexts(
  ctx: Context,
  { key, language }: TextFileTarget,
): Promise<Outcome<Download>> {
  const texts = await readServiceTexts(ctx, key);
  if ("code" in texts) return refused(texts);
  if (!texts.languages.includes(language)) return refused(languageError);
  const { communeAgs, serviceId } = texts;
  const path = `service-texts/${communeAgs}/${serviceId}/${language}`;
  return done(
    signedDownload(ctx, path, { fileName: fileNameOf(ctx, texts, language), mediaType, byteSize: null }),
  );
}

/** Returns the file of a download created by exportTexts; null if the caller may not read the texts. */
export async function textFileToSend(ctx: Context, key: CommuneServiceKey, language: string) {
  const texts = canAccessService(ctx, key) ? await readServiceTexts(ctx, key) : languageError;
  if ("code" in texts || !texts.languages.includes(language)) return null;
  return { fileName: fileNameOf(ctx, texts, language), mediaType, parts: contentOf(ctx.db, texts, language) };
}

function fileNameOf(
  { now }: Pick<Context, "now">,
  { communeAgs, serviceId }: ServiceTexts,
  language: string,
) {
  return datedFileName(`${communeAgs}-${serviceId}-${language}`, now(), "json");
}

/** Missing texts of the language are empty, so that they can be filled in. */
async function* contentOf(db: Database, texts: ServiceTexts, language: string): AsyncGenerator<string> {
  const entries = await selectTextEntries(db, texts, [language], null);
  yield printTextFile(new Map(entries.map(({ key, values: [value] }) => [key, value?.text ?? ""])));
}

/** Effect of importing a file. */
export interface TextImport {
  readonly language: string;
  /** Revision of the texts that the file was compared with. */
  readonly revision: number;
  readonly changes: readonly CheckedText[];
  readonly unchangedCount: number;
  readonly unknownKeys: readonly string[];
  readonly problems: readonly {
    readonly key: string;
    readonly text: string;
    readonly problem: TextProblem;
  }[];
}

/**
 * Compares a file with the texts of a language. Payload errors: not_found, capability_missing, language_invalid; at the
 * file file_too_large, json_invalid, json_key_duplicate, translation_file_invalid, too_many_texts, no_changes_in_file.
 */
export async function previewTextImport(
  ctx: Context,
  { key, language }: TextFileTarget,
  file: SpooledFile,
): Promise<Outcome<TextImport>> {
  const texts = await readServiceTexts(ctx, key);
  if ("code" in texts) return refused(texts);
  if (!texts.languages.includes(language)) return refused(languageError);
  const content = await readContent(file);
  if ("code" in content) return refused(content);
  const entries = await selectTextEntries(ctx.db, texts, comparedLanguages(language), null);
  const compared = compare(content, language, entries);
  const isSame = compared.changes.length + compared.problems.length + compared.unknownKeys.length === 0;
  if (isSame) return refused(unchangedError);
  return done({ ...compared, language, revision: texts.revision });
}

/**
 * Saves the changes of a file as a draft. Texts that were changed since the revision of the preview conflict. Payload
 * errors: those of previewTextImport, conflict, texts_too_large.
 */
export async function importTexts(
  ctx: Context,
  { key, language, revision }: TextFileTarget & { readonly revision: number },
  file: SpooledFile,
): Promise<Outcome<CommuneServiceKey>> {
  const content = await readContent(file);
  return inTransaction(ctx, async (tx) => {
    const texts = await lockServiceTexts(ctx, tx, key);
    if (!texts.languages.includes(language)) throw new Refusal([languageError]);
    if ("code" in content) throw new Refusal([content]);
    const entries = await selectTextEntries(tx, texts, comparedLanguages(language), null);
    const { changes } = compare(content, language, entries);
    if (changes.some(({ stored }) => stored.revision > revision)) {
      return { value: texts, errors: [conflictError(texts)] };
    }
    const drafts = draftsOf(changes);
    if (drafts.length === 0) throw new Refusal([unchangedError]);
    await stampTexts(ctx, tx, texts);
    await withinTextBytes(tx, texts, () => writeDrafts(tx, texts, drafts, texts.revision + 1));
    await recordTextChange(ctx, tx, texts, { action: "IMPORT", changes: changes.map(changeOf) });
    return done<CommuneServiceKey>(texts);
  });
}

const languageError = userError("language_invalid", ["language"]);
const unchangedError = userError("no_changes_in_file", ["file"]);

/** Texts are checked against the German ones. */
const comparedLanguages = (language: string) => [...new Set([sourceLanguage, language])];

async function readContent({
  path,
  byteSize,
}: SpooledFile): Promise<ReadonlyMap<string, string> | UserError> {
  if (byteSize > textFileMaxBytes) {
    return userError("file_too_large", ["file"], { maxBytes: String(textFileMaxBytes) });
  }
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) return userError("json_invalid", ["file"]);
  const read = readTextFile(bytes.toString("utf8"));
  return "code" in read ? userError(read.code, ["file"], read.params) : read;
}

function compare(
  content: ReadonlyMap<string, string>,
  language: string,
  entries: readonly StoredTextEntry[],
): Omit<TextImport, "language" | "revision"> {
  const changes: CheckedText[] = [];
  const problems: TextImport["problems"][number][] = [];
  let unchangedCount = 0;
  for (const entry of entries) {
    const text = content.get(entry.key);
    const stored = entry.values.find((value) => value.language === language);
    if (text === undefined || !stored) continue;
    const checked = checkEntered(entry, stored, text, false);
    if ("problem" in checked) problems.push({ key: entry.key, text, problem: checked.problem });
    // An empty text has not been translated yet.
    else if (text.trim() === "" || isUnchanged(checked)) unchangedCount++;
    else changes.push(checked);
  }
  const known = new Set(entries.map(({ key }) => key));
  const unknownKeys = [...content.keys()].filter((key) => !known.has(key));
  return { changes, problems, unchangedCount, unknownKeys };
}

function isUnchanged({ stored, text }: CheckedText): boolean {
  return (text ?? stored.inheritedText) === stored.text;
}
