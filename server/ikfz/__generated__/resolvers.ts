import type { NodeId } from '../../nodeId';
import type { SpooledFile } from '../../uploads';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StoredActor as StoredActorModel } from '../../storage/stamp';
import type { PageInfo as PageInfoModel, Connection, CountedConnection } from '../../graphql/connection';
import type { KbaSettings as KbaSettingsModel } from '../../domain/kba/kbaSettings';
import type { SecurityListEntry as SecurityListEntryModel, SecurityListRemoval as SecurityListRemovalModel } from '../../domain/securityLists/securityLists';
import type { SecurityListImport as SecurityListImportModel } from '../../domain/securityLists/securityListImports';
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
  AGS: { input: string; output: string; }
  Upload: { input: SpooledFile; output: SpooledFile; }
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
  readonly kbaSettings: Maybe<KbaSettingsConnection>;
  readonly kbaExpiries: KbaSettingsConnection;
  readonly securityListEntries: Maybe<SecurityListEntryConnection>;
  readonly securityListRemovals: Maybe<ReadonlyArray<SecurityListRemoval>>;
  readonly addressVerdict: Maybe<AddressVerdict>;
  readonly securityListImpact: Maybe<SecurityListImpact>;
  readonly isAddressAdmitted: Maybe<Scalars['Boolean']['output']>;
};


export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


