/** Processes as files. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const exportsResolvers = {
  Mutation: { exportProcesses: missing },
} satisfies IResolvers<unknown, Context>;
