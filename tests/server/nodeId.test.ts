import { expect, test } from "vitest";
import { bareIdOf, fromNodeId, toNodeId } from "#server/nodeId";

const uuid = "0b2f4a1e-1111-4222-8333-444455556666";

test.each([
  ["User", uuid],
  ["Session", uuid],
  ["Commune", "09761000"],
  ["CommuneService", "09761000/ikfz-umschreibungkennzeichenmitnahme"],
  ["PostalCode", uuid],
  ["RegisterOffice", uuid],
  ["Country", uuid],
  ["WaterMeterReadingCommune", uuid],
  ["ImportPreview", uuid],
  ["ResidentialProperty", "250000"],
  ["Snapshot", "1"],
] as const)("Node ids: converts %s to a node id and back", (type, id) => {
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
    "Fee:1",
    "CommuneService:09761000",
    "CommuneService:09761000/",
    "CommuneService:09761000/ew-a/b",
    "ResidentialProperty:0",
    "ResidentialProperty:01",
    "Snapshot:9007199254740993",
    "__proto__:x",
  ],
  `User:${uuid}\u0000`,
])("Node ids: resolves nothing for %j", (text) => {
  expect(fromNodeId(Buffer.from(text).toString("base64url"))).toBeNull();
});

test("Node ids: accepts no other spelling of an id", () => {
  const id = toNodeId("Commune", "09761000");
  expect(fromNodeId(`${id}=`)).toBeNull();
  expect(fromNodeId(` ${id}`)).toBeNull();
  expect(fromNodeId("A".repeat(1_000_000))).toBeNull();
});

test("Node ids: belongs to its own type only", () => {
  const id = toNodeId("Country", uuid);
  expect(bareIdOf("Country", id)).toBe(uuid);
  expect(bareIdOf("PostalCode", id)).toBeNull();
});
