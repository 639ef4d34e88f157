/** Resolvers of the texts of a service. */
import { orderedLanguages } from "#domain/systemSettings";
import { cutText } from "#domain/cutText";
import type { Context } from "#server/context";
import {
  textImportChangesMax,
  textImportExcerptMaxLength,
  textImportProblemsMax,
} from "#domain/texts/serviceTexts";
import { userError, type Outcome } from "#server/domain/mutationResult";
import {
  discardTextDraft,
  publishTexts,
  restoreTextVersion,
  type TextsTarget,
} from "#server/domain/texts/publishTexts";
import { saveTexts } from "#server/domain/texts/saveTexts";
import {
  findServiceTexts,
  listDraftChanges,
  listLastChanged,
  listVersionChanges,
  listTextVersions,
  listTextEntries,
  listTextSections,
} from "#server/domain/texts/serviceTexts";
import { exportTexts, importTexts, previewTextImport, type TextImport } from "#server/domain/texts/textFiles";
import { changeOf } from "#server/domain/texts/checkedTexts";
import { readSettings } from "#server/domain/installation/settings";
import { saveTextLanguages } from "#server/domain/texts/textLanguages";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId } from "#server/nodeId";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Resolvers, RestoreTextVersionInput, RevisionedIdInput } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";
import type { TextEntryConnection } from "./textEntryConnection";

/** An id without characters that have a meaning in form field paths. */
const storeId = (...parts: readonly (string | number)[]) =>
  opaqueId(Buffer.from(parts.join("/")).toString("base64url"));

const keyOf = (id: string) => communeServiceKey(bareIdOf("CommuneService", id));

const targetOf = ({ id, revision }: RevisionedIdInput): TextsTarget => ({ key: keyOf(id), revision });

/** Payload with the texts after a change. */
async function textsPayload(ctx: Context, { value, errors }: Outcome<CommuneServiceKey>) {
  return { texts: value && (await findServiceTexts(ctx, value)), errors };
}

/** Payload with the texts after a change and the changed keys. */
async function changedPayload(ctx: Context, outcome: Outcome<CommuneServiceKey>) {
  const payload = await textsPayload(ctx, outcome);
  return { ...payload, entries: payload.texts ? await listLastChanged(ctx, payload.texts) : [] };
}

const listVersions: NonNullable<Resolvers["ServiceTexts"]>["versions"] = async (texts, args, ctx, info) =>
  toConnection(await listTextVersions(ctx, texts, readPageBounds(args, info)));

async function restoreVersion(ctx: Context, input: RestoreTextVersionInput) {
  return changedPayload(ctx, await restoreTextVersion(ctx, targetOf(input), input.number));
}

function presentImport(id: string, { changes, problems, unknownKeys, ...compared }: TextImport) {
  const addedCount = changes.filter(({ stored }) => stored.text === null).length;
  return {
    ...compared,
    addedCount,
    changedCount: changes.length - addedCount,
    changes: changes.slice(0, textImportChangesMax).map((checked) => ({
      ...changeOf(checked),
      id: ["import", id, checked.key, compared.language].join("/"),
      isReset: checked.text === null,
    })),
    unknownCount: unknownKeys.length,
    unknownKeys: unknownKeys
      .slice(0, textImportProblemsMax)
      .map((key) => cutText(key, textImportExcerptMaxLength)),
    problemCount: problems.length,
    problems: problems.slice(0, textImportProblemsMax).map(({ key, text, problem }) => ({
      key,
      text: cutText(text, textImportExcerptMaxLength),
      error: userError(problem.code, null, problem.params),
    })),
  };
}

export const serviceTextsResolvers = {
  CommuneService: {
    texts: (service, _args, ctx) => findServiceTexts(ctx, service),
  },
  ServiceTexts: {
    id: ({ communeAgs, serviceId }) => storeId("ServiceTexts", communeAgs, serviceId),
    offeredLanguages: async ({ languages }, _args, { db }) =>
      orderedLanguages([...languages, ...(await readSettings(db)).languages]),
    sections: (texts, { languages }, ctx) => listTextSections(ctx, texts, languages),
    entries: async (texts, args, ctx, info): Promise<TextEntryConnection> => {
      const { flag, ...filter } = args.filter ?? {};
      const found = { ...filter, flag: flag === "OVERRIDDEN" ? "OWN" : flag } as const;
      const page = await listTextEntries(ctx, texts, found, readPageBounds(args, info));
      return { ...toConnection(page), sectionCounts: page.sectionCounts };
    },
    draftChanges: async (texts, args, ctx, info) =>
      toConnection(await listDraftChanges(ctx, texts, readPageBounds(args, info))),
    versions: listVersions,
    editions: listVersions,
  },
  TextEntry: {
    id: ({ communeAgs, serviceId, key }) => storeId("TextEntry", communeAgs, serviceId, key),
  },
  TextSection: {
    overridden: ({ own }) => own,
  },
  TextValue: {
    liveText: ({ ownLive, inheritedText }) => ownLive ?? inheritedText,
    defaultText: ({ inheritedText }) => inheritedText,
    flags: ({ flags }) => (flags.includes("OWN") ? [...flags, "OVERRIDDEN"] : flags),
    outdatedGerman: ({ flags, basis }) => (flags.includes("OUTDATED") ? basis : null),
  },
  TextChange: {
    id: ({ id }) => storeId("TextChange", id),
  },
  TextVersion: {
    id: ({ id }) => storeId("TextVersion", id),
    changes: async (version, args, ctx, info) =>
      toConnection(await listVersionChanges(ctx, version, readPageBounds(args, info))),
  },
  Mutation: {
    saveTexts: async (_root, { input }, ctx) => {
      const { id, revision, texts } = input;
      const { value, errors } = await saveTexts(ctx, { key: keyOf(id), revision, texts });
      return {
        texts: value && (await findServiceTexts(ctx, value.texts)),
        entries: value?.entries ?? [],
        errors,
      };
    },
    discardTextDraft: async (_root, { input }, ctx) =>
      changedPayload(ctx, await discardTextDraft(ctx, targetOf(input))),
    publishTexts: async (_root, { input }, ctx) =>
      changedPayload(ctx, await publishTexts(ctx, targetOf(input), input.comment)),
    restoreTextVersion: (_root, { input }, ctx) => restoreVersion(ctx, input),
    // Deprecated: used by tabs opened before a release.
    restoreTextEdition: (_root, { input }, ctx) => restoreVersion(ctx, input),
    saveTextLanguages: async (_root, { input }, ctx) =>
      textsPayload(ctx, await saveTextLanguages(ctx, targetOf(input), input.languages)),
    exportTexts: async (_root, { input: { id, language } }, ctx) => {
      const { value, errors } = await exportTexts(ctx, { key: keyOf(id), language });
      return { download: value, errors };
    },
    previewTextImport: async (_root, { input: { id, language, file } }, ctx) => {
      const { value, errors } = await previewTextImport(ctx, { key: keyOf(id), language }, file);
      return { textImport: value && presentImport(id, value), errors };
    },
    importTexts: async (_root, { input: { id, language, revision, file } }, ctx) =>
      changedPayload(ctx, await importTexts(ctx, { key: keyOf(id), language, revision }, file)),
  },
} satisfies SomeResolvers<Resolvers>;