export type QuerykbaSettingsArgs = {
  ags: Scalars['AGS']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QuerykbaExpiriesArgs = {
  filter: InputMaybe<KbaExpiryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerysecurityListEntriesArgs = {
  ags: Scalars['AGS']['input'];
  list: SecurityListKind;
  filter: InputMaybe<SecurityListEntryFilter>;
  orderBy: InputMaybe<SecurityListEntryOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerysecurityListRemovalsArgs = {
  ags: Scalars['AGS']['input'];
  list: SecurityListKind;
};


export type QueryaddressVerdictArgs = {
  ags: Scalars['AGS']['input'];
  address: Scalars['String']['input'];
};


export type QuerysecurityListImpactArgs = {
  ags: Scalars['AGS']['input'];
  list: SecurityListKind;
  pattern: Scalars['String']['input'];
};


export type QueryisAddressAdmittedArgs = {
  ags: Scalars['AGS']['input'];
  address: Scalars['String']['input'];
};

export type Mutation = {
  readonly addKbaSettings: AddKbaSettingsPayload;
  readonly saveKbaSettings: SaveKbaSettingsPayload;
  readonly changeKbaPassword: ChangeKbaPasswordPayload;
  readonly confirmKbaPassword: ConfirmKbaPasswordPayload;
  readonly removeKbaSettings: RemoveKbaSettingsPayload;
  readonly addSecurityListEntry: AddSecurityListEntryPayload;
  readonly removeSecurityListEntries: RemoveSecurityListEntriesPayload;
  readonly removeFilteredSecurityListEntries: RemoveFilteredSecurityListEntriesPayload;
  readonly restoreSecurityListEntries: RestoreSecurityListEntriesPayload;
  readonly previewSecurityListImport: PreviewSecurityListImportPayload;
  readonly commitSecurityListImport: CommitSecurityListImportPayload;
  readonly undoSecurityListImport: UndoSecurityListImportPayload;
  readonly exportSecurityList: ExportSecurityListPayload;
};


export type MutationaddKbaSettingsArgs = {
  input: AddKbaSettingsInput;
};


export type MutationsaveKbaSettingsArgs = {
  input: SaveKbaSettingsInput;
};


export type MutationchangeKbaPasswordArgs = {
  input: ChangeKbaPasswordInput;
};


export type MutationconfirmKbaPasswordArgs = {
  input: ConfirmKbaPasswordInput;
};


export type MutationremoveKbaSettingsArgs = {
  input: RemoveKbaSettingsInput;
};


export type MutationaddSecurityListEntryArgs = {
  input: AddSecurityListEntryInput;
};


export type MutationremoveSecurityListEntriesArgs = {
  input: RemoveSecurityListEntriesInput;
};


export type MutationremoveFilteredSecurityListEntriesArgs = {
  input: RemoveFilteredSecurityListEntriesInput;
};


export type MutationrestoreSecurityListEntriesArgs = {
  input: RestoreSecurityListEntriesInput;
};


export type MutationpreviewSecurityListImportArgs = {
  input: PreviewSecurityListImportInput;
};


export type MutationcommitSecurityListImportArgs = {
  input: CommitSecurityListImportInput;
};


export type MutationundoSecurityListImportArgs = {
  input: UndoSecurityListImportInput;
};


export type MutationexportSecurityListArgs = {
  input: ExportSecurityListInput;
};

export type KbaSettings = Node & {
  readonly id: Scalars['ID']['output'];
  readonly commune: CommuneRef;
  readonly user: Scalars['String']['output'];
  readonly userNumber: Scalars['String']['output'];
  readonly clientAgs: Scalars['AGS']['output'];
  readonly customsSystemCode: Maybe<Scalars['String']['output']>;
  readonly isLargeCustomerApproved: Scalars['Boolean']['output'];
  readonly stbaNumber: Maybe<Scalars['String']['output']>;
  readonly passwordIdentifier: Scalars['String']['output'];
  readonly nextPasswordIdentifier: Scalars['String']['output'];
  readonly passwordSetOn: Scalars['Date']['output'];
  readonly passwordExpiresOn: Scalars['Date']['output'];
  readonly passwordState: KbaPasswordState;
  readonly passwordChangedAt: Scalars['DateTime']['output'];
  readonly previousPasswordIdentifier: Maybe<Scalars['String']['output']>;
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastUsedIdentifier: Maybe<Scalars['String']['output']>;
  readonly lastRefusedAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastRefusedIdentifier: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: Maybe<ActorRef>;
  readonly revision: Scalars['Int']['output'];
};

export type KbaSettingsConnection = {
  readonly edges: ReadonlyArray<KbaSettingsEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type KbaSettingsEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: KbaSettings;
};

export type KbaPasswordState =
  | 'VALID'
  | 'EXPIRING'
  | 'EXPIRED';

export type KbaExpiryFilter = {
  readonly states?: InputMaybe<ReadonlyArray<KbaPasswordState>>;
  readonly isUnconfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
};

export type KbaResult =
  | 'SETTINGS_ADDED'
  | 'EDITED'
  | 'DELETED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_CONFIRMED'
  | 'PREVIOUS_PASSWORD_RESTORED'
  | 'PASSWORD_IDENTIFIER_INVALID'
  | 'PASSWORD_EXPIRED'
  | 'USER_EXISTS_ALREADY'
  | 'USER_DOES_NOT_EXIST'
  | 'NOT_FOUND'
  | 'UNKNOWN_INTERNAL_ERROR';

export type KbaFieldsInput = {
  readonly userNumber: Scalars['String']['input'];
  readonly clientAgs: Scalars['AGS']['input'];
  readonly customsSystemCode?: InputMaybe<Scalars['String']['input']>;
  readonly isLargeCustomerApproved: Scalars['Boolean']['input'];
  readonly stbaNumber?: InputMaybe<Scalars['String']['input']>;
};

export type KbaPasswordInput = {
  readonly identifier: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly setOn: Scalars['Date']['input'];
};

export type AddKbaSettingsInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly user: Scalars['String']['input'];
  readonly settings: KbaFieldsInput;
  readonly password: KbaPasswordInput;
};

export type AddKbaSettingsPayload = {
  readonly kbaSettingsEdge: Maybe<KbaSettingsEdge>;
  readonly result: Maybe<KbaResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveKbaSettingsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly settings: KbaFieldsInput;
};

export type SaveKbaSettingsPayload = {
  readonly kbaSettings: Maybe<KbaSettings>;
  readonly result: Maybe<KbaResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ChangeKbaPasswordInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly password: KbaPasswordInput;
};

export type ChangeKbaPasswordPayload = {
  readonly kbaSettings: Maybe<KbaSettings>;
  readonly result: Maybe<KbaResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ConfirmKbaPasswordInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly works: Scalars['Boolean']['input'];
};

export type ConfirmKbaPasswordPayload = {
  readonly kbaSettings: Maybe<KbaSettings>;
  readonly result: Maybe<KbaResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveKbaSettingsInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RemoveKbaSettingsPayload = {
  readonly removedKbaSettingsId: Maybe<Scalars['ID']['output']>;
  readonly kbaSettings: Maybe<KbaSettings>;
  readonly result: Maybe<KbaResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SecurityListKind =
  | 'WHITELIST'
  | 'BLACKLIST';

export type SecurityListEntryKind =
  | 'ADDRESS'
  | 'DOMAIN';

export type SecurityListEntry = Node & {
  readonly id: Scalars['ID']['output'];
  readonly list: SecurityListKind;
  readonly pattern: Scalars['String']['output'];
  readonly display: Scalars['String']['output'];
  readonly kind: SecurityListEntryKind;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly expiresOn: Maybe<Scalars['Date']['output']>;
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
};

export type SecurityListEntryConnection = {
  readonly edges: ReadonlyArray<SecurityListEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type SecurityListEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SecurityListEntry;
};

export type SecurityListEntryFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly kinds?: InputMaybe<ReadonlyArray<SecurityListEntryKind>>;
  readonly expires?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SecurityListEntryOrder = {
  readonly field: SecurityListEntryOrderField;
  readonly direction: OrderDirection;
};

export type SecurityListEntryOrderField =
  | 'PATTERN'
  | 'CREATED_AT';

export type AddressVerdict = {
  readonly isAdmitted: Scalars['Boolean']['output'];
  readonly reason: AddressVerdictReason;
  readonly address: Maybe<Scalars['String']['output']>;
  readonly entry: Maybe<SecurityListEntry>;
};

export type AddressVerdictReason =
  | 'NOT_LISTED'
  | 'ADDRESS_WHITELISTED'
  | 'ADDRESS_BLACKLISTED'
  | 'DOMAIN_BLACKLISTED'
  | 'NOT_AN_ADDRESS';

export type SecurityListImpact = {
  readonly result: SecurityListResult;
  readonly pattern: Maybe<Scalars['String']['output']>;
  readonly reservationCount: Scalars['Int']['output'];
  readonly reservationCountExceeded: Scalars['Boolean']['output'];
  readonly stoppedCount: Scalars['Int']['output'];
  readonly admittedCount: Scalars['Int']['output'];
};

export type SecurityListResult =
  | 'ENTRY_ADDED'
  | 'ENTRY_EXISTS_ALREADY'
  | 'INVALID'
  | 'CONFLICT'
  | 'DUPLICATE'
  | 'DOMAIN_NOT_ALLOWED'
  | 'PUBLIC_SUFFIX'
  | 'DATE_INVALID'
  | 'DELETED'
  | 'NOT_FOUND'
  | 'INTERNAL_ERROR';

export type AddSecurityListEntryInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly list: SecurityListKind;
  readonly pattern: Scalars['String']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly expiresOn?: InputMaybe<Scalars['Date']['input']>;
  readonly allowsPublicSuffix: Scalars['Boolean']['input'];
};

export type AddSecurityListEntryPayload = {
  readonly entryEdge: Maybe<SecurityListEntryEdge>;
  readonly result: Maybe<SecurityListResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveSecurityListEntriesInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type RemoveFilteredSecurityListEntriesInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly list: SecurityListKind;
  readonly filter?: InputMaybe<SecurityListEntryFilter>;
  readonly expectedCount?: InputMaybe<Scalars['Int']['input']>;
};

export type RemoveSecurityListEntriesPayload = {
  readonly removal: Maybe<SecurityListRemoval>;
  readonly removedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly result: Maybe<SecurityListResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveFilteredSecurityListEntriesPayload = {
  readonly removal: Maybe<SecurityListRemoval>;
  readonly result: Maybe<SecurityListResult>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SecurityListRemoval = {
  readonly id: Scalars['ID']['output'];
  readonly count: Scalars['Int']['output'];
  readonly examples: ReadonlyArray<Scalars['String']['output']>;
  readonly removedBy: ActorRef;
  readonly removedAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type RestoreSecurityListEntriesInput = {
  readonly removalId: Scalars['ID']['input'];
};

export type RestoreSecurityListEntriesPayload = {
  readonly restoredCount: Maybe<Scalars['Int']['output']>;
  readonly skippedCount: Maybe<Scalars['Int']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PreviewSecurityListImportInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly list: SecurityListKind;
  readonly file: Scalars['Upload']['input'];
  readonly encoding?: InputMaybe<TextEncoding>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly expiresOn?: InputMaybe<Scalars['Date']['input']>;
};

export type PreviewSecurityListImportPayload = {
  readonly securityListImport: Maybe<SecurityListImport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SecurityListImport = Node & {
  readonly id: Scalars['ID']['output'];
  readonly list: SecurityListKind;
  readonly state: SecurityListImportState;
  readonly fileName: Scalars['String']['output'];
  readonly encoding: TextEncoding;
  readonly entryCount: Scalars['Int']['output'];
  readonly importedCount: Scalars['Int']['output'];
  readonly refusedCount: Scalars['Int']['output'];
  readonly counts: ReadonlyArray<SecurityListImportCount>;
  readonly entries: SecurityListImportEntryConnection;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly undoableUntil: Maybe<Scalars['DateTime']['output']>;
};


export type SecurityListImportentriesArgs = {
  results: InputMaybe<ReadonlyArray<SecurityListResult>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type SecurityListImportState =
  | 'CHECKED'
  | 'IMPORTED'
  | 'UNDONE';

export type SecurityListImportCount = {
  readonly result: SecurityListResult;
  readonly count: Scalars['Int']['output'];
};

export type SecurityListImportEntry = {
  readonly line: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
  readonly pattern: Maybe<Scalars['String']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly expiresOn: Maybe<Scalars['Date']['output']>;
  readonly result: SecurityListResult;
};

export type SecurityListImportEntryConnection = {
  readonly edges: ReadonlyArray<SecurityListImportEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SecurityListImportEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SecurityListImportEntry;
};

export type CommitSecurityListImportInput = {
  readonly id: Scalars['ID']['input'];
  readonly allowsPublicSuffixes: Scalars['Boolean']['input'];
};

export type CommitSecurityListImportPayload = {
  readonly securityListImport: Maybe<SecurityListImport>;
  readonly refusedFile: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UndoSecurityListImportInput = {
  readonly id: Scalars['ID']['input'];
};

export type UndoSecurityListImportPayload = {
  readonly securityListImport: Maybe<SecurityListImport>;
  readonly removedCount: Maybe<Scalars['Int']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportSecurityListInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly list: SecurityListKind;
  readonly filter?: InputMaybe<SecurityListEntryFilter>;
};

export type ExportSecurityListPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CommuneRef = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Scalars['String']['output'];
};

export type TextEncoding =
  | 'UTF_8'
  | 'UTF_16LE'
  | 'UTF_16BE'
  | 'WINDOWS_1252'
  | 'CP850'
  | 'MAC_ROMAN';

export type Node = {
  readonly id: Scalars['ID']['output'];
};

export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

export type ActorRef = {
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly username: Scalars['String']['output'];
  readonly role: Maybe<RoleType>;
};

export type RoleType =
  | 'MEMBER'
  | 'SUPPORT'
  | 'ADMIN';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type Download = {
  readonly url: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly byteSize: Maybe<Scalars['Int']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
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
  Node:
    | ( KbaSettingsModel & { __typename: 'KbaSettings' } )
    | ( SecurityListEntryModel & { __typename: 'SecurityListEntry' } )
    | ( SecurityListImportModel & { __typename: 'SecurityListImport' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Query: ResolverTypeWrapper<unknown>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<unknown>;
  KbaSettings: ResolverTypeWrapper<KbaSettingsModel>;
  KbaSettingsConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['KbaSettings']>>;
  KbaSettingsEdge: ResolverTypeWrapper<Omit<KbaSettingsEdge, 'node'> & { node: ResolversTypes['KbaSettings'] }>;
  KbaPasswordState: KbaPasswordState;
  KbaExpiryFilter: KbaExpiryFilter;
  KbaResult: KbaResult;
  KbaFieldsInput: KbaFieldsInput;
  KbaPasswordInput: KbaPasswordInput;
  AddKbaSettingsInput: AddKbaSettingsInput;
  AddKbaSettingsPayload: ResolverTypeWrapper<Omit<AddKbaSettingsPayload, 'kbaSettingsEdge'> & { kbaSettingsEdge: Maybe<ResolversTypes['KbaSettingsEdge']> }>;
  SaveKbaSettingsInput: SaveKbaSettingsInput;
  SaveKbaSettingsPayload: ResolverTypeWrapper<Omit<SaveKbaSettingsPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversTypes['KbaSettings']> }>;
  ChangeKbaPasswordInput: ChangeKbaPasswordInput;
  ChangeKbaPasswordPayload: ResolverTypeWrapper<Omit<ChangeKbaPasswordPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversTypes['KbaSettings']> }>;
  ConfirmKbaPasswordInput: ConfirmKbaPasswordInput;
  ConfirmKbaPasswordPayload: ResolverTypeWrapper<Omit<ConfirmKbaPasswordPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversTypes['KbaSettings']> }>;
  RemoveKbaSettingsInput: RemoveKbaSettingsInput;
  RemoveKbaSettingsPayload: ResolverTypeWrapper<Omit<RemoveKbaSettingsPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversTypes['KbaSettings']> }>;
  SecurityListKind: SecurityListKind;
  SecurityListEntryKind: SecurityListEntryKind;
  SecurityListEntry: ResolverTypeWrapper<SecurityListEntryModel>;
  SecurityListEntryConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['SecurityListEntry']>>;
  SecurityListEntryEdge: ResolverTypeWrapper<Omit<SecurityListEntryEdge, 'node'> & { node: ResolversTypes['SecurityListEntry'] }>;
  SecurityListEntryFilter: SecurityListEntryFilter;
  SecurityListEntryOrder: SecurityListEntryOrder;
  SecurityListEntryOrderField: SecurityListEntryOrderField;
  AddressVerdict: ResolverTypeWrapper<Omit<AddressVerdict, 'entry'> & { entry: Maybe<ResolversTypes['SecurityListEntry']> }>;
  AddressVerdictReason: AddressVerdictReason;
  SecurityListImpact: ResolverTypeWrapper<SecurityListImpact>;
  SecurityListResult: SecurityListResult;
  AddSecurityListEntryInput: AddSecurityListEntryInput;
  AddSecurityListEntryPayload: ResolverTypeWrapper<Omit<AddSecurityListEntryPayload, 'entryEdge'> & { entryEdge: Maybe<ResolversTypes['SecurityListEntryEdge']> }>;
  RemoveSecurityListEntriesInput: RemoveSecurityListEntriesInput;
  RemoveFilteredSecurityListEntriesInput: RemoveFilteredSecurityListEntriesInput;
  RemoveSecurityListEntriesPayload: ResolverTypeWrapper<Omit<RemoveSecurityListEntriesPayload, 'removal'> & { removal: Maybe<ResolversTypes['SecurityListRemoval']> }>;
  RemoveFilteredSecurityListEntriesPayload: ResolverTypeWrapper<Omit<RemoveFilteredSecurityListEntriesPayload, 'removal'> & { removal: Maybe<ResolversTypes['SecurityListRemoval']> }>;
  SecurityListRemoval: ResolverTypeWrapper<SecurityListRemovalModel>;
  RestoreSecurityListEntriesInput: RestoreSecurityListEntriesInput;
  RestoreSecurityListEntriesPayload: ResolverTypeWrapper<RestoreSecurityListEntriesPayload>;
  PreviewSecurityListImportInput: PreviewSecurityListImportInput;
  PreviewSecurityListImportPayload: ResolverTypeWrapper<Omit<PreviewSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversTypes['SecurityListImport']> }>;
  SecurityListImport: ResolverTypeWrapper<SecurityListImportModel>;
  SecurityListImportState: SecurityListImportState;
  SecurityListImportCount: ResolverTypeWrapper<SecurityListImportCount>;
  SecurityListImportEntry: ResolverTypeWrapper<SecurityListImportEntry>;
  SecurityListImportEntryConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['SecurityListImportEntry']>>;
  SecurityListImportEntryEdge: ResolverTypeWrapper<SecurityListImportEntryEdge>;
  CommitSecurityListImportInput: CommitSecurityListImportInput;
  CommitSecurityListImportPayload: ResolverTypeWrapper<Omit<CommitSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversTypes['SecurityListImport']> }>;
  UndoSecurityListImportInput: UndoSecurityListImportInput;
  UndoSecurityListImportPayload: ResolverTypeWrapper<Omit<UndoSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversTypes['SecurityListImport']> }>;
  ExportSecurityListInput: ExportSecurityListInput;
  ExportSecurityListPayload: ResolverTypeWrapper<ExportSecurityListPayload>;
  CommuneRef: ResolverTypeWrapper<CommuneRef>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  AGS: ResolverTypeWrapper<Scalars['AGS']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  TextEncoding: TextEncoding;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  ActorRef: ResolverTypeWrapper<StoredActorModel>;
  RoleType: RoleType;
  OrderDirection: OrderDirection;
  Download: ResolverTypeWrapper<Download>;
  UserError: ResolverTypeWrapper<UserError>;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ErrorCode: ErrorCode;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: unknown;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: unknown;
  KbaSettings: KbaSettingsModel;
  KbaSettingsConnection: Connection<ResolversParentTypes['KbaSettings']>;
  KbaSettingsEdge: Omit<KbaSettingsEdge, 'node'> & { node: ResolversParentTypes['KbaSettings'] };
  KbaExpiryFilter: KbaExpiryFilter;
  KbaFieldsInput: KbaFieldsInput;
  KbaPasswordInput: KbaPasswordInput;
  AddKbaSettingsInput: AddKbaSettingsInput;
  AddKbaSettingsPayload: Omit<AddKbaSettingsPayload, 'kbaSettingsEdge'> & { kbaSettingsEdge: Maybe<ResolversParentTypes['KbaSettingsEdge']> };
  SaveKbaSettingsInput: SaveKbaSettingsInput;
  SaveKbaSettingsPayload: Omit<SaveKbaSettingsPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversParentTypes['KbaSettings']> };
  ChangeKbaPasswordInput: ChangeKbaPasswordInput;
  ChangeKbaPasswordPayload: Omit<ChangeKbaPasswordPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversParentTypes['KbaSettings']> };
  ConfirmKbaPasswordInput: ConfirmKbaPasswordInput;
  ConfirmKbaPasswordPayload: Omit<ConfirmKbaPasswordPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversParentTypes['KbaSettings']> };
  RemoveKbaSettingsInput: RemoveKbaSettingsInput;
  RemoveKbaSettingsPayload: Omit<RemoveKbaSettingsPayload, 'kbaSettings'> & { kbaSettings: Maybe<ResolversParentTypes['KbaSettings']> };
  SecurityListEntry: SecurityListEntryModel;
  SecurityListEntryConnection: CountedConnection<ResolversParentTypes['SecurityListEntry']>;
  SecurityListEntryEdge: Omit<SecurityListEntryEdge, 'node'> & { node: ResolversParentTypes['SecurityListEntry'] };
  SecurityListEntryFilter: SecurityListEntryFilter;
  SecurityListEntryOrder: SecurityListEntryOrder;
  AddressVerdict: Omit<AddressVerdict, 'entry'> & { entry: Maybe<ResolversParentTypes['SecurityListEntry']> };
  SecurityListImpact: SecurityListImpact;
  AddSecurityListEntryInput: AddSecurityListEntryInput;
  AddSecurityListEntryPayload: Omit<AddSecurityListEntryPayload, 'entryEdge'> & { entryEdge: Maybe<ResolversParentTypes['SecurityListEntryEdge']> };
  RemoveSecurityListEntriesInput: RemoveSecurityListEntriesInput;
  RemoveFilteredSecurityListEntriesInput: RemoveFilteredSecurityListEntriesInput;
  RemoveSecurityListEntriesPayload: Omit<RemoveSecurityListEntriesPayload, 'removal'> & { removal: Maybe<ResolversParentTypes['SecurityListRemoval']> };
  RemoveFilteredSecurityListEntriesPayload: Omit<RemoveFilteredSecurityListEntriesPayload, 'removal'> & { removal: Maybe<ResolversParentTypes['SecurityListRemoval']> };
  SecurityListRemoval: SecurityListRemovalModel;
  RestoreSecurityListEntriesInput: RestoreSecurityListEntriesInput;
  RestoreSecurityListEntriesPayload: RestoreSecurityListEntriesPayload;
  PreviewSecurityListImportInput: PreviewSecurityListImportInput;
  PreviewSecurityListImportPayload: Omit<PreviewSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversParentTypes['SecurityListImport']> };
  SecurityListImport: SecurityListImportModel;
  SecurityListImportCount: SecurityListImportCount;
  SecurityListImportEntry: SecurityListImportEntry;
  SecurityListImportEntryConnection: Connection<ResolversParentTypes['SecurityListImportEntry']>;
  SecurityListImportEntryEdge: SecurityListImportEntryEdge;
  CommitSecurityListImportInput: CommitSecurityListImportInput;
  CommitSecurityListImportPayload: Omit<CommitSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversParentTypes['SecurityListImport']> };
  UndoSecurityListImportInput: UndoSecurityListImportInput;
  UndoSecurityListImportPayload: Omit<UndoSecurityListImportPayload, 'securityListImport'> & { securityListImport: Maybe<ResolversParentTypes['SecurityListImport']> };
  ExportSecurityListInput: ExportSecurityListInput;
  ExportSecurityListPayload: ExportSecurityListPayload;
  CommuneRef: CommuneRef;
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  AGS: Scalars['AGS']['output'];
  Upload: Scalars['Upload']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfoModel;
  ActorRef: StoredActorModel;
  Download: Download;
  UserError: UserError;
  ErrorParam: ErrorParam;
};

