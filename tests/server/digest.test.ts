import { readFileSync } from "node:fs";
import { pino } from "pino";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { attentionKinds } from "#domain/attention";
import { defaultSettings } from "#domain/systemSettings";
import { lineWording } from "#server/domain/digest/digestWording";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import type { Mail, MailResult } from "#server/outgoing/mailer";
import {
  attentionHarness,
  attentionTime,
  clearAttention,
  readReports,
  storeKind,
} from "../support/attention";
import { seenRun } from "../support/jobRuns";
import { bothDatabases } from "../support/databases";
import { addUser, call, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { servicesOf } from "../support/services";

const isSent: MailResult = { isSent: true };
const isDelayed: MailResult = { isSent: false, isFinal: false, reason: "ETIMEDOUT", answer: null };
const isRefused: MailResult = { isSent: false, isFinal: true, reason: "EENVELOPE 550", answer: null };
/** 07:00 in Europe/Berlin, that day and the next. */
const morning = new Date("2026-11-20T06:00:00Z");
const nextMorning = new Date("2026-11-21T06:00:00Z");

test("Digest: words the lines like the overview", () => {
  const catalog = readFileSync("locales/en/admin.po", "utf8");
  for (const kind of attentionKinds) {
    const [de, en] = [lineWording.de[kind], lineWording.en[kind]];
    const wordingOf = (one: string, other: string) => `"{count, plural, one {${one}} other {${other}}}"`;
    expect(catalog).toContain(
      `msgid ${wordingOf(de.one, de.other)}\nmsgstr ${wordingOf(en.one, en.other)}\n`,
    );
    expect(catalog).toContain(`msgid "${de.label}"\nmsgstr "${en.label}"\n`);
  }
});

describe.each(bothDatabases)("Daily digest ($name)", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  const wanting = { wants_digest: true };
  let mails: Mail[];
  let logged: string;
  let results: Readonly<Record<string, MailResult>>;
  afterAll(() => open.close());
  // Otherwise, the state of jobs could not be read.
  await servicesOf(db).queue.start([]);
  await servicesOf(db).queue.stop();
  beforeEach(async () => {
    await clearAttention(db);
    await db.deleteFrom("user_account").where("username", "like", "reader%").execute();
    await db.updateTable("user_account").set({ wants_digest: false, digest_sent_on: null }).execute();
    await db.updateTable("user_account").set(wanting).where("username", "=", "support").execute();
    [mails, logged, results] = [[], "", {}];
  });

  const jobAt = async (now: Date, hasMailer = true) => {
    const log = pino({ level: "trace" }, { write: (line: string) => void (logged += line) });
    const ctx = { ...(await contextOf(db, { now })), ...servicesOf(db), log };
    const send = async (mail: Mail) => {
      const result = results[mail.to] ?? isSent;
      if (result.isSent) mails.push(mail);
      return result;
    };
    const jobs = scheduledJobs(ctx, hasMailer ? { send, close: () => undefined } : null);
    const job = jobs.find(({ name }) => name === "send-digests");
    if (!job) throw new Error("There is no such job.");
    return job;
  };
  const run = async (now = morning, hasMailer = true) => {
    await (await jobAt(now, hasMailer)).run(seenRun());
    return mails.splice(0);
  };
  const addReader = async (username: string, changes: object = {}, roles = systemRole("SUPPORT")) => {
    const id = await addUser(db, { username, roles });
    await db
      .updateTable("user_account")
      .set({ ...wanting, ...changes })
      .where("id", "=", id)
      .execute();
  };

  test("is sent at seven in the morning, retried, and runs on one server", async () => {
    const { schedule, retryLimit } = await jobAt(morning);
    expect(typeof schedule === "function" && schedule(defaultSettings)).toBe("0 7 * * *");
    expect(typeof schedule === "function" && schedule({ ...defaultSettings, digestHour: 0 })).toBe(
      "0 0 * * *",
    );
    expect(retryLimit).toBeGreaterThan(0);
  });

  test("has the lines of the overview in both languages, the overview, and how to switch it off", async () => {
    for (const each of attentionKinds) await storeKind[each](db);
    const reports = await readReports(db, tokens.support);
    const lines = reports.flatMap((report) => report.lines ?? []);
    expect(lines.length).toBeGreaterThanOrEqual(attentionKinds.length);

    const [mail, ...others] = await run(attentionTime);
    expect(others).toEqual([]);
    expect(mail?.to).toBe("support@example.org");
    expect(mail?.subject).toBe(`Service Management: ${lines.length} Punkte brauchen Aufmerksamkeit`);
    const [german = "", english = ""] = (mail?.text ?? "").split("\n---\n");
    for (const [language, part] of [
      ["de", german],
      ["en", english],
    ] as const) {
      const sentences = part.split("\n").filter((line) => line.startsWith("– "));
      expect(sentences).toHaveLength(lines.length);
      for (const [index, { kind: of, count }] of lines.entries()) {
        const { one, other } = lineWording[language][of];
        expect(sentences[index]).toContain((count === 1 ? one : other).replace("#", String(count)));
      }
      expect(part).toMatch(/\nhttp:\/\/localhost:\d+\/admin\n/);
      expect(part).toMatch(/\nhttp:\/\/localhost:\d+\/account\n/);
    }
    expect(german).toContain("– 6 Prozesse, gleiche Ursache: ");
    expect(german).toContain("(20.11.2026 11:00):");
    expect(german).toContain("um 7 Uhr, wenn etwas Aufmerksamkeit braucht");
    expect(english).toContain("at 7:00 if something needs attention");
  });

  test("is not sent if nothing needs attention, or everything is marked as seen", async () => {
    expect(await run()).toEqual([]);
    await storeKind.RESOURCE_DEPRECATED(db);
    const mark = {
      kind: "RESOURCE_DEPRECATED" as const,
      until: new Date("2026-11-23T23:00:00Z"),
      reason: "Wird ersetzt.",
      seen_by_name: "support",
      seen_at: morning,
    };
    const [line] = (await readReports(db, tokens.support, ["RESOURCE_DEPRECATED"]))[0]?.lines ?? [];
    const count = line?.count ?? 0;
    await db
      .insertInto("attention_seen")
      .values({ ...mark, count })
      .execute();
    expect(await run(nextMorning)).toEqual([]);
    // It has grown since it was marked.
    await db
      .updateTable("attention_seen")
      .set({ count: count - 1 })
      .execute();
    const [mail] = await run(new Date("2026-11-22T06:00:00Z"));
    expect(mail?.subject).toBe("Service Management: 1 Punkt braucht Aufmerksamkeit");
    expect(mail?.text).toContain("dieser Punkt braucht Aufmerksamkeit (22.11.2026 07:00):");
  });

  test("names a kind that failed, which does not hold back the others", async () => {
    await storeKind.RESOURCE_DEPRECATED(db);
    await sql`alter table water_meter_reading rename to gone`.execute(db);
    const [mail] = await run();
    await clearAttentionOf("resource_version", "resource");
    const [only] = await run(nextMorning);
    await sql`alter table gone rename to water_meter_reading`.execute(db);
    expect(mail?.text).toContain("Endende Ablesezeiträume: konnte nicht ermittelt werden");
    expect(mail?.text).toContain("Ending reading periods: could not be determined");
    expect(mail?.text).toMatch(/– \d+ Ressource(n sind| ist) veraltet/);
    expect(only?.subject).toBe("Service Management: Nicht alles konnte ermittelt werden");
    expect(only?.text).not.toContain("– ");
  });

  const clearAttentionOf = async (...tables: readonly ("resource_version" | "resource")[]) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  };

  test("goes to active users with the permission who want it", async () => {
    await storeKind.RESOURCE_DEPRECATED(db);
    await addReader("reader-admin", {}, systemRole("ADMIN"));
    await addReader("reader-gone", { active: false });
    await addReader("reader-member", {}, [memberOf("09761000")]);
    await addReader("reader-silent", { wants_digest: false });
    expect((await run()).map(({ to }) => to).toSorted()).toEqual([
      "reader-admin@example.org",
      "support@example.org",
    ]);
    expect(await run(nextMorning, false)).toEqual([]);
    // Without a mail server, none is claimed.
    expect(await run(nextMorning)).toHaveLength(2);
  });

  test("is sent once a day, also by several servers at once", async () => {
    await storeKind.RESOURCE_DEPRECATED(db);
    for (const name of ["reader-a", "reader-b", "reader-c"]) await addReader(name);
    const jobs = await Promise.all([jobAt(morning), jobAt(morning), jobAt(morning)]);
    await Promise.all(jobs.map((job) => job.run(seenRun())));
    expect(
      mails
        .splice(0)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(["reader-a", "reader-b", "reader-c", "support"].map((name) => `${name}@example.org`));
    expect(await run(new Date("2026-11-20T22:59:59Z"))).toEqual([]);
    expect(await run(nextMorning)).toHaveLength(4);
  });

  test("goes to all others if the mail server refuses one, who gets it by a retry unless refused for good", async () => {
    await storeKind.RESOURCE_DEPRECATED(db);
    await addReader("reader-late");
    await addReader("reader-wrong");
    results = { "reader-late@example.org": isDelayed, "reader-wrong@example.org": isRefused };
    await expect(run()).rejects.toThrow("1 digests could not be sent yet.");
    expect(mails.splice(0).map(({ to }) => to)).toEqual(["support@example.org"]);
    expect(logged).toContain("a daily digest could not be sent");
    expect(logged).not.toContain("@example.org");
    results = {};
    expect((await run(new Date("2026-11-20T06:15:00Z"))).map(({ to }) => to)).toEqual([
      "reader-late@example.org",
    ]);
  });
});

