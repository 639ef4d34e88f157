import { mkdtempSync, openAsBlob, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type ServerOptions } from "../tests/e2e/support/server";
import { call, logIn } from "./calls";
import { writePropertyFile } from "./importFile";
import { median, type Report } from "./report";

const ags = "09761000";
const rows = 250_000;
const sampleMs = 25;
const repeats = 7;

/** Import of 250,000 residential properties on the embedded database, and paging through them. */
export async function imports(report: Report, options: ServerOptions = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sm-imports-"));
  const server = await startServer({ env: { LOG_LEVEL: "warn" }, ...options });
  try {
    const token = await logIn(server.url, "support");
    const target = { url: server.url, pid: server.pid, token };
    const path = join(folder, "liegenschaften.csv");
    const bytes = await writePropertyFile(path, { ags, rows, changed: 0 });
    report.add("import", `file of ${rows} rows`, bytes / 1_048_576, "MB");
    await measureImport(report, "import, new", target, path);
    await writePropertyFile(path, { ags, rows: rows - 5_000, changed: 3_000 });
    await measureImport(report, "import, replacing as many", target, path);
    await measurePages(report, target);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
}

async function measureImport(report: Report, area: string, target: Target, path: string): Promise<void> {
  const idle = memoryOf(target.pid);
  let peak = idle;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(target.pid))), sampleMs);
  const [begin, busyBefore] = [performance.now(), processorSecondsOf(target.pid)];
  let slowest = 0;
  try {
    const id = await upload(target, path);
    const uploaded = performance.now();
    let preview = await read(target, id);
    while (preview.state === "CHECKING") {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const asked = performance.now();
      preview = await read(target, id);
      slowest = Math.max(slowest, performance.now() - asked);
    }
    const checked = performance.now();
    if (preview.state !== "READY") throw new Error(`The import is ${JSON.stringify(preview)}`);
    await commit(target, id, preview.token);
    const committed = performance.now();
    report.add(area, "upload", (uploaded - begin) / 1_000, "s");
    report.add(area, "check", (checked - uploaded) / 1_000, "s");
    report.add(area, "commit", committed - checked, "ms");
    report.add(area, "in all (aim: 15)", (committed - begin) / 1_000, "s");
    report.add(area, "processor time", processorSecondsOf(target.pid) - busyBefore, "s");
    report.add(area, "memory before", idle, "MB");
    report.add(area, "most memory above that (aim: 300)", peak - idle, "MB");
    report.add(area, "slowest other request meanwhile", slowest, "ms");
  } finally {
    clearInterval(sampling);
  }
}

async function measurePages(report: Report, { url, token }: Target): Promise<void> {
  const query = `query P($filter: ResidentialPropertyFilter, $field: ResidentialPropertyOrderField!, $after: String, $last: Int) {
    commune(ags: "${ags}") { residentialProperties(first: 50, filter: $filter, after: $after, last: $last,
      orderBy: { field: $field, direction: ASC }) {
        totalCount totalCountExceeded edges { node { id street houseNumber } } pageInfo { hasNextPage endCursor } } } }`;
  const measure = async (what: string, variables: Readonly<Record<string, unknown>>) => {
    const times: number[] = [];
    const document = "last" in variables ? query.replace("first: 50, ", "") : query;
    for (let round = 0; round < repeats; round++) {
      const begin = performance.now();
      await call(url, document, { field: "STREET", ...variables }, token);
      times.push(performance.now() - begin);
    }
    report.add("250,000 properties", what, median(times), "ms");
  };
  for (const field of ["STREET", "POSTAL_CODE", "LOCATION", "DISTRICT"])
    await measure(`first page by ${field}`, { field });
  await measure("last page", { last: 50 });
  for (const text of [
    "a",
    "birken",
    "86150",
    "augs",
    "bad aibling",
    "augsburg berlin",
    "qqqq",
    "straße 12",
  ]) {
    await measure(`first page of "${text}"`, { filter: { text } });
  }
  await measure('first page of "e" by district', { filter: { text: "e" }, field: "DISTRICT" });
  await measure("first page of a postal code", { filter: { postalCodes: ["86151"] } });
}

async function upload({ url, token }: Target, path: string): Promise<string> {
  const query = `mutation U($input: PreviewResidentialPropertyUploadInput!) {
    previewResidentialPropertyUpload(input: $input) { importPreview { id } errors { code } } }`;
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables: { input: { ags, file: null } } }));
  form.append("map", JSON.stringify({ "0": ["variables.input.file"] }));
  form.append("0", await openAsBlob(path), "liegenschaften.csv");
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/mgt/graphql`, { method: "POST", headers, body: form });
  const answer = (await response.json()) as {
    data?: { previewResidentialPropertyUpload: { importPreview: { id: string } | null } };
  };
  const id = answer.data?.previewResidentialPropertyUpload.importPreview?.id;
  if (id === undefined) throw new Error(`The upload was refused: ${JSON.stringify(answer)}`);
  return id;
}

interface Preview {
  readonly state: string;
  readonly token: string;
}

async function read({ url, token }: Target, id: string): Promise<Preview> {
  const query =
    "query I($id: ID!) { importPreview(id: $id) { state token progressDone failure { code } counts { added } } }";
  const data = await call<{ importPreview: Preview }>(url, query, { id }, token);
  return data.importPreview;
}

async function commit({ url, token }: Target, id: string, seen: string): Promise<void> {
  const query = `mutation C($input: CommitImportInput!) { commitImport(input: $input) { errors { code } } }`;
  const input = { id, token: seen, confirmed: [] };
  const data = await call<{ commitImport: { errors: readonly unknown[] } }>(url, query, { input }, token);
  if (data.commitImport.errors.length > 0) throw new Error(`Refused: ${JSON.stringify(data)}`);
}

/** Resident memory of all threads in MB, on Linux only. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** CPU seconds used, from Linux's hundredths; unknown elsewhere. */
function processorSecondsOf(pid: number): number {
  try {
    // After the name in parentheses: fields 12 and 13.
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
  } catch {
    return Number.NaN;
  }
}
