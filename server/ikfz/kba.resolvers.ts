/** Resolvers of KBA settings. */
import { calendarDayOf } from "#domain/calendarDays";
import { nextPasswordIdentifier, passwordExpiresOn, passwordStateOn } from "#domain/kba/kbaSettings";
import { failure } from "#server/failure";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

function missing(): never {
  throw failure("internal_error");
}

export const kbaResolvers = {
  Query: { kbaSettings: missing, kbaExpiries: missing },
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
    addKbaSettings: missing,
    saveKbaSettings: missing,
    changeKbaPassword: missing,
    confirmKbaPassword: missing,
    removeKbaSettings: missing,
  },
} satisfies SomeResolvers<Resolvers>;
