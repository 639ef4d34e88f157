/** Stored secrets are re-encrypted after the secret key was replaced, and counted by their key. */
import { createCipheriv, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino, type Logger } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BackgroundTasks } from "#server/backgroundTasks";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import { otherSecrets } from "#server/domain/secrets/secretStores";
import { deriveKey, type SecretKeys } from "#server/secretKey";
import { currentPrefix, encryptSecret } from "#server/secretText";
import { secretPlace } from "#server/storage/services/serviceSettings";
import { storeCommuneRecords } from "../support/communeRecords";
import { seenRun } from "../support/jobRuns";
import { bothDatabases, postgres, silent, type TestDatabase } from "../support/databases";
import { onlyKey } from "../support/secretKeys";
import { addUser, call, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { allSecrets, readSecrets, storeSecrets } from "../support/storedSecrets";
import { countWaiting } from "../support/waiting";

const ags = "09761000";
const serviceId = "ew-meldebescheinigung";
const [oldKey, newKey] = [onlyKey(), onlyKey()];
const rotated: SecretKeys = { current: newKey.current, previous: oldKey.current };
const at = new Date("2026-11-20T10:00:00.000Z");

let open: TestDatabase;
afterEach(() => open.close());

async function runJob(secretKeys: SecretKeys, { log = silent, background = new BackgroundTasks() } = {}) {
  const ctx = { ...(await contextOf(open.db, { secretKeys })), log, background };
  const job = scheduledJobs(ctx).find(({ name }) => name === "reencrypt-secrets");
  expect(job?.schedule).toBe("20 * * * *");
  await job?.run(seenRun());
}

function logTo(lines: string[]): Logger {
  return pino({ level: "info" }, { write: (line) => void lines.push(line) });
}

/** All columns of the tables with secrets. */
async function rows(): Promise<readonly object[]> {
  const tables = ["service_setting", "resource", "resource_version", "kba_settings"] as const;
  const all = tables.map((table) =>
    sql<object>`select * from ${sql.table(table)} order by 1, 2, 3`.execute(open.db),
  );
  return (await Promise.all(all)).flatMap((result) => result.rows);
}

const encryptedTexts = async () => JSON.stringify(await rows()).match(/v[12]:[\w:-]{38,}/g) ?? [];

const withoutTexts = async () =>
  JSON.parse(JSON.stringify(await rows()).replaceAll(/v[12]:[\w:-]{38,}/g, "…")) as unknown;

async function counts(secretKeys: SecretKeys): Promise<unknown> {
  const username = `support${randomBytes(4).toString("hex")}`;
  const token = await addSession(
    open.db,
    await addUser(open.db, { username, roles: systemRole("SUPPORT") }),
    at,
  );
  const source = "{ systemOverview { secrets { total previousKeyCount unreadableCount } } }";
  const { data, errors } = await call(open.db, { token, now: at, secretKeys }, source);
  expect(errors).toBeUndefined();
  return (data?.["systemOverview"] as { secrets: unknown }).secrets;
}

const counted = (previousKeyCount: number, unreadableCount: number, total = allSecrets.length) => ({
  total,
  previousKeyCount,
  unreadableCount,
});

describe.each(bothDatabases)("Stored secrets on $name", (kind) => {
  beforeEach(async () => {
    open = await kind.open();
    await storeCommuneRecords(open.db, ags);
    await open.db.deleteFrom("service_setting").execute();
  });

  test("are all encrypted with the new key, which changes nothing else", async () => {
    await storeSecrets(open.db, oldKey, { ags, serviceId });
    expect(await readSecrets(open.db, oldKey)).toEqual(allSecrets);
    expect(await counts(oldKey)).toEqual(counted(0, 0));
    expect(await counts(rotated)).toEqual(counted(allSecrets.length, 0));
    const before = await withoutTexts();
    const lines: string[] = [];
    await runJob(rotated, { log: logTo(lines) });
    expect(await readSecrets(open.db, newKey)).toEqual(allSecrets);
    expect(await counts(rotated)).toEqual(counted(0, 0));
    expect(await counts(newKey)).toEqual(counted(0, 0));
    expect(await withoutTexts()).toEqual(before);
    expect(lines).toEqual([expect.stringContaining(`"reencrypted":${allSecrets.length},`)]);

    const texts = await encryptedTexts();
    expect(texts).toHaveLength(allSecrets.length);
    await runJob(rotated, { log: logTo(lines) });
    expect(await encryptedTexts()).toEqual(texts);
    expect(lines).toHaveLength(1);
  });

  test("that no key decrypts are left alone, counted, and logged as a number", async () => {
    await storeSecrets(open.db, oldKey, { ags, serviceId });
    const foreign = encryptSecret(onlyKey(), secretPlace({ communeAgs: ags, serviceId }, "api_key"), "fremd");
    const moved = encryptSecret(
      oldKey,
      secretPlace({ communeAgs: "09162000", serviceId }, "sms_token"),
      "woanders",
    );
    for (const [key, value] of [
      ["api_key", foreign],
      ["sms_token", moved],
    ] as const) {
      await open.db
        .updateTable("service_setting")
        .set({ value })
        .where("key", "=", key)
        .where("commune_ags", "=", ags)
        .execute();
    }
    expect(await counts(rotated)).toEqual(counted(5, 2));
    const lines: string[] = [];
    await runJob(rotated, { log: logTo(lines) });
    expect(await counts(rotated)).toEqual(counted(0, 2));
    expect(await encryptedTexts()).toEqual(expect.arrayContaining([foreign, moved]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"level":40');
    expect(lines[1]).toContain('"unreadable":2,');
    expect(lines.join("")).not.toMatch(/fremd|woanders|v2:|KBA/);
    expect(await counts(onlyKey())).toEqual(counted(0, 7));
  });

  test("get the id of their key if an earlier release stored them without", async () => {
    const encrypt = (place: string, text: string) => encryptWithoutId(oldKey.current, place, text);
    await storeSecrets(open.db, oldKey, { ags, serviceId, encrypt });
    expect(await readSecrets(open.db, rotated)).toEqual(allSecrets);
    expect(await counts(oldKey)).toEqual(counted(0, 0));
    expect(await counts(rotated)).toEqual(counted(allSecrets.length, 0));
    await runJob(oldKey);
    expect((await encryptedTexts()).every((text) => text.startsWith(currentPrefix(oldKey)))).toBe(true);
    await runJob(rotated);
    expect(await readSecrets(open.db, newKey)).toEqual(allSecrets);
  });

  test("are re-encrypted by the next run if one ends midway", async () => {
    await storeSecrets(open.db, oldKey, { ags, serviceId });
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(open.db);
    await sql`create trigger refuse before update on resource_version
      for each row execute function refuse()`.execute(open.db);
    await expect(runJob(rotated)).rejects.toThrow("refused");
    expect(await counts(rotated)).toEqual(counted(4, 0));
    expect(await readSecrets(open.db, rotated)).toEqual(allSecrets);
    await sql`drop trigger refuse on resource_version`.execute(open.db);
    await runJob(rotated);
    expect(await readSecrets(open.db, newKey)).toEqual(allSecrets);
  });

  test("stay as they are if the server stops", async () => {
    await storeSecrets(open.db, oldKey, { ags, serviceId });
    const background = new BackgroundTasks();
    await background.stop();
    await runJob(rotated, { background });
    expect(await readSecrets(open.db, oldKey)).toEqual(allSecrets);
  });

  test("are read in batches, each once", async () => {
    await storeSecrets(open.db, oldKey, { ags, serviceId });
    const ctx = await contextOf(open.db, { secretKeys: onlyKey() });
    const places: string[] = [];
    for await (const batch of otherSecrets(ctx, 1)) places.push(...batch.map(({ place }) => place));
    expect(places).toHaveLength(allSecrets.length);
    // A resource and its versions share places.
    expect(new Set(places).size).toBe(allSecrets.length - 1);
  });
});

describe("Encryption of stored secrets", () => {
  beforeEach(async () => {
    open = await postgres.open();
    await storeCommuneRecords(open.db, ags);
    await open.db.deleteFrom("service_setting").execute();
    await storeSecrets(open.db, oldKey, { ags, serviceId });
  });

  test.each([
    [
      "a setting",
      "update service_setting set value = 'changed' where key = 'api_key' and commune_ags is not null",
    ],
    [
      "a resource",
      `update resource set secrets = '{"/authentication/key": "changed"}' where id = 'register'`,
    ],
    ["a KBA password", "update kba_settings set password = 'changed'"],
  ])("of %s are not replaced if a user changes them meanwhile", async (_what, statement) => {
    let job: Promise<void> | undefined;
    await open.db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      job = runJob(rotated);
      await expect.poll(() => countWaiting(open.db)).toBe(1);
    });
    await job;
    expect(JSON.stringify(await rows())).toContain('"changed"');
    expect(await counts(rotated)).toEqual(counted(0, 1));
  });

  test("that have become the previous KBA password meanwhile are re-encrypted", async () => {
    let job: Promise<void> | undefined;
    await open.db.transaction().execute(async (tx) => {
      const password = encryptSecret(rotated, "kba/0b8f6f0e-3a37-4c55-9f0c-52e5c2a4f1aa/KBA103", "KBA-dritt");
      await sql`update kba_settings set previous_password = password, previous_identifier = password_identifier,
        password = ${password}, password_identifier = 'KBA103'`.execute(tx);
      job = runJob(rotated);
      await expect.poll(() => countWaiting(open.db)).toBe(1);
    });
    await job;
    expect((await readSecrets(open.db, newKey)).slice(-2)).toEqual([
      "kba_settings password: KBA-dritt",
      "kba_settings previous_password: KBA-neu",
    ]);
  });

  test("are re-encrypted soon after a start with a previous key only", async () => {
    const startsWith = async (secretKeys: SecretKeys) => {
      const ctx = await contextOf(open.db, { secretKeys });
      const job = scheduledJobs(ctx).find(({ name }) => name === "reencrypt-secrets");
      return job?.runsAtStart?.(ctx.config);
    };
    expect(await startsWith(oldKey)).toBe(false);
    expect(await startsWith(rotated)).toBe(true);
  });

  test("are counted for support and administration only", async () => {
    const member = await addUser(open.db, { username: "member", roles: [memberOf(ags, serviceId)] });
    const token = await addSession(open.db, member, at);
    const source = "{ systemOverview { secrets { total } } }";
    const { codes } = await call(open.db, { token, now: at }, source);
    expect(codes).toEqual(["insufficient_permissions"]);
  });
});

/** As releases wrote it that did not name the key. */
function encryptWithoutId(secretKey: Buffer, place: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secretKey, "stored-secrets"), iv, {
    authTagLength: 16,
  });
  cipher.setAAD(Buffer.from(place, "utf8"));
  const encrypted = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return `v1:${Buffer.concat(encrypted).toString("base64url")}`;
}
