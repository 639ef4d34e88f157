import { randomUUID } from "node:crypto";
import { stat, writeFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { SpooledFile } from "#server/uploads";
import { databases, temporaryFolder } from "../support/databases";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { clearActivities } from "../support/activities";

const fields =
  "{ commune { ags picture { mediaType width height } } errors { code field params { name value } } }";
const upload = `mutation($input: UploadCommunePictureInput!) { uploadCommunePicture(input: $input) ${fields} }`;
const remove = `mutation($input: RemoveCommunePictureInput!) { removeCommunePicture(input: $input) ${fields} }`;

const ags = "09761000";

function png(width: number, height = width): Buffer {
  return PNG.sync.write(new PNG({ width, height }));
}

describe.each(databases)("Picture of a commune ($name)", async ({ open }) => {
  let folder = "";
  let token = "";
  let memberToken = "";
  const database = await open();
  folder = await temporaryFolder();
  const now = new Date();
  const row = { name: "Augsburg", unit: "Stadt", state: "BY" as const, initial: "A", search_text: "" };
  for (const each of [ags, "09162000"]) {
    await database.db
      .insertInto("commune")
      .values({ ags: each, ...row })
      .execute();
  }
  const support = await addUser(database.db, { username: "support", roles: systemRole("SUPPORT") });
  const member = await addUser(database.db, { username: "member", roles: [memberOf("09162000")] });
  token = await addSession(database.db, support, now);
  memberToken = await addSession(database.db, member, now);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    await clearActivities(database.db);
    await database.db.updateTable("commune").set({ picture_id: null, revision: 1 }).execute();
    await database.db.deleteFrom("stored_picture").execute();
  });

  async function send(bytes: Buffer, changes: { ags?: string; revision?: number } = {}, as = token) {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    const input = { ags, revision: 1, ...changes, file: new SpooledFile(path, "Wappen.png", bytes.length) };
    return call(database.db, { token: as }, upload, { input });
  }
  const counted = async () => {
    const pictures = await database.db.selectFrom("stored_picture").select("id").execute();
    const activities = await database.db
      .selectFrom("activity")
      .select(["type", "before", "after"])
      .orderBy("id")
      .execute();
    return { pictures: pictures.length, activities };
  };
  const saved = () =>
    database.db
      .selectFrom("commune")
      .select(["revision", "updated_by_name"])
      .where("ags", "=", ags)
      .executeTakeFirstOrThrow();

  test("is set, replaced and removed, each with an activity entry", async () => {
    const small = png(10);
    const facts = { mediaType: "image/png", width: 10, height: 10, bytes: small.length };
    const first = await send(small);
    expect(first.codes).toEqual([]);
    expect(first.data?.["uploadCommunePicture"]).toMatchObject({
      commune: { ags, picture: { mediaType: "image/png", width: 10, height: 10 } },
      errors: [],
    });
    expect(await counted()).toEqual({
      pictures: 1,
      activities: [{ type: "CHANGE_COMMUNE_PICTURE", before: null, after: facts }],
    });
    await send(png(20, 5), { revision: 2 });
    const removed = await call(database.db, { token }, remove, { input: { ags, revision: 3 } });
    expect(removed.data?.["removeCommunePicture"]).toMatchObject({
      commune: { picture: null },
      errors: [],
    });
    expect(await saved()).toEqual({ revision: 4, updated_by_name: "support" });
    const { pictures, activities } = await counted();
    expect(pictures).toBe(0);
    expect(activities.slice(1)).toMatchObject([
      { type: "CHANGE_COMMUNE_PICTURE", before: facts, after: { width: 20, height: 5 } },
      { type: "REMOVE_COMMUNE_PICTURE", before: { width: 20 }, after: null },
    ]);
  });

  test.each<[string, Buffer, string]>([
    ["an HTML file", Buffer.from("<!doctype html><script>alert(1)</script>"), "file_type_not_allowed"],
    ["an empty file", Buffer.alloc(0), "file_empty"],
    ["a picture that is cut off", png(10).subarray(0, 40), "file_unreadable"],
    ["a picture with a script", Buffer.concat([png(10), Buffer.from("<script>")]), "file_appended_data"],
    ["too wide a picture", png(1_025, 1), "image_too_large"],
    ["too many bytes", Buffer.concat([png(10), Buffer.alloc(2 * 1_048_576)]), "file_too_large"],
  ])("is not %s, whatever its name says", async (_what, bytes, code) => {
    const { data } = await send(bytes);
    expect(data?.["uploadCommunePicture"]).toMatchObject({ errors: [{ code, field: ["file"] }] });
    expect(await counted()).toEqual({ pictures: 0, activities: [] });
  });

  test("is kept if another user was faster", async () => {
    await send(png(10));
    const { data } = await send(png(20), { revision: 1 });
    expect(data?.["uploadCommunePicture"]).toMatchObject({
      commune: { picture: { width: 10 } },
      errors: [{ code: "conflict", params: [{ name: "by", value: "support" }, { name: "at" }] }],
    });
    expect((await counted()).activities).toHaveLength(1);
  });

  test("cannot be changed by a member of another commune, or with an invalid AGS", async () => {
    expect((await send(png(10), {}, memberToken)).codes).toEqual(["insufficient_permissions"]);
    const foreign = await call(database.db, { token: memberToken }, remove, { input: { ags, revision: 1 } });
    expect(foreign.codes).toEqual(["insufficient_permissions"]);
    const { data } = await send(png(10), { ags: "9761000" });
    expect(data?.["uploadCommunePicture"]).toMatchObject({
      commune: null,
      errors: [{ code: "ags_invalid" }],
    });
    expect(await counted()).toEqual({ pictures: 0, activities: [] });
    expect((await send(png(10), { ags: "09162000" }, memberToken)).codes).toEqual([]);
  });

  test("stays stored while another commune uses it", async () => {
    await send(png(10));
    const { id } = await database.db.selectFrom("stored_picture").select("id").executeTakeFirstOrThrow();
    await database.db.updateTable("commune").set({ picture_id: id }).where("ags", "=", "09162000").execute();
    await call(database.db, { token }, remove, { input: { ags, revision: 2 } });
    expect((await counted()).pictures).toBe(1);
  });

  test("that does not exist is not removed, and nothing is logged", async () => {
    const { data } = await call(database.db, { token }, remove, { input: { ags, revision: 1 } });
    expect(data?.["removeCommunePicture"]).toMatchObject({ commune: { ags }, errors: [] });
    expect((await saved()).revision).toBe(1);
    expect((await counted()).activities).toEqual([]);
  });

  test("leaves the spooled file to its owner", async () => {
    const path = join(folder, "own");
    await writeFile(path, png(10));
    const input = { ags, revision: 1, file: new SpooledFile(path, "a.png", png(10).length) };
    await call(database.db, { token }, upload, { input });
    expect((await stat(path)).isFile()).toBe(true);
  });
});
