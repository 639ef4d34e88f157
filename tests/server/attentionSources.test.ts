import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attentionKinds } from "#domain/attention";
import { sql } from "kysely";
import { computeAttention } from "#server/domain/attention/attention";
import { attentionSources } from "#server/domain/attention/attentionSources";
import type { SourceContext } from "#server/domain/attention/attentionSource";
import {
  attentionHarness,
  attentionTime,
  clearAttention,
  inviteUser,
  readLines,
  storeJobRun,
  storeKind,
} from "../support/attention";
import { bothDatabases, postgres } from "../support/databases";
import { augsburg, ebersberg, trier } from "../support/kba";
import { call, contextOf } from "../support/serverCalls";
import { textService } from "../support/serviceTexts";

interface Items {
  readonly attentionItems: {
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[];
  };
}

describe.each(bothDatabases)("Sources of what needs attention on $name", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  beforeEach(() => clearAttention(db));
  afterAll(() => open.close());

  const read = async (of: string, page = "first: 50") => {
    const source = `{ attentionItems(kind: ${of}, ${page}) { totalCount pageInfo { endCursor hasNextPage } edges { node {
      id kind name key ags communeName serviceId resource { version type resourceId } since from to missingCount
      outdatedCount isUnreadable error { code params { name value } } } } } }`;
    const { data, codes } = await call<Items>(db, { token: tokens.support, now: attentionTime }, source);
    if (!data) throw new Error(codes.join());
    return data.attentionItems;
  };
  const nodes = async (of: string) => (await read(of)).edges.map(({ node }) => node);

  test("fail independently, and leave out kinds that the viewer may not see", async () => {
    await storeKind.FEE_GAP(db);
    const ctx = await contextOf(db, { token: tokens.support, now: attentionTime });
    const error = vi.fn();
    const log = Object.assign(Object.create(ctx.log), { error });
    const fails = () => Promise.reject(new Error("broken"));
    const sources = { ...attentionSources, KEYSTORE: fails, SECRET_KEY: fails };
    const reports = await computeAttention({ ...ctx, log }, ctx.viewer, null, { sources });
    const failed = reports.filter(({ lines }) => lines === null).map((report) => report.kind);
    expect(failed).toEqual(["KEYSTORE", "SECRET_KEY"]);
    expect(error).toHaveBeenCalledTimes(2);
    expect(reports.find((report) => report.kind === "FEE_GAP")?.lines).toHaveLength(1);
    const member = await contextOf(db, { token: tokens.member, now: attentionTime });
    expect((await computeAttention(ctx, member.viewer)).map((report) => report.kind)).toEqual([
      "KBA_PASSWORD",
    ]);
  });

  test("refuse to list kinds that have another list", async () => {
    await expect(read("PROCESS_WITHOUT_RETRY")).rejects.toThrow("bad_request");
    await expect(read("FEE_GAP", 'after: "x"')).rejects.toThrow("bad_request");
  });

  test("list rows in pages", async () => {
    for (const ags of [augsburg, ebersberg, trier]) {
      await db
        .updateTable("commune")
        .set({ initialization: "not_initialized" })
        .where("ags", "=", ags)
        .execute();
    }
    const first = await read("COMMUNE_NOT_INITIALIZED", "first: 2");
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await read("COMMUNE_NOT_INITIALIZED", `first: 2, after: "${first.pageInfo.endCursor}"`);
    expect([...first.edges, ...next.edges].map(({ node }) => node["communeName"])).toEqual([
      "Trier",
      "Ebersberg",
      "Augsburg",
    ]);
    expect(new Set([...first.edges, ...next.edges].map(({ node }) => node["id"])).size).toBe(3);
  });

  test("show why a commune is not initialized, unless a job is about to do it", async () => {
    await storeKind.COMMUNE_NOT_INITIALIZED(db);
    await db
      .updateTable("commune")
      .set({ initialization: "initializing", initialization_due_at: new Date(attentionTime.getTime() + 1) })
      .where("ags", "=", augsburg)
      .execute();
    expect(await nodes("COMMUNE_NOT_INITIALIZED")).toMatchObject([
      { ags: trier, error: { code: "service_unknown", params: [{ name: "service", value: "x" }] } },
    ]);
    await db
      .updateTable("commune")
      .set({ initialization_due_at: attentionTime })
      .where("ags", "=", augsburg)
      .execute();
    expect(await nodes("COMMUNE_NOT_INITIALIZED")).toHaveLength(2);
  });

  test("say where secrets under other keys are", async () => {
    await storeKind.SECRET_KEY(db);
    const found = await nodes("SECRET_KEY");
    expect(found).toHaveLength(7);
    expect(found).toMatchObject([
      { key: "api_key", ags: augsburg, communeName: "Augsburg", isUnreadable: true },
      { key: "sms_token", ags: augsburg },
      {
        key: "/authentication/key",
        resource: { version: "v2", type: "restService", resourceId: "register" },
      },
      { key: "/authentication/key", resource: { resourceId: "register" } },
      { key: "/authentication/password" },
      { key: "KBA101", name: "KBA1", ags: augsburg },
      { key: "KBA102", name: "KBA1" },
    ]);
    const [line] = await readLines(db, tokens.support, "SECRET_KEY");
    const counts = `{ systemOverview { secrets { previousKeyCount unreadableCount } } }`;
    const { data } = await call(db, { token: tokens.support, now: attentionTime }, counts);
    expect(data?.["systemOverview"]).toEqual({
      secrets: { previousKeyCount: 0, unreadableCount: line?.count },
    });
  });

  test("list automated jobs whose latest run failed", async () => {
    expect(await nodes("JOB_FAILED")).toEqual([]);
    await storeKind.JOB_FAILED(db);
    expect(await nodes("JOB_FAILED")).toMatchObject([
      { name: "drop-expired", since: "2026-11-20T04:30:00.000Z" },
    ]);
    await storeJobRun(db, "drop-expired", "SUCCEEDED", new Date("2026-11-20T05:00:00Z"));
    expect(await nodes("JOB_FAILED")).toEqual([]);
  });

  test("list users whose latest link was not mailed until they log in or get another", async () => {
    const users = async () => (await readLines(db, tokens.support, "MAIL_REFUSED"))[0]?.count ?? 0;
    const later = { expires_at: new Date("2026-11-30T10:00:00Z"), delivery: "FAILED" } as const;
    const invited = await inviteUser(db, "invited.a", later);
    const active = await inviteUser(db, "invited.b", { ...later, purpose: "PASSWORD_RESET" }, true);
    await inviteUser(db, "invited.c", { ...later, delivery: "SENT" });
    expect(await users()).toBe(2);
    await db
      .updateTable("user_account")
      .set({ last_login_at: attentionTime })
      .where("id", "=", active)
      .execute();
    expect(await users()).toBe(1);
    await db
      .insertInto("user_invitation")
      .values({
        user_id: invited,
        token_hash: Buffer.alloc(32),
        expires_at: later.expires_at,
        delivery: "LINK",
      })
      .execute();
    expect(await users()).toBe(0);
  });

  test("count the keys of missing and outdated texts like the texts of a service do", async () => {
    await storeKind.TEXT_INCOMPLETE(db);
    const of = { commune_ags: augsburg, service_id: textService };
    await db
      .insertInto("service_texts")
      .values({ ...of, languages: ["de", "en", "fr", "it"], revision: 2 })
      .execute();
    const own = (key: string, language: string, live_value: string, live_basis: string | null = null) => ({
      ...of,
      key,
      language,
      live_value,
      live_basis,
      revision: 2,
    });
    await db
      .insertInto("service_text")
      .values([
        // The inherited English is outdated.
        own("start.title", "de", "Bescheinigung"),
        // Missing in English, and written for an earlier German text in French.
        own("person.hint", "fr", "Comme sur la carte", "Früher"),
        own("person.name", "en", "Surname", "Name"),
        own("unknown.key", "en", "Removed"),
      ])
      .execute();
    const texts = `query ($id: ID!) { node(id: $id) { ... on CommuneService { texts { sections { missing outdated } } } } }`;
    const id = Buffer.from(`CommuneService:${augsburg}/${textService}`).toString("base64url");
    const { data, codes } = await call<{
      readonly node: {
        readonly texts: {
          readonly sections: readonly { readonly missing: number; readonly outdated: number }[];
        };
      };
    }>(db, { token: tokens.support, now: attentionTime }, texts, { id });
    expect(codes).toEqual([]);
    const sections = data?.node.texts.sections ?? [];
    const sumOf = (of: "missing" | "outdated") => sections.reduce((sum, section) => sum + section[of], 0);
    expect([sumOf("missing"), sumOf("outdated")]).toEqual([6, 2]);
    expect(await nodes("TEXT_INCOMPLETE")).toMatchObject([
      // Nothing was changed in Trier, where one English text is missing.
      { ags: trier, serviceId: textService, missingCount: 1, outdatedCount: 0 },
      { ags: augsburg, serviceId: textService, missingCount: 6, outdatedCount: 2 },
    ]);
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("service_id", "=", textService)
      .execute();
    expect(await nodes("TEXT_INCOMPLETE")).toEqual([]);
    await db.updateTable("commune_service").set({ is_enabled: true }).execute();
  });
});

