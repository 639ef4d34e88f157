import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attentionHarness, attentionTime, clearAttention, storeFee } from "../support/attention";
import { clearActivities } from "../support/activities";
import { bothDatabases } from "../support/databases";
import { callV2 } from "../support/feedback";
import { augsburg, ebersberg, registration, trier } from "../support/kba";
import { addUser, call, memberOf } from "../support/serverCalls";
import { storeInheritedTexts, storeTextDraft, textService } from "../support/serviceTexts";
import { addSession } from "../support/sessions";

interface Seen {
  readonly communeService: { readonly state: Readonly<Record<string, unknown>> | null } | null;
}
interface History {
  readonly serviceHistory: {
    readonly totalCount: number;
    readonly edges: readonly {
      readonly node: {
        readonly type: string;
        readonly actor: { readonly username: string };
        readonly changes: readonly { readonly path: string }[];
      };
    }[];
  } | null;
}

describe.each(bothDatabases)("State and history of a service on $name", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  let clerk = "";
  beforeAll(async () => {
    const roles = [memberOf(augsburg, registration, textService)];
    clerk = await addSession(db, await addUser(db, { username: "clerk", roles }), attentionTime);
  });
  beforeEach(async () => {
    await clearAttention(db);
    await clearActivities(db);
    await db.deleteFrom("run").execute();
  });
  afterAll(() => open.close());

  const stateOf = async (serviceId: string, token = clerk, ags = augsburg) => {
    const source = `query ($ags: AGS!, $serviceId: String!) { communeService(ags: $ags, serviceId: $serviceId) { state {
      switchedBy { username } nextSwitch { at action } drafts missingTexts outdatedTexts textsToDo feeGaps
      lastChange { at by { username } } portalUrl } } }`;
    const { data, codes } = await call<Seen>(db, { token, now: attentionTime }, source, { ags, serviceId });
    if (!data) throw new Error(codes.join());
    return data.communeService?.state;
  };
  const historyOf = async (serviceId: string, token = clerk, ags = augsburg) => {
    const source = `query ($ags: AGS!, $serviceId: String!) {
      serviceHistory(commune: $ags, serviceId: $serviceId, first: 10) {
        totalCount edges { node { id type at actor { username } changes { path } } } } }`;
    const { data, codes } = await callV2<History>(db, { token, now: attentionTime }, source, {
      ags,
      serviceId,
    });
    if (!data) throw new Error(codes.join());
    return data.serviceHistory;
  };
  const typesOf = (history: History["serviceHistory"]) => history?.edges.map(({ node }) => node.type);

  /** Minutes count from the start of the day. */
  const log = (
    type: "ENABLE_SERVICE" | "SAVE_SERVICE_CONFIG" | "RESTART_PROCESS",
    minute: number,
    after = {},
  ) =>
    db
      .insertInto("activity")
      .values({
        at: new Date(Date.parse("2026-11-20T00:00:00Z") + minute * 60_000),
        type,
        actor_name: `person ${minute}`,
        target_kind: "service",
        target_id: textService,
        commune_ags: augsburg,
        service_id: textService,
        before: sql`'{}'::jsonb`,
        after: sql`${JSON.stringify(after)}::jsonb`,
      })
      .execute();

  test("count drafts, texts and gaps of fees of this service only, null without the capability", async () => {
    await storeInheritedTexts(db);
    await storeTextDraft(db, augsburg);
    const gap = [
      ["2026-01-01", "2026-11-10"],
      ["2027-01-01", null],
    ] as const;
    await storeFee(db, "luecke", gap, { ags: augsburg });
    await storeFee(db, "fremd", gap, { ags: ebersberg });
    // The first draft is outdated in English, this one is complete.
    await db
      .insertInto("service_text")
      .values({
        commune_ags: augsburg,
        service_id: textService,
        key: "end.done",
        language: "en",
        has_draft: true,
        draft_value: "Finished",
        draft_basis: "Fertig",
        revision: 3,
      })
      .execute();
    const texts = { drafts: 2, missingTexts: 1, outdatedTexts: 1, textsToDo: 3 };
    expect(await stateOf(textService)).toMatchObject({ ...texts, lastChange: null });
    expect(await stateOf(registration)).toMatchObject({
      drafts: 0,
      missingTexts: 0,
      textsToDo: 0,
      feeGaps: 1,
    });
  });

  test("link to the portal if its address is known: own before inherited, never a placeholder", async () => {
    const store = (value: string, ags: string | null) =>
      db
        .insertInto("service_setting")
        .values({ service_id: textService, commune_ags: ags, key: "host_url", value })
        .execute();
    expect(await stateOf(textService)).toMatchObject({ portalUrl: null });
    await store("https://portal.example.org/alle", null);
    expect(await stateOf(textService)).toMatchObject({ portalUrl: "https://portal.example.org/alle" });
    await store("{host}/amt", augsburg);
    expect(await stateOf(textService)).toMatchObject({ portalUrl: null });
  });

  test("announce the next scheduled switch that handles the service", async () => {
    const at = "2026-12-01T05:00:00.000Z";
    const { id } = await db
      .insertInto("run")
      .values({
        kind: "SERVICE_SWITCH",
        action: "DISABLE_SERVICES",
        state: "RUNNING",
        begins_at: new Date(at),
        created_by_name: "a",
        expires_at: attentionTime,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("service_switch")
      .values({ run_id: id, service_ids: [textService], commune_count: 1 })
      .execute();
    await db
      .insertInto("run_item")
      .values({
        run_id: id,
        position: 1,
        commune_ags: augsburg,
        label: "Augsburg",
        revision: 0,
        state: "WAITING",
      })
      .execute();
    await db
      .insertInto("service_switch_item")
      .values({ run_id: id, position: 1, row_number: 1, is_first: true, service_id: textService })
      .execute();
    expect(await stateOf(textService)).toMatchObject({ nextSwitch: { at, action: "DISABLE" } });
    expect(await stateOf(registration)).toMatchObject({ nextSwitch: null });
    expect(await stateOf(textService, tokens.support, trier)).toMatchObject({ nextSwitch: null });
  });

  test("tell changes of switch, content and settings, and not those about applications", async () => {
    await log("ENABLE_SERVICE", 1);
    await log("SAVE_SERVICE_CONFIG", 2, { contact_phone: "1", extensions: { geheim: "x" } });
    await log("RESTART_PROCESS", 3);
    const lastChange = { at: "2026-11-20T00:02:00.000Z", by: { username: "person 2" } };
    expect(await stateOf(textService)).toMatchObject({ lastChange });
    const ofClerk = await historyOf(textService);
    expect(typesOf(ofClerk)).toEqual(["SAVE_SERVICE_CONFIG", "ENABLE_SERVICE"]);
    expect(ofClerk?.totalCount).toBe(2);
    // Further settings are not for members.
    expect(ofClerk?.edges[0]?.node.changes).toEqual([{ path: "contact_phone" }]);
    const ofSupport = await historyOf(textService, tokens.support);
    expect(ofSupport?.edges[0]?.node.changes).toContainEqual({ path: "extensions.geheim" });
    expect(typesOf(await historyOf(registration))).toEqual([]);
  });

  test("are null for services outside of the roles", async () => {
    await log("ENABLE_SERVICE", 1);
    expect(await historyOf(textService, tokens.member)).toBeNull();
    expect(await stateOf(textService, tokens.member)).toBeUndefined();
    expect(await historyOf(textService, clerk, trier)).toBeNull();
    const source = `{ serviceHistory(commune: "${augsburg}", serviceId: "${textService}") { totalCount } }`;
    expect((await callV2(db, { now: attentionTime }, source)).codes).toEqual(["unauthorized"]);
  });
});
