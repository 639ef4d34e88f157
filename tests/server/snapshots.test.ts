import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { snapshotsMax } from "#domain/limits";
import { dropUnusedStocks } from "#server/domain/installation/dropExpired";
import { claimDroppableStocks } from "#server/storage/imports/stocks";
import { databases } from "../support/databases";
import {
  addImportPeople,
  cancel,
  commit,
  foreignAgs,
  forgetImports,
  importAgs as ags,
  longFile,
  propertyCount,
  propertyFile,
  startUpload,
  storeProperties,
  upload,
} from "../support/imports";
import { call, type Caller } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { importsSettled } from "../support/services";

const listed = `query($ags: AGS!, $kind: SnapshotKind!) { commune(ags: $ags) { snapshots(kind: $kind) {
  id kind rowCount createdBy { username role } createdAt expiresAt } } }`;
const restore = `mutation($id: ID!) { restoreSnapshot(input: { id: $id }) { commune { ags } errors { code } } }`;
const found = `query($text: String) { communes(filter: { text: $text }) { totalCount } }`;

interface Listed {
  readonly id: string;
  readonly rowCount: number;
  readonly createdAt: string;
  readonly expiresAt: string;
}

describe.each(databases)("Snapshots ($name)", async ({ open }) => {
  const database = await open();
  const people = await addImportPeople(database.db);
  afterAll(async () => {
    await importsSettled(database.db);
    await database.close();
  });
  beforeEach(() => forgetImports(database.db));

  const snapshots = async (kind: string, caller: Caller = people.member): Promise<readonly Listed[]> => {
    const { data } = await call(database.db, caller, listed, { ags, kind });
    return (data as { commune: { snapshots: readonly Listed[] } }).commune.snapshots;
  };
  const putBack = (id: string | undefined, caller: Caller = people.member) =>
    call(database.db, caller, restore, { id });
  const store = (count: number) =>
    storeProperties(database.db, people.support, propertyFile(count), ["shrink_needs_confirmation"]);
  const storeCodes = async (...codes: readonly string[]) => {
    const content = ["PLZ;Ort", ...codes.map((code) => `${code};Augsburg`)].join("\n");
    const seen = await upload(database.db, people.member, "POSTAL_CODES", content);
    await commit(database.db, people.member, seen, ["shrink_needs_confirmation"]);
  };

  test("of postal codes are restored, including the commune's search text", async () => {
    await storeCodes("86150", "86152");
    await storeCodes("86199");
    const [snapshot] = await snapshots("POSTAL_CODES");
    expect(snapshot).toMatchObject({
      kind: "POSTAL_CODES",
      rowCount: 2,
      createdBy: { username: "member", role: "MEMBER" },
    });
    const days = (Date.parse(snapshot?.expiresAt ?? "") - Date.parse(snapshot?.createdAt ?? "")) / 86_400_000;
    expect(days).toBe(30);
    expect((await putBack(snapshot?.id)).data).toEqual({ restoreSnapshot: { commune: { ags }, errors: [] } });
    const count = async (text: string) => (await call(database.db, people.member, found, { text })).data;
    expect(await count("86152")).toEqual({ communes: { totalCount: 1 } });
    expect(await count("86199")).toEqual({ communes: { totalCount: 0 } });
    const entries = await database.db
      .selectFrom("activity")
      .select(["type", "before", "after"])
      .orderBy("id")
      .execute();
    expect(entries.at(-1)).toMatchObject({
      type: "RESTORE_SNAPSHOT",
      before: { kind: "POSTAL_CODES", rows: 1 },
      after: { kind: "POSTAL_CODES", rows: 2 },
    });
  });

  test("restored twice concurrently are restored once", async () => {
    await store(3);
    await store(4);
    const [snapshot] = await snapshots("RESIDENTIAL_PROPERTIES");
    const both = await Promise.all([putBack(snapshot?.id), putBack(snapshot?.id)]);
    expect(
      both.map(({ data }) => (data?.["restoreSnapshot"] as { errors: { code: string }[] }).errors).flat(),
    ).toEqual([{ code: "not_found" }]);
    const states = await database.db
      .selectFrom("stock")
      .select(["state", "row_count"])
      .orderBy("id")
      .execute();
    expect(states).toEqual([
      { state: "current", row_count: 3 },
      { state: "replaced", row_count: 4 },
    ]);
  });

  test("cannot be restored while a file for their stock is checked", async () => {
    await store(3);
    await store(4);
    const [snapshot] = await snapshots("RESIDENTIAL_PROPERTIES");
    const started = await startUpload(database.db, people.support, "RESIDENTIAL_PROPERTIES", longFile());
    expect(started.payload?.importPreview?.state).toBe("CHECKING");
    expect((await putBack(snapshot?.id)).data).toMatchObject({
      restoreSnapshot: { commune: null, errors: [{ code: "already_running" }] },
    });
    await cancel(database.db, people.support, started.payload?.importPreview?.id ?? "");
    await importsSettled(database.db);
  });

  test("are those of the last month, the latest, and at most twenty", async () => {
    for (let count = 1; count <= snapshotsMax + 3; count++) await store(count);
    const kept = await snapshots("RESIDENTIAL_PROPERTIES");
    expect(kept.map(({ rowCount }) => rowCount)).toEqual(
      Array.from({ length: snapshotsMax }, (_, at) => snapshotsMax + 2 - at),
    );
    const later = { ...people.member, now: minutes(31 * 1_440, new Date()) };
    await database.db
      .updateTable("user_session")
      .set({
        idle_expires_at: minutes(40 * 1_440, new Date()),
        absolute_expires_at: minutes(40 * 1_440, new Date()),
      })
      .execute();
    expect(await snapshots("RESIDENTIAL_PROPERTIES", later)).toEqual([]);
    expect((await putBack(kept[0]?.id, later)).data).toMatchObject({
      restoreSnapshot: { errors: [{ code: "not_found" }] },
    });
  });

  test("being dropped are not restored, and restored ones are not dropped", async () => {
    await store(10);
    await store(11);
    const [first] = await snapshots("RESIDENTIAL_PROPERTIES");
    const end = (at: Date) =>
      database.db.updateTable("stock").set({ expires_at: at }).where("state", "!=", "current").execute();
    await end(minutes(-1, new Date()));
    expect(await claimDroppableStocks(database.db, new Date())).toHaveLength(1);
    // For a server whose clock is behind, it has not expired.
    await end(minutes(60, new Date()));
    expect((await putBack(first?.id)).data).toMatchObject({
      restoreSnapshot: { errors: [{ code: "not_found" }] },
    });
    await dropUnusedStocks(database.db, new Date());
    expect(await propertyCount(database.db)).toBe(11);

    await store(12);
    const [second] = await snapshots("RESIDENTIAL_PROPERTIES");
    expect((await putBack(second?.id)).data).toMatchObject({ restoreSnapshot: { errors: [] } });
    await dropUnusedStocks(database.db, minutes(60 * 24 * 60, new Date()));
    expect(await propertyCount(database.db)).toBe(11);
  });

  test("of a commune outside the caller's scope are not restored", async () => {
    const other = await upload(
      database.db,
      people.support,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(1, foreignRow),
      foreignAgs,
    );
    await commit(database.db, people.support, other);
    const next = await upload(
      database.db,
      people.support,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(2, foreignRow),
      foreignAgs,
    );
    const { payload } = await commit(database.db, people.support, next);
    const id = payload?.importPreview?.snapshot?.id;
    expect((await putBack(id)).codes).toEqual(["insufficient_permissions"]);
    expect((await putBack(id, people.support)).data).toMatchObject({ restoreSnapshot: { errors: [] } });
  });
});

function foreignRow(number: number): string {
  return `${foreignAgs};80331;München;;Tal;${number};;;;`;
}
