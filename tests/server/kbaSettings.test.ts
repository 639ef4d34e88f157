import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { kbaSettingsMax } from "#domain/kba/kbaSettings";
import { refuseActivities } from "../support/communeRecords";
import { databases } from "../support/databases";
import { callIkfz } from "../support/ikfz";
import {
  augsburg,
  ebersberg,
  kbaActivities,
  kbaFields,
  kbaNode,
  kbaTime,
  mutateKba,
  newKbaSettings,
  previousOf,
  registration,
  selectedKba,
  storeKbaPlaces,
  storeKbaSettings,
  trier,
  type KbaMutation,
  type SeenKba,
} from "../support/kba";
import { clearActivities } from "../support/activities";

interface SeenList {
  readonly edges: readonly { readonly cursor: string; readonly node: SeenKba }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly totalCount: number;
}

const page = `edges { cursor node { ${selectedKba} commune { ags name } } }
  pageInfo { hasNextPage hasPreviousPage } totalCount`;
const ofCommune = `query ($ags: AGS!, $first: Int, $after: String) {
  list: kbaSettings(ags: $ags, first: $first, after: $after) { ${page} } }`;
const ofAll = `query ($filter: KbaExpiryFilter, $first: Int, $after: String, $last: Int, $before: String) {
  list: kbaExpiries(filter: $filter, first: $first, after: $after, last: $last, before: $before) { ${page} } }`;

const users = (list: SeenList | null | undefined) => list?.edges.map(({ node }) => node.user);

