import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileArchiveEntriesMax, filePathDepthMax } from "#domain/limits";
import { readConfig } from "#server/config";
import { seedDemo } from "#server/demo/seedDemo";
import { startServer } from "#server/http/server";
import { createLogger } from "#server/logging";
import { toNodeId } from "#server/nodeId";
import { zipOf } from "../tests/support/zips";
import { call, logIn } from "./calls";
import type { Report } from "./report";

const ags = "09761000";
const area = "hostile input";

/** Longest event loop block of a server while it receives files crafted to block it. */
export async function hostileFiles(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sm-hostile-"));
  const log = createLogger("silent");
  const env = { PORT: "0", DATA_DIR: folder, OPERATIONS: "any", STAGE: "TEST" };
  const config = readConfig(env, { demo: false });
  const prepare = (open: Parameters<typeof seedDemo>[0]) =>
    seedDemo(open, { log, secretKeys: config.secretKeys }).then(() => undefined);
  const server = await startServer({ config, root: ".", log, prepare });
  try {
    const token = await logIn(server.url, "admin");
    const target = { url: server.url, token };
    const process = await errorProcess(target);
    let longest = 0;
    const measure = async (what: string, act: () => Promise<unknown>) => {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      await act();
      delay.disable();
      const ms = delay.max / 1_000_000;
      longest = Math.max(longest, ms);
      report.add(area, what, ms, "ms");
    };
    // An ordinary file, so that the code path is compiled before the measurement.
    const warmUp = new Blob(["a;b\n".repeat(5_000_000)]);
    await upload(target, "process", processFile, process, warmUp);
    for (const [name, text] of files()) {
      const file = new Blob([text]);
      await measure(`process file: ${name}`, () => upload(target, "process", processFile, process, file));
    }
    for (const [name, text] of tables()) {
      const file = new Blob([text]);
      await measure(`postal codes: ${name}`, () => importTable(target, file));
    }
    const archive = new Blob([new Uint8Array(await deepArchive())]);
    const service = { id: toNodeId("CommuneService", `${ags}/ikfz-neuzulassung`) };
    await measure("service files: an archive of 2,000 deep paths", () =>
      upload(target, null, fileArchive, service, archive),
    );
    for (const [name, body] of bodies()) await measure(`call: ${name}`, () => send(target, body));
    report.add(area, "longest block of the event loop", longest, "ms");
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const megabytes = (count: number) => count * 1_048_576;

function files(): readonly (readonly [string, string])[] {
  const size = megabytes(20) - 100;
  return [
    ["27 comments", `${"<!---->".repeat(27)}Hinweis`],
    ["20 MB of comments", filled("<!---->", size)],
    ["20 MB of document types", filled("<!DOCTYPE--><!---->", size)],
    ["20 MB of brackets", filled("[", size)],
    ["20 MB of objects", filled('{"a":', size)],
    ["20 MB of quotes", `[${filled('"', size)}`],
    ["20 MB of numbers", `[${filled("1,", size)}1]`],
    ["20 MB of blanks", filled(" ", size)],
  ];
}

function tables(): readonly (readonly [string, string])[] {
  const header = "postal code;place\n";
  return [
    ["a header of 64 KiB of separators", `${filled(";", 65_000)}\n`],
    ["20 MB of separators", header + filled(`${";".repeat(60_000)}\n`, megabytes(20))],
    ["20 MB of quotes", header + filled('"', megabytes(20))],
    ["20 MB of half quotes", header + filled('"a"b;\n', megabytes(20))],
    ["20 MB of short lines", header + filled("a\n", megabytes(20))],
  ];
}

function bodies(): readonly (readonly [string, string])[] {
  const query = (text: string) => JSON.stringify({ query: text });
  return [
    ["1 MB of brackets", filled("[", megabytes(1))],
    ["1 MB of objects", filled('{"a":', megabytes(1))],
    ["a document of 1 MB of brackets", query(filled("[", megabytes(1) - 100))],
    ["a document of 1 MB of words", query(`{ ${filled("a ", megabytes(1) - 100)}}`)],
    ["variables of 1 MB", JSON.stringify({ query: "{ a }", variables: { a: Array(200_000).fill("") } })],
  ];
}

/** The maximum number of files of an archive, each in its own folders. */
function deepArchive(): Promise<Buffer> {
  const pathOf = (number: number) =>
    [
      ...Array.from({ length: filePathDepthMax - 1 }, (_, depth) => `Übersicht ${depth} ${number}`),
      "a.txt",
    ].join("/");
  const paths = Array.from({ length: fileArchiveEntriesMax }, (_, number) => pathOf(number));
  return zipOf(Object.fromEntries(paths.map((path) => [path, `Inhalt von ${path}`])));
}

interface Target {
  readonly url: string;
  readonly token: string;
}

const processFile = `mutation U($input: UploadProcessFileInput!) {
  uploadProcessFile(input: $input) { errors { code } } }`;
const postalCodes = `mutation U($input: PreviewPostalCodeImportInput!) {
  previewPostalCodeImport(input: $input) { importPreview { id } errors { code } } }`;

const fileArchive = `mutation U($input: PreviewServiceFileImportInput!) {
  previewServiceFileImport(input: $input) { serviceFileImport { entries { path state } } errors { code } } }`;

/**
 * A process that accepts a file. After the first upload its
 * revision is stale, but files are read before that is checked.
 */
async function errorProcess({ url, token }: Target): Promise<object> {
  const query = "{ processes(first: 1, filter: { statuses: [ERROR] }) { edges { node { id revision } } } }";
  const response = await fetch(`${url}/mgt/process/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { processes: { edges: { node: object }[] } } };
  const node = data.processes.edges[0]?.node;
  if (node === undefined) throw new Error("There is no process in error.");
  return node;
}

async function upload(
  { url, token }: Target,
  endpoint: "process" | null,
  query: string,
  fields: object,
  file: Blob,
): Promise<unknown> {
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables: { input: { ...fields, file: null } } }));
  form.append("map", JSON.stringify({ "0": ["variables.input.file"] }));
  form.append("0", file, "datei.csv");
  const path = endpoint === null ? "/mgt/graphql" : `/mgt/${endpoint}/graphql`;
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}${path}`, { method: "POST", headers, body: form })).json();
}

/** Uploads a table and waits until it has been checked. */
async function importTable(target: Target, file: Blob): Promise<void> {
  const answer = (await upload(target, null, postalCodes, { ags }, file)) as {
    data?: { previewPostalCodeImport: { importPreview: { id: string } | null } };
  };
  const id = answer.data?.previewPostalCodeImport.importPreview?.id;
  if (id === undefined) return;
  const query = "query I($id: ID!) { importPreview(id: $id) { state } }";
  for (let state = "CHECKING"; state === "CHECKING";) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const data = await call<{ importPreview: { state: string } }>(target.url, query, { id }, target.token);
    ({ state } = data.importPreview);
  }
}

async function send({ url }: Target, body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  await (await fetch(`${url}/mgt/graphql`, { method: "POST", headers, body })).text();
}
