import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ViewerRole } from "../../server/context";
import { readPicture } from "../../server/storage/pictures";
import { databases, type TestDatabase } from "../support/databases";
import { storeCommunes, type RegisterCommune } from "../support/register";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const commune = (
  ags: string,
  name: string,
  postalCodes: string[],
  ...services: string[]
): RegisterCommune => ({
  ...{ ags, name, unit: "Gemeinde", postalCodes, services },
});
const communes = [
  commune("05315000", "Köln", ["50667", "51149"], "owi-einspruch", "ew-ummeldung", "pw-eheurkunde"),
  commune("09761000", "Augsburg", ["86150"], "ew-ummeldung", "ikfz-neuzulassung"),
  commune("09577177", "Weißenburg in Bayern", ["91781"], "pw-eheurkunde"),
  commune("01059045", "Neuenkirchen", ["25792"]),
  commune("03357031", "Neuenkirchen", ["27251"], "ew-ummeldung"),
  commune("13075102", "Neuenkirchen", ["17039"]),
  commune("16051000", "Ḍə’rf 100% \\_", ["99084"]),
  commune("14524330", "Äugst", ["08056"]),
];
const list = `query ($filter: CommuneFilter, $orderBy: CommuneOrder, $first: Int, $after: String, $last: Int, $before: String) {
  communes(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { ags name unit state serviceIds picture { url mediaType width height } } }
  }
}`;

interface Listed {
  readonly totalCount: number;
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
  };
  readonly edges: readonly {
    cursor: string;
    node: { ags: string; name: string; serviceIds: string[]; picture: unknown };
  }[];
}

