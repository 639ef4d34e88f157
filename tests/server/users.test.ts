import { afterAll, describe, expect, test } from "vitest";
import { userExportFile } from "#server/domain/users/userExport";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { countStatements } from "../support/statements";
import { places, storePlaces } from "../support/users";

const { augsburg, lippstadt } = places;
const [report, cars] = augsburg.services;
const list = `query ($filter: UserFilter, $orderBy: UserOrder, $first: Int, $after: String, $last: Int, $before: String) {
  users(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage } edges { cursor node { username } } } }`;

interface Users {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly username: string } }[];
}

describe.each(databases)("Users on $name", async (kind) => {
  const ids = new Map<string, string>();
  const harness = await serverHarness(kind);
  await storePlaces(harness.open.db);
  const people = [
    { username: "zöller", roles: systemRole("ADMIN") },
    { username: "Ähre", roles: [memberOf(augsburg.ags, report, cars), memberOf(lippstadt.ags, report)] },
    { username: "a_b%c", roles: [memberOf(lippstadt.ags, report)], email: "=cmd@example.org" },
    { username: "nobody", roles: [], active: false },
    { username: "old", roles: [memberOf(augsburg.ags, report, "ws-briefwahlantrag")] },
  ];
  for (const person of people) ids.set(person.username, await addUser(harness.open.db, person));
  const set = (username: string, values: object) =>
    harness.open.db.updateTable("user_account").set(values).where("username", "=", username).execute();
  // Half an hour before and after midnight in Augsburg.
  await set("old", { last_login_at: new Date("2026-08-19T21:30:00Z") });
  await set("zöller", { last_login_at: new Date("2026-08-19T22:30:00Z") });
  await set("Ähre", { activated_at: new Date("2026-11-01T10:00:00Z") });
  await set("a_b%c", {
    active: false,
    deactivated_at: harnessTime,
    deactivation_reason: "Elternzeit",
    deactivated_by_name: "zöller",
    deactivated_by_role: "ADMIN",
  });
  afterAll(() => harness.open.close());

  const read = async (variables: Record<string, unknown>) =>
    (await harness.read(list, variables))["users"] as Users;
  const names = async (filter: object, orderBy: object | null = null) =>
    (await read({ filter, orderBy })).edges.map(({ node }) => node.username);

  test("are sorted in German order and in any other, in both directions, in pages from either end", async () => {
    expect(await names({})).toEqual(["a_b%c", "Ähre", "nobody", "old", "support", "zöller"]);
    for (const field of ["USERNAME", "EMAIL", "ROLE", "STATUS", "INVITED_AT", "EXPIRES_AT", "ACTIVATED_AT"]) {
      const all = await names({}, { field, direction: "ASC" });
      expect(await names({}, { field, direction: "DESC" })).toEqual(all.toReversed());
    }
    const orderBy = { field: "LAST_LOGIN_AT", direction: "ASC" };
    const all = await names({}, orderBy);
    expect(all.slice(-2)).toEqual(["old", "zöller"]);
    const [seen, back]: [string[], string[]] = [[], []];
    for (let after: string | null = null, more = true; more;) {
      const page: Users = await read({ orderBy, first: 2, after });
      expect(page.totalCount).toBe(6);
      seen.push(...page.edges.map(({ node }) => node.username));
      [after, more] = [page.edges.at(-1)?.cursor ?? null, page.pageInfo.hasNextPage];
    }
    for (let before: string | null = null, more = true; more;) {
      const page: Users = await read({ orderBy, last: 4, before });
      back.unshift(...page.edges.map(({ node }) => node.username));
      [before, more] = [page.edges[0]?.cursor ?? null, page.pageInfo.hasPreviousPage];
    }
    expect([seen, back]).toEqual([all, all]);
  });

  test("are filtered by parts of names literally, and by one entry that matches commune and service", async () => {
    expect(await names({ text: "_b%" })).toEqual(["a_b%c"]);
    expect(await names({ text: " A\u0308HR" })).toEqual(["Ähre"]);
    expect(await names({ text: "re ähre@" })).toEqual([]);
    expect(await names({ text: "old@EXAMPLE" })).toEqual(["old"]);
    expect(await names({ roles: ["ADMIN", "SUPPORT"] })).toEqual(["support", "zöller"]);
    expect(await names({ communes: [lippstadt.ags] })).toEqual(["a_b%c", "Ähre"]);
    expect(await names({ services: [cars] })).toEqual(["Ähre"]);
    expect(await names({ communes: [lippstadt.ags], services: [cars] })).toEqual([]);
    expect(await names({ communes: ["x"] })).toEqual([]);
    expect(await names({ statuses: ["INVITED", "INACTIVE"] })).toEqual(["a_b%c", "nobody"]);
    expect(await names({ lastLoginBefore: "2026-08-20" })).toEqual(["old"]);
    expect(await names({ lastLoginBefore: "2026-11-02", roles: ["MEMBER"] })).toEqual(["Ähre", "old"]);
  });

  const oversized = {
    text: { text: "x".repeat(101) },
    communes: { communes: Array.from({ length: 201 }, (_, index) => String(index)) },
    roles: { roles: Array.from({ length: 201 }, () => "ADMIN") },
  };
  test("refuse oversized filters", async () => {
    const exported = (filter: object) => harness.mutate("exportUsers", "download { url }", { filter });
    await expect(read({ filter: oversized.text })).rejects.toMatchObject({
      extensions: { code: "bad_request" },
    });
    await expect(exported(oversized.text)).rejects.toThrow("bad_request");
    for (const filter of [oversized.communes, oversized.roles]) {
      await expect(read({ filter })).rejects.toMatchObject({ extensions: { code: "list_too_long" } });
      expect((await exported(filter)).errors).toMatchObject([{ code: "list_too_long" }]);
    }
  });

  const everything = `id username status type communeCount serviceCount permissions
    firstCommune { name services } roles { type services commune { ags services } }
    invitation { status invitedBy { username } } passwordReset { status }
    deactivation { at reason by { userId username role } }`;

  test("of a page need as many statements as one user", async () => {
    const { counted, take } = countStatements(harness.open.db);
    const token = await harness.logIn("counter", systemRole("SUPPORT"));
    const costOf = async (first: number) => {
      const source = `{ users(first: ${first}) { totalCount edges { node { ${everything} } } } }`;
      expect((await call(counted, { token, now: harnessTime }, source)).codes).toEqual([]);
      return take();
    };
    const cost = await costOf(1);
    expect(await costOf(6)).toBe(cost);
    expect(cost).toBeLessThanOrEqual(6);
    await harness.open.db.deleteFrom("user_account").where("username", "=", "counter").execute();
  });

  test("return all fields, in a list and alone", async () => {
    const { users } = await harness.read(`{ users { edges { node { ${everything} } } } }`);
    const listed = (users as { edges: { node: { username: string } }[] }).edges.map(({ node }) => node);
    for (const user of listed) {
      const id = toNodeId("User", ids.get(user.username) ?? "");
      if (!ids.has(user.username)) continue;
      const alone = await harness.read(`query ($id: ID!) { userAccount(id: $id) { ${everything} } }`, { id });
      expect(alone["userAccount"]).toEqual(user);
    }
    expect(listed.find(({ username }) => username === "Ähre")).toMatchObject({
      status: "ACTIVE",
      type: "MEMBER",
      communeCount: 2,
      serviceCount: 3,
      invitation: null,
      firstCommune: { name: "Augsburg", services: [report, cars] },
      roles: [{ services: [report, cars] }, { commune: { ags: lippstadt.ags, services: [report] } }],
    });
    expect(listed[0]).toMatchObject({
      username: "a_b%c",
      status: "INACTIVE",
      deactivation: { reason: "Elternzeit", by: { userId: null, username: "zöller", role: "ADMIN" } },
    });
  });

  test("list the editors of a commune for support only", async () => {
    const source = `query ($ags: AGS!, $serviceId: String, $after: String) { commune(ags: $ags) {
      editors(serviceId: $serviceId, first: 1, after: $after) { totalCount pageInfo { hasNextPage }
        edges { cursor node { serviceIds user { username } } } } } }`;
    const editors = async (variables: object, token?: string) =>
      (
        (await harness.read(source, { ags: augsburg.ags, ...variables }, token))["commune"] as {
          editors: Users;
        }
      ).editors;
    const first = await editors({});
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(first.edges[0]?.node).toEqual({ serviceIds: [report, cars], user: { username: "Ähre" } });
    const second = await editors({ after: first.edges[0]?.cursor });
    // A service that the commune does not offer stays in the role entry without granting anything.
    expect(second.edges[0]?.node).toEqual({ serviceIds: [report], user: { username: "old" } });
    expect(await editors({ serviceId: cars })).toMatchObject({ totalCount: 1 });
    expect(await editors({ serviceId: "ws-briefwahlantrag" })).toMatchObject({ totalCount: 0 });
    expect(await editors({ ags: lippstadt.ags })).toMatchObject({ totalCount: 1 });
    const member = await harness.logIn("member", [memberOf(augsburg.ags)]);
    await expect(editors({}, member)).rejects.toThrow("insufficient_permissions");
    await harness.open.db.deleteFrom("user_account").where("username", "=", "member").execute();
  });

  test("are exported with filter and order, without formulas", async () => {
    await harness.open.db.updateTable("user_account").set({ created_at: harnessTime }).execute();
    const { payload, errors } = await harness.mutate("exportUsers", "download { url fileName mediaType }", {
      filter: { roles: ["MEMBER"] },
      orderBy: { field: "EMAIL", direction: "DESC" },
    });
    expect(errors).toEqual([]);
    const { download } = payload as { download: { url: string; fileName: string } };
    expect(download.fileName).toBe("benutzer-2026-11-20.csv");
    const encoded = /^\/mgt\/exports\/users\/([\w-]+)\?signed$/.exec(download.url)?.[1] ?? "";
    // A user added after the link was created is not in its file.
    const late = await addUser(harness.open.db, { username: "late", roles: [memberOf(augsburg.ags)] });
    await harness.open.db
      .updateTable("user_account")
      .set({ created_at: minutes(1, harnessTime) })
      .where("id", "=", late)
      .execute();
    let text = "";
    for await (const part of userExportFile(harness.open.db, encoded, harnessTime).parts) text += part;
    await harness.open.db.deleteFrom("user_account").where("id", "=", late).execute();
    const [header, ...rows] = text.split("\r\n");
    expect(header).toMatch(/^\ufeffBenutzername;E-Mail;Rolle;Kommunen;Dienste;Status;Eingeladen;Läuft ab;/);
    const cells = rows.slice(0, -1).map((row) => row.split(";"));
    expect(cells.map(([username]) => username)).toEqual(["old", "Ähre", "a_b%c"]);
    expect(cells[1]?.slice(2, 6)).toEqual(["member", "Augsburg 09761000, Lippstadt 05974028", "3", "Aktiv"]);
    expect(cells[2]?.[1]).toBe("'=cmd@example.org");
    expect(cells[0]?.at(-2)).toBe("19.08.2026 23:30:00");
  });
});
