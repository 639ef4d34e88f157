/** All kinds of callers, and communes to call about, for the permission matrix. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { graphql, isInterfaceType, type ExecutionResult, type GraphQLSchema } from "graphql";
import { endpointNames, type EndpointName } from "#domain/endpoints";
import type { Context, ViewerRole } from "#server/context";
import { createSchema } from "#server/graphql/endpoint";
import { resolversOf } from "#server/endpoints";
import type { Database } from "#server/storage/database/database";
import { storeCommuneRecords, type CommuneRecords } from "../communeRecords";
import { storeInheritedTexts, storeTextDraft } from "../serviceTexts";
import { storeTarget } from "../processCalls";
import { addUser, contextOf, memberOf, systemRole } from "../serverCalls";
import { addSession } from "../sessions";

/** Time of all calls. */
export const matrixTime = new Date("2026-11-20T10:00:00.000Z");

/** Services of the member in each of their communes; the communes also offer pw-eheurkunde. */
const ownService = "ew-meldebescheinigung";

/** A user or machine that calls. */
export interface Person {
  readonly name: string;
  /** Null: sends no token, or one of a machine. */
  readonly token: string | null;
  /** Bare id; null if not a user. */
  readonly id: string | null;
  /** Null if not logged in. */
  readonly holder: { readonly roles: readonly ViewerRole[] } | null;
  readonly isMachine: boolean;
}

/** The part of a response that tests read. */
export interface MatrixAnswer {
  readonly data: ExecutionResult["data"];
  readonly codes: readonly unknown[];
}

export interface World {
  readonly db: Database;
  readonly people: readonly Person[];
  readonly member: Person;
  readonly support: Person;
  /** The commune outside the member's scope. */
  readonly foreign: CommuneRecords;
  /** A commune of the member, the same for the same purpose. */
  readonly communeFor: (purpose: string) => Promise<CommuneRecords>;
  /** Sends an operation as this caller. */
  readonly send: (
    endpoint: EndpointName,
    by: Person,
    source: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<MatrixAnswer>;
  /** Another user of the same role, whose sessions may end. */
  readonly doubleOf: (of: Person) => Promise<Person>;
}

const schemas = new Map<EndpointName, GraphQLSchema>();

/** The endpoint's SDL with the server's resolvers and guards. */
export function schemaOf(endpoint: EndpointName): GraphQLSchema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const schema = createSchema(readFileSync(`schema/${endpoint}.graphql`, "utf8"), resolversOf[endpoint]);
  schemas.set(endpoint, schema);
  return schema;
}

/** All root fields and node types of an endpoint, by their name in the matrix. */
export function definitionsOf(endpoint: EndpointName) {
  const schema = schemaOf(endpoint);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field): [string, typeof field] => [
      `${root?.name}.${field.name}`,
      field,
    ]),
  );
  const node = schema.getType("Node");
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
  return { fields: new Map(fields), nodes: new Map(types.map((type) => [type.name, type])) };
}

export const matrixEndpoints = endpointNames;

/** Stores the callers and the foreign commune. */
export async function openWorld(db: Database): Promise<World> {
  await storeInheritedTexts(db);
  const foreign = await storeCommuneRecords(db, "16051000");
  await storeTarget(db, "https://target.example/");
  const addPerson = async (name: string, roles: readonly ViewerRole[]): Promise<Person> => {
    const id = await addUser(db, { username: name, roles });
    const token = await addSession(db, id, matrixTime);
    return { name, token, id, holder: { roles }, isMachine: false };
  };
  const outsider = { token: null, id: null, holder: null, isMachine: false };
  const left = await addPerson("an admin who was deactivated", systemRole("ADMIN"));
  await db
    .updateTable("user_account")
    .set({ active: false, deactivated_at: matrixTime })
    .where("username", "=", left.name)
    .execute();
  const member = await addPerson("a member", [memberOf(foreign.ags)]);
  await db.deleteFrom("user_role").where("commune_ags", "=", foreign.ags).execute();
  const support = await addPerson("support", systemRole("SUPPORT"));
  const people = [
    { ...outsider, name: "nobody" },
    { ...left, holder: null },
    { ...outsider, name: "a machine", isMachine: true },
    await addPerson("a user without roles", []),
    member,
    support,
    await addPerson("an admin", systemRole("ADMIN")),
  ];
  const communes = new Map<string, CommuneRecords>();
  return {
    db,
    people,
    member,
    support,
    foreign,
    async communeFor(purpose) {
      const known = communes.get(purpose);
      if (known) return known;
      const things = await storeCommuneRecords(db, `0976${String(communes.size + 1_000)}`);
      await storeTextDraft(db, things.ags);
      await db
        .insertInto("user_role")
        .values({
          user_id: member.id ?? "",
          position: communes.size,
          type: "MEMBER",
          commune_ags: things.ags,
          services: [ownService],
        })
        .execute();
      communes.set(purpose, things);
      return things;
    },
    async send(endpoint, by, source, variables = {}) {
      const contextValue = await contextFor(db, by);
      const schema = schemaOf(endpoint);
      const { data, errors } = await graphql({ schema, source, variableValues: variables, contextValue });
      return { data, codes: (errors ?? []).map((error) => error.extensions["code"] ?? error.message) };
    },
    doubleOf: async (of) =>
      of.holder === null ? of : addPerson(`${of.name} ${randomUUID()}`, of.holder.roles),
  };
}

/** The context of a call of this caller. */
export async function contextFor(db: Database, { token, isMachine }: Person): Promise<Context> {
  const context = await contextOf(db, { token, now: matrixTime });
  return { ...context, intake: isMachine ? "granted" : "refused" };
}
