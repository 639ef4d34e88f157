/** Resolvers of feedback. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => Promise.reject(new Error("not built yet"));

export const feedbackResolvers = {
  Query: { feedback: missing, feedbackSummary: missing },
  Mutation: {
    decideFeedback: missing,
    markFeedbackRead: missing,
    saveFeedbackNote: missing,
    redactFeedback: missing,
    restoreFeedbackComment: missing,
    submitFeedback: missing,
  },
} satisfies SomeResolvers<Resolvers>;
