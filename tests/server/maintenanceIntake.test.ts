import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { storeMaintenance } from "../support/maintenance";
import { bothDatabases } from "../support/databases";
import { callProcess, place, storePlace } from "../support/processCalls";

const now = new Date("2026-11-20T10:00:00.000Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const submit = `mutation($input: SubmitApplicationInput!) {
  answer: submitApplication(input: $input) { pid errors { code field params { name value } } } }`;
const quote = `query($input: QuoteFeesInput!) {
  answer: quoteFees(input: $input) { errors { code field params { name value } } } }`;
const availability = `query($ags: AGS!, $serviceId: String!, $language: String) {
  answer: serviceAvailability(ags: $ags, serviceId: $serviceId, language: $language) {
    acceptsApplications reason maintenance { beginsAt endsAt text language } } }`;

describe.each(bothDatabases)("Intake during maintenance ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  await storePlace(db);
  await db
    .updateTable("commune_service")
    .set({ is_enabled: false })
    .where("service_id", "=", "pw-eheurkunde")
    .execute();
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("process").execute();
    await db.deleteFrom("service_maintenance").execute();
  });

  async function ask(source: string, variables: object, time = now): Promise<unknown> {
    const context = { intake: "granted" as const, now: () => time };
    const { data, codes } = await callProcess(db, {}, source, { ...variables }, context);
    expect(codes).toEqual([]);
    return data?.["answer"];
  }
  const send = (idempotencyKey: string, time = now) => {
    const input = { ...place, idempotencyKey, key: "meldung", type: "ASYNCHRONOUS", variables: {} };
    return ask(submit, { input }, time);
  };
  const stored = async () => (await db.selectFrom("process").select("id").execute()).length;
  const refused = [
    {
      code: "service_in_maintenance",
      field: ["serviceId"],
      params: [{ name: "until", value: at(60).toISOString() }],
    },
  ];

  test("Intake: refuses from the beginning until before the end, and counts nothing", async () => {
    await storeMaintenance(db, place.serviceId, at(0), at(60));
    const before = await db.selectFrom("statistics_change").select("amount").execute();
    expect(await send("early", at(-0.001))).toMatchObject({ errors: [] });
    expect(await send("first", at(0))).toEqual({ pid: null, errors: refused });
    expect(await send("last", at(59.999))).toEqual({ pid: null, errors: refused });
    expect(await stored()).toBe(1);
    expect(await send("late", at(60))).toMatchObject({ errors: [] });
    expect(await stored()).toBe(2);
    const after = await db.selectFrom("statistics_change").select("figure").execute();
    expect(after.length - before.length).toBeGreaterThan(0);
    expect(await db.selectFrom("process_attempt").select("id").execute()).toEqual([]);
  });

  test("Intake: a repeated key still returns its process", async () => {
    const first = await send("key");
    await storeMaintenance(db, place.serviceId, at(0), at(60));
    expect(await send("key")).toEqual(first);
  });

  test("Intake: quotes no fees, but those of other services", async () => {
    const input = { ...place, variables: {} };
    expect(await ask(quote, { input })).toEqual({ errors: [] });
    await storeMaintenance(db, place.serviceId, at(0), at(60));
    expect(await ask(quote, { input })).toEqual({ errors: refused });
    await db.deleteFrom("service_maintenance").execute();
    await storeMaintenance(db, "ew-abmeldung", at(0), at(60));
    expect(await ask(quote, { input })).toEqual({ errors: [] });
  });

  test("Availability: tells whether applications are accepted, with the sentence in the requested language", async () => {
    const available = { acceptsApplications: true, reason: null, maintenance: null };
    expect(await ask(availability, place)).toEqual(available);
    const texts = { de: "Wartung bis mittags.", en: "Closed until noon." };
    await storeMaintenance(db, place.serviceId, at(0), at(60), texts);
    const maintenance = {
      beginsAt: at(0).toISOString(),
      endsAt: at(60).toISOString(),
      text: texts.de,
      language: "de",
    };
    const closed = { acceptsApplications: false, reason: "MAINTENANCE", maintenance };
    expect(await ask(availability, place)).toEqual(closed);
    const english = { ...maintenance, text: texts.en, language: "en" };
    expect(await ask(availability, { ...place, language: "en" })).toEqual({
      ...closed,
      maintenance: english,
    });
    // No sentence in it: German.
    expect(await ask(availability, { ...place, language: "fr" })).toEqual(closed);
    expect(await ask(availability, { ...place, language: "constructor" })).toEqual(closed);
    expect(await ask(availability, place, at(-1))).toEqual({ ...available, maintenance });
    expect(await ask(availability, place, at(60))).toEqual(available);
  });

  test("Availability: a disabled service stays disabled, and one that is not offered is unknown", async () => {
    const disabled = { ags: place.ags, serviceId: "pw-eheurkunde" };
    expect(await ask(availability, disabled)).toMatchObject({
      acceptsApplications: false,
      reason: "DISABLED",
    });
    expect(await ask(availability, { ...place, serviceId: "ew-abmeldung" })).toBeNull();
    expect(await ask(availability, { ...place, ags: "09762000" })).toBeNull();
    expect(await ask(availability, { ...place, ags: "x" })).toBeNull();
  });
});
