import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPicture } from "#server/storage/communes/pictures";
import {
  agsOf,
  openOverview,
  overviewCommunes,
  overviewQuery,
  overviewTime,
  type Overview,
} from "../support/communeOverview";
import { databases } from "../support/databases";
import { call, memberOf } from "../support/serverCalls";

describe.each(databases)("Communes on $name", (kind) => {
  let overview: Overview;
  beforeAll(async () => {
    overview = await openOverview(kind);
  });
  afterAll(() => overview.open.close());

  test("are sorted by name in German order, equal names by AGS", async () => {
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
    expect(agsOf(await overview.read(overview.support))).toEqual(expected);
    expect(
      agsOf(await overview.read(overview.support, { orderBy: { field: "NAME", direction: "DESC" } })),
    ).toEqual(expected.toReversed());
  });

  test("return the initials that match a filter, ignoring its initial", async () => {
    const initials = async (filter?: object) => {
      const source = "query($filter: CommuneFilter) { communeInitials(filter: $filter) }";
      const { data } = await call(overview.open.db, { token: overview.support, now: overviewTime }, source, {
        filter,
      });
      return data?.["communeInitials"];
    };
    const all = overviewCommunes.map(({ name }) => name.normalize("NFD").charAt(0).toUpperCase());
    expect(await initials()).toEqual([...new Set(all)].sort());
    expect(await initials({ text: "ugsb", initial: "K" })).toEqual(["A"]);
    expect(await initials({ text: "nothing like it" })).toEqual([]);
  });

  test("are sorted by AGS, and by the name of the Land", async () => {
    const byAgs = overviewCommunes.map((one) => one.ags).sort();
    expect(
      agsOf(await overview.read(overview.support, { orderBy: { field: "AGS", direction: "ASC" } })),
    ).toEqual(byAgs);
    const { data } = await overview.answer(overview.support, {
      orderBy: { field: "STATE", direction: "ASC" },
    });
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
    ["derf", ["16051000"]],
    ["de’rf", ["16051000"]],
    ["u_sburg", []],
    ["\u0000", overviewCommunes.map((one) => one.ags)],
    ["Augs\u0000burg", []],
    ["ä\uDC00", []],
    ["", overviewCommunes.map((one) => one.ags)],
  ])("are found by %j", async (text, expected) => {
    expect((await overview.found({ text })).sort()).toEqual([...expected].sort());
  });

  test("are filtered by Land, service and initial, also combined", async () => {
    expect(await overview.found({ states: ["BY"] })).toEqual(["09761000", "09577177"]);
    expect(await overview.found({ states: [], services: [], initial: null, text: null })).toHaveLength(
      overviewCommunes.length,
    );
    expect(await overview.found({ services: ["pw-eheurkunde"] })).toEqual(["05315000", "09577177"]);
    expect(await overview.found({ services: ["ikfz-neuzulassung", "pw-eheurkunde"] })).toEqual([
      "09761000",
      "05315000",
      "09577177",
    ]);
    expect(await overview.found({ services: ["unknown", "\u0000"] })).toEqual([]);
    expect(await overview.found({ initial: "a" })).toEqual(["09761000", "14524330"]);
    expect(await overview.found({ initial: "D" })).toEqual(["16051000"]);
    expect(
      await overview.found({ states: ["BY", "NW"], services: ["pw-eheurkunde"], text: "w", initial: "W" }),
    ).toEqual(["09577177"]);
  });

  test("list their services in catalogue order", async () => {
    const [koeln] = (await overview.read(overview.support, { filter: { text: "Köln" } })).edges;
    expect(koeln?.node.serviceIds).toEqual(["ew-ummeldung", "pw-eheurkunde", "owi-einspruch"]);
  });

  test("show a member only those of the role entries, with the listed services", async () => {
    const roles = [
      memberOf("05315000", "pw-eheurkunde", "fs-ersterteilung"),
      memberOf("09761000"),
      memberOf("05315000", "owi-einspruch"),
    ];
    const member = await overview.tokenOf("member", roles);
    const listed = await overview.read(member);
    expect(listed.totalCount).toBe(2);
    expect(listed.edges.map((edge) => [edge.node.ags, edge.node.serviceIds])).toEqual([
      ["09761000", []],
      ["05315000", ["pw-eheurkunde", "owi-einspruch"]],
    ]);
    expect(await overview.found({ text: "neuenkirchen" }, member)).toEqual([]);
    expect(await overview.found({ states: ["SH"] }, member)).toEqual([]);
    // Both offer it, but the member's role entries do not include it.
    expect(await overview.found({ services: ["ew-ummeldung"] }, member)).toEqual([]);
    expect(await overview.found({ services: ["pw-eheurkunde"] }, member)).toEqual(["05315000"]);
    const backwards = await overview.read(member, { first: null, last: 1 });
    expect(backwards.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });

    const node = "query ($id: ID!) { node(id: $id) { ... on Commune { serviceIds } } }";
    const nodeOf = async (ags: string) =>
      (
        await call(overview.open.db, { token: member, now: overviewTime }, node, {
          id: Buffer.from(`Commune:${ags}`).toString("base64url"),
        })
      ).data;
    expect(await nodeOf("05315000")).toEqual({ node: { serviceIds: ["pw-eheurkunde", "owi-einspruch"] } });
    expect(await nodeOf("09577177")).toEqual({ node: null });
  });

  test("show nothing to a member without entries, or to a user without a role", async () => {
    for (const [username, roles] of [
      ["lost", [{ type: "MEMBER", ags: null, services: [] }]],
      ["nobody", []],
    ] as const) {
      const listed = await overview.read(await overview.tokenOf(username, roles));
      expect(listed).toMatchObject({
        totalCount: 0,
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      });
    }
  });

  test("use the first role entry if types are mixed", async () => {
    const mixed = await overview.tokenOf("mixed", [
      memberOf("09761000", "ew-ummeldung"),
      { type: "ADMIN", ags: null, services: [] },
    ]);
    expect(agsOf(await overview.read(mixed))).toEqual(["09761000"]);
  });

  test("require a logged-in user", async () => {
    expect((await call(overview.open.db, { now: overviewTime }, overviewQuery)).codes).toEqual([
      "unauthorized",
    ]);
  });

  test("have pictures with signed URLs that change with the content", async () => {
    const bytes = Buffer.from("not really a picture");
    const sha256 = createHash("sha256").update(bytes).digest();
    const values = { sha256, media_type: "image/png", width: 10, height: 20, bytes };
    const { id } = await overview.open.db
      .insertInto("stored_picture")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    await overview.open.db
      .updateTable("commune")
      .set({ picture_id: id })
      .where("ags", "=", "14524330")
      .execute();
    const [with1, without] = (
      await overview.read(overview.support, { filter: { initial: "A" } })
    ).edges.toReversed();
    expect(without?.node.picture).toBeNull();
    expect(with1?.node.picture).toEqual({
      url: `/mgt/pictures/${id}/${sha256.toString("hex").slice(0, 16)}?signed`,
      mediaType: "image/png",
      width: 10,
      height: 20,
    });
    const stored = await readPicture(overview.open.db, id);
    expect({ type: stored?.mediaType, bytes: Buffer.from(stored?.bytes ?? []) }).toEqual({
      type: "image/png",
      bytes,
    });
  });
});
