/** Things by their opaque id, under the same rules as where they are listed. */
import type { IResolvers } from "@graphql-tools/utils";
import { can } from "#domain/permissions";
import type { Context } from "../context";
import { findCommune } from "../domain/communes";
import { findSession } from "../domain/sessions";
import { findUser } from "../domain/users";
import { failure } from "../failure";
import { fromNodeId, type NodeRef } from "../nodeId";
import { presentCommune } from "./communes.resolvers";
import { presentSession, presentUser } from "./session.resolvers";

async function findNode({ type, id }: NodeRef, ctx: Context) {
  if (type === "Commune") {
    const commune = await findCommune(ctx, id);
    return commune && presentCommune(commune, ctx.signPath);
  }
  if (type === "Session") {
    const session = await findSession(ctx, id);
    return session && presentSession(session);
  }
  // Before looking, so that the answer does not tell whether there is such a user.
  if (!can(ctx.viewer, "user_info")) throw failure("insufficient_permissions");
  const user = await findUser(ctx.db, id);
  return user && presentUser(user);
}

export const nodeResolvers = {
  Query: {
    node: (_root: unknown, args: { id: string }, ctx: Context) => {
      const ref = fromNodeId(args.id);
      return ref && findNode(ref, ctx);
    },
  },
} satisfies IResolvers<unknown, Context>;
