import type { NodeId } from '../../nodeId';
import type { SpooledFile } from '../../uploads';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StoredActor as StoredActorModel } from '../../storage/stamp';
import type { PageInfo as PageInfoModel, Connection, CountedConnection } from '../../graphql/connection';
import type { TextEntryConnection as TextEntryConnectionModel } from '../../mgt/textEntryConnection';
import type { ListedJob as ListedJobModel, ListedJobs as ListedJobsModel } from '../../domain/automatedJobs/automatedJobs';
import type { StoredJobLog as StoredJobLogModel, StoredJobChange as StoredJobChangeModel } from '../../storage/automatedJobs/runParts';
import type { StoredJobRun as StoredJobRunModel } from '../../storage/automatedJobs/runList';
import type { ErasureProof as ErasureProofModel } from '../../domain/erasure/proofs';
import type { StoredErasurePart as StoredErasurePartModel } from '../../storage/erasure/erasures';
import type { AttentionItem as AttentionItemModel } from '../../domain/attention/attentionLists';
import type { OwnTask as OwnTaskModel } from '../../domain/attention/ownTasks';
import type { AttentionLine as AttentionLineModel } from '../../domain/attention/attention';
import type { Commune as CommuneModel, Picture as PictureModel } from '../../domain/communes/communes';
import type { CommuneEditor as CommuneEditorModel } from '../../domain/users/userList';
import type { CommuneService as CommuneServiceModel } from '../../domain/communes/communeServices';
import type { ServiceState as ServiceStateModel } from '../../domain/services/serviceState';
import type { Country as CountryModel } from '../../domain/communes/countries';
import type { Fee as FeeModel } from '../../domain/fees/service/fees';
import type { FeeChange as FeeChangeModel, FeeChangeItem as FeeChangeItemModel } from '../../domain/fees/changes/feeChanges';
import type { ServiceSwitch as ServiceSwitchModel, ServiceSwitchItem as ServiceSwitchItemModel, ServiceSwitchRow as ServiceSwitchRowModel } from '../../domain/services/switches/serviceSwitches';
import type { FeeDeviation as FeeDeviationModel, SystemFee as SystemFeeModel } from '../../domain/fees/catalogue/systemFees';
import type { ServiceFeeRule as ServiceFeeRuleModel } from '../../domain/fees/rule/feeRules';
import type { StoredFeeRuleVersion as StoredFeeRuleVersionModel } from '../../storage/fees/feeRules';
import type { FeeRuleVariable as FeeRuleVariableModel } from '../../domain/fees/rule/feeRuleInputs';
import type { ImportPreview as ImportPreviewModel } from '../../domain/imports/importPreviews';
import type { Invitation as InvitationModel } from '../../domain/invitations/userInvites';
import type { Place as PlaceModel } from '../../domain/places/visiblePlaces';
import type { QuickSearch as QuickSearchModel } from '../../domain/places/quickSearch';
import type { FoundRecord as FoundRecordModel } from '../../domain/places/recordById';
import type { PostalCode as PostalCodeModel } from '../../domain/communes/postalCodes';
import type { LoggedIn as LoggedInModel } from '../../domain/sessions/login';
import type { PredefinedFile as PredefinedFileModel } from '../../domain/services/predefinedFiles';
import type { RegisterOffice as RegisterOfficeModel } from '../../domain/communes/registerOffices';
import type { Resource as ResourceModel, ResourceByUrn as ResourceByUrnModel, ResourceSuccessor as ResourceSuccessorModel, ResourceUse as ResourceUseModel, ResourceVersion as ResourceVersionModel } from '../../domain/resources/resources';
import type { PlannedFile as PlannedFileModel } from '../../domain/resources/importPlan';
import type { StoredResourceTarget as StoredResourceTargetModel } from '../../storage/resources/resourceReferences';
import type { ResidentialProperty as ResidentialPropertyModel } from '../../domain/residentialProperties/residentialProperties';
import type { ResidentialPropertySource as ResidentialPropertySourceModel } from '../../domain/residentialProperties/residentialPropertySource';
import type { RoleCommune as RoleCommuneModel, User as UserModel, CurrentUser as CurrentUserModel } from '../../domain/users/users';
import type { SavedView as SavedViewModel } from '../../domain/lists/savedViews';
import type { CatalogueService as CatalogueServiceModel } from '../../domain/services/serviceCatalogue';
import type { ServiceCommune as ServiceCommuneModel } from '../../domain/services/serviceCommunes';
import type { ServiceTexts as ServiceTextsModel, TextChange as TextChangeModel, TextVersion as TextVersionModel, TextEntry as TextEntryModel, TextSection as TextSectionModel, TextValue as TextValueModel } from '../../domain/texts/serviceTexts';
import type { ServiceSetting as ServiceSettingModel, ServiceSettings as ServiceSettingsModel } from '../../domain/services/serviceSettings';
import type { FormField as FormFieldModel, ServiceForm as ServiceFormModel } from '../../domain/services/serviceForm';
import type { ServiceFile as ServiceFileModel } from '../../domain/services/serviceFiles';
import type { ServiceSnapshot as ServiceSnapshotModel } from '../../domain/services/serviceSnapshots';
import type { ServiceFileImport as ServiceFileImportModel } from '../../domain/services/serviceFileImports';
import type { Run as RunModel } from '../../domain/runs/runs';
import type { StoredRunItem as StoredRunItemModel } from '../../storage/runs/runItems';
import type { Maintenance as MaintenanceModel } from '../../domain/services/serviceMaintenance';
import type { Session as SessionModel } from '../../domain/sessions/sessions';
import type { Snapshot as SnapshotModel } from '../../domain/imports/snapshots';
import type { DescribedSettings as DescribedSettingsModel } from '../../domain/installation/systemSettings';
import type { TextTransfer as TextTransferModel, TextTransferRow as TextTransferRowModel, TextTransferResult as TextTransferResultModel, TextTransferText as TextTransferTextModel } from '../../domain/texts/transfer/textTransfers';
import type { TextTransferTarget as TextTransferTargetModel } from '../../domain/texts/transfer/transferTargets';
import type { WaterMeterReading as WaterMeterReadingModel } from '../../domain/communes/waterMeterReadings';
import type { Context } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: NodeId; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: Date; output: Date; }
  Date: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  Upload: { input: SpooledFile; output: SpooledFile; }
  Cents: { input: number; output: number; }
  AGS: { input: string; output: string; }
};

export type Permission =
  | 'activities'
  | 'admin_features'
  | 'commune_service_fee_rules'
  | 'commune_service_feedback'
  | 'commune_service_reports'
  | 'create_user'
  | 'cron_job_logs'
  | 'deactivate_user'
  | 'download_blobs'
  | 'download_yaml_files'
  | 'edit_resource'
  | 'find_resource_by_urn'
  | 'metrics'
  | 'overview'
  | 'processes'
  | 'processes_action'
  | 'processing_engine_files'
  | 'remove_commune_service'
  | 'remove_resources'
  | 'remove_user'
  | 'save_resource'
  | 'save_user'
  | 'search_commune'
  | 'send_user_invite'
  | 'service_extensions'
  | 'service_form_fields'
  | 'service_portal'
  | 'service_settings'
  | 'system_fees'
  | 'system_service_action'
  | 'system_services'
  | 'system_users'
  | 'transfer_text_to_communes'
  | 'user_info'
  | 'view_resource';

export type Query = {
  readonly node: Maybe<Node>;
  readonly instance: Instance;
  readonly checkUserInvite: Scalars['Boolean']['output'];
  readonly user: UserResult;
  readonly ownSession: Session;
  readonly communes: CommuneConnection;
  readonly communeInitials: ReadonlyArray<Scalars['String']['output']>;
  readonly commune: Maybe<Commune>;
  readonly communeService: Maybe<CommuneService>;
  readonly services: ServiceConnection;
  readonly service: Maybe<Service>;
  readonly systemFees: SystemFeeConnection;
  readonly systemFee: Maybe<SystemFee>;
  readonly feeChanges: ReadonlyArray<FeeChange>;
  readonly scheduledServiceSwitches: ReadonlyArray<ServiceSwitch>;
  readonly runs: RunConnection;
  readonly applicantErasurePreview: ApplicantErasurePreview;
  readonly applicantErasures: ApplicantErasureConnection;
  readonly applicantErasure: Maybe<ApplicantErasure>;
  readonly feeTariff: ReadonlyArray<FeeTariffEntry>;
  readonly feeRuleReplay: FeeRuleReplay;
  readonly feeImpact: Maybe<FeeImpact>;
  readonly systemFeeImpact: Maybe<FeeImpact>;
  readonly importPreview: Maybe<ImportPreview>;
  readonly systemSettings: SystemSettings;
  readonly systemSettingsEffects: SystemSettingsEffects;
  readonly systemOverview: SystemOverview;
  readonly attentionItems: AttentionItemConnection;
  readonly ownSettings: OwnSettings;
  readonly ownPlaces: OwnPlaces;
  readonly quickSearch: QuickSearch;
  readonly communeOffers: ReadonlyArray<CommuneOffer>;
  readonly communeDirectory: CommuneDirectory;
  readonly ownTasks: ReadonlyArray<OwnTaskReport>;
  readonly ownSessions: ReadonlyArray<Session>;
  readonly users: UserConnection;
  readonly userAccount: Maybe<User>;
  readonly savedViews: SavedViewConnection;
  readonly resources: ResourceConnection;
  readonly resource: Maybe<Resource>;
  readonly resourceByUrn: ResourceByUrn;
  readonly resourceTargets: ReadonlyArray<ResourceTarget>;
  readonly communeProposal: CommuneProposal;
  readonly automatedJobs: AutomatedJobs;
  readonly automatedJob: Maybe<AutomatedJob>;
  readonly automatedJobRuns: AutomatedJobRunConnection;
  readonly automatedJobRun: Maybe<AutomatedJobRun>;
};


export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycheckUserInviteArgs = {
  token: Scalars['String']['input'];
};


export type QuerycommunesArgs = {
  filter: InputMaybe<CommuneFilter>;
  orderBy: InputMaybe<CommuneOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerycommuneInitialsArgs = {
  filter: InputMaybe<CommuneFilter>;
};


export type QuerycommuneArgs = {
  ags: Scalars['AGS']['input'];
};


export type QuerycommuneServiceArgs = {
  ags: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
};


export type QueryservicesArgs = {
  filter: InputMaybe<ServiceFilter>;
  orderBy: InputMaybe<ServiceOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryserviceArgs = {
  serviceId: Scalars['String']['input'];
};


export type QuerysystemFeesArgs = {
  filter: InputMaybe<SystemFeeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerysystemFeeArgs = {
  serviceId: Scalars['String']['input'];
  feeId: Scalars['String']['input'];
};


export type QueryrunsArgs = {
  filter: InputMaybe<RunFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryapplicantErasurePreviewArgs = {
  today: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryapplicantErasuresArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryapplicantErasureArgs = {
  runId: Scalars['ID']['input'];
};


export type QueryfeeTariffArgs = {
  text: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryfeeRuleReplayArgs = {
  ruleId: Scalars['ID']['input'];
  nodes: ReadonlyArray<FeeRuleNodeInput>;
};


export type QueryfeeImpactArgs = {
  id: Scalars['ID']['input'];
  change: PlannedFeeChange;
};


export type QuerysystemFeeImpactArgs = {
  id: Scalars['ID']['input'];
  status: FeeStatus;
};


export type QueryimportPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QuerysystemSettingsEffectsArgs = {
  changes: SystemSettingChanges;
};


export type QueryattentionItemsArgs = {
  kind: AttentionKind;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryquickSearchArgs = {
  text: Scalars['String']['input'];
};


export type QuerycommuneOffersArgs = {
  communes: ReadonlyArray<Scalars['AGS']['input']>;
};


export type QuerycommuneDirectoryArgs = {
  knownVersion: InputMaybe<Scalars['String']['input']>;
};


export type QueryownTasksArgs = {
  kinds: InputMaybe<ReadonlyArray<OwnTaskKind>>;
};


export type QueryusersArgs = {
  filter: InputMaybe<UserFilter>;
  orderBy: InputMaybe<UserOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryuserAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QuerysavedViewsArgs = {
  screen: SavedViewScreen;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryresourcesArgs = {
  filter: InputMaybe<ResourceFilter>;
  orderBy: InputMaybe<ResourceOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryresourceArgs = {
  version: Scalars['String']['input'];
  type: ResourceType;
  resourceId: Scalars['String']['input'];
};


export type QueryresourceByUrnArgs = {
  urn: Scalars['String']['input'];
};


export type QueryresourceTargetsArgs = {
  types: InputMaybe<ReadonlyArray<ResourceType>>;
};


export type QuerycommuneProposalArgs = {
  ags: Scalars['AGS']['input'];
};


export type QueryautomatedJobArgs = {
  name: Scalars['String']['input'];
};


export type QueryautomatedJobRunsArgs = {
  filter: InputMaybe<AutomatedJobRunFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryautomatedJobRunArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  readonly login: LoginResult;
  readonly acceptUserInvite: Scalars['Boolean']['output'];
  readonly logout: LogoutPayload;
  readonly extendSession: ExtendSessionPayload;
  readonly endSessions: EndSessionsPayload;
  readonly changePassword: ChangePasswordPayload;
  readonly createUser: CreateUserPayload;
  readonly saveUser: SaveUserPayload;
  readonly deactivateUser: DeactivateUserPayload;
  readonly reactivateUser: ReactivateUserPayload;
  readonly removeUser: RemoveUserPayload;
  readonly sendUserInvite: SendUserInvitePayload;
  readonly withdrawUserInvite: WithdrawUserInvitePayload;
  readonly sendPasswordReset: SendPasswordResetPayload;
  readonly previewUserImport: PreviewUserImportPayload;
  readonly commitUserImport: CommitUserImportPayload;
  readonly exportUsers: ExportUsersPayload;
  readonly saveCommune: SaveCommunePayload;
  readonly uploadCommunePicture: UploadCommunePicturePayload;
  readonly removeCommunePicture: RemoveCommunePicturePayload;
  readonly restoreSnapshot: RestoreSnapshotPayload;
  readonly addCommuneServices: AddCommuneServicesPayload;
  readonly removeCommuneService: RemoveCommuneServicePayload;
  readonly setCommuneServicesEnabled: SetCommuneServicesEnabledPayload;
  readonly saveServiceMaintenance: SaveServiceMaintenancePayload;
  readonly endServiceMaintenance: EndServiceMaintenancePayload;
  readonly saveTexts: SaveTextsPayload;
  readonly discardTextDraft: DiscardTextDraftPayload;
  readonly publishTexts: PublishTextsPayload;
  readonly restoreTextVersion: RestoreTextVersionPayload;
  /** @deprecated Since 2026-11-27: use `Mutation.restoreTextVersion`. */
  readonly restoreTextEdition: RestoreTextEditionPayload;
  readonly saveTextLanguages: SaveTextLanguagesPayload;
  readonly exportTexts: ExportTextsPayload;
  readonly previewTextImport: PreviewTextImportPayload;
  readonly importTexts: ImportTextsPayload;
  readonly prepareTextTransfer: PrepareTextTransferPayload;
  readonly saveTextTransferChoices: SaveTextTransferChoicesPayload;
  /** @deprecated Since 2026-11-27: use `Mutation.startRun`. */
  readonly startTextTransfer: StartTextTransferPayload;
  /** @deprecated Since 2026-11-27: use `Mutation.retryRun`. */
  readonly retryTextTransfer: RetryTextTransferPayload;
  /** @deprecated Since 2026-11-27: use `Mutation.cancelRun`. */
  readonly cancelTextTransfer: CancelTextTransferPayload;
  readonly reinstallServicePortal: ReinstallServicePortalPayload;
  readonly restoreServiceSnapshot: RestoreServiceSnapshotPayload;
  readonly saveServiceSettings: SaveServiceSettingsPayload;
  readonly saveServiceForm: SaveServiceFormPayload;
  readonly resetServiceForm: ResetServiceFormPayload;
  readonly saveFee: SaveFeePayload;
  readonly setFeeStatus: SetFeeStatusPayload;
  readonly resetFee: ResetFeePayload;
  readonly saveFeeMetadata: SaveFeeMetadataPayload;
  readonly resetFeeMetadata: ResetFeeMetadataPayload;
  readonly restoreFeeMetadata: RestoreFeeMetadataPayload;
  readonly saveSystemFee: SaveSystemFeePayload;
  readonly setSystemFeeStatus: SetSystemFeeStatusPayload;
  readonly startRun: StartRunPayload;
  readonly retryRun: RetryRunPayload;
  readonly cancelRun: CancelRunPayload;
  readonly saveSystemSettings: SaveSystemSettingsPayload;
  readonly sendTestMail: SendTestMailPayload;
  readonly saveOwnPreferences: SaveOwnPreferencesPayload;
  readonly setFavourite: SetFavouritePayload;
  readonly recordVisits: RecordVisitsPayload;
  readonly saveOwnSettings: SaveOwnSettingsPayload;
  readonly markAttentionSeen: MarkAttentionSeenPayload;
  readonly unmarkAttentionSeen: UnmarkAttentionSeenPayload;
  readonly prepareFeeChange: PrepareFeeChangePayload;
  readonly excludeFeeChangeItems: ExcludeFeeChangeItemsPayload;
  /** @deprecated Since 2026-11-27: use `Mutation.startRun`. */
  readonly startFeeChange: StartFeeChangePayload;
  /** @deprecated Since 2026-11-27: use `Mutation.retryRun`. */
  readonly retryFeeChange: RetryFeeChangePayload;
  /** @deprecated Since 2026-11-27: use `Mutation.cancelRun`. */
  readonly cancelFeeChange: CancelFeeChangePayload;
  readonly prepareServiceSwitch: PrepareServiceSwitchPayload;
  readonly excludeServiceSwitchItems: ExcludeServiceSwitchItemsPayload;
  readonly scheduleServiceSwitch: ScheduleServiceSwitchPayload;
  readonly undoServiceSwitch: UndoServiceSwitchPayload;
  readonly saveFeeRule: SaveFeeRulePayload;
  readonly resetFeeRule: ResetFeeRulePayload;
  readonly uploadPredefinedFile: UploadPredefinedFilePayload;
  readonly resetPredefinedFile: ResetPredefinedFilePayload;
  readonly addServiceFile: AddServiceFilePayload;
  readonly replaceServiceFile: ReplaceServiceFilePayload;
  readonly renameServiceFile: RenameServiceFilePayload;
  readonly removeServiceFiles: RemoveServiceFilesPayload;
  readonly undoServiceFileChange: UndoServiceFileChangePayload;
  readonly previewServiceFileImport: PreviewServiceFileImportPayload;
  readonly importServiceFiles: ImportServiceFilesPayload;
  readonly savePostalCode: SavePostalCodePayload;
  readonly removePostalCodes: RemovePostalCodesPayload;
  readonly exportPostalCodes: ExportPostalCodesPayload;
  readonly previewPostalCodeImport: PreviewPostalCodeImportPayload;
  readonly saveRegisterOffice: SaveRegisterOfficePayload;
  readonly removeRegisterOffices: RemoveRegisterOfficesPayload;
  readonly saveCountry: SaveCountryPayload;
  readonly removeCountries: RemoveCountriesPayload;
  readonly saveResidentialProperty: SaveResidentialPropertyPayload;
  readonly removeResidentialProperties: RemoveResidentialPropertiesPayload;
  readonly previewResidentialPropertyUpload: PreviewResidentialPropertyUploadPayload;
  readonly previewOkkommImport: PreviewOkkommImportPayload;
  readonly saveResidentialPropertySource: SaveResidentialPropertySourcePayload;
  readonly exportResidentialProperties: ExportResidentialPropertiesPayload;
  readonly saveWaterMeterReadingCommune: SaveWaterMeterReadingCommunePayload;
  readonly removeWaterMeterReadingCommunes: RemoveWaterMeterReadingCommunesPayload;
  readonly commitImport: CommitImportPayload;
  readonly cancelImport: CancelImportPayload;
  readonly saveView: SaveViewPayload;
  readonly removeViews: RemoveViewsPayload;
  readonly addResource: AddResourcePayload;
  readonly editResource: EditResourcePayload;
  readonly removeResource: RemoveResourcePayload;
  readonly restoreResourceVersion: RestoreResourceVersionPayload;
  readonly testResourceConnection: TestResourceConnectionPayload;
  readonly checkKeystore: CheckKeystorePayload;
  readonly previewResourceImport: PreviewResourceImportPayload;
  readonly importResources: ImportResourcesPayload;
  readonly exportResources: ExportResourcesPayload;
  readonly downloadResources: DownloadResourcesPayload;
  readonly retryCommuneInitialization: RetryCommuneInitializationPayload;
  readonly runAutomatedJob: RunAutomatedJobPayload;
  readonly pauseAutomatedJob: PauseAutomatedJobPayload;
  readonly resumeAutomatedJob: ResumeAutomatedJobPayload;
  readonly pauseAllAutomatedJobs: PauseAllAutomatedJobsPayload;
  readonly resumeAllAutomatedJobs: ResumeAllAutomatedJobsPayload;
};


export type MutationloginArgs = {
  username: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationacceptUserInviteArgs = {
  input: AcceptUserInviteInput;
};


export type MutationlogoutArgs = {
  input: LogoutInput;
};


export type MutationextendSessionArgs = {
  input: ExtendSessionInput;
};


export type MutationendSessionsArgs = {
  input: EndSessionsInput;
};


export type MutationchangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationcreateUserArgs = {
  input: CreateUserInput;
};


export type MutationsaveUserArgs = {
  input: SaveUserInput;
};


export type MutationdeactivateUserArgs = {
  input: DeactivateUserInput;
};


export type MutationreactivateUserArgs = {
  input: ReactivateUserInput;
};


export type MutationremoveUserArgs = {
  input: RemoveUserInput;
};


export type MutationsendUserInviteArgs = {
  input: SendUserInviteInput;
};


export type MutationwithdrawUserInviteArgs = {
  input: WithdrawUserInviteInput;
};


export type MutationsendPasswordResetArgs = {
  input: SendPasswordResetInput;
};


export type MutationpreviewUserImportArgs = {
  input: PreviewUserImportInput;
};


export type MutationcommitUserImportArgs = {
  input: CommitUserImportInput;
};


export type MutationexportUsersArgs = {
  input: ExportUsersInput;
};


export type MutationsaveCommuneArgs = {
  input: SaveCommuneInput;
};


export type MutationuploadCommunePictureArgs = {
  input: UploadCommunePictureInput;
};


export type MutationremoveCommunePictureArgs = {
  input: RemoveCommunePictureInput;
};


export type MutationrestoreSnapshotArgs = {
  input: RestoreSnapshotInput;
};


export type MutationaddCommuneServicesArgs = {
  input: AddCommuneServicesInput;
};


export type MutationremoveCommuneServiceArgs = {
  input: RemoveCommuneServiceInput;
};


export type MutationsetCommuneServicesEnabledArgs = {
  input: SetCommuneServicesEnabledInput;
};


export type MutationsaveServiceMaintenanceArgs = {
  input: SaveServiceMaintenanceInput;
};


export type MutationendServiceMaintenanceArgs = {
  input: EndServiceMaintenanceInput;
};


export type MutationsaveTextsArgs = {
  input: SaveTextsInput;
};


export type MutationdiscardTextDraftArgs = {
  input: DiscardTextDraftInput;
};


export type MutationpublishTextsArgs = {
  input: PublishTextsInput;
};


export type MutationrestoreTextVersionArgs = {
  input: RestoreTextVersionInput;
};


export type MutationrestoreTextEditionArgs = {
  input: RestoreTextEditionInput;
};


export type MutationsaveTextLanguagesArgs = {
  input: SaveTextLanguagesInput;
};


export type MutationexportTextsArgs = {
  input: ExportTextsInput;
};


export type MutationpreviewTextImportArgs = {
  input: PreviewTextImportInput;
};


export type MutationimportTextsArgs = {
  input: ImportTextsInput;
};


export type MutationprepareTextTransferArgs = {
  input: PrepareTextTransferInput;
};


export type MutationsaveTextTransferChoicesArgs = {
  input: SaveTextTransferChoicesInput;
};


export type MutationstartTextTransferArgs = {
  input: StartTextTransferInput;
};


export type MutationretryTextTransferArgs = {
  input: RetryTextTransferInput;
};


export type MutationcancelTextTransferArgs = {
  input: CancelTextTransferInput;
};


export type MutationreinstallServicePortalArgs = {
  input: ReinstallServicePortalInput;
};


export type MutationrestoreServiceSnapshotArgs = {
  input: RestoreServiceSnapshotInput;
};


export type MutationsaveServiceSettingsArgs = {
  input: SaveServiceSettingsInput;
};


export type MutationsaveServiceFormArgs = {
  input: SaveServiceFormInput;
};


export type MutationresetServiceFormArgs = {
  input: ResetServiceFormInput;
};


export type MutationsaveFeeArgs = {
  input: SaveFeeInput;
};


export type MutationsetFeeStatusArgs = {
  input: SetFeeStatusInput;
};


export type MutationresetFeeArgs = {
  input: ResetFeeInput;
};


export type MutationsaveFeeMetadataArgs = {
  input: SaveFeeMetadataInput;
};


export type MutationresetFeeMetadataArgs = {
  input: ResetFeeMetadataInput;
};


export type MutationrestoreFeeMetadataArgs = {
  input: RestoreFeeMetadataInput;
};


export type MutationsaveSystemFeeArgs = {
  input: SaveSystemFeeInput;
};


export type MutationsetSystemFeeStatusArgs = {
  input: SetSystemFeeStatusInput;
};


export type MutationstartRunArgs = {
  input: StartRunInput;
};


export type MutationretryRunArgs = {
  input: RetryRunInput;
};


export type MutationcancelRunArgs = {
  input: CancelRunInput;
};


export type MutationsaveSystemSettingsArgs = {
  input: SaveSystemSettingsInput;
};


export type MutationsendTestMailArgs = {
  input: SendTestMailInput;
};


export type MutationsaveOwnPreferencesArgs = {
  input: SaveOwnPreferencesInput;
};


export type MutationsetFavouriteArgs = {
  input: SetFavouriteInput;
};


export type MutationrecordVisitsArgs = {
  input: RecordVisitsInput;
};


export type MutationsaveOwnSettingsArgs = {
  input: SaveOwnSettingsInput;
};


export type MutationmarkAttentionSeenArgs = {
  input: MarkAttentionSeenInput;
};


export type MutationunmarkAttentionSeenArgs = {
  input: UnmarkAttentionSeenInput;
};


export type MutationprepareFeeChangeArgs = {
  input: PrepareFeeChangeInput;
};


export type MutationexcludeFeeChangeItemsArgs = {
  input: ExcludeFeeChangeItemsInput;
};


export type MutationstartFeeChangeArgs = {
  input: StartFeeChangeInput;
};


export type MutationretryFeeChangeArgs = {
  input: RetryFeeChangeInput;
};


export type MutationcancelFeeChangeArgs = {
  input: CancelFeeChangeInput;
};


export type MutationprepareServiceSwitchArgs = {
  input: PrepareServiceSwitchInput;
};


export type MutationexcludeServiceSwitchItemsArgs = {
  input: ExcludeServiceSwitchItemsInput;
};


export type MutationscheduleServiceSwitchArgs = {
  input: ScheduleServiceSwitchInput;
};


export type MutationundoServiceSwitchArgs = {
  input: UndoServiceSwitchInput;
};


export type MutationsaveFeeRuleArgs = {
  input: SaveFeeRuleInput;
};


export type MutationresetFeeRuleArgs = {
  input: ResetFeeRuleInput;
};


export type MutationuploadPredefinedFileArgs = {
  input: UploadPredefinedFileInput;
};


export type MutationresetPredefinedFileArgs = {
  input: ResetPredefinedFileInput;
};


export type MutationaddServiceFileArgs = {
  input: AddServiceFileInput;
};


export type MutationreplaceServiceFileArgs = {
  input: ReplaceServiceFileInput;
};


export type MutationrenameServiceFileArgs = {
  input: RenameServiceFileInput;
};


export type MutationremoveServiceFilesArgs = {
  input: RemoveServiceFilesInput;
};


export type MutationundoServiceFileChangeArgs = {
  input: UndoServiceFileChangeInput;
};


export type MutationpreviewServiceFileImportArgs = {
  input: PreviewServiceFileImportInput;
};


export type MutationimportServiceFilesArgs = {
  input: ImportServiceFilesInput;
};


export type MutationsavePostalCodeArgs = {
  input: SavePostalCodeInput;
};


export type MutationremovePostalCodesArgs = {
  input: RemovePostalCodesInput;
};


export type MutationexportPostalCodesArgs = {
  input: ExportPostalCodesInput;
};


export type MutationpreviewPostalCodeImportArgs = {
  input: PreviewPostalCodeImportInput;
};


export type MutationsaveRegisterOfficeArgs = {
  input: SaveRegisterOfficeInput;
};


export type MutationremoveRegisterOfficesArgs = {
  input: RemoveRegisterOfficesInput;
};


export type MutationsaveCountryArgs = {
  input: SaveCountryInput;
};


export type MutationremoveCountriesArgs = {
  input: RemoveCountriesInput;
};


export type MutationsaveResidentialPropertyArgs = {
  input: SaveResidentialPropertyInput;
};


export type MutationremoveResidentialPropertiesArgs = {
  input: RemoveResidentialPropertiesInput;
};


export type MutationpreviewResidentialPropertyUploadArgs = {
  input: PreviewResidentialPropertyUploadInput;
};


export type MutationpreviewOkkommImportArgs = {
  input: PreviewOkkommImportInput;
};


export type MutationsaveResidentialPropertySourceArgs = {
  input: SaveResidentialPropertySourceInput;
};


export type MutationexportResidentialPropertiesArgs = {
  input: ExportResidentialPropertiesInput;
};


export type MutationsaveWaterMeterReadingCommuneArgs = {
  input: SaveWaterMeterReadingCommuneInput;
};


export type MutationremoveWaterMeterReadingCommunesArgs = {
  input: RemoveWaterMeterReadingCommunesInput;
};


export type MutationcommitImportArgs = {
  input: CommitImportInput;
};


export type MutationcancelImportArgs = {
  input: CancelImportInput;
};


export type MutationsaveViewArgs = {
  input: SaveViewInput;
};


export type MutationremoveViewsArgs = {
  input: RemoveViewsInput;
};


export type MutationaddResourceArgs = {
  input: AddResourceInput;
};


export type MutationeditResourceArgs = {
  input: EditResourceInput;
};


export type MutationremoveResourceArgs = {
  input: RemoveResourceInput;
};


export type MutationrestoreResourceVersionArgs = {
  input: RestoreResourceVersionInput;
};


export type MutationtestResourceConnectionArgs = {
  input: TestResourceConnectionInput;
};


export type MutationcheckKeystoreArgs = {
  input: CheckKeystoreInput;
};


export type MutationpreviewResourceImportArgs = {
  input: PreviewResourceImportInput;
};


export type MutationimportResourcesArgs = {
  input: ImportResourcesInput;
};


export type MutationexportResourcesArgs = {
  input: ExportResourcesInput;
};


export type MutationdownloadResourcesArgs = {
  input: DownloadResourcesInput;
};


export type MutationretryCommuneInitializationArgs = {
  input: RetryCommuneInitializationInput;
};


export type MutationrunAutomatedJobArgs = {
  input: RunAutomatedJobInput;
};


export type MutationpauseAutomatedJobArgs = {
  input: PauseAutomatedJobInput;
};


export type MutationresumeAutomatedJobArgs = {
  input: ResumeAutomatedJobInput;
};


export type MutationpauseAllAutomatedJobsArgs = {
  input: PauseAllAutomatedJobsInput;
};


export type MutationresumeAllAutomatedJobsArgs = {
  input: ResumeAllAutomatedJobsInput;
};

export type Subscription = {
  readonly runProgress: BackgroundRun;
  /** @deprecated Since 2026-11-27: use `Subscription.runProgress`. */
  readonly feeChangeProgress: FeeChange;
  /** @deprecated Since 2026-11-27: use `Subscription.runProgress`. */
  readonly textTransferProgress: TextTransfer;
};


export type SubscriptionrunProgressArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionfeeChangeProgressArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptiontextTransferProgressArgs = {
  id: Scalars['ID']['input'];
};

export type Instance = {
  readonly stage: Stage;
  readonly version: Scalars['String']['output'];
  readonly hasDemoAccounts: Scalars['Boolean']['output'];
  readonly passwordMinLength: Scalars['Int']['output'];
  readonly supportContact: Maybe<Scalars['String']['output']>;
  readonly imprintUrl: Maybe<Scalars['String']['output']>;
  readonly privacyUrl: Maybe<Scalars['String']['output']>;
  readonly barrierContact: Maybe<Scalars['String']['output']>;
  readonly loginBanner: Maybe<SystemBanner>;
};

export type SystemSettings = {
  readonly id: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly values: SystemSettingValues;
  readonly defaults: SystemSettingValues;
  readonly settings: ReadonlyArray<SystemSetting>;
  readonly sendsMail: Scalars['Boolean']['output'];
};

export type SystemSettingUnit =
  | 'MINUTES'
  | 'HOURS'
  | 'DAYS'
  | 'MONTHS'
  | 'ROWS'
  | 'HOUR_OF_DAY';

export type SystemSetting = {
  readonly key: Scalars['String']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly unit: Maybe<SystemSettingUnit>;
  readonly min: Maybe<Scalars['Int']['output']>;
  readonly max: Maybe<Scalars['Int']['output']>;
  readonly lockedBy: Maybe<Scalars['String']['output']>;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
};

export type SystemSettingValues = {
  readonly sessionIdleMinutes: Scalars['Int']['output'];
  readonly sessionAbsoluteHours: Scalars['Int']['output'];
  readonly invitationDays: Scalars['Int']['output'];
  readonly supportContact: Maybe<Scalars['String']['output']>;
  readonly imprintUrl: Maybe<Scalars['String']['output']>;
  readonly privacyUrl: Maybe<Scalars['String']['output']>;
  readonly barrierContact: Maybe<Scalars['String']['output']>;
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  readonly exportLimit: Scalars['Int']['output'];
  readonly erasureDays: Scalars['Int']['output'];
  readonly activityRetentionMonths: Scalars['Int']['output'];
  readonly mailSender: Maybe<Scalars['String']['output']>;
  readonly digestHour: Scalars['Int']['output'];
  readonly banner: Maybe<SystemBanner>;
};

export type SystemBanner = {
  readonly german: Scalars['String']['output'];
  readonly english: Scalars['String']['output'];
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  readonly isOnLogin: Scalars['Boolean']['output'];
};

export type SystemSettingChanges = {
  readonly sessionIdleMinutes?: InputMaybe<Scalars['Int']['input']>;
  readonly sessionAbsoluteHours?: InputMaybe<Scalars['Int']['input']>;
  readonly invitationDays?: InputMaybe<Scalars['Int']['input']>;
  readonly supportContact?: InputMaybe<Scalars['String']['input']>;
  readonly imprintUrl?: InputMaybe<Scalars['String']['input']>;
  readonly privacyUrl?: InputMaybe<Scalars['String']['input']>;
  readonly barrierContact?: InputMaybe<Scalars['String']['input']>;
  readonly languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly exportLimit?: InputMaybe<Scalars['Int']['input']>;
  readonly erasureDays?: InputMaybe<Scalars['Int']['input']>;
  readonly activityRetentionMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly mailSender?: InputMaybe<Scalars['String']['input']>;
  readonly digestHour?: InputMaybe<Scalars['Int']['input']>;
  readonly banner?: InputMaybe<SystemBannerInput>;
};

export type SystemBannerInput = {
  readonly german: Scalars['String']['input'];
  readonly english: Scalars['String']['input'];
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly isOnLogin: Scalars['Boolean']['input'];
};

export type SaveSystemSettingsInput = {
  readonly revision: Scalars['Int']['input'];
  readonly changes: SystemSettingChanges;
};

export type SaveSystemSettingsPayload = {
  readonly systemSettings: Maybe<SystemSettings>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SystemSettingsEffects = {
  readonly endedSessionCount: Scalars['Int']['output'];
  readonly endsOwnSession: Scalars['Boolean']['output'];
  readonly expiredInvitationCount: Scalars['Int']['output'];
  readonly erasedApplicationCount: Scalars['Int']['output'];
  readonly pseudonymisedEntryCount: Scalars['Int']['output'];
  readonly languagesInUse: ReadonlyArray<LanguageInUse>;
};

export type LanguageInUse = {
  readonly language: Scalars['String']['output'];
  readonly serviceCount: Scalars['Int']['output'];
};

export type SendTestMailInput = {
  readonly mailSender?: InputMaybe<Scalars['String']['input']>;
};

export type SendTestMailPayload = {
  readonly sentTo: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Stage =
  | 'DEVELOPMENT'
  | 'TEST'
  | 'PRODUCTION';

export type LoginResult = {
  readonly token: Scalars['String']['output'];
  readonly user: User;
  readonly stage: Stage;
  readonly maintenances: ReadonlyArray<ServiceMaintenance>;
  readonly banner: Maybe<SystemBanner>;
  readonly preferences: OwnPreferences;
};

export type UserResult = {
  readonly user: User;
  readonly stage: Stage;
  readonly maintenances: ReadonlyArray<ServiceMaintenance>;
  readonly banner: Maybe<SystemBanner>;
  readonly preferences: OwnPreferences;
};

export type ServiceMaintenance = {
  readonly serviceId: Scalars['String']['output'];
  readonly beginsAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  readonly texts: ReadonlyArray<LocalizedText>;
  readonly revision: Scalars['Int']['output'];
  readonly updatedBy: ActorRef;
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type SaveServiceMaintenanceInput = {
  readonly serviceId: Scalars['String']['input'];
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly beginsAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endsAt: Scalars['DateTime']['input'];
  readonly texts: ReadonlyArray<MaintenanceTextInput>;
};

export type MaintenanceTextInput = {
  readonly language: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type SaveServiceMaintenancePayload = {
  readonly service: Maybe<Service>;
  readonly errors: ReadonlyArray<UserError>;
};

export type EndServiceMaintenanceInput = {
  readonly serviceId: Scalars['String']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type EndServiceMaintenancePayload = {
  readonly service: Maybe<Service>;
  readonly errors: ReadonlyArray<UserError>;
};

export type AcceptUserInviteInput = {
  readonly password: Scalars['String']['input'];
  readonly token: Scalars['String']['input'];
};

export type Session = Node & {
  readonly id: Scalars['ID']['output'];
  readonly idleExpiresAt: Scalars['DateTime']['output'];
  readonly absoluteExpiresAt: Scalars['DateTime']['output'];
  readonly secondsLeft: Scalars['Int']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly browser: Maybe<Scalars['String']['output']>;
};

export type LogoutInput = {
  readonly everywhere: Scalars['Boolean']['input'];
};

export type LogoutPayload = {
  readonly endedSessionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExtendSessionInput = {
  readonly clientTime?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ExtendSessionPayload = {
  readonly session: Maybe<Session>;
  readonly errors: ReadonlyArray<UserError>;
};

export type EndSessionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type EndSessionsPayload = {
  readonly endedSessionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type OwnPreferences = {
  readonly usesSingleKeys: Scalars['Boolean']['output'];
  readonly hasSeenWelcome: Scalars['Boolean']['output'];
};

export type SaveOwnPreferencesInput = {
  readonly usesSingleKeys?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasSeenWelcome?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SaveOwnPreferencesPayload = {
  readonly preferences: Maybe<OwnPreferences>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PlaceKind =
  | 'SCREEN'
  | 'COMMUNE'
  | 'SERVICE'
  | 'USER'
  | 'RESOURCE'
  | 'PROCESS'
  | 'APPLICATION';

export type Place = {
  readonly kind: PlaceKind;
  readonly key: Scalars['String']['output'];
  readonly section: Maybe<Scalars['String']['output']>;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly communeName: Maybe<Scalars['String']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly label: Maybe<Scalars['String']['output']>;
  readonly detail: Maybe<Scalars['String']['output']>;
};

export type OwnPlaces = {
  readonly favourites: ReadonlyArray<Place>;
  readonly recent: ReadonlyArray<Place>;
};

export type SetFavouriteInput = {
  readonly kind: PlaceKind;
  readonly key: Scalars['String']['input'];
  readonly isFavourite: Scalars['Boolean']['input'];
};

export type SetFavouritePayload = {
  readonly favourites: Maybe<ReadonlyArray<Place>>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PlaceVisitInput = {
  readonly kind: PlaceKind;
  readonly key: Scalars['String']['input'];
  readonly section?: InputMaybe<Scalars['String']['input']>;
};

export type RecordVisitsInput = {
  readonly visits: ReadonlyArray<PlaceVisitInput>;
};

export type RecordVisitsPayload = {
  readonly places: Maybe<OwnPlaces>;
  readonly errors: ReadonlyArray<UserError>;
};

export type QuickSearch = {
  readonly users: Maybe<ReadonlyArray<Place>>;
  readonly resources: Maybe<ReadonlyArray<Place>>;
  readonly communes: ReadonlyArray<Place>;
  readonly record: Maybe<FoundRecord>;
};

export type FoundRecordKind =
  | 'JOB'
  | 'TEXT_TRANSFER'
  | 'FEE_CHANGE'
  | 'SERVICE_SWITCH'
  | 'AUTOMATED_JOB_RUN'
  | 'ERASURE_PROOF'
  | 'ACTIVITY';

export type FoundRecord = {
  readonly kind: FoundRecordKind;
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type CommuneOffer = {
  readonly ags: Scalars['AGS']['output'];
  readonly serviceIds: ReadonlyArray<Scalars['String']['output']>;
};

export type CommuneDirectory = {
  readonly version: Scalars['String']['output'];
  readonly ags: Maybe<ReadonlyArray<Scalars['AGS']['output']>>;
  readonly names: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

export type OwnSettings = {
  readonly wantsDigest: Maybe<Scalars['Boolean']['output']>;
  readonly sendsMail: Scalars['Boolean']['output'];
  readonly digestHour: Scalars['Int']['output'];
};

export type SaveOwnSettingsInput = {
  readonly wantsDigest: Scalars['Boolean']['input'];
};

export type SaveOwnSettingsPayload = {
  readonly settings: Maybe<OwnSettings>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ChangePasswordInput = {
  readonly currentPassword: Scalars['String']['input'];
  readonly newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  readonly endedSessionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type User = Node & {
  readonly id: Scalars['ID']['output'];
  readonly username: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly active: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<Role>;
  readonly permissions: ReadonlyArray<Permission>;
  readonly type: Maybe<RoleType>;
  readonly communeCount: Scalars['Int']['output'];
  readonly serviceCount: Scalars['Int']['output'];
  readonly firstCommune: Maybe<RoleCommune>;
  readonly status: UserStatus;
  readonly invitation: Maybe<Invitation>;
  readonly passwordReset: Maybe<Invitation>;
  readonly activatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  readonly deactivation: Maybe<Deactivation>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type UserStatus =
  | 'INVITED'
  | 'ACTIVE'
  | 'INACTIVE';

export type Role = {
  readonly type: RoleType;
  readonly commune: Maybe<RoleCommune>;
  readonly services: ReadonlyArray<Scalars['String']['output']>;
};

export type RoleCommune = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly state: FederalState;
  readonly services: ReadonlyArray<Scalars['String']['output']>;
};

export type Invitation = {
  readonly status: InvitationStatus;
  readonly invitedAt: Scalars['DateTime']['output'];
  readonly invitedBy: ActorRef;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly resendAt: Scalars['DateTime']['output'];
  readonly delivery: InvitationDelivery;
};

export type InvitationStatus =
  | 'OPEN'
  | 'ACCEPTED'
  | 'EXPIRED'
  | 'WITHDRAWN';

export type InvitationDelivery =
  | 'LINK'
  | 'QUEUED'
  | 'SENT'
  | 'FAILED';

export type Deactivation = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: ActorRef;
  readonly reason: Scalars['String']['output'];
};

export type UserConnection = {
  readonly edges: ReadonlyArray<UserEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type UserEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: User;
};

export type UserFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly roles?: InputMaybe<ReadonlyArray<RoleType>>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly statuses?: InputMaybe<ReadonlyArray<UserStatus>>;
  readonly lastLoginBefore?: InputMaybe<Scalars['Date']['input']>;
  readonly invitationEndsBefore?: InputMaybe<Scalars['Date']['input']>;
  readonly isMailRefused?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UserOrder = {
  readonly field: UserOrderField;
  readonly direction: OrderDirection;
};

export type UserOrderField =
  | 'USERNAME'
  | 'EMAIL'
  | 'ROLE'
  | 'STATUS'
  | 'INVITED_AT'
  | 'EXPIRES_AT'
  | 'ACTIVATED_AT'
  | 'LAST_LOGIN_AT';

export type RoleInput = {
  readonly type: RoleType;
  readonly ags?: InputMaybe<Scalars['AGS']['input']>;
  readonly services: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateUserInput = {
  readonly username: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly roles: ReadonlyArray<RoleInput>;
};

export type CreateUserPayload = {
  readonly userEdge: Maybe<UserEdge>;
  readonly invitationUrl: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveUserInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly username: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly roles: ReadonlyArray<RoleInput>;
};

export type SaveUserPayload = {
  readonly user: Maybe<User>;
  readonly errors: ReadonlyArray<UserError>;
};

export type DeactivateUserInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DeactivateUserPayload = {
  readonly user: Maybe<User>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ReactivateUserInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ReactivateUserPayload = {
  readonly user: Maybe<User>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveUserInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly typedUsername: Scalars['String']['input'];
};

export type RemoveUserPayload = {
  readonly user: Maybe<User>;
  readonly removedUserId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SendUserInviteInput = {
  readonly id: Scalars['ID']['input'];
};

export type SendUserInvitePayload = {
  readonly user: Maybe<User>;
  readonly invitationUrl: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type WithdrawUserInviteInput = {
  readonly id: Scalars['ID']['input'];
};

export type WithdrawUserInvitePayload = {
  readonly user: Maybe<User>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SendPasswordResetInput = {
  readonly id: Scalars['ID']['input'];
};

export type SendPasswordResetPayload = {
  readonly user: Maybe<User>;
  readonly resetUrl: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewUserImportInput = {
  readonly file: Scalars['Upload']['input'];
  readonly encoding?: InputMaybe<TextEncoding>;
};

export type PreviewUserImportPayload = {
  readonly userImport: Maybe<UserImport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ImportOtherCommunes = {
  readonly rowCount: Scalars['Int']['output'];
  readonly communeCount: Scalars['Int']['output'];
  readonly communes: ReadonlyArray<ImportOtherCommune>;
};

export type ImportOtherCommune = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly rowCount: Scalars['Int']['output'];
};

export type UserImport = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly encoding: TextEncoding;
  readonly sample: Maybe<Scalars['String']['output']>;
  readonly ignoredColumns: ReadonlyArray<Scalars['String']['output']>;
  readonly rowCount: Scalars['Int']['output'];
  readonly newCount: Scalars['Int']['output'];
  readonly existingCount: Scalars['Int']['output'];
  readonly refusedCount: Scalars['Int']['output'];
  readonly examples: ReadonlyArray<UserImportExample>;
  readonly problems: ReadonlyArray<ImportProblem>;
  readonly isMailed: Scalars['Boolean']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type UserImportExample = {
  readonly line: Scalars['Int']['output'];
  readonly username: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly type: RoleType;
  readonly communeCount: Scalars['Int']['output'];
  readonly serviceCount: Scalars['Int']['output'];
};

export type CommitUserImportInput = {
  readonly id: Scalars['ID']['input'];
  readonly confirmed: ReadonlyArray<ErrorCode>;
};

export type CommitUserImportPayload = {
  readonly invitedCount: Scalars['Int']['output'];
  readonly links: ReadonlyArray<InvitationLink>;
  readonly errors: ReadonlyArray<UserError>;
};

export type InvitationLink = {
  readonly username: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type ExportUsersInput = {
  readonly filter?: InputMaybe<UserFilter>;
  readonly orderBy?: InputMaybe<UserOrder>;
};

export type ExportUsersPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CommuneEditor = {
  readonly user: User;
  readonly serviceIds: ReadonlyArray<Scalars['String']['output']>;
};

export type CommuneEditorConnection = {
  readonly edges: ReadonlyArray<CommuneEditorEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CommuneEditorEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: CommuneEditor;
};

export type Commune = Node & {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly name: Scalars['String']['output'];
  readonly unit: Scalars['String']['output'];
  readonly state: FederalState;
  readonly picture: Maybe<Picture>;
  readonly isFavourite: Scalars['Boolean']['output'];
  readonly serviceIds: ReadonlyArray<Scalars['String']['output']>;
  readonly initialization: CommuneInitialization;
  readonly initializationProblem: Maybe<UserError>;
  readonly services: ReadonlyArray<CommuneService>;
  readonly postalCodes: PostalCodeConnection;
  readonly registerOffices: RegisterOfficeConnection;
  readonly countries: CountryConnection;
  readonly residentialProperties: Maybe<ResidentialPropertyConnection>;
  readonly residentialPropertySource: Maybe<ResidentialPropertySource>;
  readonly waterMeterReadingCommunes: WaterMeterReadingCommuneConnection;
  readonly snapshots: ReadonlyArray<Snapshot>;
  readonly counts: CommuneCounts;
  readonly editors: Maybe<CommuneEditorConnection>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};


export type CommunepostalCodesArgs = {
  filter: InputMaybe<PostalCodeFilter>;
  orderBy: InputMaybe<PostalCodeOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type CommuneregisterOfficesArgs = {
  orderBy: InputMaybe<RegisterOfficeOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type CommunecountriesArgs = {
  filter: InputMaybe<CountryFilter>;
  orderBy: InputMaybe<CountryOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type CommuneresidentialPropertiesArgs = {
  filter: InputMaybe<ResidentialPropertyFilter>;
  orderBy: InputMaybe<ResidentialPropertyOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type CommunewaterMeterReadingCommunesArgs = {
  orderBy: InputMaybe<WaterMeterReadingCommuneOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type CommunesnapshotsArgs = {
  kind: SnapshotKind;
};


export type CommuneeditorsArgs = {
  serviceId: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type CommuneConnection = {
  readonly edges: ReadonlyArray<CommuneEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CommuneEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Commune;
};

export type CommuneFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<FederalState>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly initial?: InputMaybe<Scalars['String']['input']>;
};

export type CommuneOrder = {
  readonly field: CommuneOrderField;
  readonly direction: OrderDirection;
};

export type CommuneOrderField =
  | 'NAME'
  | 'AGS'
  | 'STATE';

export type FederalState =
  | 'BW'
  | 'BY'
  | 'BE'
  | 'BB'
  | 'HB'
  | 'HH'
  | 'HE'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'SH'
  | 'TH';

export type Picture = {
  readonly url: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
};

export type CommuneInitialization =
  | 'INITIALIZING'
  | 'INITIALIZED'
  | 'NOT_INITIALIZED';

export type CommuneCounts = {
  readonly services: Scalars['Int']['output'];
  readonly enabledServices: Scalars['Int']['output'];
  readonly postalCodes: Scalars['Int']['output'];
  readonly registerOffices: Scalars['Int']['output'];
  readonly countries: Scalars['Int']['output'];
  readonly residentialProperties: Scalars['Int']['output'];
  readonly waterMeterReadingCommunes: Scalars['Int']['output'];
  readonly kbaSettings: Maybe<Scalars['Int']['output']>;
  readonly hasSecurityLists: Scalars['Boolean']['output'];
};

export type SaveCommuneInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly name: Scalars['String']['input'];
  readonly unit: Scalars['String']['input'];
};

export type SaveCommunePayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UploadCommunePictureInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type UploadCommunePicturePayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveCommunePictureInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RemoveCommunePicturePayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Service = Node & {
  readonly id: Scalars['ID']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly group: ServiceGroup;
  readonly nameDe: Scalars['String']['output'];
  readonly nameEn: Scalars['String']['output'];
  readonly capabilities: ReadonlyArray<ServiceCapability>;
  readonly state: ServiceState;
  readonly communeCount: Scalars['Int']['output'];
  readonly enabledCount: Scalars['Int']['output'];
  readonly waitingCount: Scalars['Int']['output'];
  readonly applicationCount: Scalars['Int']['output'];
  readonly openApplicationCount: Scalars['Int']['output'];
  readonly maintenance: Maybe<ServiceMaintenance>;
  readonly maintenanceLanguages: ReadonlyArray<Scalars['String']['output']>;
  readonly systemFeeCount: Scalars['Int']['output'];
  readonly hasFeeRule: Scalars['Boolean']['output'];
  readonly communes: ServiceCommuneConnection;
};


export type ServicecommunesArgs = {
  filter: InputMaybe<ServiceCommuneFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type ServiceConnection = {
  readonly edges: ReadonlyArray<ServiceEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ServiceEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Service;
};

export type ServiceGroup =
  | 'ew'
  | 'at'
  | 'aw'
  | 'fs'
  | 'fw'
  | 'pw'
  | 'ws'
  | 'ikfz'
  | 'zw'
  | 'ewaffe'
  | 'kita'
  | 'service'
  | 'fin'
  | 'owi'
  | 'other';

export type ServiceCapability =
  | 'statistics'
  | 'text'
  | 'files'
  | 'settings'
  | 'forms'
  | 'fees'
  | 'persistence';

export type ServiceState =
  | 'ENABLED'
  | 'PARTLY_ENABLED'
  | 'DISABLED'
  | 'NOT_OFFERED';

export type ServiceFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly groups?: InputMaybe<ReadonlyArray<ServiceGroup>>;
  readonly capabilities?: InputMaybe<ReadonlyArray<ServiceCapability>>;
  readonly states?: InputMaybe<ReadonlyArray<ServiceState>>;
  readonly isOffered?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isAwaited?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ServiceOrder = {
  readonly field: ServiceOrderField;
  readonly direction: OrderDirection;
};

export type ServiceOrderField =
  | 'GROUP'
  | 'NAME_DE'
  | 'NAME_EN'
  | 'COMMUNE_COUNT'
  | 'ENABLED_COUNT'
  | 'APPLICATION_COUNT';

export type ServiceCommune = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly state: ServiceCommuneState;
  readonly textCount: Scalars['Int']['output'];
  readonly draftCount: Scalars['Int']['output'];
  readonly fileCount: Scalars['Int']['output'];
  readonly feeCount: Scalars['Int']['output'];
  readonly hasFeeRule: Scalars['Boolean']['output'];
  readonly settingCount: Scalars['Int']['output'];
  readonly hasForm: Scalars['Boolean']['output'];
  readonly changedAt: Maybe<Scalars['DateTime']['output']>;
  readonly changedBy: Maybe<Scalars['String']['output']>;
  readonly applicationCount: Scalars['Int']['output'];
};

export type ServiceCommuneConnection = {
  readonly edges: ReadonlyArray<ServiceCommuneEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ServiceCommuneEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ServiceCommune;
};

export type ServiceCommuneState =
  | 'ENABLED'
  | 'DISABLED'
  | 'WAITING';

export type ServiceContentKind =
  | 'TEXTS'
  | 'DRAFTS'
  | 'FILES'
  | 'FEES'
  | 'FEE_RULE'
  | 'SETTINGS'
  | 'FORM';

export type ServiceCommuneFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly federalStates?: InputMaybe<ReadonlyArray<FederalState>>;
  readonly states?: InputMaybe<ReadonlyArray<ServiceCommuneState>>;
  readonly ownContent?: InputMaybe<ReadonlyArray<ServiceContentKind>>;
};

export type CommuneService = Node & {
  readonly id: Scalars['ID']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly isEnabled: Scalars['Boolean']['output'];
  readonly isFavourite: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly texts: Maybe<ServiceTexts>;
  readonly transferableTexts: Maybe<ReadonlyArray<TransferableText>>;
  readonly textTransferTargets: Maybe<TextTransferTargetConnection>;
  readonly textTransferTargetAgs: Maybe<ReadonlyArray<Scalars['AGS']['output']>>;
  readonly textTransfers: Maybe<ReadonlyArray<TextTransfer>>;
  readonly settings: Maybe<ServiceSettings>;
  readonly form: Maybe<ServiceForm>;
  readonly fees: ReadonlyArray<Fee>;
  readonly feeRule: Maybe<FeeRule>;
  readonly predefinedFiles: ReadonlyArray<PredefinedFile>;
  readonly files: ReadonlyArray<ServiceFile>;
  readonly filesArchive: Maybe<Download>;
  readonly ownContent: Maybe<ServiceContent>;
  readonly contentSnapshots: Maybe<ReadonlyArray<ServiceSnapshot>>;
  readonly state: Maybe<CommuneServiceState>;
};


export type CommuneServicetextTransferTargetsArgs = {
  filter: InputMaybe<TextTransferTargetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type CommuneServicetextTransferTargetAgsArgs = {
  filter: InputMaybe<TextTransferTargetFilter>;
};

export type CommuneServiceState = {
  readonly switchedAt: Scalars['DateTime']['output'];
  readonly switchedBy: Maybe<ActorRef>;
  readonly nextSwitch: Maybe<PlannedServiceSwitch>;
  readonly drafts: Maybe<Scalars['Int']['output']>;
  readonly missingTexts: Maybe<Scalars['Int']['output']>;
  readonly outdatedTexts: Maybe<Scalars['Int']['output']>;
  readonly textsToDo: Maybe<Scalars['Int']['output']>;
  readonly feeGaps: Maybe<Scalars['Int']['output']>;
  readonly lastChange: Maybe<ServiceChange>;
  readonly portalUrl: Maybe<Scalars['String']['output']>;
};

export type PlannedServiceSwitch = {
  readonly at: Scalars['DateTime']['output'];
  readonly action: ServiceSwitchAction;
};

export type ServiceChange = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: ActorRef;
};

export type ServiceContent = {
  readonly texts: Scalars['Int']['output'];
  readonly drafts: Scalars['Int']['output'];
  readonly files: Scalars['Int']['output'];
  readonly formFields: Scalars['Int']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
};

export type ServiceSnapshotReason =
  | 'REINSTALL'
  | 'RESTORE';

export type ServiceSnapshot = Node & {
  readonly id: Scalars['ID']['output'];
  readonly reason: ServiceSnapshotReason;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorRef;
  readonly content: ServiceContent;
};

export type ReinstallServicePortalInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type ReinstallServicePortalPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly snapshot: Maybe<ServiceSnapshot>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreServiceSnapshotInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type RestoreServiceSnapshotPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly snapshot: Maybe<ServiceSnapshot>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceForm = {
  readonly fields: ReadonlyArray<FormField>;
  readonly isInherited: Scalars['Boolean']['output'];
  readonly inheritedFieldCount: Scalars['Int']['output'];
  /** @deprecated Since 2026-11-27: use `ServiceForm.inheritedFieldCount`. */
  readonly deliveredFieldCount: Scalars['Int']['output'];
  readonly runningApplications: Scalars['Int']['output'];
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type FormField = {
  readonly key: Scalars['String']['output'];
  readonly type: FormFieldType;
  readonly labels: ReadonlyArray<LocalizedText>;
  readonly helpTexts: ReadonlyArray<LocalizedText>;
  readonly isRequired: Scalars['Boolean']['output'];
  readonly isVisible: Scalars['Boolean']['output'];
  readonly options: ReadonlyArray<FormFieldOption>;
  readonly validation: FormFieldValidation;
};

export type LocalizedText = {
  readonly language: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type FormFieldOption = {
  readonly value: Scalars['String']['output'];
  readonly labels: ReadonlyArray<LocalizedText>;
};

export type FormFieldValidation = {
  readonly minLength: Maybe<Scalars['Int']['output']>;
  readonly maxLength: Maybe<Scalars['Int']['output']>;
  readonly min: Maybe<Scalars['String']['output']>;
  readonly max: Maybe<Scalars['String']['output']>;
  readonly format: Maybe<FormFieldFormat>;
};

export type FormFieldType =
  | 'TEXT'
  | 'TEXT_AREA'
  | 'INTEGER'
  | 'DECIMAL'
  | 'DATE'
  | 'CHECKBOX'
  | 'SELECT'
  | 'MULTI_SELECT'
  | 'FILE'
  | 'HEADING';

export type FormFieldFormat =
  | 'EMAIL'
  | 'PHONE'
  | 'URL'
  | 'POSTAL_CODE'
  | 'LICENCE_PLATE'
  | 'VIN'
  | 'IBAN'
  | 'BIC'
  | 'DIGITS';

export type FormFieldInput = {
  readonly key: Scalars['String']['input'];
  readonly type: FormFieldType;
  readonly labels: ReadonlyArray<LocalizedTextInput>;
  readonly helpTexts: ReadonlyArray<LocalizedTextInput>;
  readonly isRequired: Scalars['Boolean']['input'];
  readonly isVisible: Scalars['Boolean']['input'];
  readonly options: ReadonlyArray<FormFieldOptionInput>;
  readonly validation: FormFieldValidationInput;
};

export type LocalizedTextInput = {
  readonly language: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

export type FormFieldOptionInput = {
  readonly value: Scalars['String']['input'];
  readonly labels: ReadonlyArray<LocalizedTextInput>;
};

export type FormFieldValidationInput = {
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  readonly maxLength?: InputMaybe<Scalars['Int']['input']>;
  readonly min?: InputMaybe<Scalars['String']['input']>;
  readonly max?: InputMaybe<Scalars['String']['input']>;
  readonly format?: InputMaybe<FormFieldFormat>;
};

export type SaveServiceFormInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly fields: ReadonlyArray<FormFieldInput>;
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type ResetServiceFormInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type SaveServiceFormPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetServiceFormPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceSettings = {
  readonly known: ReadonlyArray<ServiceSetting>;
  readonly extensions: Maybe<ReadonlyArray<ServiceExtension>>;
  readonly revision: Scalars['Int']['output'];
};

export type ServiceSettingKey =
  | 'rest_service'
  | 'host_url'
  | 'api_key'
  | 'signature_keystore'
  | 'notify_email'
  | 'payment_provider'
  | 'contact_email'
  | 'contact_phone'
  | 'appointment_required'
  | 'max_attachments'
  | 'attachment_max_mb'
  | 'retention_days';

export type ServiceSetting = {
  readonly key: ServiceSettingKey;
  readonly ownValue: Maybe<Scalars['String']['output']>;
  readonly hasOwnValue: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `ServiceSetting.ownValue`. */
  readonly value: Maybe<Scalars['String']['output']>;
  /** @deprecated Since 2026-11-27: use `ServiceSetting.hasOwnValue`. */
  readonly hasValue: Scalars['Boolean']['output'];
  readonly inheritedValue: Maybe<Scalars['String']['output']>;
  readonly hasInheritedValue: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `ServiceSetting.inheritedValue`. */
  readonly sharedValue: Maybe<Scalars['String']['output']>;
  /** @deprecated Since 2026-11-27: use `ServiceSetting.hasInheritedValue`. */
  readonly hasSharedValue: Scalars['Boolean']['output'];
  readonly installationValue: Maybe<Scalars['String']['output']>;
  readonly choices: ReadonlyArray<Scalars['String']['output']>;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
};

export type ServiceExtension = {
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ServiceSettingInput = {
  readonly key: ServiceSettingKey;
  readonly value?: InputMaybe<Scalars['String']['input']>;
};

export type ServiceExtensionInput = {
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type SaveServiceSettingsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly settings: ReadonlyArray<ServiceSettingInput>;
  readonly extensions?: InputMaybe<ReadonlyArray<ServiceExtensionInput>>;
};

export type SaveServiceSettingsPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type AddCommuneServicesInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly serviceIds: ReadonlyArray<Scalars['String']['input']>;
};

export type AddCommuneServicesPayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveCommuneServiceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RemoveCommuneServicePayload = {
  readonly commune: Maybe<Commune>;
  readonly removedCommuneServiceId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SetCommuneServicesEnabledInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
  readonly isEnabled: Scalars['Boolean']['input'];
};

export type SetCommuneServicesEnabledPayload = {
  readonly communeServices: ReadonlyArray<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Fee = Node & {
  readonly id: Scalars['ID']['output'];
  readonly feeId: Scalars['String']['output'];
  readonly isInherited: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `Fee.isInherited`. */
  readonly owner: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly status: FeeStatus;
  readonly prices: ReadonlyArray<FeePrice>;
  readonly inherited: Maybe<SystemFee>;
  /** @deprecated Since 2026-11-27: use `Fee.inherited`. */
  readonly systemFee: Maybe<SystemFee>;
  readonly numbers: FeeNumbers;
  readonly hasOwnNumbers: Scalars['Boolean']['output'];
  readonly canRestoreNumbers: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `Fee.hasOwnNumbers` and `Fee.canRestoreNumbers`. */
  readonly metadata: FeeMetadata;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type SystemFee = Node & {
  readonly id: Scalars['ID']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly feeId: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly status: FeeStatus;
  readonly prices: ReadonlyArray<FeePrice>;
  readonly numbers: FeeNumbers;
  /** @deprecated Since 2026-11-27: use `SystemFee.numbers`. */
  readonly metadata: FeeNumbers;
  readonly communeCount: Maybe<Scalars['Int']['output']>;
  readonly deviationSummary: Maybe<FeeDeviationSummary>;
  readonly deviations: Maybe<FeeDeviationConnection>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};


export type SystemFeedeviationSummaryArgs = {
  on: Scalars['Date']['input'];
};


export type SystemFeedeviationsArgs = {
  on: Scalars['Date']['input'];
  text: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<FeeDeviationOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type PlannedFeeChange =
  | 'ACTIVATE'
  | 'DEACTIVATE'
  | 'RESET';

export type FeeImpact = {
  readonly isCharged: Scalars['Boolean']['output'];
  readonly fee: FeeImpactAmounts;
  readonly usual: Maybe<FeeImpactUsual>;
  readonly usablePaymentCount: Scalars['Int']['output'];
  readonly examples: ReadonlyArray<FeeImpactExample>;
  readonly unchangedExamples: Scalars['Int']['output'];
};

export type FeeImpactAmounts = {
  readonly before: Scalars['Cents']['output'];
  readonly after: Scalars['Cents']['output'];
};

export type FeeImpactUsual = {
  readonly amounts: FeeImpactAmounts;
  readonly count: Scalars['Int']['output'];
  readonly paymentCount: Scalars['Int']['output'];
};

export type FeeImpactExample = {
  readonly name: Scalars['String']['output'];
  readonly amounts: FeeImpactAmounts;
};

export type SystemFeeFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly serviceIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly status?: InputMaybe<FeeStatus>;
  readonly isDeviating?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SystemFeeConnection = {
  readonly edges: ReadonlyArray<SystemFeeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SystemFeeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SystemFee;
};

export type FeeDeviationSummary = {
  readonly count: Scalars['Int']['output'];
  readonly amountCount: Scalars['Int']['output'];
  readonly lowest: Maybe<Scalars['Cents']['output']>;
  readonly highest: Maybe<Scalars['Cents']['output']>;
};

export type FeePart =
  | 'TEXT'
  | 'STATUS'
  | 'PRICES';

export type FeeDeviation = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly status: FeeStatus;
  readonly amount: Maybe<Scalars['Cents']['output']>;
  readonly difference: Scalars['Cents']['output'];
  readonly parts: ReadonlyArray<FeePart>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
};

export type FeeDeviationOrderField =
  | 'COMMUNE'
  | 'DIFFERENCE';

export type FeeDeviationOrder = {
  readonly field: FeeDeviationOrderField;
  readonly direction: OrderDirection;
};

export type FeeDeviationConnection = {
  readonly edges: ReadonlyArray<FeeDeviationEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type FeeDeviationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: FeeDeviation;
};

export type SaveSystemFeeInput = {
  readonly serviceId: Scalars['String']['input'];
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly feeId: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly prices: ReadonlyArray<FeePriceInput>;
  readonly numbers?: InputMaybe<FeeNumbersInput>;
};

export type SaveSystemFeePayload = {
  readonly systemFee: Maybe<SystemFee>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SetSystemFeeStatusInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly status: FeeStatus;
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type SetSystemFeeStatusPayload = {
  readonly systemFee: Maybe<SystemFee>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RunKind =
  | 'PROCESSES'
  | 'TEXT_TRANSFER'
  | 'FEE_CHANGE'
  | 'SERVICE_SWITCH'
  | 'IMPORT'
  | 'USER_IMPORT';

export type RunState =
  | 'PREPARED'
  | 'EXPIRED'
  | 'RUNNING'
  | 'FINISHED'
  | 'CANCELLED'
  | 'FAILED';

export type RunAction =
  | 'RESTART_PROCESSES'
  | 'COMPLETE_PROCESSES'
  | 'CANCEL_PROCESSES'
  | 'DELETE_PROCESSES'
  | 'ARCHIVE_PROCESSES'
  | 'DRAFT_TEXTS'
  | 'PUBLISH_TEXTS'
  | 'CHANGE_FEES'
  | 'RESET_FEES'
  | 'ENABLE_SERVICES'
  | 'DISABLE_SERVICES'
  | 'ADD_SERVICES'
  | 'REMOVE_SERVICES'
  | 'IMPORT_POSTAL_CODES'
  | 'IMPORT_RESIDENTIAL_PROPERTIES'
  | 'IMPORT_USERS';

export type RunFilter = {
  readonly kinds?: InputMaybe<ReadonlyArray<RunKind>>;
  readonly states?: InputMaybe<ReadonlyArray<RunState>>;
};

export type Run = {
  readonly id: Scalars['ID']['output'];
  readonly kind: RunKind;
  readonly action: RunAction;
  readonly state: RunState;
  readonly resultId: Scalars['ID']['output'];
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly communeName: Maybe<Scalars['String']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly fileName: Maybe<Scalars['String']['output']>;
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly counts: Maybe<RunCounts>;
  readonly createdBy: ActorRef;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly beginsAt: Maybe<Scalars['DateTime']['output']>;
};

export type RunCounts = {
  readonly total: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly skipped: Scalars['Int']['output'];
};

export type BackgroundRun = {
  readonly id: Scalars['ID']['output'];
  readonly state: RunState;
  readonly progress: RunProgress;
  readonly action: RunAction;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly runItems: RunItemConnection;
  readonly retryOf: Maybe<BackgroundRun>;
  readonly download: Maybe<Download>;
  readonly isOwn: Scalars['Boolean']['output'];
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly beginsAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};


export type BackgroundRunrunItemsArgs = {
  states: InputMaybe<ReadonlyArray<RunItemState>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type RunItemState =
  | 'WAITING'
  | 'EXCLUDED'
  | 'UNCHANGED'
  | 'IMPOSSIBLE'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'SKIPPED';

export type RunItem = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly state: RunItemState;
  readonly error: Maybe<UserError>;
};

export type RunItemConnection = {
  readonly edges: ReadonlyArray<RunItemEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type RunItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RunItem;
};

export type RunProgress = {
  readonly total: Scalars['Int']['output'];
  readonly open: Scalars['Int']['output'];
  readonly succeeded: Scalars['Int']['output'];
  readonly partial: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly skipped: Scalars['Int']['output'];
  readonly impossible: Scalars['Int']['output'];
  readonly unchanged: Scalars['Int']['output'];
  readonly excluded: Scalars['Int']['output'];
};

export type StartRunInput = {
  readonly id: Scalars['ID']['input'];
};

export type StartRunPayload = {
  readonly run: Maybe<BackgroundRun>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetryRunInput = {
  readonly id: Scalars['ID']['input'];
};

export type RetryRunPayload = {
  readonly run: Maybe<BackgroundRun>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelRunInput = {
  readonly id: Scalars['ID']['input'];
};

export type CancelRunPayload = {
  readonly run: Maybe<BackgroundRun>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ApplicantErasurePreview = {
  readonly day: Scalars['Date']['output'];
  readonly defaultDays: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly heldCount: Scalars['Int']['output'];
  readonly services: ReadonlyArray<ApplicantErasureDue>;
};

export type ApplicantErasureDue = {
  readonly serviceId: Scalars['String']['output'];
  readonly days: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly heldCount: Scalars['Int']['output'];
  readonly firstEndedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastEndedAt: Maybe<Scalars['DateTime']['output']>;
};

export type ApplicantErasure = Node & {
  readonly id: Scalars['ID']['output'];
  readonly runId: Maybe<Scalars['ID']['output']>;
  readonly run: Maybe<AutomatedJobRun>;
  readonly day: Scalars['Date']['output'];
  readonly defaultDays: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly firstEndedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastEndedAt: Maybe<Scalars['DateTime']['output']>;
  readonly sha256: Scalars['String']['output'];
  readonly isUnchanged: Scalars['Boolean']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly finishedAt: Scalars['DateTime']['output'];
  readonly services: ReadonlyArray<ErasedService>;
  readonly download: Download;
};

export type ErasedService = {
  readonly serviceId: Scalars['String']['output'];
  readonly days: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly firstEndedAt: Scalars['DateTime']['output'];
  readonly lastEndedAt: Scalars['DateTime']['output'];
};

export type ApplicantErasureConnection = {
  readonly edges: ReadonlyArray<ApplicantErasureEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ApplicantErasureEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ApplicantErasure;
};

export type RunConnection = {
  readonly edges: ReadonlyArray<RunEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type RunEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Run;
};

export type FeeChangeKind =
  | 'AMOUNT'
  | 'PERCENT'
  | 'RESET';

export type FeeChangeGroup =
  | 'ALL'
  | 'INHERITING'
  | 'DEVIATING';

export type FeeChangeItemState =
  | 'READY'
  | 'EXCLUDED'
  | 'UNCHANGED'
  | 'DONE'
  | 'FAILED';

export type FeeChange = Node & BackgroundRun & {
  readonly id: Scalars['ID']['output'];
  readonly state: RunState;
  readonly kind: FeeChangeKind;
  readonly value: Maybe<Scalars['Cents']['output']>;
  readonly percent: Maybe<Scalars['Int']['output']>;
  readonly day: Scalars['Date']['output'];
  readonly group: FeeChangeGroup;
  readonly feeCount: Scalars['Int']['output'];
  readonly fees: ReadonlyArray<SystemFee>;
  readonly items: FeeChangeItemConnection;
  readonly action: RunAction;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly runItems: RunItemConnection;
  readonly progress: RunProgress;
  readonly effect: FeeChangeEffect;
  /** @deprecated Since 2026-11-27: use `FeeChange.progress` and `FeeChange.effect`. */
  readonly counts: FeeChangeCounts;
  readonly retryOf: Maybe<FeeChange>;
  readonly download: Maybe<Download>;
  readonly isOwn: Scalars['Boolean']['output'];
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly beginsAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};


export type FeeChangefeesArgs = {
  first?: Scalars['Int']['input'];
};


export type FeeChangeitemsArgs = {
  states: InputMaybe<ReadonlyArray<FeeChangeItemState>>;
  isImpossible: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type FeeChangerunItemsArgs = {
  states: InputMaybe<ReadonlyArray<RunItemState>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type FeeChangeEffect = {
  readonly communes: Scalars['Int']['output'];
  readonly raised: Scalars['Int']['output'];
  readonly lowered: Scalars['Int']['output'];
  readonly lowest: Maybe<Scalars['Cents']['output']>;
  readonly highest: Maybe<Scalars['Cents']['output']>;
};

export type FeeChangeCounts = {
  readonly total: Scalars['Int']['output'];
  readonly communes: Scalars['Int']['output'];
  readonly ready: Scalars['Int']['output'];
  readonly excluded: Scalars['Int']['output'];
  readonly unchanged: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly impossible: Scalars['Int']['output'];
  readonly raised: Scalars['Int']['output'];
  readonly lowered: Scalars['Int']['output'];
  readonly lowest: Maybe<Scalars['Cents']['output']>;
  readonly highest: Maybe<Scalars['Cents']['output']>;
};

export type FeeChangeItem = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly feeId: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly before: Maybe<Scalars['Cents']['output']>;
  readonly after: Maybe<Scalars['Cents']['output']>;
  readonly nextPriceFrom: Maybe<Scalars['Date']['output']>;
  readonly state: FeeChangeItemState;
  readonly isImpossible: Scalars['Boolean']['output'];
  readonly error: Maybe<UserError>;
};

export type FeeChangeItemConnection = {
  readonly edges: ReadonlyArray<FeeChangeItemEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type FeeChangeItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: FeeChangeItem;
};

export type PrepareFeeChangeInput = {
  readonly feeIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly kind: FeeChangeKind;
  readonly value?: InputMaybe<Scalars['Cents']['input']>;
  readonly percent?: InputMaybe<Scalars['Int']['input']>;
  readonly day?: InputMaybe<Scalars['Date']['input']>;
  readonly group: FeeChangeGroup;
  readonly states?: InputMaybe<ReadonlyArray<FederalState>>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
};

export type PrepareFeeChangePayload = {
  readonly change: Maybe<FeeChange>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExcludeFeeChangeItemsInput = {
  readonly id: Scalars['ID']['input'];
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly isExcluded: Scalars['Boolean']['input'];
};

export type ExcludeFeeChangeItemsPayload = {
  readonly change: Maybe<FeeChange>;
  readonly items: ReadonlyArray<FeeChangeItem>;
  readonly errors: ReadonlyArray<UserError>;
};

export type StartFeeChangeInput = {
  readonly id: Scalars['ID']['input'];
};

export type StartFeeChangePayload = {
  readonly change: Maybe<FeeChange>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetryFeeChangeInput = {
  readonly id: Scalars['ID']['input'];
};

export type RetryFeeChangePayload = {
  readonly change: Maybe<FeeChange>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelFeeChangeInput = {
  readonly id: Scalars['ID']['input'];
};

export type CancelFeeChangePayload = {
  readonly change: Maybe<FeeChange>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceSwitchAction =
  | 'ENABLE'
  | 'DISABLE'
  | 'ADD'
  | 'REMOVE';

export type ServiceSwitchObstacle =
  | 'OPEN_APPLICATIONS'
  | 'PREPARED_PRICES'
  | 'MISSING_REST_SERVICE'
  | 'MISSING_KEYSTORE'
  | 'UNPUBLISHED_TEXTS'
  | 'OWN_CONTENT';

export type ServiceSwitch = Node & BackgroundRun & {
  readonly id: Scalars['ID']['output'];
  readonly state: RunState;
  readonly serviceIds: ReadonlyArray<Scalars['String']['output']>;
  readonly communeCount: Scalars['Int']['output'];
  readonly rows: ServiceSwitchRowConnection;
  readonly obstacles: ReadonlyArray<ServiceSwitchObstacleCount>;
  readonly effect: ServiceSwitchEffect;
  readonly undoOf: Maybe<ServiceSwitch>;
  readonly undoUntil: Maybe<Scalars['DateTime']['output']>;
  readonly undoneBy: Maybe<ServiceSwitch>;
  readonly action: RunAction;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly runItems: RunItemConnection;
  readonly progress: RunProgress;
  readonly retryOf: Maybe<ServiceSwitch>;
  readonly download: Maybe<Download>;
  readonly isOwn: Scalars['Boolean']['output'];
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly beginsAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};


export type ServiceSwitchrowsArgs = {
  states: InputMaybe<ReadonlyArray<RunItemState>>;
  obstacle: InputMaybe<ServiceSwitchObstacle>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type ServiceSwitchrunItemsArgs = {
  states: InputMaybe<ReadonlyArray<RunItemState>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type ServiceSwitchEffect = {
  readonly communes: Scalars['Int']['output'];
  readonly openApplications: Scalars['Int']['output'];
  readonly preparedPrices: Scalars['Int']['output'];
  readonly drafts: Scalars['Int']['output'];
  readonly content: ServiceSwitchContent;
};

export type ServiceSwitchContent = {
  readonly texts: Scalars['Int']['output'];
  readonly files: Scalars['Int']['output'];
  readonly formFields: Scalars['Int']['output'];
  readonly settings: Scalars['Int']['output'];
  readonly fees: Scalars['Int']['output'];
  readonly feeRules: Scalars['Int']['output'];
  readonly reports: Scalars['Int']['output'];
  readonly listEntries: Scalars['Int']['output'];
};

export type ServiceSwitchObstacleCount = {
  readonly obstacle: ServiceSwitchObstacle;
  readonly total: Scalars['Int']['output'];
  readonly excluded: Scalars['Int']['output'];
};

export type ServiceSwitchRow = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly items: ReadonlyArray<ServiceSwitchItem>;
};

export type ServiceSwitchRowConnection = {
  readonly edges: ReadonlyArray<ServiceSwitchRowEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ServiceSwitchRowEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ServiceSwitchRow;
};

export type ServiceSwitchItem = {
  readonly id: Scalars['ID']['output'];
  readonly serviceId: Scalars['String']['output'];
  readonly state: RunItemState;
  readonly wasEnabled: Maybe<Scalars['Boolean']['output']>;
  readonly obstacles: ReadonlyArray<ServiceSwitchObstacle>;
  readonly openApplications: Scalars['Int']['output'];
  readonly preparedPrices: Scalars['Int']['output'];
  readonly drafts: Scalars['Int']['output'];
  readonly content: Maybe<ServiceSwitchContent>;
  readonly error: Maybe<UserError>;
};

export type PrepareServiceSwitchInput = {
  readonly action: ServiceSwitchAction;
  readonly serviceIds: ReadonlyArray<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<FederalState>>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
};

export type PrepareServiceSwitchPayload = {
  readonly run: Maybe<ServiceSwitch>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExcludeServiceSwitchItemsInput = {
  readonly id: Scalars['ID']['input'];
  readonly itemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly obstacle?: InputMaybe<ServiceSwitchObstacle>;
  readonly isExcluded: Scalars['Boolean']['input'];
};

export type ExcludeServiceSwitchItemsPayload = {
  readonly run: Maybe<ServiceSwitch>;
  readonly items: ReadonlyArray<ServiceSwitchItem>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ScheduleServiceSwitchInput = {
  readonly id: Scalars['ID']['input'];
  readonly day: Scalars['Date']['input'];
};

export type ScheduleServiceSwitchPayload = {
  readonly run: Maybe<ServiceSwitch>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UndoServiceSwitchInput = {
  readonly id: Scalars['ID']['input'];
};

export type UndoServiceSwitchPayload = {
  readonly run: Maybe<ServiceSwitch>;
  readonly errors: ReadonlyArray<UserError>;
};

export type FeePrice = {
  readonly value: Scalars['Cents']['output'];
  readonly taxRate: Scalars['Int']['output'];
  readonly validFrom: Scalars['Date']['output'];
  readonly validTo: Maybe<Scalars['Date']['output']>;
};

export type FeeStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type FeeMetadata = {
  /** @deprecated Since 2026-11-27: use `Fee.numbers`. */
  readonly numbers: FeeNumbers;
  readonly isInherited: Scalars['Boolean']['output'];
  readonly isReset: Scalars['Boolean']['output'];
};

export type FeeNumbers = {
  readonly gebOstNr: Maybe<Scalars['String']['output']>;
  readonly hhst: Maybe<Scalars['String']['output']>;
  readonly objnr: Maybe<Scalars['String']['output']>;
};

export type FeeTariffEntry = {
  readonly gebOstNr: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly minimum: Maybe<Scalars['Cents']['output']>;
  readonly maximum: Maybe<Scalars['Cents']['output']>;
  readonly note: Maybe<Scalars['String']['output']>;
};

export type FeePriceInput = {
  readonly value: Scalars['Cents']['input'];
  readonly taxRate: Scalars['Int']['input'];
  readonly validFrom: Scalars['Date']['input'];
  readonly validTo?: InputMaybe<Scalars['Date']['input']>;
};

export type SaveFeeInput = {
  readonly communeServiceId: Scalars['ID']['input'];
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly feeId: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly prices: ReadonlyArray<FeePriceInput>;
  readonly numbers?: InputMaybe<FeeNumbersInput>;
};

export type SaveFeePayload = {
  readonly fee: Maybe<Fee>;
  readonly communeService: Maybe<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SetFeeStatusInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly status: FeeStatus;
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type SetFeeStatusPayload = {
  readonly fee: Maybe<Fee>;
  readonly feeRule: Maybe<FeeRule>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetFeeInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type ResetFeePayload = {
  readonly fee: Maybe<Fee>;
  readonly feeRule: Maybe<FeeRule>;
  readonly errors: ReadonlyArray<UserError>;
};

export type FeeNumbersInput = {
  readonly gebOstNr?: InputMaybe<Scalars['String']['input']>;
  readonly hhst?: InputMaybe<Scalars['String']['input']>;
  readonly objnr?: InputMaybe<Scalars['String']['input']>;
};

export type SaveFeeMetadataInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly numbers: FeeNumbersInput;
};

export type SaveFeeMetadataPayload = {
  readonly fee: Maybe<Fee>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetFeeMetadataInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ResetFeeMetadataPayload = {
  readonly fee: Maybe<Fee>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreFeeMetadataInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RestoreFeeMetadataPayload = {
  readonly fee: Maybe<Fee>;
  readonly errors: ReadonlyArray<UserError>;
};

export type FeeRule = Node & {
  readonly id: Scalars['ID']['output'];
  readonly sentenceDe: Scalars['String']['output'];
  readonly sentenceEn: Scalars['String']['output'];
  readonly nodes: Maybe<ReadonlyArray<FeeRuleNode>>;
  readonly isInherited: Scalars['Boolean']['output'];
  readonly variables: Maybe<ReadonlyArray<FeeRuleVariable>>;
  readonly examples: Maybe<ReadonlyArray<FeeRuleExample>>;
  readonly versions: Maybe<ReadonlyArray<FeeRuleVersion>>;
  /** @deprecated Since 2026-11-27: use `FeeRule.versions`. */
  readonly editions: Maybe<ReadonlyArray<FeeRuleEdition>>;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type FeeRuleNode = {
  readonly nodeId: Scalars['String']['output'];
  readonly parentId: Maybe<Scalars['String']['output']>;
  readonly slot: FeeRuleSlot;
  readonly position: Scalars['Int']['output'];
  readonly kind: FeeRuleNodeKind;
  readonly booleanValue: Maybe<Scalars['Boolean']['output']>;
  readonly numberValue: Maybe<Scalars['String']['output']>;
  readonly variable: Maybe<Scalars['String']['output']>;
  readonly feeId: Maybe<Scalars['String']['output']>;
  readonly operator: Maybe<FeeRuleOperator>;
};

export type FeeRuleNodeKind =
  | 'IF'
  | 'MULTIPLY'
  | 'PAYMENT'
  | 'ADD_ONE'
  | 'OR'
  | 'AND'
  | 'BOOLEAN'
  | 'NUMBER'
  | 'FEE'
  | 'OPERATOR';

export type FeeRuleSlot =
  | 'ROOT'
  | 'CONDITION'
  | 'THEN'
  | 'ELSE'
  | 'LEFT'
  | 'RIGHT'
  | 'OPERAND';

export type FeeRuleOperator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS'
  | 'LESS_OR_EQUAL'
  | 'GREATER'
  | 'GREATER_OR_EQUAL';

export type FeeRuleVariable = {
  readonly key: Scalars['String']['output'];
  readonly type: FeeRuleVariableType;
  readonly labels: ReadonlyArray<LocalizedText>;
};

export type FeeRuleVariableType =
  | 'BOOLEAN'
  | 'NUMBER';

export type FeeRuleExample = {
  readonly exampleId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly asOf: Scalars['Date']['output'];
  readonly answers: ReadonlyArray<FeeRuleAnswer>;
  readonly total: Scalars['Cents']['output'];
};

export type FeeRuleAnswer = {
  readonly variable: Scalars['String']['output'];
  readonly booleanValue: Maybe<Scalars['Boolean']['output']>;
  readonly numberValue: Maybe<Scalars['String']['output']>;
};

export type FeeRuleVersion = {
  readonly number: Scalars['Int']['output'];
  readonly nodes: Maybe<ReadonlyArray<FeeRuleNode>>;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedBy: ActorRef;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type FeeRuleEdition = {
  readonly number: Scalars['Int']['output'];
  readonly nodes: Maybe<ReadonlyArray<FeeRuleNode>>;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedBy: ActorRef;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type FeeRuleReplay = {
  readonly paymentCount: Scalars['Int']['output'];
  readonly changedCount: Scalars['Int']['output'];
  readonly failedCount: Scalars['Int']['output'];
  readonly totalBefore: Scalars['Cents']['output'];
  readonly totalAfter: Scalars['Cents']['output'];
  readonly largestDifference: Scalars['Cents']['output'];
};

export type FeeRuleNodeInput = {
  readonly nodeId: Scalars['String']['input'];
  readonly parentId?: InputMaybe<Scalars['String']['input']>;
  readonly slot: FeeRuleSlot;
  readonly position: Scalars['Int']['input'];
  readonly kind: FeeRuleNodeKind;
  readonly booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  readonly numberValue?: InputMaybe<Scalars['String']['input']>;
  readonly variable?: InputMaybe<Scalars['String']['input']>;
  readonly feeId?: InputMaybe<Scalars['String']['input']>;
  readonly operator?: InputMaybe<FeeRuleOperator>;
};

export type FeeRuleAnswerInput = {
  readonly variable: Scalars['String']['input'];
  readonly booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  readonly numberValue?: InputMaybe<Scalars['String']['input']>;
};

export type FeeRuleExampleInput = {
  readonly exampleId: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly asOf: Scalars['Date']['input'];
  readonly answers: ReadonlyArray<FeeRuleAnswerInput>;
};

export type SaveFeeRuleInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly nodes: ReadonlyArray<FeeRuleNodeInput>;
  readonly examples: ReadonlyArray<FeeRuleExampleInput>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type SaveFeeRulePayload = {
  readonly feeRule: Maybe<FeeRule>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetFeeRuleInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ResetFeeRulePayload = {
  readonly feeRule: Maybe<FeeRule>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceTexts = {
  readonly id: Scalars['ID']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  readonly offeredLanguages: ReadonlyArray<Scalars['String']['output']>;
  readonly sections: ReadonlyArray<TextSection>;
  readonly entries: TextEntryConnection;
  readonly draftChanges: TextChangeConnection;
  readonly versions: TextVersionConnection;
  /** @deprecated Since 2026-11-27: use `ServiceTexts.versions`. */
  readonly editions: TextVersionConnection;
  readonly revision: Scalars['Int']['output'];
};


export type ServiceTextssectionsArgs = {
  languages: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


export type ServiceTextsentriesArgs = {
  filter: InputMaybe<TextEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type ServiceTextsdraftChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type ServiceTextsversionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type ServiceTextseditionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type TextSection = {
  readonly key: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly missing: Scalars['Int']['output'];
  readonly outdated: Scalars['Int']['output'];
  readonly needAttention: Scalars['Int']['output'];
  readonly identicalToGerman: Scalars['Int']['output'];
  readonly own: Scalars['Int']['output'];
  /** @deprecated Since 2026-11-27: use `TextSection.own`. */
  readonly overridden: Scalars['Int']['output'];
  readonly drafts: Scalars['Int']['output'];
};

export type TextEntry = {
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
  readonly kind: TextKind;
  readonly isRich: Scalars['Boolean']['output'];
  readonly values: ReadonlyArray<TextValue>;
};

export type TextKind =
  | 'HEADING'
  | 'PARAGRAPH'
  | 'NOTE'
  | 'LABEL'
  | 'BUTTON'
  | 'MESSAGE';

export type TextEntryConnection = {
  readonly edges: ReadonlyArray<TextEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly sectionCounts: ReadonlyArray<TextSectionCount>;
};

export type TextSectionCount = {
  readonly key: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type TextEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextEntry;
};

export type TextValue = {
  readonly language: Scalars['String']['output'];
  readonly text: Maybe<Scalars['String']['output']>;
  readonly liveText: Maybe<Scalars['String']['output']>;
  readonly inheritedText: Maybe<Scalars['String']['output']>;
  /** @deprecated Since 2026-11-27: use `TextValue.inheritedText`. */
  readonly defaultText: Maybe<Scalars['String']['output']>;
  readonly outdatedGerman: Maybe<Scalars['String']['output']>;
  readonly flags: ReadonlyArray<TextFlag>;
};

export type TextFlag =
  | 'MISSING'
  | 'OUTDATED'
  | 'IDENTICAL_TO_GERMAN'
  | 'OWN'
  | 'OVERRIDDEN'
  | 'DRAFT';

export type TextEntryFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly section?: InputMaybe<Scalars['String']['input']>;
  readonly flag?: InputMaybe<TextFlag>;
  readonly isFaulty: Scalars['Boolean']['input'];
  readonly languages?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type TextChange = {
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly before: Maybe<Scalars['String']['output']>;
  readonly after: Maybe<Scalars['String']['output']>;
  readonly isReset: Scalars['Boolean']['output'];
};

export type TextChangeConnection = {
  readonly edges: ReadonlyArray<TextChangeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextChangeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextChange;
};

export type TextVersion = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly publishedBy: ActorRef;
  readonly comment: Scalars['String']['output'];
  readonly origin: TextVersionOrigin;
  readonly changes: TextChangeConnection;
};


export type TextVersionchangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type TextVersionOrigin =
  | 'PUBLICATION'
  | 'REINSTALL'
  | 'RESTORE';

export type TextVersionConnection = {
  readonly edges: ReadonlyArray<TextVersionEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextVersionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextVersion;
};

export type TextInput = {
  readonly key: Scalars['String']['input'];
  readonly language: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly isCurrent: Scalars['Boolean']['input'];
};

export type SaveTextsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly texts: ReadonlyArray<TextInput>;
};

export type SaveTextsPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly entries: ReadonlyArray<TextEntry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type DiscardTextDraftInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type DiscardTextDraftPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly entries: ReadonlyArray<TextEntry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PublishTextsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly comment: Scalars['String']['input'];
};

export type PublishTextsPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly entries: ReadonlyArray<TextEntry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreTextVersionInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly number: Scalars['Int']['input'];
};

export type RestoreTextVersionPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly entries: ReadonlyArray<TextEntry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreTextEditionInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly number: Scalars['Int']['input'];
};

export type RestoreTextEditionPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveTextLanguagesInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly languages: ReadonlyArray<Scalars['String']['input']>;
};

export type SaveTextLanguagesPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportTextsInput = {
  readonly id: Scalars['ID']['input'];
  readonly language: Scalars['String']['input'];
};

export type ExportTextsPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewTextImportInput = {
  readonly id: Scalars['ID']['input'];
  readonly language: Scalars['String']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type PreviewTextImportPayload = {
  readonly textImport: Maybe<TextImport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type TextImport = {
  readonly language: Scalars['String']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly addedCount: Scalars['Int']['output'];
  readonly changedCount: Scalars['Int']['output'];
  readonly unchangedCount: Scalars['Int']['output'];
  readonly changes: ReadonlyArray<TextChange>;
  readonly unknownCount: Scalars['Int']['output'];
  readonly unknownKeys: ReadonlyArray<Scalars['String']['output']>;
  readonly problemCount: Scalars['Int']['output'];
  readonly problems: ReadonlyArray<TextImportProblem>;
};

export type TextImportProblem = {
  readonly key: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly error: UserError;
};

export type ImportTextsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly language: Scalars['String']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type ImportTextsPayload = {
  readonly texts: Maybe<ServiceTexts>;
  readonly entries: ReadonlyArray<TextEntry>;
  readonly errors: ReadonlyArray<UserError>;
};

export type TransferableText = {
  readonly key: Scalars['String']['output'];
  readonly section: Scalars['String']['output'];
  readonly excerpt: Maybe<Scalars['String']['output']>;
  readonly ownLanguages: ReadonlyArray<Scalars['String']['output']>;
  readonly draftLanguages: ReadonlyArray<Scalars['String']['output']>;
};

export type TextTransferTargetFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<FederalState>>;
};

export type TextTransferTarget = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
};

export type TextTransferTargetConnection = {
  readonly edges: ReadonlyArray<TextTransferTargetEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextTransferTargetEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextTransferTarget;
};

export type TextTransferMode =
  | 'DRAFT'
  | 'PUBLISH';

export type TextTransfer = Node & BackgroundRun & {
  readonly id: Scalars['ID']['output'];
  readonly state: RunState;
  readonly mode: TextTransferMode;
  readonly overwrite: Scalars['Boolean']['output'];
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
  readonly keyCount: Scalars['Int']['output'];
  readonly textCount: Scalars['Int']['output'];
  readonly texts: ReadonlyArray<TextTransferText>;
  readonly rows: TextTransferRowConnection;
  readonly results: TextTransferResultConnection;
  readonly action: RunAction;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly runItems: RunItemConnection;
  readonly progress: RunProgress;
  /** @deprecated Since 2026-11-27: use `TextTransfer.progress`. */
  readonly counts: TextTransferCounts;
  readonly retryOf: Maybe<TextTransfer>;
  readonly download: Maybe<Download>;
  readonly isOwn: Scalars['Boolean']['output'];
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly beginsAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};


export type TextTransfertextsArgs = {
  from?: Scalars['Int']['input'];
  count?: Scalars['Int']['input'];
};


export type TextTransferrowsArgs = {
  from?: Scalars['Int']['input'];
  count?: Scalars['Int']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type TextTransferresultsArgs = {
  states: InputMaybe<ReadonlyArray<TextTransferCommuneState>>;
  isImpossible: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type TextTransferrunItemsArgs = {
  states: InputMaybe<ReadonlyArray<RunItemState>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type TextTransferCounts = {
  readonly total: Scalars['Int']['output'];
  readonly waiting: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly impossible: Scalars['Int']['output'];
  readonly partial: Scalars['Int']['output'];
};

export type TextTransferText = {
  readonly id: Scalars['ID']['output'];
  readonly position: Scalars['Int']['output'];
  readonly key: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
};

export type TextTransferRow = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly error: Maybe<UserError>;
  readonly newCount: Scalars['Int']['output'];
  readonly equalCount: Scalars['Int']['output'];
  readonly differentCount: Scalars['Int']['output'];
  readonly overwrittenCount: Scalars['Int']['output'];
  readonly changedCount: Scalars['Int']['output'];
  readonly cells: ReadonlyArray<TextTransferCell>;
};

export type TextTransferCell = {
  readonly position: Scalars['Int']['output'];
  readonly state: TextTransferCellState;
  readonly targetText: Maybe<Scalars['String']['output']>;
  readonly isCopied: Scalars['Boolean']['output'];
};

export type TextTransferCellState =
  | 'NEW'
  | 'EQUAL'
  | 'DIFFERENT'
  | 'CHANGED';

export type TextTransferRowConnection = {
  readonly edges: ReadonlyArray<TextTransferRowEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextTransferRowEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextTransferRow;
};

export type TextTransferCommuneState =
  | 'WAITING'
  | 'DONE'
  | 'FAILED';

export type TextTransferResult = {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly state: TextTransferCommuneState;
  readonly isImpossible: Scalars['Boolean']['output'];
  readonly error: Maybe<UserError>;
  readonly copied: Scalars['Int']['output'];
  readonly kept: Scalars['Int']['output'];
  readonly changed: Scalars['Int']['output'];
};

export type TextTransferResultConnection = {
  readonly edges: ReadonlyArray<TextTransferResultEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextTransferResultEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: TextTransferResult;
};

export type PrepareTextTransferInput = {
  readonly id: Scalars['ID']['input'];
  readonly keys: ReadonlyArray<Scalars['String']['input']>;
  readonly languages: ReadonlyArray<Scalars['String']['input']>;
  readonly communes: ReadonlyArray<Scalars['AGS']['input']>;
  readonly mode: TextTransferMode;
  readonly overwrite: Scalars['Boolean']['input'];
};

export type PrepareTextTransferPayload = {
  readonly transfer: Maybe<TextTransfer>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveTextTransferChoicesInput = {
  readonly id: Scalars['ID']['input'];
  readonly choices: ReadonlyArray<TextTransferChoiceInput>;
};

export type TextTransferChoiceInput = {
  readonly ags?: InputMaybe<Scalars['AGS']['input']>;
  readonly key?: InputMaybe<Scalars['String']['input']>;
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly overwrite: Scalars['Boolean']['input'];
};

export type SaveTextTransferChoicesPayload = {
  readonly transfer: Maybe<TextTransfer>;
  readonly errors: ReadonlyArray<UserError>;
};

export type StartTextTransferInput = {
  readonly id: Scalars['ID']['input'];
};

export type StartTextTransferPayload = {
  readonly transfer: Maybe<TextTransfer>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetryTextTransferInput = {
  readonly id: Scalars['ID']['input'];
};

export type RetryTextTransferPayload = {
  readonly transfer: Maybe<TextTransfer>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelTextTransferInput = {
  readonly id: Scalars['ID']['input'];
};

export type CancelTextTransferPayload = {
  readonly transfer: Maybe<TextTransfer>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PredefinedFile = Node & {
  readonly id: Scalars['ID']['output'];
  readonly kind: PredefinedFileKind;
  readonly isOwn: Scalars['Boolean']['output'];
  readonly hasInherited: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `PredefinedFile.hasInherited`. */
  readonly hasDefault: Scalars['Boolean']['output'];
  readonly allowedMediaTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly maxWidth: Maybe<Scalars['Int']['output']>;
  readonly maxHeight: Maybe<Scalars['Int']['output']>;
  readonly maxBytes: Scalars['Int']['output'];
  readonly byteSize: Maybe<Scalars['Int']['output']>;
  readonly mediaType: Maybe<Scalars['String']['output']>;
  readonly picture: Maybe<Picture>;
  readonly download: Maybe<Download>;
  readonly preview: Maybe<Download>;
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type PredefinedFileKind =
  | 'LOGO'
  | 'HEADER_IMAGE'
  | 'PRIVACY_STATEMENT'
  | 'IMPRINT'
  | 'TERMS';

export type ServiceFile = Node & {
  readonly id: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly download: Maybe<Download>;
  readonly preview: Maybe<Download>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type UploadPredefinedFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type UploadPredefinedFilePayload = {
  readonly predefinedFile: Maybe<PredefinedFile>;
  readonly undoId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResetPredefinedFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ResetPredefinedFilePayload = {
  readonly predefinedFile: Maybe<PredefinedFile>;
  readonly undoId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type AddServiceFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly path: Scalars['String']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type AddServiceFilePayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly serviceFile: Maybe<ServiceFile>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ReplaceServiceFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type ReplaceServiceFilePayload = {
  readonly serviceFile: Maybe<ServiceFile>;
  readonly undoId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RenameServiceFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly path: Scalars['String']['input'];
};

export type RenameServiceFilePayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly serviceFile: Maybe<ServiceFile>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveServiceFilesInput = {
  readonly id: Scalars['ID']['input'];
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveServiceFilesPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly undoId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UndoServiceFileChangeInput = {
  readonly id: Scalars['ID']['input'];
};

export type UndoServiceFileChangePayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewServiceFileImportInput = {
  readonly id: Scalars['ID']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type PreviewServiceFileImportPayload = {
  readonly serviceFileImport: Maybe<ServiceFileImport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceFileImport = {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly entries: ReadonlyArray<ServiceFileImportEntry>;
  readonly ignoredCount: Scalars['Int']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type ServiceFileImportEntry = {
  readonly path: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly state: ServiceFileImportState;
  readonly storedByteSize: Maybe<Scalars['Int']['output']>;
  readonly error: Maybe<UserError>;
};

export type ServiceFileImportState =
  | 'NEW'
  | 'REPLACES'
  | 'UNCHANGED'
  | 'REFUSED';

export type ImportServiceFilesInput = {
  readonly id: Scalars['ID']['input'];
  readonly leftOut: ReadonlyArray<Scalars['String']['input']>;
};

export type ImportServiceFilesPayload = {
  readonly communeService: Maybe<CommuneService>;
  readonly importedCount: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<UserError>;
};

export type PostalCode = Node & {
  readonly id: Scalars['ID']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type PostalCodeConnection = {
  readonly edges: ReadonlyArray<PostalCodeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PostalCodeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PostalCode;
};

export type PostalCodeFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type ExportPostalCodesInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly filter?: InputMaybe<PostalCodeFilter>;
};

export type ExportPostalCodesPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PostalCodeOrder = {
  readonly field: PostalCodeOrderField;
  readonly direction: OrderDirection;
};

export type PostalCodeOrderField =
  | 'POSTAL_CODE'
  | 'PLACE';

export type SavePostalCodeInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly postalCode: Scalars['String']['input'];
  readonly place: Scalars['String']['input'];
};

export type SavePostalCodePayload = {
  readonly postalCodeEdge: Maybe<PostalCodeEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemovePostalCodesInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemovePostalCodesPayload = {
  readonly conflicts: ReadonlyArray<PostalCode>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewPostalCodeImportInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly file: Scalars['Upload']['input'];
  readonly encoding?: InputMaybe<TextEncoding>;
};

export type PreviewPostalCodeImportPayload = {
  readonly importPreview: Maybe<ImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RegisterOffice = Node & {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly authorityPrefix: Scalars['String']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly certificatesOnly: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type RegisterOfficeConnection = {
  readonly edges: ReadonlyArray<RegisterOfficeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type RegisterOfficeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: RegisterOffice;
};

export type RegisterOfficeOrder = {
  readonly field: RegisterOfficeOrderField;
  readonly direction: OrderDirection;
};

export type RegisterOfficeOrderField =
  | 'NAME'
  | 'IDENTIFIER';

export type SaveRegisterOfficeInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
  readonly authorityPrefix: Scalars['String']['input'];
  readonly identifier: Scalars['String']['input'];
  readonly certificatesOnly: Scalars['Boolean']['input'];
};

export type SaveRegisterOfficePayload = {
  readonly registerOfficeEdge: Maybe<RegisterOfficeEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveRegisterOfficesInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveRegisterOfficesPayload = {
  readonly conflicts: ReadonlyArray<RegisterOffice>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Country = Node & {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly isEu: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type CountryConnection = {
  readonly edges: ReadonlyArray<CountryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CountryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Country;
};

export type CountryFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly isEu?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CountryOrder = {
  readonly field: CountryOrderField;
  readonly direction: OrderDirection;
};

export type CountryOrderField =
  | 'NAME'
  | 'IS_EU';

export type SaveCountryInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly isEu: Scalars['Boolean']['input'];
};

export type SaveCountryPayload = {
  readonly countryEdge: Maybe<CountryEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveCountriesInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveCountriesPayload = {
  readonly conflicts: ReadonlyArray<Country>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResidentialProperty = Node & {
  readonly id: Scalars['ID']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly location: Scalars['String']['output'];
  readonly district: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly houseNumber: Scalars['String']['output'];
  readonly letter: Scalars['String']['output'];
  readonly partNumber: Scalars['String']['output'];
  readonly supplements: Scalars['String']['output'];
  readonly houseNumberLetter: Scalars['String']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type ResidentialPropertyConnection = {
  readonly edges: ReadonlyArray<ResidentialPropertyEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type ResidentialPropertyEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ResidentialProperty;
};

export type ResidentialPropertyFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly postalCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ResidentialPropertyOrder = {
  readonly field: ResidentialPropertyOrderField;
  readonly direction: OrderDirection;
};

export type ResidentialPropertyOrderField =
  | 'STREET'
  | 'POSTAL_CODE'
  | 'LOCATION'
  | 'DISTRICT';

export type ResidentialPropertySource = {
  readonly source: ResidentialPropertySourceKind;
  readonly mode: ResidentialPropertyMode;
  readonly lastUpdatedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastFailure: Maybe<UserError>;
  readonly nextRunAt: Maybe<Scalars['DateTime']['output']>;
  readonly running: Maybe<ImportPreview>;
  readonly revision: Scalars['Int']['output'];
};

export type ResidentialPropertySourceKind =
  | 'FILE_UPLOAD'
  | 'OKKOMM_IMPORT';

export type ResidentialPropertyMode =
  | 'MANUAL'
  | 'AUTOMATIC';

export type SaveResidentialPropertyInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly propertyAgs?: InputMaybe<Scalars['AGS']['input']>;
  readonly postalCode: Scalars['String']['input'];
  readonly location: Scalars['String']['input'];
  readonly district: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
  readonly houseNumber: Scalars['String']['input'];
  readonly letter: Scalars['String']['input'];
  readonly partNumber: Scalars['String']['input'];
  readonly supplements: Scalars['String']['input'];
  readonly houseNumberLetter: Scalars['String']['input'];
};

export type SaveResidentialPropertyPayload = {
  readonly residentialPropertyEdge: Maybe<ResidentialPropertyEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveResidentialPropertiesInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveResidentialPropertiesPayload = {
  readonly conflicts: ReadonlyArray<ResidentialProperty>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewResidentialPropertyUploadInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly file: Scalars['Upload']['input'];
  readonly encoding?: InputMaybe<TextEncoding>;
};

export type PreviewResidentialPropertyUploadPayload = {
  readonly importPreview: Maybe<ImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewOkkommImportInput = {
  readonly ags: Scalars['AGS']['input'];
};

export type PreviewOkkommImportPayload = {
  readonly importPreview: Maybe<ImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveResidentialPropertySourceInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly source: ResidentialPropertySourceKind;
  readonly mode: ResidentialPropertyMode;
};

export type SaveResidentialPropertySourcePayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportResidentialPropertiesInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly filter?: InputMaybe<ResidentialPropertyFilter>;
};

export type ExportResidentialPropertiesPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type WaterMeterReadingCommune = Node & {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly ags: Scalars['AGS']['output'];
  readonly readingFrom: Scalars['Date']['output'];
  readonly readingUntil: Scalars['Date']['output'];
  readonly isRunning: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type WaterMeterReadingCommuneConnection = {
  readonly edges: ReadonlyArray<WaterMeterReadingCommuneEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type WaterMeterReadingCommuneEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: WaterMeterReadingCommune;
};

export type WaterMeterReadingCommuneOrder = {
  readonly field: WaterMeterReadingCommuneOrderField;
  readonly direction: OrderDirection;
};

export type WaterMeterReadingCommuneOrderField =
  | 'NAME'
  | 'AGS'
  | 'READING_FROM';

export type SaveWaterMeterReadingCommuneInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly readingAgs: Scalars['AGS']['input'];
  readonly readingFrom: Scalars['Date']['input'];
  readonly readingUntil: Scalars['Date']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type SaveWaterMeterReadingCommunePayload = {
  readonly waterMeterReadingCommuneEdge: Maybe<WaterMeterReadingCommuneEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveWaterMeterReadingCommunesInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveWaterMeterReadingCommunesPayload = {
  readonly conflicts: ReadonlyArray<WaterMeterReadingCommune>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Resource = Node & {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['String']['output'];
  readonly type: ResourceType;
  readonly resourceId: Scalars['String']['output'];
  readonly urn: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly commune: Maybe<ResourceCommune>;
  readonly yaml: Scalars['String']['output'];
  readonly storedSecrets: ReadonlyArray<Scalars['String']['output']>;
  readonly changedSecrets: ReadonlyArray<Scalars['String']['output']>;
  readonly comment: Scalars['String']['output'];
  readonly isDeprecated: Scalars['Boolean']['output'];
  readonly successor: Maybe<ResourceSuccessor>;
  readonly certificates: ReadonlyArray<Certificate>;
  readonly keystoreProblem: Maybe<KeystoreProblem>;
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly useCount: Scalars['Int']['output'];
  readonly uses: ResourceUseConnection;
  readonly communeRemoval: Maybe<CommuneRemoval>;
  readonly versions: ResourceVersionConnection;
  readonly download: Maybe<Download>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};


export type ResourceusesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type ResourceversionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type ResourceConnection = {
  readonly edges: ReadonlyArray<ResourceEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ResourceEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Resource;
};

export type ResourceType =
  | 'commune'
  | 'authenticationProvider'
  | 'okkomm'
  | 'paymentProvider'
  | 'restService'
  | 'keystore'
  | 'nfkPortal';

export type ResourceFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly types?: InputMaybe<ReadonlyArray<ResourceType>>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly isDeprecated?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly expiresBefore?: InputMaybe<Scalars['Date']['input']>;
};

export type ResourceOrder = {
  readonly field: ResourceOrderField;
  readonly direction: OrderDirection;
};

export type ResourceOrderField =
  | 'TYPE'
  | 'RESOURCE_ID'
  | 'NAME'
  | 'UPDATED_AT'
  | 'EXPIRES_AT';

export type ResourceCommune = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly communeId: Maybe<Scalars['ID']['output']>;
  readonly initialization: Maybe<CommuneInitialization>;
  readonly initializationProblem: Maybe<UserError>;
};

export type ResourceSuccessor = {
  readonly version: Scalars['String']['output'];
  readonly type: ResourceType;
  readonly isPresent: Scalars['Boolean']['output'];
};

export type Certificate = {
  readonly subject: Scalars['String']['output'];
  readonly issuer: Scalars['String']['output'];
  readonly serialNumber: Scalars['String']['output'];
  readonly validFrom: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly hasPrivateKey: Scalars['Boolean']['output'];
};

export type KeystoreProblem = {
  readonly code: KeystoreProblemCode;
  readonly detail: Maybe<Scalars['String']['output']>;
};

export type KeystoreProblemCode =
  | 'KEYSTORE_UNREADABLE'
  | 'KEYSTORE_PASSWORD_WRONG'
  | 'KEYSTORE_CIPHER_OLD'
  | 'KEYSTORE_KEY_MISSING'
  | 'KEYSTORE_CERTIFICATE_MISSING'
  | 'KEYSTORE_TIMEOUT';

export type ResourceUseConnection = {
  readonly edges: ReadonlyArray<ResourceUseEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ResourceUseEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ResourceUse;
};

export type ResourceUse = {
  readonly kind: ResourceUseKind;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly communeName: Maybe<Scalars['String']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly settingKey: Maybe<Scalars['String']['output']>;
  readonly resource: Maybe<ResourceTarget>;
};

export type ResourceUseKind =
  | 'COMMUNE'
  | 'RESOURCE'
  | 'SERVICE_SETTING';

export type ResourceTarget = {
  readonly version: Scalars['String']['output'];
  readonly type: ResourceType;
  readonly resourceId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly ags: Maybe<Scalars['AGS']['output']>;
};

export type ResourceByUrn = {
  readonly resource: Maybe<Resource>;
  readonly nearest: ReadonlyArray<Resource>;
};

export type CommuneRemoval = {
  readonly services: Scalars['Int']['output'];
  readonly roles: Scalars['Int']['output'];
  readonly resources: Scalars['Int']['output'];
  readonly processes: Scalars['Int']['output'];
  readonly runningProcesses: Scalars['Int']['output'];
};

export type CommuneProposal = {
  readonly ags: Scalars['AGS']['output'];
  readonly isAdded: Scalars['Boolean']['output'];
  readonly state: Maybe<FederalState>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly unit: Maybe<Scalars['String']['output']>;
};

export type ResourceVersion = {
  readonly id: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly yaml: Scalars['String']['output'];
  readonly changedSecrets: ReadonlyArray<Scalars['String']['output']>;
  readonly comment: Scalars['String']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedBy: Maybe<ActorRef>;
};

export type ResourceVersionConnection = {
  readonly edges: ReadonlyArray<ResourceVersionEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ResourceVersionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ResourceVersion;
};

export type AddResourceInput = {
  readonly version: Scalars['String']['input'];
  readonly type: ResourceType;
  readonly resourceId: Scalars['String']['input'];
  readonly yaml: Scalars['String']['input'];
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly isSuccessor: Scalars['Boolean']['input'];
};

export type AddResourcePayload = {
  readonly resourceEdge: Maybe<ResourceEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type EditResourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly yaml: Scalars['String']['input'];
  readonly comment?: InputMaybe<Scalars['String']['input']>;
};

export type EditResourcePayload = {
  readonly resource: Maybe<Resource>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveResourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly replacementId?: InputMaybe<Scalars['String']['input']>;
  readonly isUseConfirmed: Scalars['Boolean']['input'];
  readonly communeName?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveResourcePayload = {
  readonly removedId: Maybe<Scalars['ID']['output']>;
  readonly resource: Maybe<Resource>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreResourceVersionInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly versionId: Scalars['ID']['input'];
};

export type RestoreResourceVersionPayload = {
  readonly resource: Maybe<Resource>;
  readonly errors: ReadonlyArray<UserError>;
};

export type TestResourceConnectionInput = {
  readonly version: Scalars['String']['input'];
  readonly type: ResourceType;
  readonly yaml: Scalars['String']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
};

export type TestResourceConnectionPayload = {
  readonly result: Maybe<ConnectionTestResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ConnectionTestResult = {
  readonly outcome: ConnectionTestOutcome;
  readonly target: Scalars['String']['output'];
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  readonly durationMs: Scalars['Int']['output'];
  readonly tlsExpiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly detail: Maybe<Scalars['String']['output']>;
};

export type ConnectionTestOutcome =
  | 'REACHABLE'
  | 'ERROR_STATUS'
  | 'UNEXPECTED_ANSWER'
  | 'CREDENTIALS_REFUSED'
  | 'ADDRESS_REFUSED'
  | 'TLS_FAILED'
  | 'UNREACHABLE'
  | 'TIMEOUT';

export type CheckKeystoreInput = {
  readonly content: Scalars['String']['input'];
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

export type CheckKeystorePayload = {
  readonly check: Maybe<KeystoreCheck>;
  readonly errors: ReadonlyArray<UserError>;
};

export type KeystoreCheck = {
  readonly format: Maybe<KeystoreFormat>;
  readonly certificates: ReadonlyArray<Certificate>;
  readonly problem: Maybe<KeystoreProblem>;
};

export type KeystoreFormat =
  | 'PKCS12'
  | 'PEM';

export type PreviewResourceImportInput = {
  readonly files: ReadonlyArray<Scalars['Upload']['input']>;
};

export type PreviewResourceImportPayload = {
  readonly preview: Maybe<ResourceImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResourceImportPreview = {
  readonly token: Scalars['String']['output'];
  readonly items: ReadonlyArray<ResourceImportItem>;
};

export type ResourceImportItem = {
  readonly fileName: Scalars['String']['output'];
  readonly outcome: ResourceImportOutcome;
  readonly urn: Maybe<Scalars['String']['output']>;
  readonly type: Maybe<ResourceType>;
  readonly before: Maybe<Scalars['String']['output']>;
  readonly after: Maybe<Scalars['String']['output']>;
  readonly missingSecrets: ReadonlyArray<Scalars['String']['output']>;
  readonly problems: ReadonlyArray<UserError>;
};

export type ResourceImportOutcome =
  | 'NEW'
  | 'CHANGED'
  | 'UNCHANGED'
  | 'FAULTY';

export type ImportResourcesInput = {
  readonly files: ReadonlyArray<Scalars['Upload']['input']>;
  readonly token: Scalars['String']['input'];
  readonly urns: ReadonlyArray<Scalars['String']['input']>;
};

export type ImportResourcesPayload = {
  readonly resources: Maybe<ReadonlyArray<Resource>>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportResourcesInput = {
  readonly filter?: InputMaybe<ResourceFilter>;
  readonly orderBy?: InputMaybe<ResourceOrder>;
};

export type ExportResourcesPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type DownloadResourcesInput = {
  readonly filter?: InputMaybe<ResourceFilter>;
};

export type DownloadResourcesPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetryCommuneInitializationInput = {
  readonly ags: Scalars['AGS']['input'];
};

export type RetryCommuneInitializationPayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ImportKind =
  | 'POSTAL_CODES'
  | 'RESIDENTIAL_PROPERTIES'
  | 'OKKOMM_RESIDENTIAL_PROPERTIES';

export type SnapshotKind =
  | 'POSTAL_CODES'
  | 'RESIDENTIAL_PROPERTIES';

export type ImportPreview = Node & {
  readonly id: Scalars['ID']['output'];
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly token: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly encoding: Maybe<TextEncoding>;
  readonly sample: Maybe<Scalars['String']['output']>;
  readonly ignoredColumns: ReadonlyArray<Scalars['String']['output']>;
  readonly otherCommunes: Maybe<ImportOtherCommunes>;
  readonly progressDone: Scalars['Int']['output'];
  readonly progressTotal: Maybe<Scalars['Int']['output']>;
  readonly counts: ImportCounts;
  readonly problemCounts: ReadonlyArray<ImportProblemCount>;
  readonly problems: ImportProblemConnection;
  readonly problemFile: Maybe<Download>;
  readonly changes: ReadonlyArray<ImportChange>;
  readonly needsConfirmation: ReadonlyArray<ErrorCode>;
  readonly failure: Maybe<UserError>;
  readonly snapshot: Maybe<Snapshot>;
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};


export type ImportPreviewproblemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type ImportPreviewproblemFileArgs = {
  language?: Language;
};


export type ImportPreviewchangesArgs = {
  kind: ImportChangeKind;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ImportState =
  | 'CHECKING'
  | 'READY'
  | 'REFUSED'
  | 'COMMITTED'
  | 'CANCELLED'
  | 'EXPIRED';

export type Language =
  | 'DE'
  | 'EN';

export type TextEncoding =
  | 'UTF_8'
  | 'UTF_16LE'
  | 'UTF_16BE'
  | 'WINDOWS_1252'
  | 'CP850'
  | 'MAC_ROMAN';

export type ImportCounts = {
  readonly added: Scalars['Int']['output'];
  readonly changed: Scalars['Int']['output'];
  readonly unchanged: Scalars['Int']['output'];
  readonly removed: Scalars['Int']['output'];
  readonly refused: Scalars['Int']['output'];
};

export type ImportProblemCount = {
  readonly code: ErrorCode;
  readonly count: Scalars['Int']['output'];
};

export type ImportProblem = {
  readonly line: Scalars['Int']['output'];
  readonly column: Maybe<Scalars['Int']['output']>;
  readonly columnName: Maybe<Scalars['String']['output']>;
  readonly value: Maybe<Scalars['String']['output']>;
  readonly error: UserError;
};

export type ImportProblemConnection = {
  readonly edges: ReadonlyArray<ImportProblemEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ImportProblemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ImportProblem;
};

export type ImportChange = {
  readonly line: Maybe<Scalars['Int']['output']>;
  readonly kind: ImportChangeKind;
  readonly label: Scalars['String']['output'];
  readonly changes: ReadonlyArray<FieldChange>;
};

export type ImportChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'UNCHANGED'
  | 'REMOVED';

export type Snapshot = Node & {
  readonly id: Scalars['ID']['output'];
  readonly kind: SnapshotKind;
  readonly rowCount: Scalars['Int']['output'];
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type CommitImportInput = {
  readonly id: Scalars['ID']['input'];
  readonly token: Scalars['String']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type CommitImportPayload = {
  readonly importPreview: Maybe<ImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelImportInput = {
  readonly id: Scalars['ID']['input'];
};

export type CancelImportPayload = {
  readonly importPreview: Maybe<ImportPreview>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreSnapshotInput = {
  readonly id: Scalars['ID']['input'];
};

export type RestoreSnapshotPayload = {
  readonly commune: Maybe<Commune>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SystemOverview = {
  readonly figures: Maybe<SystemFigures>;
  readonly secrets: Maybe<StoredSecrets>;
  readonly courses: ReadonlyArray<SystemCourse>;
  readonly installation: InstallationFacts;
  readonly attention: ReadonlyArray<AttentionReport>;
};


export type SystemOverviewattentionArgs = {
  kinds: InputMaybe<ReadonlyArray<AttentionKind>>;
};

export type AttentionKind =
  | 'PROCESS_ERROR_GROUP'
  | 'PROCESS_WITHOUT_RETRY'
  | 'KBA_PASSWORD'
  | 'KEYSTORE'
  | 'SECRET_KEY'
  | 'JOB_FAILED'
  | 'IMPORT_FAILED'
  | 'COMMUNE_NOT_INITIALIZED'
  | 'FEE_GAP'
  | 'FEE_OVERLAP'
  | 'WATER_METER_READING'
  | 'MAIL_REFUSED'
  | 'INVITATION_EXPIRING'
  | 'TEXT_INCOMPLETE'
  | 'RESOURCE_DEPRECATED';

export type AttentionReport = {
  readonly kind: AttentionKind;
  readonly lines: Maybe<ReadonlyArray<AttentionLine>>;
  readonly computedAt: Scalars['DateTime']['output'];
};

export type AttentionLine = {
  readonly id: Scalars['ID']['output'];
  readonly kind: AttentionKind;
  readonly urgency: AttentionUrgency;
  readonly subject: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly communeCount: Maybe<Scalars['Int']['output']>;
  readonly serviceCount: Maybe<Scalars['Int']['output']>;
  readonly since: Maybe<Scalars['DateTime']['output']>;
  readonly endsOn: Maybe<Scalars['Date']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly seen: Maybe<AttentionSeen>;
};

export type MarkAttentionSeenInput = {
  readonly id: Scalars['ID']['input'];
  readonly until: Scalars['Date']['input'];
  readonly reason: Scalars['String']['input'];
};

export type MarkAttentionSeenPayload = {
  readonly line: Maybe<AttentionLine>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UnmarkAttentionSeenInput = {
  readonly id: Scalars['ID']['input'];
};

export type UnmarkAttentionSeenPayload = {
  readonly line: Maybe<AttentionLine>;
  readonly errors: ReadonlyArray<UserError>;
};

export type AttentionUrgency =
  | 'ERROR'
  | 'WARNING';

export type AttentionSeen = {
  readonly until: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly isOutgrown: Scalars['Boolean']['output'];
  readonly by: ActorRef;
  readonly at: Scalars['DateTime']['output'];
};

export type AttentionItem = {
  readonly id: Scalars['ID']['output'];
  readonly kind: AttentionKind;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly key: Maybe<Scalars['String']['output']>;
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly communeName: Maybe<Scalars['String']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly resource: Maybe<AttentionResource>;
  readonly since: Maybe<Scalars['DateTime']['output']>;
  readonly from: Maybe<Scalars['Date']['output']>;
  readonly to: Maybe<Scalars['Date']['output']>;
  readonly missingCount: Maybe<Scalars['Int']['output']>;
  readonly outdatedCount: Maybe<Scalars['Int']['output']>;
  readonly isUnreadable: Maybe<Scalars['Boolean']['output']>;
  readonly error: Maybe<UserError>;
};

export type AttentionResource = {
  readonly version: Scalars['String']['output'];
  readonly type: ResourceType;
  readonly resourceId: Scalars['String']['output'];
};

export type AttentionItemConnection = {
  readonly edges: ReadonlyArray<AttentionItemEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type AttentionItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AttentionItem;
};

export type OwnTaskKind =
  | 'KBA_PASSWORD'
  | 'APPLICATION_ERROR'
  | 'FEE_GAP'
  | 'FEE_OVERLAP'
  | 'TEXT_INCOMPLETE'
  | 'TEXT_DRAFT'
  | 'FEEDBACK_UNREAD';

export type OwnTaskReport = {
  readonly kind: OwnTaskKind;
  readonly tasks: Maybe<ReadonlyArray<OwnTask>>;
  readonly totalCount: Maybe<Scalars['Int']['output']>;
  readonly count: Maybe<Scalars['Int']['output']>;
};

export type OwnTask = {
  readonly id: Scalars['ID']['output'];
  readonly kind: OwnTaskKind;
  readonly urgency: AttentionUrgency;
  readonly ags: Scalars['AGS']['output'];
  readonly communeName: Scalars['String']['output'];
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  readonly missingCount: Maybe<Scalars['Int']['output']>;
  readonly outdatedCount: Maybe<Scalars['Int']['output']>;
  readonly since: Maybe<Scalars['DateTime']['output']>;
  readonly endsOn: Maybe<Scalars['Date']['output']>;
  readonly changedAt: Maybe<Scalars['DateTime']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
};

export type AutomatedJobs = {
  readonly jobs: ReadonlyArray<AutomatedJob>;
  readonly pause: Maybe<AutomatedJobPause>;
  readonly revision: Scalars['Int']['output'];
};

export type AutomatedJob = Node & {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly schedule: Maybe<Scalars['String']['output']>;
  readonly nextRunAt: Maybe<Scalars['DateTime']['output']>;
  readonly isRunnable: Scalars['Boolean']['output'];
  readonly pause: Maybe<AutomatedJobPause>;
  readonly currentRun: Maybe<AutomatedJobRun>;
  readonly lastRun: Maybe<AutomatedJobRun>;
  readonly course: ReadonlyArray<AutomatedJobRun>;
  readonly revision: Scalars['Int']['output'];
};

export type AutomatedJobPause = {
  readonly since: Scalars['DateTime']['output'];
  readonly until: Maybe<Scalars['DateTime']['output']>;
  readonly note: Scalars['String']['output'];
  readonly by: ActorRef;
};

export type AutomatedJobRun = Node & {
  readonly id: Scalars['ID']['output'];
  readonly jobName: Scalars['String']['output'];
  readonly state: AutomatedJobRunState;
  readonly cause: AutomatedJobRunCause;
  readonly dueAt: Scalars['DateTime']['output'];
  readonly lastDueAt: Scalars['DateTime']['output'];
  readonly dueCount: Scalars['Int']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly durationMs: Maybe<Scalars['Int']['output']>;
  readonly startedBy: ActorRef;
  readonly attempts: Scalars['Int']['output'];
  readonly retryAt: Maybe<Scalars['DateTime']['output']>;
  readonly figures: ReadonlyArray<AutomatedJobFigure>;
  readonly failure: Maybe<AutomatedJobFailure>;
  readonly skipReason: Maybe<AutomatedJobSkipReason>;
  readonly note: Maybe<Scalars['String']['output']>;
  readonly server: Maybe<Scalars['String']['output']>;
  readonly serviceSwitchId: Maybe<Scalars['ID']['output']>;
  readonly changes: AutomatedJobChangeConnection;
  readonly logs: AutomatedJobLogConnection;
};


export type AutomatedJobRunchangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type AutomatedJobRunlogsArgs = {
  text: InputMaybe<Scalars['String']['input']>;
  levels: InputMaybe<ReadonlyArray<AutomatedJobLogLevel>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type AutomatedJobRunState =
  | 'WAITING'
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'PARTLY_FAILED'
  | 'FAILED'
  | 'SKIPPED'
  | 'MISSED'
  | 'OVERLAPPED'
  | 'PAUSED';

export type AutomatedJobRunCause =
  | 'SCHEDULE'
  | 'CATCH_UP'
  | 'MANUAL'
  | 'START';

export type AutomatedJobSkipReason =
  | 'NO_MAIL_SERVER'
  | 'NO_AUTOMATIC_COMMUNES'
  | 'NOTHING_DUE'
  | 'CANCELLED';

export type AutomatedJobFigure = {
  readonly name: AutomatedJobFigureName;
  readonly count: Scalars['Int']['output'];
};

export type AutomatedJobFigureName =
  | 'COMMUNES'
  | 'PROCESSES'
  | 'ENTRIES'
  | 'CHECKED'
  | 'CHANGED'
  | 'UNCHANGED'
  | 'CORRECTED'
  | 'REENCRYPTED'
  | 'RECORDED'
  | 'SUMMED'
  | 'SENT'
  | 'DELIVERED'
  | 'EXPIRED'
  | 'ERASED'
  | 'REMOVED'
  | 'HELD'
  | 'CHAINED'
  | 'VERIFIED'
  | 'PSEUDONYMISED'
  | 'SKIPPED'
  | 'INVALID'
  | 'UNREADABLE'
  | 'FAILED';

export type AutomatedJobFailure = {
  readonly reason: AutomatedJobFailureReason;
  readonly detail: Maybe<Scalars['String']['output']>;
};

export type AutomatedJobFailureReason =
  | 'INTERRUPTED'
  | 'DATABASE_UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'INCOMPLETE'
  | 'UNEXPECTED';

export type AutomatedJobChange = {
  readonly label: Scalars['String']['output'];
  readonly ags: Maybe<Scalars['AGS']['output']>;
  readonly communeName: Maybe<Scalars['String']['output']>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly resource: Maybe<Scalars['String']['output']>;
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly pid: Maybe<Scalars['String']['output']>;
};

export type AutomatedJobChangeConnection = {
  readonly edges: ReadonlyArray<AutomatedJobChangeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type AutomatedJobChangeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AutomatedJobChange;
};

export type AutomatedJobLogLevel =
  | 'INFO'
  | 'WARN'
  | 'ERROR';

export type AutomatedJobLog = {
  readonly at: Scalars['DateTime']['output'];
  readonly level: AutomatedJobLogLevel;
  readonly message: Scalars['String']['output'];
};

export type AutomatedJobLogConnection = {
  readonly edges: ReadonlyArray<AutomatedJobLogEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type AutomatedJobLogEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AutomatedJobLog;
};

export type AutomatedJobRunConnection = {
  readonly edges: ReadonlyArray<AutomatedJobRunEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type AutomatedJobRunEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: AutomatedJobRun;
};

export type AutomatedJobRunFilter = {
  readonly jobs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<AutomatedJobRunState>>;
  readonly period?: InputMaybe<DateRange>;
};

export type DateRange = {
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type RunAutomatedJobInput = {
  readonly name: Scalars['String']['input'];
};

export type RunAutomatedJobPayload = {
  readonly job: Maybe<AutomatedJob>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PauseAutomatedJobInput = {
  readonly name: Scalars['String']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  readonly note: Scalars['String']['input'];
};

export type PauseAutomatedJobPayload = {
  readonly job: Maybe<AutomatedJob>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResumeAutomatedJobInput = {
  readonly name: Scalars['String']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ResumeAutomatedJobPayload = {
  readonly job: Maybe<AutomatedJob>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PauseAllAutomatedJobsInput = {
  readonly revision: Scalars['Int']['input'];
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  readonly note: Scalars['String']['input'];
};

export type PauseAllAutomatedJobsPayload = {
  readonly automatedJobs: Maybe<AutomatedJobs>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ResumeAllAutomatedJobsInput = {
  readonly revision: Scalars['Int']['input'];
};

export type ResumeAllAutomatedJobsPayload = {
  readonly automatedJobs: Maybe<AutomatedJobs>;
  readonly errors: ReadonlyArray<UserError>;
};

export type StoredSecrets = {
  readonly total: Scalars['Int']['output'];
  readonly previousKeyCount: Scalars['Int']['output'];
  readonly unreadableCount: Scalars['Int']['output'];
};

export type SystemFigures = {
  readonly communeCount: Scalars['Int']['output'];
  readonly communesByState: ReadonlyArray<StateCount>;
  readonly communeServiceCount: Scalars['Int']['output'];
  readonly offeredServiceCount: Scalars['Int']['output'];
  readonly activeUserCount: Scalars['Int']['output'];
  readonly invitedUserCount: Scalars['Int']['output'];
  readonly inactiveUserCount: Scalars['Int']['output'];
  readonly sessionCount: Scalars['Int']['output'];
};

export type SystemFigure =
  | 'PROCESSES'
  | 'MEDIAN_SECONDS'
  | 'PAYMENTS'
  | 'ACTIVE_USERS'
  | 'COMMUNES'
  | 'SERVICES';

export type SystemCourse = {
  readonly figure: SystemFigure;
  readonly days: Maybe<ReadonlyArray<SystemCourseDay>>;
  readonly total: Maybe<Scalars['Int']['output']>;
};

export type SystemCourseDay = {
  readonly day: Scalars['Date']['output'];
  readonly value: Maybe<Scalars['Int']['output']>;
};

export type InstallationFacts = {
  readonly schemaVersion: Maybe<Scalars['String']['output']>;
  readonly databaseMegabytes: Maybe<Scalars['Int']['output']>;
  readonly waitingJobCount: Maybe<Scalars['Int']['output']>;
  readonly backup: BackupReport;
};

export type BackupReport = {
  readonly state: BackupState;
  readonly at: Maybe<Scalars['DateTime']['output']>;
};

export type BackupState =
  | 'CURRENT'
  | 'OVERDUE'
  | 'NOT_REPORTED'
  | 'UNREADABLE';

export type StateCount = {
  readonly state: FederalState;
  readonly count: Scalars['Int']['output'];
};

export type SavedView = Node & {
  readonly id: Scalars['ID']['output'];
  readonly screen: SavedViewScreen;
  readonly name: Scalars['String']['output'];
  readonly search: Scalars['String']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly createdBy: ActorRef;
  readonly revision: Scalars['Int']['output'];
};

export type SavedViewScreen =
  | 'PROCESSES'
  | 'APPLICATIONS'
  | 'USERS'
  | 'BOOKINGS'
  | 'SERVICES'
  | 'ACTIVITIES';

export type SavedViewConnection = {
  readonly edges: ReadonlyArray<SavedViewEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SavedViewEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SavedView;
};

export type SaveViewInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly screen: SavedViewScreen;
  readonly name: Scalars['String']['input'];
  readonly search: Scalars['String']['input'];
  readonly isShared: Scalars['Boolean']['input'];
};

export type SaveViewPayload = {
  readonly viewEdge: Maybe<SavedViewEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveViewsInput = {
  readonly items: ReadonlyArray<RevisionedIdInput>;
};

export type RemoveViewsPayload = {
  readonly conflicts: ReadonlyArray<SavedView>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type ActorRef = {
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly username: Scalars['String']['output'];
  readonly role: Maybe<RoleType>;
};

export type Download = {
  readonly url: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly byteSize: Maybe<Scalars['Int']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type FieldChange = {
  readonly path: Scalars['String']['output'];
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly after: Maybe<Scalars['JSON']['output']>;
};

export type RevisionedIdInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type UserError = {
  readonly code: ErrorCode;
  readonly field: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly params: ReadonlyArray<ErrorParam>;
};

export type ErrorParam = {
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type ErrorCode =
  | 'insufficient_permissions'
  | 'invalid_credentials'
  | 'unauthorized'
  | 'bad_request'
  | 'unknown_operation'
  | 'invalid_token'
  | 'internal_error'
  | 'database_unavailable'
  | 'storage_full'
  | 'too_many_attempts'
  | 'password_too_short'
  | 'password_not_allowed'
  | 'password_too_common'
  | 'password_one_character'
  | 'text_too_long'
  | 'not_found'
  | 'csv_error'
  | 'services_duplicates'
  | 'import_residential_properties_error'
  | 'residential_properties_load_error'
  | 'residential_properties_export_error'
  | 'commune_unavailable'
  | 'conflict'
  | 'required'
  | 'not_unique'
  | 'url_invalid'
  | 'text_invalid'
  | 'list_too_long'
  | 'ags_invalid'
  | 'authority_prefix_invalid'
  | 'authority_identifier_invalid'
  | 'ags_configured_already'
  | 'end_before_start'
  | 'running_period_change'
  | 'file_type_not_allowed'
  | 'file_too_large'
  | 'image_too_large'
  | 'columns_missing'
  | 'row_duplicate'
  | 'leading_zero_lost'
  | 'shrink_needs_confirmation'
  | 'preview_expired'
  | 'date_invalid'
  | 'already_running'
  | 'address_refused'
  | 'status_not_allowed'
  | 'latest_residential_properties_update_error'
  | 'upload_residential_properties_file_error'
  | 'from_utf8_error'
  | 'postal_code_invalid'
  | 'service_unknown'
  | 'file_empty'
  | 'file_unreadable'
  | 'csv_separator_wrong'
  | 'csv_quote_open'
  | 'csv_nul_byte'
  | 'csv_line_too_long'
  | 'csv_encoding_mixed'
  | 'csv_field_count'
  | 'too_many_rows'
  | 'ags_outside_commune'
  | 'ags_unknown'
  | 'rows_left_out'
  | 'rows_of_other_communes'
  | 'all_rows_faulty'
  | 'import_interrupted'
  | 'import_cancelled'
  | 'okkomm_not_configured'
  | 'okkomm_failed'
  | 'automatic_needs_okkomm'
  | 'restart_failed'
  | 'applicant_data_erased'
  | 'erasure_held'
  | 'completion_error'
  | 'count_mismatch'
  | 'export_limit_invalid'
  | 'export_limit_exceeded'
  | 'capability_missing'
  | 'file_upload_error'
  | 'username_already_exists'
  | 'username_look_alike'
  | 'invisible_characters'
  | 'email_already_exists'
  | 'email_invalid'
  | 'user_already_activated'
  | 'user_save_error'
  | 'user_list_download_error'
  | 'commune_already_added'
  | 'commune_unknown'
  | 'service_not_offered'
  | 'role_types_mixed'
  | 'role_unknown'
  | 'role_not_allowed'
  | 'own_rights'
  | 'last_admin'
  | 'name_mismatch'
  | 'invite_too_soon'
  | 'password_wrong'
  | 'user_rows_differ'
  | 'placeholder_lost'
  | 'placeholder_unknown'
  | 'placeholder_malformed'
  | 'placeholder_quoted'
  | 'placeholder_type_changed'
  | 'plural_branch_unknown'
  | 'branch_other_missing'
  | 'texts_faulty'
  | 'texts_too_large'
  | 'html_not_allowed'
  | 'html_not_closed'
  | 'language_invalid'
  | 'german_required'
  | 'draft_missing'
  | 'no_default_locale'
  | 'languages_missing_in_commune'
  | 'phone_invalid'
  | 'number_out_of_range'
  | 'not_snake_case'
  | 'setting_known'
  | 'resource_unknown'
  | 'number_invalid'
  | 'bounds_reversed'
  | 'options_required'
  | 'fee_id_invalid'
  | 'not_decimal'
  | 'too_many_decimal_places'
  | 'decimal_ambiguous'
  | 'amount_out_of_range'
  | 'percentage_out_of_range'
  | 'fee_rule_too_large'
  | 'fee_rule_malformed'
  | 'fee_rule_incomplete'
  | 'fee_rule_type_mismatch'
  | 'fee_rule_variable_unknown'
  | 'fee_unknown'
  | 'fee_change_too_large'
  | 'fee_inactive'
  | 'total_out_of_range'
  | 'fee_rule_example_failed'
  | 'fee_rule_example_changed'
  | 'form_breaks_applications'
  | 'changing_fixed_service_file_local_error'
  | 'file_path_invalid'
  | 'file_extension_not_allowed'
  | 'file_appended_data'
  | 'file_has_archive'
  | 'file_reset_error'
  | 'undo_expired'
  | 'file_download_error'
  | 'too_many_files'
  | 'files_too_large'
  | 'json_invalid'
  | 'translation_file_invalid'
  | 'json_key_duplicate'
  | 'too_many_texts'
  | 'no_changes_in_file'
  | 'zip_error'
  | 'zip_unsafe'
  | 'zip_entry_unreadable'
  | 'zip_path_ambiguous'
  | 'resource_invalid'
  | 'resource_unchanged'
  | 'resource_id_invalid'
  | 'resource_in_use'
  | 'commune_ags_fixed'
  | 'commune_has_running_processes'
  | 'commune_initialization_failed'
  | 'feedback_personal_data'
  | 'feedback_span_invalid'
  | 'nothing_to_export'
  | 'no_new_bookings'
  | 'booking_run_continued'
  | 'report_name_invalid'
  | 'file_extension_invalid'
  | 'report_template_unsafe'
  | 'report_placeholder_malformed'
  | 'report_expressions_unconfirmed'
  | 'service_report_not_found'
  | 'receipt_number_taken'
  | 'refund_too_high'
  | 'connection_not_testable'
  | 'secret_address_changed'
  | 'stba_number_invalid'
  | 'date_in_future'
  | 'date_in_past'
  | 'email_blocked'
  | 'service_in_maintenance'
  | 'purpose_required'
  | 'contact_invalid'
  | 'sender_invalid'
  | 'setting_locked'
  | 'language_not_offered'
  | 'mail_not_configured'
  | 'mail_failed'
  | 'test_mail_too_soon';

export type RoleType =
  | 'MEMBER'
  | 'SUPPORT'
  | 'ADMIN';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BackgroundRun:
    | ( FeeChangeModel & { __typename: 'FeeChange' } )
    | ( ServiceSwitchModel & { __typename: 'ServiceSwitch' } )
    | ( TextTransferModel & { __typename: 'TextTransfer' } )
  ;
  Node:
    | ( SessionModel & { __typename: 'Session' } )
    | ( UserModel & { __typename: 'User' } )
    | ( CommuneModel & { __typename: 'Commune' } )
    | ( CatalogueServiceModel & { __typename: 'Service' } )
    | ( CommuneServiceModel & { __typename: 'CommuneService' } )
    | ( ServiceSnapshotModel & { __typename: 'ServiceSnapshot' } )
    | ( FeeModel & { __typename: 'Fee' } )
    | ( SystemFeeModel & { __typename: 'SystemFee' } )
    | ( ErasureProofModel & { __typename: 'ApplicantErasure' } )
    | ( FeeChangeModel & { __typename: 'FeeChange' } )
    | ( ServiceSwitchModel & { __typename: 'ServiceSwitch' } )
    | ( ServiceFeeRuleModel & { __typename: 'FeeRule' } )
    | ( TextTransferModel & { __typename: 'TextTransfer' } )
    | ( PredefinedFileModel & { __typename: 'PredefinedFile' } )
    | ( ServiceFileModel & { __typename: 'ServiceFile' } )
    | ( PostalCodeModel & { __typename: 'PostalCode' } )
    | ( RegisterOfficeModel & { __typename: 'RegisterOffice' } )
    | ( CountryModel & { __typename: 'Country' } )
    | ( ResidentialPropertyModel & { __typename: 'ResidentialProperty' } )
    | ( WaterMeterReadingModel & { __typename: 'WaterMeterReadingCommune' } )
    | ( ResourceModel & { __typename: 'Resource' } )
    | ( ImportPreviewModel & { __typename: 'ImportPreview' } )
    | ( SnapshotModel & { __typename: 'Snapshot' } )
    | ( ListedJobModel & { __typename: 'AutomatedJob' } )
    | ( StoredJobRunModel & { __typename: 'AutomatedJobRun' } )
    | ( SavedViewModel & { __typename: 'SavedView' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Query: ResolverTypeWrapper<unknown>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<unknown>;
  Subscription: ResolverTypeWrapper<unknown>;
  Instance: ResolverTypeWrapper<Instance>;
  SystemSettings: ResolverTypeWrapper<DescribedSettingsModel>;
  SystemSettingUnit: SystemSettingUnit;
  SystemSetting: ResolverTypeWrapper<Omit<SystemSetting, 'updatedBy'> & { updatedBy: Maybe<ResolversTypes['ActorRef']> }>;
  SystemSettingValues: ResolverTypeWrapper<SystemSettingValues>;
  SystemBanner: ResolverTypeWrapper<SystemBanner>;
  SystemSettingChanges: SystemSettingChanges;
  SystemBannerInput: SystemBannerInput;
  SaveSystemSettingsInput: SaveSystemSettingsInput;
  SaveSystemSettingsPayload: ResolverTypeWrapper<Omit<SaveSystemSettingsPayload, 'systemSettings'> & { systemSettings: Maybe<ResolversTypes['SystemSettings']> }>;
  SystemSettingsEffects: ResolverTypeWrapper<SystemSettingsEffects>;
  LanguageInUse: ResolverTypeWrapper<LanguageInUse>;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: ResolverTypeWrapper<SendTestMailPayload>;
  Stage: Stage;
  LoginResult: ResolverTypeWrapper<LoggedInModel>;
  UserResult: ResolverTypeWrapper<CurrentUserModel>;
  ServiceMaintenance: ResolverTypeWrapper<MaintenanceModel>;
  SaveServiceMaintenanceInput: SaveServiceMaintenanceInput;
  MaintenanceTextInput: MaintenanceTextInput;
  SaveServiceMaintenancePayload: ResolverTypeWrapper<Omit<SaveServiceMaintenancePayload, 'service'> & { service: Maybe<ResolversTypes['Service']> }>;
  EndServiceMaintenanceInput: EndServiceMaintenanceInput;
  EndServiceMaintenancePayload: ResolverTypeWrapper<Omit<EndServiceMaintenancePayload, 'service'> & { service: Maybe<ResolversTypes['Service']> }>;
  AcceptUserInviteInput: AcceptUserInviteInput;
  Session: ResolverTypeWrapper<SessionModel>;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  ExtendSessionInput: ExtendSessionInput;
  ExtendSessionPayload: ResolverTypeWrapper<Omit<ExtendSessionPayload, 'session'> & { session: Maybe<ResolversTypes['Session']> }>;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<EndSessionsPayload>;
  OwnPreferences: ResolverTypeWrapper<OwnPreferences>;
  SaveOwnPreferencesInput: SaveOwnPreferencesInput;
  SaveOwnPreferencesPayload: ResolverTypeWrapper<SaveOwnPreferencesPayload>;
  PlaceKind: PlaceKind;
  Place: ResolverTypeWrapper<PlaceModel>;
  OwnPlaces: ResolverTypeWrapper<Omit<OwnPlaces, 'favourites' | 'recent'> & { favourites: ReadonlyArray<ResolversTypes['Place']>, recent: ReadonlyArray<ResolversTypes['Place']> }>;
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: ResolverTypeWrapper<Omit<SetFavouritePayload, 'favourites'> & { favourites: Maybe<ReadonlyArray<ResolversTypes['Place']>> }>;
  PlaceVisitInput: PlaceVisitInput;
  RecordVisitsInput: RecordVisitsInput;
  RecordVisitsPayload: ResolverTypeWrapper<Omit<RecordVisitsPayload, 'places'> & { places: Maybe<ResolversTypes['OwnPlaces']> }>;
  QuickSearch: ResolverTypeWrapper<QuickSearchModel>;
  FoundRecordKind: FoundRecordKind;
  FoundRecord: ResolverTypeWrapper<FoundRecordModel>;
  CommuneOffer: ResolverTypeWrapper<CommuneOffer>;
  CommuneDirectory: ResolverTypeWrapper<CommuneDirectory>;
  OwnSettings: ResolverTypeWrapper<OwnSettings>;
  SaveOwnSettingsInput: SaveOwnSettingsInput;
  SaveOwnSettingsPayload: ResolverTypeWrapper<SaveOwnSettingsPayload>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  User: ResolverTypeWrapper<UserModel>;
  UserStatus: UserStatus;
  Role: ResolverTypeWrapper<Omit<Role, 'commune'> & { commune: Maybe<ResolversTypes['RoleCommune']> }>;
  RoleCommune: ResolverTypeWrapper<RoleCommuneModel>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitationStatus: InvitationStatus;
  InvitationDelivery: InvitationDelivery;
  Deactivation: ResolverTypeWrapper<Omit<Deactivation, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  UserConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['User']>>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  UserOrderField: UserOrderField;
  RoleInput: RoleInput;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<Omit<CreateUserPayload, 'userEdge'> & { userEdge: Maybe<ResolversTypes['UserEdge']> }>;
  SaveUserInput: SaveUserInput;
  SaveUserPayload: ResolverTypeWrapper<Omit<SaveUserPayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  DeactivateUserInput: DeactivateUserInput;
  DeactivateUserPayload: ResolverTypeWrapper<Omit<DeactivateUserPayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  ReactivateUserInput: ReactivateUserInput;
  ReactivateUserPayload: ResolverTypeWrapper<Omit<ReactivateUserPayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  RemoveUserInput: RemoveUserInput;
  RemoveUserPayload: ResolverTypeWrapper<Omit<RemoveUserPayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  SendUserInviteInput: SendUserInviteInput;
  SendUserInvitePayload: ResolverTypeWrapper<Omit<SendUserInvitePayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  WithdrawUserInviteInput: WithdrawUserInviteInput;
  WithdrawUserInvitePayload: ResolverTypeWrapper<Omit<WithdrawUserInvitePayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  SendPasswordResetInput: SendPasswordResetInput;
  SendPasswordResetPayload: ResolverTypeWrapper<Omit<SendPasswordResetPayload, 'user'> & { user: Maybe<ResolversTypes['User']> }>;
  PreviewUserImportInput: PreviewUserImportInput;
  PreviewUserImportPayload: ResolverTypeWrapper<PreviewUserImportPayload>;
  ImportOtherCommunes: ResolverTypeWrapper<ImportOtherCommunes>;
  ImportOtherCommune: ResolverTypeWrapper<ImportOtherCommune>;
  UserImport: ResolverTypeWrapper<UserImport>;
  UserImportExample: ResolverTypeWrapper<UserImportExample>;
  CommitUserImportInput: CommitUserImportInput;
  CommitUserImportPayload: ResolverTypeWrapper<CommitUserImportPayload>;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  ExportUsersInput: ExportUsersInput;
  ExportUsersPayload: ResolverTypeWrapper<ExportUsersPayload>;
  CommuneEditor: ResolverTypeWrapper<CommuneEditorModel>;
  CommuneEditorConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['CommuneEditor']>>;
  CommuneEditorEdge: ResolverTypeWrapper<Omit<CommuneEditorEdge, 'node'> & { node: ResolversTypes['CommuneEditor'] }>;
  Commune: ResolverTypeWrapper<CommuneModel>;
  CommuneConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Commune']>>;
  CommuneEdge: ResolverTypeWrapper<Omit<CommuneEdge, 'node'> & { node: ResolversTypes['Commune'] }>;
  CommuneFilter: CommuneFilter;
  CommuneOrder: CommuneOrder;
  CommuneOrderField: CommuneOrderField;
  FederalState: FederalState;
  Picture: ResolverTypeWrapper<PictureModel>;
  CommuneInitialization: CommuneInitialization;
  CommuneCounts: ResolverTypeWrapper<CommuneCounts>;
  SaveCommuneInput: SaveCommuneInput;
  SaveCommunePayload: ResolverTypeWrapper<Omit<SaveCommunePayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  UploadCommunePictureInput: UploadCommunePictureInput;
  UploadCommunePicturePayload: ResolverTypeWrapper<Omit<UploadCommunePicturePayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  RemoveCommunePictureInput: RemoveCommunePictureInput;
  RemoveCommunePicturePayload: ResolverTypeWrapper<Omit<RemoveCommunePicturePayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  Service: ResolverTypeWrapper<CatalogueServiceModel>;
  ServiceConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Service']>>;
  ServiceEdge: ResolverTypeWrapper<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>;
  ServiceGroup: ServiceGroup;
  ServiceCapability: ServiceCapability;
  ServiceState: ServiceState;
  ServiceFilter: ServiceFilter;
  ServiceOrder: ServiceOrder;
  ServiceOrderField: ServiceOrderField;
  ServiceCommune: ResolverTypeWrapper<ServiceCommuneModel>;
  ServiceCommuneConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ServiceCommune']>>;
  ServiceCommuneEdge: ResolverTypeWrapper<Omit<ServiceCommuneEdge, 'node'> & { node: ResolversTypes['ServiceCommune'] }>;
  ServiceCommuneState: ServiceCommuneState;
  ServiceContentKind: ServiceContentKind;
  ServiceCommuneFilter: ServiceCommuneFilter;
  CommuneService: ResolverTypeWrapper<CommuneServiceModel>;
  CommuneServiceState: ResolverTypeWrapper<ServiceStateModel>;
  PlannedServiceSwitch: ResolverTypeWrapper<PlannedServiceSwitch>;
  ServiceChange: ResolverTypeWrapper<Omit<ServiceChange, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  ServiceContent: ResolverTypeWrapper<ServiceContent>;
  ServiceSnapshotReason: ServiceSnapshotReason;
  ServiceSnapshot: ResolverTypeWrapper<ServiceSnapshotModel>;
  ReinstallServicePortalInput: ReinstallServicePortalInput;
  ReinstallServicePortalPayload: ResolverTypeWrapper<Omit<ReinstallServicePortalPayload, 'communeService' | 'snapshot'> & { communeService: Maybe<ResolversTypes['CommuneService']>, snapshot: Maybe<ResolversTypes['ServiceSnapshot']> }>;
  RestoreServiceSnapshotInput: RestoreServiceSnapshotInput;
  RestoreServiceSnapshotPayload: ResolverTypeWrapper<Omit<RestoreServiceSnapshotPayload, 'communeService' | 'snapshot'> & { communeService: Maybe<ResolversTypes['CommuneService']>, snapshot: Maybe<ResolversTypes['ServiceSnapshot']> }>;
  ServiceForm: ResolverTypeWrapper<ServiceFormModel>;
  FormField: ResolverTypeWrapper<FormFieldModel>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  FormFieldOption: ResolverTypeWrapper<FormFieldOption>;
  FormFieldValidation: ResolverTypeWrapper<FormFieldValidation>;
  FormFieldType: FormFieldType;
  FormFieldFormat: FormFieldFormat;
  FormFieldInput: FormFieldInput;
  LocalizedTextInput: LocalizedTextInput;
  FormFieldOptionInput: FormFieldOptionInput;
  FormFieldValidationInput: FormFieldValidationInput;
  SaveServiceFormInput: SaveServiceFormInput;
  ResetServiceFormInput: ResetServiceFormInput;
  SaveServiceFormPayload: ResolverTypeWrapper<Omit<SaveServiceFormPayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  ResetServiceFormPayload: ResolverTypeWrapper<Omit<ResetServiceFormPayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  ServiceSettings: ResolverTypeWrapper<ServiceSettingsModel>;
  ServiceSettingKey: ServiceSettingKey;
  ServiceSetting: ResolverTypeWrapper<ServiceSettingModel>;
  ServiceExtension: ResolverTypeWrapper<ServiceExtension>;
  ServiceSettingInput: ServiceSettingInput;
  ServiceExtensionInput: ServiceExtensionInput;
  SaveServiceSettingsInput: SaveServiceSettingsInput;
  SaveServiceSettingsPayload: ResolverTypeWrapper<Omit<SaveServiceSettingsPayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  AddCommuneServicesInput: AddCommuneServicesInput;
  AddCommuneServicesPayload: ResolverTypeWrapper<Omit<AddCommuneServicesPayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  RemoveCommuneServiceInput: RemoveCommuneServiceInput;
  RemoveCommuneServicePayload: ResolverTypeWrapper<Omit<RemoveCommuneServicePayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  SetCommuneServicesEnabledInput: SetCommuneServicesEnabledInput;
  SetCommuneServicesEnabledPayload: ResolverTypeWrapper<Omit<SetCommuneServicesEnabledPayload, 'communeServices'> & { communeServices: ReadonlyArray<ResolversTypes['CommuneService']> }>;
  Fee: ResolverTypeWrapper<FeeModel>;
  SystemFee: ResolverTypeWrapper<SystemFeeModel>;
  PlannedFeeChange: PlannedFeeChange;
  FeeImpact: ResolverTypeWrapper<FeeImpact>;
  FeeImpactAmounts: ResolverTypeWrapper<FeeImpactAmounts>;
  FeeImpactUsual: ResolverTypeWrapper<FeeImpactUsual>;
  FeeImpactExample: ResolverTypeWrapper<FeeImpactExample>;
  SystemFeeFilter: SystemFeeFilter;
  SystemFeeConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['SystemFee']>>;
  SystemFeeEdge: ResolverTypeWrapper<Omit<SystemFeeEdge, 'node'> & { node: ResolversTypes['SystemFee'] }>;
  FeeDeviationSummary: ResolverTypeWrapper<FeeDeviationSummary>;
  FeePart: FeePart;
  FeeDeviation: ResolverTypeWrapper<FeeDeviationModel>;
  FeeDeviationOrderField: FeeDeviationOrderField;
  FeeDeviationOrder: FeeDeviationOrder;
  FeeDeviationConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['FeeDeviation']>>;
  FeeDeviationEdge: ResolverTypeWrapper<Omit<FeeDeviationEdge, 'node'> & { node: ResolversTypes['FeeDeviation'] }>;
  SaveSystemFeeInput: SaveSystemFeeInput;
  SaveSystemFeePayload: ResolverTypeWrapper<Omit<SaveSystemFeePayload, 'systemFee'> & { systemFee: Maybe<ResolversTypes['SystemFee']> }>;
  SetSystemFeeStatusInput: SetSystemFeeStatusInput;
  SetSystemFeeStatusPayload: ResolverTypeWrapper<Omit<SetSystemFeeStatusPayload, 'systemFee'> & { systemFee: Maybe<ResolversTypes['SystemFee']> }>;
  RunKind: RunKind;
  RunState: RunState;
  RunAction: RunAction;
  RunFilter: RunFilter;
  Run: ResolverTypeWrapper<RunModel>;
  RunCounts: ResolverTypeWrapper<RunCounts>;
  BackgroundRun: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BackgroundRun']>;
  RunItemState: RunItemState;
  RunItem: ResolverTypeWrapper<StoredRunItemModel>;
  RunItemConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['RunItem']>>;
  RunItemEdge: ResolverTypeWrapper<Omit<RunItemEdge, 'node'> & { node: ResolversTypes['RunItem'] }>;
  RunProgress: ResolverTypeWrapper<RunProgress>;
  StartRunInput: StartRunInput;
  StartRunPayload: ResolverTypeWrapper<Omit<StartRunPayload, 'run'> & { run: Maybe<ResolversTypes['BackgroundRun']> }>;
  RetryRunInput: RetryRunInput;
  RetryRunPayload: ResolverTypeWrapper<Omit<RetryRunPayload, 'run'> & { run: Maybe<ResolversTypes['BackgroundRun']> }>;
  CancelRunInput: CancelRunInput;
  CancelRunPayload: ResolverTypeWrapper<Omit<CancelRunPayload, 'run'> & { run: Maybe<ResolversTypes['BackgroundRun']> }>;
  ApplicantErasurePreview: ResolverTypeWrapper<ApplicantErasurePreview>;
  ApplicantErasureDue: ResolverTypeWrapper<ApplicantErasureDue>;
  ApplicantErasure: ResolverTypeWrapper<ErasureProofModel>;
  ErasedService: ResolverTypeWrapper<StoredErasurePartModel>;
  ApplicantErasureConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ApplicantErasure']>>;
  ApplicantErasureEdge: ResolverTypeWrapper<Omit<ApplicantErasureEdge, 'node'> & { node: ResolversTypes['ApplicantErasure'] }>;
  RunConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Run']>>;
  RunEdge: ResolverTypeWrapper<Omit<RunEdge, 'node'> & { node: ResolversTypes['Run'] }>;
  FeeChangeKind: FeeChangeKind;
  FeeChangeGroup: FeeChangeGroup;
  FeeChangeItemState: FeeChangeItemState;
  FeeChange: ResolverTypeWrapper<FeeChangeModel>;
  FeeChangeEffect: ResolverTypeWrapper<FeeChangeEffect>;
  FeeChangeCounts: ResolverTypeWrapper<FeeChangeCounts>;
  FeeChangeItem: ResolverTypeWrapper<FeeChangeItemModel>;
  FeeChangeItemConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['FeeChangeItem']>>;
  FeeChangeItemEdge: ResolverTypeWrapper<Omit<FeeChangeItemEdge, 'node'> & { node: ResolversTypes['FeeChangeItem'] }>;
  PrepareFeeChangeInput: PrepareFeeChangeInput;
  PrepareFeeChangePayload: ResolverTypeWrapper<Omit<PrepareFeeChangePayload, 'change'> & { change: Maybe<ResolversTypes['FeeChange']> }>;
  ExcludeFeeChangeItemsInput: ExcludeFeeChangeItemsInput;
  ExcludeFeeChangeItemsPayload: ResolverTypeWrapper<Omit<ExcludeFeeChangeItemsPayload, 'change' | 'items'> & { change: Maybe<ResolversTypes['FeeChange']>, items: ReadonlyArray<ResolversTypes['FeeChangeItem']> }>;
  StartFeeChangeInput: StartFeeChangeInput;
  StartFeeChangePayload: ResolverTypeWrapper<Omit<StartFeeChangePayload, 'change'> & { change: Maybe<ResolversTypes['FeeChange']> }>;
  RetryFeeChangeInput: RetryFeeChangeInput;
  RetryFeeChangePayload: ResolverTypeWrapper<Omit<RetryFeeChangePayload, 'change'> & { change: Maybe<ResolversTypes['FeeChange']> }>;
  CancelFeeChangeInput: CancelFeeChangeInput;
  CancelFeeChangePayload: ResolverTypeWrapper<Omit<CancelFeeChangePayload, 'change'> & { change: Maybe<ResolversTypes['FeeChange']> }>;
  ServiceSwitchAction: ServiceSwitchAction;
  ServiceSwitchObstacle: ServiceSwitchObstacle;
  ServiceSwitch: ResolverTypeWrapper<ServiceSwitchModel>;
  ServiceSwitchEffect: ResolverTypeWrapper<ServiceSwitchEffect>;
  ServiceSwitchContent: ResolverTypeWrapper<ServiceSwitchContent>;
  ServiceSwitchObstacleCount: ResolverTypeWrapper<ServiceSwitchObstacleCount>;
  ServiceSwitchRow: ResolverTypeWrapper<ServiceSwitchRowModel>;
  ServiceSwitchRowConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ServiceSwitchRow']>>;
  ServiceSwitchRowEdge: ResolverTypeWrapper<Omit<ServiceSwitchRowEdge, 'node'> & { node: ResolversTypes['ServiceSwitchRow'] }>;
  ServiceSwitchItem: ResolverTypeWrapper<ServiceSwitchItemModel>;
  PrepareServiceSwitchInput: PrepareServiceSwitchInput;
  PrepareServiceSwitchPayload: ResolverTypeWrapper<Omit<PrepareServiceSwitchPayload, 'run'> & { run: Maybe<ResolversTypes['ServiceSwitch']> }>;
  ExcludeServiceSwitchItemsInput: ExcludeServiceSwitchItemsInput;
  ExcludeServiceSwitchItemsPayload: ResolverTypeWrapper<Omit<ExcludeServiceSwitchItemsPayload, 'run' | 'items'> & { run: Maybe<ResolversTypes['ServiceSwitch']>, items: ReadonlyArray<ResolversTypes['ServiceSwitchItem']> }>;
  ScheduleServiceSwitchInput: ScheduleServiceSwitchInput;
  ScheduleServiceSwitchPayload: ResolverTypeWrapper<Omit<ScheduleServiceSwitchPayload, 'run'> & { run: Maybe<ResolversTypes['ServiceSwitch']> }>;
  UndoServiceSwitchInput: UndoServiceSwitchInput;
  UndoServiceSwitchPayload: ResolverTypeWrapper<Omit<UndoServiceSwitchPayload, 'run'> & { run: Maybe<ResolversTypes['ServiceSwitch']> }>;
  FeePrice: ResolverTypeWrapper<FeePrice>;
  FeeStatus: FeeStatus;
  FeeMetadata: ResolverTypeWrapper<FeeMetadata>;
  FeeNumbers: ResolverTypeWrapper<FeeNumbers>;
  FeeTariffEntry: ResolverTypeWrapper<FeeTariffEntry>;
  FeePriceInput: FeePriceInput;
  SaveFeeInput: SaveFeeInput;
  SaveFeePayload: ResolverTypeWrapper<Omit<SaveFeePayload, 'fee' | 'communeService'> & { fee: Maybe<ResolversTypes['Fee']>, communeService: Maybe<ResolversTypes['CommuneService']> }>;
  SetFeeStatusInput: SetFeeStatusInput;
  SetFeeStatusPayload: ResolverTypeWrapper<Omit<SetFeeStatusPayload, 'fee' | 'feeRule'> & { fee: Maybe<ResolversTypes['Fee']>, feeRule: Maybe<ResolversTypes['FeeRule']> }>;
  ResetFeeInput: ResetFeeInput;
  ResetFeePayload: ResolverTypeWrapper<Omit<ResetFeePayload, 'fee' | 'feeRule'> & { fee: Maybe<ResolversTypes['Fee']>, feeRule: Maybe<ResolversTypes['FeeRule']> }>;
  FeeNumbersInput: FeeNumbersInput;
  SaveFeeMetadataInput: SaveFeeMetadataInput;
  SaveFeeMetadataPayload: ResolverTypeWrapper<Omit<SaveFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversTypes['Fee']> }>;
  ResetFeeMetadataInput: ResetFeeMetadataInput;
  ResetFeeMetadataPayload: ResolverTypeWrapper<Omit<ResetFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversTypes['Fee']> }>;
  RestoreFeeMetadataInput: RestoreFeeMetadataInput;
  RestoreFeeMetadataPayload: ResolverTypeWrapper<Omit<RestoreFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversTypes['Fee']> }>;
  FeeRule: ResolverTypeWrapper<ServiceFeeRuleModel>;
  FeeRuleNode: ResolverTypeWrapper<FeeRuleNode>;
  FeeRuleNodeKind: FeeRuleNodeKind;
  FeeRuleSlot: FeeRuleSlot;
  FeeRuleOperator: FeeRuleOperator;
  FeeRuleVariable: ResolverTypeWrapper<FeeRuleVariableModel>;
  FeeRuleVariableType: FeeRuleVariableType;
  FeeRuleExample: ResolverTypeWrapper<FeeRuleExample>;
  FeeRuleAnswer: ResolverTypeWrapper<FeeRuleAnswer>;
  FeeRuleVersion: ResolverTypeWrapper<StoredFeeRuleVersionModel>;
  FeeRuleEdition: ResolverTypeWrapper<StoredFeeRuleVersionModel>;
  FeeRuleReplay: ResolverTypeWrapper<FeeRuleReplay>;
  FeeRuleNodeInput: FeeRuleNodeInput;
  FeeRuleAnswerInput: FeeRuleAnswerInput;
  FeeRuleExampleInput: FeeRuleExampleInput;
  SaveFeeRuleInput: SaveFeeRuleInput;
  SaveFeeRulePayload: ResolverTypeWrapper<Omit<SaveFeeRulePayload, 'feeRule'> & { feeRule: Maybe<ResolversTypes['FeeRule']> }>;
  ResetFeeRuleInput: ResetFeeRuleInput;
  ResetFeeRulePayload: ResolverTypeWrapper<Omit<ResetFeeRulePayload, 'feeRule'> & { feeRule: Maybe<ResolversTypes['FeeRule']> }>;
  ServiceTexts: ResolverTypeWrapper<ServiceTextsModel>;
  TextSection: ResolverTypeWrapper<TextSectionModel>;
  TextEntry: ResolverTypeWrapper<TextEntryModel>;
  TextKind: TextKind;
  TextEntryConnection: ResolverTypeWrapper<TextEntryConnectionModel>;
  TextSectionCount: ResolverTypeWrapper<TextSectionCount>;
  TextEntryEdge: ResolverTypeWrapper<Omit<TextEntryEdge, 'node'> & { node: ResolversTypes['TextEntry'] }>;
  TextValue: ResolverTypeWrapper<TextValueModel>;
  TextFlag: TextFlag;
  TextEntryFilter: TextEntryFilter;
  TextChange: ResolverTypeWrapper<TextChangeModel>;
  TextChangeConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['TextChange']>>;
  TextChangeEdge: ResolverTypeWrapper<Omit<TextChangeEdge, 'node'> & { node: ResolversTypes['TextChange'] }>;
  TextVersion: ResolverTypeWrapper<TextVersionModel>;
  TextVersionOrigin: TextVersionOrigin;
  TextVersionConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['TextVersion']>>;
  TextVersionEdge: ResolverTypeWrapper<Omit<TextVersionEdge, 'node'> & { node: ResolversTypes['TextVersion'] }>;
  TextInput: TextInput;
  SaveTextsInput: SaveTextsInput;
  SaveTextsPayload: ResolverTypeWrapper<Omit<SaveTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversTypes['TextEntry']> }>;
  DiscardTextDraftInput: DiscardTextDraftInput;
  DiscardTextDraftPayload: ResolverTypeWrapper<Omit<DiscardTextDraftPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversTypes['TextEntry']> }>;
  PublishTextsInput: PublishTextsInput;
  PublishTextsPayload: ResolverTypeWrapper<Omit<PublishTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversTypes['TextEntry']> }>;
  RestoreTextVersionInput: RestoreTextVersionInput;
  RestoreTextVersionPayload: ResolverTypeWrapper<Omit<RestoreTextVersionPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversTypes['TextEntry']> }>;
  RestoreTextEditionInput: RestoreTextEditionInput;
  RestoreTextEditionPayload: ResolverTypeWrapper<Omit<RestoreTextEditionPayload, 'texts'> & { texts: Maybe<ResolversTypes['ServiceTexts']> }>;
  SaveTextLanguagesInput: SaveTextLanguagesInput;
  SaveTextLanguagesPayload: ResolverTypeWrapper<Omit<SaveTextLanguagesPayload, 'texts'> & { texts: Maybe<ResolversTypes['ServiceTexts']> }>;
  ExportTextsInput: ExportTextsInput;
  ExportTextsPayload: ResolverTypeWrapper<ExportTextsPayload>;
  PreviewTextImportInput: PreviewTextImportInput;
  PreviewTextImportPayload: ResolverTypeWrapper<Omit<PreviewTextImportPayload, 'textImport'> & { textImport: Maybe<ResolversTypes['TextImport']> }>;
  TextImport: ResolverTypeWrapper<Omit<TextImport, 'changes'> & { changes: ReadonlyArray<ResolversTypes['TextChange']> }>;
  TextImportProblem: ResolverTypeWrapper<TextImportProblem>;
  ImportTextsInput: ImportTextsInput;
  ImportTextsPayload: ResolverTypeWrapper<Omit<ImportTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversTypes['TextEntry']> }>;
  TransferableText: ResolverTypeWrapper<TransferableText>;
  TextTransferTargetFilter: TextTransferTargetFilter;
  TextTransferTarget: ResolverTypeWrapper<TextTransferTargetModel>;
  TextTransferTargetConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['TextTransferTarget']>>;
  TextTransferTargetEdge: ResolverTypeWrapper<Omit<TextTransferTargetEdge, 'node'> & { node: ResolversTypes['TextTransferTarget'] }>;
  TextTransferMode: TextTransferMode;
  TextTransfer: ResolverTypeWrapper<TextTransferModel>;
  TextTransferCounts: ResolverTypeWrapper<TextTransferCounts>;
  TextTransferText: ResolverTypeWrapper<TextTransferTextModel>;
  TextTransferRow: ResolverTypeWrapper<TextTransferRowModel>;
  TextTransferCell: ResolverTypeWrapper<TextTransferCell>;
  TextTransferCellState: TextTransferCellState;
  TextTransferRowConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['TextTransferRow']>>;
  TextTransferRowEdge: ResolverTypeWrapper<Omit<TextTransferRowEdge, 'node'> & { node: ResolversTypes['TextTransferRow'] }>;
  TextTransferCommuneState: TextTransferCommuneState;
  TextTransferResult: ResolverTypeWrapper<TextTransferResultModel>;
  TextTransferResultConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['TextTransferResult']>>;
  TextTransferResultEdge: ResolverTypeWrapper<Omit<TextTransferResultEdge, 'node'> & { node: ResolversTypes['TextTransferResult'] }>;
  PrepareTextTransferInput: PrepareTextTransferInput;
  PrepareTextTransferPayload: ResolverTypeWrapper<Omit<PrepareTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversTypes['TextTransfer']> }>;
  SaveTextTransferChoicesInput: SaveTextTransferChoicesInput;
  TextTransferChoiceInput: TextTransferChoiceInput;
  SaveTextTransferChoicesPayload: ResolverTypeWrapper<Omit<SaveTextTransferChoicesPayload, 'transfer'> & { transfer: Maybe<ResolversTypes['TextTransfer']> }>;
  StartTextTransferInput: StartTextTransferInput;
  StartTextTransferPayload: ResolverTypeWrapper<Omit<StartTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversTypes['TextTransfer']> }>;
  RetryTextTransferInput: RetryTextTransferInput;
  RetryTextTransferPayload: ResolverTypeWrapper<Omit<RetryTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversTypes['TextTransfer']> }>;
  CancelTextTransferInput: CancelTextTransferInput;
  CancelTextTransferPayload: ResolverTypeWrapper<Omit<CancelTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversTypes['TextTransfer']> }>;
  PredefinedFile: ResolverTypeWrapper<PredefinedFileModel>;
  PredefinedFileKind: PredefinedFileKind;
  ServiceFile: ResolverTypeWrapper<ServiceFileModel>;
  UploadPredefinedFileInput: UploadPredefinedFileInput;
  UploadPredefinedFilePayload: ResolverTypeWrapper<Omit<UploadPredefinedFilePayload, 'predefinedFile'> & { predefinedFile: Maybe<ResolversTypes['PredefinedFile']> }>;
  ResetPredefinedFileInput: ResetPredefinedFileInput;
  ResetPredefinedFilePayload: ResolverTypeWrapper<Omit<ResetPredefinedFilePayload, 'predefinedFile'> & { predefinedFile: Maybe<ResolversTypes['PredefinedFile']> }>;
  AddServiceFileInput: AddServiceFileInput;
  AddServiceFilePayload: ResolverTypeWrapper<Omit<AddServiceFilePayload, 'communeService' | 'serviceFile'> & { communeService: Maybe<ResolversTypes['CommuneService']>, serviceFile: Maybe<ResolversTypes['ServiceFile']> }>;
  ReplaceServiceFileInput: ReplaceServiceFileInput;
  ReplaceServiceFilePayload: ResolverTypeWrapper<Omit<ReplaceServiceFilePayload, 'serviceFile'> & { serviceFile: Maybe<ResolversTypes['ServiceFile']> }>;
  RenameServiceFileInput: RenameServiceFileInput;
  RenameServiceFilePayload: ResolverTypeWrapper<Omit<RenameServiceFilePayload, 'communeService' | 'serviceFile'> & { communeService: Maybe<ResolversTypes['CommuneService']>, serviceFile: Maybe<ResolversTypes['ServiceFile']> }>;
  RemoveServiceFilesInput: RemoveServiceFilesInput;
  RemoveServiceFilesPayload: ResolverTypeWrapper<Omit<RemoveServiceFilesPayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  UndoServiceFileChangeInput: UndoServiceFileChangeInput;
  UndoServiceFileChangePayload: ResolverTypeWrapper<Omit<UndoServiceFileChangePayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  PreviewServiceFileImportInput: PreviewServiceFileImportInput;
  PreviewServiceFileImportPayload: ResolverTypeWrapper<Omit<PreviewServiceFileImportPayload, 'serviceFileImport'> & { serviceFileImport: Maybe<ResolversTypes['ServiceFileImport']> }>;
  ServiceFileImport: ResolverTypeWrapper<ServiceFileImportModel>;
  ServiceFileImportEntry: ResolverTypeWrapper<ServiceFileImportEntry>;
  ServiceFileImportState: ServiceFileImportState;
  ImportServiceFilesInput: ImportServiceFilesInput;
  ImportServiceFilesPayload: ResolverTypeWrapper<Omit<ImportServiceFilesPayload, 'communeService'> & { communeService: Maybe<ResolversTypes['CommuneService']> }>;
  PostalCode: ResolverTypeWrapper<PostalCodeModel>;
  PostalCodeConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['PostalCode']>>;
  PostalCodeEdge: ResolverTypeWrapper<Omit<PostalCodeEdge, 'node'> & { node: ResolversTypes['PostalCode'] }>;
  PostalCodeFilter: PostalCodeFilter;
  ExportPostalCodesInput: ExportPostalCodesInput;
  ExportPostalCodesPayload: ResolverTypeWrapper<ExportPostalCodesPayload>;
  PostalCodeOrder: PostalCodeOrder;
  PostalCodeOrderField: PostalCodeOrderField;
  SavePostalCodeInput: SavePostalCodeInput;
  SavePostalCodePayload: ResolverTypeWrapper<Omit<SavePostalCodePayload, 'postalCodeEdge'> & { postalCodeEdge: Maybe<ResolversTypes['PostalCodeEdge']> }>;
  RemovePostalCodesInput: RemovePostalCodesInput;
  RemovePostalCodesPayload: ResolverTypeWrapper<Omit<RemovePostalCodesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['PostalCode']> }>;
  PreviewPostalCodeImportInput: PreviewPostalCodeImportInput;
  PreviewPostalCodeImportPayload: ResolverTypeWrapper<Omit<PreviewPostalCodeImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversTypes['ImportPreview']> }>;
  RegisterOffice: ResolverTypeWrapper<RegisterOfficeModel>;
  RegisterOfficeConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['RegisterOffice']>>;
  RegisterOfficeEdge: ResolverTypeWrapper<Omit<RegisterOfficeEdge, 'node'> & { node: ResolversTypes['RegisterOffice'] }>;
  RegisterOfficeOrder: RegisterOfficeOrder;
  RegisterOfficeOrderField: RegisterOfficeOrderField;
  SaveRegisterOfficeInput: SaveRegisterOfficeInput;
  SaveRegisterOfficePayload: ResolverTypeWrapper<Omit<SaveRegisterOfficePayload, 'registerOfficeEdge'> & { registerOfficeEdge: Maybe<ResolversTypes['RegisterOfficeEdge']> }>;
  RemoveRegisterOfficesInput: RemoveRegisterOfficesInput;
  RemoveRegisterOfficesPayload: ResolverTypeWrapper<Omit<RemoveRegisterOfficesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['RegisterOffice']> }>;
  Country: ResolverTypeWrapper<CountryModel>;
  CountryConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Country']>>;
  CountryEdge: ResolverTypeWrapper<Omit<CountryEdge, 'node'> & { node: ResolversTypes['Country'] }>;
  CountryFilter: CountryFilter;
  CountryOrder: CountryOrder;
  CountryOrderField: CountryOrderField;
  SaveCountryInput: SaveCountryInput;
  SaveCountryPayload: ResolverTypeWrapper<Omit<SaveCountryPayload, 'countryEdge'> & { countryEdge: Maybe<ResolversTypes['CountryEdge']> }>;
  RemoveCountriesInput: RemoveCountriesInput;
  RemoveCountriesPayload: ResolverTypeWrapper<Omit<RemoveCountriesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['Country']> }>;
  ResidentialProperty: ResolverTypeWrapper<ResidentialPropertyModel>;
  ResidentialPropertyConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['ResidentialProperty']>>;
  ResidentialPropertyEdge: ResolverTypeWrapper<Omit<ResidentialPropertyEdge, 'node'> & { node: ResolversTypes['ResidentialProperty'] }>;
  ResidentialPropertyFilter: ResidentialPropertyFilter;
  ResidentialPropertyOrder: ResidentialPropertyOrder;
  ResidentialPropertyOrderField: ResidentialPropertyOrderField;
  ResidentialPropertySource: ResolverTypeWrapper<ResidentialPropertySourceModel>;
  ResidentialPropertySourceKind: ResidentialPropertySourceKind;
  ResidentialPropertyMode: ResidentialPropertyMode;
  SaveResidentialPropertyInput: SaveResidentialPropertyInput;
  SaveResidentialPropertyPayload: ResolverTypeWrapper<Omit<SaveResidentialPropertyPayload, 'residentialPropertyEdge'> & { residentialPropertyEdge: Maybe<ResolversTypes['ResidentialPropertyEdge']> }>;
  RemoveResidentialPropertiesInput: RemoveResidentialPropertiesInput;
  RemoveResidentialPropertiesPayload: ResolverTypeWrapper<Omit<RemoveResidentialPropertiesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['ResidentialProperty']> }>;
  PreviewResidentialPropertyUploadInput: PreviewResidentialPropertyUploadInput;
  PreviewResidentialPropertyUploadPayload: ResolverTypeWrapper<Omit<PreviewResidentialPropertyUploadPayload, 'importPreview'> & { importPreview: Maybe<ResolversTypes['ImportPreview']> }>;
  PreviewOkkommImportInput: PreviewOkkommImportInput;
  PreviewOkkommImportPayload: ResolverTypeWrapper<Omit<PreviewOkkommImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversTypes['ImportPreview']> }>;
  SaveResidentialPropertySourceInput: SaveResidentialPropertySourceInput;
  SaveResidentialPropertySourcePayload: ResolverTypeWrapper<Omit<SaveResidentialPropertySourcePayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  ExportResidentialPropertiesInput: ExportResidentialPropertiesInput;
  ExportResidentialPropertiesPayload: ResolverTypeWrapper<ExportResidentialPropertiesPayload>;
  WaterMeterReadingCommune: ResolverTypeWrapper<WaterMeterReadingModel>;
  WaterMeterReadingCommuneConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['WaterMeterReadingCommune']>>;
  WaterMeterReadingCommuneEdge: ResolverTypeWrapper<Omit<WaterMeterReadingCommuneEdge, 'node'> & { node: ResolversTypes['WaterMeterReadingCommune'] }>;
  WaterMeterReadingCommuneOrder: WaterMeterReadingCommuneOrder;
  WaterMeterReadingCommuneOrderField: WaterMeterReadingCommuneOrderField;
  SaveWaterMeterReadingCommuneInput: SaveWaterMeterReadingCommuneInput;
  SaveWaterMeterReadingCommunePayload: ResolverTypeWrapper<Omit<SaveWaterMeterReadingCommunePayload, 'waterMeterReadingCommuneEdge'> & { waterMeterReadingCommuneEdge: Maybe<ResolversTypes['WaterMeterReadingCommuneEdge']> }>;
  RemoveWaterMeterReadingCommunesInput: RemoveWaterMeterReadingCommunesInput;
  RemoveWaterMeterReadingCommunesPayload: ResolverTypeWrapper<Omit<RemoveWaterMeterReadingCommunesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['WaterMeterReadingCommune']> }>;
  Resource: ResolverTypeWrapper<ResourceModel>;
  ResourceConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Resource']>>;
  ResourceEdge: ResolverTypeWrapper<Omit<ResourceEdge, 'node'> & { node: ResolversTypes['Resource'] }>;
  ResourceType: ResourceType;
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceOrderField: ResourceOrderField;
  ResourceCommune: ResolverTypeWrapper<ResourceCommune>;
  ResourceSuccessor: ResolverTypeWrapper<ResourceSuccessorModel>;
  Certificate: ResolverTypeWrapper<Certificate>;
  KeystoreProblem: ResolverTypeWrapper<KeystoreProblem>;
  KeystoreProblemCode: KeystoreProblemCode;
  ResourceUseConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ResourceUse']>>;
  ResourceUseEdge: ResolverTypeWrapper<Omit<ResourceUseEdge, 'node'> & { node: ResolversTypes['ResourceUse'] }>;
  ResourceUse: ResolverTypeWrapper<ResourceUseModel>;
  ResourceUseKind: ResourceUseKind;
  ResourceTarget: ResolverTypeWrapper<StoredResourceTargetModel>;
  ResourceByUrn: ResolverTypeWrapper<ResourceByUrnModel>;
  CommuneRemoval: ResolverTypeWrapper<CommuneRemoval>;
  CommuneProposal: ResolverTypeWrapper<CommuneProposal>;
  ResourceVersion: ResolverTypeWrapper<ResourceVersionModel>;
  ResourceVersionConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ResourceVersion']>>;
  ResourceVersionEdge: ResolverTypeWrapper<Omit<ResourceVersionEdge, 'node'> & { node: ResolversTypes['ResourceVersion'] }>;
  AddResourceInput: AddResourceInput;
  AddResourcePayload: ResolverTypeWrapper<Omit<AddResourcePayload, 'resourceEdge'> & { resourceEdge: Maybe<ResolversTypes['ResourceEdge']> }>;
  EditResourceInput: EditResourceInput;
  EditResourcePayload: ResolverTypeWrapper<Omit<EditResourcePayload, 'resource'> & { resource: Maybe<ResolversTypes['Resource']> }>;
  RemoveResourceInput: RemoveResourceInput;
  RemoveResourcePayload: ResolverTypeWrapper<Omit<RemoveResourcePayload, 'resource'> & { resource: Maybe<ResolversTypes['Resource']> }>;
  RestoreResourceVersionInput: RestoreResourceVersionInput;
  RestoreResourceVersionPayload: ResolverTypeWrapper<Omit<RestoreResourceVersionPayload, 'resource'> & { resource: Maybe<ResolversTypes['Resource']> }>;
  TestResourceConnectionInput: TestResourceConnectionInput;
  TestResourceConnectionPayload: ResolverTypeWrapper<TestResourceConnectionPayload>;
  ConnectionTestResult: ResolverTypeWrapper<ConnectionTestResult>;
  ConnectionTestOutcome: ConnectionTestOutcome;
  CheckKeystoreInput: CheckKeystoreInput;
  CheckKeystorePayload: ResolverTypeWrapper<CheckKeystorePayload>;
  KeystoreCheck: ResolverTypeWrapper<KeystoreCheck>;
  KeystoreFormat: KeystoreFormat;
  PreviewResourceImportInput: PreviewResourceImportInput;
  PreviewResourceImportPayload: ResolverTypeWrapper<Omit<PreviewResourceImportPayload, 'preview'> & { preview: Maybe<ResolversTypes['ResourceImportPreview']> }>;
  ResourceImportPreview: ResolverTypeWrapper<Omit<ResourceImportPreview, 'items'> & { items: ReadonlyArray<ResolversTypes['ResourceImportItem']> }>;
  ResourceImportItem: ResolverTypeWrapper<PlannedFileModel>;
  ResourceImportOutcome: ResourceImportOutcome;
  ImportResourcesInput: ImportResourcesInput;
  ImportResourcesPayload: ResolverTypeWrapper<Omit<ImportResourcesPayload, 'resources'> & { resources: Maybe<ReadonlyArray<ResolversTypes['Resource']>> }>;
  ExportResourcesInput: ExportResourcesInput;
  ExportResourcesPayload: ResolverTypeWrapper<ExportResourcesPayload>;
  DownloadResourcesInput: DownloadResourcesInput;
  DownloadResourcesPayload: ResolverTypeWrapper<DownloadResourcesPayload>;
  RetryCommuneInitializationInput: RetryCommuneInitializationInput;
  RetryCommuneInitializationPayload: ResolverTypeWrapper<Omit<RetryCommuneInitializationPayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  ImportKind: ImportKind;
  SnapshotKind: SnapshotKind;
  ImportPreview: ResolverTypeWrapper<ImportPreviewModel>;
  ImportState: ImportState;
  Language: Language;
  TextEncoding: TextEncoding;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportProblemCount: ResolverTypeWrapper<ImportProblemCount>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportProblemConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ImportProblem']>>;
  ImportProblemEdge: ResolverTypeWrapper<ImportProblemEdge>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportChangeKind: ImportChangeKind;
  Snapshot: ResolverTypeWrapper<SnapshotModel>;
  CommitImportInput: CommitImportInput;
  CommitImportPayload: ResolverTypeWrapper<Omit<CommitImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversTypes['ImportPreview']> }>;
  CancelImportInput: CancelImportInput;
  CancelImportPayload: ResolverTypeWrapper<Omit<CancelImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversTypes['ImportPreview']> }>;
  RestoreSnapshotInput: RestoreSnapshotInput;
  RestoreSnapshotPayload: ResolverTypeWrapper<Omit<RestoreSnapshotPayload, 'commune'> & { commune: Maybe<ResolversTypes['Commune']> }>;
  SystemOverview: ResolverTypeWrapper<object>;
  AttentionKind: AttentionKind;
  AttentionReport: ResolverTypeWrapper<Omit<AttentionReport, 'lines'> & { lines: Maybe<ReadonlyArray<ResolversTypes['AttentionLine']>> }>;
  AttentionLine: ResolverTypeWrapper<AttentionLineModel>;
  MarkAttentionSeenInput: MarkAttentionSeenInput;
  MarkAttentionSeenPayload: ResolverTypeWrapper<Omit<MarkAttentionSeenPayload, 'line'> & { line: Maybe<ResolversTypes['AttentionLine']> }>;
  UnmarkAttentionSeenInput: UnmarkAttentionSeenInput;
  UnmarkAttentionSeenPayload: ResolverTypeWrapper<Omit<UnmarkAttentionSeenPayload, 'line'> & { line: Maybe<ResolversTypes['AttentionLine']> }>;
  AttentionUrgency: AttentionUrgency;
  AttentionSeen: ResolverTypeWrapper<Omit<AttentionSeen, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  AttentionItem: ResolverTypeWrapper<AttentionItemModel>;
  AttentionResource: ResolverTypeWrapper<AttentionResource>;
  AttentionItemConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['AttentionItem']>>;
  AttentionItemEdge: ResolverTypeWrapper<Omit<AttentionItemEdge, 'node'> & { node: ResolversTypes['AttentionItem'] }>;
  OwnTaskKind: OwnTaskKind;
  OwnTaskReport: ResolverTypeWrapper<Omit<OwnTaskReport, 'tasks'> & { tasks: Maybe<ReadonlyArray<ResolversTypes['OwnTask']>> }>;
  OwnTask: ResolverTypeWrapper<OwnTaskModel>;
  AutomatedJobs: ResolverTypeWrapper<ListedJobsModel>;
  AutomatedJob: ResolverTypeWrapper<ListedJobModel>;
  AutomatedJobPause: ResolverTypeWrapper<Omit<AutomatedJobPause, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  AutomatedJobRun: ResolverTypeWrapper<StoredJobRunModel>;
  AutomatedJobRunState: AutomatedJobRunState;
  AutomatedJobRunCause: AutomatedJobRunCause;
  AutomatedJobSkipReason: AutomatedJobSkipReason;
  AutomatedJobFigure: ResolverTypeWrapper<AutomatedJobFigure>;
  AutomatedJobFigureName: AutomatedJobFigureName;
  AutomatedJobFailure: ResolverTypeWrapper<AutomatedJobFailure>;
  AutomatedJobFailureReason: AutomatedJobFailureReason;
  AutomatedJobChange: ResolverTypeWrapper<StoredJobChangeModel>;
  AutomatedJobChangeConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['AutomatedJobChange']>>;
  AutomatedJobChangeEdge: ResolverTypeWrapper<Omit<AutomatedJobChangeEdge, 'node'> & { node: ResolversTypes['AutomatedJobChange'] }>;
  AutomatedJobLogLevel: AutomatedJobLogLevel;
  AutomatedJobLog: ResolverTypeWrapper<StoredJobLogModel>;
  AutomatedJobLogConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['AutomatedJobLog']>>;
  AutomatedJobLogEdge: ResolverTypeWrapper<Omit<AutomatedJobLogEdge, 'node'> & { node: ResolversTypes['AutomatedJobLog'] }>;
  AutomatedJobRunConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['AutomatedJobRun']>>;
  AutomatedJobRunEdge: ResolverTypeWrapper<Omit<AutomatedJobRunEdge, 'node'> & { node: ResolversTypes['AutomatedJobRun'] }>;
  AutomatedJobRunFilter: AutomatedJobRunFilter;
  DateRange: DateRange;
  RunAutomatedJobInput: RunAutomatedJobInput;
  RunAutomatedJobPayload: ResolverTypeWrapper<Omit<RunAutomatedJobPayload, 'job'> & { job: Maybe<ResolversTypes['AutomatedJob']> }>;
  PauseAutomatedJobInput: PauseAutomatedJobInput;
  PauseAutomatedJobPayload: ResolverTypeWrapper<Omit<PauseAutomatedJobPayload, 'job'> & { job: Maybe<ResolversTypes['AutomatedJob']> }>;
  ResumeAutomatedJobInput: ResumeAutomatedJobInput;
  ResumeAutomatedJobPayload: ResolverTypeWrapper<Omit<ResumeAutomatedJobPayload, 'job'> & { job: Maybe<ResolversTypes['AutomatedJob']> }>;
  PauseAllAutomatedJobsInput: PauseAllAutomatedJobsInput;
  PauseAllAutomatedJobsPayload: ResolverTypeWrapper<Omit<PauseAllAutomatedJobsPayload, 'automatedJobs'> & { automatedJobs: Maybe<ResolversTypes['AutomatedJobs']> }>;
  ResumeAllAutomatedJobsInput: ResumeAllAutomatedJobsInput;
  ResumeAllAutomatedJobsPayload: ResolverTypeWrapper<Omit<ResumeAllAutomatedJobsPayload, 'automatedJobs'> & { automatedJobs: Maybe<ResolversTypes['AutomatedJobs']> }>;
  StoredSecrets: ResolverTypeWrapper<StoredSecrets>;
  SystemFigures: ResolverTypeWrapper<SystemFigures>;
  SystemFigure: SystemFigure;
  SystemCourse: ResolverTypeWrapper<SystemCourse>;
  SystemCourseDay: ResolverTypeWrapper<SystemCourseDay>;
  InstallationFacts: ResolverTypeWrapper<object>;
  BackupReport: ResolverTypeWrapper<BackupReport>;
  BackupState: BackupState;
  StateCount: ResolverTypeWrapper<StateCount>;
  SavedView: ResolverTypeWrapper<SavedViewModel>;
  SavedViewScreen: SavedViewScreen;
  SavedViewConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['SavedView']>>;
  SavedViewEdge: ResolverTypeWrapper<Omit<SavedViewEdge, 'node'> & { node: ResolversTypes['SavedView'] }>;
  SaveViewInput: SaveViewInput;
  SaveViewPayload: ResolverTypeWrapper<Omit<SaveViewPayload, 'viewEdge'> & { viewEdge: Maybe<ResolversTypes['SavedViewEdge']> }>;
  RemoveViewsInput: RemoveViewsInput;
  RemoveViewsPayload: ResolverTypeWrapper<Omit<RemoveViewsPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversTypes['SavedView']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  AGS: ResolverTypeWrapper<Scalars['AGS']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  OrderDirection: OrderDirection;
  ActorRef: ResolverTypeWrapper<StoredActorModel>;
  Download: ResolverTypeWrapper<Download>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  RevisionedIdInput: RevisionedIdInput;
  UserError: ResolverTypeWrapper<UserError>;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ErrorCode: ErrorCode;
  RoleType: RoleType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: unknown;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Mutation: unknown;
  Subscription: unknown;
  Instance: Instance;
  SystemSettings: DescribedSettingsModel;
  SystemSetting: Omit<SystemSetting, 'updatedBy'> & { updatedBy: Maybe<ResolversParentTypes['ActorRef']> };
  SystemSettingValues: SystemSettingValues;
  SystemBanner: SystemBanner;
  SystemSettingChanges: SystemSettingChanges;
  SystemBannerInput: SystemBannerInput;
  SaveSystemSettingsInput: SaveSystemSettingsInput;
  SaveSystemSettingsPayload: Omit<SaveSystemSettingsPayload, 'systemSettings'> & { systemSettings: Maybe<ResolversParentTypes['SystemSettings']> };
  SystemSettingsEffects: SystemSettingsEffects;
  LanguageInUse: LanguageInUse;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: SendTestMailPayload;
  LoginResult: LoggedInModel;
  UserResult: CurrentUserModel;
  ServiceMaintenance: MaintenanceModel;
  SaveServiceMaintenanceInput: SaveServiceMaintenanceInput;
  MaintenanceTextInput: MaintenanceTextInput;
  SaveServiceMaintenancePayload: Omit<SaveServiceMaintenancePayload, 'service'> & { service: Maybe<ResolversParentTypes['Service']> };
  EndServiceMaintenanceInput: EndServiceMaintenanceInput;
  EndServiceMaintenancePayload: Omit<EndServiceMaintenancePayload, 'service'> & { service: Maybe<ResolversParentTypes['Service']> };
  AcceptUserInviteInput: AcceptUserInviteInput;
  Session: SessionModel;
  LogoutInput: LogoutInput;
  LogoutPayload: LogoutPayload;
  ExtendSessionInput: ExtendSessionInput;
  ExtendSessionPayload: Omit<ExtendSessionPayload, 'session'> & { session: Maybe<ResolversParentTypes['Session']> };
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: EndSessionsPayload;
  OwnPreferences: OwnPreferences;
  SaveOwnPreferencesInput: SaveOwnPreferencesInput;
  SaveOwnPreferencesPayload: SaveOwnPreferencesPayload;
  Place: PlaceModel;
  OwnPlaces: Omit<OwnPlaces, 'favourites' | 'recent'> & { favourites: ReadonlyArray<ResolversParentTypes['Place']>, recent: ReadonlyArray<ResolversParentTypes['Place']> };
  SetFavouriteInput: SetFavouriteInput;
  SetFavouritePayload: Omit<SetFavouritePayload, 'favourites'> & { favourites: Maybe<ReadonlyArray<ResolversParentTypes['Place']>> };
  PlaceVisitInput: PlaceVisitInput;
  RecordVisitsInput: RecordVisitsInput;
  RecordVisitsPayload: Omit<RecordVisitsPayload, 'places'> & { places: Maybe<ResolversParentTypes['OwnPlaces']> };
  QuickSearch: QuickSearchModel;
  FoundRecord: FoundRecordModel;
  CommuneOffer: CommuneOffer;
  CommuneDirectory: CommuneDirectory;
  OwnSettings: OwnSettings;
  SaveOwnSettingsInput: SaveOwnSettingsInput;
  SaveOwnSettingsPayload: SaveOwnSettingsPayload;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  User: UserModel;
  Role: Omit<Role, 'commune'> & { commune: Maybe<ResolversParentTypes['RoleCommune']> };
  RoleCommune: RoleCommuneModel;
  Invitation: InvitationModel;
  Deactivation: Omit<Deactivation, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  UserConnection: Connection<ResolversParentTypes['User']>;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  RoleInput: RoleInput;
  CreateUserInput: CreateUserInput;
  CreateUserPayload: Omit<CreateUserPayload, 'userEdge'> & { userEdge: Maybe<ResolversParentTypes['UserEdge']> };
  SaveUserInput: SaveUserInput;
  SaveUserPayload: Omit<SaveUserPayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  DeactivateUserInput: DeactivateUserInput;
  DeactivateUserPayload: Omit<DeactivateUserPayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  ReactivateUserInput: ReactivateUserInput;
  ReactivateUserPayload: Omit<ReactivateUserPayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  RemoveUserInput: RemoveUserInput;
  RemoveUserPayload: Omit<RemoveUserPayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  SendUserInviteInput: SendUserInviteInput;
  SendUserInvitePayload: Omit<SendUserInvitePayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  WithdrawUserInviteInput: WithdrawUserInviteInput;
  WithdrawUserInvitePayload: Omit<WithdrawUserInvitePayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  SendPasswordResetInput: SendPasswordResetInput;
  SendPasswordResetPayload: Omit<SendPasswordResetPayload, 'user'> & { user: Maybe<ResolversParentTypes['User']> };
  PreviewUserImportInput: PreviewUserImportInput;
  PreviewUserImportPayload: PreviewUserImportPayload;
  ImportOtherCommunes: ImportOtherCommunes;
  ImportOtherCommune: ImportOtherCommune;
  UserImport: UserImport;
  UserImportExample: UserImportExample;
  CommitUserImportInput: CommitUserImportInput;
  CommitUserImportPayload: CommitUserImportPayload;
  InvitationLink: InvitationLink;
  ExportUsersInput: ExportUsersInput;
  ExportUsersPayload: ExportUsersPayload;
  CommuneEditor: CommuneEditorModel;
  CommuneEditorConnection: Connection<ResolversParentTypes['CommuneEditor']>;
  CommuneEditorEdge: Omit<CommuneEditorEdge, 'node'> & { node: ResolversParentTypes['CommuneEditor'] };
  Commune: CommuneModel;
  CommuneConnection: Connection<ResolversParentTypes['Commune']>;
  CommuneEdge: Omit<CommuneEdge, 'node'> & { node: ResolversParentTypes['Commune'] };
  CommuneFilter: CommuneFilter;
  CommuneOrder: CommuneOrder;
  Picture: PictureModel;
  CommuneCounts: CommuneCounts;
  SaveCommuneInput: SaveCommuneInput;
  SaveCommunePayload: Omit<SaveCommunePayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  UploadCommunePictureInput: UploadCommunePictureInput;
  UploadCommunePicturePayload: Omit<UploadCommunePicturePayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  RemoveCommunePictureInput: RemoveCommunePictureInput;
  RemoveCommunePicturePayload: Omit<RemoveCommunePicturePayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  Service: CatalogueServiceModel;
  ServiceConnection: Connection<ResolversParentTypes['Service']>;
  ServiceEdge: Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] };
  ServiceFilter: ServiceFilter;
  ServiceOrder: ServiceOrder;
  ServiceCommune: ServiceCommuneModel;
  ServiceCommuneConnection: Connection<ResolversParentTypes['ServiceCommune']>;
  ServiceCommuneEdge: Omit<ServiceCommuneEdge, 'node'> & { node: ResolversParentTypes['ServiceCommune'] };
  ServiceCommuneFilter: ServiceCommuneFilter;
  CommuneService: CommuneServiceModel;
  CommuneServiceState: ServiceStateModel;
  PlannedServiceSwitch: PlannedServiceSwitch;
  ServiceChange: Omit<ServiceChange, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  ServiceContent: ServiceContent;
  ServiceSnapshot: ServiceSnapshotModel;
  ReinstallServicePortalInput: ReinstallServicePortalInput;
  ReinstallServicePortalPayload: Omit<ReinstallServicePortalPayload, 'communeService' | 'snapshot'> & { communeService: Maybe<ResolversParentTypes['CommuneService']>, snapshot: Maybe<ResolversParentTypes['ServiceSnapshot']> };
  RestoreServiceSnapshotInput: RestoreServiceSnapshotInput;
  RestoreServiceSnapshotPayload: Omit<RestoreServiceSnapshotPayload, 'communeService' | 'snapshot'> & { communeService: Maybe<ResolversParentTypes['CommuneService']>, snapshot: Maybe<ResolversParentTypes['ServiceSnapshot']> };
  ServiceForm: ServiceFormModel;
  FormField: FormFieldModel;
  LocalizedText: LocalizedText;
  FormFieldOption: FormFieldOption;
  FormFieldValidation: FormFieldValidation;
  FormFieldInput: FormFieldInput;
  LocalizedTextInput: LocalizedTextInput;
  FormFieldOptionInput: FormFieldOptionInput;
  FormFieldValidationInput: FormFieldValidationInput;
  SaveServiceFormInput: SaveServiceFormInput;
  ResetServiceFormInput: ResetServiceFormInput;
  SaveServiceFormPayload: Omit<SaveServiceFormPayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  ResetServiceFormPayload: Omit<ResetServiceFormPayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  ServiceSettings: ServiceSettingsModel;
  ServiceSetting: ServiceSettingModel;
  ServiceExtension: ServiceExtension;
  ServiceSettingInput: ServiceSettingInput;
  ServiceExtensionInput: ServiceExtensionInput;
  SaveServiceSettingsInput: SaveServiceSettingsInput;
  SaveServiceSettingsPayload: Omit<SaveServiceSettingsPayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  AddCommuneServicesInput: AddCommuneServicesInput;
  AddCommuneServicesPayload: Omit<AddCommuneServicesPayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  RemoveCommuneServiceInput: RemoveCommuneServiceInput;
  RemoveCommuneServicePayload: Omit<RemoveCommuneServicePayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  SetCommuneServicesEnabledInput: SetCommuneServicesEnabledInput;
  SetCommuneServicesEnabledPayload: Omit<SetCommuneServicesEnabledPayload, 'communeServices'> & { communeServices: ReadonlyArray<ResolversParentTypes['CommuneService']> };
  Fee: FeeModel;
  SystemFee: SystemFeeModel;
  FeeImpact: FeeImpact;
  FeeImpactAmounts: FeeImpactAmounts;
  FeeImpactUsual: FeeImpactUsual;
  FeeImpactExample: FeeImpactExample;
  SystemFeeFilter: SystemFeeFilter;
  SystemFeeConnection: Connection<ResolversParentTypes['SystemFee']>;
  SystemFeeEdge: Omit<SystemFeeEdge, 'node'> & { node: ResolversParentTypes['SystemFee'] };
  FeeDeviationSummary: FeeDeviationSummary;
  FeeDeviation: FeeDeviationModel;
  FeeDeviationOrder: FeeDeviationOrder;
  FeeDeviationConnection: Connection<ResolversParentTypes['FeeDeviation']>;
  FeeDeviationEdge: Omit<FeeDeviationEdge, 'node'> & { node: ResolversParentTypes['FeeDeviation'] };
  SaveSystemFeeInput: SaveSystemFeeInput;
  SaveSystemFeePayload: Omit<SaveSystemFeePayload, 'systemFee'> & { systemFee: Maybe<ResolversParentTypes['SystemFee']> };
  SetSystemFeeStatusInput: SetSystemFeeStatusInput;
  SetSystemFeeStatusPayload: Omit<SetSystemFeeStatusPayload, 'systemFee'> & { systemFee: Maybe<ResolversParentTypes['SystemFee']> };
  RunFilter: RunFilter;
  Run: RunModel;
  RunCounts: RunCounts;
  BackgroundRun: ResolversInterfaceTypes<ResolversParentTypes>['BackgroundRun'];
  RunItem: StoredRunItemModel;
  RunItemConnection: Connection<ResolversParentTypes['RunItem']>;
  RunItemEdge: Omit<RunItemEdge, 'node'> & { node: ResolversParentTypes['RunItem'] };
  RunProgress: RunProgress;
  StartRunInput: StartRunInput;
  StartRunPayload: Omit<StartRunPayload, 'run'> & { run: Maybe<ResolversParentTypes['BackgroundRun']> };
  RetryRunInput: RetryRunInput;
  RetryRunPayload: Omit<RetryRunPayload, 'run'> & { run: Maybe<ResolversParentTypes['BackgroundRun']> };
  CancelRunInput: CancelRunInput;
  CancelRunPayload: Omit<CancelRunPayload, 'run'> & { run: Maybe<ResolversParentTypes['BackgroundRun']> };
  ApplicantErasurePreview: ApplicantErasurePreview;
  ApplicantErasureDue: ApplicantErasureDue;
  ApplicantErasure: ErasureProofModel;
  ErasedService: StoredErasurePartModel;
  ApplicantErasureConnection: Connection<ResolversParentTypes['ApplicantErasure']>;
  ApplicantErasureEdge: Omit<ApplicantErasureEdge, 'node'> & { node: ResolversParentTypes['ApplicantErasure'] };
  RunConnection: Connection<ResolversParentTypes['Run']>;
  RunEdge: Omit<RunEdge, 'node'> & { node: ResolversParentTypes['Run'] };
  FeeChange: FeeChangeModel;
  FeeChangeEffect: FeeChangeEffect;
  FeeChangeCounts: FeeChangeCounts;
  FeeChangeItem: FeeChangeItemModel;
  FeeChangeItemConnection: Connection<ResolversParentTypes['FeeChangeItem']>;
  FeeChangeItemEdge: Omit<FeeChangeItemEdge, 'node'> & { node: ResolversParentTypes['FeeChangeItem'] };
  PrepareFeeChangeInput: PrepareFeeChangeInput;
  PrepareFeeChangePayload: Omit<PrepareFeeChangePayload, 'change'> & { change: Maybe<ResolversParentTypes['FeeChange']> };
  ExcludeFeeChangeItemsInput: ExcludeFeeChangeItemsInput;
  ExcludeFeeChangeItemsPayload: Omit<ExcludeFeeChangeItemsPayload, 'change' | 'items'> & { change: Maybe<ResolversParentTypes['FeeChange']>, items: ReadonlyArray<ResolversParentTypes['FeeChangeItem']> };
  StartFeeChangeInput: StartFeeChangeInput;
  StartFeeChangePayload: Omit<StartFeeChangePayload, 'change'> & { change: Maybe<ResolversParentTypes['FeeChange']> };
  RetryFeeChangeInput: RetryFeeChangeInput;
  RetryFeeChangePayload: Omit<RetryFeeChangePayload, 'change'> & { change: Maybe<ResolversParentTypes['FeeChange']> };
  CancelFeeChangeInput: CancelFeeChangeInput;
  CancelFeeChangePayload: Omit<CancelFeeChangePayload, 'change'> & { change: Maybe<ResolversParentTypes['FeeChange']> };
  ServiceSwitch: ServiceSwitchModel;
  ServiceSwitchEffect: ServiceSwitchEffect;
  ServiceSwitchContent: ServiceSwitchContent;
  ServiceSwitchObstacleCount: ServiceSwitchObstacleCount;
  ServiceSwitchRow: ServiceSwitchRowModel;
  ServiceSwitchRowConnection: Connection<ResolversParentTypes['ServiceSwitchRow']>;
  ServiceSwitchRowEdge: Omit<ServiceSwitchRowEdge, 'node'> & { node: ResolversParentTypes['ServiceSwitchRow'] };
  ServiceSwitchItem: ServiceSwitchItemModel;
  PrepareServiceSwitchInput: PrepareServiceSwitchInput;
  PrepareServiceSwitchPayload: Omit<PrepareServiceSwitchPayload, 'run'> & { run: Maybe<ResolversParentTypes['ServiceSwitch']> };
  ExcludeServiceSwitchItemsInput: ExcludeServiceSwitchItemsInput;
  ExcludeServiceSwitchItemsPayload: Omit<ExcludeServiceSwitchItemsPayload, 'run' | 'items'> & { run: Maybe<ResolversParentTypes['ServiceSwitch']>, items: ReadonlyArray<ResolversParentTypes['ServiceSwitchItem']> };
  ScheduleServiceSwitchInput: ScheduleServiceSwitchInput;
  ScheduleServiceSwitchPayload: Omit<ScheduleServiceSwitchPayload, 'run'> & { run: Maybe<ResolversParentTypes['ServiceSwitch']> };
  UndoServiceSwitchInput: UndoServiceSwitchInput;
  UndoServiceSwitchPayload: Omit<UndoServiceSwitchPayload, 'run'> & { run: Maybe<ResolversParentTypes['ServiceSwitch']> };
  FeePrice: FeePrice;
  FeeMetadata: FeeMetadata;
  FeeNumbers: FeeNumbers;
  FeeTariffEntry: FeeTariffEntry;
  FeePriceInput: FeePriceInput;
  SaveFeeInput: SaveFeeInput;
  SaveFeePayload: Omit<SaveFeePayload, 'fee' | 'communeService'> & { fee: Maybe<ResolversParentTypes['Fee']>, communeService: Maybe<ResolversParentTypes['CommuneService']> };
  SetFeeStatusInput: SetFeeStatusInput;
  SetFeeStatusPayload: Omit<SetFeeStatusPayload, 'fee' | 'feeRule'> & { fee: Maybe<ResolversParentTypes['Fee']>, feeRule: Maybe<ResolversParentTypes['FeeRule']> };
  ResetFeeInput: ResetFeeInput;
  ResetFeePayload: Omit<ResetFeePayload, 'fee' | 'feeRule'> & { fee: Maybe<ResolversParentTypes['Fee']>, feeRule: Maybe<ResolversParentTypes['FeeRule']> };
  FeeNumbersInput: FeeNumbersInput;
  SaveFeeMetadataInput: SaveFeeMetadataInput;
  SaveFeeMetadataPayload: Omit<SaveFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversParentTypes['Fee']> };
  ResetFeeMetadataInput: ResetFeeMetadataInput;
  ResetFeeMetadataPayload: Omit<ResetFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversParentTypes['Fee']> };
  RestoreFeeMetadataInput: RestoreFeeMetadataInput;
  RestoreFeeMetadataPayload: Omit<RestoreFeeMetadataPayload, 'fee'> & { fee: Maybe<ResolversParentTypes['Fee']> };
  FeeRule: ServiceFeeRuleModel;
  FeeRuleNode: FeeRuleNode;
  FeeRuleVariable: FeeRuleVariableModel;
  FeeRuleExample: FeeRuleExample;
  FeeRuleAnswer: FeeRuleAnswer;
  FeeRuleVersion: StoredFeeRuleVersionModel;
  FeeRuleEdition: StoredFeeRuleVersionModel;
  FeeRuleReplay: FeeRuleReplay;
  FeeRuleNodeInput: FeeRuleNodeInput;
  FeeRuleAnswerInput: FeeRuleAnswerInput;
  FeeRuleExampleInput: FeeRuleExampleInput;
  SaveFeeRuleInput: SaveFeeRuleInput;
  SaveFeeRulePayload: Omit<SaveFeeRulePayload, 'feeRule'> & { feeRule: Maybe<ResolversParentTypes['FeeRule']> };
  ResetFeeRuleInput: ResetFeeRuleInput;
  ResetFeeRulePayload: Omit<ResetFeeRulePayload, 'feeRule'> & { feeRule: Maybe<ResolversParentTypes['FeeRule']> };
  ServiceTexts: ServiceTextsModel;
  TextSection: TextSectionModel;
  TextEntry: TextEntryModel;
  TextEntryConnection: TextEntryConnectionModel;
  TextSectionCount: TextSectionCount;
  TextEntryEdge: Omit<TextEntryEdge, 'node'> & { node: ResolversParentTypes['TextEntry'] };
  TextValue: TextValueModel;
  TextEntryFilter: TextEntryFilter;
  TextChange: TextChangeModel;
  TextChangeConnection: Connection<ResolversParentTypes['TextChange']>;
  TextChangeEdge: Omit<TextChangeEdge, 'node'> & { node: ResolversParentTypes['TextChange'] };
  TextVersion: TextVersionModel;
  TextVersionConnection: Connection<ResolversParentTypes['TextVersion']>;
  TextVersionEdge: Omit<TextVersionEdge, 'node'> & { node: ResolversParentTypes['TextVersion'] };
  TextInput: TextInput;
  SaveTextsInput: SaveTextsInput;
  SaveTextsPayload: Omit<SaveTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversParentTypes['TextEntry']> };
  DiscardTextDraftInput: DiscardTextDraftInput;
  DiscardTextDraftPayload: Omit<DiscardTextDraftPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversParentTypes['TextEntry']> };
  PublishTextsInput: PublishTextsInput;
  PublishTextsPayload: Omit<PublishTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversParentTypes['TextEntry']> };
  RestoreTextVersionInput: RestoreTextVersionInput;
  RestoreTextVersionPayload: Omit<RestoreTextVersionPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversParentTypes['TextEntry']> };
  RestoreTextEditionInput: RestoreTextEditionInput;
  RestoreTextEditionPayload: Omit<RestoreTextEditionPayload, 'texts'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']> };
  SaveTextLanguagesInput: SaveTextLanguagesInput;
  SaveTextLanguagesPayload: Omit<SaveTextLanguagesPayload, 'texts'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']> };
  ExportTextsInput: ExportTextsInput;
  ExportTextsPayload: ExportTextsPayload;
  PreviewTextImportInput: PreviewTextImportInput;
  PreviewTextImportPayload: Omit<PreviewTextImportPayload, 'textImport'> & { textImport: Maybe<ResolversParentTypes['TextImport']> };
  TextImport: Omit<TextImport, 'changes'> & { changes: ReadonlyArray<ResolversParentTypes['TextChange']> };
  TextImportProblem: TextImportProblem;
  ImportTextsInput: ImportTextsInput;
  ImportTextsPayload: Omit<ImportTextsPayload, 'texts' | 'entries'> & { texts: Maybe<ResolversParentTypes['ServiceTexts']>, entries: ReadonlyArray<ResolversParentTypes['TextEntry']> };
  TransferableText: TransferableText;
  TextTransferTargetFilter: TextTransferTargetFilter;
  TextTransferTarget: TextTransferTargetModel;
  TextTransferTargetConnection: Connection<ResolversParentTypes['TextTransferTarget']>;
  TextTransferTargetEdge: Omit<TextTransferTargetEdge, 'node'> & { node: ResolversParentTypes['TextTransferTarget'] };
  TextTransfer: TextTransferModel;
  TextTransferCounts: TextTransferCounts;
  TextTransferText: TextTransferTextModel;
  TextTransferRow: TextTransferRowModel;
  TextTransferCell: TextTransferCell;
  TextTransferRowConnection: Connection<ResolversParentTypes['TextTransferRow']>;
  TextTransferRowEdge: Omit<TextTransferRowEdge, 'node'> & { node: ResolversParentTypes['TextTransferRow'] };
  TextTransferResult: TextTransferResultModel;
  TextTransferResultConnection: Connection<ResolversParentTypes['TextTransferResult']>;
  TextTransferResultEdge: Omit<TextTransferResultEdge, 'node'> & { node: ResolversParentTypes['TextTransferResult'] };
  PrepareTextTransferInput: PrepareTextTransferInput;
  PrepareTextTransferPayload: Omit<PrepareTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversParentTypes['TextTransfer']> };
  SaveTextTransferChoicesInput: SaveTextTransferChoicesInput;
  TextTransferChoiceInput: TextTransferChoiceInput;
  SaveTextTransferChoicesPayload: Omit<SaveTextTransferChoicesPayload, 'transfer'> & { transfer: Maybe<ResolversParentTypes['TextTransfer']> };
  StartTextTransferInput: StartTextTransferInput;
  StartTextTransferPayload: Omit<StartTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversParentTypes['TextTransfer']> };
  RetryTextTransferInput: RetryTextTransferInput;
  RetryTextTransferPayload: Omit<RetryTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversParentTypes['TextTransfer']> };
  CancelTextTransferInput: CancelTextTransferInput;
  CancelTextTransferPayload: Omit<CancelTextTransferPayload, 'transfer'> & { transfer: Maybe<ResolversParentTypes['TextTransfer']> };
  PredefinedFile: PredefinedFileModel;
  ServiceFile: ServiceFileModel;
  UploadPredefinedFileInput: UploadPredefinedFileInput;
  UploadPredefinedFilePayload: Omit<UploadPredefinedFilePayload, 'predefinedFile'> & { predefinedFile: Maybe<ResolversParentTypes['PredefinedFile']> };
  ResetPredefinedFileInput: ResetPredefinedFileInput;
  ResetPredefinedFilePayload: Omit<ResetPredefinedFilePayload, 'predefinedFile'> & { predefinedFile: Maybe<ResolversParentTypes['PredefinedFile']> };
  AddServiceFileInput: AddServiceFileInput;
  AddServiceFilePayload: Omit<AddServiceFilePayload, 'communeService' | 'serviceFile'> & { communeService: Maybe<ResolversParentTypes['CommuneService']>, serviceFile: Maybe<ResolversParentTypes['ServiceFile']> };
  ReplaceServiceFileInput: ReplaceServiceFileInput;
  ReplaceServiceFilePayload: Omit<ReplaceServiceFilePayload, 'serviceFile'> & { serviceFile: Maybe<ResolversParentTypes['ServiceFile']> };
  RenameServiceFileInput: RenameServiceFileInput;
  RenameServiceFilePayload: Omit<RenameServiceFilePayload, 'communeService' | 'serviceFile'> & { communeService: Maybe<ResolversParentTypes['CommuneService']>, serviceFile: Maybe<ResolversParentTypes['ServiceFile']> };
  RemoveServiceFilesInput: RemoveServiceFilesInput;
  RemoveServiceFilesPayload: Omit<RemoveServiceFilesPayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  UndoServiceFileChangeInput: UndoServiceFileChangeInput;
  UndoServiceFileChangePayload: Omit<UndoServiceFileChangePayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  PreviewServiceFileImportInput: PreviewServiceFileImportInput;
  PreviewServiceFileImportPayload: Omit<PreviewServiceFileImportPayload, 'serviceFileImport'> & { serviceFileImport: Maybe<ResolversParentTypes['ServiceFileImport']> };
  ServiceFileImport: ServiceFileImportModel;
  ServiceFileImportEntry: ServiceFileImportEntry;
  ImportServiceFilesInput: ImportServiceFilesInput;
  ImportServiceFilesPayload: Omit<ImportServiceFilesPayload, 'communeService'> & { communeService: Maybe<ResolversParentTypes['CommuneService']> };
  PostalCode: PostalCodeModel;
  PostalCodeConnection: Connection<ResolversParentTypes['PostalCode']>;
  PostalCodeEdge: Omit<PostalCodeEdge, 'node'> & { node: ResolversParentTypes['PostalCode'] };
  PostalCodeFilter: PostalCodeFilter;
  ExportPostalCodesInput: ExportPostalCodesInput;
  ExportPostalCodesPayload: ExportPostalCodesPayload;
  PostalCodeOrder: PostalCodeOrder;
  SavePostalCodeInput: SavePostalCodeInput;
  SavePostalCodePayload: Omit<SavePostalCodePayload, 'postalCodeEdge'> & { postalCodeEdge: Maybe<ResolversParentTypes['PostalCodeEdge']> };
  RemovePostalCodesInput: RemovePostalCodesInput;
  RemovePostalCodesPayload: Omit<RemovePostalCodesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['PostalCode']> };
  PreviewPostalCodeImportInput: PreviewPostalCodeImportInput;
  PreviewPostalCodeImportPayload: Omit<PreviewPostalCodeImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversParentTypes['ImportPreview']> };
  RegisterOffice: RegisterOfficeModel;
  RegisterOfficeConnection: Connection<ResolversParentTypes['RegisterOffice']>;
  RegisterOfficeEdge: Omit<RegisterOfficeEdge, 'node'> & { node: ResolversParentTypes['RegisterOffice'] };
  RegisterOfficeOrder: RegisterOfficeOrder;
  SaveRegisterOfficeInput: SaveRegisterOfficeInput;
  SaveRegisterOfficePayload: Omit<SaveRegisterOfficePayload, 'registerOfficeEdge'> & { registerOfficeEdge: Maybe<ResolversParentTypes['RegisterOfficeEdge']> };
  RemoveRegisterOfficesInput: RemoveRegisterOfficesInput;
  RemoveRegisterOfficesPayload: Omit<RemoveRegisterOfficesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['RegisterOffice']> };
  Country: CountryModel;
  CountryConnection: Connection<ResolversParentTypes['Country']>;
  CountryEdge: Omit<CountryEdge, 'node'> & { node: ResolversParentTypes['Country'] };
  CountryFilter: CountryFilter;
  CountryOrder: CountryOrder;
  SaveCountryInput: SaveCountryInput;
  SaveCountryPayload: Omit<SaveCountryPayload, 'countryEdge'> & { countryEdge: Maybe<ResolversParentTypes['CountryEdge']> };
  RemoveCountriesInput: RemoveCountriesInput;
  RemoveCountriesPayload: Omit<RemoveCountriesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['Country']> };
  ResidentialProperty: ResidentialPropertyModel;
  ResidentialPropertyConnection: CountedConnection<ResolversParentTypes['ResidentialProperty']>;
  ResidentialPropertyEdge: Omit<ResidentialPropertyEdge, 'node'> & { node: ResolversParentTypes['ResidentialProperty'] };
  ResidentialPropertyFilter: ResidentialPropertyFilter;
  ResidentialPropertyOrder: ResidentialPropertyOrder;
  ResidentialPropertySource: ResidentialPropertySourceModel;
  SaveResidentialPropertyInput: SaveResidentialPropertyInput;
  SaveResidentialPropertyPayload: Omit<SaveResidentialPropertyPayload, 'residentialPropertyEdge'> & { residentialPropertyEdge: Maybe<ResolversParentTypes['ResidentialPropertyEdge']> };
  RemoveResidentialPropertiesInput: RemoveResidentialPropertiesInput;
  RemoveResidentialPropertiesPayload: Omit<RemoveResidentialPropertiesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['ResidentialProperty']> };
  PreviewResidentialPropertyUploadInput: PreviewResidentialPropertyUploadInput;
  PreviewResidentialPropertyUploadPayload: Omit<PreviewResidentialPropertyUploadPayload, 'importPreview'> & { importPreview: Maybe<ResolversParentTypes['ImportPreview']> };
  PreviewOkkommImportInput: PreviewOkkommImportInput;
  PreviewOkkommImportPayload: Omit<PreviewOkkommImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversParentTypes['ImportPreview']> };
  SaveResidentialPropertySourceInput: SaveResidentialPropertySourceInput;
  SaveResidentialPropertySourcePayload: Omit<SaveResidentialPropertySourcePayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  ExportResidentialPropertiesInput: ExportResidentialPropertiesInput;
  ExportResidentialPropertiesPayload: ExportResidentialPropertiesPayload;
  WaterMeterReadingCommune: WaterMeterReadingModel;
  WaterMeterReadingCommuneConnection: Connection<ResolversParentTypes['WaterMeterReadingCommune']>;
  WaterMeterReadingCommuneEdge: Omit<WaterMeterReadingCommuneEdge, 'node'> & { node: ResolversParentTypes['WaterMeterReadingCommune'] };
  WaterMeterReadingCommuneOrder: WaterMeterReadingCommuneOrder;
  SaveWaterMeterReadingCommuneInput: SaveWaterMeterReadingCommuneInput;
  SaveWaterMeterReadingCommunePayload: Omit<SaveWaterMeterReadingCommunePayload, 'waterMeterReadingCommuneEdge'> & { waterMeterReadingCommuneEdge: Maybe<ResolversParentTypes['WaterMeterReadingCommuneEdge']> };
  RemoveWaterMeterReadingCommunesInput: RemoveWaterMeterReadingCommunesInput;
  RemoveWaterMeterReadingCommunesPayload: Omit<RemoveWaterMeterReadingCommunesPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['WaterMeterReadingCommune']> };
  Resource: ResourceModel;
  ResourceConnection: Connection<ResolversParentTypes['Resource']>;
  ResourceEdge: Omit<ResourceEdge, 'node'> & { node: ResolversParentTypes['Resource'] };
  ResourceFilter: ResourceFilter;
  ResourceOrder: ResourceOrder;
  ResourceCommune: ResourceCommune;
  ResourceSuccessor: ResourceSuccessorModel;
  Certificate: Certificate;
  KeystoreProblem: KeystoreProblem;
  ResourceUseConnection: Connection<ResolversParentTypes['ResourceUse']>;
  ResourceUseEdge: Omit<ResourceUseEdge, 'node'> & { node: ResolversParentTypes['ResourceUse'] };
  ResourceUse: ResourceUseModel;
  ResourceTarget: StoredResourceTargetModel;
  ResourceByUrn: ResourceByUrnModel;
  CommuneRemoval: CommuneRemoval;
  CommuneProposal: CommuneProposal;
  ResourceVersion: ResourceVersionModel;
  ResourceVersionConnection: Connection<ResolversParentTypes['ResourceVersion']>;
  ResourceVersionEdge: Omit<ResourceVersionEdge, 'node'> & { node: ResolversParentTypes['ResourceVersion'] };
  AddResourceInput: AddResourceInput;
  AddResourcePayload: Omit<AddResourcePayload, 'resourceEdge'> & { resourceEdge: Maybe<ResolversParentTypes['ResourceEdge']> };
  EditResourceInput: EditResourceInput;
  EditResourcePayload: Omit<EditResourcePayload, 'resource'> & { resource: Maybe<ResolversParentTypes['Resource']> };
  RemoveResourceInput: RemoveResourceInput;
  RemoveResourcePayload: Omit<RemoveResourcePayload, 'resource'> & { resource: Maybe<ResolversParentTypes['Resource']> };
  RestoreResourceVersionInput: RestoreResourceVersionInput;
  RestoreResourceVersionPayload: Omit<RestoreResourceVersionPayload, 'resource'> & { resource: Maybe<ResolversParentTypes['Resource']> };
  TestResourceConnectionInput: TestResourceConnectionInput;
  TestResourceConnectionPayload: TestResourceConnectionPayload;
  ConnectionTestResult: ConnectionTestResult;
  CheckKeystoreInput: CheckKeystoreInput;
  CheckKeystorePayload: CheckKeystorePayload;
  KeystoreCheck: KeystoreCheck;
  PreviewResourceImportInput: PreviewResourceImportInput;
  PreviewResourceImportPayload: Omit<PreviewResourceImportPayload, 'preview'> & { preview: Maybe<ResolversParentTypes['ResourceImportPreview']> };
  ResourceImportPreview: Omit<ResourceImportPreview, 'items'> & { items: ReadonlyArray<ResolversParentTypes['ResourceImportItem']> };
  ResourceImportItem: PlannedFileModel;
  ImportResourcesInput: ImportResourcesInput;
  ImportResourcesPayload: Omit<ImportResourcesPayload, 'resources'> & { resources: Maybe<ReadonlyArray<ResolversParentTypes['Resource']>> };
  ExportResourcesInput: ExportResourcesInput;
  ExportResourcesPayload: ExportResourcesPayload;
  DownloadResourcesInput: DownloadResourcesInput;
  DownloadResourcesPayload: DownloadResourcesPayload;
  RetryCommuneInitializationInput: RetryCommuneInitializationInput;
  RetryCommuneInitializationPayload: Omit<RetryCommuneInitializationPayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  ImportPreview: ImportPreviewModel;
  ImportCounts: ImportCounts;
  ImportProblemCount: ImportProblemCount;
  ImportProblem: ImportProblem;
  ImportProblemConnection: Connection<ResolversParentTypes['ImportProblem']>;
  ImportProblemEdge: ImportProblemEdge;
  ImportChange: ImportChange;
  Snapshot: SnapshotModel;
  CommitImportInput: CommitImportInput;
  CommitImportPayload: Omit<CommitImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversParentTypes['ImportPreview']> };
  CancelImportInput: CancelImportInput;
  CancelImportPayload: Omit<CancelImportPayload, 'importPreview'> & { importPreview: Maybe<ResolversParentTypes['ImportPreview']> };
  RestoreSnapshotInput: RestoreSnapshotInput;
  RestoreSnapshotPayload: Omit<RestoreSnapshotPayload, 'commune'> & { commune: Maybe<ResolversParentTypes['Commune']> };
  SystemOverview: object;
  AttentionReport: Omit<AttentionReport, 'lines'> & { lines: Maybe<ReadonlyArray<ResolversParentTypes['AttentionLine']>> };
  AttentionLine: AttentionLineModel;
  MarkAttentionSeenInput: MarkAttentionSeenInput;
  MarkAttentionSeenPayload: Omit<MarkAttentionSeenPayload, 'line'> & { line: Maybe<ResolversParentTypes['AttentionLine']> };
  UnmarkAttentionSeenInput: UnmarkAttentionSeenInput;
  UnmarkAttentionSeenPayload: Omit<UnmarkAttentionSeenPayload, 'line'> & { line: Maybe<ResolversParentTypes['AttentionLine']> };
  AttentionSeen: Omit<AttentionSeen, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  AttentionItem: AttentionItemModel;
  AttentionResource: AttentionResource;
  AttentionItemConnection: Connection<ResolversParentTypes['AttentionItem']>;
  AttentionItemEdge: Omit<AttentionItemEdge, 'node'> & { node: ResolversParentTypes['AttentionItem'] };
  OwnTaskReport: Omit<OwnTaskReport, 'tasks'> & { tasks: Maybe<ReadonlyArray<ResolversParentTypes['OwnTask']>> };
  OwnTask: OwnTaskModel;
  AutomatedJobs: ListedJobsModel;
  AutomatedJob: ListedJobModel;
  AutomatedJobPause: Omit<AutomatedJobPause, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  AutomatedJobRun: StoredJobRunModel;
  AutomatedJobFigure: AutomatedJobFigure;
  AutomatedJobFailure: AutomatedJobFailure;
  AutomatedJobChange: StoredJobChangeModel;
  AutomatedJobChangeConnection: Connection<ResolversParentTypes['AutomatedJobChange']>;
  AutomatedJobChangeEdge: Omit<AutomatedJobChangeEdge, 'node'> & { node: ResolversParentTypes['AutomatedJobChange'] };
  AutomatedJobLog: StoredJobLogModel;
  AutomatedJobLogConnection: Connection<ResolversParentTypes['AutomatedJobLog']>;
  AutomatedJobLogEdge: Omit<AutomatedJobLogEdge, 'node'> & { node: ResolversParentTypes['AutomatedJobLog'] };
  AutomatedJobRunConnection: CountedConnection<ResolversParentTypes['AutomatedJobRun']>;
  AutomatedJobRunEdge: Omit<AutomatedJobRunEdge, 'node'> & { node: ResolversParentTypes['AutomatedJobRun'] };
  AutomatedJobRunFilter: AutomatedJobRunFilter;
  DateRange: DateRange;
  RunAutomatedJobInput: RunAutomatedJobInput;
  RunAutomatedJobPayload: Omit<RunAutomatedJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['AutomatedJob']> };
  PauseAutomatedJobInput: PauseAutomatedJobInput;
  PauseAutomatedJobPayload: Omit<PauseAutomatedJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['AutomatedJob']> };
  ResumeAutomatedJobInput: ResumeAutomatedJobInput;
  ResumeAutomatedJobPayload: Omit<ResumeAutomatedJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['AutomatedJob']> };
  PauseAllAutomatedJobsInput: PauseAllAutomatedJobsInput;
  PauseAllAutomatedJobsPayload: Omit<PauseAllAutomatedJobsPayload, 'automatedJobs'> & { automatedJobs: Maybe<ResolversParentTypes['AutomatedJobs']> };
  ResumeAllAutomatedJobsInput: ResumeAllAutomatedJobsInput;
  ResumeAllAutomatedJobsPayload: Omit<ResumeAllAutomatedJobsPayload, 'automatedJobs'> & { automatedJobs: Maybe<ResolversParentTypes['AutomatedJobs']> };
  StoredSecrets: StoredSecrets;
  SystemFigures: SystemFigures;
  SystemCourse: SystemCourse;
  SystemCourseDay: SystemCourseDay;
  InstallationFacts: object;
  BackupReport: BackupReport;
  StateCount: StateCount;
  SavedView: SavedViewModel;
  SavedViewConnection: Connection<ResolversParentTypes['SavedView']>;
  SavedViewEdge: Omit<SavedViewEdge, 'node'> & { node: ResolversParentTypes['SavedView'] };
  SaveViewInput: SaveViewInput;
  SaveViewPayload: Omit<SaveViewPayload, 'viewEdge'> & { viewEdge: Maybe<ResolversParentTypes['SavedViewEdge']> };
  RemoveViewsInput: RemoveViewsInput;
  RemoveViewsPayload: Omit<RemoveViewsPayload, 'conflicts'> & { conflicts: ReadonlyArray<ResolversParentTypes['SavedView']> };
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  JSON: Scalars['JSON']['output'];
  Upload: Scalars['Upload']['output'];
  Cents: Scalars['Cents']['output'];
  AGS: Scalars['AGS']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfoModel;
  ActorRef: StoredActorModel;
  Download: Download;
  FieldChange: FieldChange;
  RevisionedIdInput: RevisionedIdInput;
  UserError: UserError;
  ErrorParam: ErrorParam;
};

export type publicDirectiveArgs = { };

export type publicDirectiveResolver<Result, Parent, ContextType = Context, Args = publicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type authenticatedDirectiveArgs = { };

export type authenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = authenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type requiresDirectiveArgs = {
  permission: Permission;
};

export type requiresDirectiveResolver<Result, Parent, ContextType = Context, Args = requiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QuerynodeArgs, 'id'>>;
  instance?: Resolver<ResolversTypes['Instance'], ParentType, ContextType>;
  checkUserInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QuerycheckUserInviteArgs, 'token'>>;
  user?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType>;
  ownSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  communes?: Resolver<ResolversTypes['CommuneConnection'], ParentType, ContextType, RequireFields<QuerycommunesArgs, 'first'>>;
  communeInitials?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, Partial<QuerycommuneInitialsArgs>>;
  commune?: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType, RequireFields<QuerycommuneArgs, 'ags'>>;
  communeService?: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType, RequireFields<QuerycommuneServiceArgs, 'ags' | 'serviceId'>>;
  services?: Resolver<ResolversTypes['ServiceConnection'], ParentType, ContextType, RequireFields<QueryservicesArgs, 'first'>>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryserviceArgs, 'serviceId'>>;
  systemFees?: Resolver<ResolversTypes['SystemFeeConnection'], ParentType, ContextType, RequireFields<QuerysystemFeesArgs, 'first'>>;
  systemFee?: Resolver<Maybe<ResolversTypes['SystemFee']>, ParentType, ContextType, RequireFields<QuerysystemFeeArgs, 'serviceId' | 'feeId'>>;
  feeChanges?: Resolver<ReadonlyArray<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  scheduledServiceSwitches?: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['RunConnection'], ParentType, ContextType, RequireFields<QueryrunsArgs, 'first'>>;
  applicantErasurePreview?: Resolver<ResolversTypes['ApplicantErasurePreview'], ParentType, ContextType, Partial<QueryapplicantErasurePreviewArgs>>;
  applicantErasures?: Resolver<ResolversTypes['ApplicantErasureConnection'], ParentType, ContextType, RequireFields<QueryapplicantErasuresArgs, 'first'>>;
  applicantErasure?: Resolver<Maybe<ResolversTypes['ApplicantErasure']>, ParentType, ContextType, RequireFields<QueryapplicantErasureArgs, 'runId'>>;
  feeTariff?: Resolver<ReadonlyArray<ResolversTypes['FeeTariffEntry']>, ParentType, ContextType, RequireFields<QueryfeeTariffArgs, 'text' | 'first'>>;
  feeRuleReplay?: Resolver<ResolversTypes['FeeRuleReplay'], ParentType, ContextType, RequireFields<QueryfeeRuleReplayArgs, 'ruleId' | 'nodes'>>;
  feeImpact?: Resolver<Maybe<ResolversTypes['FeeImpact']>, ParentType, ContextType, RequireFields<QueryfeeImpactArgs, 'id' | 'change'>>;
  systemFeeImpact?: Resolver<Maybe<ResolversTypes['FeeImpact']>, ParentType, ContextType, RequireFields<QuerysystemFeeImpactArgs, 'id' | 'status'>>;
  importPreview?: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType, RequireFields<QueryimportPreviewArgs, 'id'>>;
  systemSettings?: Resolver<ResolversTypes['SystemSettings'], ParentType, ContextType>;
  systemSettingsEffects?: Resolver<ResolversTypes['SystemSettingsEffects'], ParentType, ContextType, RequireFields<QuerysystemSettingsEffectsArgs, 'changes'>>;
  systemOverview?: Resolver<ResolversTypes['SystemOverview'], ParentType, ContextType>;
  attentionItems?: Resolver<ResolversTypes['AttentionItemConnection'], ParentType, ContextType, RequireFields<QueryattentionItemsArgs, 'kind' | 'first'>>;
  ownSettings?: Resolver<ResolversTypes['OwnSettings'], ParentType, ContextType>;
  ownPlaces?: Resolver<ResolversTypes['OwnPlaces'], ParentType, ContextType>;
  quickSearch?: Resolver<ResolversTypes['QuickSearch'], ParentType, ContextType, RequireFields<QueryquickSearchArgs, 'text'>>;
  communeOffers?: Resolver<ReadonlyArray<ResolversTypes['CommuneOffer']>, ParentType, ContextType, RequireFields<QuerycommuneOffersArgs, 'communes'>>;
  communeDirectory?: Resolver<ResolversTypes['CommuneDirectory'], ParentType, ContextType, Partial<QuerycommuneDirectoryArgs>>;
  ownTasks?: Resolver<ReadonlyArray<ResolversTypes['OwnTaskReport']>, ParentType, ContextType, Partial<QueryownTasksArgs>>;
  ownSessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryusersArgs, 'first'>>;
  userAccount?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryuserAccountArgs, 'id'>>;
  savedViews?: Resolver<ResolversTypes['SavedViewConnection'], ParentType, ContextType, RequireFields<QuerysavedViewsArgs, 'screen' | 'first'>>;
  resources?: Resolver<ResolversTypes['ResourceConnection'], ParentType, ContextType, RequireFields<QueryresourcesArgs, 'first'>>;
  resource?: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType, RequireFields<QueryresourceArgs, 'version' | 'type' | 'resourceId'>>;
  resourceByUrn?: Resolver<ResolversTypes['ResourceByUrn'], ParentType, ContextType, RequireFields<QueryresourceByUrnArgs, 'urn'>>;
  resourceTargets?: Resolver<ReadonlyArray<ResolversTypes['ResourceTarget']>, ParentType, ContextType, Partial<QueryresourceTargetsArgs>>;
  communeProposal?: Resolver<ResolversTypes['CommuneProposal'], ParentType, ContextType, RequireFields<QuerycommuneProposalArgs, 'ags'>>;
  automatedJobs?: Resolver<ResolversTypes['AutomatedJobs'], ParentType, ContextType>;
  automatedJob?: Resolver<Maybe<ResolversTypes['AutomatedJob']>, ParentType, ContextType, RequireFields<QueryautomatedJobArgs, 'name'>>;
  automatedJobRuns?: Resolver<ResolversTypes['AutomatedJobRunConnection'], ParentType, ContextType, RequireFields<QueryautomatedJobRunsArgs, 'first'>>;
  automatedJobRun?: Resolver<Maybe<ResolversTypes['AutomatedJobRun']>, ParentType, ContextType, RequireFields<QueryautomatedJobRunArgs, 'id'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationloginArgs, 'username' | 'password'>>;
  acceptUserInvite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationacceptUserInviteArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType, RequireFields<MutationlogoutArgs, 'input'>>;
  extendSession?: Resolver<ResolversTypes['ExtendSessionPayload'], ParentType, ContextType, RequireFields<MutationextendSessionArgs, 'input'>>;
  endSessions?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType, RequireFields<MutationendSessionsArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationchangePasswordArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['CreateUserPayload'], ParentType, ContextType, RequireFields<MutationcreateUserArgs, 'input'>>;
  saveUser?: Resolver<ResolversTypes['SaveUserPayload'], ParentType, ContextType, RequireFields<MutationsaveUserArgs, 'input'>>;
  deactivateUser?: Resolver<ResolversTypes['DeactivateUserPayload'], ParentType, ContextType, RequireFields<MutationdeactivateUserArgs, 'input'>>;
  reactivateUser?: Resolver<ResolversTypes['ReactivateUserPayload'], ParentType, ContextType, RequireFields<MutationreactivateUserArgs, 'input'>>;
  removeUser?: Resolver<ResolversTypes['RemoveUserPayload'], ParentType, ContextType, RequireFields<MutationremoveUserArgs, 'input'>>;
  sendUserInvite?: Resolver<ResolversTypes['SendUserInvitePayload'], ParentType, ContextType, RequireFields<MutationsendUserInviteArgs, 'input'>>;
  withdrawUserInvite?: Resolver<ResolversTypes['WithdrawUserInvitePayload'], ParentType, ContextType, RequireFields<MutationwithdrawUserInviteArgs, 'input'>>;
  sendPasswordReset?: Resolver<ResolversTypes['SendPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationsendPasswordResetArgs, 'input'>>;
  previewUserImport?: Resolver<ResolversTypes['PreviewUserImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewUserImportArgs, 'input'>>;
  commitUserImport?: Resolver<ResolversTypes['CommitUserImportPayload'], ParentType, ContextType, RequireFields<MutationcommitUserImportArgs, 'input'>>;
  exportUsers?: Resolver<ResolversTypes['ExportUsersPayload'], ParentType, ContextType, RequireFields<MutationexportUsersArgs, 'input'>>;
  saveCommune?: Resolver<ResolversTypes['SaveCommunePayload'], ParentType, ContextType, RequireFields<MutationsaveCommuneArgs, 'input'>>;
  uploadCommunePicture?: Resolver<ResolversTypes['UploadCommunePicturePayload'], ParentType, ContextType, RequireFields<MutationuploadCommunePictureArgs, 'input'>>;
  removeCommunePicture?: Resolver<ResolversTypes['RemoveCommunePicturePayload'], ParentType, ContextType, RequireFields<MutationremoveCommunePictureArgs, 'input'>>;
  restoreSnapshot?: Resolver<ResolversTypes['RestoreSnapshotPayload'], ParentType, ContextType, RequireFields<MutationrestoreSnapshotArgs, 'input'>>;
  addCommuneServices?: Resolver<ResolversTypes['AddCommuneServicesPayload'], ParentType, ContextType, RequireFields<MutationaddCommuneServicesArgs, 'input'>>;
  removeCommuneService?: Resolver<ResolversTypes['RemoveCommuneServicePayload'], ParentType, ContextType, RequireFields<MutationremoveCommuneServiceArgs, 'input'>>;
  setCommuneServicesEnabled?: Resolver<ResolversTypes['SetCommuneServicesEnabledPayload'], ParentType, ContextType, RequireFields<MutationsetCommuneServicesEnabledArgs, 'input'>>;
  saveServiceMaintenance?: Resolver<ResolversTypes['SaveServiceMaintenancePayload'], ParentType, ContextType, RequireFields<MutationsaveServiceMaintenanceArgs, 'input'>>;
  endServiceMaintenance?: Resolver<ResolversTypes['EndServiceMaintenancePayload'], ParentType, ContextType, RequireFields<MutationendServiceMaintenanceArgs, 'input'>>;
  saveTexts?: Resolver<ResolversTypes['SaveTextsPayload'], ParentType, ContextType, RequireFields<MutationsaveTextsArgs, 'input'>>;
  discardTextDraft?: Resolver<ResolversTypes['DiscardTextDraftPayload'], ParentType, ContextType, RequireFields<MutationdiscardTextDraftArgs, 'input'>>;
  publishTexts?: Resolver<ResolversTypes['PublishTextsPayload'], ParentType, ContextType, RequireFields<MutationpublishTextsArgs, 'input'>>;
  restoreTextVersion?: Resolver<ResolversTypes['RestoreTextVersionPayload'], ParentType, ContextType, RequireFields<MutationrestoreTextVersionArgs, 'input'>>;
  restoreTextEdition?: Resolver<ResolversTypes['RestoreTextEditionPayload'], ParentType, ContextType, RequireFields<MutationrestoreTextEditionArgs, 'input'>>;
  saveTextLanguages?: Resolver<ResolversTypes['SaveTextLanguagesPayload'], ParentType, ContextType, RequireFields<MutationsaveTextLanguagesArgs, 'input'>>;
  exportTexts?: Resolver<ResolversTypes['ExportTextsPayload'], ParentType, ContextType, RequireFields<MutationexportTextsArgs, 'input'>>;
  previewTextImport?: Resolver<ResolversTypes['PreviewTextImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewTextImportArgs, 'input'>>;
  importTexts?: Resolver<ResolversTypes['ImportTextsPayload'], ParentType, ContextType, RequireFields<MutationimportTextsArgs, 'input'>>;
  prepareTextTransfer?: Resolver<ResolversTypes['PrepareTextTransferPayload'], ParentType, ContextType, RequireFields<MutationprepareTextTransferArgs, 'input'>>;
  saveTextTransferChoices?: Resolver<ResolversTypes['SaveTextTransferChoicesPayload'], ParentType, ContextType, RequireFields<MutationsaveTextTransferChoicesArgs, 'input'>>;
  startTextTransfer?: Resolver<ResolversTypes['StartTextTransferPayload'], ParentType, ContextType, RequireFields<MutationstartTextTransferArgs, 'input'>>;
  retryTextTransfer?: Resolver<ResolversTypes['RetryTextTransferPayload'], ParentType, ContextType, RequireFields<MutationretryTextTransferArgs, 'input'>>;
  cancelTextTransfer?: Resolver<ResolversTypes['CancelTextTransferPayload'], ParentType, ContextType, RequireFields<MutationcancelTextTransferArgs, 'input'>>;
  reinstallServicePortal?: Resolver<ResolversTypes['ReinstallServicePortalPayload'], ParentType, ContextType, RequireFields<MutationreinstallServicePortalArgs, 'input'>>;
  restoreServiceSnapshot?: Resolver<ResolversTypes['RestoreServiceSnapshotPayload'], ParentType, ContextType, RequireFields<MutationrestoreServiceSnapshotArgs, 'input'>>;
  saveServiceSettings?: Resolver<ResolversTypes['SaveServiceSettingsPayload'], ParentType, ContextType, RequireFields<MutationsaveServiceSettingsArgs, 'input'>>;
  saveServiceForm?: Resolver<ResolversTypes['SaveServiceFormPayload'], ParentType, ContextType, RequireFields<MutationsaveServiceFormArgs, 'input'>>;
  resetServiceForm?: Resolver<ResolversTypes['ResetServiceFormPayload'], ParentType, ContextType, RequireFields<MutationresetServiceFormArgs, 'input'>>;
  saveFee?: Resolver<ResolversTypes['SaveFeePayload'], ParentType, ContextType, RequireFields<MutationsaveFeeArgs, 'input'>>;
  setFeeStatus?: Resolver<ResolversTypes['SetFeeStatusPayload'], ParentType, ContextType, RequireFields<MutationsetFeeStatusArgs, 'input'>>;
  resetFee?: Resolver<ResolversTypes['ResetFeePayload'], ParentType, ContextType, RequireFields<MutationresetFeeArgs, 'input'>>;
  saveFeeMetadata?: Resolver<ResolversTypes['SaveFeeMetadataPayload'], ParentType, ContextType, RequireFields<MutationsaveFeeMetadataArgs, 'input'>>;
  resetFeeMetadata?: Resolver<ResolversTypes['ResetFeeMetadataPayload'], ParentType, ContextType, RequireFields<MutationresetFeeMetadataArgs, 'input'>>;
  restoreFeeMetadata?: Resolver<ResolversTypes['RestoreFeeMetadataPayload'], ParentType, ContextType, RequireFields<MutationrestoreFeeMetadataArgs, 'input'>>;
  saveSystemFee?: Resolver<ResolversTypes['SaveSystemFeePayload'], ParentType, ContextType, RequireFields<MutationsaveSystemFeeArgs, 'input'>>;
  setSystemFeeStatus?: Resolver<ResolversTypes['SetSystemFeeStatusPayload'], ParentType, ContextType, RequireFields<MutationsetSystemFeeStatusArgs, 'input'>>;
  startRun?: Resolver<ResolversTypes['StartRunPayload'], ParentType, ContextType, RequireFields<MutationstartRunArgs, 'input'>>;
  retryRun?: Resolver<ResolversTypes['RetryRunPayload'], ParentType, ContextType, RequireFields<MutationretryRunArgs, 'input'>>;
  cancelRun?: Resolver<ResolversTypes['CancelRunPayload'], ParentType, ContextType, RequireFields<MutationcancelRunArgs, 'input'>>;
  saveSystemSettings?: Resolver<ResolversTypes['SaveSystemSettingsPayload'], ParentType, ContextType, RequireFields<MutationsaveSystemSettingsArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['SendTestMailPayload'], ParentType, ContextType, RequireFields<MutationsendTestMailArgs, 'input'>>;
  saveOwnPreferences?: Resolver<ResolversTypes['SaveOwnPreferencesPayload'], ParentType, ContextType, RequireFields<MutationsaveOwnPreferencesArgs, 'input'>>;
  setFavourite?: Resolver<ResolversTypes['SetFavouritePayload'], ParentType, ContextType, RequireFields<MutationsetFavouriteArgs, 'input'>>;
  recordVisits?: Resolver<ResolversTypes['RecordVisitsPayload'], ParentType, ContextType, RequireFields<MutationrecordVisitsArgs, 'input'>>;
  saveOwnSettings?: Resolver<ResolversTypes['SaveOwnSettingsPayload'], ParentType, ContextType, RequireFields<MutationsaveOwnSettingsArgs, 'input'>>;
  markAttentionSeen?: Resolver<ResolversTypes['MarkAttentionSeenPayload'], ParentType, ContextType, RequireFields<MutationmarkAttentionSeenArgs, 'input'>>;
  unmarkAttentionSeen?: Resolver<ResolversTypes['UnmarkAttentionSeenPayload'], ParentType, ContextType, RequireFields<MutationunmarkAttentionSeenArgs, 'input'>>;
  prepareFeeChange?: Resolver<ResolversTypes['PrepareFeeChangePayload'], ParentType, ContextType, RequireFields<MutationprepareFeeChangeArgs, 'input'>>;
  excludeFeeChangeItems?: Resolver<ResolversTypes['ExcludeFeeChangeItemsPayload'], ParentType, ContextType, RequireFields<MutationexcludeFeeChangeItemsArgs, 'input'>>;
  startFeeChange?: Resolver<ResolversTypes['StartFeeChangePayload'], ParentType, ContextType, RequireFields<MutationstartFeeChangeArgs, 'input'>>;
  retryFeeChange?: Resolver<ResolversTypes['RetryFeeChangePayload'], ParentType, ContextType, RequireFields<MutationretryFeeChangeArgs, 'input'>>;
  cancelFeeChange?: Resolver<ResolversTypes['CancelFeeChangePayload'], ParentType, ContextType, RequireFields<MutationcancelFeeChangeArgs, 'input'>>;
  prepareServiceSwitch?: Resolver<ResolversTypes['PrepareServiceSwitchPayload'], ParentType, ContextType, RequireFields<MutationprepareServiceSwitchArgs, 'input'>>;
  excludeServiceSwitchItems?: Resolver<ResolversTypes['ExcludeServiceSwitchItemsPayload'], ParentType, ContextType, RequireFields<MutationexcludeServiceSwitchItemsArgs, 'input'>>;
  scheduleServiceSwitch?: Resolver<ResolversTypes['ScheduleServiceSwitchPayload'], ParentType, ContextType, RequireFields<MutationscheduleServiceSwitchArgs, 'input'>>;
  undoServiceSwitch?: Resolver<ResolversTypes['UndoServiceSwitchPayload'], ParentType, ContextType, RequireFields<MutationundoServiceSwitchArgs, 'input'>>;
  saveFeeRule?: Resolver<ResolversTypes['SaveFeeRulePayload'], ParentType, ContextType, RequireFields<MutationsaveFeeRuleArgs, 'input'>>;
  resetFeeRule?: Resolver<ResolversTypes['ResetFeeRulePayload'], ParentType, ContextType, RequireFields<MutationresetFeeRuleArgs, 'input'>>;
  uploadPredefinedFile?: Resolver<ResolversTypes['UploadPredefinedFilePayload'], ParentType, ContextType, RequireFields<MutationuploadPredefinedFileArgs, 'input'>>;
  resetPredefinedFile?: Resolver<ResolversTypes['ResetPredefinedFilePayload'], ParentType, ContextType, RequireFields<MutationresetPredefinedFileArgs, 'input'>>;
  addServiceFile?: Resolver<ResolversTypes['AddServiceFilePayload'], ParentType, ContextType, RequireFields<MutationaddServiceFileArgs, 'input'>>;
  replaceServiceFile?: Resolver<ResolversTypes['ReplaceServiceFilePayload'], ParentType, ContextType, RequireFields<MutationreplaceServiceFileArgs, 'input'>>;
  renameServiceFile?: Resolver<ResolversTypes['RenameServiceFilePayload'], ParentType, ContextType, RequireFields<MutationrenameServiceFileArgs, 'input'>>;
  removeServiceFiles?: Resolver<ResolversTypes['RemoveServiceFilesPayload'], ParentType, ContextType, RequireFields<MutationremoveServiceFilesArgs, 'input'>>;
  undoServiceFileChange?: Resolver<ResolversTypes['UndoServiceFileChangePayload'], ParentType, ContextType, RequireFields<MutationundoServiceFileChangeArgs, 'input'>>;
  previewServiceFileImport?: Resolver<ResolversTypes['PreviewServiceFileImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewServiceFileImportArgs, 'input'>>;
  importServiceFiles?: Resolver<ResolversTypes['ImportServiceFilesPayload'], ParentType, ContextType, RequireFields<MutationimportServiceFilesArgs, 'input'>>;
  savePostalCode?: Resolver<ResolversTypes['SavePostalCodePayload'], ParentType, ContextType, RequireFields<MutationsavePostalCodeArgs, 'input'>>;
  removePostalCodes?: Resolver<ResolversTypes['RemovePostalCodesPayload'], ParentType, ContextType, RequireFields<MutationremovePostalCodesArgs, 'input'>>;
  exportPostalCodes?: Resolver<ResolversTypes['ExportPostalCodesPayload'], ParentType, ContextType, RequireFields<MutationexportPostalCodesArgs, 'input'>>;
  previewPostalCodeImport?: Resolver<ResolversTypes['PreviewPostalCodeImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewPostalCodeImportArgs, 'input'>>;
  saveRegisterOffice?: Resolver<ResolversTypes['SaveRegisterOfficePayload'], ParentType, ContextType, RequireFields<MutationsaveRegisterOfficeArgs, 'input'>>;
  removeRegisterOffices?: Resolver<ResolversTypes['RemoveRegisterOfficesPayload'], ParentType, ContextType, RequireFields<MutationremoveRegisterOfficesArgs, 'input'>>;
  saveCountry?: Resolver<ResolversTypes['SaveCountryPayload'], ParentType, ContextType, RequireFields<MutationsaveCountryArgs, 'input'>>;
  removeCountries?: Resolver<ResolversTypes['RemoveCountriesPayload'], ParentType, ContextType, RequireFields<MutationremoveCountriesArgs, 'input'>>;
  saveResidentialProperty?: Resolver<ResolversTypes['SaveResidentialPropertyPayload'], ParentType, ContextType, RequireFields<MutationsaveResidentialPropertyArgs, 'input'>>;
  removeResidentialProperties?: Resolver<ResolversTypes['RemoveResidentialPropertiesPayload'], ParentType, ContextType, RequireFields<MutationremoveResidentialPropertiesArgs, 'input'>>;
  previewResidentialPropertyUpload?: Resolver<ResolversTypes['PreviewResidentialPropertyUploadPayload'], ParentType, ContextType, RequireFields<MutationpreviewResidentialPropertyUploadArgs, 'input'>>;
  previewOkkommImport?: Resolver<ResolversTypes['PreviewOkkommImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewOkkommImportArgs, 'input'>>;
  saveResidentialPropertySource?: Resolver<ResolversTypes['SaveResidentialPropertySourcePayload'], ParentType, ContextType, RequireFields<MutationsaveResidentialPropertySourceArgs, 'input'>>;
  exportResidentialProperties?: Resolver<ResolversTypes['ExportResidentialPropertiesPayload'], ParentType, ContextType, RequireFields<MutationexportResidentialPropertiesArgs, 'input'>>;
  saveWaterMeterReadingCommune?: Resolver<ResolversTypes['SaveWaterMeterReadingCommunePayload'], ParentType, ContextType, RequireFields<MutationsaveWaterMeterReadingCommuneArgs, 'input'>>;
  removeWaterMeterReadingCommunes?: Resolver<ResolversTypes['RemoveWaterMeterReadingCommunesPayload'], ParentType, ContextType, RequireFields<MutationremoveWaterMeterReadingCommunesArgs, 'input'>>;
  commitImport?: Resolver<ResolversTypes['CommitImportPayload'], ParentType, ContextType, RequireFields<MutationcommitImportArgs, 'input'>>;
  cancelImport?: Resolver<ResolversTypes['CancelImportPayload'], ParentType, ContextType, RequireFields<MutationcancelImportArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewPayload'], ParentType, ContextType, RequireFields<MutationsaveViewArgs, 'input'>>;
  removeViews?: Resolver<ResolversTypes['RemoveViewsPayload'], ParentType, ContextType, RequireFields<MutationremoveViewsArgs, 'input'>>;
  addResource?: Resolver<ResolversTypes['AddResourcePayload'], ParentType, ContextType, RequireFields<MutationaddResourceArgs, 'input'>>;
  editResource?: Resolver<ResolversTypes['EditResourcePayload'], ParentType, ContextType, RequireFields<MutationeditResourceArgs, 'input'>>;
  removeResource?: Resolver<ResolversTypes['RemoveResourcePayload'], ParentType, ContextType, RequireFields<MutationremoveResourceArgs, 'input'>>;
  restoreResourceVersion?: Resolver<ResolversTypes['RestoreResourceVersionPayload'], ParentType, ContextType, RequireFields<MutationrestoreResourceVersionArgs, 'input'>>;
  testResourceConnection?: Resolver<ResolversTypes['TestResourceConnectionPayload'], ParentType, ContextType, RequireFields<MutationtestResourceConnectionArgs, 'input'>>;
  checkKeystore?: Resolver<ResolversTypes['CheckKeystorePayload'], ParentType, ContextType, RequireFields<MutationcheckKeystoreArgs, 'input'>>;
  previewResourceImport?: Resolver<ResolversTypes['PreviewResourceImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewResourceImportArgs, 'input'>>;
  importResources?: Resolver<ResolversTypes['ImportResourcesPayload'], ParentType, ContextType, RequireFields<MutationimportResourcesArgs, 'input'>>;
  exportResources?: Resolver<ResolversTypes['ExportResourcesPayload'], ParentType, ContextType, RequireFields<MutationexportResourcesArgs, 'input'>>;
  downloadResources?: Resolver<ResolversTypes['DownloadResourcesPayload'], ParentType, ContextType, RequireFields<MutationdownloadResourcesArgs, 'input'>>;
  retryCommuneInitialization?: Resolver<ResolversTypes['RetryCommuneInitializationPayload'], ParentType, ContextType, RequireFields<MutationretryCommuneInitializationArgs, 'input'>>;
  runAutomatedJob?: Resolver<ResolversTypes['RunAutomatedJobPayload'], ParentType, ContextType, RequireFields<MutationrunAutomatedJobArgs, 'input'>>;
  pauseAutomatedJob?: Resolver<ResolversTypes['PauseAutomatedJobPayload'], ParentType, ContextType, RequireFields<MutationpauseAutomatedJobArgs, 'input'>>;
  resumeAutomatedJob?: Resolver<ResolversTypes['ResumeAutomatedJobPayload'], ParentType, ContextType, RequireFields<MutationresumeAutomatedJobArgs, 'input'>>;
  pauseAllAutomatedJobs?: Resolver<ResolversTypes['PauseAllAutomatedJobsPayload'], ParentType, ContextType, RequireFields<MutationpauseAllAutomatedJobsArgs, 'input'>>;
  resumeAllAutomatedJobs?: Resolver<ResolversTypes['ResumeAllAutomatedJobsPayload'], ParentType, ContextType, RequireFields<MutationresumeAllAutomatedJobsArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  runProgress?: SubscriptionResolver<ResolversTypes['BackgroundRun'], "runProgress", ParentType, ContextType, RequireFields<SubscriptionrunProgressArgs, 'id'>>;
  feeChangeProgress?: SubscriptionResolver<ResolversTypes['FeeChange'], "feeChangeProgress", ParentType, ContextType, RequireFields<SubscriptionfeeChangeProgressArgs, 'id'>>;
  textTransferProgress?: SubscriptionResolver<ResolversTypes['TextTransfer'], "textTransferProgress", ParentType, ContextType, RequireFields<SubscriptiontextTransferProgressArgs, 'id'>>;
};

export type InstanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instance'] = ResolversParentTypes['Instance']> = {
  stage: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDemoAccounts: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordMinLength: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supportContact: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imprintUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barrierContact: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginBanner: Resolver<Maybe<ResolversTypes['SystemBanner']>, ParentType, ContextType>;
};

export type SystemSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemSettings'] = ResolversParentTypes['SystemSettings']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values: Resolver<ResolversTypes['SystemSettingValues'], ParentType, ContextType>;
  defaults: Resolver<ResolversTypes['SystemSettingValues'], ParentType, ContextType>;
  settings: Resolver<ReadonlyArray<ResolversTypes['SystemSetting']>, ParentType, ContextType>;
  sendsMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SystemSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemSetting'] = ResolversParentTypes['SystemSetting']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unit: Resolver<Maybe<ResolversTypes['SystemSettingUnit']>, ParentType, ContextType>;
  min: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lockedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
};

export type SystemSettingValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemSettingValues'] = ResolversParentTypes['SystemSettingValues']> = {
  sessionIdleMinutes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionAbsoluteHours: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitationDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supportContact: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imprintUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  privacyUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  barrierContact: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  exportLimit: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  erasureDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activityRetentionMonths: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailSender: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digestHour: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  banner: Resolver<Maybe<ResolversTypes['SystemBanner']>, ParentType, ContextType>;
};

export type SystemBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemBanner'] = ResolversParentTypes['SystemBanner']> = {
  german: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  english: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOnLogin: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveSystemSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSystemSettingsPayload'] = ResolversParentTypes['SaveSystemSettingsPayload']> = {
  systemSettings: Resolver<Maybe<ResolversTypes['SystemSettings']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SystemSettingsEffectsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemSettingsEffects'] = ResolversParentTypes['SystemSettingsEffects']> = {
  endedSessionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsOwnSession: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiredInvitationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  erasedApplicationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pseudonymisedEntryCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languagesInUse: Resolver<ReadonlyArray<ResolversTypes['LanguageInUse']>, ParentType, ContextType>;
};

export type LanguageInUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageInUse'] = ResolversParentTypes['LanguageInUse']> = {
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendTestMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendTestMailPayload'] = ResolversParentTypes['SendTestMailPayload']> = {
  sentTo: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  stage: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  maintenances: Resolver<ReadonlyArray<ResolversTypes['ServiceMaintenance']>, ParentType, ContextType>;
  banner: Resolver<Maybe<ResolversTypes['SystemBanner']>, ParentType, ContextType>;
  preferences: Resolver<ResolversTypes['OwnPreferences'], ParentType, ContextType>;
};

export type UserResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = {
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  stage: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  maintenances: Resolver<ReadonlyArray<ResolversTypes['ServiceMaintenance']>, ParentType, ContextType>;
  banner: Resolver<Maybe<ResolversTypes['SystemBanner']>, ParentType, ContextType>;
  preferences: Resolver<ResolversTypes['OwnPreferences'], ParentType, ContextType>;
};

export type ServiceMaintenanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceMaintenance'] = ResolversParentTypes['ServiceMaintenance']> = {
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beginsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  texts: Resolver<ReadonlyArray<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaveServiceMaintenancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveServiceMaintenancePayload'] = ResolversParentTypes['SaveServiceMaintenancePayload']> = {
  service: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndServiceMaintenancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndServiceMaintenancePayload'] = ResolversParentTypes['EndServiceMaintenancePayload']> = {
  service: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idleExpiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  absoluteExpiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsLeft: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  endedSessionIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExtendSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtendSessionPayload'] = ResolversParentTypes['ExtendSessionPayload']> = {
  session: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  endedSessionIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OwnPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPreferences'] = ResolversParentTypes['OwnPreferences']> = {
  usesSingleKeys: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSeenWelcome: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveOwnPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveOwnPreferencesPayload'] = ResolversParentTypes['SaveOwnPreferencesPayload']> = {
  preferences: Resolver<Maybe<ResolversTypes['OwnPreferences']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  kind: Resolver<ResolversTypes['PlaceKind'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  communeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnPlaces'] = ResolversParentTypes['OwnPlaces']> = {
  favourites: Resolver<ReadonlyArray<ResolversTypes['Place']>, ParentType, ContextType>;
  recent: Resolver<ReadonlyArray<ResolversTypes['Place']>, ParentType, ContextType>;
};

export type SetFavouritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFavouritePayload'] = ResolversParentTypes['SetFavouritePayload']> = {
  favourites: Resolver<Maybe<ReadonlyArray<ResolversTypes['Place']>>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordVisitsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordVisitsPayload'] = ResolversParentTypes['RecordVisitsPayload']> = {
  places: Resolver<Maybe<ResolversTypes['OwnPlaces']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QuickSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickSearch'] = ResolversParentTypes['QuickSearch']> = {
  users: Resolver<Maybe<ReadonlyArray<ResolversTypes['Place']>>, ParentType, ContextType>;
  resources: Resolver<Maybe<ReadonlyArray<ResolversTypes['Place']>>, ParentType, ContextType>;
  communes: Resolver<ReadonlyArray<ResolversTypes['Place']>, ParentType, ContextType>;
  record: Resolver<Maybe<ResolversTypes['FoundRecord']>, ParentType, ContextType>;
};

export type FoundRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundRecord'] = ResolversParentTypes['FoundRecord']> = {
  kind: Resolver<ResolversTypes['FoundRecordKind'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CommuneOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneOffer'] = ResolversParentTypes['CommuneOffer']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  serviceIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommuneDirectoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneDirectory'] = ResolversParentTypes['CommuneDirectory']> = {
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ags: Resolver<Maybe<ReadonlyArray<ResolversTypes['AGS']>>, ParentType, ContextType>;
  names: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type OwnSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSettings'] = ResolversParentTypes['OwnSettings']> = {
  wantsDigest: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sendsMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  digestHour: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveOwnSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveOwnSettingsPayload'] = ResolversParentTypes['SaveOwnSettingsPayload']> = {
  settings: Resolver<Maybe<ResolversTypes['OwnSettings']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  endedSessionIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  permissions: Resolver<ReadonlyArray<ResolversTypes['Permission']>, ParentType, ContextType>;
  type: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstCommune: Resolver<Maybe<ResolversTypes['RoleCommune']>, ParentType, ContextType>;
  status: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  invitation: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  passwordReset: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  activatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastLoginAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deactivation: Resolver<Maybe<ResolversTypes['Deactivation']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  type: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  commune: Resolver<Maybe<ResolversTypes['RoleCommune']>, ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleCommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleCommune'] = ResolversParentTypes['RoleCommune']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['FederalState'], ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  status: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
  invitedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delivery: Resolver<ResolversTypes['InvitationDelivery'], ParentType, ContextType>;
};

export type DeactivationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deactivation'] = ResolversParentTypes['Deactivation']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CreateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload']> = {
  userEdge: Resolver<Maybe<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  invitationUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveUserPayload'] = ResolversParentTypes['SaveUserPayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeactivateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeactivateUserPayload'] = ResolversParentTypes['DeactivateUserPayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReactivateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactivateUserPayload'] = ResolversParentTypes['ReactivateUserPayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveUserPayload'] = ResolversParentTypes['RemoveUserPayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  removedUserId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendUserInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendUserInvitePayload'] = ResolversParentTypes['SendUserInvitePayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  invitationUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawUserInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawUserInvitePayload'] = ResolversParentTypes['WithdrawUserInvitePayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendPasswordResetPayload'] = ResolversParentTypes['SendPasswordResetPayload']> = {
  user: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  resetUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewUserImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewUserImportPayload'] = ResolversParentTypes['PreviewUserImportPayload']> = {
  userImport: Resolver<Maybe<ResolversTypes['UserImport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportOtherCommunesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOtherCommunes'] = ResolversParentTypes['ImportOtherCommunes']> = {
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communes: Resolver<ReadonlyArray<ResolversTypes['ImportOtherCommune']>, ParentType, ContextType>;
};

export type ImportOtherCommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOtherCommune'] = ResolversParentTypes['ImportOtherCommune']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImport'] = ResolversParentTypes['UserImport']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encoding: Resolver<ResolversTypes['TextEncoding'], ParentType, ContextType>;
  sample: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ignoredColumns: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  existingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples: Resolver<ReadonlyArray<ResolversTypes['UserImportExample']>, ParentType, ContextType>;
  problems: Resolver<ReadonlyArray<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  isMailed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserImportExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportExample'] = ResolversParentTypes['UserImportExample']> = {
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommitUserImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitUserImportPayload'] = ResolversParentTypes['CommitUserImportPayload']> = {
  invitedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links: Resolver<ReadonlyArray<ResolversTypes['InvitationLink']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExportUsersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportUsersPayload'] = ResolversParentTypes['ExportUsersPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommuneEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneEditor'] = ResolversParentTypes['CommuneEditor']> = {
  user: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  serviceIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommuneEditorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneEditorConnection'] = ResolversParentTypes['CommuneEditorConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CommuneEditorEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommuneEditorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneEditorEdge'] = ResolversParentTypes['CommuneEditorEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['CommuneEditor'], ParentType, ContextType>;
};

export type CommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Commune'] = ResolversParentTypes['Commune']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['FederalState'], ParentType, ContextType>;
  picture: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  isFavourite: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  initialization: Resolver<ResolversTypes['CommuneInitialization'], ParentType, ContextType>;
  initializationProblem: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  postalCodes: Resolver<ResolversTypes['PostalCodeConnection'], ParentType, ContextType, RequireFields<CommunepostalCodesArgs, 'first'>>;
  registerOffices: Resolver<ResolversTypes['RegisterOfficeConnection'], ParentType, ContextType, RequireFields<CommuneregisterOfficesArgs, 'first'>>;
  countries: Resolver<ResolversTypes['CountryConnection'], ParentType, ContextType, RequireFields<CommunecountriesArgs, 'first'>>;
  residentialProperties: Resolver<Maybe<ResolversTypes['ResidentialPropertyConnection']>, ParentType, ContextType, RequireFields<CommuneresidentialPropertiesArgs, 'first'>>;
  residentialPropertySource: Resolver<Maybe<ResolversTypes['ResidentialPropertySource']>, ParentType, ContextType>;
  waterMeterReadingCommunes: Resolver<ResolversTypes['WaterMeterReadingCommuneConnection'], ParentType, ContextType, RequireFields<CommunewaterMeterReadingCommunesArgs, 'first'>>;
  snapshots: Resolver<ReadonlyArray<ResolversTypes['Snapshot']>, ParentType, ContextType, RequireFields<CommunesnapshotsArgs, 'kind'>>;
  counts: Resolver<ResolversTypes['CommuneCounts'], ParentType, ContextType>;
  editors: Resolver<Maybe<ResolversTypes['CommuneEditorConnection']>, ParentType, ContextType, RequireFields<CommuneeditorsArgs, 'first'>>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommuneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneConnection'] = ResolversParentTypes['CommuneConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CommuneEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommuneEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneEdge'] = ResolversParentTypes['CommuneEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Commune'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommuneCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneCounts'] = ResolversParentTypes['CommuneCounts']> = {
  services: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabledServices: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCodes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registerOffices: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countries: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  residentialProperties: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waterMeterReadingCommunes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kbaSettings: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasSecurityLists: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveCommunePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCommunePayload'] = ResolversParentTypes['SaveCommunePayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadCommunePicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadCommunePicturePayload'] = ResolversParentTypes['UploadCommunePicturePayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveCommunePicturePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCommunePicturePayload'] = ResolversParentTypes['RemoveCommunePicturePayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group: Resolver<ResolversTypes['ServiceGroup'], ParentType, ContextType>;
  nameDe: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  capabilities: Resolver<ReadonlyArray<ResolversTypes['ServiceCapability']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['ServiceState'], ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabledCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openApplicationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenance: Resolver<Maybe<ResolversTypes['ServiceMaintenance']>, ParentType, ContextType>;
  maintenanceLanguages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  systemFeeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasFeeRule: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  communes: Resolver<ResolversTypes['ServiceCommuneConnection'], ParentType, ContextType, RequireFields<ServicecommunesArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type ServiceCommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCommune'] = ResolversParentTypes['ServiceCommune']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ServiceCommuneState'], ParentType, ContextType>;
  textCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draftCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasFeeRule: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasForm: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceCommuneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCommuneConnection'] = ResolversParentTypes['ServiceCommuneConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ServiceCommuneEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceCommuneEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCommuneEdge'] = ResolversParentTypes['ServiceCommuneEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ServiceCommune'], ParentType, ContextType>;
};

export type CommuneServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneService'] = ResolversParentTypes['CommuneService']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEnabled: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavourite: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  transferableTexts: Resolver<Maybe<ReadonlyArray<ResolversTypes['TransferableText']>>, ParentType, ContextType>;
  textTransferTargets: Resolver<Maybe<ResolversTypes['TextTransferTargetConnection']>, ParentType, ContextType, RequireFields<CommuneServicetextTransferTargetsArgs, 'first'>>;
  textTransferTargetAgs: Resolver<Maybe<ReadonlyArray<ResolversTypes['AGS']>>, ParentType, ContextType, Partial<CommuneServicetextTransferTargetAgsArgs>>;
  textTransfers: Resolver<Maybe<ReadonlyArray<ResolversTypes['TextTransfer']>>, ParentType, ContextType>;
  settings: Resolver<Maybe<ResolversTypes['ServiceSettings']>, ParentType, ContextType>;
  form: Resolver<Maybe<ResolversTypes['ServiceForm']>, ParentType, ContextType>;
  fees: Resolver<ReadonlyArray<ResolversTypes['Fee']>, ParentType, ContextType>;
  feeRule: Resolver<Maybe<ResolversTypes['FeeRule']>, ParentType, ContextType>;
  predefinedFiles: Resolver<ReadonlyArray<ResolversTypes['PredefinedFile']>, ParentType, ContextType>;
  files: Resolver<ReadonlyArray<ResolversTypes['ServiceFile']>, ParentType, ContextType>;
  filesArchive: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  ownContent: Resolver<Maybe<ResolversTypes['ServiceContent']>, ParentType, ContextType>;
  contentSnapshots: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceSnapshot']>>, ParentType, ContextType>;
  state: Resolver<Maybe<ResolversTypes['CommuneServiceState']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommuneServiceStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneServiceState'] = ResolversParentTypes['CommuneServiceState']> = {
  switchedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  switchedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  nextSwitch: Resolver<Maybe<ResolversTypes['PlannedServiceSwitch']>, ParentType, ContextType>;
  drafts: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missingTexts: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outdatedTexts: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  textsToDo: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feeGaps: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastChange: Resolver<Maybe<ResolversTypes['ServiceChange']>, ParentType, ContextType>;
  portalUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedServiceSwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedServiceSwitch'] = ResolversParentTypes['PlannedServiceSwitch']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action: Resolver<ResolversTypes['ServiceSwitchAction'], ParentType, ContextType>;
};

export type ServiceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceChange'] = ResolversParentTypes['ServiceChange']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
};

export type ServiceContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceContent'] = ResolversParentTypes['ServiceContent']> = {
  texts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formFields: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSnapshot'] = ResolversParentTypes['ServiceSnapshot']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['ServiceSnapshotReason'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['ServiceContent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReinstallServicePortalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReinstallServicePortalPayload'] = ResolversParentTypes['ReinstallServicePortalPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['ServiceSnapshot']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreServiceSnapshotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreServiceSnapshotPayload'] = ResolversParentTypes['RestoreServiceSnapshotPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['ServiceSnapshot']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceForm'] = ResolversParentTypes['ServiceForm']> = {
  fields: Resolver<ReadonlyArray<ResolversTypes['FormField']>, ParentType, ContextType>;
  isInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inheritedFieldCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveredFieldCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningApplications: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['FormFieldType'], ParentType, ContextType>;
  labels: Resolver<ReadonlyArray<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  helpTexts: Resolver<ReadonlyArray<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  isRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<ReadonlyArray<ResolversTypes['FormFieldOption']>, ParentType, ContextType>;
  validation: Resolver<ResolversTypes['FormFieldValidation'], ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFieldOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldOption'] = ResolversParentTypes['FormFieldOption']> = {
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels: Resolver<ReadonlyArray<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
};

export type FormFieldValidationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormFieldValidation'] = ResolversParentTypes['FormFieldValidation']> = {
  minLength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format: Resolver<Maybe<ResolversTypes['FormFieldFormat']>, ParentType, ContextType>;
};

export type SaveServiceFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveServiceFormPayload'] = ResolversParentTypes['SaveServiceFormPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetServiceFormPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetServiceFormPayload'] = ResolversParentTypes['ResetServiceFormPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSettings'] = ResolversParentTypes['ServiceSettings']> = {
  known: Resolver<ReadonlyArray<ResolversTypes['ServiceSetting']>, ParentType, ContextType>;
  extensions: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceExtension']>>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSetting'] = ResolversParentTypes['ServiceSetting']> = {
  key: Resolver<ResolversTypes['ServiceSettingKey'], ParentType, ContextType>;
  ownValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOwnValue: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasValue: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inheritedValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasInheritedValue: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSharedValue: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  installationValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  choices: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
};

export type ServiceExtensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceExtension'] = ResolversParentTypes['ServiceExtension']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveServiceSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveServiceSettingsPayload'] = ResolversParentTypes['SaveServiceSettingsPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddCommuneServicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCommuneServicesPayload'] = ResolversParentTypes['AddCommuneServicesPayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveCommuneServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCommuneServicePayload'] = ResolversParentTypes['RemoveCommuneServicePayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  removedCommuneServiceId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCommuneServicesEnabledPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCommuneServicesEnabledPayload'] = ResolversParentTypes['SetCommuneServicesEnabledPayload']> = {
  communeServices: Resolver<ReadonlyArray<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fee'] = ResolversParentTypes['Fee']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  feeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['FeeStatus'], ParentType, ContextType>;
  prices: Resolver<ReadonlyArray<ResolversTypes['FeePrice']>, ParentType, ContextType>;
  inherited: Resolver<Maybe<ResolversTypes['SystemFee']>, ParentType, ContextType>;
  systemFee: Resolver<Maybe<ResolversTypes['SystemFee']>, ParentType, ContextType>;
  numbers: Resolver<ResolversTypes['FeeNumbers'], ParentType, ContextType>;
  hasOwnNumbers: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRestoreNumbers: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metadata: Resolver<ResolversTypes['FeeMetadata'], ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SystemFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemFee'] = ResolversParentTypes['SystemFee']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['FeeStatus'], ParentType, ContextType>;
  prices: Resolver<ReadonlyArray<ResolversTypes['FeePrice']>, ParentType, ContextType>;
  numbers: Resolver<ResolversTypes['FeeNumbers'], ParentType, ContextType>;
  metadata: Resolver<ResolversTypes['FeeNumbers'], ParentType, ContextType>;
  communeCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deviationSummary: Resolver<Maybe<ResolversTypes['FeeDeviationSummary']>, ParentType, ContextType, RequireFields<SystemFeedeviationSummaryArgs, 'on'>>;
  deviations: Resolver<Maybe<ResolversTypes['FeeDeviationConnection']>, ParentType, ContextType, RequireFields<SystemFeedeviationsArgs, 'on' | 'first'>>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeImpact'] = ResolversParentTypes['FeeImpact']> = {
  isCharged: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fee: Resolver<ResolversTypes['FeeImpactAmounts'], ParentType, ContextType>;
  usual: Resolver<Maybe<ResolversTypes['FeeImpactUsual']>, ParentType, ContextType>;
  usablePaymentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples: Resolver<ReadonlyArray<ResolversTypes['FeeImpactExample']>, ParentType, ContextType>;
  unchangedExamples: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeeImpactAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeImpactAmounts'] = ResolversParentTypes['FeeImpactAmounts']> = {
  before: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  after: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type FeeImpactUsualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeImpactUsual'] = ResolversParentTypes['FeeImpactUsual']> = {
  amounts: Resolver<ResolversTypes['FeeImpactAmounts'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeeImpactExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeImpactExample'] = ResolversParentTypes['FeeImpactExample']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amounts: Resolver<ResolversTypes['FeeImpactAmounts'], ParentType, ContextType>;
};

export type SystemFeeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemFeeConnection'] = ResolversParentTypes['SystemFeeConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['SystemFeeEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemFeeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemFeeEdge'] = ResolversParentTypes['SystemFeeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SystemFee'], ParentType, ContextType>;
};

export type FeeDeviationSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeDeviationSummary'] = ResolversParentTypes['FeeDeviationSummary']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  highest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type FeeDeviationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeDeviation'] = ResolversParentTypes['FeeDeviation']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['FeeStatus'], ParentType, ContextType>;
  amount: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  difference: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  parts: Resolver<ReadonlyArray<ResolversTypes['FeePart']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
};

export type FeeDeviationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeDeviationConnection'] = ResolversParentTypes['FeeDeviationConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['FeeDeviationEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeeDeviationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeDeviationEdge'] = ResolversParentTypes['FeeDeviationEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['FeeDeviation'], ParentType, ContextType>;
};

export type SaveSystemFeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSystemFeePayload'] = ResolversParentTypes['SaveSystemFeePayload']> = {
  systemFee: Resolver<Maybe<ResolversTypes['SystemFee']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetSystemFeeStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSystemFeeStatusPayload'] = ResolversParentTypes['SetSystemFeeStatusPayload']> = {
  systemFee: Resolver<Maybe<ResolversTypes['SystemFee']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Run'] = ResolversParentTypes['Run']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['RunKind'], ParentType, ContextType>;
  action: Resolver<ResolversTypes['RunAction'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  resultId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  communeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts: Resolver<Maybe<ResolversTypes['RunCounts']>, ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  startedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  beginsAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RunCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunCounts'] = ResolversParentTypes['RunCounts']> = {
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackgroundRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackgroundRun'] = ResolversParentTypes['BackgroundRun']> = {
  __resolveType: TypeResolveFn<'FeeChange' | 'ServiceSwitch' | 'TextTransfer', ParentType, ContextType>;
};

export type RunItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunItem'] = ResolversParentTypes['RunItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunItemState'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RunItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunItemConnection'] = ResolversParentTypes['RunItemConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['RunItemEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunItemEdge'] = ResolversParentTypes['RunItemEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['RunItem'], ParentType, ContextType>;
};

export type RunProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunProgress'] = ResolversParentTypes['RunProgress']> = {
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impossible: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excluded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartRunPayload'] = ResolversParentTypes['StartRunPayload']> = {
  run: Resolver<Maybe<ResolversTypes['BackgroundRun']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryRunPayload'] = ResolversParentTypes['RetryRunPayload']> = {
  run: Resolver<Maybe<ResolversTypes['BackgroundRun']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRunPayload'] = ResolversParentTypes['CancelRunPayload']> = {
  run: Resolver<Maybe<ResolversTypes['BackgroundRun']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApplicantErasurePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantErasurePreview'] = ResolversParentTypes['ApplicantErasurePreview']> = {
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['ApplicantErasureDue']>, ParentType, ContextType>;
};

export type ApplicantErasureDueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantErasureDue'] = ResolversParentTypes['ApplicantErasureDue']> = {
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstEndedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEndedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApplicantErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantErasure'] = ResolversParentTypes['ApplicantErasure']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  runId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  run: Resolver<Maybe<ResolversTypes['AutomatedJobRun']>, ParentType, ContextType>;
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultDays: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstEndedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEndedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sha256: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUnchanged: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  services: Resolver<ReadonlyArray<ResolversTypes['ErasedService']>, ParentType, ContextType>;
  download: Resolver<ResolversTypes['Download'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErasedServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasedService'] = ResolversParentTypes['ErasedService']> = {
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstEndedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEndedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApplicantErasureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantErasureConnection'] = ResolversParentTypes['ApplicantErasureConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ApplicantErasureEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicantErasureEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicantErasureEdge'] = ResolversParentTypes['ApplicantErasureEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ApplicantErasure'], ParentType, ContextType>;
};

export type RunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunConnection'] = ResolversParentTypes['RunConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['RunEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunEdge'] = ResolversParentTypes['RunEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Run'], ParentType, ContextType>;
};

export type FeeChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChange'] = ResolversParentTypes['FeeChange']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['FeeChangeKind'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  percent: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  group: Resolver<ResolversTypes['FeeChangeGroup'], ParentType, ContextType>;
  feeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees: Resolver<ReadonlyArray<ResolversTypes['SystemFee']>, ParentType, ContextType, RequireFields<FeeChangefeesArgs, 'first'>>;
  items: Resolver<ResolversTypes['FeeChangeItemConnection'], ParentType, ContextType, RequireFields<FeeChangeitemsArgs, 'first'>>;
  action: Resolver<ResolversTypes['RunAction'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runItems: Resolver<ResolversTypes['RunItemConnection'], ParentType, ContextType, RequireFields<FeeChangerunItemsArgs, 'first'>>;
  progress: Resolver<ResolversTypes['RunProgress'], ParentType, ContextType>;
  effect: Resolver<ResolversTypes['FeeChangeEffect'], ParentType, ContextType>;
  counts: Resolver<ResolversTypes['FeeChangeCounts'], ParentType, ContextType>;
  retryOf: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  beginsAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeChangeEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChangeEffect'] = ResolversParentTypes['FeeChangeEffect']> = {
  communes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowered: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  highest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type FeeChangeCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChangeCounts'] = ResolversParentTypes['FeeChangeCounts']> = {
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excluded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impossible: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowered: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  highest: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type FeeChangeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChangeItem'] = ResolversParentTypes['FeeChangeItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  nextPriceFrom: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['FeeChangeItemState'], ParentType, ContextType>;
  isImpossible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeeChangeItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChangeItemConnection'] = ResolversParentTypes['FeeChangeItemConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['FeeChangeItemEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeeChangeItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeChangeItemEdge'] = ResolversParentTypes['FeeChangeItemEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['FeeChangeItem'], ParentType, ContextType>;
};

export type PrepareFeeChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareFeeChangePayload'] = ResolversParentTypes['PrepareFeeChangePayload']> = {
  change: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExcludeFeeChangeItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcludeFeeChangeItemsPayload'] = ResolversParentTypes['ExcludeFeeChangeItemsPayload']> = {
  change: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['FeeChangeItem']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartFeeChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartFeeChangePayload'] = ResolversParentTypes['StartFeeChangePayload']> = {
  change: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryFeeChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryFeeChangePayload'] = ResolversParentTypes['RetryFeeChangePayload']> = {
  change: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelFeeChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelFeeChangePayload'] = ResolversParentTypes['CancelFeeChangePayload']> = {
  change: Resolver<Maybe<ResolversTypes['FeeChange']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceSwitchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitch'] = ResolversParentTypes['ServiceSwitch']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  serviceIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows: Resolver<ResolversTypes['ServiceSwitchRowConnection'], ParentType, ContextType, RequireFields<ServiceSwitchrowsArgs, 'first'>>;
  obstacles: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitchObstacleCount']>, ParentType, ContextType>;
  effect: Resolver<ResolversTypes['ServiceSwitchEffect'], ParentType, ContextType>;
  undoOf: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  undoUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  action: Resolver<ResolversTypes['RunAction'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runItems: Resolver<ResolversTypes['RunItemConnection'], ParentType, ContextType, RequireFields<ServiceSwitchrunItemsArgs, 'first'>>;
  progress: Resolver<ResolversTypes['RunProgress'], ParentType, ContextType>;
  retryOf: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  beginsAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceSwitchEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchEffect'] = ResolversParentTypes['ServiceSwitchEffect']> = {
  communes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openApplications: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedPrices: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content: Resolver<ResolversTypes['ServiceSwitchContent'], ParentType, ContextType>;
};

export type ServiceSwitchContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchContent'] = ResolversParentTypes['ServiceSwitchContent']> = {
  texts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formFields: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settings: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeRules: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listEntries: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceSwitchObstacleCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchObstacleCount'] = ResolversParentTypes['ServiceSwitchObstacleCount']> = {
  obstacle: Resolver<ResolversTypes['ServiceSwitchObstacle'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  excluded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceSwitchRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchRow'] = ResolversParentTypes['ServiceSwitchRow']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitchItem']>, ParentType, ContextType>;
};

export type ServiceSwitchRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchRowConnection'] = ResolversParentTypes['ServiceSwitchRowConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitchRowEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceSwitchRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchRowEdge'] = ResolversParentTypes['ServiceSwitchRowEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ServiceSwitchRow'], ParentType, ContextType>;
};

export type ServiceSwitchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSwitchItem'] = ResolversParentTypes['ServiceSwitchItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunItemState'], ParentType, ContextType>;
  wasEnabled: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  obstacles: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitchObstacle']>, ParentType, ContextType>;
  openApplications: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedPrices: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['ServiceSwitchContent']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PrepareServiceSwitchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareServiceSwitchPayload'] = ResolversParentTypes['PrepareServiceSwitchPayload']> = {
  run: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExcludeServiceSwitchItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcludeServiceSwitchItemsPayload'] = ResolversParentTypes['ExcludeServiceSwitchItemsPayload']> = {
  run: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ServiceSwitchItem']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScheduleServiceSwitchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleServiceSwitchPayload'] = ResolversParentTypes['ScheduleServiceSwitchPayload']> = {
  run: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoServiceSwitchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoServiceSwitchPayload'] = ResolversParentTypes['UndoServiceSwitchPayload']> = {
  run: Resolver<Maybe<ResolversTypes['ServiceSwitch']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeePrice'] = ResolversParentTypes['FeePrice']> = {
  value: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validFrom: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type FeeMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeMetadata'] = ResolversParentTypes['FeeMetadata']> = {
  numbers: Resolver<ResolversTypes['FeeNumbers'], ParentType, ContextType>;
  isInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReset: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeeNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeNumbers'] = ResolversParentTypes['FeeNumbers']> = {
  gebOstNr: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hhst: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objnr: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeTariffEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeTariffEntry'] = ResolversParentTypes['FeeTariffEntry']> = {
  gebOstNr: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  maximum: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveFeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFeePayload'] = ResolversParentTypes['SaveFeePayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetFeeStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFeeStatusPayload'] = ResolversParentTypes['SetFeeStatusPayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  feeRule: Resolver<Maybe<ResolversTypes['FeeRule']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetFeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetFeePayload'] = ResolversParentTypes['ResetFeePayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  feeRule: Resolver<Maybe<ResolversTypes['FeeRule']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveFeeMetadataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFeeMetadataPayload'] = ResolversParentTypes['SaveFeeMetadataPayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetFeeMetadataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetFeeMetadataPayload'] = ResolversParentTypes['ResetFeeMetadataPayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreFeeMetadataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreFeeMetadataPayload'] = ResolversParentTypes['RestoreFeeMetadataPayload']> = {
  fee: Resolver<Maybe<ResolversTypes['Fee']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeeRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRule'] = ResolversParentTypes['FeeRule']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentenceDe: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentenceEn: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleNode']>>, ParentType, ContextType>;
  isInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variables: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleVariable']>>, ParentType, ContextType>;
  examples: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleExample']>>, ParentType, ContextType>;
  versions: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleVersion']>>, ParentType, ContextType>;
  editions: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleEdition']>>, ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeeRuleNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleNode'] = ResolversParentTypes['FeeRuleNode']> = {
  nodeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slot: Resolver<ResolversTypes['FeeRuleSlot'], ParentType, ContextType>;
  position: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['FeeRuleNodeKind'], ParentType, ContextType>;
  booleanValue: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  numberValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variable: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator: Resolver<Maybe<ResolversTypes['FeeRuleOperator']>, ParentType, ContextType>;
};

export type FeeRuleVariableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleVariable'] = ResolversParentTypes['FeeRuleVariable']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['FeeRuleVariableType'], ParentType, ContextType>;
  labels: Resolver<ReadonlyArray<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
};

export type FeeRuleExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleExample'] = ResolversParentTypes['FeeRuleExample']> = {
  exampleId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  answers: Resolver<ReadonlyArray<ResolversTypes['FeeRuleAnswer']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type FeeRuleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleAnswer'] = ResolversParentTypes['FeeRuleAnswer']> = {
  variable: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  booleanValue: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  numberValue: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeRuleVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleVersion'] = ResolversParentTypes['FeeRuleVersion']> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleNode']>>, ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeRuleEditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleEdition'] = ResolversParentTypes['FeeRuleEdition']> = {
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeeRuleNode']>>, ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeRuleReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeRuleReplay'] = ResolversParentTypes['FeeRuleReplay']> = {
  paymentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalBefore: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalAfter: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  largestDifference: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type SaveFeeRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFeeRulePayload'] = ResolversParentTypes['SaveFeeRulePayload']> = {
  feeRule: Resolver<Maybe<ResolversTypes['FeeRule']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetFeeRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetFeeRulePayload'] = ResolversParentTypes['ResetFeeRulePayload']> = {
  feeRule: Resolver<Maybe<ResolversTypes['FeeRule']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceTexts'] = ResolversParentTypes['ServiceTexts']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  offeredLanguages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sections: Resolver<ReadonlyArray<ResolversTypes['TextSection']>, ParentType, ContextType, Partial<ServiceTextssectionsArgs>>;
  entries: Resolver<ResolversTypes['TextEntryConnection'], ParentType, ContextType, RequireFields<ServiceTextsentriesArgs, 'first'>>;
  draftChanges: Resolver<ResolversTypes['TextChangeConnection'], ParentType, ContextType, RequireFields<ServiceTextsdraftChangesArgs, 'first'>>;
  versions: Resolver<ResolversTypes['TextVersionConnection'], ParentType, ContextType, RequireFields<ServiceTextsversionsArgs, 'first'>>;
  editions: Resolver<ResolversTypes['TextVersionConnection'], ParentType, ContextType, RequireFields<ServiceTextseditionsArgs, 'first'>>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needAttention: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  identicalToGerman: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  own: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overridden: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drafts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextEntry'] = ResolversParentTypes['TextEntry']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['TextKind'], ParentType, ContextType>;
  isRich: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values: Resolver<ReadonlyArray<ResolversTypes['TextValue']>, ParentType, ContextType>;
};

export type TextEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextEntryConnection'] = ResolversParentTypes['TextEntryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextEntryEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionCounts: Resolver<ReadonlyArray<ResolversTypes['TextSectionCount']>, ParentType, ContextType>;
};

export type TextSectionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSectionCount'] = ResolversParentTypes['TextSectionCount']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextEntryEdge'] = ResolversParentTypes['TextEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextEntry'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liveText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inheritedText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outdatedGerman: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flags: Resolver<ReadonlyArray<ResolversTypes['TextFlag']>, ParentType, ContextType>;
};

export type TextChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChange'] = ResolversParentTypes['TextChange']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReset: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChangeConnection'] = ResolversParentTypes['TextChangeConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextChangeEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChangeEdge'] = ResolversParentTypes['TextChangeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextChange'], ParentType, ContextType>;
};

export type TextVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextVersion'] = ResolversParentTypes['TextVersion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin: Resolver<ResolversTypes['TextVersionOrigin'], ParentType, ContextType>;
  changes: Resolver<ResolversTypes['TextChangeConnection'], ParentType, ContextType, RequireFields<TextVersionchangesArgs, 'first'>>;
};

export type TextVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextVersionConnection'] = ResolversParentTypes['TextVersionConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextVersionEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextVersionEdge'] = ResolversParentTypes['TextVersionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextVersion'], ParentType, ContextType>;
};

export type SaveTextsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTextsPayload'] = ResolversParentTypes['SaveTextsPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['TextEntry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiscardTextDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardTextDraftPayload'] = ResolversParentTypes['DiscardTextDraftPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['TextEntry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishTextsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishTextsPayload'] = ResolversParentTypes['PublishTextsPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['TextEntry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreTextVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreTextVersionPayload'] = ResolversParentTypes['RestoreTextVersionPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['TextEntry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreTextEditionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreTextEditionPayload'] = ResolversParentTypes['RestoreTextEditionPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveTextLanguagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTextLanguagesPayload'] = ResolversParentTypes['SaveTextLanguagesPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportTextsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportTextsPayload'] = ResolversParentTypes['ExportTextsPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewTextImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewTextImportPayload'] = ResolversParentTypes['PreviewTextImportPayload']> = {
  textImport: Resolver<Maybe<ResolversTypes['TextImport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TextImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextImport'] = ResolversParentTypes['TextImport']> = {
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchangedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['TextChange']>, ParentType, ContextType>;
  unknownCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownKeys: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problemCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems: Resolver<ReadonlyArray<ResolversTypes['TextImportProblem']>, ParentType, ContextType>;
};

export type TextImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextImportProblem'] = ResolversParentTypes['TextImportProblem']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<ResolversTypes['UserError'], ParentType, ContextType>;
};

export type ImportTextsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportTextsPayload'] = ResolversParentTypes['ImportTextsPayload']> = {
  texts: Resolver<Maybe<ResolversTypes['ServiceTexts']>, ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['TextEntry']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TransferableTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferableText'] = ResolversParentTypes['TransferableText']> = {
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownLanguages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  draftLanguages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextTransferTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferTarget'] = ResolversParentTypes['TextTransferTarget']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextTransferTargetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferTargetConnection'] = ResolversParentTypes['TextTransferTargetConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextTransferTargetEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTransferTargetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferTargetEdge'] = ResolversParentTypes['TextTransferTargetEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextTransferTarget'], ParentType, ContextType>;
};

export type TextTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransfer'] = ResolversParentTypes['TextTransfer']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  mode: Resolver<ResolversTypes['TextTransferMode'], ParentType, ContextType>;
  overwrite: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  keyCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  texts: Resolver<ReadonlyArray<ResolversTypes['TextTransferText']>, ParentType, ContextType, RequireFields<TextTransfertextsArgs, 'from' | 'count'>>;
  rows: Resolver<ResolversTypes['TextTransferRowConnection'], ParentType, ContextType, RequireFields<TextTransferrowsArgs, 'from' | 'count' | 'first'>>;
  results: Resolver<ResolversTypes['TextTransferResultConnection'], ParentType, ContextType, RequireFields<TextTransferresultsArgs, 'first'>>;
  action: Resolver<ResolversTypes['RunAction'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runItems: Resolver<ResolversTypes['RunItemConnection'], ParentType, ContextType, RequireFields<TextTransferrunItemsArgs, 'first'>>;
  progress: Resolver<ResolversTypes['RunProgress'], ParentType, ContextType>;
  counts: Resolver<ResolversTypes['TextTransferCounts'], ParentType, ContextType>;
  retryOf: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  beginsAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextTransferCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferCounts'] = ResolversParentTypes['TextTransferCounts']> = {
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impossible: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTransferTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferText'] = ResolversParentTypes['TextTransferText']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextTransferRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferRow'] = ResolversParentTypes['TextTransferRow']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  newCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  equalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differentCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overwrittenCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cells: Resolver<ReadonlyArray<ResolversTypes['TextTransferCell']>, ParentType, ContextType>;
};

export type TextTransferCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferCell'] = ResolversParentTypes['TextTransferCell']> = {
  position: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TextTransferCellState'], ParentType, ContextType>;
  targetText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCopied: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextTransferRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferRowConnection'] = ResolversParentTypes['TextTransferRowConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextTransferRowEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTransferRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferRowEdge'] = ResolversParentTypes['TextTransferRowEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextTransferRow'], ParentType, ContextType>;
};

export type TextTransferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferResult'] = ResolversParentTypes['TextTransferResult']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['TextTransferCommuneState'], ParentType, ContextType>;
  isImpossible: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  copied: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTransferResultConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferResultConnection'] = ResolversParentTypes['TextTransferResultConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['TextTransferResultEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTransferResultEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTransferResultEdge'] = ResolversParentTypes['TextTransferResultEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['TextTransferResult'], ParentType, ContextType>;
};

export type PrepareTextTransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareTextTransferPayload'] = ResolversParentTypes['PrepareTextTransferPayload']> = {
  transfer: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveTextTransferChoicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTextTransferChoicesPayload'] = ResolversParentTypes['SaveTextTransferChoicesPayload']> = {
  transfer: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartTextTransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTextTransferPayload'] = ResolversParentTypes['StartTextTransferPayload']> = {
  transfer: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryTextTransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryTextTransferPayload'] = ResolversParentTypes['RetryTextTransferPayload']> = {
  transfer: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelTextTransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelTextTransferPayload'] = ResolversParentTypes['CancelTextTransferPayload']> = {
  transfer: Resolver<Maybe<ResolversTypes['TextTransfer']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PredefinedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PredefinedFile'] = ResolversParentTypes['PredefinedFile']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['PredefinedFileKind'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasDefault: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedMediaTypes: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  maxWidth: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxHeight: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxBytes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byteSize: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mediaType: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  preview: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  updatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceFile'] = ResolversParentTypes['ServiceFile']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  preview: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadPredefinedFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPredefinedFilePayload'] = ResolversParentTypes['UploadPredefinedFilePayload']> = {
  predefinedFile: Resolver<Maybe<ResolversTypes['PredefinedFile']>, ParentType, ContextType>;
  undoId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPredefinedFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPredefinedFilePayload'] = ResolversParentTypes['ResetPredefinedFilePayload']> = {
  predefinedFile: Resolver<Maybe<ResolversTypes['PredefinedFile']>, ParentType, ContextType>;
  undoId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddServiceFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddServiceFilePayload'] = ResolversParentTypes['AddServiceFilePayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  serviceFile: Resolver<Maybe<ResolversTypes['ServiceFile']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceServiceFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceServiceFilePayload'] = ResolversParentTypes['ReplaceServiceFilePayload']> = {
  serviceFile: Resolver<Maybe<ResolversTypes['ServiceFile']>, ParentType, ContextType>;
  undoId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameServiceFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameServiceFilePayload'] = ResolversParentTypes['RenameServiceFilePayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  serviceFile: Resolver<Maybe<ResolversTypes['ServiceFile']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveServiceFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveServiceFilesPayload'] = ResolversParentTypes['RemoveServiceFilesPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  undoId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoServiceFileChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoServiceFileChangePayload'] = ResolversParentTypes['UndoServiceFileChangePayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewServiceFileImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewServiceFileImportPayload'] = ResolversParentTypes['PreviewServiceFileImportPayload']> = {
  serviceFileImport: Resolver<Maybe<ResolversTypes['ServiceFileImport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceFileImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceFileImport'] = ResolversParentTypes['ServiceFileImport']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries: Resolver<ReadonlyArray<ResolversTypes['ServiceFileImportEntry']>, ParentType, ContextType>;
  ignoredCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ServiceFileImportEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceFileImportEntry'] = ResolversParentTypes['ServiceFileImportEntry']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ServiceFileImportState'], ParentType, ContextType>;
  storedByteSize: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportServiceFilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportServiceFilesPayload'] = ResolversParentTypes['ImportServiceFilesPayload']> = {
  communeService: Resolver<Maybe<ResolversTypes['CommuneService']>, ParentType, ContextType>;
  importedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PostalCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalCode'] = ResolversParentTypes['PostalCode']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postalCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostalCodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalCodeConnection'] = ResolversParentTypes['PostalCodeConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['PostalCodeEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostalCodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostalCodeEdge'] = ResolversParentTypes['PostalCodeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['PostalCode'], ParentType, ContextType>;
};

export type ExportPostalCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPostalCodesPayload'] = ResolversParentTypes['ExportPostalCodesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavePostalCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePostalCodePayload'] = ResolversParentTypes['SavePostalCodePayload']> = {
  postalCodeEdge: Resolver<Maybe<ResolversTypes['PostalCodeEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemovePostalCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePostalCodesPayload'] = ResolversParentTypes['RemovePostalCodesPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['PostalCode']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewPostalCodeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewPostalCodeImportPayload'] = ResolversParentTypes['PreviewPostalCodeImportPayload']> = {
  importPreview: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterOfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterOffice'] = ResolversParentTypes['RegisterOffice']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorityPrefix: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificatesOnly: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterOfficeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterOfficeConnection'] = ResolversParentTypes['RegisterOfficeConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['RegisterOfficeEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterOfficeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterOfficeEdge'] = ResolversParentTypes['RegisterOfficeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['RegisterOffice'], ParentType, ContextType>;
};

export type SaveRegisterOfficePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveRegisterOfficePayload'] = ResolversParentTypes['SaveRegisterOfficePayload']> = {
  registerOfficeEdge: Resolver<Maybe<ResolversTypes['RegisterOfficeEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveRegisterOfficesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRegisterOfficesPayload'] = ResolversParentTypes['RemoveRegisterOfficesPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['RegisterOffice']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEu: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryConnection'] = ResolversParentTypes['CountryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['CountryEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryEdge'] = ResolversParentTypes['CountryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
};

export type SaveCountryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCountryPayload'] = ResolversParentTypes['SaveCountryPayload']> = {
  countryEdge: Resolver<Maybe<ResolversTypes['CountryEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveCountriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCountriesPayload'] = ResolversParentTypes['RemoveCountriesPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResidentialPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResidentialProperty'] = ResolversParentTypes['ResidentialProperty']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  postalCode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplements: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseNumberLetter: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResidentialPropertyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResidentialPropertyConnection'] = ResolversParentTypes['ResidentialPropertyConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResidentialPropertyEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResidentialPropertyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResidentialPropertyEdge'] = ResolversParentTypes['ResidentialPropertyEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ResidentialProperty'], ParentType, ContextType>;
};

export type ResidentialPropertySourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResidentialPropertySource'] = ResolversParentTypes['ResidentialPropertySource']> = {
  source: Resolver<ResolversTypes['ResidentialPropertySourceKind'], ParentType, ContextType>;
  mode: Resolver<ResolversTypes['ResidentialPropertyMode'], ParentType, ContextType>;
  lastUpdatedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastFailure: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  nextRunAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  running: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveResidentialPropertyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveResidentialPropertyPayload'] = ResolversParentTypes['SaveResidentialPropertyPayload']> = {
  residentialPropertyEdge: Resolver<Maybe<ResolversTypes['ResidentialPropertyEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveResidentialPropertiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveResidentialPropertiesPayload'] = ResolversParentTypes['RemoveResidentialPropertiesPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['ResidentialProperty']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewResidentialPropertyUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewResidentialPropertyUploadPayload'] = ResolversParentTypes['PreviewResidentialPropertyUploadPayload']> = {
  importPreview: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewOkkommImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewOkkommImportPayload'] = ResolversParentTypes['PreviewOkkommImportPayload']> = {
  importPreview: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveResidentialPropertySourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveResidentialPropertySourcePayload'] = ResolversParentTypes['SaveResidentialPropertySourcePayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportResidentialPropertiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportResidentialPropertiesPayload'] = ResolversParentTypes['ExportResidentialPropertiesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WaterMeterReadingCommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterMeterReadingCommune'] = ResolversParentTypes['WaterMeterReadingCommune']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  readingFrom: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  readingUntil: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isRunning: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WaterMeterReadingCommuneConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterMeterReadingCommuneConnection'] = ResolversParentTypes['WaterMeterReadingCommuneConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['WaterMeterReadingCommuneEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaterMeterReadingCommuneEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaterMeterReadingCommuneEdge'] = ResolversParentTypes['WaterMeterReadingCommuneEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['WaterMeterReadingCommune'], ParentType, ContextType>;
};

export type SaveWaterMeterReadingCommunePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveWaterMeterReadingCommunePayload'] = ResolversParentTypes['SaveWaterMeterReadingCommunePayload']> = {
  waterMeterReadingCommuneEdge: Resolver<Maybe<ResolversTypes['WaterMeterReadingCommuneEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveWaterMeterReadingCommunesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveWaterMeterReadingCommunesPayload'] = ResolversParentTypes['RemoveWaterMeterReadingCommunesPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['WaterMeterReadingCommune']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ResourceType'], ParentType, ContextType>;
  resourceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urn: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commune: Resolver<Maybe<ResolversTypes['ResourceCommune']>, ParentType, ContextType>;
  yaml: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storedSecrets: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changedSecrets: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDeprecated: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  successor: Resolver<Maybe<ResolversTypes['ResourceSuccessor']>, ParentType, ContextType>;
  certificates: Resolver<ReadonlyArray<ResolversTypes['Certificate']>, ParentType, ContextType>;
  keystoreProblem: Resolver<Maybe<ResolversTypes['KeystoreProblem']>, ParentType, ContextType>;
  checkedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  useCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses: Resolver<ResolversTypes['ResourceUseConnection'], ParentType, ContextType, RequireFields<ResourceusesArgs, 'first'>>;
  communeRemoval: Resolver<Maybe<ResolversTypes['CommuneRemoval']>, ParentType, ContextType>;
  versions: Resolver<ResolversTypes['ResourceVersionConnection'], ParentType, ContextType, RequireFields<ResourceversionsArgs, 'first'>>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResourceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceConnection'] = ResolversParentTypes['ResourceConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResourceEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceEdge'] = ResolversParentTypes['ResourceEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
};

export type ResourceCommuneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceCommune'] = ResolversParentTypes['ResourceCommune']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communeId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  initialization: Resolver<Maybe<ResolversTypes['CommuneInitialization']>, ParentType, ContextType>;
  initializationProblem: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResourceSuccessorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceSuccessor'] = ResolversParentTypes['ResourceSuccessor']> = {
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ResourceType'], ParentType, ContextType>;
  isPresent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  subject: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serialNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasPrivateKey: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeystoreProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeystoreProblem'] = ResolversParentTypes['KeystoreProblem']> = {
  code: Resolver<ResolversTypes['KeystoreProblemCode'], ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResourceUseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceUseConnection'] = ResolversParentTypes['ResourceUseConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResourceUseEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceUseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceUseEdge'] = ResolversParentTypes['ResourceUseEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ResourceUse'], ParentType, ContextType>;
};

export type ResourceUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceUse'] = ResolversParentTypes['ResourceUse']> = {
  kind: Resolver<ResolversTypes['ResourceUseKind'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  communeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settingKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource: Resolver<Maybe<ResolversTypes['ResourceTarget']>, ParentType, ContextType>;
};

export type ResourceTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceTarget'] = ResolversParentTypes['ResourceTarget']> = {
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ResourceType'], ParentType, ContextType>;
  resourceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
};

export type ResourceByUrnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceByUrn'] = ResolversParentTypes['ResourceByUrn']> = {
  resource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
  nearest: Resolver<ReadonlyArray<ResolversTypes['Resource']>, ParentType, ContextType>;
};

export type CommuneRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneRemoval'] = ResolversParentTypes['CommuneRemoval']> = {
  services: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resources: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processes: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runningProcesses: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommuneProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneProposal'] = ResolversParentTypes['CommuneProposal']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  isAdded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state: Resolver<Maybe<ResolversTypes['FederalState']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResourceVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceVersion'] = ResolversParentTypes['ResourceVersion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yaml: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedSecrets: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
};

export type ResourceVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceVersionConnection'] = ResolversParentTypes['ResourceVersionConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ResourceVersionEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResourceVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceVersionEdge'] = ResolversParentTypes['ResourceVersionEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ResourceVersion'], ParentType, ContextType>;
};

export type AddResourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddResourcePayload'] = ResolversParentTypes['AddResourcePayload']> = {
  resourceEdge: Resolver<Maybe<ResolversTypes['ResourceEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EditResourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditResourcePayload'] = ResolversParentTypes['EditResourcePayload']> = {
  resource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveResourcePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveResourcePayload'] = ResolversParentTypes['RemoveResourcePayload']> = {
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreResourceVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreResourceVersionPayload'] = ResolversParentTypes['RestoreResourceVersionPayload']> = {
  resource: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestResourceConnectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestResourceConnectionPayload'] = ResolversParentTypes['TestResourceConnectionPayload']> = {
  result: Resolver<Maybe<ResolversTypes['ConnectionTestResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConnectionTestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectionTestResult'] = ResolversParentTypes['ConnectionTestResult']> = {
  outcome: Resolver<ResolversTypes['ConnectionTestOutcome'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  httpStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  durationMs: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tlsExpiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckKeystorePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckKeystorePayload'] = ResolversParentTypes['CheckKeystorePayload']> = {
  check: Resolver<Maybe<ResolversTypes['KeystoreCheck']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type KeystoreCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeystoreCheck'] = ResolversParentTypes['KeystoreCheck']> = {
  format: Resolver<Maybe<ResolversTypes['KeystoreFormat']>, ParentType, ContextType>;
  certificates: Resolver<ReadonlyArray<ResolversTypes['Certificate']>, ParentType, ContextType>;
  problem: Resolver<Maybe<ResolversTypes['KeystoreProblem']>, ParentType, ContextType>;
};

export type PreviewResourceImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewResourceImportPayload'] = ResolversParentTypes['PreviewResourceImportPayload']> = {
  preview: Resolver<Maybe<ResolversTypes['ResourceImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResourceImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceImportPreview'] = ResolversParentTypes['ResourceImportPreview']> = {
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<ReadonlyArray<ResolversTypes['ResourceImportItem']>, ParentType, ContextType>;
};

export type ResourceImportItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceImportItem'] = ResolversParentTypes['ResourceImportItem']> = {
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome: Resolver<ResolversTypes['ResourceImportOutcome'], ParentType, ContextType>;
  urn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type: Resolver<Maybe<ResolversTypes['ResourceType']>, ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missingSecrets: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problems: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportResourcesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportResourcesPayload'] = ResolversParentTypes['ImportResourcesPayload']> = {
  resources: Resolver<Maybe<ReadonlyArray<ResolversTypes['Resource']>>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportResourcesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportResourcesPayload'] = ResolversParentTypes['ExportResourcesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DownloadResourcesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DownloadResourcesPayload'] = ResolversParentTypes['DownloadResourcesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryCommuneInitializationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryCommuneInitializationPayload'] = ResolversParentTypes['RetryCommuneInitializationPayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPreview'] = ResolversParentTypes['ImportPreview']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  encoding: Resolver<Maybe<ResolversTypes['TextEncoding']>, ParentType, ContextType>;
  sample: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ignoredColumns: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  otherCommunes: Resolver<Maybe<ResolversTypes['ImportOtherCommunes']>, ParentType, ContextType>;
  progressDone: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressTotal: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counts: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  problemCounts: Resolver<ReadonlyArray<ResolversTypes['ImportProblemCount']>, ParentType, ContextType>;
  problems: Resolver<ResolversTypes['ImportProblemConnection'], ParentType, ContextType, RequireFields<ImportPreviewproblemsArgs, 'first'>>;
  problemFile: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType, RequireFields<ImportPreviewproblemFileArgs, 'language'>>;
  changes: Resolver<ReadonlyArray<ResolversTypes['ImportChange']>, ParentType, ContextType, RequireFields<ImportPreviewchangesArgs, 'kind' | 'first'>>;
  needsConfirmation: Resolver<ReadonlyArray<ResolversTypes['ErrorCode']>, ParentType, ContextType>;
  failure: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  snapshot: Resolver<Maybe<ResolversTypes['Snapshot']>, ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  added: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblemCount'] = ResolversParentTypes['ImportProblemCount']> = {
  code: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  columnName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error: Resolver<ResolversTypes['UserError'], ParentType, ContextType>;
};

export type ImportProblemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblemConnection'] = ResolversParentTypes['ImportProblemConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ImportProblemEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblemEdge'] = ResolversParentTypes['ImportProblemEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ImportProblem'], ParentType, ContextType>;
};

export type ImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  line: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ImportChangeKind'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
};

export type SnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Snapshot'] = ResolversParentTypes['Snapshot']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['SnapshotKind'], ParentType, ContextType>;
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommitImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitImportPayload'] = ResolversParentTypes['CommitImportPayload']> = {
  importPreview: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelImportPayload'] = ResolversParentTypes['CancelImportPayload']> = {
  importPreview: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreSnapshotPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSnapshotPayload'] = ResolversParentTypes['RestoreSnapshotPayload']> = {
  commune: Resolver<Maybe<ResolversTypes['Commune']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SystemOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemOverview'] = ResolversParentTypes['SystemOverview']> = {
  figures: Resolver<Maybe<ResolversTypes['SystemFigures']>, ParentType, ContextType>;
  secrets: Resolver<Maybe<ResolversTypes['StoredSecrets']>, ParentType, ContextType>;
  courses: Resolver<ReadonlyArray<ResolversTypes['SystemCourse']>, ParentType, ContextType>;
  installation: Resolver<ResolversTypes['InstallationFacts'], ParentType, ContextType>;
  attention: Resolver<ReadonlyArray<ResolversTypes['AttentionReport']>, ParentType, ContextType, Partial<SystemOverviewattentionArgs>>;
};

export type AttentionReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionReport'] = ResolversParentTypes['AttentionReport']> = {
  kind: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  lines: Resolver<Maybe<ReadonlyArray<ResolversTypes['AttentionLine']>>, ParentType, ContextType>;
  computedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttentionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionLine'] = ResolversParentTypes['AttentionLine']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  urgency: Resolver<ResolversTypes['AttentionUrgency'], ParentType, ContextType>;
  subject: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communeCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seen: Resolver<Maybe<ResolversTypes['AttentionSeen']>, ParentType, ContextType>;
};

export type MarkAttentionSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAttentionSeenPayload'] = ResolversParentTypes['MarkAttentionSeenPayload']> = {
  line: Resolver<Maybe<ResolversTypes['AttentionLine']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnmarkAttentionSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmarkAttentionSeenPayload'] = ResolversParentTypes['UnmarkAttentionSeenPayload']> = {
  line: Resolver<Maybe<ResolversTypes['AttentionLine']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttentionSeenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionSeen'] = ResolversParentTypes['AttentionSeen']> = {
  until: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOutgrown: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  communeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource: Resolver<Maybe<ResolversTypes['AttentionResource']>, ParentType, ContextType>;
  since: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  missingCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outdatedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isUnreadable: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttentionResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionResource'] = ResolversParentTypes['AttentionResource']> = {
  version: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ResourceType'], ParentType, ContextType>;
  resourceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttentionItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItemConnection'] = ResolversParentTypes['AttentionItemConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['AttentionItemEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttentionItemEdge'] = ResolversParentTypes['AttentionItemEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AttentionItem'], ParentType, ContextType>;
};

export type OwnTaskReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnTaskReport'] = ResolversParentTypes['OwnTaskReport']> = {
  kind: Resolver<ResolversTypes['OwnTaskKind'], ParentType, ContextType>;
  tasks: Resolver<Maybe<ReadonlyArray<ResolversTypes['OwnTask']>>, ParentType, ContextType>;
  totalCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OwnTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnTask'] = ResolversParentTypes['OwnTask']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['OwnTaskKind'], ParentType, ContextType>;
  urgency: Resolver<ResolversTypes['AttentionUrgency'], ParentType, ContextType>;
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  communeName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outdatedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  changedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutomatedJobsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobs'] = ResolversParentTypes['AutomatedJobs']> = {
  jobs: Resolver<ReadonlyArray<ResolversTypes['AutomatedJob']>, ParentType, ContextType>;
  pause: Resolver<Maybe<ResolversTypes['AutomatedJobPause']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomatedJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJob'] = ResolversParentTypes['AutomatedJob']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextRunAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRunnable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pause: Resolver<Maybe<ResolversTypes['AutomatedJobPause']>, ParentType, ContextType>;
  currentRun: Resolver<Maybe<ResolversTypes['AutomatedJobRun']>, ParentType, ContextType>;
  lastRun: Resolver<Maybe<ResolversTypes['AutomatedJobRun']>, ParentType, ContextType>;
  course: Resolver<ReadonlyArray<ResolversTypes['AutomatedJobRun']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutomatedJobPauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobPause'] = ResolversParentTypes['AutomatedJobPause']> = {
  since: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
};

export type AutomatedJobRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobRun'] = ResolversParentTypes['AutomatedJobRun']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['AutomatedJobRunState'], ParentType, ContextType>;
  cause: Resolver<ResolversTypes['AutomatedJobRunCause'], ParentType, ContextType>;
  dueAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastDueAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  durationMs: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  attempts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retryAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures: Resolver<ReadonlyArray<ResolversTypes['AutomatedJobFigure']>, ParentType, ContextType>;
  failure: Resolver<Maybe<ResolversTypes['AutomatedJobFailure']>, ParentType, ContextType>;
  skipReason: Resolver<Maybe<ResolversTypes['AutomatedJobSkipReason']>, ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  server: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceSwitchId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes: Resolver<ResolversTypes['AutomatedJobChangeConnection'], ParentType, ContextType, RequireFields<AutomatedJobRunchangesArgs, 'first'>>;
  logs: Resolver<ResolversTypes['AutomatedJobLogConnection'], ParentType, ContextType, RequireFields<AutomatedJobRunlogsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutomatedJobFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobFigure'] = ResolversParentTypes['AutomatedJobFigure']> = {
  name: Resolver<ResolversTypes['AutomatedJobFigureName'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomatedJobFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobFailure'] = ResolversParentTypes['AutomatedJobFailure']> = {
  reason: Resolver<ResolversTypes['AutomatedJobFailureReason'], ParentType, ContextType>;
  detail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutomatedJobChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobChange'] = ResolversParentTypes['AutomatedJobChange']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ags: Resolver<Maybe<ResolversTypes['AGS']>, ParentType, ContextType>;
  communeName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AutomatedJobChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobChangeConnection'] = ResolversParentTypes['AutomatedJobChangeConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['AutomatedJobChangeEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomatedJobChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobChangeEdge'] = ResolversParentTypes['AutomatedJobChangeEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AutomatedJobChange'], ParentType, ContextType>;
};

export type AutomatedJobLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobLog'] = ResolversParentTypes['AutomatedJobLog']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  level: Resolver<ResolversTypes['AutomatedJobLogLevel'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutomatedJobLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobLogConnection'] = ResolversParentTypes['AutomatedJobLogConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['AutomatedJobLogEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutomatedJobLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobLogEdge'] = ResolversParentTypes['AutomatedJobLogEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AutomatedJobLog'], ParentType, ContextType>;
};

export type AutomatedJobRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobRunConnection'] = ResolversParentTypes['AutomatedJobRunConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['AutomatedJobRunEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AutomatedJobRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedJobRunEdge'] = ResolversParentTypes['AutomatedJobRunEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['AutomatedJobRun'], ParentType, ContextType>;
};

export type RunAutomatedJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunAutomatedJobPayload'] = ResolversParentTypes['RunAutomatedJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['AutomatedJob']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PauseAutomatedJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseAutomatedJobPayload'] = ResolversParentTypes['PauseAutomatedJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['AutomatedJob']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeAutomatedJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeAutomatedJobPayload'] = ResolversParentTypes['ResumeAutomatedJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['AutomatedJob']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PauseAllAutomatedJobsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseAllAutomatedJobsPayload'] = ResolversParentTypes['PauseAllAutomatedJobsPayload']> = {
  automatedJobs: Resolver<Maybe<ResolversTypes['AutomatedJobs']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeAllAutomatedJobsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeAllAutomatedJobsPayload'] = ResolversParentTypes['ResumeAllAutomatedJobsPayload']> = {
  automatedJobs: Resolver<Maybe<ResolversTypes['AutomatedJobs']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StoredSecretsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoredSecrets'] = ResolversParentTypes['StoredSecrets']> = {
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousKeyCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemFigures'] = ResolversParentTypes['SystemFigures']> = {
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communesByState: Resolver<ReadonlyArray<ResolversTypes['StateCount']>, ParentType, ContextType>;
  communeServiceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredServiceCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeUserCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedUserCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactiveUserCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemCourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemCourse'] = ResolversParentTypes['SystemCourse']> = {
  figure: Resolver<ResolversTypes['SystemFigure'], ParentType, ContextType>;
  days: Resolver<Maybe<ReadonlyArray<ResolversTypes['SystemCourseDay']>>, ParentType, ContextType>;
  total: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SystemCourseDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemCourseDay'] = ResolversParentTypes['SystemCourseDay']> = {
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InstallationFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstallationFacts'] = ResolversParentTypes['InstallationFacts']> = {
  schemaVersion: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseMegabytes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitingJobCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  backup: Resolver<ResolversTypes['BackupReport'], ParentType, ContextType>;
};

export type BackupReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupReport'] = ResolversParentTypes['BackupReport']> = {
  state: Resolver<ResolversTypes['BackupState'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StateCount'] = ResolversParentTypes['StateCount']> = {
  state: Resolver<ResolversTypes['FederalState'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  screen: Resolver<ResolversTypes['SavedViewScreen'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isShared: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewConnection'] = ResolversParentTypes['SavedViewConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['SavedViewEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedViewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedViewEdge'] = ResolversParentTypes['SavedViewEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
};

export type SaveViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveViewPayload'] = ResolversParentTypes['SaveViewPayload']> = {
  viewEdge: Resolver<Maybe<ResolversTypes['SavedViewEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveViewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveViewsPayload'] = ResolversParentTypes['RemoveViewsPayload']> = {
  conflicts: Resolver<ReadonlyArray<ResolversTypes['SavedView']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface AGSScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AGS'], any> {
  name: 'AGS';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Session' | 'User' | 'Commune' | 'Service' | 'CommuneService' | 'ServiceSnapshot' | 'Fee' | 'SystemFee' | 'ApplicantErasure' | 'FeeChange' | 'ServiceSwitch' | 'FeeRule' | 'TextTransfer' | 'PredefinedFile' | 'ServiceFile' | 'PostalCode' | 'RegisterOffice' | 'Country' | 'ResidentialProperty' | 'WaterMeterReadingCommune' | 'Resource' | 'ImportPreview' | 'Snapshot' | 'AutomatedJob' | 'AutomatedJobRun' | 'SavedView', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActorRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActorRef'] = ResolversParentTypes['ActorRef']> = {
  userId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  params: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
};

export type ErrorParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErrorParam'] = ResolversParentTypes['ErrorParam']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  Instance: InstanceResolvers<ContextType>;
  SystemSettings: SystemSettingsResolvers<ContextType>;
  SystemSetting: SystemSettingResolvers<ContextType>;
  SystemSettingValues: SystemSettingValuesResolvers<ContextType>;
  SystemBanner: SystemBannerResolvers<ContextType>;
  SaveSystemSettingsPayload: SaveSystemSettingsPayloadResolvers<ContextType>;
  SystemSettingsEffects: SystemSettingsEffectsResolvers<ContextType>;
  LanguageInUse: LanguageInUseResolvers<ContextType>;
  SendTestMailPayload: SendTestMailPayloadResolvers<ContextType>;
  LoginResult: LoginResultResolvers<ContextType>;
  UserResult: UserResultResolvers<ContextType>;
  ServiceMaintenance: ServiceMaintenanceResolvers<ContextType>;
  SaveServiceMaintenancePayload: SaveServiceMaintenancePayloadResolvers<ContextType>;
  EndServiceMaintenancePayload: EndServiceMaintenancePayloadResolvers<ContextType>;
  Session: SessionResolvers<ContextType>;
  LogoutPayload: LogoutPayloadResolvers<ContextType>;
  ExtendSessionPayload: ExtendSessionPayloadResolvers<ContextType>;
  EndSessionsPayload: EndSessionsPayloadResolvers<ContextType>;
  OwnPreferences: OwnPreferencesResolvers<ContextType>;
  SaveOwnPreferencesPayload: SaveOwnPreferencesPayloadResolvers<ContextType>;
  Place: PlaceResolvers<ContextType>;
  OwnPlaces: OwnPlacesResolvers<ContextType>;
  SetFavouritePayload: SetFavouritePayloadResolvers<ContextType>;
  RecordVisitsPayload: RecordVisitsPayloadResolvers<ContextType>;
  QuickSearch: QuickSearchResolvers<ContextType>;
  FoundRecord: FoundRecordResolvers<ContextType>;
  CommuneOffer: CommuneOfferResolvers<ContextType>;
  CommuneDirectory: CommuneDirectoryResolvers<ContextType>;
  OwnSettings: OwnSettingsResolvers<ContextType>;
  SaveOwnSettingsPayload: SaveOwnSettingsPayloadResolvers<ContextType>;
  ChangePasswordPayload: ChangePasswordPayloadResolvers<ContextType>;
  User: UserResolvers<ContextType>;
  Role: RoleResolvers<ContextType>;
  RoleCommune: RoleCommuneResolvers<ContextType>;
  Invitation: InvitationResolvers<ContextType>;
  Deactivation: DeactivationResolvers<ContextType>;
  UserConnection: UserConnectionResolvers<ContextType>;
  UserEdge: UserEdgeResolvers<ContextType>;
  CreateUserPayload: CreateUserPayloadResolvers<ContextType>;
  SaveUserPayload: SaveUserPayloadResolvers<ContextType>;
  DeactivateUserPayload: DeactivateUserPayloadResolvers<ContextType>;
  ReactivateUserPayload: ReactivateUserPayloadResolvers<ContextType>;
  RemoveUserPayload: RemoveUserPayloadResolvers<ContextType>;
  SendUserInvitePayload: SendUserInvitePayloadResolvers<ContextType>;
  WithdrawUserInvitePayload: WithdrawUserInvitePayloadResolvers<ContextType>;
  SendPasswordResetPayload: SendPasswordResetPayloadResolvers<ContextType>;
  PreviewUserImportPayload: PreviewUserImportPayloadResolvers<ContextType>;
  ImportOtherCommunes: ImportOtherCommunesResolvers<ContextType>;
  ImportOtherCommune: ImportOtherCommuneResolvers<ContextType>;
  UserImport: UserImportResolvers<ContextType>;
  UserImportExample: UserImportExampleResolvers<ContextType>;
  CommitUserImportPayload: CommitUserImportPayloadResolvers<ContextType>;
  InvitationLink: InvitationLinkResolvers<ContextType>;
  ExportUsersPayload: ExportUsersPayloadResolvers<ContextType>;
  CommuneEditor: CommuneEditorResolvers<ContextType>;
  CommuneEditorConnection: CommuneEditorConnectionResolvers<ContextType>;
  CommuneEditorEdge: CommuneEditorEdgeResolvers<ContextType>;
  Commune: CommuneResolvers<ContextType>;
  CommuneConnection: CommuneConnectionResolvers<ContextType>;
  CommuneEdge: CommuneEdgeResolvers<ContextType>;
  Picture: PictureResolvers<ContextType>;
  CommuneCounts: CommuneCountsResolvers<ContextType>;
  SaveCommunePayload: SaveCommunePayloadResolvers<ContextType>;
  UploadCommunePicturePayload: UploadCommunePicturePayloadResolvers<ContextType>;
  RemoveCommunePicturePayload: RemoveCommunePicturePayloadResolvers<ContextType>;
  Service: ServiceResolvers<ContextType>;
  ServiceConnection: ServiceConnectionResolvers<ContextType>;
  ServiceEdge: ServiceEdgeResolvers<ContextType>;
  ServiceCommune: ServiceCommuneResolvers<ContextType>;
  ServiceCommuneConnection: ServiceCommuneConnectionResolvers<ContextType>;
  ServiceCommuneEdge: ServiceCommuneEdgeResolvers<ContextType>;
  CommuneService: CommuneServiceResolvers<ContextType>;
  CommuneServiceState: CommuneServiceStateResolvers<ContextType>;
  PlannedServiceSwitch: PlannedServiceSwitchResolvers<ContextType>;
  ServiceChange: ServiceChangeResolvers<ContextType>;
  ServiceContent: ServiceContentResolvers<ContextType>;
  ServiceSnapshot: ServiceSnapshotResolvers<ContextType>;
  ReinstallServicePortalPayload: ReinstallServicePortalPayloadResolvers<ContextType>;
  RestoreServiceSnapshotPayload: RestoreServiceSnapshotPayloadResolvers<ContextType>;
  ServiceForm: ServiceFormResolvers<ContextType>;
  FormField: FormFieldResolvers<ContextType>;
  LocalizedText: LocalizedTextResolvers<ContextType>;
  FormFieldOption: FormFieldOptionResolvers<ContextType>;
  FormFieldValidation: FormFieldValidationResolvers<ContextType>;
  SaveServiceFormPayload: SaveServiceFormPayloadResolvers<ContextType>;
  ResetServiceFormPayload: ResetServiceFormPayloadResolvers<ContextType>;
  ServiceSettings: ServiceSettingsResolvers<ContextType>;
  ServiceSetting: ServiceSettingResolvers<ContextType>;
  ServiceExtension: ServiceExtensionResolvers<ContextType>;
  SaveServiceSettingsPayload: SaveServiceSettingsPayloadResolvers<ContextType>;
  AddCommuneServicesPayload: AddCommuneServicesPayloadResolvers<ContextType>;
  RemoveCommuneServicePayload: RemoveCommuneServicePayloadResolvers<ContextType>;
  SetCommuneServicesEnabledPayload: SetCommuneServicesEnabledPayloadResolvers<ContextType>;
  Fee: FeeResolvers<ContextType>;
  SystemFee: SystemFeeResolvers<ContextType>;
  FeeImpact: FeeImpactResolvers<ContextType>;
  FeeImpactAmounts: FeeImpactAmountsResolvers<ContextType>;
  FeeImpactUsual: FeeImpactUsualResolvers<ContextType>;
  FeeImpactExample: FeeImpactExampleResolvers<ContextType>;
  SystemFeeConnection: SystemFeeConnectionResolvers<ContextType>;
  SystemFeeEdge: SystemFeeEdgeResolvers<ContextType>;
  FeeDeviationSummary: FeeDeviationSummaryResolvers<ContextType>;
  FeeDeviation: FeeDeviationResolvers<ContextType>;
  FeeDeviationConnection: FeeDeviationConnectionResolvers<ContextType>;
  FeeDeviationEdge: FeeDeviationEdgeResolvers<ContextType>;
  SaveSystemFeePayload: SaveSystemFeePayloadResolvers<ContextType>;
  SetSystemFeeStatusPayload: SetSystemFeeStatusPayloadResolvers<ContextType>;
  Run: RunResolvers<ContextType>;
  RunCounts: RunCountsResolvers<ContextType>;
  BackgroundRun: BackgroundRunResolvers<ContextType>;
  RunItem: RunItemResolvers<ContextType>;
  RunItemConnection: RunItemConnectionResolvers<ContextType>;
  RunItemEdge: RunItemEdgeResolvers<ContextType>;
  RunProgress: RunProgressResolvers<ContextType>;
  StartRunPayload: StartRunPayloadResolvers<ContextType>;
  RetryRunPayload: RetryRunPayloadResolvers<ContextType>;
  CancelRunPayload: CancelRunPayloadResolvers<ContextType>;
  ApplicantErasurePreview: ApplicantErasurePreviewResolvers<ContextType>;
  ApplicantErasureDue: ApplicantErasureDueResolvers<ContextType>;
  ApplicantErasure: ApplicantErasureResolvers<ContextType>;
  ErasedService: ErasedServiceResolvers<ContextType>;
  ApplicantErasureConnection: ApplicantErasureConnectionResolvers<ContextType>;
  ApplicantErasureEdge: ApplicantErasureEdgeResolvers<ContextType>;
  RunConnection: RunConnectionResolvers<ContextType>;
  RunEdge: RunEdgeResolvers<ContextType>;
  FeeChange: FeeChangeResolvers<ContextType>;
  FeeChangeEffect: FeeChangeEffectResolvers<ContextType>;
  FeeChangeCounts: FeeChangeCountsResolvers<ContextType>;
  FeeChangeItem: FeeChangeItemResolvers<ContextType>;
  FeeChangeItemConnection: FeeChangeItemConnectionResolvers<ContextType>;
  FeeChangeItemEdge: FeeChangeItemEdgeResolvers<ContextType>;
  PrepareFeeChangePayload: PrepareFeeChangePayloadResolvers<ContextType>;
  ExcludeFeeChangeItemsPayload: ExcludeFeeChangeItemsPayloadResolvers<ContextType>;
  StartFeeChangePayload: StartFeeChangePayloadResolvers<ContextType>;
  RetryFeeChangePayload: RetryFeeChangePayloadResolvers<ContextType>;
  CancelFeeChangePayload: CancelFeeChangePayloadResolvers<ContextType>;
  ServiceSwitch: ServiceSwitchResolvers<ContextType>;
  ServiceSwitchEffect: ServiceSwitchEffectResolvers<ContextType>;
  ServiceSwitchContent: ServiceSwitchContentResolvers<ContextType>;
  ServiceSwitchObstacleCount: ServiceSwitchObstacleCountResolvers<ContextType>;
  ServiceSwitchRow: ServiceSwitchRowResolvers<ContextType>;
  ServiceSwitchRowConnection: ServiceSwitchRowConnectionResolvers<ContextType>;
  ServiceSwitchRowEdge: ServiceSwitchRowEdgeResolvers<ContextType>;
  ServiceSwitchItem: ServiceSwitchItemResolvers<ContextType>;
  PrepareServiceSwitchPayload: PrepareServiceSwitchPayloadResolvers<ContextType>;
  ExcludeServiceSwitchItemsPayload: ExcludeServiceSwitchItemsPayloadResolvers<ContextType>;
  ScheduleServiceSwitchPayload: ScheduleServiceSwitchPayloadResolvers<ContextType>;
  UndoServiceSwitchPayload: UndoServiceSwitchPayloadResolvers<ContextType>;
  FeePrice: FeePriceResolvers<ContextType>;
  FeeMetadata: FeeMetadataResolvers<ContextType>;
  FeeNumbers: FeeNumbersResolvers<ContextType>;
  FeeTariffEntry: FeeTariffEntryResolvers<ContextType>;
  SaveFeePayload: SaveFeePayloadResolvers<ContextType>;
  SetFeeStatusPayload: SetFeeStatusPayloadResolvers<ContextType>;
  ResetFeePayload: ResetFeePayloadResolvers<ContextType>;
  SaveFeeMetadataPayload: SaveFeeMetadataPayloadResolvers<ContextType>;
  ResetFeeMetadataPayload: ResetFeeMetadataPayloadResolvers<ContextType>;
  RestoreFeeMetadataPayload: RestoreFeeMetadataPayloadResolvers<ContextType>;
  FeeRule: FeeRuleResolvers<ContextType>;
  FeeRuleNode: FeeRuleNodeResolvers<ContextType>;
  FeeRuleVariable: FeeRuleVariableResolvers<ContextType>;
  FeeRuleExample: FeeRuleExampleResolvers<ContextType>;
  FeeRuleAnswer: FeeRuleAnswerResolvers<ContextType>;
  FeeRuleVersion: FeeRuleVersionResolvers<ContextType>;
  FeeRuleEdition: FeeRuleEditionResolvers<ContextType>;
  FeeRuleReplay: FeeRuleReplayResolvers<ContextType>;
  SaveFeeRulePayload: SaveFeeRulePayloadResolvers<ContextType>;
  ResetFeeRulePayload: ResetFeeRulePayloadResolvers<ContextType>;
  ServiceTexts: ServiceTextsResolvers<ContextType>;
  TextSection: TextSectionResolvers<ContextType>;
  TextEntry: TextEntryResolvers<ContextType>;
  TextEntryConnection: TextEntryConnectionResolvers<ContextType>;
  TextSectionCount: TextSectionCountResolvers<ContextType>;
  TextEntryEdge: TextEntryEdgeResolvers<ContextType>;
  TextValue: TextValueResolvers<ContextType>;
  TextChange: TextChangeResolvers<ContextType>;
  TextChangeConnection: TextChangeConnectionResolvers<ContextType>;
  TextChangeEdge: TextChangeEdgeResolvers<ContextType>;
  TextVersion: TextVersionResolvers<ContextType>;
  TextVersionConnection: TextVersionConnectionResolvers<ContextType>;
  TextVersionEdge: TextVersionEdgeResolvers<ContextType>;
  SaveTextsPayload: SaveTextsPayloadResolvers<ContextType>;
  DiscardTextDraftPayload: DiscardTextDraftPayloadResolvers<ContextType>;
  PublishTextsPayload: PublishTextsPayloadResolvers<ContextType>;
  RestoreTextVersionPayload: RestoreTextVersionPayloadResolvers<ContextType>;
  RestoreTextEditionPayload: RestoreTextEditionPayloadResolvers<ContextType>;
  SaveTextLanguagesPayload: SaveTextLanguagesPayloadResolvers<ContextType>;
  ExportTextsPayload: ExportTextsPayloadResolvers<ContextType>;
  PreviewTextImportPayload: PreviewTextImportPayloadResolvers<ContextType>;
  TextImport: TextImportResolvers<ContextType>;
  TextImportProblem: TextImportProblemResolvers<ContextType>;
  ImportTextsPayload: ImportTextsPayloadResolvers<ContextType>;
  TransferableText: TransferableTextResolvers<ContextType>;
  TextTransferTarget: TextTransferTargetResolvers<ContextType>;
  TextTransferTargetConnection: TextTransferTargetConnectionResolvers<ContextType>;
  TextTransferTargetEdge: TextTransferTargetEdgeResolvers<ContextType>;
  TextTransfer: TextTransferResolvers<ContextType>;
  TextTransferCounts: TextTransferCountsResolvers<ContextType>;
  TextTransferText: TextTransferTextResolvers<ContextType>;
  TextTransferRow: TextTransferRowResolvers<ContextType>;
  TextTransferCell: TextTransferCellResolvers<ContextType>;
  TextTransferRowConnection: TextTransferRowConnectionResolvers<ContextType>;
  TextTransferRowEdge: TextTransferRowEdgeResolvers<ContextType>;
  TextTransferResult: TextTransferResultResolvers<ContextType>;
  TextTransferResultConnection: TextTransferResultConnectionResolvers<ContextType>;
  TextTransferResultEdge: TextTransferResultEdgeResolvers<ContextType>;
  PrepareTextTransferPayload: PrepareTextTransferPayloadResolvers<ContextType>;
  SaveTextTransferChoicesPayload: SaveTextTransferChoicesPayloadResolvers<ContextType>;
  StartTextTransferPayload: StartTextTransferPayloadResolvers<ContextType>;
  RetryTextTransferPayload: RetryTextTransferPayloadResolvers<ContextType>;
  CancelTextTransferPayload: CancelTextTransferPayloadResolvers<ContextType>;
  PredefinedFile: PredefinedFileResolvers<ContextType>;
  ServiceFile: ServiceFileResolvers<ContextType>;
  UploadPredefinedFilePayload: UploadPredefinedFilePayloadResolvers<ContextType>;
  ResetPredefinedFilePayload: ResetPredefinedFilePayloadResolvers<ContextType>;
  AddServiceFilePayload: AddServiceFilePayloadResolvers<ContextType>;
  ReplaceServiceFilePayload: ReplaceServiceFilePayloadResolvers<ContextType>;
  RenameServiceFilePayload: RenameServiceFilePayloadResolvers<ContextType>;
  RemoveServiceFilesPayload: RemoveServiceFilesPayloadResolvers<ContextType>;
  UndoServiceFileChangePayload: UndoServiceFileChangePayloadResolvers<ContextType>;
  PreviewServiceFileImportPayload: PreviewServiceFileImportPayloadResolvers<ContextType>;
  ServiceFileImport: ServiceFileImportResolvers<ContextType>;
  ServiceFileImportEntry: ServiceFileImportEntryResolvers<ContextType>;
  ImportServiceFilesPayload: ImportServiceFilesPayloadResolvers<ContextType>;
  PostalCode: PostalCodeResolvers<ContextType>;
  PostalCodeConnection: PostalCodeConnectionResolvers<ContextType>;
  PostalCodeEdge: PostalCodeEdgeResolvers<ContextType>;
  ExportPostalCodesPayload: ExportPostalCodesPayloadResolvers<ContextType>;
  SavePostalCodePayload: SavePostalCodePayloadResolvers<ContextType>;
  RemovePostalCodesPayload: RemovePostalCodesPayloadResolvers<ContextType>;
  PreviewPostalCodeImportPayload: PreviewPostalCodeImportPayloadResolvers<ContextType>;
  RegisterOffice: RegisterOfficeResolvers<ContextType>;
  RegisterOfficeConnection: RegisterOfficeConnectionResolvers<ContextType>;
  RegisterOfficeEdge: RegisterOfficeEdgeResolvers<ContextType>;
  SaveRegisterOfficePayload: SaveRegisterOfficePayloadResolvers<ContextType>;
  RemoveRegisterOfficesPayload: RemoveRegisterOfficesPayloadResolvers<ContextType>;
  Country: CountryResolvers<ContextType>;
  CountryConnection: CountryConnectionResolvers<ContextType>;
  CountryEdge: CountryEdgeResolvers<ContextType>;
  SaveCountryPayload: SaveCountryPayloadResolvers<ContextType>;
  RemoveCountriesPayload: RemoveCountriesPayloadResolvers<ContextType>;
  ResidentialProperty: ResidentialPropertyResolvers<ContextType>;
  ResidentialPropertyConnection: ResidentialPropertyConnectionResolvers<ContextType>;
  ResidentialPropertyEdge: ResidentialPropertyEdgeResolvers<ContextType>;
  ResidentialPropertySource: ResidentialPropertySourceResolvers<ContextType>;
  SaveResidentialPropertyPayload: SaveResidentialPropertyPayloadResolvers<ContextType>;
  RemoveResidentialPropertiesPayload: RemoveResidentialPropertiesPayloadResolvers<ContextType>;
  PreviewResidentialPropertyUploadPayload: PreviewResidentialPropertyUploadPayloadResolvers<ContextType>;
  PreviewOkkommImportPayload: PreviewOkkommImportPayloadResolvers<ContextType>;
  SaveResidentialPropertySourcePayload: SaveResidentialPropertySourcePayloadResolvers<ContextType>;
  ExportResidentialPropertiesPayload: ExportResidentialPropertiesPayloadResolvers<ContextType>;
  WaterMeterReadingCommune: WaterMeterReadingCommuneResolvers<ContextType>;
  WaterMeterReadingCommuneConnection: WaterMeterReadingCommuneConnectionResolvers<ContextType>;
  WaterMeterReadingCommuneEdge: WaterMeterReadingCommuneEdgeResolvers<ContextType>;
  SaveWaterMeterReadingCommunePayload: SaveWaterMeterReadingCommunePayloadResolvers<ContextType>;
  RemoveWaterMeterReadingCommunesPayload: RemoveWaterMeterReadingCommunesPayloadResolvers<ContextType>;
  Resource: ResourceResolvers<ContextType>;
  ResourceConnection: ResourceConnectionResolvers<ContextType>;
  ResourceEdge: ResourceEdgeResolvers<ContextType>;
  ResourceCommune: ResourceCommuneResolvers<ContextType>;
  ResourceSuccessor: ResourceSuccessorResolvers<ContextType>;
  Certificate: CertificateResolvers<ContextType>;
  KeystoreProblem: KeystoreProblemResolvers<ContextType>;
  ResourceUseConnection: ResourceUseConnectionResolvers<ContextType>;
  ResourceUseEdge: ResourceUseEdgeResolvers<ContextType>;
  ResourceUse: ResourceUseResolvers<ContextType>;
  ResourceTarget: ResourceTargetResolvers<ContextType>;
  ResourceByUrn: ResourceByUrnResolvers<ContextType>;
  CommuneRemoval: CommuneRemovalResolvers<ContextType>;
  CommuneProposal: CommuneProposalResolvers<ContextType>;
  ResourceVersion: ResourceVersionResolvers<ContextType>;
  ResourceVersionConnection: ResourceVersionConnectionResolvers<ContextType>;
  ResourceVersionEdge: ResourceVersionEdgeResolvers<ContextType>;
  AddResourcePayload: AddResourcePayloadResolvers<ContextType>;
  EditResourcePayload: EditResourcePayloadResolvers<ContextType>;
  RemoveResourcePayload: RemoveResourcePayloadResolvers<ContextType>;
  RestoreResourceVersionPayload: RestoreResourceVersionPayloadResolvers<ContextType>;
  TestResourceConnectionPayload: TestResourceConnectionPayloadResolvers<ContextType>;
  ConnectionTestResult: ConnectionTestResultResolvers<ContextType>;
  CheckKeystorePayload: CheckKeystorePayloadResolvers<ContextType>;
  KeystoreCheck: KeystoreCheckResolvers<ContextType>;
  PreviewResourceImportPayload: PreviewResourceImportPayloadResolvers<ContextType>;
  ResourceImportPreview: ResourceImportPreviewResolvers<ContextType>;
  ResourceImportItem: ResourceImportItemResolvers<ContextType>;
  ImportResourcesPayload: ImportResourcesPayloadResolvers<ContextType>;
  ExportResourcesPayload: ExportResourcesPayloadResolvers<ContextType>;
  DownloadResourcesPayload: DownloadResourcesPayloadResolvers<ContextType>;
  RetryCommuneInitializationPayload: RetryCommuneInitializationPayloadResolvers<ContextType>;
  ImportPreview: ImportPreviewResolvers<ContextType>;
  ImportCounts: ImportCountsResolvers<ContextType>;
  ImportProblemCount: ImportProblemCountResolvers<ContextType>;
  ImportProblem: ImportProblemResolvers<ContextType>;
  ImportProblemConnection: ImportProblemConnectionResolvers<ContextType>;
  ImportProblemEdge: ImportProblemEdgeResolvers<ContextType>;
  ImportChange: ImportChangeResolvers<ContextType>;
  Snapshot: SnapshotResolvers<ContextType>;
  CommitImportPayload: CommitImportPayloadResolvers<ContextType>;
  CancelImportPayload: CancelImportPayloadResolvers<ContextType>;
  RestoreSnapshotPayload: RestoreSnapshotPayloadResolvers<ContextType>;
  SystemOverview: SystemOverviewResolvers<ContextType>;
  AttentionReport: AttentionReportResolvers<ContextType>;
  AttentionLine: AttentionLineResolvers<ContextType>;
  MarkAttentionSeenPayload: MarkAttentionSeenPayloadResolvers<ContextType>;
  UnmarkAttentionSeenPayload: UnmarkAttentionSeenPayloadResolvers<ContextType>;
  AttentionSeen: AttentionSeenResolvers<ContextType>;
  AttentionItem: AttentionItemResolvers<ContextType>;
  AttentionResource: AttentionResourceResolvers<ContextType>;
  AttentionItemConnection: AttentionItemConnectionResolvers<ContextType>;
  AttentionItemEdge: AttentionItemEdgeResolvers<ContextType>;
  OwnTaskReport: OwnTaskReportResolvers<ContextType>;
  OwnTask: OwnTaskResolvers<ContextType>;
  AutomatedJobs: AutomatedJobsResolvers<ContextType>;
  AutomatedJob: AutomatedJobResolvers<ContextType>;
  AutomatedJobPause: AutomatedJobPauseResolvers<ContextType>;
  AutomatedJobRun: AutomatedJobRunResolvers<ContextType>;
  AutomatedJobFigure: AutomatedJobFigureResolvers<ContextType>;
  AutomatedJobFailure: AutomatedJobFailureResolvers<ContextType>;
  AutomatedJobChange: AutomatedJobChangeResolvers<ContextType>;
  AutomatedJobChangeConnection: AutomatedJobChangeConnectionResolvers<ContextType>;
  AutomatedJobChangeEdge: AutomatedJobChangeEdgeResolvers<ContextType>;
  AutomatedJobLog: AutomatedJobLogResolvers<ContextType>;
  AutomatedJobLogConnection: AutomatedJobLogConnectionResolvers<ContextType>;
  AutomatedJobLogEdge: AutomatedJobLogEdgeResolvers<ContextType>;
  AutomatedJobRunConnection: AutomatedJobRunConnectionResolvers<ContextType>;
  AutomatedJobRunEdge: AutomatedJobRunEdgeResolvers<ContextType>;
  RunAutomatedJobPayload: RunAutomatedJobPayloadResolvers<ContextType>;
  PauseAutomatedJobPayload: PauseAutomatedJobPayloadResolvers<ContextType>;
  ResumeAutomatedJobPayload: ResumeAutomatedJobPayloadResolvers<ContextType>;
  PauseAllAutomatedJobsPayload: PauseAllAutomatedJobsPayloadResolvers<ContextType>;
  ResumeAllAutomatedJobsPayload: ResumeAllAutomatedJobsPayloadResolvers<ContextType>;
  StoredSecrets: StoredSecretsResolvers<ContextType>;
  SystemFigures: SystemFiguresResolvers<ContextType>;
  SystemCourse: SystemCourseResolvers<ContextType>;
  SystemCourseDay: SystemCourseDayResolvers<ContextType>;
  InstallationFacts: InstallationFactsResolvers<ContextType>;
  BackupReport: BackupReportResolvers<ContextType>;
  StateCount: StateCountResolvers<ContextType>;
  SavedView: SavedViewResolvers<ContextType>;
  SavedViewConnection: SavedViewConnectionResolvers<ContextType>;
  SavedViewEdge: SavedViewEdgeResolvers<ContextType>;
  SaveViewPayload: SaveViewPayloadResolvers<ContextType>;
  RemoveViewsPayload: RemoveViewsPayloadResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Date: GraphQLScalarType;
  JSON: GraphQLScalarType;
  Upload: GraphQLScalarType;
  Cents: GraphQLScalarType;
  AGS: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  ActorRef: ActorRefResolvers<ContextType>;
  Download: DownloadResolvers<ContextType>;
  FieldChange: FieldChangeResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  ErrorParam: ErrorParamResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  public: publicDirectiveResolver<any, any, ContextType>;
  authenticated: authenticatedDirectiveResolver<any, any, ContextType>;
  requires: requiresDirectiveResolver<any, any, ContextType>;
};

