/** Resolvers of fields that schema mocks cannot provide: sign-in, the viewer, lookups and counts. */
import type { Ref } from "@graphql-tools/mock";
import { GraphQLError, type GraphQLResolveInfo } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import type { Arguments, MockData } from "./generate";
import { accounts } from "./rules";

/** Context of a resolver. */
export interface MockContext {
  readonly authorization: string | undefined;
  /** `Type.field` that fails to load in this call; null for none. */
  readonly failingField: string | null;
}

export type MockResolver = (
  data: MockData,
  args: Arguments,
  context: MockContext,
  info: GraphQLResolveInfo,
) => unknown;

export function failure(code: ErrorCode): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params: [] } });
}

/** The token names the role, so that it is still valid after a restart. */
const tokenPrefix = "mock-";

function viewer(data: MockData, { authorization }: MockContext): Ref {
  const role = authorization?.replace(`Bearer ${tokenPrefix}`, "");
  const number = accounts.findIndex((account) => account === role) + 1;
  if (number === 0) throw failure("unauthorized");
  return data.ref("User", String(number));
}

const stage = "DEVELOPMENT";

const byId =
  (typeName: string): MockResolver =>
  (data, { id }) => {
    return String(id).startsWith(`${typeName}:`) ? data.ref(typeName, String(id)) : null;
  };

const process: MockResolver = (data, { pid }) => data.ref("Process", String(pid));

export const resolvers: Readonly<Record<string, MockResolver>> = {
  "Query.node": (data, { id }, _context, { schema }) => {
    const typeName = String(id).split(":", 1)[0] ?? "";
    return schema.getType(typeName) ? data.ref(typeName, String(id)) : null;
  },
  "Query.user": (data, _args, context) => ({ user: viewer(data, context), stage }),
  "Query.ownSession": (data, _args, context) => {
    viewer(data, context);
    return data.ref("Session", "ownSession");
  },
  "Query.checkUserInvite": () => true,
  "Query.commune": (data, { ags }) =>
    data.rows("Query", "ROOT", "communes", {}).find(({ $ref }) => $ref.key === `Commune:${String(ags)}`) ??
    null,
  "Query.communeInitials": (data, { filter }) => {
    const found = data.rows("Query", "ROOT", "communes", { filter: { ...Object(filter), initial: null } });
    const names = found.map(({ $ref }) => String(data.read($ref.typeName, $ref.key, "name")));
    return [...new Set(names.map((name) => name.charAt(0)))].sort();
  },
  "Query.userAccount": byId("User"),
  "Query.importPreview": byId("ImportPreview"),
  "Query.process": process,
  "Query.transaction": process,
  "Query.processCounts": (data, { filters }) =>
    (filters as readonly unknown[]).map((filter) => ({
      count: data.rows("Query", "ROOT", "processes", { filter }).length,
      isExceeded: false,
    })),
  "Query.processUpdates": () => ({ now: new Date().toISOString(), createdCount: 0, changed: [] }),
  "Mutation.login": (data, { username, password }) => {
    const name = accounts.find((account) => account === username);
    if (!name || password === "") throw failure("invalid_credentials");
    const context = { authorization: `Bearer ${tokenPrefix}${name}`, failingField: null };
    return { token: `${tokenPrefix}${name}`, stage, user: viewer(data, context) };
  },
  "Mutation.acceptUserInvite": () => true,
};