describe.each(bothDatabases)("Setting for the daily digest ($name)", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  afterAll(() => open.close());
  const read = async (token: string, smtpUrl?: string) => {
    const caller = { token, now: attentionTime, ...(smtpUrl && { smtpUrl }) };
    const { data, codes } = await call(db, caller, "{ ownSettings { wantsDigest sendsMail } }");
    expect(codes).toEqual([]);
    return data?.["ownSettings"];
  };
  const save = (token: string, wantsDigest: boolean) =>
    call(
      db,
      { token, now: attentionTime },
      `mutation ($input: SaveOwnSettingsInput!) { saveOwnSettings(input: $input) {
        settings { wantsDigest sendsMail } errors { code } } }`,
      { input: { wantsDigest } },
    );

  test("is off, and saved with an entry in the log of activities", async () => {
    expect(await read(tokens.support)).toEqual({ wantsDigest: false, sendsMail: false });
    const { data, codes } = await save(tokens.support, true);
    expect(codes).toEqual([]);
    expect(data?.["saveOwnSettings"]).toEqual({
      settings: { wantsDigest: true, sendsMail: false },
      errors: [],
    });
    await save(tokens.support, true);
    expect(await read(tokens.support, "smtp://mail.example.org")).toEqual({
      wantsDigest: true,
      sendsMail: true,
    });
    expect(await read(tokens.admin)).toMatchObject({ wantsDigest: false });
    const log = await db.selectFrom("activity").select(["type", "label", "before", "after"]).execute();
    expect(log).toEqual([
      {
        type: "UPDATE_USER",
        label: "support",
        before: { wantsDigest: false },
        after: { wantsDigest: true },
      },
    ]);
  });

  test("is not offered to members", async () => {
    expect(await read(tokens.member)).toEqual({ wantsDigest: null, sendsMail: false });
    expect((await save(tokens.member, true)).codes).toEqual(["insufficient_permissions"]);
  });
});
