import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { droppedTables, keptTables } from "#server/storage/services/keptServices";
import { bothDatabases, postgres } from "../support/databases";
import { addUser } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";
import { contentOfCommune, fillService, richService, switchHarness } from "../support/serviceSwitches";

const move = "ew-ummeldung";
/** The first moment at which a run that ended at `harnessTime` can no longer be undone. */
const undoEnd = new Date("2026-12-20T23:00:00Z");

describe.each(bothDatabases)("Undoing a switch of services on $name", async (kind) => {
  const harness = await switchHarness(kind);
  const { db } = harness.open;
  afterAll(() => harness.open.close());

  /** Prepares, starts and executes what takes a run back; returns its node id. */
  async function undo(id: string): Promise<string> {
    const prepared = await harness.change("undoServiceSwitch", { id });
    expect(prepared.errors).toEqual([]);
    await harness.change("startRun", { id: prepared.id });
    await harness.run(prepared.id);
    return prepared.id;
  }
  const states = async (id: string) => (await harness.items(id)).map(({ error, state }) => error ?? state);
  const isStored = async (sha256: string) =>
    (await db.selectFrom("stored_blob").select("sha256").where("sha256", "=", sha256).execute()).length > 0;

  test("Undo of a switch: disables again what it enabled, and nothing else", async () => {
    const [off, on] = [await harness.commune([], [move]), await harness.commune([move])];
    const id = await harness.apply("ENABLE", [move], [off, on]);
    const undone = await undo(id);
    expect(await harness.node(undone, "action undoOf { id } communeCount")).toEqual({
      action: "DISABLE_SERVICES",
      undoOf: { id },
      communeCount: 1,
    });
    expect(await harness.node(id, "undoneBy { id }")).toEqual({ undoneBy: { id: undone } });
    expect(await harness.node(undone, "undoneBy { id }")).toEqual({ undoneBy: null });
    expect([await harness.services(off), await harness.services(on)]).toEqual([
      { [move]: false },
      { [move]: true },
    ]);
  });

  test("Undo of a switch: removes what it added, unless it has own content since", async () => {
    const [filled, plain] = [await harness.commune(), await harness.commune()];
    const userId = await addUser(db, { username: "fills" });
    const id = await harness.apply("ADD", [richService], [filled, plain]);
    await fillService(db, filled, userId);
    const undone = await undo(id);
    expect(await states(undone)).toEqual(["EXCLUDED", "SUCCEEDED"]);
    expect(await harness.services(filled)).toEqual({ [richService]: true });
    expect(await harness.services(plain)).toEqual({});
  });

  test("Undo of a switch: a removed service comes back with all of its content", async () => {
    const ags = await harness.commune([], [richService]);
    const userId = await addUser(db, { username: "editor" });
    const sha256 = await fillService(db, ags, userId);
    const before = await contentOfCommune(db, ags);
    for (const table of keptTables) expect(before[table], table).not.toEqual([]);

    const id = await harness.apply("REMOVE", [richService], [ags]);
    expect(await harness.services(ags)).toEqual({});
    expect(Object.values(await contentOfCommune(db, ags)).flat()).toEqual([]);
    expect(await isStored(sha256)).toBe(true);

    await undo(id);
    const after = await contentOfCommune(db, ags);
    const [service] = before["commune_service"] as readonly object[];
    const stamped = { revision: 2, updated_by_name: "support", updated_at: expect.any(String) };
    expect(after).toEqual({ ...before, commune_service: [{ ...service, ...stamped }] });
    expect((await harness.entries(ags)).map(({ type, before: b, after: a }) => [type, b, a])).toEqual([
      ["REMOVE_COMMUNE_SERVICE", { isEnabled: false }, null],
      ["ADD_COMMUNE_SERVICE", null, { isEnabled: false }],
    ]);
    // New rows get other ids than those that came back.
    await sql`insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
      values (${ags}, ${richService}, '222', 'Neu', true)`.execute(db);
  });

  test("Undo of a switch: counts the services whose commune was removed or that are gone since", async () => {
    const [stays, removed, gone] = [
      await harness.commune([], [move]),
      await harness.commune([], [move]),
      await harness.commune([], [move]),
    ];
    const id = await harness.apply("ENABLE", [move], [stays, removed, gone]);
    await db.deleteFrom("commune").where("ags", "=", removed).execute();
    await db.deleteFrom("commune_service").where("commune_ags", "=", gone).execute();
    const { id: undone } = await harness.change("undoServiceSwitch", { id });
    expect(await states(undone)).toEqual(["WAITING", "commune_unknown", "service_not_offered"]);
    expect(await harness.node(undone, "progress { total open impossible }")).toEqual({
      progress: { total: 3, open: 1, impossible: 2 },
    });
  });

  test("Undo of a switch: content of users who were removed comes back without them", async () => {
    const ags = await harness.commune([richService]);
    const userId = await addUser(db, { username: "leaves" });
    await fillService(db, ags, userId);
    const id = await harness.apply("REMOVE", [richService], [ags]);
    await db.deleteFrom("user_account").where("id", "=", userId).execute();
    await undo(id);
    const { service_file: files } = await contentOfCommune(db, ags);
    expect(files).toMatchObject([{ updated_by_id: null, updated_by_name: "amt" }]);
  });

  test("Undo of a switch: leaves a service alone that was added again, and retries keep what is restored", async () => {
    const ags = await harness.commune([richService]);
    await fillService(db, ags, await addUser(db, { username: "adds again" }));
    const id = await harness.apply("REMOVE", [richService], [ags]);
    await harness.apply("ADD", [richService], [ags]);
    const again = await harness.change("undoServiceSwitch", { id });
    expect(await states(again.id)).toEqual(["UNCHANGED"]);
    await db.deleteFrom("commune_service").where("commune_ags", "=", ags).execute();

    const second = await harness.change("undoServiceSwitch", { id });
    await harness.change("startRun", { id: second.id });
    await harness.run(second.id, { handle: () => Promise.reject(new Error("Broken.")) });
    expect(await states(second.id)).toEqual(["internal_error"]);
    const retried = await harness.change("retryRun", { id: second.id });
    await harness.change("startRun", { id: retried.id });
    await harness.run(retried.id);
    expect((await contentOfCommune(db, ags))["service_fee_price"]).toHaveLength(2);
  });

  test("Undo of a switch: is offered for 30 days after its end, then the content is dropped", async () => {
    const ags = await harness.commune([richService]);
    const sha256 = await fillService(db, ags, await addUser(db, { username: "late" }));
    const { id: open } = await harness.prepare("DISABLE", [richService], { communes: [ags] });
    expect((await harness.change("undoServiceSwitch", { id: open })).errors).toMatchObject([
      { code: "status_not_allowed" },
    ]);
    const id = await harness.apply("REMOVE", [richService], [ags]);
    const until = async () => (await harness.node(id, "undoUntil"))["undoUntil"];
    expect(await until()).toBe(undoEnd.toISOString());

    const before = new Date(undoEnd.getTime() - 1);
    await dropExpired(db, before);
    expect(await isStored(sha256)).toBe(true);
    await dropExpired(db, undoEnd);
    expect(await isStored(sha256)).toBe(false);
    const { rows } = await sql`select from service_switch_kept`.execute(db);
    expect(rows).toEqual([]);
    await db
      .updateTable("user_session")
      .set({ idle_expires_at: new Date("2027-12-01"), absolute_expires_at: new Date("2027-12-01") })
      .execute();
    const late = await harness.change("undoServiceSwitch", { id }, { now: undoEnd });
    expect(late.errors).toEqual([{ code: "undo_expired", field: "id" }]);
    expect(await harness.node(id, "undoUntil", { now: undoEnd })).toEqual({ undoUntil: null });
    expect(harnessTime < before).toBe(true);
  });
});

test("Undo of a switch: every table that goes with a service is either kept or named", async () => {
  const { db, close } = await postgres.open();
  const { rows } = await sql<{ name: string }>`
    with recursive going as (
      select 'commune_service'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join going g on c.confrelid = g.id
      where c.contype = 'f' and c.confdeltype = 'c'
    ) select id::regclass::text as name from going`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...keptTables, ...droppedTables].toSorted());
  await close();
});
