/** Resolvers of feedback. */
import { calendarDayOf } from "#domain/calendarDays";
import { findPersonalData } from "#domain/feedback/personalData";
import { decideFeedback } from "#server/domain/feedback/decideFeedback";
import { listFeedback } from "#server/domain/feedback/feedback";
import { markFeedbackRead, saveFeedbackNote } from "#server/domain/feedback/feedbackNotes";
import { readFeedbackSummary } from "#server/domain/feedback/feedbackSummary";
import { redactFeedback, restoreFeedbackComment } from "#server/domain/feedback/redactFeedback";
import { submitFeedback } from "#server/domain/feedback/submitFeedback";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

/** Decodes an id. Null if it is not that of feedback. */
function feedbackId(nodeId: string): number | null {
  const id = bareIdOf("Feedback", nodeId);
  return id === null ? null : Number(id);
}

export const feedbackResolvers = {
  Query: {
    feedback: async (_root, args, ctx, info) =>
      toCountedConnection(await listFeedback(ctx, args.filter ?? {}, readPageBounds(args, info))),
    feedbackSummary: (_root, { filter }, ctx) => readFeedbackSummary(ctx, filter ?? {}),
  },
  Feedback: {
    id: ({ id }) => toNodeId("Feedback", id),
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
    originalErasedOn: ({ originalEraseAt: at }) => at && calendarDayOf(at),
    personalDataHints: ({ comment }) => findPersonalData(comment ?? ""),
    isRead: ({ readAt }) => readAt !== null,
    delivery: ({ deliveryState: state, deliveryAt: at, deliveryHttpStatus: httpStatus }) =>
      state && { state, at, httpStatus },
  },
  Mutation: {
    decideFeedback: async (_root, { input }, ctx) => {
      const items = input.items.map(({ id, revision }) => ({ id: feedbackId(id), revision }));
      const { value, errors } = await decideFeedback(ctx, { ...input, items });
      return {
        feedback: value?.feedback ?? [],
        decidedCount: value?.decidedCount ?? 0,
        errors: [...errors, ...(value?.errors ?? [])],
      };
    },
    markFeedbackRead: async (_root, { input }, ctx) => {
      const ids = input.ids.flatMap((id) => feedbackId(id) ?? []);
      const { value, errors } = await markFeedbackRead(ctx, ids, input.isRead);
      return { feedback: value ?? [], errors };
    },
    saveFeedbackNote: async (_root, { input }, ctx) => {
      const { value, errors } = await saveFeedbackNote(ctx, { ...input, id: feedbackId(input.id) });
      return { feedback: value, errors };
    },
    redactFeedback: async (_root, { input }, ctx) => {
      const { value, errors } = await redactFeedback(ctx, { ...input, id: feedbackId(input.id) });
      return { feedback: value, errors };
    },
    restoreFeedbackComment: async (_root, { input }, ctx) => {
      const { value, errors } = await restoreFeedbackComment(ctx, { ...input, id: feedbackId(input.id) });
      return { feedback: value, errors };
    },
    submitFeedback: async (_root, { input }, ctx) => {
      const { value, errors } = await submitFeedback(ctx, input);
      return { feedbackId: value === null ? null : toNodeId("Feedback", value), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
