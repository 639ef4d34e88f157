import { expect, test } from "vitest";
import { fromNodeId, toNodeId } from "../../server/nodeId";

const uuid = "0b2f4a1e-1111-4222-8333-444455556666";

test.each([
  ["User", uuid],
  ["Session", uuid],
  ["Commune", "09761000"],
] as const)("takes %s there and back", (type, id) => {
  expect(fromNodeId(toNodeId(type, id))).toEqual({ type, id });
});

test.each([
  ...[
    "",
    "User",
    "User:",
    `User:${uuid}:x`,
    `User:${uuid.toUpperCase()}`,
    "Commune:0976100",
    "Process:1",
    "__proto__:x",
  ],
  `User:${uuid}\u0000`,
])("knows nothing by %j", (text) => {
  expect(fromNodeId(Buffer.from(text).toString("base64url"))).toBeNull();
});

test("takes no other spelling of an id for the same", () => {
  const id = toNodeId("Commune", "09761000");
  expect(fromNodeId(`${id}=`)).toBeNull();
  expect(fromNodeId(` ${id}`)).toBeNull();
  expect(fromNodeId("A".repeat(1_000_000))).toBeNull();
});