export type authenticatedDirectiveArgs = { };

export type authenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = authenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type requiresDirectiveArgs = {
  permission: Permission;
};

export type requiresDirectiveResolver<Result, Parent, ContextType = Context, Args = requiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type intakeDirectiveArgs = { };

export type intakeDirectiveResolver<Result, Parent, ContextType = Context, Args = intakeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QuerynodeArgs, 'id'>>;
  kbaSettings?: Resolver<Maybe<ResolversTypes['KbaSettingsConnection']>, ParentType, ContextType, RequireFields<QuerykbaSettingsArgs, 'ags' | 'first'>>;
  kbaExpiries?: Resolver<ResolversTypes['KbaSettingsConnection'], ParentType, ContextType, RequireFields<QuerykbaExpiriesArgs, 'first'>>;
  securityListEntries?: Resolver<Maybe<ResolversTypes['SecurityListEntryConnection']>, ParentType, ContextType, RequireFields<QuerysecurityListEntriesArgs, 'ags' | 'list' | 'first'>>;
  securityListRemovals?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SecurityListRemoval']>>, ParentType, ContextType, RequireFields<QuerysecurityListRemovalsArgs, 'ags' | 'list'>>;
  addressVerdict?: Resolver<Maybe<ResolversTypes['AddressVerdict']>, ParentType, ContextType, RequireFields<QueryaddressVerdictArgs, 'ags' | 'address'>>;
  securityListImpact?: Resolver<Maybe<ResolversTypes['SecurityListImpact']>, ParentType, ContextType, RequireFields<QuerysecurityListImpactArgs, 'ags' | 'list' | 'pattern'>>;
  isAddressAdmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryisAddressAdmittedArgs, 'ags' | 'address'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addKbaSettings?: Resolver<ResolversTypes['AddKbaSettingsPayload'], ParentType, ContextType, RequireFields<MutationaddKbaSettingsArgs, 'input'>>;
  saveKbaSettings?: Resolver<ResolversTypes['SaveKbaSettingsPayload'], ParentType, ContextType, RequireFields<MutationsaveKbaSettingsArgs, 'input'>>;
  changeKbaPassword?: Resolver<ResolversTypes['ChangeKbaPasswordPayload'], ParentType, ContextType, RequireFields<MutationchangeKbaPasswordArgs, 'input'>>;
  confirmKbaPassword?: Resolver<ResolversTypes['ConfirmKbaPasswordPayload'], ParentType, ContextType, RequireFields<MutationconfirmKbaPasswordArgs, 'input'>>;
  removeKbaSettings?: Resolver<ResolversTypes['RemoveKbaSettingsPayload'], ParentType, ContextType, RequireFields<MutationremoveKbaSettingsArgs, 'input'>>;
  addSecurityListEntry?: Resolver<ResolversTypes['AddSecurityListEntryPayload'], ParentType, ContextType, RequireFields<MutationaddSecurityListEntryArgs, 'input'>>;
  removeSecurityListEntries?: Resolver<ResolversTypes['RemoveSecurityListEntriesPayload'], ParentType, ContextType, RequireFields<MutationremoveSecurityListEntriesArgs, 'input'>>;
  removeFilteredSecurityListEntries?: Resolver<ResolversTypes['RemoveFilteredSecurityListEntriesPayload'], ParentType, ContextType, RequireFields<MutationremoveFilteredSecurityListEntriesArgs, 'input'>>;
  restoreSecurityListEntries?: Resolver<ResolversTypes['RestoreSecurityListEntriesPayload'], ParentType, ContextType, RequireFields<MutationrestoreSecurityListEntriesArgs, 'input'>>;
  previewSecurityListImport?: Resolver<ResolversTypes['PreviewSecurityListImportPayload'], ParentType, ContextType, RequireFields<MutationpreviewSecurityListImportArgs, 'input'>>;
  commitSecurityListImport?: Resolver<ResolversTypes['CommitSecurityListImportPayload'], ParentType, ContextType, RequireFields<MutationcommitSecurityListImportArgs, 'input'>>;
  undoSecurityListImport?: Resolver<ResolversTypes['UndoSecurityListImportPayload'], ParentType, ContextType, RequireFields<MutationundoSecurityListImportArgs, 'input'>>;
  exportSecurityList?: Resolver<ResolversTypes['ExportSecurityListPayload'], ParentType, ContextType, RequireFields<MutationexportSecurityListArgs, 'input'>>;
};

