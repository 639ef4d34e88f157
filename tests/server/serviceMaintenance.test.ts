import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { maintenanceTextMaxLength } from "#domain/serviceMaintenance";
import { hashPassword } from "#server/domain/sessions/passwords";
import { storeCommunes } from "../support/register";
import { bothDatabases } from "../support/databases";
import { changeMaintenance, storeMaintenance } from "../support/maintenance";
import { storeProcess } from "../support/processCalls";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { clearActivities } from "../support/activities";

const now = new Date("2026-11-20T10:00:00.000Z");
/** In steps of two minutes, so that sessions do not end. */
const later = (steps: number) => new Date(now.getTime() + steps * 120_000);
const serviceId = "ew-fuehrungszeugnis";
const german = { language: "de", text: "Wartung bis mittags." };
const augsburg = "09761000";

describe.each(bothDatabases)("Maintenance ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const offered = { unit: "Stadt", postalCodes: [] };
  await storeCommunes(db, [
    { ...offered, ags: augsburg, name: "Augsburg", services: [serviceId, "pw-eheurkunde"] },
    { ...offered, ags: "09762000", name: "Kaufbeuren", services: [serviceId] },
  ]);
  const login = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) =>
    addSession(db, await addUser(db, { username, roles }), now);
  const support = await login("support", systemRole("SUPPORT"));
  const admin = await login("admin", systemRole("ADMIN"));
  const member = await login("member", [memberOf(augsburg, serviceId, "ew-abmeldung")]);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("service_maintenance").execute();
    await clearActivities(db);
  });

  const save = (input: object, at = now) =>
    changeMaintenance(db, { token: support, now: at }, "save", {
      serviceId,
      endsAt: later(4).toISOString(),
      texts: [german],
      ...input,
    });
  const end = (input: object, at = now) =>
    changeMaintenance(db, { token: admin, now: at }, "end", { serviceId, ...input });
  const refusal = async (input: object, at = now) => {
    const { errors } = await save(input, at);
    return errors.map(({ code, field }) => [code, field?.join(".") ?? null]);
  };
  const visibleTo = async (token: string, at = now) => {
    const source = "{ user { maintenances { serviceId } } }";
    type Answer = { readonly user: { readonly maintenances: readonly { readonly serviceId: string }[] } };
    const { data } = await call<Answer>(db, { token, now: at }, source);
    return data?.user.maintenances.map((each) => each.serviceId);
  };
  const activities = () =>
    db
      .selectFrom("activity")
      .select(["type", "commune_ags", "label", "before", "after"])
      .orderBy("id")
      .execute();

  test("Maintenance: begins now or later, is changed, and increments its revision only if it differs", async () => {
    const { maintenance, errors } = await save({});
    expect(errors).toEqual([]);
    expect(maintenance).toEqual({
      serviceId,
      beginsAt: now.toISOString(),
      endsAt: later(4).toISOString(),
      revision: 1,
      texts: [german],
      updatedBy: { username: "support" },
    });
    // Its beginning stays, whatever is given.
    const extension = { revision: 1, beginsAt: later(-5).toISOString(), endsAt: later(9).toISOString() };
    const extended = await save(extension, later(1));
    expect(extended.maintenance).toMatchObject({
      beginsAt: now.toISOString(),
      endsAt: later(9).toISOString(),
    });
    expect((await save({ ...extension, revision: 2 }, later(1))).maintenance?.revision).toBe(2);
    expect(await activities()).toHaveLength(2);
  });

  test("Maintenance: texts are trimmed to one line, and German comes first", async () => {
    const texts = [
      { language: "ar", text: "صيانة" },
      { language: "de", text: "  Wartung\n bis mittags. " },
    ];
    expect((await save({ texts })).maintenance?.texts).toEqual([german, { language: "ar", text: "صيانة" }]);
  });

  test.each([
    [{ serviceId: "ew-unbekannt" }, "not_found", "serviceId"],
    [{ texts: [] }, "required", "texts"],
    [{ texts: [{ language: "en", text: "Closed." }] }, "required", "texts"],
    [{ texts: [german, { language: "en", text: " " }] }, "required", "texts.1.text"],
    [{ texts: [german, { language: "xx", text: "a" }] }, "language_invalid", "texts.1.language"],
    [{ texts: [german, german] }, "language_invalid", "texts.1.language"],
    [
      { texts: [{ ...german, text: "a".repeat(maintenanceTextMaxLength + 1) }] },
      "text_too_long",
      "texts.0.text",
    ],
    [{ endsAt: now.toISOString() }, "date_in_past", "endsAt"],
    [{ beginsAt: later(-1).toISOString() }, "date_in_past", "beginsAt"],
    [{ beginsAt: later(4).toISOString() }, "end_before_start", "endsAt"],
    // 90 days from November 20 in Berlin; the whole 90th day is accepted.
    [{ endsAt: "2027-02-18T23:00:00.001Z" }, "number_out_of_range", "endsAt"],
    [{ revision: 1 }, "not_found", null],
  ])("Maintenance: refuses %j with %s", async (input, code, field) => {
    expect(await refusal(input)).toEqual([[code, field]]);
    expect(await activities()).toEqual([]);
  });

  test("Maintenance: cannot be given a language that is not on offer, but keeps one that it has", async () => {
    const texts = [german, { language: "fr", text: "Fermé." }];
    await save({ texts });
    const setting = { key: "languages", value: JSON.stringify(["de", "en"]), revision: 1 };
    await db.insertInto("system_setting").values(setting).execute();
    try {
      expect(await refusal({ texts, revision: 1, endsAt: later(5).toISOString() })).toEqual([]);
      expect(await refusal({ texts: [...texts, { language: "tr", text: "Kapalı." }], revision: 2 })).toEqual([
        ["language_not_offered", "texts.2.text"],
      ]);
    } finally {
      await db.deleteFrom("system_setting").where("key", "=", "languages").execute();
    }
  });

  test("Maintenance: may end on the 90th day", async () => {
    expect(await refusal({ endsAt: "2027-02-18T23:00:00.000Z" })).toEqual([]);
  });

  test("Maintenance: a stale revision returns the stored one, also for a second plan and for ending", async () => {
    await save({});
    const { maintenance, errors } = await save({ endsAt: later(5).toISOString() });
    expect(errors).toEqual([
      {
        code: "conflict",
        field: null,
        params: [
          { name: "by", value: "support" },
          { name: "at", value: now.toISOString() },
        ],
      },
    ]);
    expect(maintenance).toMatchObject({ revision: 1, endsAt: later(4).toISOString() });
    expect((await end({ revision: 7 })).errors.map(({ code }) => code)).toEqual(["conflict"]);
    expect(await activities()).toHaveLength(1);
  });

  test("Maintenance: two users plan at the same time, one of them gets a conflict", async () => {
    const answers = await Promise.all([save({}), save({ endsAt: later(5).toISOString() })]);
    const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(codes).toEqual(["conflict"]);
  });

  test("Maintenance: the clock ends it, and another one may follow with a higher revision", async () => {
    await save({});
    expect(await visibleTo(support, later(4))).toEqual([]);
    expect((await end({ revision: 1 }, later(4))).errors.map(({ code }) => code)).toEqual(["not_found"]);
    expect(await refusal({ revision: 1, endsAt: later(9).toISOString() }, later(4))).toEqual([
      ["not_found", null],
    ]);
    const { maintenance } = await save({ endsAt: later(9).toISOString() }, later(4));
    expect(maintenance).toMatchObject({ revision: 2, beginsAt: later(4).toISOString() });
  });

  test("Maintenance: a current one is ended early, a planned one withdrawn; each logs its own entry", async () => {
    await save({});
    expect(await end({ revision: 1 }, later(1))).toEqual({ maintenance: null, errors: [] });
    expect(await visibleTo(support, later(1))).toEqual([]);
    await save({ beginsAt: later(3).toISOString() }, later(2));
    expect(await end({ revision: 3 }, later(2))).toEqual({ maintenance: null, errors: [] });
    // Also later, when it would have begun.
    expect(await visibleTo(support, later(3))).toEqual([]);
    const sentences = { de: german.text };
    const first = { beginsAt: now.toISOString(), endsAt: later(4).toISOString(), sentences };
    const entry = { commune_ags: null, label: "Führungszeugnis" };
    const planned = { ...first, beginsAt: later(3).toISOString() };
    expect(await activities()).toEqual([
      { ...entry, type: "DISABLE_SERVICE", before: null, after: first },
      {
        ...entry,
        type: "ENABLE_SERVICE",
        before: first,
        after: { ...first, endsAt: later(1).toISOString() },
      },
      { ...entry, type: "DISABLE_SERVICE", before: null, after: planned },
      { ...entry, type: "ENABLE_SERVICE", before: planned, after: null },
    ]);
  });

  test("Maintenance: members see that of services which their roles name and their commune offers", async () => {
    const spans: [string, number, number][] = [
      ["pw-eheurkunde", -1, 1],
      // Named by the role, but not offered by the commune.
      ["ew-abmeldung", -1, 1],
      [serviceId, 2, 3],
    ];
    for (const [id, from, to] of spans) await storeMaintenance(db, id, later(from), later(to));
    expect(await visibleTo(member)).toEqual([serviceId]);
    expect(await visibleTo(support)).toEqual(["ew-abmeldung", "pw-eheurkunde", serviceId]);
    expect(await visibleTo(admin, later(1))).toEqual([serviceId]);
  });

  test("Maintenance: a login returns it as well", async () => {
    await storeMaintenance(db, serviceId, later(-1), later(1));
    const source = `mutation ($password: String!) {
      login(username: "kathrin", password: $password) { maintenances { serviceId } } }`;
    const password = "ein langer Satz als Passwort";
    const passwordHash = await hashPassword(password);
    await addUser(db, { username: "kathrin", roles: [memberOf("09762000", serviceId)], passwordHash });
    const { data, codes } = await call(db, { now }, source, { password });
    expect(codes).toEqual([]);
    expect(data).toEqual({ login: { maintenances: [{ serviceId }] } });
  });

  test("Maintenance: what it affects is counted, communes and unfinished applications of the service", async () => {
    const create = (status: "ERROR" | "SUCCESS", id = serviceId) =>
      storeProcess(db, { commune_ags: augsburg, service_id: id, status });
    await create("ERROR");
    await create("SUCCESS");
    await create("ERROR", "pw-eheurkunde");
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("commune_ags", "=", "09762000")
      .execute();
    const source = `query ($id: String!) { service(serviceId: $id) {
      communeCount enabledCount openApplicationCount } }`;
    const { data } = await call(db, { token: support, now }, source, { id: serviceId });
    expect(data).toEqual({ service: { communeCount: 2, enabledCount: 1, openApplicationCount: 1 } });
  });
});
