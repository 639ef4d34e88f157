/** Feedback of the demo data. */
import { describe, expect, test } from "vitest";
import { redactionPlaceholder } from "#domain/feedback/feedback";
import { findPersonalData } from "#domain/feedback/personalData";
import { personalDataKinds } from "#domain/feedback/personalDataKinds";
import { lookAlikeSentences } from "#server/demo/feedbackPersonalData";
import { demoAccounts } from "#server/demo/users";
import { demoDay, demoRowsOf } from "../support/demoRows";

const rows = demoRowsOf();
const feedback = rows.feedback.map(({ row }) => row);
const commented = feedback.flatMap((row) =>
  typeof row.comment === "string" ? { ...row, comment: row.comment } : [],
);
const originals = commented.map((row) => ({ ...row, text: row.original_comment ?? row.comment }));
const access = new Set(
  demoAccounts.flatMap((account) =>
    account.access.flatMap(({ ags, services }) => services.map((id) => `${ags} ${id}`)),
  ),
);
const isOwn = (row: { commune_ags: string; service_id: string }) =>
  access.has(`${row.commune_ags} ${row.service_id}`);
const mean = (of: readonly { readonly rating: number }[]) =>
  of.reduce((sum, { rating }) => sum + rating, 0) / of.length;

describe("Comments of the demo data", () => {
  test("are 400 different ones of many lengths, some with line breaks and emoji", () => {
    expect(feedback).toHaveLength(1_200);
    expect(new Set(commented.map(({ comment }) => comment)).size).toBe(400);
    expect(commented).toHaveLength(400);
    const lengths = commented.map(({ comment }) => comment.length);
    expect(Math.min(...lengths)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeGreaterThan(250);
    const matching = (pattern: RegExp) => commented.filter(({ comment }) => pattern.test(comment)).length;
    expect(matching(/\n/)).toBeGreaterThan(40);
    expect(matching(/\p{Extended_Pictographic}/u)).toBeGreaterThan(20);
    expect(matching(/^[a-zäöü]/)).toBeGreaterThan(20);
  });

  test("contain every kind of personal data, for the member too, and what only looks like it", () => {
    const kindsOf = (of: typeof originals) =>
      new Set(of.flatMap(({ text }) => findPersonalData(text).map(({ kind }) => kind)));
    expect([...kindsOf(originals)].sort()).toEqual([...personalDataKinds].sort());
    expect([...kindsOf(originals.filter(isOwn))].sort()).toEqual([...personalDataKinds].sort());
    expect(originals.some(({ text }) => findPersonalData(text).length > 2)).toBe(true);
    expect(lookAlikeSentences.flatMap((text) => findPersonalData(text))).toEqual([]);
    for (const sentence of lookAlikeSentences) {
      expect(
        commented.some(({ comment }) => comment.includes(sentence)),
        sentence,
      ).toBe(true);
    }
    for (const { comment, has_hints: hasHints } of commented) {
      expect(hasHints, comment).toBe(findPersonalData(comment).length > 0);
    }
  });

  test("with personal data are redacted before they are approved; the original is kept for a while", () => {
    for (const { comment, state, has_hints: hasHints } of commented) {
      if (state === "APPROVED") expect(hasHints, comment).toBe(false);
    }
    const redacted = commented.filter(({ comment }) => comment.includes(redactionPlaceholder));
    const kept = redacted.filter(({ original_comment: original }) => original !== null);
    expect(kept.length).toBeGreaterThan(5);
    expect(redacted.length).toBeGreaterThan(kept.length);
    for (const { original_erase_at: eraseAt } of kept) {
      expect(new Date(eraseAt ?? 0).getTime()).toBeGreaterThan(demoDay.getTime());
    }
  });
});

describe("Feedback of the demo data", () => {
  test("is about applications, and better than during the outage", () => {
    const applied = new Set(rows.process.map(({ row }) => `${row.commune_ags} ${row.service_id}`));
    expect(feedback.filter((row) => !applied.has(`${row.commune_ags} ${row.service_id}`))).toEqual([]);
    const outage = feedback.filter(({ created_at: at }) =>
      ["2025-10-07", "2025-10-08"].includes(at.toISOString().slice(0, 10)),
    );
    expect(outage.length).toBeGreaterThan(20);
    expect(mean(outage)).toBeLessThan(2);
    expect(mean(feedback)).toBeGreaterThan(3.3);
    expect(new Set(feedback.map(({ commune_ags: ags }) => ags)).size).toBeGreaterThan(40);
    const times = feedback.map(({ created_at: at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test("is about half approved; the latest is mostly new and unread", () => {
    const share = (of: typeof feedback, state: string) =>
      of.filter((row) => row.state === state).length / of.length;
    expect(share(commented, "APPROVED")).toBeGreaterThan(0.4);
    expect(share(commented, "APPROVED")).toBeLessThan(0.6);
    expect(share(commented, "NOT_FOR_PUBLICATION")).toBeGreaterThan(0.05);
    const latest = feedback.filter(
      ({ created_at: at }) => at.getTime() > demoDay.getTime() - 10 * 86_400_000,
    );
    expect(share(latest, "NEW")).toBeGreaterThan(0.7);
    expect(latest.filter((row) => row.read_at === null).length / latest.length).toBeGreaterThan(0.4);
    expect(latest.filter((row) => row.read_at !== null).length).toBeGreaterThan(0);
    const refused = feedback.filter(({ state }) => state === "NOT_FOR_PUBLICATION");
    expect(refused.filter((row) => !row.decision_reason)).toEqual([]);
    expect(
      feedback.filter(({ note, read_at: readAt }) => note !== null && readAt !== null).length,
    ).toBeGreaterThan(20);
  });

  test("has each decision, redaction and note in the activity log", () => {
    const ofFeedback = (type: string) => rows.activity.filter((entry) => entry.type === type).length;
    const approved = feedback.filter(({ state }) => state === "APPROVED").length;
    const withdrawn = feedback.filter(({ state, decided_at: at }) => state === "NEW" && at !== null).length;
    const refused = feedback.filter(({ state }) => state === "NOT_FOR_PUBLICATION").length;
    expect(withdrawn).toBeGreaterThan(5);
    expect(ofFeedback("APPROVE_FEEDBACK")).toBe(approved + withdrawn);
    expect(ofFeedback("WITHDRAW_FEEDBACK")).toBe(refused + withdrawn);
    const redacted = commented.filter(({ comment }) => comment.includes(redactionPlaceholder)).length;
    expect(ofFeedback("REDACT_FEEDBACK")).toBe(redacted);
    const changes = feedback.reduce((sum, { revision = 1 }) => sum + revision - 1, 0);
    const saved = feedback.filter(({ note }) => note !== null).length;
    expect(ofFeedback("SAVE_FEEDBACK_NOTE")).toBe(saved);
    expect(changes).toBe(approved + refused + 2 * withdrawn + redacted + saved);
  });

  test("is delivered to the national component every month, a third of it", () => {
    const marked = feedback.filter((row) => row.delivery_state !== null);
    expect(marked.length / feedback.length).toBeGreaterThan(0.25);
    expect(marked.length / feedback.length).toBeLessThan(0.42);
    const monthOf = ({ created_at: at }: (typeof feedback)[number]) => at.toISOString().slice(0, 7);
    const pending = marked.filter((row) => row.delivery_state === "PENDING");
    expect(new Set(pending.map(monthOf))).toEqual(new Set(["2025-11"]));
    const failed = marked.filter((row) => row.delivery_state === "FAILED");
    expect(new Set(failed.map((row) => row.delivery_http_status))).toEqual(new Set([503]));
    const at = (month: string) =>
      new Set(
        marked
          .filter((row) => row.delivery_at !== null && monthOf(row) === month)
          .map((row) => new Date(row.delivery_at ?? 0).toISOString()),
      );
    // 02:15 in Germany, in winter and in summer.
    expect(at("2024-12")).toEqual(new Set(["2025-01-01T01:15:00.000Z"]));
    expect(at("2025-05")).toEqual(new Set(["2025-06-01T00:15:00.000Z"]));
    expect(at("2025-10")).toEqual(new Set(["2025-11-01T01:15:00.000Z"]));
  });
});
