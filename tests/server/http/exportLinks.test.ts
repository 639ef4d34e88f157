/** An export link works for the user who requested it, as long as they have access, for five minutes. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { downloadLinkMs } from "#domain/timings";
import { createPathSigner } from "#server/signedPaths";
import type { Database } from "#server/storage/database/database";
import { addImportPeople, foreignAgs, importAgs, propertyFile, storeProperties } from "../../support/imports";
import { startTestServer, type TestServer } from "./testServer";
import { keyFileOf } from "../../support/secretKeys";

const uuid = "11111111-1111-4111-8111-111111111111";
const exportProperties = `mutation ($input: ExportResidentialPropertiesInput!) {
  exportResidentialProperties(input: $input) { download { url expiresAt } } }`;
const exportUsers = "mutation { exportUsers(input: {}) { download { url } } }";
const exportProcesses = `mutation { exportProcesses(input: { limit: 10, format: CSV }) { download { url } } }`;

describe("Export links", () => {
  let server: TestServer;
  let db: Database;
  let people: Awaited<ReturnType<typeof addImportPeople>>;

  beforeEach(async () => {
    server = await startTestServer({ env: { OPERATIONS: "any" } });
    if (server.open === null) throw new Error("There is no database.");
    db = server.open.db;
    people = await addImportPeople(db);
    await storeProperties(db, people.support, propertyFile(3));
  });
  afterEach(() => server.close());

  type Download = { readonly url: string; readonly expiresAt: string };
  async function ask(who: { token?: string | null }, query: string, endpoint = "/mgt/graphql") {
    const body = { query, variables: { input: { ags: importAgs } } };
    const { data } = await server.call(endpoint, body, { Authorization: `Bearer ${who.token}` });
    const [payload] = Object.values(data as Record<string, { readonly download: Download }>);
    if (payload === undefined) throw new Error("There is no link.");
    return payload.download;
  }
  const statusOf = async (url: string) => (await server.get(url)).status;
  const role = (username: string, values: { type?: "MEMBER"; commune_ags?: string }) =>
    db
      .updateTable("user_role")
      .set(values)
      .where("user_id", "=", db.selectFrom("user_account").select("id").where("username", "=", username))
      .execute();

  test("expire with the session that requested them, not with another one", async () => {
    const before = Date.now();
    const { url, expiresAt } = await ask(people.member, exportProperties);
    const madeAt = Date.parse(expiresAt) - downloadLinkMs;
    expect(madeAt).toBeGreaterThanOrEqual(before);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
    expect(await statusOf(url)).toBe(200);
    const logout = "mutation { logout(input: { everywhere: false }) { errors { code } } }";
    const query = { query: logout };
    await server.call("/mgt/graphql", query, { Authorization: `Bearer ${people.support.token}` });
    expect(await statusOf(url)).toBe(200);
    await server.call("/mgt/graphql", query, { Authorization: `Bearer ${people.member.token}` });
    const refused = await server.get(url);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toMatch(/^Dieser Link gilt nicht mehr\..*\nThis link is no longer valid\./);
  });

  test("expire with the deactivation of the user, and with the commune in the role", async () => {
    const { url } = await ask(people.member, exportProperties);
    await role("member", { commune_ags: foreignAgs });
    expect(await statusOf(url)).toBe(403);
    await role("member", { commune_ags: importAgs });
    expect(await statusOf(url)).toBe(200);
    await db.updateTable("user_account").set({ active: false }).where("username", "=", "member").execute();
    expect(await statusOf(url)).toBe(403);
  });

  test("expire with the permission", async () => {
    const users = (await ask(people.support, exportUsers)).url;
    const processes = (await ask(people.support, exportProcesses, "/mgt/process/graphql")).url;
    const session = /&session=([0-9a-f-]{36})&/.exec(users)?.[1] ?? "";
    const secretKeys = await keyFileOf(server.dataDir);
    const signer = createPathSigner(secretKeys, () => new Date());
    const jobs = signer.signDownload(`/mgt/exports/jobs/${uuid}`, session);
    const file = signer.signDownload(`/mgt/exports/process-files/${uuid}`, session);
    const statuses = () => Promise.all([users, processes, jobs, file].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200, 404]);
    await role("support", { type: "MEMBER", commune_ags: importAgs });
    expect(await statuses()).toEqual([403, 403, 403, 403]);
  });

  test("expire after five minutes, and are not valid for another session, path or picture", async () => {
    const { url } = await ask(people.member, exportProperties);
    const [path = "", query = ""] = url.split("?");
    const session = /&session=([0-9a-f-]{36})&/.exec(url)?.[1] ?? "";
    const secretKeys = await keyFileOf(server.dataDir);
    const signerAgo = (ms: number) => createPathSigner(secretKeys, () => new Date(Date.now() - ms));
    expect(await statusOf(signerAgo(downloadLinkMs).signDownload(path, session))).toBe(403);
    expect(await statusOf(signerAgo(downloadLinkMs - 60_000).signDownload(path, session))).toBe(200);
    expect(await statusOf(`${path}?${query.replace(session, uuid)}`)).toBe(403);
    expect(await statusOf(signerAgo(0).signDownload(path, uuid))).toBe(403);
    expect(await statusOf(signerAgo(0).sign(path))).toBe(403);
    expect(await statusOf(`${signerAgo(0).sign(path)}&session=${session}`)).toBe(403);
  });

  test("return the rows of the time of the request", async () => {
    const { url } = await ask(people.member, exportProperties);
    const linesOf = async (each: string) =>
      (await (await server.get(each)).text()).trim().split("\r\n").length;
    expect(await linesOf(url)).toBe(4);
    const [row] = await db.selectFrom("residential_property").selectAll().limit(1).execute();
    if (row === undefined) throw new Error("There is no row.");
    const { id: _id, ...values } = row;
    await db
      .insertInto("residential_property")
      .values({ ...values, key_hash: "1" })
      .execute();
    expect(await linesOf(url)).toBe(4);
    await storeProperties(db, people.support, propertyFile(9));
    expect(await linesOf(url)).toBe(4);
    expect(await linesOf((await ask(people.member, exportProperties)).url)).toBe(10);
  });
});
