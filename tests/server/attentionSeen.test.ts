import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { dropExpired } from "#server/domain/installation/dropExpired";
import {
  attentionHarness,
  attentionTime,
  clearAttention,
  largeGroup,
  lineFields,
  readLines,
  storeErrors,
  storeKind,
  type SeenLine,
} from "../support/attention";
import { bothDatabases } from "../support/databases";
import { call, contextOf } from "../support/serverCalls";

interface Payload {
  readonly payload: {
    readonly line: (SeenLine & { readonly seen: { readonly by: object } | null }) | null;
    readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
  };
}

describe.each(bothDatabases)("Lines marked as seen on $name", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  beforeEach(() => clearAttention(db));
  afterAll(() => open.close());

  const mutate = async (name: string, input: object, token: string = tokens.support) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const source = `mutation ($input: ${type}!) { payload: ${name}(input: $input) {
      line { ${lineFields} } errors { code field } } }`;
    const { data, codes } = await call<Payload>(db, { token, now: attentionTime }, source, { input });
    if (!data) throw new Error(codes.join());
    return data.payload;
  };
  const mark = (id: string, changes: object = {}) =>
    mutate("markAttentionSeen", { id, until: "2026-11-23", reason: " Wird\nbehoben ", ...changes });
  const group = async () => {
    const [line] = await readLines(db, tokens.admin, "PROCESS_ERROR_GROUP");
    if (!line) throw new Error("There is no line.");
    return line;
  };

  test("name user, reason and end, and come back if they grow", async () => {
    await storeKind.PROCESS_ERROR_GROUP(db);
    const { id } = await group();
    const { line, errors } = await mark(id);
    expect(errors).toEqual([]);
    const seen = {
      until: "2026-11-22T23:00:00.000Z",
      reason: "Wird behoben",
      count: 6,
      isOutgrown: false,
      by: { username: "support" },
      at: attentionTime.toISOString(),
    };
    expect(line).toMatchObject({ id, subject: largeGroup, count: 6, seen });
    expect((await group()).seen).toEqual(seen);

    await storeErrors(db, largeGroup, 1);
    expect(await group()).toMatchObject({ count: 7, seen: { ...seen, isOutgrown: true } });
    // Marking it again counts again.
    expect((await mark(id)).line?.seen).toMatchObject({ count: 7, isOutgrown: false });
    await db.deleteFrom("process").where("error_fingerprint", "=", largeGroup).execute();
    await storeErrors(db, largeGroup, 5);
    expect((await group()).seen).toMatchObject({ count: 7, isOutgrown: false });
  });

  test("apply to one of several lines of a kind", async () => {
    await storeKind.PROCESS_ERROR_GROUP(db);
    await storeErrors(db, "b".repeat(32), 3);
    const [first, second] = await readLines(db, tokens.admin, "PROCESS_ERROR_GROUP");
    expect([first?.count, second?.count]).toEqual([7, 6]);
    await mark(second?.id ?? "");
    const lines = await readLines(db, tokens.admin, "PROCESS_ERROR_GROUP");
    expect(lines.map(({ seen }) => seen?.count ?? null)).toEqual([null, 6]);
  });

  test("end at their time and are deleted afterwards", async () => {
    await storeKind.FEE_GAP(db);
    const [line] = await readLines(db, tokens.admin, "FEE_GAP");
    await mark(line?.id ?? "");
    const end = new Date("2026-11-22T23:00:00.000Z");
    const before = new Date(end.getTime() - 1);
    const { seen } = {
      seen: async () => (await db.selectFrom("attention_seen").select("kind").execute()).length,
    };
    await dropExpired(db, before);
    expect(await seen()).toBe(1);
    await db.updateTable("attention_seen").set({ until: attentionTime }).execute();
    expect((await readLines(db, tokens.admin, "FEE_GAP"))[0]?.seen).toBeNull();
    await dropExpired(db, attentionTime);
    expect(await seen()).toBe(0);
  });

  test("can be shown again", async () => {
    await storeKind.FEE_GAP(db);
    const [line] = await readLines(db, tokens.admin, "FEE_GAP");
    const id = line?.id ?? "";
    await mark(id);
    expect(await mutate("unmarkAttentionSeen", { id }, tokens.admin)).toMatchObject({
      line: { id, seen: null },
      errors: [],
    });
    // Another tab may have done it.
    expect(await mutate("unmarkAttentionSeen", { id })).toMatchObject({
      line: { id, seen: null },
      errors: [],
    });
    expect(await mutate("unmarkAttentionSeen", { id: "x" })).toMatchObject({
      line: null,
      errors: [{ code: "not_found" }],
    });
  });

  test("need an existing line, a reason, and a day within 31 days", async () => {
    await storeKind.FEE_GAP(db);
    const [line] = await readLines(db, tokens.admin, "FEE_GAP");
    const id = line?.id ?? "";
    const errorsOf = async (changes: object, of = id) =>
      (await mark(of, changes)).errors.map(({ code, field }) => `${field?.join(".")}: ${code}`);
    expect(await errorsOf({ reason: " " })).toEqual(["reason: required"]);
    expect(await errorsOf({ reason: "a".repeat(501) })).toEqual(["reason: text_too_long"]);
    expect(await errorsOf({ until: "2026-11-20" })).toEqual(["until: date_invalid"]);
    expect(await errorsOf({ until: "2026-12-22" })).toEqual(["until: date_invalid"]);
    expect(await errorsOf({}, "x")).toEqual(["id: not_found"]);
    await clearAttention(db);
    expect(await errorsOf({})).toEqual(["id: not_found"]);
    expect(await db.selectFrom("attention_seen").select("kind").execute()).toEqual([]);
  });

  test("are refused to members", async () => {
    await storeKind.FEE_GAP(db);
    const [line] = await readLines(db, tokens.admin, "FEE_GAP");
    await expect(mutate("unmarkAttentionSeen", { id: line?.id }, tokens.member)).rejects.toThrow(
      "insufficient_permissions",
    );
    expect((await contextOf(db, { token: tokens.member, now: attentionTime })).viewer?.username).toBe(
      "member",
    );
  });
});
