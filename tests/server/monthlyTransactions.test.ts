import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { monthlyTransactionsFile } from "#server/domain/statistics/monthlyTransactions";
import { downloadPathPatterns } from "#server/signedPaths";
import type { Database } from "#server/storage/database/database";
import { databases, temporaryFolder, type TestDatabase } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { storeCommunes } from "../support/register";
import { addUser, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { callReporting } from "../support/statistics";

const now = new Date("2026-11-20T10:00:00Z");
const [register, marriage] = ["ew-meldebescheinigung", "pw-eheurkunde"] as const;
const [augsburg, kempten] = ["09761000", "09763000"] as const;

interface Payload {
  readonly exportMonthlyTransactions: {
    readonly download: { readonly url: string; readonly fileName: string } | null;
    readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
  };
}

const source = `mutation($input: ExportMonthlyTransactionsInput!) {
  exportMonthlyTransactions(input: $input) { download { url fileName } errors { code field } }
}`;

describe.each(databases)("Monthly transactions on $name", (kind) => {
  let open: TestDatabase;
  let db: Database;
  let registerDir: string;
  const tokens = { support: "", member: "" };
  beforeAll(async () => {
    open = await kind.open();
    db = open.db;
    registerDir = await temporaryFolder();
    const entry = `ags;ars;name;type;population\n${augsburg};097610000000;Augsburg;Kreisfreie Stadt;300000\n`;
    await writeFile(join(registerDir, "communes_full.csv"), entry);
    const services = [register, marriage];
    await storeCommunes(db, [
      { ags: augsburg, name: "Augsburg", unit: "Stadt", postalCodes: [], services },
      { ags: kempten, name: "=Kempten", unit: "Stadt", postalCodes: [], services },
    ]);
    const logIn = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) =>
      addSession(db, await addUser(db, { username, roles }), now);
    tokens.support = await logIn("support", systemRole("SUPPORT"));
    tokens.member = await logIn("member", [memberOf(kempten, register)]);
    const add = async (count: number, commune_ags: string, service_id: string, created_at: string) => {
      for (let index = 0; index < count; index += 1) {
        await storeProcess(db, { commune_ags, service_id, created_at: new Date(created_at) });
      }
    };
    // The last second of September, and the first of October.
    await add(6, augsburg, register, "2026-09-30T21:59:59Z");
    await add(8, augsburg, register, "2026-09-30T22:00:00Z");
    await add(3, augsburg, marriage, "2026-10-05T10:00:00Z");
    await add(9, kempten, register, "2026-10-06T10:00:00Z");
    await add(5, kempten, marriage, "2026-11-02T10:00:00Z");
    await add(7, augsburg, register, "2026-11-03T10:00:00Z");
    await add(6, augsburg, register, "2026-10-31T23:00:00Z");
  }, 60_000);
  afterAll(async () => {
    await open.close();
    await rm(registerDir, { recursive: true });
  });

  const send = async (input: object, token = tokens.support) => {
    const { data, codes } = await callReporting<Payload>(db, { token, now }, source, { input });
    return { ...data?.exportMonthlyTransactions, codes };
  };
  const linesOf = async (input: object, token = tokens.support) => {
    const { download, errors } = await send(input, token);
    expect(errors).toEqual([]);
    const path = (download?.url ?? "").replace(/\?.*/, "");
    const [, code, encoded = ""] = downloadPathPatterns.monthlyTransactions.exec(path) ?? [];
    const ctx = await contextOf(db, { token, now });
    const withRegister = { ...ctx, config: { ...ctx.config, registerDir } };
    let text = "";
    const file = monthlyTransactionsFile(withRegister, code === "en" ? "EN" : "DE", encoded);
    for await (const part of file.parts) text += part;
    expect(file.fileName).toBe(download?.fileName);
    return { fileName: file.fileName, lines: text.split("\r\n") };
  };

  test("are CSV by commune, service and month in Europe/Berlin, without small figures and their neighbours", async () => {
    const { fileName, lines } = await linesOf({ days: {} });
    expect(fileName).toBe("monatliche-transaktionen-2026-11-20.csv");
    expect(lines).toEqual([
      "\ufeffAGS;ARS;Kommune;Leistungsschlüssel (LeiKa);Dienst-ID;Dienst;Monat;Anträge",
      `${augsburg};097610000000;Augsburg;;${register};Meldebescheinigung;2026-11;13`,
      `${kempten};;'=Kempten;;${marriage};Eheurkunde;2026-11;5`,
      "",
    ]);
  });

  test("are in English on request, of whole months, and of the viewer's scope only", async () => {
    const { fileName, lines } = await linesOf({
      days: { from: "2026-11-10", to: "2026-11-11" },
      language: "EN",
    });
    expect(fileName).toBe("monthly-transactions-2026-11-20.csv");
    expect(lines[0]).toContain(";Commune;");
    expect(lines.slice(1)).toEqual([
      `${augsburg};097610000000;Augsburg;;${register};Certificate of residence;2026-11;13`,
      `${kempten};;'=Kempten;;${marriage};Marriage certificate;2026-11;5`,
      "",
    ]);
    const own = await linesOf({ days: {} }, tokens.member);
    expect(own.lines.slice(1)).toEqual([
      `${kempten};;'=Kempten;;${register};Meldebescheinigung;2026-10;9`,
      "",
    ]);
    const named = await linesOf({ days: {}, scope: { commune: augsburg } });
    expect(named.fileName).toBe(`monatliche-transaktionen-${augsburg}-2026-11-20.csv`);
  });

  test("are refused for impossible days, and where no row may be shown", async () => {
    const errorsOf = async (days: object) => (await send({ days })).errors;
    const foreign = await send({ days: {}, scope: { commune: augsburg } }, tokens.member);
    expect(foreign).toMatchObject({ download: null, errors: [{ code: "nothing_to_export" }] });
    expect(await errorsOf({ from: "2026-02-02", to: "2026-02-01" })).toEqual([
      { code: "end_before_start", field: ["days"] },
    ]);
    expect(await errorsOf({ from: "2026-11-21" })).toEqual([{ code: "date_invalid", field: ["days"] }]);
    expect((await send({ days: { from: "1999-01-01" } })).codes).toEqual(["bad_request"]);
  });
});
