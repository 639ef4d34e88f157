/** Limits the queries of a user that run at the same time, so that a user's large ones do not take all memory. */
import { getOperationAST, OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import pLimit, { type LimitFunction } from "p-limit";
import type { Context } from "#server/context";
import { failure } from "#server/failure";

/** Retry delay after too many waiting queries, in milliseconds. */
const retryMs = 5_000;

/**
 * Lets queries of a user beyond `max` wait for earlier ones, and refuses those beyond `waitingMax` with
 * too_many_attempts. Mutations, subscriptions and anonymous calls never wait.
 */
export function limitUserQueries(max: number, waitingMax: number): Plugin<Context> {
  const limits = new Map<string, LimitFunction>();
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const { viewer, now } = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName);
      if (viewer === null || operation?.operation !== OperationTypeNode.QUERY) return;
      const limit = limits.get(viewer.id) ?? pLimit(max);
      if (limit.pendingCount >= waitingMax) {
        const retryAt = new Date(now().getTime() + retryMs).toISOString();
        setResultAndStopExecution({ errors: [failure("too_many_attempts", { retryAt })] });
        return;
      }
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
