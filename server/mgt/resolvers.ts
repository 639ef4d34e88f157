/** Resolvers of the endpoint mgt. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { accountResolvers } from "./account.resolvers";
import { communeResolvers } from "./commune.resolvers";
import { communeListsResolvers } from "./communeLists.resolvers";
import { communesResolvers } from "./communes.resolvers";
import { importsResolvers } from "./imports.resolvers";
import { invitationsResolvers } from "./invitations.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { overviewResolvers } from "./overview.resolvers";
import { picturesResolvers } from "./pictures.resolvers";
import { residentialPropertiesResolvers } from "./residentialProperties.resolvers";
import { residentialPropertySourceResolvers } from "./residentialPropertySource.resolvers";
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
    ...communeResolvers.Query,
    ...importsResolvers.Query,
    ...overviewResolvers.Query,
    ...savedViewsResolvers.Query,
    ...accountResolvers.Query,
    ...usersResolvers.Query,
  },
  ActorRef: actorResolvers,
  Commune: {
    ...communesResolvers.Commune,
    ...communeResolvers.Commune,
    ...communeListsResolvers.Commune,
    ...residentialPropertiesResolvers.Commune,
    ...residentialPropertySourceResolvers.Commune,
    ...importsResolvers.Commune,
    ...usersResolvers.Commune,
  },
  CommuneEditor: usersResolvers.CommuneEditor,
  CommuneService: communeResolvers.CommuneService,
  Country: communeListsResolvers.Country,
  ImportPreview: importsResolvers.ImportPreview,
  Invitation: invitationsResolvers.Invitation,
  Picture: picturesResolvers.Picture,
  PostalCode: communeListsResolvers.PostalCode,
  RegisterOffice: communeListsResolvers.RegisterOffice,
  ResidentialProperty: residentialPropertiesResolvers.ResidentialProperty,
  ResidentialPropertySource: residentialPropertySourceResolvers.ResidentialPropertySource,
  SavedView: savedViewsResolvers.SavedView,
  Session: sessionResolvers.Session,
  Snapshot: importsResolvers.Snapshot,
  SystemOverview: overviewResolvers.SystemOverview,
  User: usersResolvers.User,
  WaterMeterReadingCommune: communeListsResolvers.WaterMeterReadingCommune,
  Mutation: {
    ...sessionResolvers.Mutation,
    ...communeResolvers.Mutation,
    ...communeListsResolvers.Mutation,
    ...residentialPropertiesResolvers.Mutation,
    ...residentialPropertySourceResolvers.Mutation,
    ...importsResolvers.Mutation,
    ...picturesResolvers.Mutation,
    ...savedViewsResolvers.Mutation,
    ...accountResolvers.Mutation,
    ...invitationsResolvers.Mutation,
    ...userImportResolvers.Mutation,
    ...usersResolvers.Mutation,
  },
};
