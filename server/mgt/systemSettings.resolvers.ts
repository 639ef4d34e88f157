/** Resolvers of the settings of the installation. */
import type { SettingChanges } from "#domain/systemSettingRules";
import type { SystemSettings } from "#domain/systemSettings";
import { shownBanner } from "#server/domain/installation/instance";
import { saveSystemSettings } from "#server/domain/installation/saveSettings";
import { settingEffects } from "#server/domain/installation/settingEffects";
import { describeSettings } from "#server/domain/installation/systemSettings";
import { sendTestMail } from "#server/domain/installation/testMail";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { opaqueId } from "#server/nodeId";
import type { Resolvers, SystemSettingChanges } from "./__generated__/resolvers";

export const systemSettingsResolvers = {
  Query: {
    systemSettings: (_root, _args, ctx) => describeSettings(ctx),
    systemSettingsEffects: (_root, { changes }, ctx) => settingEffects(ctx, changesOf(changes)),
  },
  SystemSettings: {
    id: () => opaqueId("system-settings"),
    values: ({ values }) => shownValues(values),
    defaults: ({ defaults }) => shownValues(defaults),
  },
  Mutation: {
    saveSystemSettings: async (_root, { input }, ctx) => {
      const { errors } = await saveSystemSettings(ctx, changesOf(input.changes), input.revision);
      return { systemSettings: await describeSettings(ctx), errors };
    },
    sendTestMail: async (_root, { input }, ctx) => {
      const { value, errors } = await sendTestMail(ctx, input.mailSender ?? null);
      return { sentTo: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

function shownValues(values: SystemSettings) {
  return { ...values, banner: shownBanner(values.banner) };
}

function changesOf({ banner, ...others }: SystemSettingChanges): SettingChanges {
  if (banner === undefined) return others;
  const endsAt = banner?.endsAt?.toISOString() ?? null;
  return { ...others, banner: banner && { ...banner, endsAt } };
}
