/** Resolvers of places: favourites, visits, preferences and the search of the command palette. */
import type { PlaceKey, PlaceKind } from "#domain/places";
import type { Context } from "#server/context";
import { readOwnPlaces, recordVisits, setFavourite } from "#server/domain/places/ownPlaces";
import {
  findCommunesByDigits,
  findResources,
  findUsers,
  quickSearch,
  readDirectory,
  readOffers,
} from "#server/domain/places/quickSearch";
import { findRecord } from "#server/domain/places/recordById";
import { requireViewer } from "#server/domain/sessions/sessions";
import { saveOwnPreferences } from "#server/domain/users/ownPreferences";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const placesResolvers = {
  Query: {
    ownPlaces: (_root, _args, ctx) => readOwnPlaces(ctx),
    quickSearch: (_root, { text }) => quickSearch(text),
    communeOffers: (_root, { communes }, ctx) => readOffers(ctx, communes),
    communeDirectory: (_root, { knownVersion = null }, ctx) => readDirectory(ctx, knownVersion),
  },
  Place: {
    key: ({ kind, key }) => (kind === "USER" ? toNodeId("User", key) : key),
  },
  QuickSearch: {
    users: (search, _args, ctx) => findUsers(ctx, search),
    resources: (search, _args, ctx) => findResources(ctx, search),
    communes: (search, _args, ctx) => findCommunesByDigits(ctx, search),
    record: (search, _args, ctx) => findRecord(ctx, search.text),
  },
  FoundRecord: {
    id: ({ type, id }) => toNodeId(type, id),
  },
  Commune: {
    isFavourite: ({ ags }, _args, ctx) => isFavourite(ctx, { kind: "COMMUNE", key: ags }),
  },
  CommuneService: {
    isFavourite: ({ communeAgs, serviceId }, _args, ctx) =>
      isFavourite(ctx, { kind: "SERVICE", key: `${communeAgs}/${serviceId}` }),
  },
  Mutation: {
    setFavourite: async (_root, { input }, ctx) => {
      const { value, errors } = await setFavourite(ctx, storedKey(input), input.isFavourite);
      return { favourites: value, errors };
    },
    recordVisits: async (_root, { input }, ctx) => {
      const visits = input.visits.flatMap(({ section = null, ...visit }) => {
        const place = storedKey(visit);
        return place ? { ...place, section } : [];
      });
      const { value, errors } = await recordVisits(ctx, visits);
      return { places: value, errors };
    },
    saveOwnPreferences: async (_root, { input }, ctx) => {
      const { value, errors } = await saveOwnPreferences(ctx, input);
      return { preferences: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** Users have node ids in the contract. Null if it is not the id of a user. */
function storedKey({ kind, key }: { readonly kind: PlaceKind; readonly key: string }): PlaceKey | null {
  const stored = kind === "USER" ? bareIdOf("User", key) : key;
  return stored === null ? null : { kind, key: stored };
}

function isFavourite(ctx: Context, place: PlaceKey): Promise<boolean> {
  return ctx.loaders.isFavourite.load({ userId: requireViewer(ctx).id, ...place });
}
