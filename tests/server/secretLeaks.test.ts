import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { hashPassword } from "#server/domain/sessions/passwords";
import type { Database } from "#server/storage/database/database";
import { refuseActivities, storeCommuneRecords } from "../support/communeRecords";
import { startMailServer, tokenOf } from "../support/invites";
import { watchSecrets, type SecretWatch, type WatchedAnswer } from "../support/secretWatch";
import { addUser, systemRole } from "../support/serverCalls";
import { startTestServer, type TestServer, type TestServerOptions } from "./http/testServer";

const adminPassword = "Geheimes-Passwort-der-Administration";
const asSupport = [{ type: "SUPPORT", services: [] }];

const documents = {
  login: `mutation ($u: String!, $p: String!) { login(username: $u, password: $p) { token } }`,
  accept: `mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }`,
  create: `mutation ($input: CreateUserInput!) {
    createUser(input: $input) { userEdge { node { id } } invitationUrl errors { code } } }`,
  invite: `mutation ($input: SendUserInviteInput!) {
    sendUserInvite(input: $input) { invitationUrl user { invitation { status delivery } } errors { code } } }`,
  withdraw: `mutation ($input: WithdrawUserInviteInput!) { withdrawUserInvite(input: $input) { errors { code } } }`,
  reset: `mutation ($input: SendPasswordResetInput!) { sendPasswordReset(input: $input) { resetUrl errors { code } } }`,
  change: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessionIds errors { code } } }`,
  preview: `mutation ($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) { userImport { id examples { username email } } errors { code } } }`,
  commit: `mutation ($input: CommitUserImportInput!) {
    commitUserImport(input: $input) { invitedCount links { username url } errors { code } } }`,
  read: `{ users { edges { node { id username email active status activatedAt lastLoginAt revision
    invitation { status invitedAt invitedBy { username } expiresAt delivery }
    passwordReset { status delivery } deactivation { reason } } } } ownSessions { id browser isCurrent } }`,
  saveSettings: `mutation ($input: SaveServiceSettingsInput!) {
    saveServiceSettings(input: $input) { communeService { settings { known { key ownValue hasOwnValue } } }
      errors { code params { name value } } } }`,
  readSettings: `query ($ags: AGS!) { communeService(ags: $ags, serviceId: "ew-meldebescheinigung") {
    settings { known { key ownValue hasOwnValue } } } }`,
  addResource: `mutation ($input: AddResourceInput!) { addResource(input: $input) {
    resourceEdge { node { id yaml storedSecrets } } errors { code field params { name value } } } }`,
  editResource: `mutation ($input: EditResourceInput!) { editResource(input: $input) {
    resource { revision yaml } errors { code field params { name value } } } }`,
  readResources: `{ resources { edges { node { id yaml storedSecrets download { url }
    versions { edges { node { yaml changedSecrets } } } } } } }`,
  downloadResources: `mutation { downloadResources(input: {}) { download { url } errors { code } } }`,
  me: "{ user { user { id username email roles { type } } } }",
};

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

interface Watched {
  readonly server: TestServer;
  readonly db: Database;
  readonly lines: string[];
  readonly watch: SecretWatch;
  /** Token of an admin. */
  readonly token: string;
  readonly ask: (name: keyof typeof documents, variables?: object, token?: string) => Promise<WatchedAnswer>;
}

async function start(options: TestServerOptions = {}): Promise<Watched> {
  const lines: string[] = [];
  const web = {
    "index.html": "<!doctype html><html lang=de><head><title>x</title></head><body></body></html>",
  };
  const env = { OPERATIONS: "any", ...options.env };
  const server = await startTestServer({ ...options, env, lines, web });
  undo.push(() => server.close());
  if (server.open === null) throw new Error("There is no database.");
  const { db } = server.open;
  const passwordHash = await hashPassword(adminPassword);
  await addUser(db, { username: "admin", passwordHash, roles: systemRole("ADMIN") });
  const watch = watchSecrets(server.url);
  watch.keepSecret(adminPassword);
  const ask: Watched["ask"] = (name, variables, token) =>
    watch.call(documents[name], variables, token === undefined ? {} : { token });
  const token = tokenIn(await ask("login", { u: "admin", p: adminPassword }));
  return { server, db, lines, watch, token, ask };
}

const tokenIn = ({ data }: WatchedAnswer) => (data?.["login"] as { token: string }).token;

function urlIn({ data }: WatchedAnswer): string {
  const [payload] = Object.values(data ?? {}) as { invitationUrl?: string; resetUrl?: string }[];
  return payload?.invitationUrl ?? payload?.resetUrl ?? "";
}

const linkToken = (url: string) => new URL(url).searchParams.get("t") ?? "";

/** Allows the next link at once. */
const waited = (db: Database) =>
  sql`update user_invitation set created_at = created_at - interval '10 minutes'`.execute(db);

function importOf({ watch, token }: Watched) {
  const rows =
    "username;email;role;ags;services\nnina;nina@example.org;support;;\nnils;nils@example.org;support;;\n";
  const file = new File([rows], "benutzer.csv", { type: "text/csv" });
  return watch.call(documents.preview, { input: { file: null } }, { token, file });
}

async function commitImport(watched: Watched): Promise<WatchedAnswer> {
  const { data } = await importOf(watched);
  const { userImport } = data?.["previewUserImport"] as { userImport: { id: string } };
  return watched.ask("commit", { input: { id: userImport.id } }, watched.token);
}

test("Secrets: secrets are in one response and nowhere else if links are passed on manually", async () => {
  const watched = await start();
  const { server, db, lines, watch, token, ask } = watched;
  const passwords = ["Erstes-geheimes-Wort", "Zweites-geheimes-Wort", "Drittes-geheimes-Wort"];
  const [first = "", second = "", third = ""] = passwords;
  for (const secret of [...passwords, "zu-kurz-ab", "Falsches-Passwort-1"]) watch.keepSecret(secret);

  const input = { username: "anna", email: "anna@example.org", roles: asSupport };
  const created = await ask("create", { input }, token);
  const { userEdge } = created.data?.["createUser"] as { userEdge: { node: { id: string } } };
  const user = { input: { id: userEdge.node.id } };
  const former = linkToken(urlIn(created));
  await waited(db);
  const invitation = linkToken(urlIn(await ask("invite", user, token)));
  const accept = (given: string, password: string) => ask("accept", { input: { token: given, password } });
  expect((await accept(former, first)).codes).toEqual(["invalid_token"]);
  expect((await accept(invitation, "zu-kurz-ab")).codes).toEqual(["password_too_short"]);

  // A server error in the middle of it, which is logged.
  const allow = await refuseActivities(db);
  expect((await accept(invitation, first)).codes).toEqual(["internal_error"]);
  await allow();
  expect((await accept(invitation, first)).data).toEqual({ acceptUserInvite: true });

  const page = await server.get(`/mgt/activate?t=${invitation}`, { Accept: "text/html" });
  expect(page.status).toBe(200);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(await page.text()).not.toContain(invitation);
  await server.get(`/healthz?t=${invitation}`);
  await server.get(`/mgt/graphql?t=${invitation}`);

  await ask("login", { u: "anna", p: "Falsches-Passwort-1" });
  const own = tokenIn(await ask("login", { u: "anna", p: first }));
  await waited(db);
  const reset = linkToken(urlIn(await ask("reset", user, token)));
  expect((await accept(reset, second)).data).toEqual({ acceptUserInvite: true });
  expect((await ask("me", {}, own)).codes).toEqual(["unauthorized"]);
  const again = tokenIn(await ask("login", { u: "anna", p: second }));
  await ask("change", { input: { currentPassword: "Falsches-Passwort-1", newPassword: third } }, again);
  await ask("change", { input: { currentPassword: second, newPassword: third } }, again);
  await waited(db);
  await ask("reset", user, token);
  await ask("withdraw", user, token);
  const { links } = (await commitImport(watched)).data?.["commitUserImport"] as { links: unknown[] };
  expect(links).toHaveLength(2);
  for (const reader of [token, again]) expect((await ask("read", {}, reader)).codes).toEqual([]);
  const read = (await ask("read", {}, token)).data;
  expect(JSON.stringify(read)).toContain("nina@example.org");

  // Six passwords; tokens of three logins, two invitations, two resets and two users of the file.
  expect(watch.count()).toBe(6 + 3 + 2 + 2 + 2);
  expect(lines.join("")).toContain("request failed");
  expect(await watch.leaks(db, lines)).toEqual([]);
});

test("Secrets: an API key is stored encrypted, and in no response, log line or activity entry", async () => {
  const { db, lines, watch, token, ask } = await start();
  const apiKeys = [
    "Erster-geheimer-Schluessel",
    "Zweiter-geheimer-Schluessel",
    "Dritter-geheimer-Schluessel",
  ];
  for (const apiKey of apiKeys) watch.keepSecret(apiKey);
  const { enabledService: id, ags } = await storeCommuneRecords(db, "09761000");
  const save = (revision: number, value: string, further: readonly object[] = []) =>
    ask(
      "saveSettings",
      { input: { id, revision, settings: [{ key: "api_key", value }, ...further] } },
      token,
    );
  const [first = "", second = "", third = ""] = apiKeys;
  expect((await save(0, first)).codes).toEqual([]);

  // A server error in the middle of it, which is logged.
  const allow = await refuseActivities(db);
  expect((await save(1, second)).codes).toEqual(["internal_error"]);
  await allow();
  expect((await save(1, second)).codes).toEqual([]);
  const refused = [{ key: "contact_email", value: "nobody" }];
  const conflict = await save(1, third);
  const invalid = await save(2, third, refused);
  expect(JSON.stringify([conflict.data, invalid.data])).toMatch(/"conflict".*"email_invalid"/);
  expect((await ask("readSettings", { ags }, token)).data).toMatchObject({
    communeService: {
      settings: { known: expect.arrayContaining([{ key: "api_key", ownValue: null, hasOwnValue: true }]) },
    },
  });
  const { rows } = await sql<object>`select type from activity where commune_ags = ${ags}`.execute(db);
  expect(rows).toEqual([{ type: "SAVE_SERVICE_CONFIG" }, { type: "SAVE_SERVICE_CONFIG" }]);
  expect(lines.join("")).toContain("request failed");
  expect(await watch.leaks(db, lines)).toEqual([]);
});

test("Secrets: secrets of resources are stored encrypted, and in nothing that is read, downloaded or logged", async () => {
  const { server, db, lines, watch, token, ask } = await start();
  const passwords = [
    "Erstes-Geheimnis-1",
    "Zweites-Geheimnis-2",
    "Drittes-Geheimnis-3",
    "Viertes-Geheimnis-4",
    "510951",
  ];
  for (const password of passwords) watch.keepSecret(password);
  const [first = "", second = "", third = "", fourth = "", numeric = ""] = passwords;
  const yaml = (password: string, rest = "") =>
    `name: a\nendpoint:\n  url: https://a.example.org/\nauthentication:\n  type: basic\n  username: sm\n  password: ${password}\n${rest}`;
  const key = { version: "v2", type: "restService", resourceId: "a" };
  const added = await ask("addResource", { input: { ...key, yaml: yaml(first) } }, token);
  const { resourceEdge } = added.data?.["addResource"] as { resourceEdge: { node: { id: string } } };
  const edit = (revision: number, text: string) =>
    ask("editResource", { input: { id: resourceEdge.node.id, revision, yaml: text } }, token);

  // A server error in the middle of it, which is logged.
  const allow = await refuseActivities(db);
  expect((await edit(1, yaml(second))).codes).toEqual(["internal_error"]);
  await allow();
  expect((await edit(1, yaml(second))).codes).toEqual([]);
  const conflict = await edit(1, yaml(third));
  const faulty = [
    await edit(2, yaml(fourth, "unknown: 1\n")),
    await edit(2, yaml(numeric)),
    await edit(2, yaml(`!!tag ${fourth}`)),
    await edit(2, yaml(`"${fourth}`)),
    await edit(2, yaml(`\n    - ${fourth}`)),
  ];
  expect(JSON.stringify(conflict.data)).toContain('"conflict"');
  for (const { data } of faulty) expect(JSON.stringify(data)).toContain('"resource_invalid"');
  const read = (await ask("readResources", {}, token)).data as {
    resources: { edges: { node: { download: { url: string } } }[] };
  };
  const archive = (await ask("downloadResources", {}, token)).data as {
    downloadResources: { download: { url: string } };
  };
  const urls = [
    ...read.resources.edges.map(({ node }) => node.download.url),
    archive.downloadResources.download.url,
  ];
  for (const url of urls) {
    const response = await server.get(url);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const password of passwords) expect(text).not.toContain(password);
  }
  expect(lines.join("")).toContain("request failed");
  expect(await watch.leaks(db, lines)).toEqual([]);
});

