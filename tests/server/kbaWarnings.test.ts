import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import type { Mail, MailResult } from "#server/outgoing/mailer";
import { databases } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import {
  augsburg,
  ebersberg,
  kbaTime,
  registration,
  storedPassword,
  storeKbaPlaces,
  storeKbaSettings,
} from "../support/kba";
import { contextOf } from "../support/serverCalls";
import { servicesOf } from "../support/services";

const isSent: MailResult = { isSent: true };
const isDelayed: MailResult = { isSent: false, isFinal: false, reason: "ETIMEDOUT", answer: null };
const isRefused: MailResult = { isSent: false, isFinal: true, reason: "EENVELOPE 550", answer: null };
const second = "ikfz-umschreibung";

/** Days on which a password was set that expires in 15, 14 and 0 days, and that expired yesterday. */
const valid = "2026-09-07";
const expiring = "2026-09-06";
const lastDay = "2026-08-23";
const expired = "2026-08-22";

describe.each(databases)("Warnings of KBA passwords ($name)", async ({ open }) => {
  let mails: Mail[];
  let logged: string;
  let results: Readonly<Record<string, MailResult>>;
  const database = await open();
  const { db } = database;
  await storeKbaPlaces(db);
  await db.insertInto("commune_service").values({ commune_ags: augsburg, service_id: second }).execute();
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("kba_settings").execute();
    await db.deleteFrom("service_setting").execute();
    await db.updateTable("commune_service").set({ is_enabled: true }).execute();
    [mails, logged, results] = [[], "", {}];
  });

  const run = async ({ now = kbaTime, hasMailer = true } = {}) => {
    const log = pino({ level: "trace" }, { write: (line: string) => void (logged += line) });
    const ctx = { ...(await contextOf(db)), ...servicesOf(db), log, now: () => now };
    const mailer = {
      send: async (mail: Mail) => {
        const result = results[mail.to] ?? isSent;
        if (result.isSent) mails.push(mail);
        return result;
      },
      close: () => undefined,
    };
    const job = scheduledJobs(ctx, hasMailer ? mailer : null).find(
      ({ name }) => name === "warn-kba-passwords",
    );
    expect(job?.schedule).toBe("0 6 * * *");
    await job?.run(seenRun());
    return mails.splice(0);
  };
  const notify = (commune_ags: string | null, service_id: string, value: string) =>
    db
      .insertInto("service_setting")
      .values({ commune_ags, service_id, key: "notify_email", value, updated_at: kbaTime })
      .execute();
  const states = async () => {
    const rows = await db
      .selectFrom("kba_settings")
      .select(["kba_user", "warned_state", "revision"])
      .orderBy("kba_user")
      .execute();
    return rows.map(({ kba_user, warned_state, revision }) => [kba_user, warned_state, revision]);
  };

  test("name all affected users of a commune, their last days and the address of the screen", async () => {
    await notify(augsburg, registration, "kfz@example.org");
    await storeKbaSettings(db, { kba_user: "A-VALID", password_set_on: valid });
    await storeKbaSettings(db, { kba_user: "B-SOON", password_set_on: expiring });
    await storeKbaSettings(db, { kba_user: "C-TODAY", password_set_on: lastDay });
    await storeKbaSettings(db, { kba_user: "D-EXPIRED", password_set_on: expired });
    const sent = await run();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["kfz@example.org", "Augsburg: KBA-Passwort läuft ab"],
    ]);
    const text = sent[0]?.text ?? "";
    const [german = "", english = ""] = text.split("---");
    expect(german).toContain("KBA-Benutzer B-SOON: letzter gültiger Tag 5. Dezember 2026 (noch 14 Tage)");
    expect(german).toContain("KBA-Benutzer C-TODAY: letzter gültiger Tag 21. November 2026 (heute)");
    expect(german).toContain("KBA-Benutzer D-EXPIRED: letzter gültiger Tag 20. November 2026 (abgelaufen)");
    expect(english).toContain("KBA user B-SOON: last valid day 5 December 2026 (14 days left)");
    for (const part of [german, english]) {
      expect(part).toMatch(/https?:\/\/[^\s]+\/mgt\/edit\/09761000\/kba-settings\n/);
      expect(part).not.toMatch(/A-VALID|SOON05/);
    }
    expect(sent[0]?.html).toContain("/mgt/edit/09761000/kba-settings</a>");
    expect(JSON.stringify(sent) + logged).not.toContain(storedPassword);
    const warned = [
      ["A-VALID", null, 0],
      ["B-SOON", "EXPIRING", 0],
      ["C-TODAY", "EXPIRING", 0],
      ["D-EXPIRED", "EXPIRED", 0],
    ];
    expect(await states()).toEqual(warned);
    expect(await run()).toEqual([]);
  });

  test("are sent once for each state", async () => {
    await notify(augsburg, registration, "kfz@example.org");
    await storeKbaSettings(db, { password_set_on: lastDay });
    expect(await run()).toHaveLength(1);
    const [mail] = await run({ now: new Date("2026-11-22T05:00:00Z") });
    expect(mail?.subject).toBe("Augsburg: KBA-Passwort abgelaufen");
    expect(await run({ now: new Date("2026-11-23T05:00:00Z") })).toEqual([]);
    expect(await states()).toEqual([["AUGKBA", "EXPIRED", 0]]);
  });

  test("go to the effective addresses of the enabled services, each once", async () => {
    await notify(null, registration, "alle@example.org");
    await notify(augsburg, registration, "kfz@example.org");
    await notify(augsburg, second, "KFZ@example.org");
    await notify(augsburg, "ew-meldebescheinigung", "meldeamt@example.org");
    await storeKbaSettings(db, { password_set_on: expired });
    await storeKbaSettings(db, { commune_ags: ebersberg, password_set_on: expired });
    const mails = await run();
    expect(mails).toHaveLength(2);
    expect(new Map(mails.map(({ to, subject }) => [to.toLowerCase(), subject.split(":", 1)[0]]))).toEqual(
      new Map([
        ["alle@example.org", "Ebersberg"],
        ["kfz@example.org", "Augsburg"],
      ]),
    );
  });

  test("wait for an address of an enabled service, and for a mail server", async () => {
    await storeKbaSettings(db, { password_set_on: expired });
    expect(await run()).toEqual([]);
    await notify(augsburg, registration, "kfz@example.org");
    await db.updateTable("commune_service").set({ is_enabled: false }).execute();
    expect(await run()).toEqual([]);
    await db.updateTable("commune_service").set({ is_enabled: true }).execute();
    expect(await run({ hasMailer: false })).toEqual([]);
    expect(await states()).toEqual([["AUGKBA", null, 0]]);
    expect(await run()).toHaveLength(1);
  });

  test("are sent again the next day if the mail server did not accept them", async () => {
    await notify(augsburg, registration, "one@example.org");
    await notify(augsburg, second, "two@example.org");
    await storeKbaSettings(db, { password_set_on: expired });
    results = { "one@example.org": isDelayed };
    expect((await run()).map(({ to }) => to)).toEqual(["two@example.org"]);
    expect(await states()).toEqual([["AUGKBA", null, 0]]);
    expect(logged).toContain("a warning of KBA passwords could not be sent");
    expect(logged).toContain("ETIMEDOUT");
    expect(logged).not.toMatch(/@example\.org|AUGKBA/);
    results = { "one@example.org": isRefused, "two@example.org": isRefused };
    await run();
    expect(await states()).toEqual([["AUGKBA", null, 0]]);
    results = { "one@example.org": isRefused };
    expect((await run()).map(({ to }) => to)).toEqual(["two@example.org"]);
    expect(await states()).toEqual([["AUGKBA", "EXPIRED", 0]]);
  });
});
