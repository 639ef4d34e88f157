/** The own account: sessions and password (section 4). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { changePassword } from "#server/domain/sessions/changePassword";
import { endSessions, ownSessions } from "#server/domain/sessions/ownSessions";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { presentSession } from "./session.resolvers";

export const accountResolvers = {
  Query: {
    ownSessions: async (_root: unknown, _args: unknown, ctx: Context) =>
      (await ownSessions(ctx)).map(presentSession),
  },
  Mutation: {
    endSessions: async (_root: unknown, { input }: { input: { ids: readonly string[] } }, ctx: Context) => {
      const { ended, errors } = await endSessions(
        ctx,
        input.ids.map((id) => bareIdOf("Session", id)),
      );
      return { endedSessionIds: nodeIds(ended), errors };
    },
    changePassword: async (
      _root: unknown,
      { input }: { input: { currentPassword: string; newPassword: string } },
      ctx: Context,
    ) => {
      const { value, errors } = await changePassword(ctx, input);
      return { endedSessionIds: nodeIds(value ?? []), errors };
    },
  },
} satisfies IResolvers<unknown, Context>;

function nodeIds(sessions: readonly string[]): string[] {
  return sessions.map((id) => toNodeId("Session", id));
}