describe("Slow sources of what needs attention", async () => {
  const { open, db, tokens } = await attentionHarness(postgres);
  afterAll(() => open.close());

  test("are canceled in the database, without delaying the others", async () => {
    await storeKind.FEE_GAP(db);
    const ctx = await contextOf(db, { token: tokens.support, now: attentionTime });
    let outcome: Promise<unknown> = Promise.resolve();
    const slow = ({ db: tx }: SourceContext) => {
      const running = sql`select pg_sleep(600)`.execute(tx);
      outcome = running.then(
        () => "finished",
        (error: unknown) => error,
      );
      return running.then(() => []);
    };
    const never = () => new Promise<never>(() => undefined);
    const sources = { ...attentionSources, KEYSTORE: slow, SECRET_KEY: never };
    const reports = await computeAttention(ctx, ctx.viewer, null, { sources, timeoutMs: 1_000 });
    expect(reports.map((report) => report.kind)).toEqual(attentionKinds);
    expect(reports.find((report) => report.kind === "KEYSTORE")?.lines).toBeNull();
    expect(reports.find((report) => report.kind === "SECRET_KEY")?.lines).toBeNull();
    expect(reports.find((report) => report.kind === "FEE_GAP")?.lines).toHaveLength(1);
    expect(await outcome).toMatchObject({ code: "57014" });
  });
});
