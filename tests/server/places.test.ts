import { afterAll, describe, expect, test } from "vitest";
import { favouritesMax, visitsMax } from "#domain/places";
import { toNodeId } from "#server/nodeId";
import { bothDatabases } from "../support/databases";
import { storePlace, storeProcess } from "../support/processCalls";
import { memberOf, systemRole } from "../support/serverCalls";
import { serverHarness } from "../support/serverHarness";

const fields = "kind key section ags communeName serviceId label detail";
const ownPlaces = `query { ownPlaces { favourites { kind key } recent { ${fields} } } }`;

interface Key {
  readonly kind: string;
  readonly key: string;
}
interface Place extends Key {
  readonly section: string | null;
}
const [ags, service, other] = ["09761000", "ew-meldebescheinigung", "pw-eheurkunde"];
const pid = "8d6f0d3c-6e0a-4bd3-a5d0-0c3a2f6f1a11";

describe.each(bothDatabases)("Places on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  await storePlace(db);
  await storeProcess(db, { pid, commune_ags: ags, service_id: service });
  await db.deleteFrom("resource").execute();
  await db
    .insertInto("resource")
    .values({ version: "v1", type: "keystore", id: "siegel", name: "Siegel", document: "name: Siegel\n" })
    .execute();
  const admin = await harness.logIn("admin", systemRole("ADMIN"));
  const member = await harness.logIn("member", [memberOf(ags, service)]);
  afterAll(() => harness.open.close());

  const idOf = async (username: string) => {
    const { id } = await db
      .selectFrom("user_account")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirstOrThrow();
    return id;
  };
  const mark = async (place: Key, token: string, isFavourite = true) => {
    const input = { ...place, isFavourite };
    const { payload, errors } = await harness.mutate("setFavourite", "favourites { kind key }", input, {
      token,
    });
    return { favourites: (payload as { favourites: Key[] | null }).favourites, errors };
  };
  const visit = async (visits: readonly object[], token: string) => {
    const selection = `places { recent { ${fields} } }`;
    const { payload } = await harness.mutate("recordVisits", selection, { visits }, { token });
    return (payload as { places: { recent: Place[] } }).places.recent;
  };
  const read = async (token: string) => {
    const data = await harness.read(ownPlaces, {}, token);
    return data["ownPlaces"] as { favourites: Key[]; recent: Place[] };
  };
  const everything = async () => [
    { kind: "SCREEN", key: "users" },
    { kind: "COMMUNE", key: ags },
    { kind: "SERVICE", key: `${ags}/${service}` },
    { kind: "USER", key: toNodeId("User", await idOf("member")) },
    { kind: "RESOURCE", key: "v1/keystore/siegel" },
    { kind: "PROCESS", key: pid },
    { kind: "APPLICATION", key: pid },
  ];

  test("are returned latest first with their present names", async () => {
    const visits = await everything();
    const [application, process, resource, user, ofCommune, commune, screen] = await visit(visits, admin);
    const none = { section: null, ags: null, communeName: null, serviceId: null, label: null, detail: null };
    const inCommune = { ags, communeName: "Augsburg", serviceId: service };
    expect(screen).toEqual({ ...none, ...visits[0] });
    expect(commune).toEqual({ ...none, ...visits[1], ags, communeName: "Augsburg", label: "Augsburg" });
    expect(ofCommune).toEqual({ ...none, ...visits[2], ...inCommune });
    expect(user).toEqual({
      ...none,
      ...visits[3],
      label: "member",
      detail: expect.stringMatching("@") as string,
    });
    expect(resource).toMatchObject({ ...visits[4], label: "Siegel", detail: "urn:sm:v1:keystore:siegel" });
    expect(process).toEqual({ ...none, ...visits[5], ...inCommune });
    expect(application).toEqual({ ...none, ...visits[6], ...inCommune });
  });

  test("move to the front when visited again, with the section opened last", async () => {
    const commune = { kind: "COMMUNE", key: ags };
    await visit([{ kind: "SERVICE", key: `${ags}/${service}`, section: "textedit" }], admin);
    await visit([{ ...commune, section: "countries" }, { kind: "SCREEN", key: "users" }, commune], admin);
    const [first, second, third] = await visit([{ ...commune, section: "unknown" }], admin);
    expect([first, second, third].map((place) => [place?.kind, place?.section])).toEqual([
      ["COMMUNE", null],
      ["SCREEN", null],
      ["SERVICE", "textedit"],
    ]);
  });

  test("keep the last 20 visits, and skip malformed keys", async () => {
    const screens = Array.from({ length: visitsMax }, (_, index) => ({
      kind: "SCREEN",
      key: `screen-${String.fromCharCode(97 + index)}`,
    }));
    const token = await harness.logIn("visitor", systemRole("SUPPORT"));
    await visit([{ kind: "SCREEN", key: "first" }], token);
    await visit(
      [
        { kind: "SCREEN", key: "../x" },
        { kind: "USER", key: "x" },
      ],
      token,
    );
    const recent = await visit(screens, token);
    expect(recent.map(({ key }) => key)).toEqual(screens.map(({ key }) => key).toReversed());
    const rows = await db
      .selectFrom("visited_place")
      .where("user_id", "=", await idOf("visitor"))
      .selectAll()
      .execute();
    expect(rows).toHaveLength(visitsMax);
  });

  test("outside of the roles of a member are neither returned nor accepted, also after the roles shrink", async () => {
    const all = await everything();
    const foreign = [{ kind: "SERVICE", key: `${ags}/${other}` }];
    const visible = ["SERVICE", "COMMUNE", "SCREEN"];
    expect((await visit([...all, ...foreign], member)).map((place) => place.kind)).toEqual(visible);
    for (const place of [...all, ...foreign]) {
      const isVisible = visible.includes(place.kind) && !foreign.includes(place);
      const { errors } = await mark(place, member);
      expect([place, errors]).toEqual([place, isVisible ? [] : [{ code: "not_found", field: "key" }]]);
    }
    expect((await read(member)).favourites.map((place) => place.kind)).toEqual(visible.toReversed());
    await db
      .deleteFrom("user_role")
      .where("user_id", "=", await idOf("member"))
      .execute();
    const { favourites, recent } = await read(member);
    expect([...favourites, ...recent].map((place) => place.kind)).toEqual(["SCREEN", "SCREEN"]);
  });

  test("drop a section that the role may not open", async () => {
    const token = await harness.logIn("clerk", [memberOf(ags, service)]);
    const commune = { kind: "COMMUNE", key: ags, section: "history" };
    expect((await visit([commune], token))[0]?.section).toBeNull();
    expect((await visit([commune], admin))[0]?.section).toBe("history");
  });

  test("are marked once, in the order of marking, and unmarked", async () => {
    const token = await harness.logIn("marker", systemRole("SUPPORT"));
    const [commune, offered] = [
      { kind: "COMMUNE", key: ags },
      { kind: "SERVICE", key: `${ags}/${service}` },
    ];
    await mark(offered, token);
    await mark(commune, token);
    const again = await mark(offered, token);
    expect(again.favourites).toEqual(expect.arrayContaining([offered, commune]));
    expect(again.favourites).toHaveLength(2);
    const marks = `query { commune(ags: "${ags}") { isFavourite services { serviceId isFavourite } } }`;
    expect((await harness.read(marks, {}, token))["commune"]).toEqual({
      isFavourite: true,
      services: [
        { serviceId: service, isFavourite: true },
        { serviceId: other, isFavourite: false },
      ],
    });
    expect((await harness.read(marks, {}, admin))["commune"]).toMatchObject({ isFavourite: false });
    expect((await mark(commune, token, false)).favourites).toEqual([offered]);
    expect((await mark(commune, token, false)).errors).toEqual([]);
  });

  test("are refused beyond 50 favourites, unless some of them are gone", async () => {
    const token = await harness.logIn("collector", systemRole("SUPPORT"));
    const id = await idOf("collector");
    const at = new Date("2026-11-20T09:00:00Z");
    await db
      .insertInto("favourite_place")
      .values(
        Array.from({ length: favouritesMax }, (_, index) => ({
          user_id: id,
          kind: "SCREEN" as const,
          key: `s${"x".repeat(index)}`,
          added_at: at,
        })),
      )
      .execute();
    const commune = { kind: "COMMUNE", key: ags };
    expect((await mark(commune, token)).errors).toEqual([{ code: "list_too_long", params: { max: "50" } }]);
    await db
      .updateTable("favourite_place")
      .set({ kind: "COMMUNE", key: "05315000" })
      .where("user_id", "=", id)
      .where("key", "=", "s")
      .execute();
    const { favourites, errors } = await mark(commune, token);
    expect([errors, favourites?.length]).toEqual([[], favouritesMax]);
    expect(favourites).toContainEqual(commune);
  });

  test("are removed with their user", async () => {
    const id = await idOf("visitor");
    await db.deleteFrom("user_account").where("id", "=", id).execute();
    expect(await db.selectFrom("visited_place").where("user_id", "=", id).selectAll().execute()).toEqual([]);
  });

  test("come with preferences, which are saved one by one", async () => {
    const token = await harness.logIn("newcomer", [memberOf(ags, service)]);
    const selection = "preferences { usesSingleKeys hasSeenWelcome }";
    const current = async () => (await harness.read(`query { user { ${selection} } }`, {}, token))["user"];
    expect(await current()).toEqual({ preferences: { usesSingleKeys: true, hasSeenWelcome: false } });
    await harness.mutate("saveOwnPreferences", selection, { hasSeenWelcome: true }, { token });
    const input = { usesSingleKeys: false, hasSeenWelcome: null };
    const { payload } = await harness.mutate("saveOwnPreferences", selection, input, { token });
    expect(payload).toMatchObject({ preferences: { usesSingleKeys: false, hasSeenWelcome: true } });
    expect(await current()).toEqual({ preferences: { usesSingleKeys: false, hasSeenWelcome: true } });
  });
});
