/** Bulk jobs. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const jobsResolvers = {
  Mutation: {
    prepareProcessJob: missing,
    startJob: missing,
    cancelJob: missing,
    retryFailedJobItems: missing,
  },
  Job: { items: missing },
} satisfies IResolvers<unknown, Context>;
