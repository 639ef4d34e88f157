import { pino } from "pino";
import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/config";
import { linkMail } from "#server/domain/invitations/inviteMail";
import { readSender } from "#server/domain/installation/mailSender";
import { inviteMailKind } from "#server/domain/invitations/inviteMails";
import { createMailer, type Mailer } from "#server/outgoing/mailer";
import { clearActivities } from "../support/activities";
import { databases, type TestDatabase } from "../support/databases";
import {
  addManager,
  inviteCall,
  startMailServer,
  textOf,
  tokenOf,
  type TestMailServer,
} from "../support/invites";
import { addUser, call, systemRole, type Caller } from "../support/serverCalls";
import { servicesOf } from "../support/services";

const acceptMutation = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
const intervals = { maintenance: 1, worker: { poll: 50, sweep: 150, gracePeriod: 500 } };
const patience = { timeout: 20_000, interval: 50 };
const hourMs = 3_600_000;

describe.each(databases)("E-mails on $name", (kind) => {
  let open: TestDatabase;
  let harness: TestMailServer;
  let mailer: Mailer | null;
  let support: Caller & { readonly id: string };
  let userId: string;
  let logged: string;

  const log = pino(
    { level: "debug" },
    new Writable({
      write: (line, _encoding, next) => {
        logged += String(line);
        next();
      },
    }),
  );

  /** Runs the queue with this mail server. */
  const run = async (
    smtpUrl: string | null,
    { wrap = (given: Mailer) => given, pausesMs = [200, 200, 200] } = {},
  ) => {
    const env = { SECRET_KEY: "only-for-tests-".repeat(4), ...(smtpUrl !== null && { SMTP_URL: smtpUrl }) };
    const config = readConfig(env, { demo: false });
    mailer =
      smtpUrl === null
        ? null
        : createMailer({ smtpUrl, from: () => readSender(open.db, config), connections: 2 });
    const { queue } = servicesOf(open.db);
    const ctx = { db: open.db, config, log, queue, now: () => new Date() };
    const limits = { pausesMs, lostMs: hourMs };
    await queue.start([inviteMailKind(ctx, mailer && wrap(mailer), limits)], intervals);
  };
  const stop = async () => {
    await servicesOf(open.db).queue.stop();
    mailer?.close();
  };
  const invite = () => inviteCall(open.db, support, "sendUserInvite", userId);
  const accept = async (token: string) => {
    const input = { token, password: "ein gutes Passwort" };
    return (await call(open.db, {}, acceptMutation, { input })).codes;
  };
  const invitation = () =>
    open.db
      .selectFrom("user_invitation")
      .select(["delivery", "mail_tries", "mail_due_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
  const until = (state: { delivery: string; mail_tries?: number }) =>
    vi.waitFor(async () => expect(await invitation()).toMatchObject(state), patience);
  /** Makes waiting e-mails due. */
  const makeDue = async () => {
    await open.db
      .updateTable("user_invitation")
      .set({ mail_due_at: new Date(0) })
      .execute();
    await sql`update pgboss.job set start_after = now() where state < 'active'`.execute(open.db);
  };

  beforeAll(async () => {
    open = await kind.open();
    // The queue's log must not contain tokens either.
    servicesOf(open.db, log);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(open.db);
    await open.db.deleteFrom("user_account").execute();
    logged = "";
    harness = await startMailServer();
    const caller = await addManager(open.db, "SUPPORT", "support", new Date());
    support = { id: caller.id, token: caller.token, smtpUrl: harness.url };
    userId = await addUser(open.db, {
      username: "Gerda.Jäger",
      email: "gerda@example.org",
      active: false,
      roles: systemRole("SUPPORT"),
    });
  });
  afterEach(async () => {
    await stop();
    await harness.close();
  });

  test("arrive with an activation link that is stored nowhere", async () => {
    await run(harness.url);
    const { payload } = await invite();
    expect(payload).toMatchObject({ url: null, errors: [] });
    await until({ delivery: "SENT", mail_tries: 1 });
    const [mail] = harness.mails;
    if (!mail) throw new Error("Nothing has arrived.");
    expect(mail.to).toBe("gerda@example.org");
    expect(mail.raw).toMatch(/^From: Service Management <no-reply@localhost>\r$/m);
    expect(mail.raw).toMatch(/^Subject: Einladung zu Service Management\r$/m);
    expect(textOf(mail)).toContain("support hat Sie zu Service Management eingeladen.");
    const token = tokenOf(mail);
    const tables = ["user_invitation", "activity", "pgboss.job", "pgboss.archive"];
    for (const table of tables) {
      const { rows } = await sql`select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(open.db);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(logged).not.toMatch(new RegExp(`${token}|ss word|ss%20word`));
    expect(await accept(token)).toEqual([]);
  });

  test("are retried with another link if the mail server is busy", async () => {
    harness.refuse = { code: 451, times: 2 };
    await run(harness.url);
    await invite();
    await until({ delivery: "SENT", mail_tries: 3 });
    expect(await accept(tokenOf(harness.mails[0] ?? { to: "", raw: "" }))).toEqual([]);
    expect(logged).toContain("451");
    expect(logged).not.toContain("Not now.");
  });

  test("fail at once if the recipient is refused, and finally if the server is unreachable", async () => {
    harness.refuse = { code: 550, times: 9 };
    await run(harness.url);
    await invite();
    await until({ delivery: "FAILED", mail_tries: 1 });
    await stop();
    await harness.close();
    await run(harness.url);
    await open.db
      .updateTable("user_invitation")
      .set({ created_at: new Date(0) })
      .execute();
    await invite();
    await until({ delivery: "FAILED", mail_tries: 4 });
    expect(harness.mails).toEqual([]);
  });

  test("enqueued without a queue or mail server are sent once there is one", async () => {
    // The queue is stopped while the invitation is created, so there is no job either.
    await invite();
    const port = Number(new URL(harness.url).port);
    await harness.close();
    await run(harness.url, { pausesMs: [hourMs] });
    // The last statement of a failed attempt.
    const paused = sql`select id from pgboss.job where start_after > now() + interval '50 minutes'`;
    await vi.waitFor(async () => expect((await paused.execute(open.db)).rows).toHaveLength(1), patience);
    expect(await invitation()).toMatchObject({ delivery: "QUEUED", mail_tries: 1 });
    harness = await startMailServer(port);
    await makeDue();
    await until({ delivery: "SENT", mail_tries: 2 });
    expect(await accept(tokenOf(harness.mails[0] ?? { to: "", raw: "" }))).toEqual([]);
  });

  test("sent by a server that died before recording it are sent again; the first link is invalid", async () => {
    let isDying = true;
    const wrap = ({ send, close }: Mailer): Mailer => ({
      close,
      send: async (...args) => {
        const result = await send(...args);
        if (isDying) {
          isDying = false;
          throw new Error("The server died.");
        }
        return result;
      },
    });
    await run(harness.url, { wrap });
    await invite();
    await vi.waitFor(() => expect(isDying).toBe(false), patience);
    await makeDue();
    await until({ delivery: "SENT", mail_tries: 2 });
    const [first, second] = harness.mails.map(tokenOf);
    expect(await accept(first ?? "")).toEqual(["invalid_token"]);
    expect(await accept(second ?? "")).toEqual([]);
  });

  test("are not sent for withdrawn links, and fail if there is no mail server any more", async () => {
    await invite();
    await inviteCall(open.db, support, "withdrawUserInvite", userId);
    const other = await addUser(open.db, { username: "otto", active: false, roles: systemRole("SUPPORT") });
    await inviteCall(open.db, support, "sendUserInvite", other);
    await run(null);
    await vi.waitFor(async () => {
      const rows = await open.db.selectFrom("user_invitation").select(["user_id", "delivery"]).execute();
      expect(rows).toContainEqual({ user_id: other, delivery: "FAILED" });
      expect(rows).toContainEqual({ user_id: userId, delivery: "QUEUED" });
    }, patience);
    await stop();
    await run(harness.url);
    await open.db
      .updateTable("user_invitation")
      .set({ created_at: new Date(0) })
      .execute();
    await inviteCall(open.db, support, "sendUserInvite", other);
    await vi.waitFor(() => expect(harness.mails.map(({ to }) => to)).toEqual(["otto@example.org"]), patience);
  });
});

test("E-mails: escape names, and show when the link expires", () => {
  const mail = linkMail({
    purpose: "PASSWORD_RESET",
    username: "<b>Jäger</b>",
    email: "a@example.org",
    by: '"Chef" & Co',
    url: "https://sm.example.org/mgt/activate?t=x",
    publicUrl: "https://sm.example.org",
    expiresAt: new Date("2026-11-27T22:37:00.000Z"),
  });
  expect(mail.subject).toBe("Neues Passwort für Service Management");
  expect(mail.html).toContain("&lt;b&gt;Jäger&lt;/b&gt;");
  expect(mail.html).toContain("&quot;Chef&quot; &amp; Co");
  expect(mail.html).not.toMatch(/<b>|src=|<img|<link/);
  expect(mail.text).toContain("bis 27. November 2026 um 23:37 MEZ");
  expect(mail.text.indexOf("Guten Tag")).toBeLessThan(mail.text.indexOf("Hello"));
});
