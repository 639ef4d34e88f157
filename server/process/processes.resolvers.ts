/** Processes, applications and transactions as they are read. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const processesResolvers = {
  Query: {
    processes: missing,
    process: missing,
    transactions: missing,
    transaction: missing,
    processErrorGroups: missing,
  },
  Process: { attempts: missing, files: missing },
} satisfies IResolvers<unknown, Context>;
