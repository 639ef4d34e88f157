import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { isAgs } from "#domain/ags";
import { calendarDayOf, isWithinDays } from "#domain/calendarDays";
import { isAuthorityIdentifier, isAuthorityPrefix, isServiceUrl } from "#domain/registerOffices";
import { federalStates } from "#domain/federalStates";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { communes } from "../../server/demo/communes";
import { makeDemoRows, type DemoRows, type DemoSource } from "../../server/demo/demoRows";
import { drawPicture } from "../../server/demo/picture";
import { seedDemo, type DemoSummary } from "../../server/demo/seedDemo";
import { demoPassword } from "../../server/demo/users";
import { verifyPassword } from "../../server/domain/passwords";
import { databases, silent, type TestDatabase } from "../support/databases";

const today = new Date("2025-11-20T09:30:00Z");
const registerDir = process.env["REGISTER_DIR"];

function rowsOf(change: Partial<DemoSource> = {}): DemoRows {
  const hashes = { known: "known", unknown: "unknown" };
  return makeDemoRows({ seed: "test", today, scale: 1, hashes, ...change });
}

/** Tokens of invitations are drawn afresh each time; all else repeats. */
function withoutTokens(rows: DemoRows) {
  return { ...rows, user_invitation: rows.user_invitation.map((row) => ({ ...row, token_hash: null })) };
}

describe("the rows of the demo data", () => {
  const rows = rowsOf();
  const servicesOf = (ags: string) =>
    rows.commune_service.filter((row) => row.commune_ags === ags).map((row) => row.service_id);

  test("are the same for the same seed and day, whatever the hour", () => {
    const evening = rowsOf({ today: new Date("2025-11-20T22:59:00Z") });
    expect(withoutTokens(evening)).toEqual(withoutTokens(rows));
  });

  test("differ with the seed and with the day", () => {
    const another = rowsOf({ seed: "another" });
    expect(another.commune_service).not.toEqual(rows.commune_service);
    expect(another.user_account[0]?.id).not.toBe(rows.user_account[0]?.id);
    const nextDay = rowsOf({ today: new Date("2025-11-20T23:01:00Z") });
    expect(nextDay.activity).not.toEqual(rows.activity);
    expect(nextDay.commune_service).toEqual(rows.commune_service);
  });

  test("hold communes of every Land and every service of the catalogue", () => {
    expect(new Set(rows.commune.map((row) => row.state))).toEqual(
      new Set(federalStates.map(({ code }) => code)),
    );
    const offered = new Set(rows.commune_service.map((row) => row.service_id));
    expect([...offered].sort()).toEqual(serviceCatalogue.map(({ id }) => id).sort());
    expect(servicesOf("02000000")).toHaveLength(serviceCatalogue.length);
    for (const [ags, , , count] of communes) expect(servicesOf(ags), ags).toHaveLength(count);
  });

  test("give members only what their communes offer", () => {
    const withCommune = rows.user_role.filter((row) => row.commune_ags !== null);
    expect(withCommune.length).toBeGreaterThan(30);
    for (const { commune_ags: ags, services } of withCommune) {
      expect(servicesOf(ags ?? "")).toEqual(expect.arrayContaining([...(services ?? [])]));
    }
    expect(withCommune.some(({ services }) => services?.length === 0)).toBe(true);
    const members = rows.user_role.filter(({ type }) => type === "MEMBER");
    expect(members.some(({ commune_ags: ags }) => ags === null)).toBe(true);
  });

  test("have happened within 14 months before today", () => {
    const times = rows.activity.map(({ at }) => new Date(at).getTime());
    expect(times.length).toBeGreaterThan(300);
    expect(Math.max(...times)).toBeLessThan(today.getTime());
    expect(Math.min(...times)).toBeGreaterThan(new Date("2024-09-15T00:00:00Z").getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const createdAt = new Map(rows.commune.map((row) => [row.ags, row.created_at ?? today]));
    const tooEarly = rows.activity.filter(
      ({ at, commune_ags: ags }) => ags && at < (createdAt.get(ags) ?? today),
    );
    expect(tooEarly).toEqual([]);
  });

  test("hold invitations that are open, about to end, and over", () => {
    const inHours = rows.user_invitation
      .filter(({ used_at: used, withdrawn_at: withdrawn }) => used === null && withdrawn === null)
      .map(({ expires_at: end }) => (new Date(end).getTime() - today.getTime()) / 3_600_000);
    expect(inHours.filter((hours) => hours < 0).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 0 && hours < 36).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 72).length).toBeGreaterThan(0);
  });

  test("hold lists that keep the rules of what may be saved", () => {
    for (const row of rows.register_office) {
      const { url, authority_prefix: prefix, identifier } = row;
      expect([isServiceUrl(url), isAuthorityPrefix(prefix), isAuthorityIdentifier(identifier)], url).toEqual([
        true,
        true,
        true,
      ]);
    }
    const augsburg = rows.country.filter((row) => row.commune_ags === "09761000");
    expect(augsburg.filter((row) => row.is_eu)).toHaveLength(27);
    expect(augsburg.length).toBeGreaterThan(55);
    const day = calendarDayOf(today);
    const running = rows.water_meter_reading.filter((row) =>
      isWithinDays(day, row.reading_from, row.reading_until),
    );
    expect(running.map((row) => row.commune_ags)).toContain("09761000");
    expect(running.length).toBeLessThan(rows.water_meter_reading.length);
    const properties = rows.residential_property.filter((row) => row.commune_ags === "09761000");
    expect(properties).toHaveLength(1_500);
  });

  test("grow with the scale: further communes and users beside the same ones", () => {
    const large = rowsOf({ scale: 20 });
    expect(large.process).toHaveLength(rows.process.length);
    expect(large.commune).toHaveLength(20 * communes.length);
    expect(large.commune.slice(0, communes.length)).toEqual(rows.commune);
    expect(new Set(large.commune.map(({ ags }) => ags)).size).toBe(large.commune.length);
    expect(large.commune.filter(({ ags }) => !isAgs(ags))).toEqual([]);
    expect(new Set(large.user_account.map((row) => row.username_key)).size).toBe(large.user_account.length);
    expect(new Set(large.user_account.map((row) => row.email_key)).size).toBe(large.user_account.length);
    expect(large.user_account.length).toBeGreaterThan(19 * (rows.user_account.length - 3));
    expect(() => rowsOf({ scale: 0 })).toThrow(RangeError);
  });
});

