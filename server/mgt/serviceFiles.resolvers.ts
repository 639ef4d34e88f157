/** Resolvers of the files of services. */
import { predefinedFileKinds, predefinedFileRules } from "#domain/serviceFiles";
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import {
  listPredefinedFiles,
  resetPredefinedFile,
  uploadPredefinedFile,
  type PredefinedFileKey,
} from "#server/domain/services/predefinedFiles";
import {
  filesArchiveDownload,
  predefinedFileDownload,
  predefinedFilePreview,
  serviceFileDownload,
  serviceFilePreview,
} from "#server/domain/services/serviceFileDownloads";
import {
  addServiceFile,
  listServiceFiles,
  removeServiceFiles,
  renameServiceFile,
  replaceServiceFile,
} from "#server/domain/services/serviceFiles";
import { undoFileChange } from "#server/domain/services/undoFileChange";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Resolvers, RevisionedIdInput } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const serviceFilesResolvers = {
  CommuneService: {
    predefinedFiles: (service, _args, ctx) => listPredefinedFiles(ctx, service),
    files: (service, _args, ctx) => listServiceFiles(ctx, service),
    filesArchive: (service, _args, ctx) => filesArchiveDownload(ctx, service),
  },
  PredefinedFile: {
    id: ({ communeAgs, serviceId, kind }) => toNodeId("PredefinedFile", `${communeAgs}/${serviceId}/${kind}`),
    isOwn: ({ used, own }) => used !== null && used.id === own?.id,
    hasInherited: ({ inherited }) => inherited !== null,
    hasDefault: ({ inherited }) => inherited !== null,
    allowedMediaTypes: ({ kind }) => predefinedFileRules[kind].mediaTypes,
    maxWidth: ({ kind }) => predefinedFileRules[kind].maxSize?.width ?? null,
    maxHeight: ({ kind }) => predefinedFileRules[kind].maxSize?.height ?? null,
    maxBytes: ({ kind }) => predefinedFileRules[kind].maxBytes,
    byteSize: ({ used }) => used?.content.byteSize ?? null,
    mediaType: ({ used }) => used?.content.mediaType ?? null,
    picture: ({ used }) => {
      const { width = null, height = null } = used?.content ?? {};
      return used && width !== null && height !== null
        ? { id: used.id, ...used.content, width, height }
        : null;
    },
    download: (file, _args, ctx) => predefinedFileDownload(ctx, file),
    preview: (file, _args, ctx) => predefinedFilePreview(ctx, file),
    updatedAt: ({ own }) => own?.updatedAt ?? null,
    updatedBy: ({ own }) => own?.updatedBy ?? null,
    revision: ({ own }) => own?.revision ?? 0,
  },
  ServiceFile: {
    id: ({ id }) => toNodeId("ServiceFile", id),
    download: (file, _args, ctx) => serviceFileDownload(ctx, file),
    preview: (file, _args, ctx) => serviceFilePreview(ctx, file),
  },
  Mutation: {
    uploadPredefinedFile: async (_root, { input: { id, revision, file } }, ctx) => {
      const { value, errors } = await uploadPredefinedFile(
        ctx,
        { key: predefinedFileKey(id), revision },
        file,
      );
      return { predefinedFile: value?.file ?? null, undoId: undoIdOf(value), errors };
    },
    resetPredefinedFile: async (_root, { input: { id, revision } }, ctx) => {
      const { value, errors } = await resetPredefinedFile(ctx, { key: predefinedFileKey(id), revision });
      return { predefinedFile: value?.file ?? null, undoId: undoIdOf(value), errors };
    },
    addServiceFile: async (_root, { input }, ctx) => {
      const { value, errors } = await addServiceFile(ctx, serviceKey(input.id), input);
      return { communeService: await serviceOf(ctx, value), serviceFile: value, errors };
    },
    replaceServiceFile: async (_root, { input }, ctx) => {
      const { value, errors } = await replaceServiceFile(ctx, targetOf(input), input.file);
      return { serviceFile: value?.file ?? null, undoId: undoIdOf(value), errors };
    },
    renameServiceFile: async (_root, { input }, ctx) => {
      const { value, errors } = await renameServiceFile(ctx, targetOf(input), input.path);
      const serviceFile = value?.file ?? null;
      return { communeService: await serviceOf(ctx, serviceFile), serviceFile, errors };
    },
    removeServiceFiles: async (_root, { input }, ctx) => {
      const key = serviceKey(input.id);
      const { value, errors } = await removeServiceFiles(ctx, key, input.items.map(targetOf));
      const communeService = await serviceOf(ctx, value && key);
      return { communeService, undoId: undoIdOf(value), errors };
    },
    undoServiceFileChange: async (_root, { input: { id } }, ctx) => {
      const { value, errors } = await undoFileChange(ctx, uuid.test(id) ? id : null);
      return { communeService: await serviceOf(ctx, value), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** The id for undoing a change. */
const undoIdOf = (change: { readonly undoId: string | null } | null) => {
  const id = change?.undoId ?? null;
  return id === null ? null : opaqueId(id);
};

const serviceKey = (id: string) => communeServiceKey(bareIdOf("CommuneService", id));

const predefinedFileKey = (nodeId: string) => parsePredefinedFileId(bareIdOf("PredefinedFile", nodeId));

/** Parses the database id of a predefined file; null if there is no such kind. */
export function parsePredefinedFileId(id: string | null): PredefinedFileKey | null {
  const [communeAgs = "", serviceId = "", name] = id?.split("/") ?? [];
  const kind = predefinedFileKinds.find((known) => known === name);
  return kind ? { communeAgs, serviceId, kind } : null;
}

const targetOf = ({ id, revision }: RevisionedIdInput) => ({ id: bareIdOf("ServiceFile", id), revision });

/** The service whose files a mutation changed, or would have changed without a conflict. */
async function serviceOf(ctx: Context, key: CommuneServiceKey | null) {
  return key && findCommuneService(ctx, key);
}