describe.each(databases)("communes on $name", (kind) => {
  let open: TestDatabase;
  let support: string;

  beforeAll(async () => {
    open = await kind.open();
    await storeCommunes(open.db, communes);
    support = await tokenOf("support", systemRole("SUPPORT"));
  });
  afterAll(() => open.close());

  const tokenOf = async (username: string, roles: readonly ViewerRole[]) =>
    addSession(open.db, await addUser(open.db, { username, roles }), now);
  const answer = (token: string, variables: Record<string, unknown>) =>
    call(open.db, { token, now }, list, variables);
  const read = async (token: string, variables: Record<string, unknown> = {}) => {
    const { data, codes } = await answer(token, variables);
    expect(codes).toEqual([]);
    return data?.["communes"] as Listed;
  };
  const agsOf = (listed: Listed) => listed.edges.map((edge) => edge.node.ags);
  const found = async (filter: Record<string, unknown>, token = support) => {
    const listed = await read(token, { filter });
    expect(listed.totalCount).toBe(listed.edges.length);
    return agsOf(listed);
  };

  test("come by name in German order, equal names by AGS", async () => {
    const expected = [
      "09761000",
      "14524330",
      "16051000",
      "05315000",
      "01059045",
      "03357031",
      "13075102",
      "09577177",
    ];
    expect(agsOf(await read(support))).toEqual(expected);
    expect(agsOf(await read(support, { orderBy: { field: "NAME", direction: "DESC" } }))).toEqual(
      expected.toReversed(),
    );
  });

  test("come by AGS, and by the name of the Land", async () => {
    const byAgs = communes.map((one) => one.ags).sort();
    expect(agsOf(await read(support, { orderBy: { field: "AGS", direction: "ASC" } }))).toEqual(byAgs);
    const { data } = await answer(support, { orderBy: { field: "STATE", direction: "ASC" } });
    const states = (data?.["communes"] as { edges: { node: { state: string } }[] }).edges.map(
      (edge) => edge.node.state,
    );
    expect(states).toEqual(["BY", "BY", "MV", "NI", "NW", "SN", "SH", "TH"]);
  });

  test.each([
    ["ugsb", ["09761000"]],
    ["  AUGSBURG ", ["09761000"]],
    ["koln", ["05315000"]],
    ["koeln", ["05315000"]],
    ["KÖLN", ["05315000"]],
    ["Ko\u0308ln", ["05315000"]],
    ["weissenburg", ["09577177"]],
    ["WEISSENBURG IN", ["09577177"]],
    ["in  bayern", ["09577177"]],
    ["ä", ["09761000", "14524330", "09577177"]],
    ["ae", ["14524330"]],
    ["neuenkirchen", ["01059045", "03357031", "13075102"]],
    ["097", ["09761000"]],
    ["09 7 61 000", ["09761000"]],
    ["761000", []],
    ["861", ["09761000"]],
    ["6150", []],
    ["08056", ["14524330"]],
    ["%", ["16051000"]],
    ["_", ["16051000"]],
    ["\\", ["16051000"]],
    ["100% \\_", ["16051000"]],
    ["derf", []],
    ["de’rf", ["16051000"]],
    ["u_sburg", []],
    ["\u0000", communes.map((one) => one.ags)],
    ["Augs\u0000burg", []],
    ["ä\uDC00", []],
    ["", communes.map((one) => one.ags)],
  ])("are found by %j", async (text, expected) => {
    expect((await found({ text })).sort()).toEqual([...expected].sort());
  });

  test("are filtered by Land, service and initial, all at once", async () => {
    expect(await found({ states: ["BY"] })).toEqual(["09761000", "09577177"]);
    expect(await found({ states: [], services: [], initial: null, text: null })).toHaveLength(
      communes.length,
    );
    expect(await found({ services: ["pw-eheurkunde"] })).toEqual(["05315000", "09577177"]);
    expect(await found({ services: ["ikfz-neuzulassung", "pw-eheurkunde"] })).toEqual([
      "09761000",
      "05315000",
      "09577177",
    ]);
    expect(await found({ services: ["unknown", "\u0000"] })).toEqual([]);
    expect(await found({ initial: "a" })).toEqual(["09761000", "14524330"]);
    expect(await found({ initial: "D" })).toEqual(["16051000"]);
    expect(
      await found({ states: ["BY", "NW"], services: ["pw-eheurkunde"], text: "w", initial: "W" }),
    ).toEqual(["09577177"]);
  });

  test("list their services in the order of the catalogue", async () => {
    const [koeln] = (await read(support, { filter: { text: "Köln" } })).edges;
    expect(koeln?.node.serviceIds).toEqual(["ew-ummeldung", "pw-eheurkunde", "owi-einspruch"]);
  });

  test.each([
    [{ first: 0 }],
    [{ first: -1 }],
    [{ first: 201 }],
    [{ first: null, last: 0 }],
    [{ first: null, last: 201 }],
    [{ first: 10, last: 10 }],
    [{ filter: { initial: "Ä" } }],
    [{ filter: { initial: "" } }],
    [{ filter: { text: "x".repeat(101) } }],
    [{ filter: { services: Array.from({ length: 201 }, () => "ew-ummeldung") } }],
    [{ after: "" }],
    [{ after: "x" }],
    [{ before: "\u0000" }],
    [{ after: "A".repeat(100_000) }],
  ])("refuse %j as a malformed call", async (variables) => {
    expect((await answer(support, variables)).codes).toEqual(["bad_request"]);
  });

  test("refuse a cursor of another order, changed by hand or made up", async () => {
    const { pageInfo } = await read(support, { first: 2 });
    const byAgs = { field: "AGS", direction: "ASC" };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const wrong = [
      { orderBy: byAgs, after: pageInfo.endCursor },
      { after: `${pageInfo.endCursor}A` },
      { after: encode(["NAME", "1", "x", "BY"]) },
      { after: encode(["NAME", "09761000", "a\u0000", "BY"]) },
      { after: encode(["NAME", "09761000", "a", "XX"]) },
      { after: encode(["NAME", "09761000", "a", "BY", "more"]) },
      { after: encode(null) },
    ];
    for (const variables of wrong) expect((await answer(support, variables)).codes).toEqual(["bad_request"]);
  });

  test("go on after a row that is gone, and tell on both sides whether there is more", async () => {
    const { pageInfo, totalCount } = await read(support, { first: 3 });
    expect({ ...pageInfo, totalCount }).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: false,
      totalCount: 8,
    });
    const next = await read(support, { first: 2, after: pageInfo.endCursor });
    expect(agsOf(next)).toEqual(["05315000", "01059045"]);
    expect(next.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const lastOnes = await read(support, { first: null, last: 2 });
    expect(agsOf(lastOnes)).toEqual(["13075102", "09577177"]);
    expect(lastOnes.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const between = await read(support, {
      last: 5,
      after: pageInfo.endCursor,
      before: lastOnes.pageInfo.startCursor,
      first: null,
    });
    expect(agsOf(between)).toEqual(["05315000", "01059045", "03357031"]);
    expect(between.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const nothing = await read(support, { first: 5, after: lastOnes.pageInfo.endCursor });
    expect(nothing).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    });

    await open.db.deleteFrom("commune").where("ags", "=", "16051000").execute();
    expect(agsOf(await read(support, { first: 1, after: pageInfo.endCursor }))).toEqual(["05315000"]);
    await storeCommunes(
      open.db,
      communes.filter((one) => one.ags === "16051000"),
    );
  });

  test("take the default of the page size for not given when reading backwards", async () => {
    const { data, codes } = await call(
      open.db,
      { token: support, now },
      "{ communes(last: 1) { edges { node { ags } } } }",
    );
    expect({ data, codes }).toEqual({
      data: { communes: { edges: [{ node: { ags: "09577177" } }] } },
      codes: [],
    });
  });

  test("show a member those of the role entries with the services listed there, and no other", async () => {
    const roles = [
      memberOf("05315000", "pw-eheurkunde", "fs-ersterteilung"),
      memberOf("09761000"),
      memberOf("05315000", "owi-einspruch"),
    ];
    const member = await tokenOf("member", roles);
    const listed = await read(member);
    expect(listed.totalCount).toBe(2);
    expect(listed.edges.map((edge) => [edge.node.ags, edge.node.serviceIds])).toEqual([
      ["09761000", []],
      ["05315000", ["pw-eheurkunde", "owi-einspruch"]],
    ]);
    expect(await found({ text: "neuenkirchen" }, member)).toEqual([]);
    expect(await found({ states: ["SH"] }, member)).toEqual([]);
    // Both offer it, but the member's entries do not list it.
    expect(await found({ services: ["ew-ummeldung"] }, member)).toEqual([]);
    expect(await found({ services: ["pw-eheurkunde"] }, member)).toEqual(["05315000"]);
    const backwards = await read(member, { first: null, last: 1 });
    expect(backwards.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });

    const node = "query ($id: ID!) { node(id: $id) { ... on Commune { serviceIds } } }";
    const nodeOf = async (ags: string) =>
      (
        await call(open.db, { token: member, now }, node, {
          id: Buffer.from(`Commune:${ags}`).toString("base64url"),
        })
      ).data;
    expect(await nodeOf("05315000")).toEqual({ node: { serviceIds: ["pw-eheurkunde", "owi-einspruch"] } });
    expect(await nodeOf("09577177")).toEqual({ node: null });
  });

  test("show nothing to a member without entries, and to somebody without any role", async () => {
    for (const [username, roles] of [
      ["lost", [{ type: "MEMBER", ags: null, services: [] }]],
      ["nobody", []],
    ] as const) {
      const listed = await read(await tokenOf(username, roles));
      expect(listed).toMatchObject({
        totalCount: 0,
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      });
    }
  });

  test("go by the first role entry where types are mixed", async () => {
    const mixed = await tokenOf("mixed", [
      memberOf("09761000", "ew-ummeldung"),
      { type: "ADMIN", ags: null, services: [] },
    ]);
    expect(agsOf(await read(mixed))).toEqual(["09761000"]);
  });

  test("need somebody who is logged in", async () => {
    expect((await call(open.db, { now }, list)).codes).toEqual(["unauthorized"]);
  });

  test("have pictures under signed addresses that change with the content", async () => {
    const bytes = Buffer.from("not really a picture");
    const sha256 = createHash("sha256").update(bytes).digest();
    const values = { sha256, media_type: "image/png", width: 10, height: 20, bytes };
    const { id } = await open.db
      .insertInto("stored_picture")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    await open.db.updateTable("commune").set({ picture_id: id }).where("ags", "=", "14524330").execute();
    const [with1, without] = (await read(support, { filter: { initial: "A" } })).edges.toReversed();
    expect(without?.node.picture).toBeNull();
    expect(with1?.node.picture).toEqual({
      url: `/mgt/pictures/${id}/${sha256.toString("hex").slice(0, 16)}?signed`,
      ...{ mediaType: "image/png", width: 10, height: 20 },
    });
    const stored = await readPicture(open.db, id);
    expect({ type: stored?.mediaType, bytes: Buffer.from(stored?.bytes ?? []) }).toEqual({
      type: "image/png",
      bytes,
    });
  });
});
