/** What is pushed, and what is polled when pushing breaks. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const liveResolvers = {
  Query: { processUpdates: missing },
  Subscription: {
    processesChanged: { subscribe: missing },
    jobProgress: { subscribe: missing },
  },
} satisfies IResolvers<unknown, Context>;
