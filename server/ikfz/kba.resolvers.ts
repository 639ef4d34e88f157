/** Resolvers of KBA settings. */
import { calendarDayOf } from "#domain/calendarDays";
import { nextPasswordIdentifier, passwordExpiresOn, passwordStateOn } from "#domain/kba/kbaSettings";
import type { KbaOutcome } from "#server/domain/kba/changeKbaSettings";
import { changeKbaPassword, confirmKbaPassword } from "#server/domain/kba/kbaPasswords";
import { kbaSettingsCursor, listKbaExpiries, listKbaSettings } from "#server/domain/kba/kbaSettings";
import { addKbaSettings, removeKbaSettings, saveKbaSettings } from "#server/domain/kba/saveKbaSettings";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

function itemOf({ id, revision }: { readonly id: string; readonly revision: number }) {
  return { id: bareIdOf("KbaSettings", id), revision };
}

function toPayload({ value, errors }: KbaOutcome) {
  return { kbaSettings: value?.settings ?? null, result: value?.result ?? null, errors };
}

export const kbaResolvers = {
  Query: {
    kbaSettings: async (_root, args, ctx, info) => {
      const page = await listKbaSettings(ctx, args.ags, readPageBounds(args, info));
      return page && toConnection(page);
    },
    kbaExpiries: async (_root, args, ctx, info) =>
      toConnection(await listKbaExpiries(ctx, args.filter ?? {}, readPageBounds(args, info))),
  },
  KbaSettings: {
    id: ({ id }) => toNodeId("KbaSettings", id),
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
    nextPasswordIdentifier: ({ user, passwordIdentifier }) =>
      nextPasswordIdentifier(user, passwordIdentifier),
    passwordExpiresOn: ({ passwordSetOn }) => passwordExpiresOn(passwordSetOn),
    passwordState: ({ passwordSetOn }, _args, { now }) =>
      passwordStateOn(passwordSetOn, calendarDayOf(now())),
  },
  Mutation: {
    addKbaSettings: async (_root, { input }, ctx) => {
      const { kbaSettings: added, ...payload } = toPayload(await addKbaSettings(ctx, input));
      return {
        kbaSettingsEdge: added && { cursor: kbaSettingsCursor(added), node: added },
        ...payload,
      };
    },
    saveKbaSettings: async (_root, { input }, ctx) =>
      toPayload(await saveKbaSettings(ctx, itemOf(input), input.settings)),
    changeKbaPassword: async (_root, { input }, ctx) =>
      toPayload(await changeKbaPassword(ctx, itemOf(input), input.password)),
    confirmKbaPassword: async (_root, { input }, ctx) =>
      toPayload(await confirmKbaPassword(ctx, itemOf(input), input.works)),
    removeKbaSettings: async (_root, { input }, ctx) => {
      const item = itemOf(input);
      const payload = toPayload(await removeKbaSettings(ctx, item));
      const removedId = payload.result === "DELETED" ? item.id : null;
      return {
        removedKbaSettingsId: removedId === null ? null : toNodeId("KbaSettings", removedId),
        ...payload,
      };
    },
  },
} satisfies SomeResolvers<Resolvers>;
