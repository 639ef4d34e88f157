import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { activityExportFile, exportActivities } from "#server/domain/activity/activityExport";
import type { ActivityFilter } from "#server/domain/activity/activityLog";
import { downloadPathPatterns } from "#server/signedPaths";
import { bothDatabases } from "../support/databases";
import { contextFor, matrixTime, openWorld } from "../support/matrix/world";

async function textOf(parts: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

describe.each(bothDatabases)("Exporting log entries ($name)", async (kind) => {
  const open = await kind.open();
  afterAll(() => open.close());
  const world = await openWorld(open.db);
  const { ags } = await world.communeFor("export");
  const save = `mutation ($input: SaveCommuneInput!) { saveCommune(input: $input) { errors { code } } }`;
  const saved = { ags, revision: 1, name: "=1+1", unit: "Stadt; und Land" };
  await world.send("mgt", world.support, save, { input: saved });

  const later = new Date(matrixTime.getTime() + 1_000);
  const send = async (purpose: string, filter: ActivityFilter = {}) =>
    exportActivities(
      { ...(await contextFor(open.db, world.support)), now: () => later },
      { purpose, filter },
    );
  const written = async () => {
    const entries = open.db.selectFrom("activity").select("after").where("type", "=", "EXPORT_ACTIVITIES");
    return (await entries.orderBy("id").execute()).map(({ after }) => after);
  };

  test("needs a purpose, and records nothing without", async () => {
    const errors = [{ code: "required", field: ["purpose"], params: [] }];
    expect(await send(" ")).toEqual({ value: null, errors });
    expect(await written()).toEqual([]);
  });

  test("is an entry with purpose, filter and number, and a file for German Excel", async () => {
    const period = { from: "2026-11-01", to: "2026-11-19" };
    expect(await send("Leer", { period })).toMatchObject({ value: { count: 0 }, errors: [] });
    const filter = { communes: [ags], types: ["SAVE_COMMUNE"] } as const;
    const { value, errors } = await send("Anfrage der\nAufsicht", filter);
    expect([value?.count, errors]).toEqual([1, []]);
    expect(await written()).toEqual([
      { statedPurpose: "Leer", count: 0, filter: { period } },
      { statedPurpose: "Anfrage der Aufsicht", count: 1, filter },
    ]);

    const path = value?.download?.url.split("?", 1)[0] ?? "";
    const [, encoded = ""] = downloadPathPatterns.activities.exec(path) ?? [];
    const { fileName, parts } = activityExportFile(open.db, encoded, later);
    const file = await textOf(parts);
    expect(fileName).toBe("protokoll-2026-11-20.csv");
    expect(file).toMatch(/^\ufeffZeitpunkt;Aktion;Typ;Benutzer;Rolle;AGS;Kommune;/);
    expect(file.split("\r\n")[1]).toContain(
      `20.11.2026 11:00:00;Stammdaten gespeichert;SAVE_COMMUNE;support;support;${ags};'=1+1;`,
    );
    expect(file).toContain(`"name: Kommune ${ags} → =1+1\nunit: Stadt → Stadt; und Land"`);
  });

  test("contains all entries over several pages, and none written after its request", async () => {
    await sql`insert into activity (at, type, actor_name, target_kind, target_id)
      select ${matrixTime}::timestamptz - n * interval '1 second', 'SAVE_SETTINGS', 'System', 'setting', 'many'
      from generate_series(1, 1200) as n`.execute(open.db);
    const { value } = await send("Alles", { types: ["SAVE_SETTINGS"] });
    await sql`insert into activity (at, type, actor_name, target_kind, target_id)
      values (${later}::timestamptz, 'SAVE_SETTINGS', 'System', 'setting', 'later')`.execute(open.db);
    const path = value?.download?.url.split("?", 1)[0] ?? "";
    const [, encoded = ""] = downloadPathPatterns.activities.exec(path) ?? [];
    const file = await textOf(activityExportFile(open.db, encoded, later).parts);
    expect([value?.count, file.split("\r\n").length]).toEqual([1_200, 1_202]);
    expect(file).not.toContain("later");
  });

  test("refuses more entries than the settings allow, and records nothing", async () => {
    const before = await written();
    await open.db
      .insertInto("system_setting")
      .values({ key: "exportLimit", value: "5" })
      .onConflict((existing) => existing.column("key").doUpdateSet({ value: "5" }))
      .execute();
    const params = [
      { name: "limit", value: "5" },
      { name: "count", value: "5" },
    ];
    expect(await send("Zu viel")).toEqual({
      value: { download: null, count: 5 },
      errors: [{ code: "export_limit_exceeded", field: null, params }],
    });
    expect(await written()).toEqual(before);
  });
});
