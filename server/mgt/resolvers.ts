/** Resolvers of the mgt endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { accountResolvers } from "./account.resolvers";
import { communeListsResolvers } from "./communeLists.resolvers";
import { communesResolvers } from "./communes.resolvers";
import { importsResolvers } from "./imports.resolvers";
import { invitationsResolvers } from "./invitations.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { overviewResolvers } from "./overview.resolvers";
import { picturesResolvers } from "./pictures.resolvers";
import { residentialPropertiesResolvers } from "./residentialProperties.resolvers";
import { savedViewsResolvers } from "./savedViews.resolvers";
import { sessionResolvers } from "./session.resolvers";
import { userImportResolvers } from "./userImport.resolvers";
import { usersResolvers } from "./users.resolvers";

export const mgtResolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...nodeResolvers.Query,
    ...sessionResolvers.Query,
    ...communesResolvers.Query,
    ...importsResolvers.Query,
    ...overviewResolvers.Query,
    ...savedViewsResolvers.Query,
    ...accountResolvers.Query,
    ...usersResolvers.Query,
  },
  ActorRef: actorResolvers,
  Commune: {
    ...communesResolvers.Commune,
    ...communeListsResolvers.Commune,
    ...residentialPropertiesResolvers.Commune,
    ...importsResolvers.Commune,
    ...usersResolvers.Commune,
  },
  CommuneEditor: usersResolvers.CommuneEditor,
  CommuneService: communesResolvers.CommuneService,
  Country: communeListsResolvers.Country,
  ImportPreview: importsResolvers.ImportPreview,
  Invitation: invitationsResolvers.Invitation,
  Picture: picturesResolvers.Picture,
  PostalCode: communeListsResolvers.PostalCode,
  RegisterOffice: communeListsResolvers.RegisterOffice,
  ResidentialProperty: residentialPropertiesResolvers.ResidentialProperty,
  ResidentialPropertySource: residentialPropertiesResolvers.ResidentialPropertySource,
  SavedView: savedViewsResolvers.SavedView,
  Session: sessionResolvers.Session,
  Snapshot: importsResolvers.Snapshot,
  SystemOverview: overviewResolvers.SystemOverview,
  User: usersResolvers.User,
  WaterMeterReadingCommune: communeListsResolvers.WaterMeterReadingCommune,
  Mutation: {
    ...sessionResolvers.Mutation,
    ...communesResolvers.Mutation,
    ...communeListsResolvers.Mutation,
    ...residentialPropertiesResolvers.Mutation,
    ...importsResolvers.Mutation,
    ...picturesResolvers.Mutation,
    ...savedViewsResolvers.Mutation,
    ...accountResolvers.Mutation,
    ...invitationsResolvers.Mutation,
    ...userImportResolvers.Mutation,
    ...usersResolvers.Mutation,
  },
};
