import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "../support/databases";
import {
  augsburg,
  callV2,
  ebersberg,
  feedbackNode,
  otherService,
  storeFeedback,
  storeFeedbackPlaces,
} from "../support/feedback";

const list = `query($filter: FeedbackFilter, $first: Int, $after: String) {
  feedback(filter: $filter, first: $first, after: $after) {
    edges { cursor node { id comment } } pageInfo { hasNextPage } totalCount totalCountExceeded
  }
}`;
const summary = `query($filter: FeedbackFilter) { feedbackSummary(filter: $filter) {
  count unreadCount newCount average distribution { rating count } course { from count average }
} }`;

interface Listed {
  readonly feedback: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
}

interface Summed {
  readonly feedbackSummary: {
    readonly count: number;
    readonly course: readonly { readonly from: string; readonly count: number }[];
  };
}

const of = ({ communeAgs, serviceId }: { readonly communeAgs: string; readonly serviceId: string }) => ({
  commune_ags: communeAgs,
  service_id: serviceId,
});

describe.each(databases)("reading feedback ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom("feedback").execute());

  async function idsOf(filter: object | null, token = tokens.support): Promise<readonly string[]> {
    const { data, codes } = await callV2<Listed>(db, { token }, list, { filter });
    expect(codes).toEqual([]);
    expect(data?.feedback.totalCount).toBe(data?.feedback.edges.length);
    return data?.feedback.edges.map(({ node }) => node.id) ?? [];
  }

  test("pages run from the latest to the earliest, also among entries of the same moment", async () => {
    const same = new Date("2026-11-20T09:00:00Z");
    const ids = [];
    for (const created_at of [same, same, same, new Date("2026-11-21T09:00:00Z")]) {
      ids.push(await storeFeedback(db, { created_at }));
    }
    const expected = ids.toReversed().map(feedbackNode);
    const read: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 2; page += 1) {
      const { data }: { data: Listed | null | undefined } = await callV2<Listed>(
        db,
        { token: tokens.support },
        list,
        { first: 2, after },
      );
      read.push(...(data?.feedback.edges.map(({ node }) => node.id) ?? []));
      after = data?.feedback.edges.at(-1)?.cursor ?? null;
      expect(data?.feedback).toMatchObject({ pageInfo: { hasNextPage: page === 0 }, totalCount: 4 });
    }
    expect(read).toEqual(expected);
  });

  test("each filter finds its entries, and values of a list are alternatives", async () => {
    const good = feedbackNode(await storeFeedback(db, { rating: 5, comment: "Sehr schöne Sache" }));
    const bad = feedbackNode(
      await storeFeedback(db, {
        ...of(otherService),
        rating: 1,
        comment: "Frau Müller war unfreundlich",
        state: "NOT_FOR_PUBLICATION",
        read_at: new Date(),
        read_by_name: "member",
        created_at: new Date("2026-10-31T22:59:59Z"),
      }),
    );
    const silent = feedbackNode(
      await storeFeedback(db, {
        ...of(ebersberg),
        rating: 3,
        comment: null,
        state: "APPROVED",
        created_at: new Date("2026-10-31T23:00:00Z"),
      }),
    );
    expect(await idsOf(null)).toEqual([good, silent, bad]);
    expect(await idsOf({ communes: [augsburg.communeAgs] })).toEqual([good, bad]);
    expect(await idsOf({ communes: [augsburg.communeAgs, ebersberg.communeAgs] })).toHaveLength(3);
    expect(await idsOf({ services: [otherService.serviceId] })).toEqual([bad]);
    expect(
      await idsOf({ communes: [augsburg.communeAgs], services: [augsburg.serviceId, "unknown"] }),
    ).toEqual([good]);
    expect(await idsOf({ communes: ["00000000"] })).toEqual([]);
    expect(await idsOf({ ratings: [1, 5] })).toEqual([good, bad]);
    expect(await idsOf({ states: ["NEW", "APPROVED"] })).toEqual([good, silent]);
    expect(await idsOf({ text: "SCHOENE" })).toEqual([good]);
    expect(await idsOf({ text: "müller war" })).toEqual([bad]);
    expect(await idsOf({ hasComment: true })).toEqual([good, bad]);
    expect(await idsOf({ hasComment: false })).toEqual([silent]);
    expect(await idsOf({ hasPersonalDataHints: true })).toEqual([bad]);
    expect(await idsOf({ hasPersonalDataHints: false })).toEqual([good, silent]);
    expect(await idsOf({ isRead: true })).toEqual([bad]);
    expect(await idsOf({ isRead: false })).toEqual([good, silent]);
    // The days are those of Berlin, where 22:59:59 UTC is the last second of 31 October.
    expect(await idsOf({ period: { from: "2026-11-01" } })).toEqual([good, silent]);
    expect(await idsOf({ period: { to: "2026-10-31" } })).toEqual([bad]);
  });

  test.each([
    [{ ratings: [0] }, "bad_request"],
    [{ text: "a".repeat(101) }, "bad_request"],
    [{ period: { from: "2026-11-02", to: "2026-11-01" } }, "end_before_start"],
  ])("refuses the filter %j", async (filter, code) => {
    expect((await callV2(db, { token: tokens.support }, list, { filter })).codes).toEqual([code]);
    expect((await callV2(db, { token: tokens.support }, summary, { filter })).codes).toEqual([code]);
  });

  test("members see only their services, whatever they filter by, also by id", async () => {
    const own = await storeFeedback(db);
    const others = [await storeFeedback(db, of(otherService)), await storeFeedback(db, of(ebersberg))];
    expect(await idsOf(null, tokens.member)).toEqual([feedbackNode(own)]);
    expect(await idsOf({ communes: [ebersberg.communeAgs] }, tokens.member)).toEqual([]);
    expect(await idsOf({ services: [otherService.serviceId] }, tokens.member)).toEqual([]);
    const { data } = await callV2<Summed>(db, { token: tokens.member }, summary);
    expect(data?.feedbackSummary.count).toBe(1);
    for (const id of [own, ...others]) {
      const found = await callV2<{ readonly node: object | null }>(
        db,
        { token: tokens.member },
        "query($id: ID!) { node(id: $id) { id } }",
        { id: feedbackNode(id) },
      );
      expect(found.data?.node).toEqual(id === own ? { id: feedbackNode(own) } : null);
    }
  });

  test("an entry shows who did what, its hints and its delivery", async () => {
    const id = await storeFeedback(db, {
      comment: "Rückruf: 0821 1234567",
      original_comment: "Original",
      // Midnight in Berlin.
      original_erase_at: new Date("2027-04-30T22:00:00Z"),
      delivery_state: "FAILED",
      delivery_http_status: 503,
      read_at: new Date("2026-11-21T08:00:00Z"),
      read_by_name: "member",
      read_by_role: "MEMBER",
    });
    const { data } = await callV2<{ readonly node: object | null }>(
      db,
      { token: tokens.support },
      `query($id: ID!) { node(id: $id) { ... on Feedback {
        commune { ags name } personalDataHints { kind start end } originalComment originalErasedOn
        decidedBy { username } isRead readBy { userId username role } readAt delivery { state at httpStatus }
      } } }`,
      { id: feedbackNode(id) },
    );
    expect(data?.node).toEqual({
      commune: { ags: augsburg.communeAgs, name: "Augsburg" },
      personalDataHints: [{ kind: "PHONE", start: 9, end: 21 }],
      originalComment: "Original",
      originalErasedOn: "2027-05-01",
      decidedBy: null,
      isRead: true,
      readBy: { userId: null, username: "member", role: "MEMBER" },
      readAt: "2026-11-21T08:00:00.000Z",
      delivery: { state: "FAILED", at: null, httpStatus: 503 },
    });
  });

  test("the summary counts by rating and by month of Berlin, without gaps", async () => {
    const read = { read_at: new Date(), read_by_name: "member" };
    await storeFeedback(db, { rating: 5, created_at: new Date("2026-08-31T21:59:59Z"), ...read });
    await storeFeedback(db, { rating: 2, created_at: new Date("2026-08-31T22:00:00Z"), state: "APPROVED" });
    await storeFeedback(db, { rating: 5, created_at: new Date("2026-11-30T22:59:59Z") });
    await storeFeedback(db, { rating: 4, created_at: new Date("2026-11-01T12:00:00Z") });
    const { data } = await callV2<Summed>(db, { token: tokens.support }, summary);
    expect(data?.feedbackSummary).toEqual({
      count: 4,
      unreadCount: 3,
      newCount: 3,
      average: 4,
      distribution: [
        { rating: 1, count: 0 },
        { rating: 2, count: 1 },
        { rating: 3, count: 0 },
        { rating: 4, count: 1 },
        { rating: 5, count: 2 },
      ],
      course: [
        { from: "2026-08-01", count: 1, average: 5 },
        { from: "2026-09-01", count: 1, average: 2 },
        { from: "2026-10-01", count: 0, average: null },
        { from: "2026-11-01", count: 2, average: 4.5 },
      ],
    });
    await storeFeedback(db, { rating: 1, created_at: new Date("2019-01-15T12:00:00Z") });
    const long = await callV2<Summed>(db, { token: tokens.support }, summary);
    expect(long.data?.feedbackSummary.course).toHaveLength(60);
    expect(long.data?.feedbackSummary.course[0]?.from).toBe("2021-12-01");
    expect(long.data?.feedbackSummary.count).toBe(5);
    await db.deleteFrom("feedback").execute();
    const empty = await callV2<Summed>(db, { token: tokens.support }, summary);
    expect(empty.data?.feedbackSummary).toMatchObject({ count: 0, average: null, course: [] });
  });
});
