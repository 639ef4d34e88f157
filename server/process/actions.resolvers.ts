/** What users do with one process. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const actionsResolvers = {
  Mutation: {
    restartProcess: missing,
    completeProcess: missing,
    cancelProcess: missing,
    archiveProcess: missing,
    deleteProcess: missing,
    uploadProcessFile: missing,
    cancelScheduledRestart: missing,
  },
} satisfies IResolvers<unknown, Context>;
