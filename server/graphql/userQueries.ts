/** Limits the queries of a user that run at the same time, so that a user's large ones do not take all memory. */
import { getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import pLimit, { type LimitFunction } from "p-limit";
import type { Context } from "#server/context";

/** Lets queries of a user beyond `max` wait for earlier ones. Mutations, subscriptions and anonymous calls never wait. */
export function limitUserQueries(max: number): Plugin<Context> {
  const limits = new Map<string, LimitFunction>();
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { viewer } = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName);
      if (viewer === null || operation?.operation !== OperationTypeNode.QUERY) return;
      const limit = limits.get(viewer.id) ?? pLimit(max);
      limits.set(viewer.id, limit);
      setExecuteFn(async (given) => {
        try {
          return await limit(() => executeFn(given));
        } finally {
          if (limit.activeCount + limit.pendingCount === 0) limits.delete(viewer.id);
        }
      });
    },
  };
}
