import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "../support/databases";
import { augsburg, callV2, feedbackNode, storeFeedbackPlaces } from "../support/feedback";

const submit = `mutation($input: SubmitFeedbackInput!) { submitFeedback(input: $input) {
  feedbackId errors { code field params { name value } }
} }`;
const input = {
  ags: augsburg.communeAgs,
  serviceId: augsburg.serviceId,
  idempotencyKey: "key-1",
  rating: 4,
  comment: "  Danke an Frau Mu\u0308ller.\r\nGut!\u200b ",
};
const now = new Date("2026-11-20T09:00:30Z");

interface Submitted {
  readonly submitFeedback: {
    readonly feedbackId: string | null;
    readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
  };
}

describe.each(databases)("intake of feedback ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("feedback").execute();
    await db.deleteFrom("feedback_intake_minute").execute();
  });

  const call = (changes: object, at = now) =>
    callV2<Submitted>(db, { now: at }, submit, { input: { ...input, ...changes } }, "granted");
  async function send(changes: object = {}): Promise<Submitted["submitFeedback"] | undefined> {
    const { data, codes } = await call(changes);
    expect(codes).toEqual([]);
    return data?.submitFeedback;
  }
  const stored = () => db.selectFrom("feedback").selectAll().execute();

  test("stores the normalised comment, with its hints", async () => {
    const answer = await send();
    const [row] = await stored();
    expect(answer).toEqual({ feedbackId: feedbackNode(row?.id ?? 0), errors: [] });
    expect(row).toMatchObject({
      comment: "Danke an Frau Müller.\nGut!",
      has_hints: true,
      state: "NEW",
      delivery_state: null,
      created_at: now,
      revision: 1,
    });
  });

  test("an empty comment is none, and marked feedback waits for its delivery", async () => {
    await send({ comment: " \n", isForNationalComponent: true });
    expect(await stored()).toMatchObject([{ comment: null, has_hints: false, delivery_state: "PENDING" }]);
  });

  test("a repeated key returns the first entry, whatever else is sent, also for concurrent calls", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send({ idempotencyKey: `key-${index % 10}`, rating: 1 + (index % 5) }),
      ),
    );
    expect(await stored()).toHaveLength(10);
    for (const [index, answer] of answers.entries()) {
      expect(answer).toEqual(answers[index % 10]);
      expect(answer?.errors).toEqual([]);
    }
    expect(await send({ idempotencyKey: "key-0", ags: "nonsense", rating: 9 })).toEqual(answers[0]);
  });

  test.each([
    [{ idempotencyKey: " " }, "required", "idempotencyKey"],
    [{ idempotencyKey: "k".repeat(101) }, "text_too_long", "idempotencyKey"],
    [{ rating: 0 }, "number_out_of_range", "rating"],
    [{ rating: 6 }, "number_out_of_range", "rating"],
    [{ comment: "ä".repeat(5_001) }, "text_too_long", "comment"],
    [{ comment: "a\u0000b" }, "text_invalid", "comment"],
    [{ ags: "09999999" }, "not_found", "ags"],
    [{ serviceId: "ikfz-neuzulassung" }, "not_found", "serviceId"],
    [{ serviceId: "unknown" }, "not_found", "serviceId"],
  ])("refuses %j with %s", async (changes, code, field) => {
    expect(await send(changes)).toMatchObject({ feedbackId: null, errors: [{ code, field: [field] }] });
    expect(await stored()).toEqual([]);
  });

  test("accepts the longest comment", async () => {
    expect(await send({ comment: "ä".repeat(5_000) })).toMatchObject({ errors: [] });
  });

  test("is refused without the token of an intake system", async () => {
    const refused = await callV2(db, {}, submit, { input }, "refused");
    expect(refused.codes).toEqual(["unauthorized"]);
    expect((await callV2(db, {}, submit, { input })).codes).toEqual(["not_found"]);
    expect(await stored()).toEqual([]);
  });

  test("600 calls a minute are accepted over all servers, further ones fail until the next minute", async () => {
    const minute = new Date("2026-11-20T09:00:00Z");
    await db.insertInto("feedback_intake_minute").values({ minute, calls: 598 }).execute();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => call({ idempotencyKey: `n-${index}` })),
    );
    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes).toEqual(["too_many_attempts", "too_many_attempts", "too_many_attempts"]);
    expect(answers.flatMap(({ errors }) => errors ?? [])[0]?.extensions).toMatchObject({
      params: [{ name: "retryAt", value: "2026-11-20T09:01:00.000Z" }],
    });
    expect(await stored()).toHaveLength(2);
    expect((await call({ idempotencyKey: "later" }, new Date("2026-11-20T09:01:00Z"))).codes).toEqual([]);
  });
});