describe.each(databases)("KBA settings ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeKbaPlaces(db);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("kba_settings").execute();
    await clearActivities(db);
  });

  const read = async (source: string, variables: Record<string, unknown>, token = tokens.member) => {
    const { data, codes } = await callIkfz<{ readonly list: SeenList | null }>(
      db,
      { token, now: kbaTime },
      source,
      variables,
    );
    return codes.length > 0 ? codes : data?.list;
  };
  const listed = async (ags: string, token?: string, variables: object = {}) => {
    const list = await read(ofCommune, { ags, ...variables }, token);
    if (Array.isArray(list)) throw new Error(list.join());
    return list as SeenList | null;
  };
  const expiries = async (variables: object, token?: string) => {
    const list = await read(ofAll, { ...variables }, token);
    if (Array.isArray(list)) throw new Error(list.join());
    return list as SeenList;
  };
  const mutate = (name: KbaMutation, input: object, token = tokens.member) =>
    mutateKba(db, token, name, input);
  const node = async (id: string, token = tokens.member) => {
    const source = `query ($id: ID!) { node(id: $id) { id ... on KbaSettings { user } } }`;
    const { data } = await callIkfz<{ readonly node: object | null }>(db, { token, now: kbaTime }, source, {
      id,
    });
    return data?.node;
  };

  test("are added with a password, listed by user, saved and removed", async () => {
    const added = await mutate("addKbaSettings", newKbaSettings());
    expect(added).toMatchObject({ result: "SETTINGS_ADDED", errors: [] });
    const seen = {
      user: "NEUKBA",
      userNumber: "4711",
      clientAgs: augsburg,
      customsSystemCode: "DE0042",
      isLargeCustomerApproved: false,
      stbaNumber: "Z123456",
      passwordIdentifier: "NEUKBA01",
      nextPasswordIdentifier: "NEUKBA02",
      passwordSetOn: "2026-11-20",
      passwordExpiresOn: "2027-02-18",
      passwordState: "VALID",
      previousPasswordIdentifier: null,
      lastUsedAt: null,
      lastRefusedAt: null,
      updatedBy: { username: "member" },
      revision: 1,
    };
    expect(added.kbaSettings).toMatchObject(seen);
    await storeKbaSettings(db);
    const list = await listed(augsburg);
    expect(list).toMatchObject({
      totalCount: 2,
      edges: [{ node: { user: "AUGKBA", revision: 0, updatedBy: null } }, { node: seen }],
    });
    expect(list?.edges[0]?.node).toMatchObject({ commune: { ags: augsburg, name: "Augsburg" } });
    const next = await listed(augsburg, undefined, { first: 1, after: list?.edges[0]?.cursor });
    expect(users(next)).toEqual(["NEUKBA"]);

    const id = added.kbaSettings?.id;
    const settings = { ...kbaFields, userNumber: " 0815 ", isLargeCustomerApproved: true, stbaNumber: "" };
    const saved = await mutate("saveKbaSettings", { id, revision: 1, settings });
    expect(saved).toMatchObject({
      result: "EDITED",
      errors: [],
      kbaSettings: {
        userNumber: "0815",
        customsSystemCode: null,
        isLargeCustomerApproved: true,
        stbaNumber: null,
        passwordIdentifier: "NEUKBA01",
        revision: 2,
      },
    });
    // An unchanged save keeps the revision and is not logged.
    expect(await mutate("saveKbaSettings", { id, revision: 2, settings })).toMatchObject({
      result: "EDITED",
      kbaSettings: { revision: 2 },
    });
    expect(await mutate("removeKbaSettings", { id, revision: 2 })).toEqual({
      result: "DELETED",
      errors: [],
      removedKbaSettingsId: id,
      kbaSettings: null,
    });
    expect(users(await listed(augsburg))).toEqual(["AUGKBA"]);

    const before = {
      kbaUser: "NEUKBA",
      userNumber: "4711",
      clientAgs: augsburg,
      customsSystemCode: "DE0042",
      isLargeCustomerApproved: false,
      stbaNumber: "Z123456",
      kbaIdentifier: "NEUKBA01",
      setOn: "2026-11-20",
    };
    const after = {
      ...before,
      userNumber: "0815",
      customsSystemCode: null,
      isLargeCustomerApproved: true,
      stbaNumber: null,
    };
    const entry = { by: "member", target: augsburg, label: "NEUKBA" };
    expect(await kbaActivities(db)).toEqual([
      { ...entry, type: "SAVE_KBA_SETTINGS", before: null, after: before },
      { ...entry, type: "SAVE_KBA_SETTINGS", before, after },
      { ...entry, type: "REMOVE_KBA_SETTINGS", before: after, after: null },
    ]);
  });

  test("report every invalid field by its path", async () => {
    const faulty = newKbaSettings({
      user: "Zwei Wörter",
      settings: {
        ...kbaFields,
        userNumber: "",
        clientAgs: "00000000",
        customsSystemCode: "x".repeat(21),
        stbaNumber: "Z12345",
      },
      password: { identifier: "", password: "a\u0000b", setOn: "2026-11-22" },
    });
    expect(await mutate("addKbaSettings", faulty)).toMatchObject({
      result: null,
      errors: expect.arrayContaining([
        { code: "text_invalid", field: "user" },
        { code: "required", field: "settings.userNumber" },
        { code: "ags_invalid", field: "settings.clientAgs" },
        { code: "text_too_long", field: "settings.customsSystemCode" },
        { code: "stba_number_invalid", field: "settings.stbaNumber" },
        { code: "required", field: "password.identifier" },
        { code: "text_invalid", field: "password.password" },
        { code: "date_in_future", field: "password.setOn" },
      ]),
    });
    const id = kbaNode(await storeKbaSettings(db));
    const settings = { ...kbaFields, stbaNumber: "123456" };
    expect(await mutate("saveKbaSettings", { id, revision: 0, settings })).toMatchObject({
      result: null,
      errors: [{ code: "stba_number_invalid", field: "settings.stbaNumber" }],
    });
    expect(await kbaActivities(db)).toEqual([]);
  });

  test("have one user once per commune, whatever its case, also at the same time", async () => {
    await storeKbaSettings(db, { commune_ags: ebersberg, kba_user: "NEUKBA" });
    const input = newKbaSettings();
    const lowerCase = newKbaSettings({
      user: "neukba",
      password: { ...input.password, identifier: "neukba01" },
    });
    const results = await Promise.all([input, lowerCase].map((one) => mutate("addKbaSettings", one)));
    const outcomes = new Set(results.map(({ result }) => result));
    expect(outcomes).toEqual(new Set(["SETTINGS_ADDED", "USER_EXISTS_ALREADY"]));
    expect((await listed(augsburg))?.totalCount).toBe(1);
    expect(await kbaActivities(db)).toHaveLength(1);
  });

  test("are limited in number", async () => {
    for (let at = 1; at < kbaSettingsMax; at += 1) await storeKbaSettings(db, { kba_user: `A${at}` });
    const results = await Promise.all(
      ["B", "C"].map((user) =>
        mutate(
          "addKbaSettings",
          newKbaSettings({ user, password: { ...newKbaSettings().password, identifier: `${user}01` } }),
        ),
      ),
    );
    expect(results.flatMap(({ errors }) => errors)).toEqual([{ code: "list_too_long", field: null }]);
  });

  test("keep the first of two changes at once, and return the stored record to the second", async () => {
    const id = kbaNode(await storeKbaSettings(db));
    const save = (userNumber: string) =>
      mutate("saveKbaSettings", { id, revision: 0, settings: { ...kbaFields, userNumber } });
    const results = await Promise.all([save("1"), save("2")]);
    const [first, second] = results.toSorted((a, b) => a.errors.length - b.errors.length);
    expect(first).toMatchObject({ result: "EDITED", errors: [] });
    expect(second).toMatchObject({ result: null, errors: [{ code: "conflict", field: null }] });
    expect(second?.kbaSettings).toEqual(first?.kbaSettings);
    const stale = [
      await mutate("removeKbaSettings", { id, revision: 0 }),
      await mutate("confirmKbaPassword", { id, revision: 0, works: true }),
      await mutate("changeKbaPassword", { id, revision: 0, password: newKbaSettings().password }),
    ];
    for (const payload of stale) {
      expect(payload).toMatchObject({
        result: null,
        kbaSettings: first?.kbaSettings,
        errors: [{ code: "conflict" }],
      });
    }
    expect(await kbaActivities(db)).toHaveLength(1);
  });

  test("that were removed meanwhile, or never were, have results of their own", async () => {
    const [gone, foreignType] = [kbaNode("2f0b2b0e-8d7e-4a6d-9a34-3f7f0a5a2d11"), "VXNlcjox"];
    const password = { ...newKbaSettings().password };
    const resultsOf = async (id: string) => [
      (await mutate("saveKbaSettings", { id, revision: 0, settings: kbaFields })).result,
      (await mutate("changeKbaPassword", { id, revision: 0, password })).result,
      (await mutate("confirmKbaPassword", { id, revision: 0, works: true })).result,
      (await mutate("removeKbaSettings", { id, revision: 0 })).result,
    ];
    const removed = "USER_DOES_NOT_EXIST";
    expect(await resultsOf(gone)).toEqual([removed, removed, removed, "NOT_FOUND"]);
    expect(await resultsOf(foreignType)).toEqual(Array.from({ length: 4 }, () => "NOT_FOUND"));
  });

  test("are seen and changed only where the viewer's role has a vehicle registration of the commune", async () => {
    const own = kbaNode(await storeKbaSettings(db));
    const foreign = kbaNode(await storeKbaSettings(db, { commune_ags: ebersberg, kba_user: "EBEKBA" }));
    const without = kbaNode(await storeKbaSettings(db, { commune_ags: trier, kba_user: "TRIKBA" }));
    const { member, support } = tokens;
    expect([await listed(augsburg), await listed(ebersberg), await listed(trier)].map(users)).toEqual([
      ["AUGKBA"],
      undefined,
      undefined,
    ]);
    expect(users(await listed(ebersberg, support))).toEqual(["EBEKBA"]);
    expect(await listed(trier, support)).toBeNull();
    expect(await listed("09999999", support)).toBeNull();
    expect(users(await expiries({}))).toEqual(["AUGKBA"]);
    expect(users(await expiries({}, support))?.toSorted()).toEqual(["AUGKBA", "EBEKBA"]);
    expect(await Promise.all([own, foreign, without].map((id) => node(id)))).toEqual([
      { id: own, user: "AUGKBA" },
      null,
      null,
    ]);
    expect(await Promise.all([foreign, without].map((id) => node(id, support)))).toEqual([
      { id: foreign, user: "EBEKBA" },
      null,
    ]);
    for (const id of [foreign, without]) {
      await expect(mutate("removeKbaSettings", { id, revision: 0 }, member)).rejects.toThrow(
        "insufficient_permissions",
      );
    }
    expect((await mutate("removeKbaSettings", { id: without, revision: 0 }, support)).result).toBe(
      "NOT_FOUND",
    );
    for (const ags of [ebersberg, trier, "09999999"]) {
      await expect(mutate("addKbaSettings", newKbaSettings({ ags }), member)).rejects.toThrow(
        "insufficient_permissions",
      );
    }
    for (const ags of [trier, "09999999"]) {
      expect((await mutate("addKbaSettings", newKbaSettings({ ags }), support)).result).toBe("NOT_FOUND");
    }
    // A disabled service still has settings, one that was removed does not.
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("service_id", "=", registration)
      .execute();
    expect(users(await listed(augsburg))).toEqual(["AUGKBA"]);
    await db.deleteFrom("commune_service").where("service_id", "=", registration).execute();
    expect(await listed(augsburg)).toBeNull();
    expect(await node(own)).toBeNull();
    for (const commune_ags of [augsburg, ebersberg]) {
      await db.insertInto("commune_service").values({ commune_ags, service_id: registration }).execute();
    }
  });

  test("are listed by expiry over all communes, in pages of both directions", async () => {
    const days = ["2026-08-22", "2026-08-23", "2026-09-06", "2026-09-07", "2026-09-07"];
    for (const [at, password_set_on] of days.entries()) {
      const id = `00000000-0000-4000-8000-00000000000${9 - at}`;
      await storeKbaSettings(db, { id, kba_user: `U${at}`, password_set_on });
    }
    const all = await expiries({});
    // The same day: by id, which descends here.
    expect(users(all)).toEqual(["U0", "U1", "U2", "U4", "U3"]);
    const [first, second] = all.edges;
    const middle = await expiries({ first: 2, after: first?.cursor });
    expect(users(middle)).toEqual(["U1", "U2"]);
    expect(middle.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
    const back = await expiries({ last: 2, before: middle.edges[1]?.cursor });
    expect(users(back)).toEqual(["U0", "U1"]);
    expect(back.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(await read(ofCommune, { ags: augsburg, after: second?.cursor })).toEqual(["bad_request"]);
  });

  test("are filtered by state, previous password and commune", async () => {
    // Last days of the states: the 22nd of August is 91 days ago, the 6th of September 76.
    const days = ["2026-08-22", "2026-08-23", "2026-09-06", "2026-09-07"];
    for (const [at, password_set_on] of days.entries()) {
      await storeKbaSettings(db, { kba_user: `U${at}`, password_set_on });
    }
    const unconfirmed = await previousOf(db, "00000000-0000-4000-8000-000000000001", "EBEKBA");
    await storeKbaSettings(db, { ...unconfirmed, commune_ags: ebersberg, kba_user: "EBEKBA" });
    const filtered = async (filter: object) => users(await expiries({ filter }, tokens.support));
    expect(await filtered({ states: ["EXPIRED"] })).toEqual(["U0"]);
    expect(await filtered({ states: ["EXPIRING"] })).toEqual(["U1", "U2"]);
    expect(await filtered({ states: ["VALID"] })).toEqual(["U3", "EBEKBA"]);
    expect(await filtered({ states: ["VALID", "EXPIRED"] })).toEqual(["U0", "U3", "EBEKBA"]);
    expect(await filtered({ states: [] })).toEqual([]);
    expect(await filtered({ isUnconfirmed: true })).toEqual(["EBEKBA"]);
    expect(await filtered({ isUnconfirmed: false, communes: [augsburg], states: ["VALID"] })).toEqual(["U3"]);
    expect(await filtered({ communes: [ebersberg, trier] })).toEqual(["EBEKBA"]);
    const tooMany = { filter: { communes: Array.from({ length: 201 }, () => augsburg) } };
    expect(await read(ofAll, tooMany)).toEqual(["list_too_long"]);
    const seen = await expiries({ filter: { states: ["EXPIRED", "EXPIRING"] } });
    expect(seen.edges.map(({ node }) => node)).toMatchObject([
      { passwordState: "EXPIRED", passwordExpiresOn: "2026-11-20" },
      { passwordState: "EXPIRING", passwordExpiresOn: "2026-11-21" },
      { passwordState: "EXPIRING", passwordExpiresOn: "2026-12-05" },
    ]);
  });

  test("report an unexpected failure as a result, and change nothing", async () => {
    const id = kbaNode(await storeKbaSettings(db));
    const allow = await refuseActivities(db);
    const settings = { ...kbaFields, userNumber: "1" };
    const results = [
      await mutate("addKbaSettings", newKbaSettings()),
      await mutate("saveKbaSettings", { id, revision: 0, settings }),
      await mutate("removeKbaSettings", { id, revision: 0 }),
    ];
    await allow();
    for (const payload of results) {
      expect(payload).toMatchObject({ result: "UNKNOWN_INTERNAL_ERROR", kbaSettings: null, errors: [] });
    }
    expect((await listed(augsburg))?.edges).toMatchObject([
      { node: { user: "AUGKBA", userNumber: "4711", revision: 0 } },
    ]);
  });
});
