/** Texts of a service of a commune: what citizens read. */
import { pageSizeMax } from "#domain/limits";
import { hasCapability } from "#domain/serviceCatalogue";
import { defaultTextLanguages, textLanguages, type TextFlag } from "#domain/texts/serviceTexts";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Transaction } from "#server/storage/database/database";
import {
  draftChangeSource,
  versionChangeSource,
  textChangeOrder,
  textVersionOrder,
  textVersionSource,
  type StoredTextChange,
  type StoredTextVersion,
} from "#server/storage/texts/textVersions";
import {
  countTextEntries,
  ensureTexts,
  searchTextKeys,
  selectKeysAt,
  selectTextEntries,
  selectTexts,
  selectTextSections,
  textEntryOrder,
  textEntrySource,
  updateTexts,
  type StoredSectionCount,
  type StoredTextEntry,
  type StoredTexts,
  type StoredTextSection,
} from "#server/storage/texts/texts";
import type { StoredTextValue } from "#server/storage/texts/textValues";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { searchPatterns } from "#server/domain/lists/searchPatterns";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { userError, type UserError } from "#server/domain/mutationResult";
import { canAccessService, requireCommuneService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import { findFaultyTexts } from "./checkedTexts";

/** The texts of a service of a commune. */
export interface ServiceTexts extends CommuneServiceKey, Pick<StoredTexts, "languages" | "revision"> {}

export type TextEntry = StoredTextEntry;
export type TextSection = StoredTextSection;
export type TextChange = StoredTextChange;
export type TextVersion = StoredTextVersion;
export type TextValue = StoredTextValue;

/** Which keys to list; undefined or null: all. */
export interface TextEntryFilter {
  readonly text?: string | null;
  readonly section?: string | null;
  readonly flag?: TextFlag | null;
  /** Only keys with an own text that may not be published. */
  readonly isFaulty?: boolean;
  /** Languages that text, flag and isFaulty apply to. */
  readonly languages?: readonly string[] | null;
}

/** Returns the texts of a service that the viewer may see; null if the service has none. */
export async function findServiceTexts(
  ctx: Pick<Context, "db">,
  { communeAgs, serviceId }: CommuneServiceKey,
): Promise<ServiceTexts | null> {
  if (!hasCapability(serviceId, "text")) return null;
  const stored = await selectTexts(ctx.db, { communeAgs, serviceId });
  const { languages = defaultTextLanguages, revision = 0 } = stored ?? {};
  return { communeAgs, serviceId, languages, revision };
}

/**
 * Returns the texts for an operation without a change, or an error: not_found, capability_missing. Throws
 * insufficient_permissions.
 */
export async function readServiceTexts(
  ctx: Context,
  key: CommuneServiceKey | null,
): Promise<ServiceTexts | UserError> {
  if (!key) return userError("not_found", ["id"]);
  if (!canAccessService(ctx, key)) throw failure("insufficient_permissions");
  if ((await findCommuneService(ctx, key)) === null) return userError("not_found", ["id"]);
  return (await findServiceTexts(ctx, key)) ?? userError("capability_missing", ["id"]);
}

/** A page of keys with the numbers of those that match in each section. */
export interface TextEntries extends Page<TextEntry> {
  readonly sectionCounts: () => Promise<readonly StoredSectionCount[]>;
}

/** Returns a page of the keys in the order of the service. Throws bad_request for invalid bounds and filters. */
export async function listTextEntries(
  ctx: Context,
  texts: ServiceTexts,
  filter: TextEntryFilter,
  bounds: PageBounds,
): Promise<TextEntries> {
  const { section = null, flag = null } = filter;
  const patterns = searchPatterns(filter.text);
  const languages = chosenLanguages(texts, filter.languages);
  // Search once, not separately for the page, the total and the counts.
  const found =
    patterns === null && flag === null
      ? null
      : await searchTextKeys(ctx.db, texts, { patterns, flag, languages });
  const keys = filter.isFaulty ? await faultyKeys(ctx, texts, languages, found) : found;
  const source = textEntrySource(texts, texts.languages, { section, keys });
  const page = await readPage(ctx.db, source, { order: textEntryOrder, isDescending: false, ...bounds });
  return { ...page, sectionCounts: () => countTextEntries(ctx.db, texts, keys) };
}

/** Returns which of these keys have a faulty own text, as edited, in one of the languages. */
async function faultyKeys(
  { db }: Context,
  texts: ServiceTexts,
  languages: readonly string[],
  keys: readonly string[] | null,
): Promise<readonly string[]> {
  // The checks need the German values as well.
  const entries = await selectTextEntries(db, texts, texts.languages, keys);
  const faulty = await findFaultyTexts(entries, ({ language, hasDraft, ownDraft, ownLive }) =>
    languages.includes(language) ? (hasDraft ? ownDraft : ownLive) : null,
  );
  return [...new Set(faulty.map(({ key }) => key))];
}

/** Returns the sections in the order of the service. Their counts cover these languages, by default all. */
export function listTextSections(
  ctx: Context,
  texts: ServiceTexts,
  languages: readonly string[] | null | undefined,
): Promise<TextSection[]> {
  return selectTextSections(ctx.db, texts, chosenLanguages(texts, languages));
}

/** Returns the keys of the latest change in the order of the service, at most a page. */
export async function listLastChanged(ctx: Context, texts: ServiceTexts): Promise<readonly TextEntry[]> {
  const keys = await selectKeysAt(ctx.db, texts, texts.revision);
  const source = textEntrySource(texts, texts.languages, { section: null, keys });
  const bounds = { first: pageSizeMax, last: null, after: null, before: null };
  const page = await readPage(ctx.db, source, { order: textEntryOrder, isDescending: false, ...bounds });
  return page.rows.map(({ row }) => row);
}

/** Returns a page of the changes that a publication would make, by key. */
export function listDraftChanges(
  ctx: Context,
  texts: ServiceTexts,
  bounds: PageBounds,
): Promise<Page<TextChange>> {
  const source = draftChangeSource(texts, texts.languages);
  return readPage(ctx.db, source, { order: textChangeOrder, isDescending: false, ...bounds });
}

/** Returns a page of the published versions, the latest first. */
export function listTextVersions(
  ctx: Context,
  texts: ServiceTexts,
  bounds: PageBounds,
): Promise<Page<TextVersion>> {
  const source = textVersionSource(texts);
  return readPage(ctx.db, source, { order: textVersionOrder, isDescending: true, ...bounds });
}

/** Returns a page of the changes that a version made, by key. */
export function listVersionChanges(
  ctx: Context,
  version: TextVersion,
  bounds: PageBounds,
): Promise<Page<TextChange>> {
  const source = versionChangeSource(version);
  return readPage(ctx.db, source, { order: textChangeOrder, isDescending: false, ...bounds });
}

function chosenLanguages(
  { languages }: ServiceTexts,
  chosen: readonly string[] | null | undefined,
): readonly string[] {
  if (!chosen) return languages;
  if (chosen.length > textLanguages.length) throw failure("bad_request", { detail: "Too many languages." });
  return languages.filter((language) => chosen.includes(language));
}

/**
 * Returns the texts that a mutation changes, with the service locked; for use inside `inTransaction`.
 * @throws Refusal not_found, capability_missing
 * @throws GraphQLError insufficient_permissions
 */
export async function lockServiceTexts(
  ctx: Context,
  tx: Transaction,
  key: CommuneServiceKey | null,
): Promise<ServiceTexts & StoredTexts> {
  const { communeAgs, serviceId } = await requireCommuneService(ctx, tx, key, "text");
  const address = { communeAgs, serviceId };
  await ensureTexts(tx, address, defaultTextLanguages);
  const stored = await selectTexts(tx, address);
  if (!stored) throw new Error("The texts are missing after their insert.");
  return { ...address, ...stored };
}

/** Stores a change of the texts: increments the revision, and replaces the languages if given. */
export async function stampTexts(
  ctx: Context,
  tx: Transaction,
  texts: ServiceTexts,
  languages = texts.languages,
): Promise<void> {
  const stamp = { at: ctx.now(), by: requireViewer(ctx).username };
  await updateTexts(tx, texts, { languages, revision: texts.revision + 1 }, stamp);
}
