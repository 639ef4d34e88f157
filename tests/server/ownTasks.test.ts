import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ownTaskKinds, type OwnTaskKind } from "#domain/ownTasks";
import { computeOwnTasks, ownTaskSources } from "#server/domain/attention/ownTasks";
import { attentionHarness, attentionTime, clearAttention, storeErrors, storeFee } from "../support/attention";
import { bothDatabases } from "../support/databases";
import { storeFeedback } from "../support/feedback";
import { augsburg, ebersberg, registration, storeKbaSettings, trier } from "../support/kba";
import { storeProcess } from "../support/processCalls";
import { addUser, call, contextOf, memberOf } from "../support/serverCalls";
import { storeInheritedTexts, textService } from "../support/serviceTexts";
import { addSession } from "../support/sessions";

interface Reports {
  readonly ownTasks: readonly {
    readonly kind: OwnTaskKind;
    readonly tasks: readonly Readonly<Record<string, unknown>>[] | null;
    readonly totalCount: number | null;
    readonly count: number | null;
  }[];
}

describe.each(bothDatabases)("Own tasks on $name", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  /** Has the texts of Augsburg and Trier, and the registration of Augsburg. */
  let clerk = "";
  beforeAll(async () => {
    const roles = [memberOf(augsburg, registration, textService), memberOf(trier, textService)];
    clerk = await addSession(db, await addUser(db, { username: "clerk", roles }), attentionTime);
  });
  beforeEach(async () => {
    await clearAttention(db);
    await db.deleteFrom("feedback").execute();
  });
  afterAll(() => open.close());

  const read = async (token: string, kinds: readonly OwnTaskKind[] | null = null) => {
    const source = `query ($kinds: [OwnTaskKind!]) { ownTasks(kinds: $kinds) { kind totalCount count tasks {
      id urgency ags communeName serviceId count missingCount outdatedCount since endsOn changedAt name } } }`;
    const { data, codes } = await call<Reports>(db, { token, now: attentionTime }, source, { kinds });
    if (!data) throw new Error(codes.join());
    return data.ownTasks;
  };
  const tasksOf = async (token: string, of: OwnTaskKind) =>
    (await read(token, [of])).flatMap(({ tasks }) => tasks ?? []);

  /** Stores two changed texts, one of them in both languages. */
  const storeDraft = async (ags: string) => {
    const service = { commune_ags: ags, service_id: textService };
    for (const [position, key] of ["a", "b", "c"].entries()) {
      const text = { service_id: textService, key };
      await db
        .insertInto("service_text_key")
        .values({ ...text, position, section: key, kind: "PARAGRAPH" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto("service_text_default")
        .values(["de", "en"].map((language) => ({ ...text, language, value: "Alt" })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await db
      .insertInto("service_texts")
      .values({ ...service, languages: ["de", "en"], updated_at: new Date("2026-11-12T09:00:00Z") })
      .execute();
    const text = { ...service, has_draft: true, draft_value: "Neu", revision: 1, language: "de" };
    await db
      .insertInto("service_text")
      .values([
        { ...text, key: "a" },
        { ...text, key: "b" },
        { ...text, key: "b", language: "en", draft_basis: "Neu" },
        { ...text, key: "b", language: "fr" },
        { ...text, key: "c", has_draft: false },
        { ...text, key: "removed" },
      ])
      .execute();
  };
  const gap = [
    ["2026-01-01", "2026-11-10"],
    ["2027-01-01", null],
  ] as const;
  const overlap = [
    ["2026-01-01", null],
    ["2027-01-01", null],
  ] as const;

  test("are none without anything to do, and have the kinds that services and permissions allow", async () => {
    const reports = await read(clerk);
    expect(reports.map((report) => report.kind)).toEqual(ownTaskKinds);
    for (const report of reports) expect(report).toMatchObject({ tasks: [], totalCount: 0, count: 0 });
    expect(await read(tokens.support)).toEqual([]);
    const caller = { now: attentionTime };
    expect((await call(db, caller, "{ ownTasks { kind } }")).codes).toEqual(["unauthorized"]);
  });

  test("count what needs someone in each service", async () => {
    await storeKbaSettings(db, { password_set_on: "2026-08-21" });
    await storeKbaSettings(db, { kba_user: "ZWEI", password_set_on: "2026-08-30" });
    await storeKbaSettings(db, { kba_user: "FREMD", commune_ags: ebersberg, password_set_on: "2026-08-30" });
    await storeErrors(db, "a".repeat(32), 2);
    await storeErrors(db, "b".repeat(32), 1, "ERROR_WITHOUT_RETRY");
    await storeFee(db, "luecke", gap, { ags: augsburg });
    await storeFee(db, "doppelt", overlap, { ags: augsburg });
    await storeFee(db, "inaktiv", gap, { ags: augsburg, isActive: false });
    // Of the catalogue, and of a commune outside of the scope.
    await storeFee(db, "katalog", gap);
    await storeFee(db, "fremd", gap, { ags: ebersberg });
    await storeDraft(trier);
    await storeFeedback(db, { service_id: textService });
    await storeFeedback(db, { service_id: textService, read_at: attentionTime });
    const reports = await read(clerk);
    const sums = reports.map(({ kind: of, totalCount, count }) => [of, [totalCount, count]]);
    expect(Object.fromEntries(sums)).toMatchObject({ KBA_PASSWORD: [1, 2], APPLICATION_ERROR: [1, 3] });
    const found = reports.map((report) => [report.kind, report.tasks]);
    expect(Object.fromEntries(found)).toMatchObject({
      KBA_PASSWORD: [
        { ags: augsburg, serviceId: null, count: 2, urgency: "ERROR", endsOn: "2026-11-19", name: null },
      ],
      APPLICATION_ERROR: [
        { serviceId: textService, count: 3, urgency: "ERROR", since: "2026-11-19T00:00:00.000Z" },
      ],
      FEE_GAP: [{ serviceId: registration, count: 1, endsOn: "2026-11-11", name: "Gebühr luecke" }],
      FEE_OVERLAP: [{ serviceId: registration, count: 1, endsOn: "2027-01-01", urgency: "WARNING" }],
      TEXT_INCOMPLETE: [{ communeName: "Trier", missingCount: 0, outdatedCount: 1 }],
      TEXT_DRAFT: [{ communeName: "Trier", count: 2, since: null, changedAt: "2026-11-12T09:00:00.000Z" }],
      FEEDBACK_UNREAD: [{ ags: augsburg, serviceId: textService, count: 1 }],
    });
  });

  test("are in the order of the date that is shown of them, whatever their urgency, and without one last", async () => {
    const failed = { tries: 3, problem: "HTTP_STATUS", http_status: 503, service_id: textService } as const;
    await storeProcess(db, {
      ...failed,
      status: "ERROR_WITHOUT_RETRY",
      commune_ags: augsburg,
      created_at: new Date("2026-11-19T08:00:00Z"),
    });
    await storeProcess(db, {
      ...failed,
      status: "ERROR",
      commune_ags: trier,
      created_at: new Date("2026-11-12T08:00:00Z"),
    });
    await storeInheritedTexts(db);
    // Those of Augsburg were never changed.
    await storeDraft(trier);
    const placesOf = async (of: OwnTaskKind) =>
      (await tasksOf(clerk, of)).map(({ communeName }) => communeName);
    expect(await placesOf("APPLICATION_ERROR")).toEqual(["Trier", "Augsburg"]);
    expect(await placesOf("TEXT_INCOMPLETE")).toEqual(["Trier", "Augsburg"]);
    await storeDraft(augsburg);
    await db
      .updateTable("service_texts")
      .set({ updated_at: new Date("2026-11-19T09:00:00Z") })
      .where("commune_ags", "=", augsburg)
      .execute();
    expect(await placesOf("TEXT_DRAFT")).toEqual(["Trier", "Augsburg"]);
  });

  test("follow the roles of the viewer and the services of the commune", async () => {
    await storeErrors(db, "a".repeat(32), 1);
    await storeFee(db, "luecke", gap, { ags: augsburg });
    const roles = [memberOf(augsburg, registration, "owi-verwarnung"), memberOf(trier, registration)];
    const other = await addSession(db, await addUser(db, { username: "other", roles }), attentionTime);
    expect(await tasksOf(other, "APPLICATION_ERROR")).toEqual([]);
    expect(await tasksOf(other, "FEE_GAP")).toHaveLength(1);
    const service = (ags: string) =>
      db.deleteFrom("commune_service").where("commune_ags", "=", ags).where("service_id", "=", textService);
    await service(augsburg).execute();
    expect(await tasksOf(clerk, "APPLICATION_ERROR")).toEqual([]);
    await db
      .insertInto("commune_service")
      .values({ commune_ags: augsburg, service_id: textService })
      .execute();
    expect(await tasksOf(clerk, "APPLICATION_ERROR")).toHaveLength(1);
  });

  test("name missing and outdated texts of enabled services, changed or not", async () => {
    await storeInheritedTexts(db);
    const list = await tasksOf(clerk, "TEXT_INCOMPLETE");
    expect(list).toMatchObject([{ communeName: "Augsburg" }, { communeName: "Trier" }]);
    for (const { missingCount, outdatedCount, count } of list) {
      expect({ missingCount, outdatedCount }).toEqual({ missingCount: count, outdatedCount: 0 });
      expect(count).toBeGreaterThan(0);
    }
    await db
      .insertInto("service_texts")
      .values({ commune_ags: trier, service_id: textService, languages: ["de"] })
      .execute();
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("commune_ags", "=", augsburg)
      .execute();
    expect(await tasksOf(clerk, "TEXT_INCOMPLETE")).toEqual([]);
    await db.updateTable("commune_service").set({ is_enabled: true }).execute();
  });

  test("count a text once, however many languages lack it", async () => {
    await storeInheritedTexts(db);
    const of = { commune_ags: trier, service_id: textService };
    await db
      .insertInto("service_texts")
      .values({ ...of, languages: ["de", "en", "fr", "it"] })
      .execute();
    // Outdated in English, missing in the others.
    const text = { key: "start.title", language: "de", live_value: "Bescheinigung", revision: 1 };
    await db
      .insertInto("service_text")
      .values({ ...of, ...text })
      .execute();
    const tasks = await tasksOf(clerk, "TEXT_INCOMPLETE");
    expect(tasks.find(({ communeName }) => communeName === "Trier")).toMatchObject({
      count: 6,
      missingCount: 6,
      outdatedCount: 1,
    });
  });

  test("fail independently", async () => {
    await storeErrors(db, "a".repeat(32), 1);
    const ctx = await contextOf(db, { token: clerk, now: attentionTime });
    const error = vi.fn();
    const log = Object.assign(Object.create(ctx.log), { error });
    const broken = () => {
      throw new Error("broken");
    };
    const sources = { ...ownTaskSources, FEE_GAP: broken };
    const reports = await computeOwnTasks({ ...ctx, log }, null, { sources });
    const countOf = (of: OwnTaskKind) => reports.find((report) => report.kind === of)?.totalCount;
    expect([countOf("FEE_GAP"), countOf("APPLICATION_ERROR")]).toEqual([null, 1]);
    expect(error).toHaveBeenCalledOnce();
  });
});
