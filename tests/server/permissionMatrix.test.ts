import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#domain/endpoints";
import { fromNodeId, toNodeId, type NodeType } from "#server/nodeId";
import { permissionsOf } from "#domain/permissions";
import { guardsOf } from "#server/graphql/authorisation";
import { digestOf } from "../support/communeRecords";
import { databases } from "../support/databases";
import { fieldDecisions, nodeDecisions, type Decision } from "../support/matrix/decisions";
import { expectedOf, type Expected, type Ownership } from "../support/matrix/expectations";
import { documentOf, type FieldCall } from "../support/matrix/fieldCall";
import { fieldCalls } from "../support/matrix/fieldCalls";
import { nodeCalls } from "../support/matrix/nodeCalls";
import {
  definitionsOf,
  matrixEndpoints,
  openWorld,
  schemaOf,
  type MatrixAnswer,
  type Person,
  type World,
} from "../support/matrix/world";
import { importsSettled } from "../support/services";

function nodeOf(endpoint: EndpointName, type: string): FieldCall {
  const call = nodeCalls[endpoint][type];
  if (!call) throw new Error(`No node ${type}.`);
  const { own, foreign } = call;
  return {
    own: async (world, by) => ({ id: await own(world, by) }),
    ...(foreign && {
      foreign: async (world, by) => (await foreign(world, by)).map((id) => ({ id })),
    }),
  };
}

interface Case {
  readonly endpoint: EndpointName;
  readonly name: string;
  readonly decision: Decision;
  readonly call: FieldCall;
  /** Name of the root field in responses. */
  readonly field: string;
}

/** Fields governed by the contract alone need no further cases: `enforceGuards` treats all fields alike. */
const asksMore = ([, { needs, foreign }]: [string, Decision]) => needs !== undefined || foreign !== undefined;

const fieldCases = matrixEndpoints.flatMap((endpoint) =>
  Object.entries(fieldDecisions[endpoint])
    .filter(asksMore)
    .map(([name, decision]): Case => {
      const call = fieldCalls[endpoint][name];
      if (!call) throw new Error(`Nothing says how ${name} of ${endpoint} is called.`);
      return { endpoint, name, decision, call, field: name.split(".")[1] ?? "" };
    }),
);
const nodeCases = matrixEndpoints.flatMap((endpoint) =>
  Object.entries(nodeDecisions[endpoint])
    .filter(asksMore)
    .map(([name, decision]): Case => ({
      endpoint,
      name,
      decision,
      call: nodeOf(endpoint, name),
      field: "node",
    })),
);

describe.each(matrixEndpoints)("Access rules of the contract %s", (endpoint) => {
  const { fields, nodes } = definitionsOf(endpoint);
  const asWritten = (definition: Parameters<typeof guardsOf>[1] | undefined) =>
    definition &&
    guardsOf(schemaOf(endpoint), definition).map((guard) =>
      guard.kind === "requires" ? guard.permission : guard.kind,
    );
  const asDecided = ({ guard }: Decision) => [
    { anybody: "public", machine: "intake" }[guard as string] ?? guard,
  ];

  test.each([
    ["every root field", fieldDecisions[endpoint], fields],
    ["every node", nodeDecisions[endpoint], nodes],
  ])("exist for %s, for nothing else, and match the contract", (_what, decisions, definitions) => {
    expect(Object.keys(decisions).sort()).toEqual([...definitions.keys()].sort());
    for (const [name, decision] of Object.entries(decisions)) {
      expect([name, asWritten(definitions.get(name))]).toEqual([name, asDecided(decision)]);
    }
  });
});

