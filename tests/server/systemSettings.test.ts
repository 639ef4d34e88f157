import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { clearActivities } from "../support/activities";
import { bothDatabases } from "../support/databases";
import { startMailServer } from "../support/invites";
import { addUser, call, contextOf, systemRole, type Caller } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";
import { readSettings } from "#server/domain/installation/settings";
import { invite } from "#server/domain/invitations/invitations";
import { findViewer } from "#server/domain/sessions/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");

const facts = `id revision sendsMail
  values { sessionIdleMinutes exportLimit languages mailSender supportContact banner { german endsAt } }
  defaults { exportLimit mailSender }
  settings { key isDefault unit min max lockedBy updatedAt updatedBy { username } }`;

const saveMutation = `mutation ($input: SaveSystemSettingsInput!) {
  saveSystemSettings(input: $input) { systemSettings { ${facts} } errors { code field params { name value } } }
}`;

interface Settings {
  readonly revision: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly settings: readonly { readonly key: string; readonly isDefault: boolean }[];
}

interface Saved {
  readonly saveSystemSettings: {
    readonly systemSettings: Settings;
    readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
  };
}

describe.each(bothDatabases)("System settings on $name", async (kind) => {
  const open = await kind.open();
  let token: string;
  beforeEach(async () => {
    for (const table of ["system_setting", "user_account", "login_throttle"] as const) {
      await open.db.deleteFrom(table).execute();
    }
    await clearActivities(open.db);
    token = await addSession(
      open.db,
      await addUser(open.db, { username: "admin", roles: systemRole("ADMIN") }),
      minutes(-20, now),
    );
  });
  afterAll(() => open.close());

  const save = async (changes: object, revision = 0, caller: Caller = {}) => {
    const input = { revision, changes };
    const { data } = await call<Saved>(open.db, { token, now, ...caller }, saveMutation, { input });
    if (!data) throw new Error("The call failed.");
    return data.saveSystemSettings;
  };
  const effectsOf = async (changes: object) => {
    const source = `query ($changes: SystemSettingChanges!) { systemSettingsEffects(changes: $changes) {
      endedSessionCount endsOwnSession expiredInvitationCount erasedApplicationCount pseudonymisedEntryCount
      languagesInUse { language serviceCount } } }`;
    const { data } = await call(open.db, { token, now }, source, { changes });
    return data?.["systemSettingsEffects"];
  };
  const factOf = ({ settings }: Settings, key: string) => settings.find((each) => each.key === key);

  test("are defaults first, with bounds and units", async () => {
    const { data } = await call<{ readonly systemSettings: Settings }>(
      open.db,
      { token, now },
      `{ systemSettings { ${facts} } }`,
    );
    const settings = data?.systemSettings;
    expect(settings).toMatchObject({
      revision: 0,
      sendsMail: false,
      values: { sessionIdleMinutes: 30, exportLimit: 10_000, banner: null },
      defaults: { exportLimit: 10_000 },
    });
    expect(settings?.settings[0]).toEqual({
      key: "sessionIdleMinutes",
      isDefault: true,
      unit: "MINUTES",
      min: 5,
      max: 240,
      lockedBy: null,
      updatedAt: null,
      updatedBy: null,
    });
  });

  test("are saved with author and entry; other servers read them at once; null resets", async () => {
    const other = await readSettings(open.db);
    expect(other.exportLimit).toBe(10_000);
    const first = await save({ exportLimit: 500, supportContact: "  0821 324-0 ", languages: ["en", "de"] });
    expect(first.errors).toEqual([]);
    expect(first.systemSettings).toMatchObject({
      revision: 1,
      values: { exportLimit: 500, supportContact: "0821 324-0", languages: ["de", "en"] },
    });
    expect(factOf(first.systemSettings, "exportLimit")).toMatchObject({
      isDefault: false,
      updatedAt: now.toISOString(),
      updatedBy: { username: "admin" },
    });
    expect(factOf(first.systemSettings, "digestHour")).toMatchObject({ updatedAt: null });
    expect((await readSettings(open.db)).exportLimit).toBe(500);
    const second = await save({ exportLimit: null }, 1);
    expect(second.systemSettings).toMatchObject({ revision: 2, values: { exportLimit: 10_000 } });
    expect(factOf(second.systemSettings, "exportLimit")).toMatchObject({
      isDefault: true,
      updatedBy: { username: "admin" },
    });
    const entries = await open.db
      .selectFrom("activity")
      .select(["type", "before", "after"])
      .where("type", "=", "SAVE_SETTINGS")
      .orderBy("id")
      .execute();
    expect(entries.at(-1)).toEqual({
      type: "SAVE_SETTINGS",
      before: { exportLimit: 500 },
      after: { exportLimit: 10_000 },
    });
    expect((await save({ exportLimit: 10_000 }, 2)).systemSettings.revision).toBe(2);
  });

  test("are refused as a whole, each problem at its field", async () => {
    const banner = { german: "", english: "x".repeat(301), endsAt: "2026-11-20T09:00:00Z", isOnLogin: false };
    const { errors, systemSettings } = await save({
      sessionIdleMinutes: 4,
      exportLimit: 10_001,
      imprintUrl: "javascript:alert(1)",
      barrierContact: "anrufen",
      mailSender: "a@b.example, c@d.example",
      languages: ["en"],
      banner,
      invitationDays: 3,
    });
    expect(errors.map(({ code, field }) => [field?.join("."), code])).toEqual([
      ["changes.sessionIdleMinutes", "number_out_of_range"],
      ["changes.imprintUrl", "url_invalid"],
      ["changes.barrierContact", "contact_invalid"],
      ["changes.languages", "german_required"],
      ["changes.exportLimit", "number_out_of_range"],
      ["changes.mailSender", "sender_invalid"],
      ["changes.banner.german", "required"],
      ["changes.banner.english", "text_too_long"],
      ["changes.banner.endsAt", "date_in_past"],
    ]);
    expect(systemSettings.revision).toBe(0);
  });

  test("saved meanwhile by another administrator are not overwritten", async () => {
    await save({ exportLimit: 500 });
    const { errors, systemSettings } = await save({ exportLimit: 400 });
    expect(errors).toMatchObject([{ code: "conflict", params: [{ value: "admin" }, {}] }]);
    expect(systemSettings.values["exportLimit"]).toBe(500);
  });

  test("that shorten sessions end as many at once as they said before", async () => {
    const user = await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") });
    const idle = await addSession(open.db, user, minutes(-25, now));
    const fresh = await addSession(open.db, user, minutes(-1, now));
    const changes = { sessionIdleMinutes: 10 };
    expect(await effectsOf({ sessionIdleMinutes: 22 })).toMatchObject({
      endedSessionCount: 1,
      endsOwnSession: false,
    });
    // The caller's own session was just used.
    expect(await effectsOf(changes)).toMatchObject({ endedSessionCount: 1, endsOwnSession: false });
    expect(await effectsOf({ sessionAbsoluteHours: 1, sessionIdleMinutes: 240 })).toMatchObject({
      endedSessionCount: 0,
    });
    await save(changes);
    expect(await findViewer(open.db, idle, { isBackground: true, now })).toBeNull();
    expect(await findViewer(open.db, fresh, { isBackground: true, now })).not.toBeNull();
    expect(await findViewer(open.db, fresh, { isBackground: true, now: minutes(12, now) })).toBeNull();
  });

  test("that end the caller's own session say so", async () => {
    const old = await contextOf(open.db, { token, now });
    await open.db
      .updateTable("user_session")
      .set({ created_at: minutes(-90, now) })
      .where("id", "=", old.viewer?.sessionId ?? "")
      .execute();
    expect(await effectsOf({ sessionAbsoluteHours: 1 })).toMatchObject({
      endedSessionCount: 1,
      endsOwnSession: true,
    });
  });

  test("that shorten invitations end open ones as well", async () => {
    const id = await addUser(open.db, { username: "neu", active: false });
    await open.db.transaction().execute((tx) => invite(tx, id, minutes(-3 * 24 * 60, now)));
    expect(await effectsOf({ invitationDays: 4 })).toMatchObject({ expiredInvitationCount: 0 });
    expect(await effectsOf({ invitationDays: 2 })).toMatchObject({ expiredInvitationCount: 1 });
    await save({ invitationDays: 2 });
    const { expires_at } = await open.db
      .selectFrom("user_invitation")
      .select("expires_at")
      .executeTakeFirstOrThrow();
    expect(expires_at).toEqual(minutes(-24 * 60, now));
  });

  test("say how many entries would lose their names", async () => {
    const earlier = new Date("2026-03-01T00:00:00Z");
    const then = await addSession(
      open.db,
      await addUser(open.db, { username: "anna", roles: systemRole("ADMIN") }),
      earlier,
    );
    await save({ exportLimit: 500 }, 0, { token: then, now: earlier });
    // The job leaves out the month in which the period ends.
    expect(await effectsOf({ activityRetentionMonths: 8 })).toMatchObject({ pseudonymisedEntryCount: 0 });
    expect(await effectsOf({ activityRetentionMonths: 7 })).toMatchObject({ pseudonymisedEntryCount: 1 });
  });

  test("show the banner to everyone until it ends, on the login page if wanted", async () => {
    const support = await addSession(
      open.db,
      await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") }),
      now,
    );
    const banner = { german: "Umzug", english: "Move", endsAt: minutes(10, now).toISOString() };
    const source = `{ user { banner { german english endsAt } } instance { loginBanner { german } } }`;
    const shownAt = async (time: Date) =>
      (await call<{ user: object; instance: object }>(open.db, { token: support, now: time }, source)).data;
    await save({ banner: { ...banner, isOnLogin: false } });
    expect(await shownAt(now)).toEqual({ user: { banner }, instance: { loginBanner: null } });
    await save({ banner: { ...banner, isOnLogin: true } }, 1);
    expect(await shownAt(now)).toMatchObject({ instance: { loginBanner: { german: "Umzug" } } });
    expect(await shownAt(minutes(10, now))).toEqual({
      user: { banner: null },
      instance: { loginBanner: null },
    });
  });

  test("that the environment sets are locked", async () => {
    const caller = { mailFrom: "Stadt Augsburg <sm@augsburg.example>" };
    const { errors, systemSettings } = await save({ mailSender: "a@augsburg.example" }, 0, caller);
    expect(errors).toMatchObject([
      { code: "setting_locked", field: ["changes", "mailSender"], params: [{ value: "MAIL_FROM" }] },
    ]);
    expect(systemSettings.values["mailSender"]).toBe(caller.mailFrom);
    expect(factOf(systemSettings, "mailSender")).toMatchObject({ lockedBy: "MAIL_FROM" });
  });

  test("send a test mail with the sender to try, or say what the mail server answered, a few times", async () => {
    const source = `mutation ($input: SendTestMailInput!) {
      sendTestMail(input: $input) { sentTo errors { code params { name value } } } }`;
    const send = async (smtpUrl?: string, mailSender?: string) => {
      const caller = { token, now, ...(smtpUrl !== undefined && { smtpUrl }) };
      const { data } = await call(open.db, caller, source, { input: { mailSender } });
      return data?.["sendTestMail"];
    };
    expect(await send()).toEqual({ sentTo: null, errors: [{ code: "mail_not_configured", params: [] }] });
    const server = await startMailServer();
    try {
      expect(await send(server.url, "Stadt <neu@augsburg.example>")).toEqual({
        sentTo: "admin@example.org",
        errors: [],
      });
      expect(server.mails[0]?.raw).toMatch(/^From: Stadt <neu@augsburg\.example>/m);
      server.refuse = { code: 550, times: 1 };
      expect(await send(server.url)).toMatchObject({
        sentTo: null,
        errors: [
          { code: "mail_failed", params: [{ name: "reason" }, { name: "answer", value: "550 Not now." }] },
        ],
      });
      expect(await send(server.url)).toMatchObject({ errors: [{ code: "test_mail_too_soon" }] });
    } finally {
      await server.close();
    }
  });
});
