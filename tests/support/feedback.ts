/** Calls to the endpoint mgt-v2 without HTTP, and feedback to call about. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import type { Insertable } from "kysely";
import { findPersonalData } from "#domain/feedback/personalData";
import type { IntakeAccess } from "#server/context";
import { createSchema } from "#server/graphql/endpoint";
import { mgtV2Resolvers } from "#server/mgt-v2/resolvers";
import { toNodeId } from "#server/nodeId";
import type { DB } from "#server/storage/__generated__/tables";
import type { Database } from "#server/storage/database/database";
import { storeCommunes } from "./register";
import {
  addUser,
  answered,
  contextOf,
  memberOf,
  systemRole,
  type Caller,
  type CallResult,
} from "./serverCalls";
import { addSession } from "./sessions";

const schema = createSchema(readFileSync("schema/mgt-v2.graphql", "utf8"), mgtV2Resolvers);

/** Sends a document to the endpoint. */
export async function callV2<Data extends object>(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown> = {},
  intake?: IntakeAccess,
): Promise<CallResult<Data>> {
  const contextValue = { ...(await contextOf(db, caller)), ...(intake && { intake }) };
  return answered<Data>(await graphql({ schema, source, variableValues, contextValue }));
}

/** Communes of the tests; members are responsible for the registration certificates of the first one. */
export const augsburg = { communeAgs: "09761000", serviceId: "ew-meldebescheinigung" } as const;
export const otherService = { communeAgs: "09761000", serviceId: "pw-eheurkunde" } as const;
export const ebersberg = { communeAgs: "09175115", serviceId: "ew-meldebescheinigung" } as const;

/** Stores the communes and one user for each role; returns their tokens. */
export async function storeFeedbackPlaces(db: Database) {
  const services = [augsburg.serviceId, otherService.serviceId];
  await storeCommunes(db, [
    { ags: augsburg.communeAgs, name: "Augsburg", unit: "Stadt", postalCodes: ["86150"], services },
    { ags: ebersberg.communeAgs, name: "Ebersberg", unit: "Stadt", postalCodes: ["85560"], services },
  ]);
  const roles = {
    member: [memberOf(augsburg.communeAgs, augsburg.serviceId)],
    support: systemRole("SUPPORT"),
  };
  const tokenOf = async (username: keyof typeof roles) =>
    addSession(db, await addUser(db, { username, roles: roles[username] }), new Date());
  return { member: await tokenOf("member"), support: await tokenOf("support") };
}

/** Stores an entry; returns its bare id. */
export async function storeFeedback(
  db: Database,
  changes: Partial<Insertable<DB["feedback"]>> = {},
): Promise<number> {
  const at = changes.created_at ?? new Date("2026-11-20T09:00:00Z");
  const { id } = await db
    .insertInto("feedback")
    .values({
      intake_key: randomUUID(),
      commune_ags: augsburg.communeAgs,
      service_id: augsburg.serviceId,
      rating: 4,
      comment: "Alles gut.",
      has_hints: findPersonalData(changes.comment ?? "").length > 0,
      created_at: at,
      updated_at: at,
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The node id of an entry. */
export const feedbackNode = (id: number) => toNodeId("Feedback", id);
