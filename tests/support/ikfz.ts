/** Calls to the endpoint ikfz without HTTP. */
import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import type { Context } from "#server/context";
import { createSchema } from "#server/graphql/endpoint";
import { ikfzResolvers } from "#server/ikfz/resolvers";
import type { Database } from "#server/storage/database/database";
import { answered, contextOf, type Caller, type CallResult } from "./serverCalls";

const schema = createSchema(readFileSync("schema/ikfz.graphql", "utf8"), ikfzResolvers);

/** Sends a document to the endpoint. */
export async function callIkfz<Data extends object>(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown> = {},
  changes: Partial<Context> = {},
): Promise<CallResult<Data>> {
  const contextValue = { ...(await contextOf(db, caller)), ...changes };
  return answered<Data>(await graphql({ schema, source, variableValues, contextValue }));
}