export type KbaSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KbaSettings'] = ResolversParentTypes['KbaSettings']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  user: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientAgs: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  customsSystemCode: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLargeCustomerApproved: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stbaNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordIdentifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextPasswordIdentifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordSetOn: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  passwordExpiresOn: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  passwordState: Resolver<ResolversTypes['KbaPasswordState'], ParentType, ContextType>;
  passwordChangedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousPasswordIdentifier: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedIdentifier: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastRefusedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRefusedIdentifier: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KbaSettingsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KbaSettingsConnection'] = ResolversParentTypes['KbaSettingsConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['KbaSettingsEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbaSettingsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KbaSettingsEdge'] = ResolversParentTypes['KbaSettingsEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['KbaSettings'], ParentType, ContextType>;
};

export type AddKbaSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddKbaSettingsPayload'] = ResolversParentTypes['AddKbaSettingsPayload']> = {
  kbaSettingsEdge: Resolver<Maybe<ResolversTypes['KbaSettingsEdge']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['KbaResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveKbaSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveKbaSettingsPayload'] = ResolversParentTypes['SaveKbaSettingsPayload']> = {
  kbaSettings: Resolver<Maybe<ResolversTypes['KbaSettings']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['KbaResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeKbaPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeKbaPasswordPayload'] = ResolversParentTypes['ChangeKbaPasswordPayload']> = {
  kbaSettings: Resolver<Maybe<ResolversTypes['KbaSettings']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['KbaResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmKbaPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmKbaPasswordPayload'] = ResolversParentTypes['ConfirmKbaPasswordPayload']> = {
  kbaSettings: Resolver<Maybe<ResolversTypes['KbaSettings']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['KbaResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveKbaSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveKbaSettingsPayload'] = ResolversParentTypes['RemoveKbaSettingsPayload']> = {
  removedKbaSettingsId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kbaSettings: Resolver<Maybe<ResolversTypes['KbaSettings']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['KbaResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecurityListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListEntry'] = ResolversParentTypes['SecurityListEntry']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list: Resolver<ResolversTypes['SecurityListKind'], ParentType, ContextType>;
  pattern: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  display: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['SecurityListEntryKind'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityListEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListEntryConnection'] = ResolversParentTypes['SecurityListEntryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['SecurityListEntryEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecurityListEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListEntryEdge'] = ResolversParentTypes['SecurityListEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SecurityListEntry'], ParentType, ContextType>;
};

export type AddressVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressVerdict'] = ResolversParentTypes['AddressVerdict']> = {
  isAdmitted: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<ResolversTypes['AddressVerdictReason'], ParentType, ContextType>;
  address: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entry: Resolver<Maybe<ResolversTypes['SecurityListEntry']>, ParentType, ContextType>;
};

export type SecurityListImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImpact'] = ResolversParentTypes['SecurityListImpact']> = {
  result: Resolver<ResolversTypes['SecurityListResult'], ParentType, ContextType>;
  pattern: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservationCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reservationCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stoppedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admittedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddSecurityListEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSecurityListEntryPayload'] = ResolversParentTypes['AddSecurityListEntryPayload']> = {
  entryEdge: Resolver<Maybe<ResolversTypes['SecurityListEntryEdge']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['SecurityListResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveSecurityListEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSecurityListEntriesPayload'] = ResolversParentTypes['RemoveSecurityListEntriesPayload']> = {
  removal: Resolver<Maybe<ResolversTypes['SecurityListRemoval']>, ParentType, ContextType>;
  removedIds: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['SecurityListResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFilteredSecurityListEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFilteredSecurityListEntriesPayload'] = ResolversParentTypes['RemoveFilteredSecurityListEntriesPayload']> = {
  removal: Resolver<Maybe<ResolversTypes['SecurityListRemoval']>, ParentType, ContextType>;
  result: Resolver<Maybe<ResolversTypes['SecurityListResult']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecurityListRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListRemoval'] = ResolversParentTypes['SecurityListRemoval']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  removedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  removedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RestoreSecurityListEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreSecurityListEntriesPayload'] = ResolversParentTypes['RestoreSecurityListEntriesPayload']> = {
  restoredCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skippedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewSecurityListImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewSecurityListImportPayload'] = ResolversParentTypes['PreviewSecurityListImportPayload']> = {
  securityListImport: Resolver<Maybe<ResolversTypes['SecurityListImport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SecurityListImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImport'] = ResolversParentTypes['SecurityListImport']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list: Resolver<ResolversTypes['SecurityListKind'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['SecurityListImportState'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encoding: Resolver<ResolversTypes['TextEncoding'], ParentType, ContextType>;
  entryCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts: Resolver<ReadonlyArray<ResolversTypes['SecurityListImportCount']>, ParentType, ContextType>;
  entries: Resolver<ResolversTypes['SecurityListImportEntryConnection'], ParentType, ContextType, RequireFields<SecurityListImportentriesArgs, 'first'>>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoableUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityListImportCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImportCount'] = ResolversParentTypes['SecurityListImportCount']> = {
  result: Resolver<ResolversTypes['SecurityListResult'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecurityListImportEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImportEntry'] = ResolversParentTypes['SecurityListImportEntry']> = {
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  result: Resolver<ResolversTypes['SecurityListResult'], ParentType, ContextType>;
};

export type SecurityListImportEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImportEntryConnection'] = ResolversParentTypes['SecurityListImportEntryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['SecurityListImportEntryEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecurityListImportEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityListImportEntryEdge'] = ResolversParentTypes['SecurityListImportEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['SecurityListImportEntry'], ParentType, ContextType>;
};

export type CommitSecurityListImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitSecurityListImportPayload'] = ResolversParentTypes['CommitSecurityListImportPayload']> = {
  securityListImport: Resolver<Maybe<ResolversTypes['SecurityListImport']>, ParentType, ContextType>;
  refusedFile: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoSecurityListImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoSecurityListImportPayload'] = ResolversParentTypes['UndoSecurityListImportPayload']> = {
  securityListImport: Resolver<Maybe<ResolversTypes['SecurityListImport']>, ParentType, ContextType>;
  removedCount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportSecurityListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportSecurityListPayload'] = ResolversParentTypes['ExportSecurityListPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommuneRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneRef'] = ResolversParentTypes['CommuneRef']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface AGSScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AGS'], any> {
  name: 'AGS';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'KbaSettings' | 'SecurityListEntry' | 'SecurityListImport', ParentType, ContextType>;
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
  KbaSettings: KbaSettingsResolvers<ContextType>;
  KbaSettingsConnection: KbaSettingsConnectionResolvers<ContextType>;
  KbaSettingsEdge: KbaSettingsEdgeResolvers<ContextType>;
  AddKbaSettingsPayload: AddKbaSettingsPayloadResolvers<ContextType>;
  SaveKbaSettingsPayload: SaveKbaSettingsPayloadResolvers<ContextType>;
  ChangeKbaPasswordPayload: ChangeKbaPasswordPayloadResolvers<ContextType>;
  ConfirmKbaPasswordPayload: ConfirmKbaPasswordPayloadResolvers<ContextType>;
  RemoveKbaSettingsPayload: RemoveKbaSettingsPayloadResolvers<ContextType>;
  SecurityListEntry: SecurityListEntryResolvers<ContextType>;
  SecurityListEntryConnection: SecurityListEntryConnectionResolvers<ContextType>;
  SecurityListEntryEdge: SecurityListEntryEdgeResolvers<ContextType>;
  AddressVerdict: AddressVerdictResolvers<ContextType>;
  SecurityListImpact: SecurityListImpactResolvers<ContextType>;
  AddSecurityListEntryPayload: AddSecurityListEntryPayloadResolvers<ContextType>;
  RemoveSecurityListEntriesPayload: RemoveSecurityListEntriesPayloadResolvers<ContextType>;
  RemoveFilteredSecurityListEntriesPayload: RemoveFilteredSecurityListEntriesPayloadResolvers<ContextType>;
  SecurityListRemoval: SecurityListRemovalResolvers<ContextType>;
  RestoreSecurityListEntriesPayload: RestoreSecurityListEntriesPayloadResolvers<ContextType>;
  PreviewSecurityListImportPayload: PreviewSecurityListImportPayloadResolvers<ContextType>;
  SecurityListImport: SecurityListImportResolvers<ContextType>;
  SecurityListImportCount: SecurityListImportCountResolvers<ContextType>;
  SecurityListImportEntry: SecurityListImportEntryResolvers<ContextType>;
  SecurityListImportEntryConnection: SecurityListImportEntryConnectionResolvers<ContextType>;
  SecurityListImportEntryEdge: SecurityListImportEntryEdgeResolvers<ContextType>;
  CommitSecurityListImportPayload: CommitSecurityListImportPayloadResolvers<ContextType>;
  UndoSecurityListImportPayload: UndoSecurityListImportPayloadResolvers<ContextType>;
  ExportSecurityListPayload: ExportSecurityListPayloadResolvers<ContextType>;
  CommuneRef: CommuneRefResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Date: GraphQLScalarType;
  AGS: GraphQLScalarType;
  Upload: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  ActorRef: ActorRefResolvers<ContextType>;
  Download: DownloadResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  ErrorParam: ErrorParamResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated: authenticatedDirectiveResolver<any, any, ContextType>;
  requires: requiresDirectiveResolver<any, any, ContextType>;
  intake: intakeDirectiveResolver<any, any, ContextType>;
};

