/** Calls to the endpoint process without HTTP, and processes to call about. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import type { Insertable } from "kysely";
import type { Context } from "#server/context";
import { createSchema } from "#server/graphql/endpoint";
import { processResolvers } from "#server/process/resolvers";
import type { Database } from "#server/storage/database/database";
import type { Process } from "#server/storage/__generated__/tables";
import { storeCommunes } from "./register";
import { answered, contextOf, type AnswerData, type Caller, type CallResult } from "./serverCalls";

const schema = createSchema(readFileSync("schema/process.graphql", "utf8"), processResolvers);

/** Overridable parts of a context. */
export type ContextChanges = Partial<Pick<Context, "intake" | "now">> & {
  readonly allowedTargets?: readonly string[];
};

/** The context of a call, with overrides. */
export async function processContext(
  db: Database,
  caller: Caller = {},
  { allowedTargets = ["127.0.0.1/32"], ...changes }: ContextChanges = {},
): Promise<Context> {
  const context = await contextOf(db, caller);
  return { ...context, config: { ...context.config, allowedTargets }, ...changes };
}

/** Sends a document to the endpoint. */
export async function callProcess<Data extends object = AnswerData>(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown> = {},
  changes: ContextChanges = {},
): Promise<CallResult<Data>> {
  const contextValue = await processContext(db, caller, changes);
  return answered<Data>(await graphql({ schema, source, variableValues, contextValue }));
}

/** The commune and service of test processes. */
export const place = { ags: "09761000", serviceId: "ew-meldebescheinigung" } as const;

/** Stores the commune with the service and, optionally, its delivery target. */
export async function storePlace(db: Database, url?: string): Promise<void> {
  const { ags, serviceId } = place;
  await storeCommunes(db, [
    { ags, name: "Augsburg", unit: "Stadt", postalCodes: ["86150"], services: [serviceId, "pw-eheurkunde"] },
  ]);
  if (url !== undefined) await storeTarget(db, url);
}

/** Stores the delivery target of the service. */
export async function storeTarget(db: Database, url: string): Promise<void> {
  const document = `url: ${url}\n`;
  await db
    .insertInto("resource")
    .values({ version: "v1", type: "restService", id: "target", commune_ags: null, document })
    .onConflict((conflict) => conflict.columns(["version", "type", "id"]).doUpdateSet({ document }))
    .execute();
  await db.deleteFrom("service_setting").execute();
  const setting = { service_id: place.serviceId, key: "rest_service", value: "target" };
  await db
    .insertInto("service_setting")
    .values({ commune_ags: null, ...setting })
    .execute();
}

/** Stores a process with variables; returns its bare id. */
export async function storeProcess(
  db: Database,
  changes: Partial<Insertable<Process>> = {},
  variables?: object,
): Promise<number> {
  const { id } = await db
    .insertInto("process")
    .values({
      pid: randomUUID(),
      uuid: randomUUID(),
      definition_key: "meldung",
      name: "Meldebescheinigung",
      type: "ASYNCHRONOUS",
      commune_ags: place.ags,
      service_id: place.serviceId,
      status: "IN_PROGRESS",
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("process_content")
    .values({ process_id: id, variables: JSON.stringify(variables ?? { name: "Muster", number: id }) })
    .execute();
  return id;
}
