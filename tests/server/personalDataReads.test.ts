/** Reads of applicants' data: one log entry for each user, process and day. */
import { afterAll, describe, expect, test } from "vitest";
import { recordPersonalDataRead } from "#server/domain/activity/personalDataReads";
import { deleteReadsBefore } from "#server/storage/activity/personalDataReads";
import { bothDatabases } from "../support/databases";
import { addUser, contextOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

describe.each(bothDatabases)("Reads of personal data on $name", async ({ open }) => {
  const { db, close } = await open();
  const userId = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
  const token = await addSession(db, userId, new Date());
  const process = {
    id: 7,
    pid: "12345678-aaaa",
    name: "Antrag",
    communeAgs: "09761000",
    serviceId: "wohnsitzanmeldung",
    erasedAt: null,
  };
  afterAll(close);

  test("are recorded once a day in Berlin, and never for erased data or without a user", async () => {
    const ctx = await contextOf(db, { token });
    const at = (time: string) => ({ ...ctx, now: () => new Date(time) });
    const [before, after] = [at("2026-11-20T22:59:00Z"), at("2026-11-20T23:01:00Z")];
    await Promise.all([recordPersonalDataRead(before, process), recordPersonalDataRead(before, process)]);
    await recordPersonalDataRead(before, process);
    await recordPersonalDataRead(after, process);
    await recordPersonalDataRead(after, { ...process, id: 8, erasedAt: new Date() });
    await recordPersonalDataRead({ ...after, viewer: null }, { ...process, id: 9 });
    const entries = await db
      .selectFrom("activity")
      .select(["type", "actor_name", "target_kind", "target_id", "label", "commune_ags", "service_id"])
      .execute();
    const entry = {
      type: "READ_PERSONAL_DATA",
      actor_name: "support",
      target_kind: "process",
      target_id: "12345678-aaaa",
      label: "Antrag 12345678",
      commune_ags: "09761000",
      service_id: "wohnsitzanmeldung",
    };
    expect(entries).toEqual([entry, entry]);
    expect(await deleteReadsBefore(db, "2026-11-21")).toBe(1);
  });
});
