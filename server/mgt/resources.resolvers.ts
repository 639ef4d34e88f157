/** Resolvers of resources. */
import { isResourceType, resourceUrn, type ResourceKey } from "#domain/resources/resourceKinds";
import { successorOf } from "#domain/resources/resourceSchemas";
import type { Context } from "#server/context";
import { readCommuneRemoval } from "#server/domain/communes/communeSetup";
import { cursorOf } from "#server/domain/lists/paging";
import { userError } from "#server/domain/mutationResult";
import { removeResource } from "#server/domain/resources/removeResource";
import { resourceDownload } from "#server/domain/resources/resourceFiles";
import {
  defaultResourceOrder,
  findByUrn,
  findResource,
  listResources,
  listTargets,
  listUses,
  listVersions,
} from "#server/domain/resources/resources";
import {
  addResource,
  editResource,
  restoreResourceVersion,
  type ResourceItem,
} from "#server/domain/resources/saveResource";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import { initializations } from "./communes.resolvers";
import type { Resolvers, RevisionedIdInput } from "./__generated__/resolvers";
import { readOrderedPage } from "./recordPayloads";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const resourcesResolvers = {
  Query: {
    resources: async (_root, args, ctx, info) =>
      toConnection(await listResources(ctx, args.filter, readOrderedPage(args, info))),
    resource: (_root, { version, type, resourceId: id }, ctx) => findResource(ctx, { version, type, id }),
    resourceByUrn: (_root, { urn }, ctx) => findByUrn(ctx, urn),
    resourceTargets: (_root, { types }, ctx) => listTargets(ctx, types),
  },
  Resource: {
    id: (key) => resourceNodeId(key),
    resourceId: ({ id }) => id,
    urn: (key) => resourceUrn(key),
    commune: ({ communeAgs }, _args, ctx) => (communeAgs === null ? null : communeOf(ctx, communeAgs)),
    yaml: ({ document }) => document,
    isDeprecated: (kind) => successorOf(kind) !== null,
    successor: (resource) => {
      const successor = successorOf(resource);
      return successor && { ...successor, id: resource.id };
    },
    certificates: ({ certificates }) =>
      certificates.map(({ validFrom, expiresAt, ...certificate }) => ({
        ...certificate,
        validFrom: new Date(validFrom),
        expiresAt: new Date(expiresAt),
      })),
    keystoreProblem: ({ keystoreProblem: code, keystoreProblemDetail: detail }) => code && { code, detail },
    useCount: (key, _args, { loaders }) => loaders.useCounts.load(key),
    uses: async (key, args, ctx, info) => toConnection(await listUses(ctx, key, readPageBounds(args, info))),
    communeRemoval: ({ type, id }, _args, ctx) => (type === "commune" ? readCommuneRemoval(ctx, id) : null),
    versions: async (resource, args, ctx, info) =>
      toConnection(await listVersions(ctx, resource, readPageBounds(args, info))),
    download: (resource, _args, ctx) => resourceDownload(ctx, resource),
  },
  ResourceSuccessor: {
    isPresent: (key, _args, { loaders }) => loaders.resourceExists.load(key),
  },
  ResourceTarget: {
    resourceId: ({ id }) => id,
    ags: ({ communeAgs }) => communeAgs,
  },
  ResourceUse: {
    serviceId: ({ serviceId }) => serviceId || null,
    settingKey: ({ settingKey }) => settingKey || null,
    resource: ({ version, type, id, name, ownerAgs: communeAgs }) =>
      type === "" ? null : { version, type, id, name, communeAgs },
  },
  ResourceVersion: {
    id: ({ id }) => opaqueId(id),
    yaml: ({ document }) => document,
  },
  Mutation: {
    addResource: async (_root, { input }, ctx) => {
      const { version, type, resourceId: id, ...typed } = input;
      const { value, errors } = await addResource(ctx, { version, type, id }, typed);
      const resourceEdge = value && {
        cursor: cursorOf(defaultResourceOrder, value.position),
        node: value,
      };
      return { resourceEdge, errors };
    },
    editResource: async (_root, { input }, ctx) => {
      const { value, errors } = await editResource(ctx, itemOf(input), input);
      return { resource: value, errors };
    },
    removeResource: async (_root, { input }, ctx) => {
      const { value, errors } = await removeResource(ctx, itemOf(input), input);
      return { removedId: errors.length === 0 ? toRemovedId(input) : null, resource: value, errors };
    },
    restoreResourceVersion: async (_root, { input }, ctx) => {
      const versionId = uuid.test(input.versionId) ? input.versionId : null;
      const { value, errors } = await restoreResourceVersion(ctx, itemOf(input), versionId);
      return { resource: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** The node id of a resource. */
function resourceNodeId({ version, type, id }: ResourceKey) {
  return toNodeId("Resource", `${version}/${type}/${id}`);
}

/** Parses the id within a node id: `<version>/<kind>/<id>`. Null if the kind is unknown. */
export function parseResourceId(text: string | null): ResourceKey | null {
  const [version = "", type = "", id = ""] = text?.split("/") ?? [];
  return isResourceType(type) ? { version, type, id } : null;
}

function itemOf({ id, revision }: RevisionedIdInput): ResourceItem {
  return { key: parseResourceId(bareIdOf("Resource", id)), revision };
}

function toRemovedId({ id }: RevisionedIdInput) {
  const key = parseResourceId(bareIdOf("Resource", id));
  return key && resourceNodeId(key);
}

async function communeOf({ loaders }: Context, ags: string) {
  const commune = await loaders.resourceCommunes.load(ags);
  const { code, params } = commune?.initializationError ?? {};
  return {
    ags,
    name: commune?.name ?? null,
    communeId: commune && toNodeId("Commune", ags),
    initialization: commune && initializations[commune.initialization],
    initializationProblem: code ? userError(code, null, params) : null,
  };
}
