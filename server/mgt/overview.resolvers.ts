/** What the administration starts with (section 2). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { selectFigures } from "#server/storage/figures";

export const overviewResolvers = {
  Query: {
    // Each part is a function, so that it can fail by itself.
    systemOverview: () => ({
      figures: (_args: unknown, ctx: Context) => selectFigures(ctx.db, ctx.now()),
    }),
  },
} satisfies IResolvers<unknown, Context>;
