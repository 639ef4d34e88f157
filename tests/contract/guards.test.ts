import { isInterfaceType } from "graphql";
import { expect, test } from "vitest";
import { guardsOf } from "#server/graphql/authorisation";
import { contracts } from "./ownContracts";

// The server ignores guards on interfaces: only those of objects apply.
test.each(contracts)("Guards: fields of interfaces in contract $name have no guards", ({ schema }) => {
  const fields = schema
    .toConfig()
    .types.filter(isInterfaceType)
    .flatMap((type) => Object.values(type.getFields()));
  expect(fields.filter((field) => guardsOf(schema, field).length > 0)).toEqual([]);
});
