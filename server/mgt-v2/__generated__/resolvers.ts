import type { NodeId } from '../../nodeId';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StoredActor as StoredActorModel } from '../../domain/activity/activity';
import type { PageInfo as PageInfoModel, CountedConnection } from '../../graphql/connection';
import type { LoggedActivity as LoggedActivityModel } from '../../domain/activity/activityLog';
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
  JSON: { input: unknown; output: unknown; }
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
  readonly activities: ActivityConnection;
};


export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryactivitiesArgs = {
  filter: InputMaybe<ActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

export type Activity = Node & {
  readonly id: Scalars['ID']['output'];
  readonly type: ActivityType;
  readonly at: Scalars['DateTime']['output'];
  readonly actor: ActorRef;
  readonly target: ActivityTarget;
  readonly jobId: Maybe<Scalars['ID']['output']>;
  readonly changes: ReadonlyArray<FieldChange>;
};

export type ActivityConnection = {
  readonly edges: ReadonlyArray<ActivityEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type ActivityEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Activity;
};

export type ActivityTarget = {
  readonly commune: Maybe<CommuneRef>;
  readonly serviceId: Maybe<Scalars['String']['output']>;
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly pid: Maybe<Scalars['String']['output']>;
  readonly resourceUrn: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
};

export type ActivityFilter = {
  readonly types?: InputMaybe<ReadonlyArray<ActivityType>>;
  readonly snapshotsOf?: InputMaybe<SnapshotSubject>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly processes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  readonly period?: InputMaybe<DateRange>;
};

export type SnapshotSubject =
  | 'SERVICE'
  | 'POSTAL_CODES'
  | 'RESIDENTIAL_PROPERTIES';

export type DateRange = {
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

export type ActivityType =
  | 'SEND_USER_INVITE'
  | 'CHANGE_COMMUNE_PICTURE'
  | 'REMOVE_COMMUNE_PICTURE'
  | 'REINSTALL_SERVICE_PORTAL'
  | 'CHANGE_SERVICE_FILES'
  | 'REMOVE_FILE'
  | 'SAVE_COMMUNE'
  | 'SAVE_COMMUNE_REGISTER_OFFICES'
  | 'SAVE_COMMUNE_POSTAL_CODES'
  | 'SAVE_COMMUNE_SERVICE_WATERMETER_READING'
  | 'UPLOAD_COMMUNE_POSTAL_CODES'
  | 'SAVE_CUSTOM_LOCALES'
  | 'SAVE_SERVICE_LANGUAGES'
  | 'SAVE_COMMUNE_STATES'
  | 'SAVE_RESIDENTIAL_PROPERTIES'
  | 'UPLOAD_RESIDENTIAL_PROPERTIES'
  | 'IMPORT_RESIDENTIAL_PROPERTIES'
  | 'ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB'
  | 'DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB'
  | 'CREATE_SERVICE_FEE'
  | 'SAVE_SERVICE_FEE'
  | 'CHANGE_SERVICE_FEE'
  | 'RESET_SERVICE_FEE'
  | 'SAVE_SERVICE_FEE_METADATA'
  | 'RESET_SERVICE_FEE_METADATA'
  | 'RESTORE_SERVICE_FEE_METADATA'
  | 'CHANGE_FEE_RULE'
  | 'RESET_FEE_RULE'
  | 'SAVE_FEE_RULE'
  | 'SAVE_SERVICE_CONFIG'
  | 'CREATE_USER'
  | 'UPDATE_USER'
  | 'DEACTIVATE_USER'
  | 'REMOVE_USER'
  | 'SAVE_RESOURCE'
  | 'EDIT_RESOURCE'
  | 'REMOVE_RESOURCE'
  | 'IMPORT_RESOURCES'
  | 'REMOVE_COMMUNE_SERVICE'
  | 'ENABLE_SERVICE'
  | 'DISABLE_SERVICE'
  | 'UPLOAD_SERVICE_REPORT'
  | 'REMOVE_SERVICE_REPORT'
  | 'ADD_COMMUNE_SERVICE'
  | 'INITIALIZE_COMMUNE'
  | 'SAVE_SERVICE_FORM_FIELDS'
  | 'TRANSFER_TEXTS'
  | 'RESTORE_SNAPSHOT'
  | 'REACTIVATE_USER'
  | 'ACTIVATE_USER'
  | 'WITHDRAW_USER_INVITE'
  | 'SEND_PASSWORD_RESET'
  | 'WITHDRAW_PASSWORD_RESET'
  | 'CHANGE_PASSWORD'
  | 'END_SESSIONS'
  | 'RESTART_PROCESS'
  | 'CANCEL_SCHEDULED_RESTART'
  | 'COMPLETE_PROCESS'
  | 'CANCEL_PROCESS'
  | 'DELETE_PROCESS'
  | 'ARCHIVE_PROCESS'
  | 'UNARCHIVE_PROCESS'
  | 'UPLOAD_PROCESS_FILE'
  | 'EXPORT_PROCESSES'
  | 'ERASE_APPLICANT_DATA'
  | 'SAVE_KBA_SETTINGS'
  | 'CHANGE_KBA_PASSWORD'
  | 'REMOVE_KBA_SETTINGS'
  | 'CHANGE_SECURITY_LIST'
  | 'APPROVE_FEEDBACK'
  | 'WITHDRAW_FEEDBACK'
  | 'RUN_AUTOMATED_JOB'
  | 'SWITCH_AUTOMATED_JOB'
  | 'SAVE_SETTINGS';

export type CommuneRef = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Scalars['String']['output'];
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

export type ActorRef = {
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly username: Scalars['String']['output'];
  readonly role: Maybe<RoleType>;
};

export type FieldChange = {
  readonly path: Scalars['String']['output'];
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly after: Maybe<Scalars['JSON']['output']>;
};

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
  Node: ( LoggedActivityModel & { __typename: 'Activity' } );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Query: ResolverTypeWrapper<unknown>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Activity: ResolverTypeWrapper<LoggedActivityModel>;
  ActivityConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['Activity']>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityTarget: ResolverTypeWrapper<ActivityTarget>;
  ActivityFilter: ActivityFilter;
  SnapshotSubject: SnapshotSubject;
  DateRange: DateRange;
  ActivityType: ActivityType;
  CommuneRef: ResolverTypeWrapper<CommuneRef>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  AGS: ResolverTypeWrapper<Scalars['AGS']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  ActorRef: ResolverTypeWrapper<StoredActorModel>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  RoleType: RoleType;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: unknown;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Activity: LoggedActivityModel;
  ActivityConnection: CountedConnection<ResolversParentTypes['Activity']>;
  Boolean: Scalars['Boolean']['output'];
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityTarget: ActivityTarget;
  ActivityFilter: ActivityFilter;
  DateRange: DateRange;
  CommuneRef: CommuneRef;
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  AGS: Scalars['AGS']['output'];
  JSON: Scalars['JSON']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfoModel;
  ActorRef: StoredActorModel;
  FieldChange: FieldChange;
};

export type authenticatedDirectiveArgs = { };

export type authenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = authenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type requiresDirectiveArgs = {
  permission: Permission;
};

export type requiresDirectiveResolver<Result, Parent, ContextType = Context, Args = requiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QuerynodeArgs, 'id'>>;
  activities?: Resolver<ResolversTypes['ActivityConnection'], ParentType, ContextType, RequireFields<QueryactivitiesArgs, 'first'>>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['ActivityTarget'], ParentType, ContextType>;
  jobId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ActivityEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type ActivityTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityTarget'] = ResolversParentTypes['ActivityTarget']> = {
  commune: Resolver<Maybe<ResolversTypes['CommuneRef']>, ParentType, ContextType>;
  serviceId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceUrn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Activity', ParentType, ContextType>;
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

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query: QueryResolvers<ContextType>;
  Activity: ActivityResolvers<ContextType>;
  ActivityConnection: ActivityConnectionResolvers<ContextType>;
  ActivityEdge: ActivityEdgeResolvers<ContextType>;
  ActivityTarget: ActivityTargetResolvers<ContextType>;
  CommuneRef: CommuneRefResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Date: GraphQLScalarType;
  AGS: GraphQLScalarType;
  JSON: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  ActorRef: ActorRefResolvers<ContextType>;
  FieldChange: FieldChangeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated: authenticatedDirectiveResolver<any, any, ContextType>;
  requires: requiresDirectiveResolver<any, any, ContextType>;
};

