import { makeExecutableSchema } from "@graphql-tools/schema";
import {
  getNullableType,
  graphql,
  GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { describe, expect, test } from "vitest";
import { endpointNames } from "#domain/endpoints";
import { readContract } from "#server/graphql/contracts";
import { variableCut } from "#server/graphql/cutVariables";
import { createEndpoint, createSchema } from "#server/graphql/endpoint";
import { limitLists, type ListLimits } from "#server/graphql/listInputs";
import { listLimits } from "#server/graphql/listLimits";
import { resolversOf } from "#server/endpoints";
import { silent } from "../support/databases";

/** A list in the arguments of a field, and how to get there. */
interface ListInput {
  readonly coordinate: string;
  readonly description: string;
  /** Names of the argument and of fields below; a number is an element of a list. */
  readonly path: readonly string[];
  /** Of an enum: the number of its values. */
  readonly valueCount: number | null;
}

type Field = GraphQLField<unknown, unknown>;

function listsOf(type: string, field: Field): ListInput[] {
  const walk = (
    input: GraphQLInputType,
    at: Pick<ListInput, "coordinate" | "description" | "path">,
  ): ListInput[] => {
    const nullable = getNullableType(input);
    if (isInputObjectType(nullable)) {
      return Object.values(nullable.getFields()).flatMap(({ name, type: below, description }) =>
        walk(below, {
          coordinate: `${nullable.name}.${name}`,
          description: description ?? "",
          path: [...at.path, name],
        }),
      );
    }
    if (!isListType(nullable)) return [];
    const element = getNullableType(nullable.ofType);
    const valueCount = isEnumType(element) ? element.getValues().length : null;
    return [{ ...at, valueCount }, ...walk(element, { ...at, path: [...at.path, "0"] })];
  };
  return field.args.flatMap(({ name, type: input, description }) =>
    walk(input, {
      coordinate: `${type}.${field.name}(${name}:)`,
      description: description ?? "",
      path: [name],
    }),
  );
}

const lists = endpointNames.flatMap((endpoint) => {
  const schema = createSchema(readContract(endpoint, "."), resolversOf[endpoint]);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        listsOf(type.name, field).map((list) => ({
          ...list,
          name: `${type.name}.${field.name}: ${list.path.join(".")}`,
          field,
          isMutation: type.name === "Mutation",
        })),
      ),
    );
});

/** Arguments with nothing but a list of this length at a path. */
function argumentsWith(path: readonly string[], length: number): Readonly<Record<string, unknown>> {
  const value = path.reduceRight<unknown>(
    (below, name) => (name === "0" ? [below] : { [name]: below }),
    Array.from({ length }, () => null),
  );
  return { ...(value as object) };
}

const admin = { viewer: { id: "1", roles: [{ type: "ADMIN", ags: null, services: [] }] }, intake: "granted" };

/** The refusals of a call: the code, and in a payload the field. */
async function refusalOf(field: Field, args: object): Promise<unknown> {
  const call = field.subscribe ?? field.resolve;
  try {
    const answer: unknown = await call?.({}, args, admin, {} as never);
    const errors = (answer as { errors: { code: string; field: string[] }[] }).errors;
    return errors.map((error) => [error.code, error.field.join(".")].join(" "));
  } catch (error) {
    return (error as { extensions?: { code?: unknown } }).extensions?.code ?? "no refusal";
  }
}

const limitOf = ({ coordinate, valueCount }: ListInput) => {
  const limit = listLimits[coordinate] ?? valueCount ?? 0;
  return typeof limit === "number" ? { max: limit, code: "list_too_long" } : limit;
};

