import { afterAll, describe, expect, test } from "vitest";
import { bothDatabases } from "../support/databases";
import { storeCommuneRecords } from "../support/communeRecords";
import { serverHarness } from "../support/serverHarness";

const [one, two] = ["09761000", "09162000"] as const;

describe.each(bothDatabases)("Resource lists on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  await db.deleteFrom("resource").execute();
  for (const ags of [one, two]) await storeCommuneRecords(db, ags);
  await db.deleteFrom("resource").execute();
  await db.deleteFrom("service_setting").execute();
  const document = "name: x\n";
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await db
    .insertInto("resource")
    .values([
      { version: "v1", type: "okkomm", id: "all", name: "Ämter", document, updated_at: at(3) },
      {
        version: "v1",
        type: "okkomm",
        id: "own",
        name: "Eigene",
        commune_ags: one,
        document,
        updated_at: at(1),
      },
      { version: "v1", type: "restService", id: "a", name: "Alt", document, updated_at: at(5) },
      { version: "v2", type: "restService", id: "a", name: "Neu", document, updated_at: at(4) },
      { version: "v1", type: "restService", id: "b", name: "Zwei", document, updated_at: at(2) },
      {
        version: "v1",
        type: "keystore",
        id: "k",
        name: "Siegel",
        document,
        expires_at: at(20),
        updated_at: at(6),
      },
      {
        version: "v1",
        type: "keystore",
        id: "l",
        name: "Kaputt",
        document,
        updated_at: at(7),
        keystore_problem: "KEYSTORE_UNREADABLE",
      },
    ])
    .execute();
  await db
    .insertInto("service_setting")
    .values([
      { service_id: "x", key: "rest_service", value: "a" },
      { service_id: "ew-meldebescheinigung", key: "rest_service", value: "b", commune_ags: one },
      { service_id: "x", key: "notify_email", value: "k" },
    ])
    .execute();
  await db.deleteFrom("residential_property_source").execute();
  await db
    .insertInto("residential_property_source")
    .values([one, two].map((ags) => ({ commune_ags: ags, source: "OKKOMM_IMPORT" as const })))
    .execute();
  afterAll(() => harness.open.close());

  const list = async (variables: Record<string, unknown>, selection = "version resourceId") => {
    const source = `query ($filter: ResourceFilter, $orderBy: ResourceOrder, $first: Int, $after: String, $last: Int,
      $before: String) { resources(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last,
      before: $before) { totalCount pageInfo { hasNextPage hasPreviousPage } edges { cursor node { ${selection} } } } }`;
    const { resources } = await harness.read(source, variables);
    return resources as {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
      edges: { cursor: string; node: { version: string; resourceId: string } & Record<string, unknown> }[];
    };
  };
  const names = async (variables: Record<string, unknown>) =>
    (await list(variables)).edges.map(({ node }) => `${node.resourceId}.${node.version}`).join(" ");

  test.each([
    [{ text: "amter" }, "all.v1"],
    [{ text: "urn:sm:v2:REST" }, "a.v2"],
    [{ types: ["keystore"] }, "k.v1 l.v1"],
    [{ types: ["okkomm", "keystore"] }, "k.v1 l.v1 all.v1 own.v1"],
    [{ communes: [one, "x"] }, "own.v1"],
    [{ isDeprecated: true }, "a.v1 b.v1"],
    [{ isDeprecated: false, types: ["restService"] }, "a.v2"],
    // A shared setting means the latest version.
    [{ isUsed: true }, "all.v1 own.v1 a.v2 b.v1"],
    [{ isUsed: false }, "k.v1 l.v1 a.v1"],
    [{ expiresBefore: "2026-01-21" }, "k.v1 l.v1"],
    [{ expiresBefore: "2026-01-20" }, "l.v1"],
  ])("are filtered by %j", async (filter, expected) => {
    expect(await names({ filter })).toBe(expected);
    expect((await list({ filter, first: 1 })).totalCount).toBe(expected.split(" ").length);
  });

  test.each([
    ["TYPE", "k.v1 l.v1 all.v1 own.v1 a.v1 a.v2 b.v1"],
    ["RESOURCE_ID", "a.v1 a.v2 all.v1 b.v1 k.v1 l.v1 own.v1"],
    ["NAME", "a.v1 all.v1 own.v1 l.v1 a.v2 k.v1 b.v1"],
    ["UPDATED_AT", "own.v1 b.v1 all.v1 a.v2 a.v1 k.v1 l.v1"],
  ])("are read in order %s forwards and backwards", async (field, expected) => {
    const orderBy = { field, direction: "ASC" };
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await list({ orderBy, first: 2, after });
      seen.push(...page.edges.map(({ node }) => `${node.resourceId}.${node.version}`));
      expect(page.totalCount).toBe(7);
      after = page.edges.at(-1)?.cursor ?? null;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen.join(" ")).toBe(expected);
    const before = (await list({ orderBy, first: 7 })).edges[5]?.cursor;
    const back = await list({ orderBy, first: null, last: 2, before });
    expect(back.edges.map(({ node }) => `${node.resourceId}.${node.version}`)).toEqual(seen.slice(3, 5));
    expect(await names({ orderBy: { field, direction: "DESC" } })).toBe(seen.toReversed().join(" "));
  });

  test("have those without an expiry last in both directions", async () => {
    for (const direction of ["ASC", "DESC"]) {
      expect(await names({ orderBy: { field: "EXPIRES_AT", direction }, first: 1 })).toBe("k.v1");
    }
  });

  test("count what uses each, and say what it is", async () => {
    const { edges } = await list(
      {},
      "version resourceId useCount uses { totalCount edges { node { kind ags serviceId settingKey } } }",
    );
    const counts = edges.map(({ node }) => [`${node.resourceId}.${node.version}`, node.useCount]);
    expect(counts).toEqual([
      ["k.v1", 0],
      ["l.v1", 0],
      ["all.v1", 1],
      ["own.v1", 1],
      ["a.v1", 0],
      ["a.v2", 1],
      ["b.v1", 1],
    ]);
    expect(edges.find(({ node }) => node.resourceId === "b")?.node.uses).toEqual({
      totalCount: 1,
      edges: [
        {
          node: {
            kind: "SERVICE_SETTING",
            ags: one,
            serviceId: "ew-meldebescheinigung",
            settingKey: "rest_service",
          },
        },
      ],
    });
  });

  test("find a resource by its URN, or the most similar ones", async () => {
    const find = async (urn: string) => {
      const source = `query ($urn: String!) { resourceByUrn(urn: $urn) { resource { urn } nearest { urn } } }`;
      return (await harness.read(source, { urn })).resourceByUrn as {
        resource: { urn: string } | null;
        nearest: { urn: string }[];
      };
    };
    expect(await find(" URN:SM:V2:RESTSERVICE:A ")).toEqual({
      resource: { urn: "urn:sm:v2:restService:a" },
      nearest: [],
    });
    const { resource, nearest } = await find("urn:sm:v1:okkom:own");
    expect(resource).toBeNull();
    expect(nearest[0]).toEqual({ urn: "urn:sm:v1:okkomm:own" });
    expect((await find("")).nearest).toEqual([]);
  });
});
