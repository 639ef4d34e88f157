import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { redactionPlaceholder } from "#domain/feedback/feedback";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { databases } from "../support/databases";
import {
  augsburg,
  callV2,
  ebersberg,
  feedbackNode,
  storeFeedback,
  storeFeedbackPlaces,
} from "../support/feedback";
import { clearActivities } from "../support/activities";

const fields =
  "id state comment originalComment originalErasedOn isRead readBy { username } note noteBy { username } revision decidedBy { username } decisionReason";
const errors = "errors { code field params { name value } }";
const single = (name: string, type: string) =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { feedback { ${fields} } ${errors} } }`;
const documents = {
  decide: `mutation($input: DecideFeedbackInput!) { result: decideFeedback(input: $input) {
    decidedCount feedback { ${fields} } ${errors}
  } }`,
  read: single("markFeedbackRead", "MarkFeedbackReadInput"),
  note: single("saveFeedbackNote", "SaveFeedbackNoteInput"),
  redact: single("redactFeedback", "RedactFeedbackInput"),
  restore: single("restoreFeedbackComment", "RestoreFeedbackCommentInput"),
};
const now = new Date("2026-11-20T10:00:00Z");
const unknown = feedbackNode(999_999);

describe.each(databases)("changes of feedback ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom("feedback").execute();
    await clearActivities(db);
    await db.deleteFrom("service_setting").execute();
  });

  async function change(
    name: keyof typeof documents,
    input: object,
    token = tokens.member,
  ): Promise<unknown> {
    const { data, codes } = await callV2<{ readonly result: unknown }>(db, { token, now }, documents[name], {
      input,
    });
    expect(codes).toEqual([]);
    return data?.result;
  }
  const ref = (id: number, revision = 1) => ({ id: feedbackNode(id), revision });
  const activities = () =>
    db
      .selectFrom("activity")
      .select(["type", "actor_name", "commune_ags", "service_id", "before", "after"])
      .orderBy("id")
      .execute();
  const row = (id: number) =>
    db.selectFrom("feedback").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  describe("a decision", () => {
    test("does all that can be done, and names the items that cannot", async () => {
      const [open1, hinted, stale, done] = [
        await storeFeedback(db),
        await storeFeedback(db, { comment: "Frau Müller" }),
        await storeFeedback(db, { revision: 3, updated_by_name: "support" }),
        await storeFeedback(db, { state: "APPROVED", revision: 7 }),
      ];
      const outside = await storeFeedback(db, { commune_ags: ebersberg.communeAgs });
      const items = [
        ref(open1),
        ref(hinted),
        ref(stale),
        ref(done),
        ref(outside),
        { id: unknown, revision: 1 },
      ];
      const result = await change("decide", { items, state: "APPROVED" });
      expect(result).toMatchObject({
        decidedCount: 2,
        feedback: [
          { id: feedbackNode(open1), state: "APPROVED", revision: 2, decidedBy: { username: "member" } },
          { id: feedbackNode(hinted), state: "NEW", revision: 1 },
          { id: feedbackNode(stale), state: "NEW", revision: 3 },
          { id: feedbackNode(done), state: "APPROVED", revision: 7, decidedBy: null },
        ],
        errors: [
          { code: "feedback_personal_data", field: ["items", "1"] },
          {
            code: "conflict",
            field: ["items", "2"],
            params: [{ name: "by", value: "support" }, { name: "at" }],
          },
          { code: "not_found", field: ["items", "4"] },
          { code: "not_found", field: ["items", "5"] },
        ],
      });
      expect(await activities()).toEqual([
        {
          type: "APPROVE_FEEDBACK",
          actor_name: "member",
          commune_ags: augsburg.communeAgs,
          service_id: augsburg.serviceId,
          before: { feedbackState: "NEW" },
          after: { rating: 4, submittedAt: "2026-11-20T09:00:00.000Z", feedbackState: "APPROVED" },
        },
      ]);
    });

    test("publishes possible personal data only if that is confirmed", async () => {
      const id = await storeFeedback(db, { comment: "Frau Müller" });
      const confirmed = ["feedback_personal_data"];
      expect(await change("decide", { items: [ref(id)], state: "APPROVED", confirmed })).toMatchObject({
        decidedCount: 1,
        errors: [],
      });
    });

    test("withdraws an approval only with a reason, which is kept in one line", async () => {
      const [approved, fresh] = [await storeFeedback(db, { state: "APPROVED" }), await storeFeedback(db)];
      const input = { items: [ref(approved), ref(fresh)], state: "NOT_FOR_PUBLICATION" };
      const refused = { decidedCount: 0, feedback: [], errors: [{ code: "required", field: ["reason"] }] };
      expect(await change("decide", { ...input, reason: "  " })).toMatchObject(refused);
      expect(await change("decide", { ...input, reason: "x".repeat(1_001) })).toMatchObject({
        errors: [{ code: "text_too_long", field: ["reason"] }],
      });
      expect(await activities()).toEqual([]);
      expect(await change("decide", { ...input, reason: " Nennt\nNamen " })).toMatchObject({
        decidedCount: 2,
      });
      expect(await row(approved)).toMatchObject({
        state: "NOT_FOR_PUBLICATION",
        decision_reason: "Nennt Namen",
      });
      expect(await activities()).toMatchObject([
        { type: "WITHDRAW_FEEDBACK", after: { reason: "Nennt Namen" } },
        { type: "WITHDRAW_FEEDBACK", before: { feedbackState: "NEW" } },
      ]);
    });

    test("by two people at the same time is made once", async () => {
      const id = await storeFeedback(db);
      const input = { items: [ref(id)], state: "APPROVED" };
      const results = await Promise.all([change("decide", input), change("decide", input, tokens.support)]);
      expect(results).toMatchObject([{ decidedCount: 1 }, { decidedCount: 1 }]);
      expect(await activities()).toHaveLength(1);
      expect(await row(id)).toMatchObject({ revision: 2 });
    });

    test("refuses duplicates", async () => {
      const id = await storeFeedback(db);
      const input = { items: [ref(id), ref(id)], state: "APPROVED" };
      const { codes } = await callV2(db, { token: tokens.member }, documents.decide, { input });
      expect(codes).toEqual(["bad_request"]);
    });
  });

  test("the first reader stays until it is marked as unread; the revision and the log do not change", async () => {
    const id = await storeFeedback(db);
    const outside = await storeFeedback(db, { commune_ags: ebersberg.communeAgs });
    const ids = [feedbackNode(id), feedbackNode(outside), unknown, "nonsense", feedbackNode(id)];
    const read = { feedback: [{ isRead: true, readBy: { username: "member" }, revision: 1 }], errors: [] };
    expect(await change("read", { ids, isRead: true })).toMatchObject(read);
    expect(await change("read", { ids: [ids[0]], isRead: true }, tokens.support)).toMatchObject(read);
    expect((await row(outside)).read_at).toBeNull();
    expect(await change("read", { ids, isRead: false })).toMatchObject({
      feedback: [{ isRead: false, readBy: null, revision: 1 }],
    });
    expect(await activities()).toEqual([]);
  });

  test("a note is saved with its author, and removed if it is empty", async () => {
    const id = await storeFeedback(db);
    expect(await change("note", { ...ref(id), note: " Rückruf\r\nFr. A. " })).toMatchObject({
      feedback: { note: "Rückruf\nFr. A.", noteBy: { username: "member" }, revision: 2 },
      errors: [],
    });
    expect(await change("note", { ...ref(id, 2), note: "Rückruf\nFr. A." })).toMatchObject({
      feedback: { revision: 2 },
    });
    expect(await change("note", { ...ref(id, 1), note: "" }, tokens.support)).toMatchObject({
      feedback: { note: "Rückruf\nFr. A." },
      errors: [{ code: "conflict", params: [{ name: "by", value: "member" }, { name: "at" }] }],
    });
    expect(await change("note", { ...ref(id, 2), note: "x".repeat(1_001) })).toMatchObject({
      errors: [{ code: "text_too_long", field: ["note"] }],
    });
    expect(await change("note", { ...ref(id, 2), note: " " })).toMatchObject({
      feedback: { note: null, noteBy: null, revision: 3 },
    });
    expect((await activities()).map(({ type, before, after }) => [type, before, after])).toMatchObject([
      ["SAVE_FEEDBACK_NOTE", { note: null }, { note: "Rückruf\nFr. A." }],
      ["SAVE_FEEDBACK_NOTE", { note: "Rückruf\nFr. A." }, { note: null }],
    ]);
  });

  describe("a redaction", () => {
    const comment = "Frau Müller, 0821 1234567, war nett";
    const [name, phone] = [
      { start: 5, end: 11 },
      { start: 13, end: 25 },
    ];

    test("keeps the original for the retention period, and its log has no redacted text", async () => {
      const id = await storeFeedback(db, { comment, state: "APPROVED" });
      expect(await change("redact", { ...ref(id), spans: [phone] })).toMatchObject({
        feedback: {
          comment: "Frau Müller, [geschwärzt], war nett",
          originalComment: comment,
          // 180 days, of which the first is 21 November.
          originalErasedOn: "2027-05-19",
          revision: 2,
        },
        errors: [],
      });
      expect(await row(id)).toMatchObject({ has_hints: true });
      await change("redact", { ...ref(id, 2), spans: [name] });
      const stored = await row(id);
      expect(stored).toMatchObject({ original_comment: comment, has_hints: false, revision: 3 });
      expect(stored.comment).toBe(`Frau ${redactionPlaceholder}, ${redactionPlaceholder}, war nett`);
      const logged = await activities();
      expect(logged).toMatchObject([
        {
          type: "REDACT_FEEDBACK",
          before: { redactedParts: 0 },
          after: { redactedParts: 1, redactedKinds: ["PHONE"] },
        },
        { before: { redactedParts: 1 }, after: { redactedParts: 2, redactedKinds: ["NAME"] } },
      ]);
      expect(JSON.stringify(logged)).not.toMatch(/Müller|0821|nett/);
    });

    test("uses the retention period of the service, before that of all communes", async () => {
      const setting = { service_id: augsburg.serviceId, key: "retention_days" };
      await db
        .insertInto("service_setting")
        .values({ ...setting, commune_ags: null, value: "30" })
        .execute();
      const [first, second] = [await storeFeedback(db, { comment }), await storeFeedback(db, { comment })];
      expect(await change("redact", { ...ref(first), spans: [name] })).toMatchObject({
        feedback: { originalErasedOn: "2026-12-20" },
      });
      await db
        .insertInto("service_setting")
        .values({ ...setting, commune_ags: augsburg.communeAgs, value: "31" })
        .execute();
      expect(await change("redact", { ...ref(second), spans: [name] })).toMatchObject({
        feedback: { originalErasedOn: "2026-12-21" },
      });
    });

    test.each([
      [[], "required", ["spans"]],
      [[{ start: 0, end: 99 }], "feedback_span_invalid", ["spans", "0"]],
      [[name, { start: 8, end: 14 }], "feedback_span_invalid", ["spans", "1"]],
    ])("of %j is refused", async (spans, code, field) => {
      const id = await storeFeedback(db, { comment });
      expect(await change("redact", { ...ref(id), spans })).toMatchObject({
        feedback: null,
        errors: [{ code, field }],
      });
      expect(await row(id)).toMatchObject({ comment, original_comment: null, revision: 1 });
    });

    test("is refused for unknown feedback, with a stale revision, and without a comment", async () => {
      const outside = await storeFeedback(db, { comment, commune_ags: ebersberg.communeAgs });
      const id = await storeFeedback(db, { comment: null, revision: 2 });
      for (const target of [ref(outside), { id: unknown, revision: 1 }]) {
        const missing = { feedback: null, errors: [{ code: "not_found", field: ["id"] }] };
        expect(await change("redact", { ...target, spans: [name] })).toMatchObject(missing);
        expect(await change("note", { ...target, note: "x" })).toMatchObject(missing);
        expect(await change("restore", target)).toMatchObject(missing);
      }
      expect(await change("redact", { ...ref(id), spans: [name] })).toMatchObject({
        feedback: { revision: 2 },
        errors: [{ code: "conflict" }],
      });
      expect(await change("redact", { ...ref(id, 2), spans: [name] })).toMatchObject({
        errors: [{ code: "feedback_span_invalid" }],
      });
    });

    test("can be reverted until it is approved or the original is erased", async () => {
      const id = await storeFeedback(db, { comment });
      const nothing = { feedback: null, errors: [{ code: "status_not_allowed" }] };
      expect(await change("restore", ref(id))).toMatchObject(nothing);
      await change("redact", { ...ref(id), spans: [name, phone] });
      await db.updateTable("feedback").set({ state: "APPROVED" }).execute();
      expect(await change("restore", ref(id, 2))).toMatchObject(nothing);
      await db.updateTable("feedback").set({ state: "NEW" }).execute();
      expect(await change("restore", ref(id, 1))).toMatchObject({ errors: [{ code: "conflict" }] });
      expect(await change("restore", ref(id, 2))).toMatchObject({
        feedback: { comment, originalComment: null, originalErasedOn: null, revision: 3 },
      });
      expect(await row(id)).toMatchObject({ has_hints: true });
      expect((await activities()).at(-1)).toMatchObject({
        type: "REDACT_FEEDBACK",
        before: { redactedParts: 2 },
        after: { redactedParts: 0 },
      });
    });

    test("loses its original on the day, not earlier", async () => {
      const id = await storeFeedback(db, { comment });
      await change("redact", { ...ref(id), spans: [name] });
      const erased = new Date("2027-05-18T22:00:00Z");
      await dropExpired(db, new Date(erased.getTime() - 1));
      expect((await row(id)).original_comment).toBe(comment);
      await dropExpired(db, erased);
      expect(await row(id)).toMatchObject({ original_comment: null, original_erase_at: null, revision: 2 });
    });
  });
});
