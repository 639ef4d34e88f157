import { expectTypeOf, test } from "vitest";
import type { NodeId } from "#server/nodeId";
import type { AllResolvers, SomeResolvers } from "#server/graphql/resolverTypes";

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly count: () => Promise<number>;
}

type Answer<Value, Parent> = (parent: Parent, args: object) => Value | Promise<Value>;

/** As generated for a contract with Thing { id: ID!, name: String, count: Int!, state: State! }. */
interface Resolvers {
  readonly Query: { readonly thing?: Answer<Row, unknown> };
  readonly Thing: {
    readonly id: Answer<NodeId, Row>;
    readonly name: Answer<string | null, Row>;
    readonly count: Answer<number, Row>;
    readonly state: Answer<"ON" | "OFF", Row>;
    readonly __isTypeOf?: Answer<boolean, Row>;
  };
}

type Query = Resolvers["Query"];
type Thing = Resolvers["Thing"];

// Checked at compile time.
test("Resolver types: resolvers of a contract are complete if the default resolver returns all other fields", () => {
  type All = AllResolvers<Resolvers>;
  expectTypeOf<{ Query: Required<Query>; Thing: Pick<Thing, "id" | "state"> }>().toExtend<All>();
  // A root field, the whole type, a field that no row has, and one whose value differs from the contract.
  expectTypeOf<{ Query: {}; Thing: Pick<Thing, "id" | "state"> }>().not.toExtend<All>();
  expectTypeOf<{ Query: Required<Query> }>().not.toExtend<All>();
  expectTypeOf<{ Query: Required<Query>; Thing: Pick<Thing, "id"> }>().not.toExtend<All>();
  expectTypeOf<{ Query: Required<Query>; Thing: Pick<Thing, "state"> }>().not.toExtend<All>();
});

test("Resolver types: a subset of resolvers type-checks if each of them does", () => {
  type Some = SomeResolvers<Resolvers>;
  expectTypeOf<{ Thing: Pick<Thing, "id"> }>().toExtend<Some>();
  expectTypeOf<{ Thing: { id: Answer<string, Row> } }>().not.toExtend<Some>();
});
