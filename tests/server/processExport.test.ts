import { afterAll, describe, expect, test } from "vitest";
import {
  exportProcesses,
  processExportFile,
  type ExportFormat,
} from "#server/domain/processes/processExport";
import { databases } from "../support/databases";
import { place, processContext } from "../support/processCalls";
import { processHarness, readTime, storeSamples } from "../support/processHarness";
import { clearActivities } from "../support/activities";

const source = `mutation ($input: ExportProcessesInput!) { exportProcesses(input: $input) {
  count download { url fileName mediaType byteSize } errors { code field params { name value } } } }`;

interface Payload {
  readonly exportProcesses: {
    readonly count: number | null;
    readonly download: { readonly url: string; readonly fileName: string } | null;
    readonly errors: readonly { readonly code: string }[];
  };
}

describe.each(databases)("Exports of processes on $name", async (kind) => {
  const harness = await processHarness(kind);
  await storeSamples(harness);
  await harness.add({
    pid: "pid-formula",
    business_key: "=1+1",
    name: 'Größe; "quer"',
    status: "SUCCESS",
    tries: 1,
    fee_difference: -1_190,
    created_at: new Date("2026-05-01T10:00:00Z"),
    updated_at: new Date("2026-05-01T10:00:00Z"),
  });
  afterAll(() => harness.open.close());

  const order = (input: object) => harness.read<Payload>(source, { input: { format: "CSV", ...input } });
  const fileOf = async (input: Readonly<Record<string, unknown>>, format: ExportFormat = "CSV") => {
    const { exportProcesses } = await order({ ...input, format });
    expect(exportProcesses.errors).toEqual([]);
    const url = exportProcesses.download?.url ?? "";
    const encoded = /^\/mgt\/exports\/processes\/(?:csv|json)\/([\w-]+)\?signed$/.exec(url)?.[1] ?? "";
    let text = "";
    const file = processExportFile(harness.open.db, format, encoded);
    for await (const part of file.parts) text += part;
    return { text, url, file, ...exportProcesses };
  };

  test("are CSV for German Excel, all active rows latest first", async () => {
    const { text, count, download } = await fileOf({});
    expect(download).toMatchObject({
      fileName: "prozesse-2026-11-20.csv",
      mediaType: "text/csv; charset=utf-8",
    });
    const lines = text.split("\r\n");
    expect(count).toBe(6);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatch(/^\ufeffProzess-ID;UUID;Schlüssel;Name;/);
    expect(lines[1]).toContain(`pid-formula;`);
    expect(lines[1]).toContain(`"Größe; ""quer""";;'=1+1;${place.ags};Augsburg;Meldebescheinigung;`);
    expect(lines[1]).toContain(";asynchron;Erfolgreich;1;0;retry_0;;;-11,90;");
    expect(lines[1]).toMatch(/;aktiv;01\.05\.2026 12:00:00;01\.05\.2026 12:00:00$/);
    expect(lines.slice(1, 7).map((line) => line.split(";")[0])).toEqual(
      ["formula", "fifth", "fourth", "third", "second", "first"].map((name) => `pid-${name}`),
    );
    expect(text).not.toContain("Muster");
  });

  test("are named by the day of the request in Europe/Berlin", async () => {
    const ctx = await processContext(harness.open.db, { token: harness.tokens.support, now: readTime });
    const late = { ...ctx, now: () => new Date("2026-11-20T23:30:00.000Z") };
    const { value } = await exportProcesses(late, { limit: 10, format: "CSV" });
    expect(value?.download?.fileName).toBe("prozesse-2026-11-21.csv");
    expect((await fileOf({})).file.fileName).toBe("prozesse-2026-11-20.csv");
  });

  test("are JSON with the requested order and filter", async () => {
    const filter = { statuses: ["ERROR", "UNKNOWN"], services: [place.serviceId, "unheard-of"] };
    const orderBy = { field: "NEXT_RETRY_AT", direction: "ASC" };
    const { text } = await fileOf({ filter, orderBy }, "JSON");
    const found = JSON.parse(text) as readonly { readonly pid: string }[];
    expect(found.map(({ pid }) => pid)).toEqual(["pid-fifth", "pid-third", "pid-second"]);
    expect(found[1]).toMatchObject({
      commune: { ags: place.ags, name: "Augsburg" },
      status: "ERROR",
      retryState: "retry_1",
      nextRetryAt: "2026-11-20T11:00:00.000Z",
      problem: "HTTP_STATUS",
      httpStatus: 500,
      paymentSystemIdentifier: "EP-77",
    });
    const none = await fileOf({ filter: { communes: ["nonsense"] } }, "JSON");
    expect(JSON.parse(none.text)).toEqual([]);
  });

  test("are refused as a whole above the limit, and outside of 1 to 10,000", async () => {
    expect(await order({ limit: 5 })).toEqual({
      exportProcesses: {
        count: 6,
        download: null,
        errors: [
          {
            code: "export_limit_exceeded",
            field: ["limit"],
            params: [
              { name: "limit", value: "5" },
              { name: "count", value: "6" },
            ],
          },
        ],
      },
    });
    expect((await order({ limit: 6 })).exportProcesses.errors).toEqual([]);
    for (const limit of [0, -1, 10_001]) {
      expect(await order({ limit })).toEqual({
        exportProcesses: {
          count: null,
          download: null,
          errors: [
            {
              code: "export_limit_invalid",
              field: ["limit"],
              params: [
                { name: "min", value: "1" },
                { name: "max", value: "10000" },
              ],
            },
          ],
        },
      });
    }
  });

  test("contain the rows of the request, with a short URL whatever the filter", async () => {
    const services = Array.from({ length: 200 }, (_, at) => `${at}-unheard-of-${"x".repeat(500)}`);
    const { url, text } = await fileOf({ filter: { services } });
    expect(url.length).toBeLessThan(500);
    expect(text.split("\r\n")).toHaveLength(2);
    const { codes } = await harness.query(source, {
      input: { format: "CSV", filter: { text: "x".repeat(10_000) } },
    });
    expect(codes).toEqual(["text_too_long"]);
  });

  test("are logged, and refused to members", async () => {
    await clearActivities(harness.open.db);
    await order({ filter: { statuses: ["ERROR"] } });
    await order({ limit: 1 });
    const entries = await harness.open.db
      .selectFrom("activity")
      .select(["type", "actor_name", "label", "after"])
      .execute();
    expect(entries).toMatchObject([
      {
        type: "EXPORT_PROCESSES",
        actor_name: "support",
        after: { count: 3, filter: { statuses: ["ERROR"] } },
      },
    ]);
    const { codes } = await harness.query(source, { input: { format: "CSV" } }, harness.tokens.member);
    expect(codes).toEqual(["insufficient_permissions"]);
  });
});