test("Secrets: with a mail server, secrets are only in the e-mail", async () => {
  const mailServer = await startMailServer();
  undo.push(() => mailServer.close());
  const watched = await start({ env: { SMTP_URL: mailServer.url }, runsJobs: true });
  const { db, lines, watch, token, ask } = watched;
  const password = "Erstes-geheimes-Wort";
  for (const secret of [password, "p@ss word", "p%40ss%20word"]) watch.keepSecret(secret);

  const input = { username: "anna", email: "anna@example.org", roles: asSupport };
  const created = await ask("create", { input }, token);
  expect(created.data).toMatchObject({ createUser: { invitationUrl: null, errors: [] } });
  expect((await commitImport(watched)).data).toMatchObject({
    commitUserImport: { invitedCount: 2, links: [], errors: [] },
  });
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(3), { timeout: 30_000, interval: 50 });
  const tokens = mailServer.mails.map(tokenOf);
  for (const each of tokens) watch.keepSecret(each);
  expect(new Set(tokens).size).toBe(3);
  const taken = { input: { token: tokens[0], password } };
  expect((await ask("accept", taken)).data).toEqual({ acceptUserInvite: true });
  expect((await ask("read", {}, token)).codes).toEqual([]);
  expect(await watch.leaks(db, lines)).toEqual([]);
});
