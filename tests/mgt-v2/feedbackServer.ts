/** Mocked feedback of Augsburg that decides, redacts and marks like the server. */
import { redactSpans, type TextSpan } from "#domain/feedback/feedback";
import { pageOf, type PageArguments } from "../support/connection";

export interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

const service = "ikfz-neuzulassung";

/** Feedback without a comment that nobody has read. */
export function entry(id: string, changes: object = {}): Entry {
  return {
    __typename: "Feedback",
    id,
    rating: 4,
    comment: null,
    originalComment: null,
    originalErasedOn: null,
    commune: { ags: "09761000", name: "Augsburg" },
    serviceId: service,
    personalDataHints: [],
    state: "NEW",
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    isRead: false,
    readBy: null,
    readAt: null,
    note: null,
    noteBy: null,
    noteAt: null,
    delivery: null,
    createdAt: "2026-11-20T13:05:00.000Z",
    revision: 1,
    ...changes,
  };
}

/** A comment with an e-mail address and a telephone number. */
export const personal = {
  comment: "Danke, bitte an max@example.org oder 0821 3240 antworten.",
  personalDataHints: [
    { kind: "EMAIL", start: 16, end: 31 },
    { kind: "PHONE", start: 37, end: 46 },
  ],
};

const actor = { userId: null, username: "support", role: "SUPPORT" };
const at = "2026-11-20T14:00:00.000Z";

interface Item {
  readonly id: string;
  readonly revision: number;
}

const error = (code: string, field: readonly string[] | null = null) => ({ code, field, params: [] });

/** Resolvers for a list of these entries, and the calls they got. */
export function feedbackServer(entries: readonly Entry[]) {
  const stored = new Map(entries.map((one) => [one.id, one]));
  const asked: { readonly filter: unknown; readonly first: unknown }[] = [];
  const sent: { readonly field: string; readonly input: unknown }[] = [];
  const all = () => [...stored.values()];
  const read = (id: string) => stored.get(id) ?? null;
  const change = (id: string, changes: object) => {
    const before = stored.get(id);
    if (before) stored.set(id, { ...before, ...changes });
  };
  const revise = (id: string, changes: object) =>
    change(id, { ...changes, revision: Number(read(id)?.revision) + 1 });

  const Query = {
    feedback: (_: unknown, args: PageArguments & { filter: unknown; first: unknown }) => {
      asked.push(args);
      return pageOf(all(), args);
    },
    feedbackSummary: () => ({
      count: stored.size,
      unreadCount: all().filter(({ isRead }) => isRead === false).length,
      newCount: all().filter(({ state }) => state === "NEW").length,
      average: stored.size > 0 ? 3.84 : null,
      distribution: [1, 2, 3, 4, 5].map((rating) => ({
        rating,
        count: all().filter((one) => one.rating === rating).length,
      })),
      course:
        stored.size > 0
          ? [
              { from: "2026-10-01", count: 3, average: 4.25 },
              { from: "2026-11-01", count: 0, average: null },
            ]
          : [],
    }),
    node: (_: unknown, { id }: { id: string }) => read(id),
  };

  const Mutation = {
    decideFeedback: (_: unknown, { input }: { input: DecideInput }) => {
      sent.push({ field: "decideFeedback", input });
      const errors = input.items.flatMap(({ id, revision }, position) => {
        const one = read(id);
        const field = ["items", String(position)];
        if (!one) return [error("not_found", field)];
        if (one.revision !== revision) return [error("conflict", field)];
        const hints = Array.isArray(one.personalDataHints) ? one.personalDataHints : [];
        const isConfirmed = input.confirmed?.includes("feedback_personal_data") ?? false;
        if (input.state === "APPROVED" && hints.length > 0 && !isConfirmed) {
          return [error("feedback_personal_data", field)];
        }
        revise(id, { state: input.state, decidedBy: actor, decidedAt: at, decisionReason: input.reason });
        return [];
      });
      return {
        feedback: input.items.flatMap(({ id }) => read(id) ?? []),
        decidedCount: input.items.length - errors.length,
        errors,
      };
    },
    markFeedbackRead: (_: unknown, { input }: { input: { ids: string[]; isRead: boolean } }) => {
      sent.push({ field: "markFeedbackRead", input });
      const { isRead } = input;
      for (const id of input.ids) {
        change(id, { isRead, readBy: isRead ? actor : null, readAt: isRead ? at : null });
      }
      return { feedback: input.ids.flatMap((id) => read(id) ?? []), errors: [] };
    },
    saveFeedbackNote: (_: unknown, { input }: { input: Item & { note: string } }) => {
      sent.push({ field: "saveFeedbackNote", input });
      if (read(input.id)?.revision !== input.revision) {
        return { feedback: read(input.id), errors: [error("conflict")] };
      }
      revise(input.id, { note: input.note || null, noteBy: actor, noteAt: at });
      return { feedback: read(input.id), errors: [] };
    },
    redactFeedback: (_: unknown, { input }: { input: Item & { spans: TextSpan[] } }) => {
      sent.push({ field: "redactFeedback", input });
      if (read(input.id)?.revision !== input.revision) {
        return { feedback: read(input.id), errors: [error("conflict")] };
      }
      const before = String(read(input.id)?.comment);
      const comment = redactSpans(before, input.spans);
      const kept = { originalComment: before, originalErasedOn: "2026-12-20" };
      revise(input.id, { comment, personalDataHints: [], ...kept });
      return { feedback: read(input.id), errors: [] };
    },
    restoreFeedbackComment: (_: unknown, { input }: { input: Item }) => {
      sent.push({ field: "restoreFeedbackComment", input });
      const comment = read(input.id)?.originalComment;
      revise(input.id, { comment, originalComment: null, originalErasedOn: null });
      return { feedback: read(input.id), errors: [] };
    },
  };
  return {
    asked,
    /** Inputs of the mutations of a root field. */
    inputsOf: (field: keyof typeof Mutation) =>
      sent.flatMap((call) => (call.field === field ? [call.input] : [])),
    /** Changes an entry as another user. */
    changeElsewhere: revise,
    endpoint: { Query, Mutation },
  };
}

interface DecideInput {
  readonly items: readonly Item[];
  readonly state: string;
  readonly reason: string | null;
  readonly confirmed: readonly string[] | null;
}

/** The commune and service of the entries. */
export const augsburg = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [service] } : null,
  },
};

export const feedbackUrl = `/mgt/feedback/09761000/${service}`;