test("a picture is a PNG file that repeats for an AGS and differs between two", () => {
  const picture = drawPicture("09761000");
  expect(PNG.sync.read(picture)).toMatchObject({ width: 160, height: 160 });
  expect(drawPicture("09761000").equals(picture)).toBe(true);
  expect(drawPicture("01002000").equals(picture)).toBe(false);
});

test.runIf(registerDir !== undefined)("every commune stands in the register", async () => {
  const names = new Map<string, string[]>();
  for (const [file, column] of [["communes_full.csv", 2] as const, ["districts.csv", 1] as const]) {
    const lines = (await readFile(join(registerDir ?? "", file), "utf8")).split("\n");
    for (const cells of lines.map((line) => line.split(";"))) {
      const [ags = ""] = cells;
      names.set(ags, [...(names.get(ags) ?? []), cells[column] ?? ""]);
    }
  }
  const isKnown = (ags: string, name: string) =>
    names.get(ags)?.some((known) => known.includes(name)) ?? false;
  const unknown = communes.filter(([ags, name, unit]) => unit !== "Verbandsgemeinde" && !isKnown(ags, name));
  expect(unknown).toEqual([]);
});

describe.each(databases)("the demo data in a database: $name", (kind) => {
  let database: TestDatabase;
  let summary: DemoSummary;
  beforeAll(async () => {
    database = await kind.open();
    summary = await seedDemo(database, { log: silent, seed: "test", today });
  });
  afterAll(() => database.close());

  test("is stored as it was made", async () => {
    const rows = rowsOf();
    expect(summary).toMatchObject({
      isNew: true,
      communeCount: rows.commune.length,
      userCount: rows.user_account.length,
    });
    const count = async (table: keyof DemoRows) => {
      const all = await database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirst();
      return Number(all?.count);
    };
    const tables = [
      ...(["commune", "commune_service", "commune_postal_code", "residential_property", "country"] as const),
      ...(["register_office", "water_meter_reading"] as const),
      ...(["user_account", "user_role", "activity"] as const),
    ];
    for (const table of [...tables, ...(["process", "saved_view", "service_setting"] as const)]) {
      expect(await count(table), table).toBe(rows[table].length);
    }
    const picture = await database.db
      .selectFrom("commune")
      .innerJoin("stored_picture", "stored_picture.id", "commune.picture_id")
      .select("stored_picture.bytes")
      .where("commune.ags", "=", "09761000")
      .executeTakeFirstOrThrow();
    expect(Buffer.from(picture.bytes).equals(drawPicture("09761000"))).toBe(true);
    const contact = await database.db
      .selectFrom("system_setting")
      .select("value")
      .where("key", "=", "barrierContact")
      .executeTakeFirst();
    expect(contact?.value).toBe("barrierefreiheit@example.org");
  });

  test("holds processes with all that belongs to them, and those that wait go on from now", async () => {
    const rows = rowsOf();
    const [waiting] = rows.process.filter(({ row }) => row.next_retry_at !== null && row.tries === 12);
    const sinceStart = today.getTime() - new Date("2025-11-20T00:00:00Z").getTime();
    const stored = await database.db
      .selectFrom("process")
      .innerJoin("process_attempt", "process_attempt.process_id", "process.id")
      .innerJoin("process_content", "process_content.process_id", "process.id")
      .select(["next_retry_at", "process.created_at", "started_at", "number", "variables"])
      .where("pid", "=", waiting?.row.pid ?? "")
      .orderBy("number", "desc")
      .execute();
    expect(stored).toHaveLength(12);
    const later = (date: Date | string | null | undefined) =>
      new Date(new Date(date ?? 0).getTime() + sinceStart);
    expect(stored[0]).toEqual({
      next_retry_at: later(waiting?.row.next_retry_at),
      created_at: later(waiting?.row.created_at),
      started_at: later(waiting?.attempts.at(-1)?.started_at),
      number: 12,
      variables: waiting?.variables,
    });
    const { rows: counted } = await sql`select
      (select count(*) from process_attempt) as attempts, (select count(*) from process_content) as contents,
      (select count(*) from process_payment where jsonb_typeof(fees) = 'array') as payments,
      (select count(*) from process_file f join process_file_part p on p.file_id = f.id
        where octet_length(p.bytes) = f.byte_size) as files`.execute(database.db);
    expect(counted).toEqual([
      {
        attempts: rows.process.flatMap(({ attempts }) => attempts).length,
        contents: rows.process.filter(({ variables }) => variables !== null).length,
        payments: rows.process.filter(({ payment }) => payment !== null).length,
        files: rows.process.flatMap(({ files }) => files).length,
      },
    ]);
  });

  test("counts the rows of each stock", async () => {
    const { rows } = await sql<{ kind: string; right: boolean; n: number }>`
      select kind, count(*) as n, bool_and(state = 'current' and row_count = case kind
        when 'POSTAL_CODES' then (select count(*) from commune_postal_code p where p.stock_id = s.id)
        else (select count(*) from residential_property p where p.stock_id = s.id) end) as right
      from stock s group by kind order by kind`.execute(database.db);
    expect(rows).toEqual([
      { kind: "POSTAL_CODES", right: true, n: communes.length },
      { kind: "RESIDENTIAL_PROPERTIES", right: true, n: 4 },
    ]);
  });

  test("names the accounts; nobody else has a known password", async () => {
    expect(summary.accounts).toEqual(
      ["admin", "support", "member"].map((username) => ({ username, password: demoPassword })),
    );
    const users = await database.db.selectFrom("user_account").selectAll().execute();
    const demo = users.filter((user) => user.is_demo);
    expect(demo.map(({ username }) => username).sort()).toEqual(["admin", "member", "support"]);
    const known = new Set(demo.map((user) => user.password_hash));
    expect(known.size).toBe(1);
    expect(await verifyPassword(demo[0]?.password_hash ?? null, demoPassword)).toBe(true);
    expect(await verifyPassword(demo[0]?.password_hash ?? null, `${demoPassword}!`)).toBe(false);
    expect(users.filter((user) => !user.is_demo && known.has(user.password_hash))).toEqual([]);
    expect(users.filter((user) => user.activated_at === null && user.password_hash !== null)).toEqual([]);
  });

  test("gives member 11, 3 and 7 services in three communes, all of them enabled", async () => {
    const roles = await database.db
      .selectFrom("user_role")
      .innerJoin("user_account", "user_account.id", "user_role.user_id")
      .select(["commune_ags", "services"])
      .where("username_key", "=", "member")
      .orderBy("position")
      .execute();
    expect(roles.map((role) => [role.commune_ags, role.services.length])).toEqual([
      ["09761000", 11],
      ["09182111", 3],
      ["05974028", 7],
    ]);
    for (const { commune_ags: ags, services } of roles) {
      const enabled = await database.db
        .selectFrom("commune_service")
        .select("service_id")
        .where("commune_ags", "=", ags)
        .where("is_enabled", "=", true)
        .execute();
      expect(enabled.map((row) => row.service_id)).toEqual(expect.arrayContaining(services));
    }
  });

  test("is made only once, and never beside what is there", async () => {
    const again = await seedDemo(database, { log: silent, seed: "another", today });
    expect(again).toMatchObject({ isNew: false, accounts: [] });
    const communeCount = await database.db.selectFrom("commune").select("ags").execute();
    expect(communeCount).toHaveLength(communes.length);
  });
});
