/** Imports whose check was cut off while the server kept running. */
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config";
import { startJobs } from "#server/http/jobs";
import { databases, silent } from "../support/databases";
import { addImportPeople, propertyFile, upload } from "../support/imports";
import { servicesOf } from "../support/services";

const silentFor = (seconds: number) => new Date(Date.now() - seconds * 1_000);

describe.each(databases)("Checks that lost their database ($name)", async (kind) => {
  const database = await kind.open();
  const people = await addImportPeople(database.db);
  afterAll(() => database.close());

  test("are ended by the next sweep, not the next start, by the database's clock", async () => {
    const { db } = database;
    await upload(db, people.support, "RESIDENTIAL_PROPERTIES", propertyFile(10));
    const state = () => db.selectFrom("import_preview").select(["state", "failure"]).executeTakeFirst();
    const env = { DATABASE_URL: "postgres://unused/unused", SECRET_KEY: "only-for-tests-".repeat(4) };
    // A clock that is ahead must not end running checks.
    const now = () => new Date(Date.now() + 600_000);
    const config = readConfig(env, { demo: false });
    const jobs = startJobs({ db, config, log: silent, now, ...servicesOf(db) }, 20);
    try {
      await db
        .updateTable("import_preview")
        .set({ state: "CHECKING", beat_at: silentFor(0) })
        .execute();
      expect(await state()).toMatchObject({ state: "CHECKING" });
      await db
        .updateTable("import_preview")
        .set({ beat_at: silentFor(61) })
        .execute();
      await expect.poll(state).toMatchObject({ state: "REFUSED", failure: { code: "import_interrupted" } });
    } finally {
      await jobs.stop();
    }
  });
});
