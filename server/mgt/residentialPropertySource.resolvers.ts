/** Where the residential properties of a commune come from (section 4). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import {
  findRunningImport,
  findSource,
  saveSource,
  type SourceInput,
} from "#server/domain/residentialProperties/residentialPropertySource";
import { presentCommune } from "./communes.resolvers";
import { presentPreview } from "./imports.resolvers";

export const residentialPropertySourceResolvers = {
  Commune: {
    residentialPropertySource: async ({ ags }: { ags: string }, _args: unknown, ctx: Context) => ({
      ...(await findSource(ctx, ags)),
      running: async () => {
        const preview = await findRunningImport(ctx, ags);
        return preview && presentPreview(preview, ctx);
      },
    }),
  },
  Mutation: {
    saveResidentialPropertySource: async (
      _root: unknown,
      { input }: { input: SourceInput },
      ctx: Context,
    ) => {
      const { value, errors } = await saveSource(ctx, input);
      return { commune: value && presentCommune(value, ctx.signPath), errors };
    },
  },
} satisfies IResolvers<unknown, Context>;
