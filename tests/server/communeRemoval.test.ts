import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { readCommuneRemoval, removeCommune } from "#server/domain/communes/communeSetup";
import { insertBlob } from "#server/storage/services/blobs";
import { asCaller } from "../support/communeSetup";
import { storeCommuneRecords } from "../support/communeRecords";
import { bothDatabases } from "../support/databases";
import { callProcess, place, storeProcess } from "../support/processCalls";
import { addUser, memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const { ags } = place;
const other = "05315000";
const name = `Kommune ${ags}`;

describe.each(bothDatabases)("Removing a commune on $name", async (kind) => {
  const users: Record<"onlyHere" | "alsoHere", string> = { onlyHere: "", alsoHere: "" };
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  const token = await harness.logIn("gruber", systemRole("ADMIN"));
  await storeCommuneRecords(db, ags);
  await storeCommuneRecords(db, other);
  users.onlyHere = await addUser(db, { username: "hier", roles: [memberOf(ags, "pw-eheurkunde")] });
  users.alsoHere = await addUser(db, { username: "beide", roles: [memberOf(ags), memberOf(other)] });
  const resources: { type: ResourceType; id: string; commune_ags: string | null }[] = [
    { type: "commune", id: ags, commune_ags: ags },
    { type: "keystore", id: "own", commune_ags: ags },
    { type: "keystore", id: "shared", commune_ags: null },
    { type: "keystore", id: "others", commune_ags: other },
  ];
  await db
    .insertInto("resource")
    .values(resources.map((row) => ({ version: "v1", document: "name: x\n", name: "x", ...row })))
    .execute();
  await storeFiles();
  afterAll(() => harness.open.close());
  beforeEach(() => harness.open.db.deleteFrom("process").execute());

  const remove = (typed = name) =>
    asCaller(harness.open.db, token, harnessTime, (ctx, tx) => removeCommune(ctx, tx, { ags, name: typed }));
  const names = async () => {
    const { communes } = await harness.read("query { communes { edges { node { name } } } }");
    return (communes as { edges: { node: { name: string } }[] }).edges.map(({ node }) => node.name);
  };

  /** A picture and a file of both communes, and one of each of this one. */
  async function storeFiles(): Promise<void> {
    await harness.open.db.transaction().execute(async (tx) => {
      const store = async (text: string, communes: readonly string[]) => {
        const bytes = Buffer.from(text);
        const sha256 = await insertBlob(tx, bytes);
        for (const commune_ags of communes) {
          const service = { commune_ags, service_id: "pw-eheurkunde" };
          const file = {
            path: text,
            path_key: text,
            sha256,
            media_type: "text/plain",
            updated_at: harnessTime,
          };
          await tx
            .insertInto("service_file")
            .values({ ...service, ...file })
            .execute();
        }
        const picture = await tx
          .insertInto("stored_picture")
          .values({ sha256: Buffer.alloc(32), media_type: text, width: 1, height: 1, bytes })
          .returning("id")
          .executeTakeFirstOrThrow();
        await tx
          .updateTable("commune")
          .set({ picture_id: picture.id })
          .where("ags", "in", communes)
          .execute();
      };
      await store("shared", [ags, other]);
      await store("own", [ags]);
    });
  }

  test("counts what it concerns", async () => {
    await storeProcess(harness.open.db, { status: "SUCCESS" });
    await storeProcess(harness.open.db, { status: "ERROR", record: "DELETED" });
    await storeProcess(harness.open.db, { status: "ERROR" });
    const counts = { services: 2, roles: 2, resources: 1, processes: 3, runningProcesses: 1 };
    expect(await readCommuneRemoval(harness.open, ags)).toEqual(counts);
  });

  test("needs its name", async () => {
    expect(await remove("Kommune")).toEqual({
      value: null,
      errors: [{ code: "name_mismatch", field: ["communeName"], params: [] }],
    });
    expect(await names()).toContain(name);
  });

  test.each(["IN_PROGRESS", "ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"] as const)(
    "is refused while a process is %s",
    async (status) => {
      await storeProcess(harness.open.db, { status });
      expect((await remove()).errors).toEqual([
        { code: "commune_has_running_processes", field: null, params: [{ name: "count", value: "1" }] },
      ]);
      expect(await names()).toContain(name);
    },
  );

  test("removes all that belongs to it, and keeps users, processes and what is shared", async () => {
    const { db } = harness.open;
    await storeProcess(db, { status: "SUCCESS" });
    const { value, errors } = await remove(` ${name} `);
    expect(errors).toEqual([]);
    expect(value).toEqual({
      counts: { services: 2, roles: 2, resources: 1, processes: 1, runningProcesses: 0 },
      resources: [{ version: "v1", type: "keystore", id: "own", name: "x" }],
    });
    expect(await names()).toEqual([`Kommune ${other}`]);

    const ownTables = [
      "commune_service",
      "stock",
      "country",
      "register_office",
      "water_meter_reading",
      "service_form",
      "service_fee",
      "fee_rule",
    ] as const;
    for (const table of ownTables) {
      const rows = await db.selectFrom(table).select("commune_ags").distinct().execute();
      expect([table, rows.map((row) => row.commune_ags).filter((each) => each === ags)]).toEqual([table, []]);
    }
    const contents = await db.selectFrom("stored_blob").select("byte_size").execute();
    expect(contents).toEqual([{ byte_size: "shared".length }]);
    const resources = await db.selectFrom("resource").select("id").orderBy("id").execute();
    expect(resources.map(({ id }) => id)).toEqual([ags, "others", "shared"]);

    const source = `query { processes { edges { node { commune { ags name } status } } } }`;
    const { data } = await callProcess(db, { token, now: harnessTime }, source);
    expect(data).toEqual({
      processes: { edges: [{ node: { commune: { ags, name }, status: "SUCCESS" } }] },
    });
  });

  test("leaves consistent roles, which their log shows", async () => {
    const { db } = harness.open;
    const roles = await db
      .selectFrom("user_role")
      .innerJoin("user_account", "user_account.id", "user_role.user_id")
      .select(["username", "position", "type", "commune_ags", "user_role.services", "revision", "role_type"])
      .where("user_id", "in", Object.values(users))
      .orderBy("username")
      .execute();
    const member = { position: 0, type: "MEMBER", services: [], revision: 2, role_type: "MEMBER" };
    expect(roles).toEqual([
      { username: "beide", commune_ags: other, ...member },
      { username: "hier", commune_ags: null, ...member },
    ]);
    const entries = await db
      .selectFrom("activity")
      .select(["type", "actor_name", "label", "before", "after"])
      .where("target_id", "=", users.onlyHere)
      .execute();
    const before = { roles: { [ags]: ["MEMBER", `${name} ${ags}`, "pw-eheurkunde"] } };
    expect(entries).toMatchObject([
      {
        type: "UPDATE_USER",
        actor_name: "gruber",
        label: "hier",
        before,
        after: { roles: { all: ["MEMBER"] } },
      },
    ]);
  });
});
