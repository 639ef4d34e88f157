/** Calls about resources. They have no owner: support and admin may read and change all of them. */
import type { ResourceType } from "#domain/resources/resourceKinds";
import { toNodeId } from "#server/nodeId";
import { spool } from "../imports";
import type { FieldCall } from "./fieldCall";
import type { World } from "./world";

let count = 0;
/** An unused id. */
const freshId = (): string => `neu-${(count += 1)}`;

const type: ResourceType = "okkomm";
const yaml = "name: a\nurl: https://a.example.org/\n";

/** Stores a resource and returns its node id. */
export async function storedResource({ db }: World): Promise<string> {
  const key = { version: "v1", type, id: freshId() };
  await db
    .insertInto("resource")
    .values({ ...key, name: "a", document: "name: a\n" })
    .execute();
  return toNodeId("Resource", `v1/${type}/${key.id}`);
}

const item = async (world: World) => ({ id: await storedResource(world), revision: 1 });
const file = () => spool(`# urn:sm:v1:okkomm:${freshId()}\n${yaml}`);

export const resourceCalls: Readonly<Record<string, FieldCall>> = {
  "Query.resource": { own: () => ({ version: "v1", type, resourceId: "a" }) },
  "Query.resourceByUrn": { own: () => ({ urn: "urn:sm:v1:okkomm:a" }) },
  "Mutation.addResource": {
    own: () => ({ input: { version: "v1", type, resourceId: freshId(), yaml } }),
  },
  "Mutation.editResource": { own: async (world) => ({ input: { ...(await item(world)), yaml } }) },
  "Mutation.removeResource": { own: async (world) => ({ input: await item(world) }) },
  "Mutation.restoreResourceVersion": {
    own: async (world) => {
      const { id, revision } = await item(world);
      const { version_id: versionId } = await world.db
        .insertInto("resource_version")
        .values({
          version: "v1",
          type,
          id: `neu-${count}`,
          revision: 0,
          document: yaml,
          secrets: "{}",
          saved_at: new Date(),
        })
        .returning("version_id")
        .executeTakeFirstOrThrow();
      return { input: { id, revision, versionId } };
    },
  },
  // Without an address, nothing is called.
  "Mutation.testResourceConnection": {
    own: () => ({ input: { version: "v1", type, yaml: "name: a\n" } }),
  },
  "Mutation.checkKeystore": { own: () => ({ input: { content: "AAAA" } }) },
  "Mutation.previewResourceImport": { own: async () => ({ input: { files: [await file()] } }) },
  "Mutation.importResources": {
    own: async (world) => {
      const files = [await file()];
      const source = `mutation ($input: PreviewResourceImportInput!) {
        previewResourceImport(input: $input) { preview { token items { urn } } } }`;
      const { data } = await world.send("mgt", world.support, source, { input: { files } });
      const { preview } = data?.["previewResourceImport"] as {
        preview: { token: string; items: { urn: string }[] };
      };
      return { input: { files, token: preview.token, urns: preview.items.map(({ urn }) => urn) } };
    },
  },
  "Mutation.downloadResources": {
    own: async (world) => {
      await storedResource(world);
      return { input: {} };
    },
  },
};
