/** Imports of residential properties, from a file and from OK.KOMM. */
import { once } from "node:events";
import { createServer } from "node:http";
import { readConfig } from "#server/config";
import { previewOkkomm } from "#server/domain/residentialProperties/okkomm";
import { toNodeId } from "#server/nodeId";
import type { ImportKind } from "#server/storage/columnTypes";
import { temporaryFolder } from "../databases";
import { propertyFile, propertyRow, spool } from "../imports";
import { contextFor, type Person, type World } from "../matrix/world";
import { importsSettled } from "../services";
import type { Mutate } from "./mutate";

/** Turns the automatic import on and off, and commits checked imports. */
export async function importProperties(world: World, admin: Person, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  const file = propertyFile(2, (number) => propertyRow(number, { ags }));
  const server = createServer((_request, response) => response.end(file)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = typeof address === "object" ? `127.0.0.1:${address?.port}` : "";
  const yaml = `name: Alle\nurl: http://${host}/{ags}.csv\n`;
  await mutate("mgt", "addResource", { version: "v1", type: "okkomm", resourceId: "all", yaml });
  const source = { ags, source: "OKKOMM_IMPORT" };
  await mutate("mgt", "saveResidentialPropertySource", { ...source, revision: 0, mode: "AUTOMATIC" });
  await mutate("mgt", "saveResidentialPropertySource", { ...source, revision: 1, mode: "MANUAL" });

  await mutate("mgt", "previewResidentialPropertyUpload", async () => ({ ags, file: await spool(file) }));
  await mutate("mgt", "commitImport", () => checkedImport(world, admin, ags, "RESIDENTIAL_PROPERTIES"));
  const context = await contextFor(world.db, admin);
  const env = { DATA_DIR: await temporaryFolder(), ALLOWED_TARGETS: host };
  await previewOkkomm({ ...context, config: { ...context.config, ...targetsOf(env) } }, ags);
  await importsSettled(world.db);
  await mutate("mgt", "commitImport", () =>
    checkedImport(world, admin, ags, "OKKOMM_RESIDENTIAL_PROPERTIES"),
  );
  server.close();
}

function targetsOf(env: Readonly<Record<string, string>>) {
  const { dataDir, allowedTargets } = readConfig(env, { demo: false });
  return { dataDir, allowedTargets };
}

/** The checked import of this kind in a commune, with its token. */
async function checkedImport(world: World, by: Person, ags: string, kind: ImportKind): Promise<object> {
  const { id: stored } = await world.db
    .selectFrom("import_preview")
    .select("id")
    .where("kind", "=", kind)
    .where("commune_ags", "=", ags)
    .executeTakeFirstOrThrow();
  const id = toNodeId("ImportPreview", stored);
  const source = "query ($id: ID!) { importPreview(id: $id) { token needsConfirmation } }";
  const { data } = await world.send("mgt", by, source, { id });
  const preview = data?.["importPreview"] as { token: string; needsConfirmation: readonly string[] };
  return { id, token: preview.token, confirmed: preview.needsConfirmation };
}
