/** Things of this endpoint by their opaque id, under the same rules as where they are listed. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

export const nodeResolvers = {
  Query: { node: () => null },
} satisfies IResolvers<unknown, Context>;
