import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { readKbaCredentials, recordKbaUse } from "#server/domain/kba/kbaUse";
import { decryptSecret } from "#server/secretText";
import { databases } from "../support/databases";
import {
  augsburg,
  kbaActivities,
  kbaNode,
  mutateKba,
  newKbaSettings,
  previousOf,
  storedPassword,
  storeKbaPlaces,
  storeKbaSettings,
  today,
} from "../support/kba";
import { contextOf } from "../support/serverCalls";
import { clearActivities } from "../support/activities";

const [present, previous] = ["AUGKBA05", "AUGKBA04"];
const changed = { identifier: "AUGKBA06", password: " Neues Passwort 6 ", setOn: today };

describe.each(databases)("KBA passwords ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const token = (await storeKbaPlaces(db)).member;
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("kba_settings").execute();
    await clearActivities(db);
  });

  const change = (id: string, revision: number, password: object = {}) =>
    mutateKba(db, token, "changeKbaPassword", {
      id: kbaNode(id),
      revision,
      password: { ...changed, ...password },
    });
  const confirm = (id: string, revision: number, works: boolean) =>
    mutateKba(db, token, "confirmKbaPassword", { id: kbaNode(id), revision, works });
  const stored = (id: string) =>
    db.selectFrom("kba_settings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** The passwords as those who authenticate with them read them. */
  const passwordsOf = async (id: string) => {
    const { config } = await contextOf(db);
    const found = await readKbaCredentials(db, augsburg, null);
    const of = found.find((one) => one.id === id);
    const decrypted = (identifier: string | null, text: string | null) =>
      identifier &&
      text && [identifier, decryptSecret(config.secretKeys, kbaPasswordPlace(id, identifier), text)];
    return [
      decrypted(of?.passwordIdentifier ?? null, of?.password ?? null),
      decrypted(of?.previousIdentifier ?? null, of?.previousPassword ?? null),
    ];
  };
  /** Settings with an unconfirmed change from 04 to 05. */
  const storeUnconfirmed = async (setOn?: string) => {
    const before = await previousOf(db, "4c9a5a5e-9a3c-4dbb-8a3b-0d7f6f0f7a10", "AUGKBA", setOn);
    return storeKbaSettings(db, before);
  };

  test("keep the present password as the previous one when changed, exactly as typed", async () => {
    const warned = {
      warned_state: "EXPIRING" as const,
      last_refused_at: new Date(),
      last_refused_identifier: present,
    };
    const id = await storeKbaSettings(db, warned);
    expect(await change(id, 0)).toMatchObject({
      result: "PASSWORD_CHANGED",
      errors: [],
      kbaSettings: {
        passwordIdentifier: "AUGKBA06",
        nextPasswordIdentifier: "AUGKBA07",
        passwordSetOn: today,
        passwordState: "VALID",
        previousPasswordIdentifier: present,
        lastRefusedAt: null,
        lastRefusedIdentifier: null,
        revision: 1,
      },
    });
    expect(await passwordsOf(id)).toEqual([
      ["AUGKBA06", " Neues Passwort 6 "],
      [present, storedPassword],
    ]);
    expect((await stored(id)).warned_state).toBeNull();
    expect(await kbaActivities(db)).toEqual([
      {
        type: "CHANGE_KBA_PASSWORD",
        by: "member",
        target: augsburg,
        label: "AUGKBA",
        before: {
          kbaUser: "AUGKBA",
          kbaIdentifier: present,
          setOn: "2026-11-01",
          previousKbaIdentifier: null,
        },
        after: { kbaUser: "AUGKBA", kbaIdentifier: "AUGKBA06", setOn: today, previousKbaIdentifier: present },
      },
    ]);
  });

  test("keep the older previous password while a change is not confirmed", async () => {
    const id = await storeUnconfirmed();
    expect(await change(id, 0)).toMatchObject({
      result: "PASSWORD_CHANGED",
      kbaSettings: { passwordIdentifier: "AUGKBA06", previousPasswordIdentifier: previous },
    });
    expect(await passwordsOf(id)).toEqual([
      ["AUGKBA06", " Neues Passwort 6 "],
      [previous, `${storedPassword} zuvor`],
    ]);
  });

  test.each([
    ["AUGKBA05", "PASSWORD_IDENTIFIER_INVALID", "the present one"],
    ["AUGKBA04", "PASSWORD_IDENTIFIER_INVALID", "the previous one"],
    ["AUGKBA00", "PASSWORD_IDENTIFIER_INVALID", "below 01"],
    ["AUGKBA100", "PASSWORD_IDENTIFIER_INVALID", "three digits"],
    ["AUGKBA6", "PASSWORD_IDENTIFIER_INVALID", "one digit"],
    ["augkba06", "PASSWORD_IDENTIFIER_INVALID", "another case"],
    ["NEUKBA06", "PASSWORD_IDENTIFIER_INVALID", "another user"],
    ["AUGKBA17", "PASSWORD_CHANGED", "not the expected one"],
    ["AUGKBA99", "PASSWORD_CHANGED", "the last one"],
  ])("with the identifier %s: %s (%s)", async (identifier, result) => {
    const id = await storeUnconfirmed();
    const before = await stored(id);
    expect((await change(id, 0, { identifier })).result).toBe(result);
    if (result === "PASSWORD_IDENTIFIER_INVALID") {
      expect(await stored(id)).toEqual(before);
      expect(await kbaActivities(db)).toEqual([]);
    }
  });

  test("begin again with 01 after 99", async () => {
    const id = await storeKbaSettings(db, { password_identifier: "AUGKBA99" });
    expect(await change(id, 0, { identifier: "AUGKBA01" })).toMatchObject({
      result: "PASSWORD_CHANGED",
      kbaSettings: { previousPasswordIdentifier: "AUGKBA99", nextPasswordIdentifier: "AUGKBA02" },
    });
  });

  test("were set at most 90 days ago, and not in the future", async () => {
    const id = await storeKbaSettings(db);
    expect((await change(id, 0, { setOn: "2026-08-22" })).result).toBe("PASSWORD_EXPIRED");
    expect(await change(id, 0, { setOn: "2026-11-22" })).toMatchObject({
      result: null,
      errors: [{ code: "date_in_future", field: "password.setOn" }],
    });
    expect(await change(id, 0, { setOn: today })).toMatchObject({ result: "PASSWORD_CHANGED" });
    expect((await change(id, 1, { identifier: "AUGKBA07", setOn: "2026-08-23" })).result).toBe(
      "PASSWORD_CHANGED",
    );
    const add = async (password: object) => {
      const input = newKbaSettings();
      return mutateKba(db, token, "addKbaSettings", {
        ...input,
        password: { ...input.password, ...password },
      });
    };
    expect((await add({ setOn: "2026-08-22" })).result).toBe("PASSWORD_EXPIRED");
    expect((await add({ identifier: "NEUKBA" })).result).toBe("PASSWORD_IDENTIFIER_INVALID");
    expect((await add({ identifier: "NEUKBA42" })).result).toBe("SETTINGS_ADDED");
  });

  test("that work erase the previous one", async () => {
    const id = await storeUnconfirmed();
    expect(await confirm(id, 0, true)).toMatchObject({
      result: "PASSWORD_CONFIRMED",
      kbaSettings: { passwordIdentifier: present, previousPasswordIdentifier: null, revision: 1 },
    });
    expect(await passwordsOf(id)).toEqual([[present, storedPassword], null]);
    expect(await kbaActivities(db)).toMatchObject([
      {
        type: "CHANGE_KBA_PASSWORD",
        before: { kbaIdentifier: present, previousKbaIdentifier: previous },
        after: { kbaIdentifier: present, previousKbaIdentifier: null },
      },
    ]);
    expect(await confirm(id, 1, true)).toMatchObject({
      result: null,
      errors: [{ code: "status_not_allowed" }],
      kbaSettings: { revision: 1 },
    });
  });

  test("that do not work give way to the previous one", async () => {
    const id = await storeUnconfirmed();
    await db
      .updateTable("kba_settings")
      .set({ warned_state: "EXPIRING", last_refused_at: new Date(), last_refused_identifier: present })
      .execute();
    expect(await confirm(id, 0, false)).toMatchObject({
      result: "PREVIOUS_PASSWORD_RESTORED",
      kbaSettings: {
        passwordIdentifier: previous,
        passwordSetOn: "2026-09-01",
        previousPasswordIdentifier: null,
        lastRefusedAt: null,
        revision: 1,
      },
    });
    expect(await passwordsOf(id)).toEqual([[previous, `${storedPassword} zuvor`], null]);
    expect((await stored(id)).warned_state).toBeNull();
    expect(await kbaActivities(db)).toMatchObject([
      { before: { kbaIdentifier: present }, after: { kbaIdentifier: previous, setOn: "2026-09-01" } },
    ]);
  });

  test("stay if the previous one has expired", async () => {
    const id = await storeUnconfirmed("2026-08-22");
    const before = await stored(id);
    expect((await confirm(id, 0, false)).result).toBe("PASSWORD_EXPIRED");
    expect(await stored(id)).toEqual(before);
  });

  test("of two changes at once, only one is stored", async () => {
    const id = await storeKbaSettings(db);
    const results = await Promise.all([change(id, 0), change(id, 0, { identifier: "AUGKBA07" })]);
    const outcomes = results.map(({ result, errors }) => result ?? errors[0]?.code);
    expect(new Set(outcomes)).toEqual(new Set(["PASSWORD_CHANGED", "conflict"]));
    expect((await stored(id)).previous_identifier).toBe(present);
  });

  describe("when used", () => {
    const at = new Date("2026-11-21T08:00:00.000Z");
    const later = new Date("2026-11-21T09:00:00.000Z");

    test("with success, erase the previous one, so that a stale confirmation is a conflict", async () => {
      const id = await storeUnconfirmed();
      await recordKbaUse(db, id, present, "SUCCEEDED", at);
      expect(await passwordsOf(id)).toEqual([[present, storedPassword], null]);
      expect(await stored(id)).toMatchObject({
        last_used_at: at,
        last_used_identifier: present,
        revision: 1,
        updated_by_name: "System",
      });
      expect(await kbaActivities(db)).toMatchObject([
        {
          type: "CHANGE_KBA_PASSWORD",
          by: "System",
          target: augsburg,
          label: "AUGKBA",
          before: { kbaIdentifier: present, previousKbaIdentifier: previous },
          after: { kbaIdentifier: present, previousKbaIdentifier: null },
        },
      ]);
      expect((await confirm(id, 0, false)).errors).toEqual([{ code: "conflict", field: null }]);
    });

    test("do not change the revision and are not logged, if no previous one is kept", async () => {
      const id = await storeKbaSettings(db);
      await recordKbaUse(db, id, present, "REFUSED", at);
      expect(await stored(id)).toMatchObject({ last_refused_at: at, last_refused_identifier: present });
      await recordKbaUse(db, id, present, "SUCCEEDED", later);
      const used = { last_used_at: later, last_refused_at: null, last_refused_identifier: null, revision: 0 };
      expect(await stored(id)).toMatchObject(used);
      // Answers may arrive in another order than the calls were made.
      await recordKbaUse(db, id, present, "SUCCEEDED", at);
      await recordKbaUse(db, id, present, "REFUSED", at);
      expect(await stored(id)).toMatchObject(used);
      expect(await kbaActivities(db)).toEqual([]);
    });

    test("keep the previous one, if that was used", async () => {
      const id = await storeUnconfirmed();
      await recordKbaUse(db, id, present, "REFUSED", at);
      await recordKbaUse(db, id, previous, "SUCCEEDED", later);
      expect(await stored(id)).toMatchObject({
        last_used_at: later,
        last_used_identifier: previous,
        last_refused_at: at,
        last_refused_identifier: present,
        previous_identifier: previous,
        revision: 0,
      });
      await recordKbaUse(db, id, present, "REFUSED", at);
      await recordKbaUse(db, id, "AUGKBA03", "SUCCEEDED", new Date("2026-11-21T10:00:00Z"));
      expect(await stored(id)).toMatchObject({
        last_used_identifier: previous,
        previous_identifier: previous,
      });
    });

    test("within a transaction, are part of it", async () => {
      const id = await storeUnconfirmed();
      const use = db.transaction().execute(async (tx) => {
        await recordKbaUse(tx, id, present, "SUCCEEDED", at);
        throw new Error("rolled back");
      });
      await expect(use).rejects.toThrow("rolled back");
      expect(await stored(id)).toMatchObject({
        last_used_at: null,
        previous_identifier: previous,
        revision: 0,
      });
    });

    test("are read by commune, or by user in whatever case", async () => {
      await storeKbaSettings(db);
      await storeKbaSettings(db, { kba_user: "NEUKBA" });
      const read = async (ags: string, user: string | null) =>
        (await readKbaCredentials(db, ags, user)).map((one) => one.user);
      expect(await read(augsburg, null)).toEqual(["AUGKBA", "NEUKBA"]);
      expect(await read(augsburg, "neukba")).toEqual(["NEUKBA"]);
      expect(await read("09175115", null)).toEqual([]);
    });
  });
});
