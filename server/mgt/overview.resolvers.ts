/** Resolvers of the administration start page. */
import { readFigures } from "#server/domain/installation/figures";
import { countStoredSecrets } from "#server/domain/secrets/secretCounts";
import { userError } from "#server/domain/mutationResult";
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const overviewResolvers = {
  Query: {
    systemOverview: () => ({}),
    attentionItems: () => {
      throw failure("bad_request");
    },
  },
  Mutation: {
    markAttentionSeen: () => ({ line: null, errors: [userError("not_found", ["id"])] }),
    unmarkAttentionSeen: () => ({ line: null, errors: [userError("not_found", ["id"])] }),
  },
  SystemOverview: {
    figures: (_overview, _args, ctx) => readFigures(ctx),
    attention: () => [],
    secrets: (_overview, _args, ctx) => countStoredSecrets(ctx),
  },
} satisfies SomeResolvers<Resolvers>;
