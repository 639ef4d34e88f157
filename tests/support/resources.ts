/** Calls about resources. */
import type { ResourceType } from "#domain/resources/resourceKinds";
import { toNodeId } from "#server/nodeId";
import type { SeenError, ServerHarness } from "./serverHarness";

/** A resource as the calls return it. */
export interface SeenResource {
  readonly id: string;
  readonly version: string;
  readonly type: ResourceType;
  readonly resourceId: string;
  readonly urn: string;
  readonly name: string;
  readonly commune: { readonly ags: string; readonly name: string | null } | null;
  readonly yaml: string;
  readonly storedSecrets: readonly string[];
  readonly useCount: number;
  readonly revision: number;
  readonly updatedBy: { readonly username: string } | null;
}

/** Selection of a resource. */
const resourceFields = `id version type resourceId urn name commune { ags name } yaml storedSecrets useCount
  revision updatedBy { username }`;

/** Result of a call that changes a resource. */
export interface ResourceResult {
  readonly resource: SeenResource | null;
  readonly errors: readonly SeenError[];
}

/** The calls. */
export function resourceCalls(harness: ServerHarness) {
  const idOf = (version: string, type: ResourceType, id: string) =>
    toNodeId("Resource", `${version}/${type}/${id}`);
  return {
    idOf,
    async add(
      type: ResourceType,
      resourceId: string,
      yaml: string,
      {
        version = type === "restService" ? "v2" : "v1",
        ...rest
      }: Readonly<Record<string, string | boolean>> = {},
    ): Promise<ResourceResult> {
      const input = { version, type, resourceId, yaml, ...rest };
      const selection = `resourceEdge { cursor node { ${resourceFields} } }`;
      const { payload, errors } = await harness.mutate("addResource", selection, input);
      const { resourceEdge } = payload as { resourceEdge: { node: SeenResource } | null };
      return { resource: resourceEdge?.node ?? null, errors };
    },
    async edit(
      id: string,
      revision: number,
      yaml: string,
      comment: string | null = null,
    ): Promise<ResourceResult> {
      const input = { id, revision, yaml, comment };
      const { payload, errors } = await harness.mutate(
        "editResource",
        `resource { ${resourceFields} }`,
        input,
      );
      return { resource: (payload as ResourceResult).resource, errors };
    },
    async remove(id: string, revision: number, rest: Record<string, unknown> = {}) {
      const selection = `removedId resource { ${resourceFields} }`;
      const { payload, errors } = await harness.mutate("removeResource", selection, {
        id,
        revision,
        ...rest,
      });
      const { removedId, resource } = payload as { removedId: string | null; resource: SeenResource | null };
      return { removedId, resource, errors };
    },
    async read(version: string, type: ResourceType, resourceId: string, selection = resourceFields) {
      const source = `query ($version: String!, $type: ResourceType!, $resourceId: String!) {
        resource(version: $version, type: $type, resourceId: $resourceId) { ${selection} } }`;
      const { resource } = await harness.read(source, { version, type, resourceId });
      return resource as (SeenResource & Record<string, unknown>) | null;
    },
  };
}
