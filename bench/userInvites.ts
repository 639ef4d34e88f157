import { startServer, type BuiltServer, type ServerOptions } from "../tests/e2e/support/server";
import { startMailServer } from "../tests/support/invites";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { call, logIn } from "./calls";
import { median, type Report } from "./report";

const count = 1_000;

/** Inviting 1,000 users by a file, and the latency of other requests meanwhile, on both databases. */
export async function userInvites(report: Report, options: ServerOptions = {}): Promise<void> {
  const postgres = await startPostgres();
  try {
    for (const database of ["embedded", "PostgreSQL"] as const) {
      const optionsWith = async (env: Readonly<Record<string, string>>): Promise<ServerOptions> => ({
        ...options,
        ...(database === "PostgreSQL" && { databaseUrl: await createDatabaseOn(postgres.url) }),
        env: { LOG_LEVEL: "warn", ...env, ...options.env },
      });
      await withServer(await optionsWith({}), (server) =>
        measure(report, `${count} users, ${database}, links`, server),
      );
      const mails = await startMailServer();
      try {
        await withServer(await optionsWith({ SMTP_URL: mails.url }), async (server) => {
          const area = `${count} users, ${database}, e-mails`;
          await measure(report, area, server, async () => {
            while (mails.mails.length < count) await pause(50);
          });
        });
      } finally {
        await mails.close();
      }
    }
  } finally {
    await postgres.stop();
  }
}

async function withServer(
  options: ServerOptions,
  act: (server: BuiltServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(options);
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

async function measure(
  report: Report,
  area: string,
  { url }: BuiltServer,
  delivered?: () => Promise<void>,
): Promise<void> {
  const token = await logIn(url, "support");
  const others = { token: await logIn(url, "admin"), url };
  const watched = watch(others);
  const begin = performance.now();
  const id = await preview(url, token);
  const checked = performance.now();
  const query = `mutation C($input: CommitUserImportInput!) { commitUserImport(input: $input) { invitedCount errors { code } } }`;
  const { commitUserImport: done } = await call<{ commitUserImport: { invitedCount: number } }>(
    url,
    query,
    { input: { id } },
    token,
  );
  const committed = performance.now();
  if (done.invitedCount !== count) throw new Error(`Refused: ${JSON.stringify(done)}`);
  report.add(area, "check", (checked - begin) / 1_000, "s");
  report.add(area, "commit", (committed - checked) / 1_000, "s");
  if (delivered) {
    await delivered();
    report.add(area, "until the last e-mail was taken", (performance.now() - committed) / 1_000, "s");
  }
  for (const [what, times] of Object.entries(await watched.stop())) {
    report.add(area, `${what} meanwhile, median`, median(times), "ms");
    report.add(area, `${what} meanwhile, p95`, percentile(times, 0.95), "ms");
  }
}

/** Polls a page like other users do. */
function watch({ url, token }: { readonly url: string; readonly token: string }) {
  const queries = {
    "page of users":
      "{ users(first: 50) { totalCount edges { node { id username roles { type } invitation { status } } } } }",
    "login page": "{ instance { hasDemoAccounts } }",
  };
  const stopping = new AbortController();
  const times: Record<string, number[]> = {};
  const running = Object.entries(queries).map(async ([what, query]) => {
    const taken = (times[what] = [] as number[]);
    while (!stopping.signal.aborted || taken.length === 0) {
      const begin = performance.now();
      await call(url, query, {}, what === "login page" ? undefined : token);
      taken.push(performance.now() - begin);
      await pause(10);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return times;
    },
  };
}

async function preview(url: string, token: string): Promise<string> {
  const rows = Array.from({ length: count }, (_, n) => `bench${n};bench${n}@example.org;member;09761000;all`);
  const query = `mutation P($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) { userImport { id newCount problems { line error { code } } } errors { code } } }`;
  const form = new FormData();
  form.append("operations", JSON.stringify({ query, variables: { input: { file: null } } }));
  form.append("map", JSON.stringify({ "0": ["variables.input.file"] }));
  form.append("0", new Blob([["username;email;role;ags;services", ...rows].join("\n")]), "benutzer.csv");
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/mgt/graphql`, { method: "POST", headers, body: form });
  const answer = (await response.json()) as {
    data?: { previewUserImport: { userImport: { id: string; newCount: number } | null } };
  };
  const found = answer.data?.previewUserImport.userImport;
  if (found?.newCount !== count) throw new Error(`Refused: ${JSON.stringify(answer).slice(0, 500)}`);
  return found.id;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