describe("Limit of a list", () => {
  const contract = `
    directive @public on FIELD_DEFINITION
    enum Color { RED GREEN }
    input Tree { names: [String!] below: Tree }
    type Query { count(tree: Tree, colors: [Color]): Int @public }`;
  const limited = (limits: ListLimits) => {
    const schema = makeExecutableSchema({
      typeDefs: contract,
      resolvers: {
        Query: { count: (_root: unknown, { tree }: { tree: { names: string[] } }) => tree.names.length },
      },
    });
    limitLists(schema, limits);
    return schema;
  };

  test("is a number of elements that a list may still have, at any depth", async () => {
    const schema = limited({ "Tree.names": 2 });
    const send = (tree: string) => graphql({ schema, source: `{ count(tree: ${tree}) }` });
    expect((await send('{ names: ["a", "b"] }')).data).toEqual({ count: 2 });
    for (const tree of ['{ names: ["a", "b", "c"] }', '{ below: { below: { names: ["a", "b", "c"] } } }']) {
      expect((await send(tree)).errors?.[0]?.extensions).toMatchObject({
        code: "list_too_long",
        params: [{ name: "max", value: "2" }],
      });
    }
  });

  test("cuts longer lists, and further unknown fields, of variables before they are coerced", async () => {
    const variables = {
      tree: { names: ["a", "b", "c", "d"], x: 1, y: 1, below: { names: [1, 2, 3, 4] } },
      undeclared: 1,
      colors: ["RED", "RED", "RED", "RED"],
    };
    const document = parse("query ($tree: Tree, $colors: [Color]) { count(tree: $tree, colors: $colors) }");
    expect(
      variableCut(limited({ "Tree.names": 2 }), { "Tree.names": 2 })({ document, variableValues: variables }),
    ).toEqual({
      tree: { names: ["a", "b", "c"], x: 1, below: { names: [1, 2, 3] } },
      colors: ["RED", "RED", "RED"],
    });
    const parsed: unknown[] = [];
    const endpoint = createEndpoint({
      typeDefs: `scalar Word directive @public on FIELD_DEFINITION type Query { count(words: [Word!]!): Int @public }`,
      resolvers: {
        Word: new GraphQLScalarType({ name: "Word", parseValue: (value) => parsed.push(value) }),
        Query: { count: () => 0 },
      },
      operations: new Map(),
      limits: { "Query.count(words:)": 2 },
      allowsText: true,
      log: silent,
    });
    const query = "query ($words: [Word!]!) { count(words: $words) }";
    const { body } = await endpoint.execute(
      { query, variables: { words: Array.from({ length: 1_000 }, () => "a") } },
      { requestId: "1", log: silent, open: async () => ({ viewer: null }) as never },
    );
    expect(body).toContain("list_too_long");
    expect(parsed).toHaveLength(3);
  });

  test("must exist for every list", () => {
    expect(() => limited({})).toThrow("The list Tree.names of the contract has no limit.");
  });
});

describe("List inputs of the contracts", () => {
  test.each(lists)("$name is refused if it is too long, before its resolver", async (list) => {
    const { max, code } = limitOf(list);
    expect(max).toBeGreaterThan(0);
    const refusal = await refusalOf(list.field, argumentsWith(list.path, max + 1));
    expect(refusal).toEqual(list.isMutation ? [`${code} ${list.path.slice(1).join(".")}`] : code);
  });

  test("say their limits in their descriptions, unless those are the values of an enum", () => {
    const silent = lists.filter(({ coordinate, description }) => {
      const limit = listLimits[coordinate];
      const { max } = typeof limit === "number" ? { max: limit } : (limit ?? { max: null });
      const number = max?.toLocaleString("en-US") ?? "";
      return max !== null && !new RegExp(`(at most|1 to|more than) ${number}\\b`, "i").test(description);
    });
    expect([...new Set(silent.map(({ coordinate }) => coordinate))]).toEqual([]);
  });

  test("have no limits without a list", () => {
    const known = new Set(lists.map(({ coordinate }) => coordinate));
    expect(Object.keys(listLimits).filter((coordinate) => !known.has(coordinate))).toEqual([]);
  });
});
