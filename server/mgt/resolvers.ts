/** Resolvers of the mgt endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, centsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { accountResolvers } from "./account.resolvers";
import { automatedJobsResolvers } from "./automatedJobs.resolvers";
import { communeListsResolvers } from "./communeLists.resolvers";
import { communesResolvers } from "./communes.resolvers";
import { feeChangesResolvers } from "./feeChanges.resolvers";
import { erasureResolvers } from "./erasure.resolvers";
import { runsResolvers } from "./runs.resolvers";
import { feeRulesResolvers } from "./feeRules.resolvers";
import { feesResolvers } from "./fees.resolvers";
import { communeSetupResolvers } from "./communeSetup.resolvers";
import { resourceExportResolvers } from "./resourceExport.resolvers";
import { resourceFilesResolvers } from "./resourceFiles.resolvers";
import { resourceChecksResolvers } from "./resourceChecks.resolvers";
import { resourcesResolvers } from "./resources.resolvers";
import { importsResolvers } from "./imports.resolvers";
import { invitationsResolvers } from "./invitations.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { overviewResolvers } from "./overview.resolvers";
import { picturesResolvers } from "./pictures.resolvers";
import { placesResolvers } from "./places.resolvers";
import { residentialPropertiesResolvers } from "./residentialProperties.resolvers";
import { systemFeesResolvers } from "./systemFees.resolvers";
import { serviceTextsResolvers } from "./serviceTexts.resolvers";
import { textTransfersResolvers } from "./textTransfers.resolvers";
import { savedViewsResolvers } from "./savedViews.resolvers";
import { serviceMaintenanceResolvers } from "./serviceMaintenance.resolvers";
import { serviceFormsResolvers } from "./serviceForms.resolvers";
import { serviceFileImportsResolvers } from "./serviceFileImports.resolvers";
import { serviceFilesResolvers } from "./serviceFiles.resolvers";
import { serviceSnapshotsResolvers } from "./serviceSnapshots.resolvers";
import { serviceSwitchesResolvers } from "./serviceSwitches.resolvers";
import { servicesResolvers } from "./services.resolvers";
import { sessionResolvers } from "./session.resolvers";
import { systemSettingsResolvers } from "./systemSettings.resolvers";
import { userImportResolvers } from "./userImport.resolvers";
import { usersResolvers } from "./users.resolvers";

export const mgtResolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Cents: centsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...nodeResolvers.Query,
    ...sessionResolvers.Query,
    ...communesResolvers.Query,
    ...feesResolvers.Query,
    ...systemFeesResolvers.Query,
    ...servicesResolvers.Query,
    ...feeChangesResolvers.Query,
    ...serviceSwitchesResolvers.Query,
    ...runsResolvers.Query,
    ...erasureResolvers.Query,
    ...feeRulesResolvers.Query,
    ...importsResolvers.Query,
    ...overviewResolvers.Query,
    ...automatedJobsResolvers.Query,
    ...systemSettingsResolvers.Query,
    ...savedViewsResolvers.Query,
    ...accountResolvers.Query,
    ...usersResolvers.Query,
    ...resourcesResolvers.Query,
    ...communeSetupResolvers.Query,
    ...placesResolvers.Query,
  },
  ActorRef: actorResolvers,
  AutomatedJob: automatedJobsResolvers.AutomatedJob,
  AutomatedJobChange: automatedJobsResolvers.AutomatedJobChange,
  AutomatedJobRun: automatedJobsResolvers.AutomatedJobRun,
  Commune: {
    ...communesResolvers.Commune,
    ...communeListsResolvers.Commune,
    ...residentialPropertiesResolvers.Commune,
    ...importsResolvers.Commune,
    ...usersResolvers.Commune,
    ...communeSetupResolvers.Commune,
    ...placesResolvers.Commune,
  },
  CommuneEditor: usersResolvers.CommuneEditor,
  CommuneService: {
    ...communesResolvers.CommuneService,
    ...serviceTextsResolvers.CommuneService,
    ...textTransfersResolvers.CommuneService,
    ...serviceFormsResolvers.CommuneService,
    ...feesResolvers.CommuneService,
    ...feeRulesResolvers.CommuneService,
    ...serviceFilesResolvers.CommuneService,
    ...serviceSnapshotsResolvers.CommuneService,
    ...placesResolvers.CommuneService,
  },
  Country: communeListsResolvers.Country,
  Fee: feesResolvers.Fee,
  RunItem: runsResolvers.RunItem,
  FeeChange: feeChangesResolvers.FeeChange,
  FeeChangeItem: feeChangesResolvers.FeeChangeItem,
  ServiceSwitch: serviceSwitchesResolvers.ServiceSwitch,
  ServiceSwitchItem: serviceSwitchesResolvers.ServiceSwitchItem,
  ServiceSwitchRow: serviceSwitchesResolvers.ServiceSwitchRow,
  FeeDeviation: systemFeesResolvers.FeeDeviation,
  FeeRule: feeRulesResolvers.FeeRule,
  FeeRuleVariable: feeRulesResolvers.FeeRuleVariable,
  FormField: serviceFormsResolvers.FormField,
  ImportPreview: importsResolvers.ImportPreview,
  Invitation: invitationsResolvers.Invitation,
  Picture: picturesResolvers.Picture,
  Place: placesResolvers.Place,
  QuickSearch: placesResolvers.QuickSearch,
  FoundRecord: placesResolvers.FoundRecord,
  PostalCode: communeListsResolvers.PostalCode,
  PredefinedFile: serviceFilesResolvers.PredefinedFile,
  RegisterOffice: communeListsResolvers.RegisterOffice,
  ResidentialProperty: residentialPropertiesResolvers.ResidentialProperty,
  ResidentialPropertySource: residentialPropertiesResolvers.ResidentialPropertySource,
  Resource: resourcesResolvers.Resource,
  ResourceImportItem: resourceFilesResolvers.ResourceImportItem,
  ResourceSuccessor: resourcesResolvers.ResourceSuccessor,
  ResourceTarget: resourcesResolvers.ResourceTarget,
  ResourceUse: resourcesResolvers.ResourceUse,
  ResourceVersion: resourcesResolvers.ResourceVersion,
  SavedView: savedViewsResolvers.SavedView,
  LoginResult: sessionResolvers.LoginResult,
  UserResult: sessionResolvers.UserResult,
  ServiceMaintenance: serviceMaintenanceResolvers.ServiceMaintenance,
  Service: { ...servicesResolvers.Service, ...serviceMaintenanceResolvers.Service },
  ServiceCommune: servicesResolvers.ServiceCommune,
  ServiceTexts: serviceTextsResolvers.ServiceTexts,
  ServiceForm: serviceFormsResolvers.ServiceForm,
  ServiceSetting: communesResolvers.ServiceSetting,
  ServiceFile: serviceFilesResolvers.ServiceFile,
  ServiceSnapshot: serviceSnapshotsResolvers.ServiceSnapshot,
  ServiceFileImport: serviceFileImportsResolvers.ServiceFileImport,
  Run: runsResolvers.Run,
  ApplicantErasure: erasureResolvers.ApplicantErasure,
  ErasedService: erasureResolvers.ErasedService,
  Session: sessionResolvers.Session,
  Snapshot: importsResolvers.Snapshot,
  SystemFee: systemFeesResolvers.SystemFee,
  InstallationFacts: overviewResolvers.InstallationFacts,
  SystemOverview: overviewResolvers.SystemOverview,
  SystemSettings: systemSettingsResolvers.SystemSettings,
  AttentionItem: overviewResolvers.AttentionItem,
  AttentionLine: overviewResolvers.AttentionLine,
  OwnTask: overviewResolvers.OwnTask,
  TextChange: serviceTextsResolvers.TextChange,
  TextVersion: serviceTextsResolvers.TextVersion,
  TextEntry: serviceTextsResolvers.TextEntry,
  TextSection: serviceTextsResolvers.TextSection,
  TextTransfer: textTransfersResolvers.TextTransfer,
  TextTransferResult: textTransfersResolvers.TextTransferResult,
  TextTransferRow: textTransfersResolvers.TextTransferRow,
  TextTransferTarget: textTransfersResolvers.TextTransferTarget,
  TextTransferText: textTransfersResolvers.TextTransferText,
  TextValue: serviceTextsResolvers.TextValue,
  User: usersResolvers.User,
  WaterMeterReadingCommune: communeListsResolvers.WaterMeterReadingCommune,
  Mutation: {
    ...placesResolvers.Mutation,
    ...sessionResolvers.Mutation,
    ...overviewResolvers.Mutation,
    ...automatedJobsResolvers.Mutation,
    ...systemSettingsResolvers.Mutation,
    ...serviceMaintenanceResolvers.Mutation,
    ...communesResolvers.Mutation,
    ...serviceFormsResolvers.Mutation,
    ...feesResolvers.Mutation,
    ...systemFeesResolvers.Mutation,
    ...feeChangesResolvers.Mutation,
    ...serviceSwitchesResolvers.Mutation,
    ...runsResolvers.Mutation,
    ...feeRulesResolvers.Mutation,
    ...communeListsResolvers.Mutation,
    ...residentialPropertiesResolvers.Mutation,
    ...importsResolvers.Mutation,
    ...picturesResolvers.Mutation,
    ...serviceFilesResolvers.Mutation,
    ...serviceSnapshotsResolvers.Mutation,
    ...serviceFileImportsResolvers.Mutation,
    ...savedViewsResolvers.Mutation,
    ...serviceTextsResolvers.Mutation,
    ...textTransfersResolvers.Mutation,
    ...accountResolvers.Mutation,
    ...invitationsResolvers.Mutation,
    ...userImportResolvers.Mutation,
    ...usersResolvers.Mutation,
    ...resourcesResolvers.Mutation,
    ...resourceChecksResolvers.Mutation,
    ...resourceExportResolvers.Mutation,
    ...resourceFilesResolvers.Mutation,
    ...communeSetupResolvers.Mutation,
  },
  Subscription: {
    ...feeChangesResolvers.Subscription,
    ...textTransfersResolvers.Subscription,
    ...runsResolvers.Subscription,
  },
};
