/** npm run contract against checkouts and backends that differ from this one. */
import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readAppSources } from "../../scripts/contract/appSources";
import { artifactProblems } from "../../scripts/contract/artifacts";
import {
  changesSince,
  checkContracts,
  compareAgainst,
  type CompareReport,
} from "../../scripts/contract/checks";
import { runContract } from "../../scripts/contract/contract";
import { reportText } from "../../scripts/contract/report";

const timeout = 120_000;
const temporary: string[] = [];
const running: ChildProcess[] = [];

afterEach(() => {
  for (const process of running.splice(0)) process.kill();
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true });
});

/** A field of the contract, with its description. */
const serviceCount = '  "Services of the role entries, over all communes."\n  serviceCount: Int!\n';
const communeCount = '  "Communes of the role entries."\n  communeCount: Int!\n';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
  temporary.push(folder);
  return folder;
}

/** A copy of the sources of this checkout, which a test may change. */
function copyCheckout(): string {
  const folder = temporaryFolder();
  for (const path of ["src", "schema", "relay.config.js", "tsconfig.json"]) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

function replaceIn(file: string, ...replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of replacements) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

/** Starts a separate process that serves the SDL files of the folder, and resolves with its URL. */
function startForeignBackend(folder: string): Promise<string> {
  const backend = spawn(process.execPath, ["tests/support/foreignSchema.mjs", folder]);
  running.push(backend);
  return new Promise((ready, failed) => {
    backend.stdout.once("data", (line: Buffer) => ready(line.toString().trim()));
    backend.stderr.on("data", (text: Buffer) => failed(new Error(text.toString())));
  });
}

function runCommand(args: readonly string[]): Promise<{ readonly code: unknown; readonly output: string }> {
  return new Promise((ended) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_ENV: "" } };
    execFile(process.execPath, ["scripts/contract.mjs", ...args], options, (error, stdout, stderr) => {
      ended({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

test(
  "Contract command: reports each breaking difference of a running backend with its routes",
  async () => {
    const folder = join(temporaryFolder(), "schema");
    cpSync("schema", folder, { recursive: true });
    replaceIn(
      join(folder, "mgt.graphql"),
      [communeCount, ""],
      [serviceCount, serviceCount.replace("Int!", "String!")],
      ["    filter: UserFilter\n", "    filter: UserFilter!\n"],
      ["enum UserStatus {\n", 'enum UserStatus {\n  "New."\n  SUSPENDED\n'],
    );
    const { code, output } = await runCommand(["--against", await startForeignBackend(folder), "--json"]);

    expect(code).toBe(1);
    const report = JSON.parse(output) as CompareReport;
    expect(report.isOk).toBe(false);
    const [mgt, ...others] = report.endpoints;
    const found = mgt?.differences.map(({ coordinate, uses }) => ({
      coordinate,
      certainty: [...new Set(uses.map((use) => use.certainty))],
      routes: [...new Set(uses.flatMap((use) => use.routes))].sort(),
    }));
    const list = "/admin/users";
    const detail = "/admin/edituser/$userId";
    expect(found).toEqual([
      { coordinate: "Query.users.filter", certainty: ["breaks"], routes: [list] },
      { coordinate: "User.communeCount", certainty: ["breaks"], routes: [detail, list] },
      { coordinate: "User.serviceCount", certainty: ["breaks"], routes: [detail, list] },
      {
        coordinate: "UserStatus.SUSPENDED",
        certainty: ["may break"],
        routes: [detail, list, "/mgt/edit/$commune"],
      },
    ]);
    expect(mgt?.differences[0]?.uses[0]).toMatchObject({
      operation: "UsersTableQuery",
      file: "src/mgt/users/list/UsersTable.tsx",
    });
    expect(others.map(({ name, differences }) => [name, differences])).toEqual([
      ["mgt-v2", []],
      ["process", []],
      ["ikfz", []],
    ]);
  },
  timeout,
);

test(
  "Contract command: the same contracts fit; what cannot be compared ends with another exit code",
  async () => {
    const print = vi.spyOn(console, "log").mockReturnValue(undefined);
    const complain = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect(await runContract(process.cwd(), ["--against", "schema/process.graphql"])).toBe(0);
    expect(print).toHaveBeenCalledExactlyOnceWith(
      "process: 0 differences, 0 breaking for this app\nEvery operation of this app fits.",
    );
    const away = ["--against", "http://127.0.0.1:1", "--endpoint", "ikfz"];
    expect(await runContract(process.cwd(), away)).toBe(2);
    expect(complain).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("http://127.0.0.1:1/mgt/ikfz/graphql cannot be reached"),
    );
    await expect(compareAgainst(process.cwd(), "schema", { endpoints: ["mtg"] })).rejects.toThrow("not mtg");
  },
  timeout,
);

test(
  "Contract command: a value that may fail is no failure; an operation is, whatever makes it invalid",
  async () => {
    const folder = join(temporaryFolder(), "schema");
    cpSync("schema", folder, { recursive: true });
    replaceIn(join(folder, "mgt.graphql"), [
      "enum UserStatus {\n",
      'enum UserStatus {\n  "New."\n  SUSPENDED\n',
    ]);
    const options = { endpoints: ["mgt", "process"] };
    expect(await compareAgainst(process.cwd(), folder, options)).toMatchObject({ isOk: true });

    replaceIn(join(folder, "process.graphql"), ["type Job implements Node ", "type Job "]);
    const report = await compareAgainst(process.cwd(), folder, options);
    expect(report.isOk).toBe(false);
    const [, processes] = report.endpoints;
    expect(processes?.refused).toContainEqual(
      expect.objectContaining({ operation: "JobScreenQuery", routes: ["/admin/jobs/$id"] }),
    );
    expect(reportText(report)).toContain("process: 1 difference, ");
  },
  timeout,
);

test(
  "Contract command: reports of a checkout problems, deprecated fields in use and unused fields",
  async () => {
    const root = copyCheckout();
    const reason = "Since 2026-11-01: use `User.extra`.";
    replaceIn(join(root, "schema/mgt.graphql"), [
      communeCount,
      `  "New."\n  extra: Int\n  "Old."\n  communeCount: Int! @deprecated(reason: "${reason}")\n`,
    ]);
    replaceIn(join(root, "schema/ikfz.graphql"), ["type Query {", 'type Query {\n  "New."\n  broken: Int']);
    const report = await checkContracts(root);
    expect(report).toMatchObject({ isOk: false, problems: [] });
    expect(report.endpoints.flatMap(({ problems }) => problems)).toEqual([
      "Query.broken must have a resolver in the reference backend",
      expect.stringMatching(/^Query\.broken must have exactly one of/),
    ]);
    const [mgt] = report.endpoints;
    expect(mgt?.unused).toContain("User.extra");
    expect(mgt?.unused).not.toContain("User.username");
    expect(
      mgt?.deprecated.map(({ coordinate, since, uses }) => [coordinate, since, uses.length > 0]),
    ).toEqual([["User.communeCount", "2026-11-01", true]]);
    expect(reportText(report)).toContain("src/mgt/users/list/UsersTable.tsx:");
  },
  timeout,
);

test(
  "Contract command: reports generated files that are stale, missing or orphans, and documents that do not fit",
  async () => {
    const root = copyCheckout();
    const generated = "src/mgt/users/list/__generated__";
    rmSync(join(root, generated, "UsersTableQuery.graphql.ts"));
    writeFileSync(join(root, generated, "LeftOverQuery.graphql.ts"), "");
    writeFileSync(join(root, "schema/operations/ikfz.json"), "{}\n");
    expect(await artifactProblems(root)).toEqual([
      `${generated}/LeftOverQuery.graphql.ts is an orphan: no document generates it`,
      "schema/operations/ikfz.json is stale",
      `${generated}/UsersTableQuery.graphql.ts is missing`,
      "Run npm run generate to bring them up to date.",
    ]);

    replaceIn(join(root, "schema/mgt.graphql"), [communeCount, ""]);
    const [refusal] = await artifactProblems(root);
    expect(refusal).toContain("communeCount");
  },
  timeout,
);

test(
  "Contract command: lists changes since a commit, with the routes that they concern",
  async () => {
    const root = copyCheckout();
    const mgt = join(root, "schema/mgt.graphql");
    replaceIn(
      mgt,
      ["enum UserStatus {\n", 'enum UserStatus {\n  "Gone since."\n  SUSPENDED\n'],
      [communeCount, ""],
    );
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
    git("init", "-q");
    git("add", "schema");
    git("-c", "user.name=test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "Before");
    cpSync("schema/mgt.graphql", mgt);

    const lines = reportText(await changesSince(root, "HEAD")).split("\n");
    expect(lines[0]).toBe("mgt: 1 breaking, 0 dangerous, 1 safe");
    expect(lines[1]).toMatch(/^ {2}✗ Enum value 'SUSPENDED' was removed .* \(on .*\/admin\/users/);
    expect(lines[2]).toMatch(/^ {2}· Field 'communeCount' was added .* \(on .*\/admin\/edituser\/\$userId/);
    expect(lines.slice(3)).toEqual(["mgt-v2: no changes", "process: no changes", "ikfz: no changes"]);
    await expect(changesSince(root, "nowhere")).rejects.toThrow("nowhere");
  },
  timeout,
);

test(
  "Contract command: finds definitions in the sources, with the routes that load them",
  async () => {
    const root = temporaryFolder();
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, ".."), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write("src/main.tsx", 'import "./App"; import "./shared";');
    write("src/App.tsx", 'import "./routeTree.gen";');
    write(
      "src/routeTree.gen.ts",
      'import "./routes/a"; import "./routes/b.index"; import "./routes/__root";',
    );
    write("src/routes/__root.tsx", 'import "../frame";');
    write(
      "src/routes/a.tsx",
      'createFileRoute("/a")({}); import("../Screen"); import type { B } from "../OnlyB";',
    );
    write("src/routes/b.index.tsx", 'createFileRoute("/b/")({}); import "../Screen"; import "../OnlyB";');
    write("src/routes/-search.tsx", 'import "../Unused";');
    write("src/Screen.tsx", "\nconst query = graphql`\n  query ScreenQuery { id }\n`;");
    write(
      "src/OnlyB.tsx",
      'export interface B {} const part = graphql`fragment OnlyB_b on B @refetchable(queryName: "OnlyBPageQuery") { id }`;',
    );
    for (const file of ["shared", "frame", "Unused"]) write(`src/${file}.tsx`, "export {};");

    const { definitions, routesOf } = await readAppSources(root);
    expect([...definitions.values()].map(({ name, file, line }) => ({ name, file, line }))).toEqual([
      { name: "OnlyB_b", file: "src/OnlyB.tsx", line: 1 },
      { name: "OnlyBPageQuery", file: "src/OnlyB.tsx", line: 1 },
      { name: "ScreenQuery", file: "src/Screen.tsx", line: 2 },
    ]);
    expect(routesOf("src/Screen.tsx")).toEqual(["/a", "/b"]);
    expect(routesOf("src/OnlyB.tsx")).toEqual(["/b"]);
    expect(routesOf("src/shared.tsx")).toEqual(["every page"]);
    expect(routesOf("src/frame.tsx")).toEqual(["every page"]);
    expect(routesOf("src/Unused.tsx")).toEqual([]);
  },
  timeout,
);
