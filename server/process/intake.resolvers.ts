/** What citizens send. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const intakeResolvers = {
  Mutation: { submitApplication: missing },
} satisfies IResolvers<unknown, Context>;
