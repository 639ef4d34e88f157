import { afterAll, describe, expect, test } from "vitest";
import { postgres } from "../support/databases";
import { storeCommunes } from "../support/register";
import { call, memberOf } from "../support/serverCalls";
import { toNodeId } from "#server/nodeId";
import { serverHarness } from "../support/serverHarness";

const [augsburg, fulda, service] = ["09761000", "06631009", "pw-eheurkunde"];
const place = "{ kind key label detail }";
const search = `query ($text: String!) {
  quickSearch(text: $text) { users ${place} resources ${place} communes ${place} } }`;
const directory = `query ($known: String) { communeDirectory(knownVersion: $known) { version ags names } }`;
const offers = `query ($communes: [AGS!]!) { communeOffers(communes: $communes) { ags serviceIds } }`;

describe("Quick search", async () => {
  const harness = await serverHarness(postgres);
  const { db } = harness.open;
  const services = [service, "ew-meldebescheinigung"];
  await storeCommunes(db, [
    { ags: augsburg, name: "Augsburg", unit: "Stadt", postalCodes: ["86150", "86152"], services },
    { ags: fulda, name: "Fulda", unit: "Stadt", postalCodes: ["36037"], services },
  ]);
  await db.deleteFrom("resource").execute();
  await db
    .insertInto("resource")
    .values([
      { version: "v1", type: "keystore", id: "siegel", name: "Siegel", document: "name: Siegel\n" },
      { version: "v2", type: "restService", id: "siegel", name: "Dienst zum Siegel", document: "name: D\n" },
    ])
    .execute();
  const member = await harness.logIn("grünewald", [memberOf(augsburg, service)]);
  afterAll(() => harness.open.close());

  const find = async (text: string, token?: string) => {
    const { quickSearch } = await harness.read(search, { text }, token);
    return quickSearch as Record<"users" | "resources" | "communes", { key: string; label: string }[] | null>;
  };
  const labels = async (text: string) => {
    const found = Object.entries(await find(text));
    return Object.fromEntries(found.map(([kind, hits]) => [kind, hits?.map(({ label }) => label)]));
  };

  test("finds users by name or e-mail, and resources by name, id or URN", async () => {
    expect(await labels("gruenew")).toEqual({ users: ["grünewald"], resources: [], communes: [] });
    expect(await labels("SIEGEL")).toMatchObject({ resources: ["Dienst zum Siegel", "Siegel"] });
    expect(await labels(" urn:sm:v1:keystore:siegel ")).toMatchObject({ resources: ["Siegel"] });
  });

  test("finds communes by a prefix of at least three digits of a postal code or AGS", async () => {
    expect(await labels("861")).toMatchObject({ communes: ["Augsburg"] });
    expect(await labels("0976 1000")).toMatchObject({ communes: ["Augsburg"] });
    expect(await labels("86")).toMatchObject({ communes: [] });
    expect(await labels("Augsburg")).toMatchObject({ communes: [] });
  });

  test("finds users by their id", async () => {
    const row = await db
      .selectFrom("user_account")
      .select("id")
      .where("username", "=", "grünewald")
      .executeTakeFirstOrThrow();
    for (const id of [row.id, row.id.toUpperCase(), toNodeId("User", row.id)])
      expect(await labels(id)).toMatchObject({ users: ["grünewald"] });
  });

  test("finds nothing for short texts, and refuses long ones", async () => {
    expect(await labels("gr")).toEqual({ users: [], resources: [], communes: [] });
    const { codes } = await call(db, { token: member, now: new Date("2026-11-20T10:00:00Z") }, search, {
      text: "x".repeat(101),
    });
    expect(codes).toEqual(["bad_request"]);
  });

  test("returns to a member null for what the role may not see, and only their communes and services", async () => {
    const source = `query ($text: String!) { quickSearch(text: $text) { communes ${place} } }`;
    const communes = async (text: string) => (await harness.read(source, { text }, member))["quickSearch"];
    expect(await communes("360")).toEqual({ communes: [] });
    expect(await communes("861")).toMatchObject({ communes: [{ key: augsburg }] });
    const { data, codes } = await call(db, { token: member, now: new Date("2026-11-20T10:00:00Z") }, search, {
      text: "siegel",
    });
    expect(data).toMatchObject({ quickSearch: { users: null, resources: null } });
    expect(codes).toEqual(["insufficient_permissions", "insufficient_permissions"]);
    const { communeOffers } = await harness.read(offers, { communes: [fulda, augsburg, "05315000"] }, member);
    expect(communeOffers).toEqual([{ ags: augsburg, serviceIds: [service] }]);
    const all = await harness.read(offers, { communes: [fulda] });
    expect(all["communeOffers"]).toMatchObject([{ ags: fulda }]);
    expect((all["communeOffers"] as { serviceIds: string[] }[])[0]?.serviceIds.toSorted()).toEqual(
      services.toSorted(),
    );
    const { communeDirectory } = await harness.read(directory, {}, member);
    expect(communeDirectory).toMatchObject({ ags: [augsburg], names: ["Augsburg"] });
  });

  test("returns the directory only if a commune has changed", async () => {
    const read = async (known?: string) =>
      (await harness.read(directory, { known }))["communeDirectory"] as {
        version: string;
        ags: string[] | null;
        names: string[] | null;
      };
    const first = await read();
    expect(first.names).toEqual(expect.arrayContaining(["Augsburg", "Fulda"]));
    expect(await read(first.version)).toEqual({ version: first.version, ags: null, names: null });
    await db.updateTable("commune").set({ name: "Bad Fulda" }).where("ags", "=", fulda).execute();
    const changed = await read(first.version);
    expect(changed.names).toContain("Bad Fulda");
    expect(changed.version).not.toBe(first.version);
  });
});