/** A prepared call of a caller. */
interface Prepared {
  readonly by: Person;
  readonly whose: Ownership;
  readonly expected: Expected;
  readonly source: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** All calls of a case; stores their records. */
async function prepare(world: World, { endpoint, name, decision, call, field }: Case): Promise<Prepared[]> {
  const definition = definitionsOf(endpoint).fields.get(field === "node" ? "Query.node" : name);
  if (!definition) throw new Error(`There is no ${name}.`);
  const prepared: Prepared[] = [];
  for (const person of world.people) {
    const by = call.endsSessions ? await world.doubleOf(person) : person;
    const add = (whose: Ownership, variables: Readonly<Record<string, unknown>>) => {
      const operation = field === "node" ? "Query.node" : name;
      const source = documentOf(operation, definition, variables);
      prepared.push({ by, whose, expected: expectedOf(decision, by, whose), source, variables });
    };
    add("own", await call.own(world, by));
    for (const variables of (await call.foreign?.(world, by)) ?? []) add("foreign", variables);
  }
  return prepared;
}

/** Classifies a response in terms of the expectations. */
function seen({ data, codes }: MatrixAnswer, field: string): { result: string; errors: readonly string[] } {
  if (codes.length > 0) return { result: codes.join(), errors: [] };
  const value: unknown = data?.[field];
  if (value === null) return { result: "null", errors: [] };
  if (typeof value !== "object" || value === undefined) return { result: "allowed", errors: [] };
  const rows: unknown = "edges" in value ? value.edges : value;
  if (Array.isArray(rows) && rows.length === 0) return { result: "empty", errors: [] };
  const errors = "errors" in value ? (value.errors as { readonly code: string }[]) : [];
  return { result: "allowed", errors: errors.map(({ code }) => code) };
}

const refusals: readonly Expected[] = ["unauthorized", "insufficient_permissions", "null", "empty"];

describe.each(databases)("Permissions on $name", async (kind) => {
  const open = await kind.open();
  const world = await openWorld(open.db);
  afterAll(() => open.close());

  const stored = async () => ({
    ...(await digestOf(open.db)),
    sessions: await open.db.selectFrom("user_session").select("id").orderBy("id").execute(),
  });

  test("node answers users without its permission alike, whether it exists or not", async () => {
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    const ids = ["999999999", randomUUID(), "0".repeat(32)];
    for (const endpoint of matrixEndpoints) {
      for (const [type, { guard }] of Object.entries(nodeDecisions[endpoint])) {
        const id = ids.map((one) => toNodeId(type as NodeType, one)).find((one) => fromNodeId(one) !== null);
        const isHeld = guard === "authenticated" || permissionsOf.MEMBER.some((held) => held === guard);
        if (id === undefined || isHeld) continue;
        const { codes } = await world.send(endpoint, world.member, source, { id });
        expect([type, codes]).toEqual([type, ["insufficient_permissions"]]);
      }
    }
  });

  test.each([...fieldCases, ...nodeCases])("$name of $endpoint", async (one) => {
    const calls = await prepare(world, one);
    const refused = calls.filter(({ expected }) => expected !== "allowed");
    // An administrative change to a foreign commune would affect the next case.
    const isKept = ({ whose }: Prepared) => whose === "own" || !one.name.startsWith("Mutation.");
    const allowed = calls.filter((call) => call.expected === "allowed" && isKept(call));
    const send = async ({ by, source, variables }: Prepared) =>
      seen(await world.send(one.endpoint, by, source, variables), one.field);

    await importsSettled(open.db);
    const before = await stored();
    for (const call of refused) {
      const result = refusals.includes(call.expected) ? call.expected : "allowed";
      const errors = result === "allowed" ? [call.expected] : [];
      expect([call.by.name, call.whose, await send(call)]).toEqual([
        call.by.name,
        call.whose,
        { result, errors },
      ]);
    }
    expect(await stored()).toEqual(before);

    for (const [index, call] of allowed.entries()) {
      const { result, errors } = await send(call);
      const mayBeEmpty = one.decision.foreign === undefined && result === "empty";
      expect([call.by.name, call.whose, result === "allowed" || mayBeEmpty || result]).toEqual([
        call.by.name,
        call.whose,
        true,
      ]);
      // Earlier callers may have changed the record.
      if (index === 0) expect([call.by.name, errors]).toEqual([call.by.name, []]);
      expect(errors).not.toContain("insufficient_permissions");
    }
  });
});
