import {
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";
import { readContract } from "#server/graphql/contracts";
import { createSchema } from "#server/graphql/endpoint";
import { resolversOf } from "#server/endpoints";
import { seedDemo } from "#server/demo/seedDemo";
import { demoPassword } from "#server/demo/users";
import { silent } from "../../support/databases";
import { startTestServer, type TestServer } from "./testServer";
import { onlyKey } from "../../support/secretKeys";

const login = "mutation($u: String!, $p: String!) { login(username: $u, password: $p) { token } }";

describe("Every field of the contract", () => {
  let server: TestServer;
  let token = "";
  beforeAll(async () => {
    server = await startTestServer({ env: { OPERATIONS: "any" } });
    if (server.open === null) throw new Error("There is no database.");
    await seedDemo(server.open, { log: silent, secretKeys: onlyKey(Buffer.alloc(32)) });
    const body = { query: login, variables: { u: "admin", p: demoPassword } };
    const answer: unknown = (await server.call("/mgt/graphql", body)).data;
    token = JSON.stringify(answer).replace(/.*"token":"([^"]+)".*/, "$1");
  });
  afterAll(() => server.close());

  test.each(queryFields())("resolves below %s of %s", async (name, endpoint, text) => {
    const answer = await server.call(
      endpointPaths[endpoint],
      { query: text },
      { Authorization: `Bearer ${token}` },
    );
    expect(answer.codes).toEqual([]);
    expect(answer.data).toHaveProperty(name);
  });
});

/** Root fields without required arguments, with a selection of everything below. */
function queryFields(): [string, EndpointName, string][] {
  return endpointNames.flatMap((endpoint) => {
    const schema = createSchema(readContract(endpoint, "."), resolversOf[endpoint]);
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(needsNothing);
    return fields.map((field): [string, EndpointName, string] => [
      field.name,
      endpoint,
      `{ ${selection(field)} }`,
    ]);
  });
}

function needsNothing(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);
}

function selection(field: GraphQLField<unknown, unknown>, above: readonly GraphQLObjectType[] = []): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return field.name;
  if (!isObjectType(type) || above.includes(type)) return `${field.name} { __typename }`;
  const below = Object.values(type.getFields())
    .filter(needsNothing)
    // The contents of thousands of services would take minutes; screens read those of one service.
    .filter((each) => type.name !== "CommuneService" || !isCompositeType(getNamedType(each.type)));
  return `${field.name} { ${below.map((each) => selection(each, [...above, type])).join(" ")} }`;
}
