import { afterAll, beforeAll, expect, test } from "vitest";
import { resourceExportFile } from "#server/domain/resources/resourceExport";
import { databases } from "../support/databases";
import { resourceCalls } from "../support/resources";
import { serverHarness, type ServerHarness } from "../support/serverHarness";

let harness: ServerHarness;
beforeAll(async () => {
  const [first] = databases;
  if (!first) throw new Error("There is no database.");
  harness = await serverHarness(first);
  await harness.open.db.deleteFrom("resource").execute();
});
afterAll(() => harness.open.close());

test("Resource export: writes the list under its filter as CSV, with uses, and without documents", async () => {
  const calls = resourceCalls(harness);
  await calls.add("okkomm", "bayern", "name: =1+1\nurl: https://okkomm.example.org/\n");
  const portal = "name: NFK\nurl: https://nfk.example.org/\norganisation: sm\napiKey: streng-geheim\n";
  expect((await calls.add("nfkPortal", "nfk", portal)).errors).toEqual([]);
  const { payload, errors } = await harness.mutate("exportResources", "download { url fileName }", {
    filter: { types: ["okkomm", "nfkPortal"] },
    orderBy: { field: "RESOURCE_ID", direction: "DESC" },
  });
  expect(errors).toEqual([]);
  const { download } = payload as { download: { url: string; fileName: string } };
  expect(download.fileName).toBe("ressourcen-2026-11-20.csv");
  const encoded = /^\/mgt\/exports\/resource-lists\/([\w-]+)\?signed$/.exec(download.url)?.[1] ?? "";
  let text = "";
  for await (const part of resourceExportFile(harness.open.db, encoded).parts) text += part;
  const [header, ...rows] = text.split("\r\n");
  expect(header).toMatch(/^\ufeffArt;Version;Kennung;Name;URN;AGS;Kommune;Veraltet;Benutzt von;/);
  expect(rows.slice(0, -1).map((row) => row.split(";").slice(0, 9))).toEqual([
    ["nfkPortal", "v1", "nfk", "NFK", "urn:sm:v1:nfkPortal:nfk", "", "", "nein", "0"],
    ["okkomm", "v1", "bayern", "'=1+1", "urn:sm:v1:okkomm:bayern", "", "", "nein", "0"],
  ]);
  expect(text).not.toContain("geheim");
});
