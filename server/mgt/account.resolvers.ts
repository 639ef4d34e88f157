/** Resolvers of the viewer's account: sessions, password and settings. */
import { changePassword } from "#server/domain/sessions/changePassword";
import { endSessions, ownSessions } from "#server/domain/sessions/ownSessions";
import { readOwnSettings, saveOwnSettings } from "#server/domain/users/ownSettings";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const accountResolvers = {
  Query: {
    ownSessions: (_root, _args, ctx) => ownSessions(ctx),
    ownSettings: (_root, _args, ctx) => readOwnSettings(ctx),
  },
  Mutation: {
    saveOwnSettings: async (_root, { input }, ctx) => {
      const { value, errors } = await saveOwnSettings(ctx, input);
      return { settings: value, errors };
    },
    endSessions: async (_root, { input }, ctx) => {
      const ids = input.ids.map((id) => bareIdOf("Session", id));
      const { ended, errors } = await endSessions(ctx, ids);
      return { endedSessionIds: nodeIdsOf(ended), errors };
    },
    changePassword: async (_root, { input }, ctx) => {
      const { value, errors } = await changePassword(ctx, input);
      return { endedSessionIds: nodeIdsOf(value ?? []), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

function nodeIdsOf(sessions: readonly string[]) {
  return sessions.map((id) => toNodeId("Session", id));
}
