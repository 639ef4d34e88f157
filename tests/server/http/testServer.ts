/**
 * A server for one test: real HTTP on a free port, and its own database.
 * That is PostgreSQL, or the embedded one with `npm test -- --all`.
 */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { readConfig } from "#server/config";
import type { ConnectionTimes } from "#server/http/connections";
import { startServer, type RunningServer } from "#server/http/server";
import { createLogger } from "#server/logging";
import { copyDatabase, databases, silent, temporaryFolder } from "../../support/databases";
import { createDatabase, dropDatabase } from "../../support/postgres";

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Persisted documents by file, e.g. "mgt". */
  readonly operations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly previousOperations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Files of the built app; without them there is no app. */
  readonly web?: Readonly<Record<string, string | Buffer>>;
  /** Files of the built GraphiQL; without them it is not built. */
  readonly graphiql?: Readonly<Record<string, string>>;
  /** Collects the log lines of every level. */
  readonly lines?: string[];
  /** Overrides of the connection timeouts. */
  readonly times?: Partial<ConnectionTimes>;
  /** Whether queue jobs run; they do not by default. */
  readonly runsJobs?: boolean;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly codes: readonly string[];
}

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  /** Calls an endpoint by its path. */
  readonly call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<GraphqlAnswer>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  const database = options.env?.["DATABASE_URL"] === undefined ? await makeDatabase(dataDir) : null;
  await cp("schema", join(folder, "schema"), {
    recursive: true,
    filter: (source) => !source.endsWith(".json"),
  });
  await writeFiles(join(folder, "schema/operations"), jsonFiles(options.operations));
  await writeFiles(join(folder, "previous"), jsonFiles(options.previousOperations));
  const webDir = options.web === undefined ? null : join(folder, "web");
  if (webDir !== null) await writeFiles(webDir, options.web ?? {});
  await writeFiles(join(folder, "graphiql"), options.graphiql ?? {});
  const server = await startServer({
    config: readConfig(
      { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: database?.url, ...options.env },
      { demo: false },
    ),
    root: folder,
    webDir,
    graphiqlDir: join(folder, "graphiql"),
    previousOperationsDir: join(folder, "previous"),
    log: options.lines === undefined ? silent : recordingLogger(options.lines),
    runsJobs: options.runsJobs ?? false,
    times: { drainMs: 0, ...options.times },
  });
  return {
    ...server,
    dataDir,
    call: (path, body, headers) => call(server.url + path, body, headers),
    get: (path, headers) => fetch(server.url + path, { headers, redirect: "manual" }),
    async close() {
      await server.close();
      await database?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A migrated, empty database; without a URL the embedded one in the folder. */
async function makeDatabase(dataDir: string) {
  if (databases.some(({ name }) => name === "embedded")) {
    copyDatabase(inject("embeddedTemplate"), dataDir);
    return null;
  }
  const url = await createDatabase({ migrated: true });
  return { url, remove: () => dropDatabase(url) };
}

async function call(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const { data, errors = [] }: { data?: unknown; errors?: { extensions: { code: string } }[] } =
    await response.json();
  const codes = errors.map((error) => error.extensions.code);
  return { status: response.status, headers: response.headers, data, codes };
}

function jsonFiles(files: TestServerOptions["operations"]): Record<string, string> {
  const entries = Object.entries(files ?? {});
  return Object.fromEntries(entries.map(([name, content]) => [`${name}.json`, JSON.stringify(content)]));
}

async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, content);
  }
}

function recordingLogger(lines: string[]) {
  return createLogger("trace", { write: (line: string) => void lines.push(line) });
}
