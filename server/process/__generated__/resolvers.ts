import type { NodeId } from '../../nodeId';
import type { SpooledFile } from '../../uploads';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StoredActor as StoredActorModel } from '../../storage/stamp';
import type { PageInfo as PageInfoModel, Connection, CountedConnection } from '../../graphql/connection';
import type { Job as JobModel } from '../../domain/jobs/jobs';
import type { JobItem as JobItemModel } from '../../domain/jobs/jobResults';
import type { Payment as PaymentModel, Process as ProcessModel, ProcessAttempt as ProcessAttemptModel, ProcessFile as ProcessFileModel } from '../../domain/processes/processes';
import type { ErasureHold as ErasureHoldModel } from '../../domain/erasure/holds';
import type { ProcessErrorGroup as ProcessErrorGroupModel } from '../../domain/processes/processErrorGroups';
import type { ProcessUpdates as ProcessUpdatesModel } from '../../domain/processes/processUpdates';
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
  Cents: { input: number; output: number; }
  JSON: { input: unknown; output: unknown; }
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
  readonly processExportLimit: Scalars['Int']['output'];
  readonly node: Maybe<Node>;
  readonly processes: ProcessConnection;
  readonly process: Maybe<Process>;
  readonly transactions: ProcessConnection;
  readonly transaction: Maybe<Process>;
  readonly findTransactions: ReadonlyArray<Process>;
  readonly processUpdates: ProcessUpdates;
  readonly jobs: JobConnection;
  readonly processCounts: ReadonlyArray<ProcessCount>;
  readonly processErrorGroups: ProcessErrorGroupConnection;
  readonly quoteFees: QuoteFeesPayload;
  readonly serviceAvailability: Maybe<ServiceAvailability>;
};


export type QuerynodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryprocessesArgs = {
  filter: InputMaybe<ProcessFilter>;
  orderBy: InputMaybe<ProcessOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryprocessArgs = {
  pid: Scalars['String']['input'];
};


export type QuerytransactionsArgs = {
  ags: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
  filter: InputMaybe<TransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerytransactionArgs = {
  ags: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
  pid: Scalars['String']['input'];
};


export type QueryfindTransactionsArgs = {
  text: Scalars['String']['input'];
};


export type QueryprocessUpdatesArgs = {
  filter: InputMaybe<ProcessFilter>;
  ids?: ReadonlyArray<Scalars['ID']['input']>;
  since: Scalars['DateTime']['input'];
};


export type QueryjobsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryprocessCountsArgs = {
  filters: ReadonlyArray<ProcessFilter>;
};


export type QueryprocessErrorGroupsArgs = {
  filter: InputMaybe<ProcessFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};


export type QueryquoteFeesArgs = {
  input: QuoteFeesInput;
};


export type QueryserviceAvailabilityArgs = {
  ags: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly submitApplication: SubmitApplicationPayload;
  readonly reportPayment: ReportPaymentPayload;
  readonly reportRefund: ReportRefundPayload;
  readonly restartProcess: RestartProcessPayload;
  readonly completeProcess: CompleteProcessPayload;
  readonly cancelProcess: CancelProcessPayload;
  readonly archiveProcess: ArchiveProcessPayload;
  readonly deleteProcess: DeleteProcessPayload;
  readonly holdProcessErasure: HoldProcessErasurePayload;
  readonly releaseProcessErasure: ReleaseProcessErasurePayload;
  readonly uploadProcessFile: UploadProcessFilePayload;
  readonly cancelScheduledRestart: CancelScheduledRestartPayload;
  readonly prepareProcessJob: PrepareProcessJobPayload;
  readonly startJob: StartJobPayload;
  readonly cancelJob: CancelJobPayload;
  readonly retryFailedJobItems: RetryFailedJobItemsPayload;
  readonly exportProcesses: ExportProcessesPayload;
};


export type MutationsubmitApplicationArgs = {
  input: SubmitApplicationInput;
};


export type MutationreportPaymentArgs = {
  input: ReportPaymentInput;
};


export type MutationreportRefundArgs = {
  input: ReportRefundInput;
};


export type MutationrestartProcessArgs = {
  input: RestartProcessInput;
};


export type MutationcompleteProcessArgs = {
  input: CompleteProcessInput;
};


export type MutationcancelProcessArgs = {
  input: CancelProcessInput;
};


export type MutationarchiveProcessArgs = {
  input: ArchiveProcessInput;
};


export type MutationdeleteProcessArgs = {
  input: DeleteProcessInput;
};


export type MutationholdProcessErasureArgs = {
  input: HoldProcessErasureInput;
};


export type MutationreleaseProcessErasureArgs = {
  input: ReleaseProcessErasureInput;
};


export type MutationuploadProcessFileArgs = {
  input: UploadProcessFileInput;
};


export type MutationcancelScheduledRestartArgs = {
  input: CancelScheduledRestartInput;
};


export type MutationprepareProcessJobArgs = {
  input: PrepareProcessJobInput;
};


export type MutationstartJobArgs = {
  input: StartJobInput;
};


export type MutationcancelJobArgs = {
  input: CancelJobInput;
};


export type MutationretryFailedJobItemsArgs = {
  input: RetryFailedJobItemsInput;
};


export type MutationexportProcessesArgs = {
  input: ExportProcessesInput;
};

export type Subscription = {
  readonly processesChanged: ProcessUpdates;
  readonly jobProgress: Job;
};


export type SubscriptionprocessesChangedArgs = {
  filter: InputMaybe<ProcessFilter>;
  ids?: ReadonlyArray<Scalars['ID']['input']>;
};


export type SubscriptionjobProgressArgs = {
  id: Scalars['ID']['input'];
};

export type Process = Node & {
  readonly id: Scalars['ID']['output'];
  readonly pid: Scalars['String']['output'];
  readonly uuid: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly formKey: Maybe<Scalars['String']['output']>;
  readonly businessKey: Maybe<Scalars['String']['output']>;
  readonly commune: CommuneRef;
  readonly serviceId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: ProcessType;
  readonly status: ApplicationStatus;
  readonly retryState: RetryState;
  readonly nextRetryAt: Maybe<Scalars['DateTime']['output']>;
  readonly scheduledRestart: Maybe<ScheduledRestart>;
  readonly tries: Scalars['Int']['output'];
  readonly restarts: Scalars['Int']['output'];
  readonly record: ProcessRecord;
  readonly erasedAt: Maybe<Scalars['DateTime']['output']>;
  readonly erasableFrom: Maybe<Scalars['Date']['output']>;
  readonly erasureHold: Maybe<ProcessErasureHold>;
  readonly allowedActions: ReadonlyArray<ProcessAction>;
  readonly payment: Maybe<Payment>;
  readonly feeDifference: Maybe<Scalars['Cents']['output']>;
  readonly paymentSystemIdentifier: Maybe<Scalars['String']['output']>;
  readonly variables: Maybe<Scalars['JSON']['output']>;
  readonly attempts: Maybe<ProcessAttemptConnection>;
  readonly files: Maybe<ProcessFileConnection>;
  readonly problem: Maybe<AttemptProblem>;
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  readonly errorText: Maybe<Scalars['String']['output']>;
  readonly errorFingerprint: Maybe<Scalars['String']['output']>;
  readonly completion: Maybe<ProcessCompletion>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
};


export type ProcessattemptsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type ProcessfilesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type ProcessConnection = {
  readonly edges: ReadonlyArray<ProcessEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type ProcessEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Process;
};

export type ProcessCount = {
  readonly count: Scalars['Int']['output'];
  readonly isExceeded: Scalars['Boolean']['output'];
};

export type ProcessRecord =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'DELETED';

export type ProcessType =
  | 'SYNCHRONOUS'
  | 'ASYNCHRONOUS';

export type ApplicationStatus =
  | 'UNKNOWN'
  | 'SUCCESS'
  | 'SUCCESS_MANUAL'
  | 'IN_PROGRESS'
  | 'ERROR'
  | 'ERROR_WITHOUT_RETRY'
  | 'FINALLY_TERMINATED';

export type RetryState =
  | 'retry_0'
  | 'retry_1'
  | 'retry_2'
  | 'retry_restart'
  | 'no_retry';

export type ProcessAction =
  | 'RESTART'
  | 'COMPLETE'
  | 'CANCEL'
  | 'DELETE'
  | 'ARCHIVE'
  | 'UPLOAD_FILE';

export type ProcessJobAction =
  | 'RESTART'
  | 'COMPLETE'
  | 'CANCEL'
  | 'DELETE'
  | 'ARCHIVE';

export type ScheduledRestart = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: ActorRef;
};

export type ProcessErasureHold = {
  readonly reason: Scalars['String']['output'];
  readonly until: Maybe<Scalars['Date']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly by: ActorRef;
};

export type ProcessCompletion = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: ActorRef;
  readonly comment: Scalars['String']['output'];
};

export type ProcessAttempt = Node & {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['Int']['output'];
  readonly restart: Scalars['Int']['output'];
  readonly idempotencyKey: Scalars['String']['output'];
  readonly trigger: AttemptTrigger;
  readonly state: AttemptState;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly durationMs: Maybe<Scalars['Int']['output']>;
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  readonly target: Scalars['String']['output'];
  readonly problem: Maybe<AttemptProblem>;
  readonly errorText: Maybe<Scalars['String']['output']>;
  readonly errorFingerprint: Maybe<Scalars['String']['output']>;
};

export type AttemptProblem =
  | 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'ADDRESS_REFUSED'
  | 'TARGET_MISSING'
  | 'HTTP_STATUS'
  | 'ANSWER_TOO_LARGE'
  | 'ANSWER_NOT_JSON'
  | 'SERVER_STOPPED';

export type ProcessAttemptConnection = {
  readonly edges: ReadonlyArray<ProcessAttemptEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ProcessAttemptEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ProcessAttempt;
};

export type AttemptTrigger =
  | 'FIRST'
  | 'SCHEDULE'
  | 'USER'
  | 'UPLOAD';

export type AttemptState =
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'REFUSED'
  | 'INTERRUPTED';

export type ProcessFile = Node & {
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly uploadedAt: Scalars['DateTime']['output'];
  readonly uploadedBy: ActorRef;
  readonly download: Maybe<Download>;
};

export type ProcessFileConnection = {
  readonly edges: ReadonlyArray<ProcessFileEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ProcessFileEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ProcessFile;
};

export type ProcessFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly statuses?: InputMaybe<ReadonlyArray<ApplicationStatus>>;
  readonly retryStates?: InputMaybe<ReadonlyArray<RetryState>>;
  readonly types?: InputMaybe<ReadonlyArray<ProcessType>>;
  readonly triesFrom?: InputMaybe<Scalars['Int']['input']>;
  readonly triesTo?: InputMaybe<Scalars['Int']['input']>;
  readonly created?: InputMaybe<DateRange>;
  readonly updated?: InputMaybe<DateRange>;
  readonly errorText?: InputMaybe<Scalars['String']['input']>;
  readonly errorFingerprint?: InputMaybe<Scalars['String']['input']>;
  readonly records?: InputMaybe<ReadonlyArray<ProcessRecord>>;
  readonly needsAttention?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasFeeDifference?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isErasureHeld?: InputMaybe<Scalars['Boolean']['input']>;
  readonly jobId?: InputMaybe<Scalars['ID']['input']>;
};

export type TransactionFilter = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<ApplicationStatus>>;
  readonly created?: InputMaybe<DateRange>;
  readonly isArchived?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProcessOrder = {
  readonly field: ProcessOrderField;
  readonly direction: OrderDirection;
};

export type ProcessOrderField =
  | 'CREATED_AT'
  | 'UPDATED_AT'
  | 'NEXT_RETRY_AT'
  | 'TRIES';

export type ProcessErrorGroup = Node & {
  readonly id: Scalars['ID']['output'];
  readonly fingerprint: Scalars['String']['output'];
  readonly problem: AttemptProblem;
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  readonly errorText: Maybe<Scalars['String']['output']>;
  readonly processCount: Scalars['Int']['output'];
  readonly serviceIds: ReadonlyArray<Scalars['String']['output']>;
  readonly firstAt: Scalars['DateTime']['output'];
  readonly lastAt: Scalars['DateTime']['output'];
};

export type ProcessErrorGroupConnection = {
  readonly edges: ReadonlyArray<ProcessErrorGroupEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ProcessErrorGroupEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ProcessErrorGroup;
};

export type ProcessUpdates = {
  readonly now: Scalars['DateTime']['output'];
  readonly createdCount: Scalars['Int']['output'];
  readonly changed: ReadonlyArray<Process>;
};

export type SubmitApplicationInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly serviceId: Scalars['String']['input'];
  readonly idempotencyKey: Scalars['String']['input'];
  readonly key: Scalars['String']['input'];
  readonly formKey?: InputMaybe<Scalars['String']['input']>;
  readonly businessKey?: InputMaybe<Scalars['String']['input']>;
  readonly type: ProcessType;
  readonly variables: Scalars['JSON']['input'];
  readonly payment?: InputMaybe<PaymentInput>;
};

export type QuoteFeesInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly serviceId: Scalars['String']['input'];
  readonly variables: Scalars['JSON']['input'];
  readonly day?: InputMaybe<Scalars['Date']['input']>;
};

export type ServiceAvailability = {
  readonly acceptsApplications: Scalars['Boolean']['output'];
  readonly reason: Maybe<UnavailabilityReason>;
  readonly maintenance: Maybe<AnnouncedMaintenance>;
};

export type UnavailabilityReason =
  | 'DISABLED'
  | 'MAINTENANCE';

export type AnnouncedMaintenance = {
  readonly beginsAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  readonly text: Scalars['String']['output'];
  readonly language: Scalars['String']['output'];
};

export type QuoteFeesPayload = {
  readonly quote: Maybe<FeeQuote>;
  readonly errors: ReadonlyArray<UserError>;
};

export type FeeQuote = {
  readonly day: Scalars['Date']['output'];
  readonly fees: ReadonlyArray<PaymentFee>;
  readonly netAmount: Scalars['Cents']['output'];
  readonly totalAmount: Scalars['Cents']['output'];
  readonly sentenceDe: Scalars['String']['output'];
  readonly sentenceEn: Scalars['String']['output'];
};

export type SubmitApplicationPayload = {
  readonly pid: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<ApplicationStatus>;
  readonly errors: ReadonlyArray<UserError>;
};

export type PaymentFeeInput = {
  readonly feeId: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  readonly value: Scalars['Cents']['input'];
  readonly quantity: Scalars['Int']['input'];
  readonly taxRate: Scalars['Int']['input'];
  readonly feeNumber?: InputMaybe<Scalars['String']['input']>;
  readonly budgetItem?: InputMaybe<Scalars['String']['input']>;
  readonly objectNumber?: InputMaybe<Scalars['String']['input']>;
  readonly ava?: InputMaybe<Scalars['String']['input']>;
  readonly receiptNumber?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentInput = {
  readonly completionType: Scalars['String']['input'];
  readonly completedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly identifier: Scalars['String']['input'];
  readonly paymentSystem: Scalars['String']['input'];
  readonly paymentType: Scalars['String']['input'];
  readonly fees: ReadonlyArray<PaymentFeeInput>;
  readonly cashReference?: InputMaybe<Scalars['String']['input']>;
  readonly operation?: InputMaybe<Scalars['String']['input']>;
  readonly licencePlate?: InputMaybe<Scalars['String']['input']>;
  readonly vin?: InputMaybe<Scalars['String']['input']>;
};

export type ReportPaymentInput = {
  readonly pid: Scalars['String']['input'];
  readonly reportedAt: Scalars['DateTime']['input'];
  readonly state: PaymentReportState;
  readonly completedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly cashReference?: InputMaybe<Scalars['String']['input']>;
  readonly fees?: InputMaybe<ReadonlyArray<PaymentFeeInput>>;
};

export type PaymentReportState =
  | 'OPEN'
  | 'SETTLED'
  | 'FAILED';

export type ReportPaymentPayload = {
  readonly pid: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ReportRefundInput = {
  readonly pid: Scalars['String']['input'];
  readonly refundId: Scalars['String']['input'];
  readonly refundedAt: Scalars['DateTime']['input'];
  readonly fees: ReadonlyArray<RefundedFeeInput>;
};

export type RefundedFeeInput = {
  readonly position: Scalars['Int']['input'];
  readonly total: Scalars['Cents']['input'];
  readonly receiptNumber?: InputMaybe<Scalars['String']['input']>;
};

export type ReportRefundPayload = {
  readonly pid: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Payment = Node & {
  readonly id: Scalars['ID']['output'];
  readonly completionType: Scalars['String']['output'];
  readonly completedAt: Maybe<Scalars['DateTime']['output']>;
  readonly identifier: Scalars['String']['output'];
  readonly paymentSystem: Scalars['String']['output'];
  readonly paymentType: Scalars['String']['output'];
  readonly retries: Scalars['Int']['output'];
  readonly totalAmount: Scalars['Cents']['output'];
  readonly expectedAmount: Maybe<Scalars['Cents']['output']>;
  readonly feeOverview: ReadonlyArray<PaymentFee>;
};

export type PaymentFee = {
  readonly feeId: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly value: Scalars['Cents']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly taxRate: Scalars['Int']['output'];
  readonly total: Scalars['Cents']['output'];
};

export type RestartProcessInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly comment?: InputMaybe<Scalars['String']['input']>;
};

export type RestartProcessPayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CompleteProcessInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly comment: Scalars['String']['input'];
};

export type CompleteProcessPayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type HoldProcessErasureInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
  readonly until?: InputMaybe<Scalars['Date']['input']>;
};

export type HoldProcessErasurePayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ReleaseProcessErasureInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type ReleaseProcessErasurePayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelProcessInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type CancelProcessPayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ArchiveProcessInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly isArchived: Scalars['Boolean']['input'];
};

export type ArchiveProcessPayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type DeleteProcessInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type DeleteProcessPayload = {
  readonly deletedProcessId: Maybe<Scalars['ID']['output']>;
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type UploadProcessFileInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type UploadProcessFilePayload = {
  readonly process: Maybe<Process>;
  readonly fileEdge: Maybe<ProcessFileEdge>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelScheduledRestartInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type CancelScheduledRestartPayload = {
  readonly process: Maybe<Process>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ProcessSelectionInput =
  { readonly ids: ReadonlyArray<Scalars['ID']['input']>; readonly all?: never; }
  |  { readonly ids?: never; readonly all: ProcessFilterSelectionInput; };

export type ProcessFilterSelectionInput = {
  readonly filter?: InputMaybe<ProcessFilter>;
  readonly excludedIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type PrepareProcessJobInput = {
  readonly selection: ProcessSelectionInput;
  readonly action: ProcessJobAction;
};

export type PrepareProcessJobPayload = {
  readonly job: Maybe<Job>;
  readonly errors: ReadonlyArray<UserError>;
};

export type StartJobInput = {
  readonly id: Scalars['ID']['input'];
  readonly expectedCount: Scalars['Int']['input'];
  readonly delaySeconds: Scalars['Int']['input'];
  readonly comment?: InputMaybe<Scalars['String']['input']>;
};

export type StartJobPayload = {
  readonly job: Maybe<Job>;
  readonly errors: ReadonlyArray<UserError>;
};

export type CancelJobInput = {
  readonly id: Scalars['ID']['input'];
};

export type CancelJobPayload = {
  readonly job: Maybe<Job>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RetryFailedJobItemsInput = {
  readonly id: Scalars['ID']['input'];
  readonly which: JobRetrySet;
};

export type JobRetrySet =
  | 'FAILED'
  | 'IN_ERROR';

export type RetryFailedJobItemsPayload = {
  readonly job: Maybe<Job>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportProcessesInput = {
  readonly filter?: InputMaybe<ProcessFilter>;
  readonly orderBy?: InputMaybe<ProcessOrder>;
  readonly limit: Scalars['Int']['input'];
  readonly format: ExportFormat;
};

export type ExportProcessesPayload = {
  readonly download: Maybe<Download>;
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportFormat =
  | 'CSV'
  | 'JSON';

export type JobKind =
  | 'RESTART_PROCESSES'
  | 'COMPLETE_PROCESSES'
  | 'CANCEL_PROCESSES'
  | 'DELETE_PROCESSES'
  | 'ARCHIVE_PROCESSES';

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

export type DateRange = {
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
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

export type ActorRef = {
  readonly userId: Maybe<Scalars['ID']['output']>;
  readonly username: Scalars['String']['output'];
  readonly role: Maybe<RoleType>;
};

export type RoleType =
  | 'MEMBER'
  | 'SUPPORT'
  | 'ADMIN';

export type CommuneRef = {
  readonly ags: Scalars['AGS']['output'];
  readonly name: Scalars['String']['output'];
};

export type FieldChange = {
  readonly path: Scalars['String']['output'];
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly after: Maybe<Scalars['JSON']['output']>;
};

export type Download = {
  readonly url: Scalars['String']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
  readonly byteSize: Maybe<Scalars['Int']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type Job = Node & {
  readonly id: Scalars['ID']['output'];
  readonly kind: JobKind;
  readonly state: JobState;
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly isCommentRequired: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
  readonly done: Scalars['Int']['output'];
  readonly succeeded: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly skipped: Scalars['Int']['output'];
  readonly forecast: ReadonlyArray<JobForecast>;
  readonly standings: ReadonlyArray<JobStanding>;
  readonly items: JobItemConnection;
  readonly retryOf: Maybe<Job>;
  readonly failure: Maybe<UserError>;
  readonly download: Maybe<Download>;
  readonly createdBy: ActorRef;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
};


export type JobitemsArgs = {
  filter: InputMaybe<JobItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type JobStanding = {
  readonly status: ApplicationStatus;
  readonly count: Scalars['Int']['output'];
};

export type JobConnection = {
  readonly edges: ReadonlyArray<JobEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type JobEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Job;
};

export type JobState =
  | 'PREPARED'
  | 'RUNNING'
  | 'FINISHED'
  | 'CANCELLED'
  | 'FAILED'
  | 'EXPIRED';

export type JobForecast = {
  readonly error: Maybe<UserError>;
  readonly count: Scalars['Int']['output'];
};

export type JobItemFilter = {
  readonly states?: InputMaybe<ReadonlyArray<JobItemState>>;
};

export type JobItem = Node & {
  readonly id: Scalars['ID']['output'];
  readonly target: Maybe<Node>;
  readonly label: Scalars['String']['output'];
  readonly state: JobItemState;
  readonly changes: ReadonlyArray<FieldChange>;
  readonly error: Maybe<UserError>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type JobItemState =
  | 'WAITING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'SKIPPED';

export type JobItemConnection = {
  readonly edges: ReadonlyArray<JobItemEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type JobItemEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: JobItem;
};



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
    | ( ProcessModel & { __typename: 'Process' } )
    | ( ProcessAttemptModel & { __typename: 'ProcessAttempt' } )
    | ( ProcessFileModel & { __typename: 'ProcessFile' } )
    | ( ProcessErrorGroupModel & { __typename: 'ProcessErrorGroup' } )
    | ( PaymentModel & { __typename: 'Payment' } )
    | ( JobModel & { __typename: 'Job' } )
    | ( JobItemModel & { __typename: 'JobItem' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Query: ResolverTypeWrapper<unknown>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<unknown>;
  Subscription: ResolverTypeWrapper<unknown>;
  Process: ResolverTypeWrapper<ProcessModel>;
  ProcessConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['Process']>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ProcessEdge: ResolverTypeWrapper<Omit<ProcessEdge, 'node'> & { node: ResolversTypes['Process'] }>;
  ProcessCount: ResolverTypeWrapper<ProcessCount>;
  ProcessRecord: ProcessRecord;
  ProcessType: ProcessType;
  ApplicationStatus: ApplicationStatus;
  RetryState: RetryState;
  ProcessAction: ProcessAction;
  ProcessJobAction: ProcessJobAction;
  ScheduledRestart: ResolverTypeWrapper<Omit<ScheduledRestart, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  ProcessErasureHold: ResolverTypeWrapper<ErasureHoldModel>;
  ProcessCompletion: ResolverTypeWrapper<Omit<ProcessCompletion, 'by'> & { by: ResolversTypes['ActorRef'] }>;
  ProcessAttempt: ResolverTypeWrapper<ProcessAttemptModel>;
  AttemptProblem: AttemptProblem;
  ProcessAttemptConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ProcessAttempt']>>;
  ProcessAttemptEdge: ResolverTypeWrapper<Omit<ProcessAttemptEdge, 'node'> & { node: ResolversTypes['ProcessAttempt'] }>;
  AttemptTrigger: AttemptTrigger;
  AttemptState: AttemptState;
  ProcessFile: ResolverTypeWrapper<ProcessFileModel>;
  ProcessFileConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ProcessFile']>>;
  ProcessFileEdge: ResolverTypeWrapper<Omit<ProcessFileEdge, 'node'> & { node: ResolversTypes['ProcessFile'] }>;
  ProcessFilter: ProcessFilter;
  TransactionFilter: TransactionFilter;
  ProcessOrder: ProcessOrder;
  ProcessOrderField: ProcessOrderField;
  ProcessErrorGroup: ResolverTypeWrapper<ProcessErrorGroupModel>;
  ProcessErrorGroupConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['ProcessErrorGroup']>>;
  ProcessErrorGroupEdge: ResolverTypeWrapper<Omit<ProcessErrorGroupEdge, 'node'> & { node: ResolversTypes['ProcessErrorGroup'] }>;
  ProcessUpdates: ResolverTypeWrapper<ProcessUpdatesModel>;
  SubmitApplicationInput: SubmitApplicationInput;
  QuoteFeesInput: QuoteFeesInput;
  ServiceAvailability: ResolverTypeWrapper<ServiceAvailability>;
  UnavailabilityReason: UnavailabilityReason;
  AnnouncedMaintenance: ResolverTypeWrapper<AnnouncedMaintenance>;
  QuoteFeesPayload: ResolverTypeWrapper<QuoteFeesPayload>;
  FeeQuote: ResolverTypeWrapper<FeeQuote>;
  SubmitApplicationPayload: ResolverTypeWrapper<SubmitApplicationPayload>;
  PaymentFeeInput: PaymentFeeInput;
  PaymentInput: PaymentInput;
  ReportPaymentInput: ReportPaymentInput;
  PaymentReportState: PaymentReportState;
  ReportPaymentPayload: ResolverTypeWrapper<ReportPaymentPayload>;
  ReportRefundInput: ReportRefundInput;
  RefundedFeeInput: RefundedFeeInput;
  ReportRefundPayload: ResolverTypeWrapper<ReportRefundPayload>;
  Payment: ResolverTypeWrapper<PaymentModel>;
  PaymentFee: ResolverTypeWrapper<PaymentFee>;
  RestartProcessInput: RestartProcessInput;
  RestartProcessPayload: ResolverTypeWrapper<Omit<RestartProcessPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  CompleteProcessInput: CompleteProcessInput;
  CompleteProcessPayload: ResolverTypeWrapper<Omit<CompleteProcessPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  HoldProcessErasureInput: HoldProcessErasureInput;
  HoldProcessErasurePayload: ResolverTypeWrapper<Omit<HoldProcessErasurePayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  ReleaseProcessErasureInput: ReleaseProcessErasureInput;
  ReleaseProcessErasurePayload: ResolverTypeWrapper<Omit<ReleaseProcessErasurePayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  CancelProcessInput: CancelProcessInput;
  CancelProcessPayload: ResolverTypeWrapper<Omit<CancelProcessPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  ArchiveProcessInput: ArchiveProcessInput;
  ArchiveProcessPayload: ResolverTypeWrapper<Omit<ArchiveProcessPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  DeleteProcessInput: DeleteProcessInput;
  DeleteProcessPayload: ResolverTypeWrapper<Omit<DeleteProcessPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  UploadProcessFileInput: UploadProcessFileInput;
  UploadProcessFilePayload: ResolverTypeWrapper<Omit<UploadProcessFilePayload, 'process' | 'fileEdge'> & { process: Maybe<ResolversTypes['Process']>, fileEdge: Maybe<ResolversTypes['ProcessFileEdge']> }>;
  CancelScheduledRestartInput: CancelScheduledRestartInput;
  CancelScheduledRestartPayload: ResolverTypeWrapper<Omit<CancelScheduledRestartPayload, 'process'> & { process: Maybe<ResolversTypes['Process']> }>;
  ProcessSelectionInput: ProcessSelectionInput;
  ProcessFilterSelectionInput: ProcessFilterSelectionInput;
  PrepareProcessJobInput: PrepareProcessJobInput;
  PrepareProcessJobPayload: ResolverTypeWrapper<Omit<PrepareProcessJobPayload, 'job'> & { job: Maybe<ResolversTypes['Job']> }>;
  StartJobInput: StartJobInput;
  StartJobPayload: ResolverTypeWrapper<Omit<StartJobPayload, 'job'> & { job: Maybe<ResolversTypes['Job']> }>;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: ResolverTypeWrapper<Omit<CancelJobPayload, 'job'> & { job: Maybe<ResolversTypes['Job']> }>;
  RetryFailedJobItemsInput: RetryFailedJobItemsInput;
  JobRetrySet: JobRetrySet;
  RetryFailedJobItemsPayload: ResolverTypeWrapper<Omit<RetryFailedJobItemsPayload, 'job'> & { job: Maybe<ResolversTypes['Job']> }>;
  ExportProcessesInput: ExportProcessesInput;
  ExportProcessesPayload: ResolverTypeWrapper<ExportProcessesPayload>;
  ExportFormat: ExportFormat;
  JobKind: JobKind;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  AGS: ResolverTypeWrapper<Scalars['AGS']['output']>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  OrderDirection: OrderDirection;
  DateRange: DateRange;
  UserError: ResolverTypeWrapper<UserError>;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ErrorCode: ErrorCode;
  ActorRef: ResolverTypeWrapper<StoredActorModel>;
  RoleType: RoleType;
  CommuneRef: ResolverTypeWrapper<CommuneRef>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  Download: ResolverTypeWrapper<Download>;
  Job: ResolverTypeWrapper<JobModel>;
  JobStanding: ResolverTypeWrapper<JobStanding>;
  JobConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['Job']>>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobState: JobState;
  JobForecast: ResolverTypeWrapper<JobForecast>;
  JobItemFilter: JobItemFilter;
  JobItem: ResolverTypeWrapper<JobItemModel>;
  JobItemState: JobItemState;
  JobItemConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['JobItem']>>;
  JobItemEdge: ResolverTypeWrapper<Omit<JobItemEdge, 'node'> & { node: ResolversTypes['JobItem'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: unknown;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Mutation: unknown;
  Subscription: unknown;
  Process: ProcessModel;
  ProcessConnection: CountedConnection<ResolversParentTypes['Process']>;
  Boolean: Scalars['Boolean']['output'];
  ProcessEdge: Omit<ProcessEdge, 'node'> & { node: ResolversParentTypes['Process'] };
  ProcessCount: ProcessCount;
  ScheduledRestart: Omit<ScheduledRestart, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  ProcessErasureHold: ErasureHoldModel;
  ProcessCompletion: Omit<ProcessCompletion, 'by'> & { by: ResolversParentTypes['ActorRef'] };
  ProcessAttempt: ProcessAttemptModel;
  ProcessAttemptConnection: Connection<ResolversParentTypes['ProcessAttempt']>;
  ProcessAttemptEdge: Omit<ProcessAttemptEdge, 'node'> & { node: ResolversParentTypes['ProcessAttempt'] };
  ProcessFile: ProcessFileModel;
  ProcessFileConnection: Connection<ResolversParentTypes['ProcessFile']>;
  ProcessFileEdge: Omit<ProcessFileEdge, 'node'> & { node: ResolversParentTypes['ProcessFile'] };
  ProcessFilter: ProcessFilter;
  TransactionFilter: TransactionFilter;
  ProcessOrder: ProcessOrder;
  ProcessErrorGroup: ProcessErrorGroupModel;
  ProcessErrorGroupConnection: Connection<ResolversParentTypes['ProcessErrorGroup']>;
  ProcessErrorGroupEdge: Omit<ProcessErrorGroupEdge, 'node'> & { node: ResolversParentTypes['ProcessErrorGroup'] };
  ProcessUpdates: ProcessUpdatesModel;
  SubmitApplicationInput: SubmitApplicationInput;
  QuoteFeesInput: QuoteFeesInput;
  ServiceAvailability: ServiceAvailability;
  AnnouncedMaintenance: AnnouncedMaintenance;
  QuoteFeesPayload: QuoteFeesPayload;
  FeeQuote: FeeQuote;
  SubmitApplicationPayload: SubmitApplicationPayload;
  PaymentFeeInput: PaymentFeeInput;
  PaymentInput: PaymentInput;
  ReportPaymentInput: ReportPaymentInput;
  ReportPaymentPayload: ReportPaymentPayload;
  ReportRefundInput: ReportRefundInput;
  RefundedFeeInput: RefundedFeeInput;
  ReportRefundPayload: ReportRefundPayload;
  Payment: PaymentModel;
  PaymentFee: PaymentFee;
  RestartProcessInput: RestartProcessInput;
  RestartProcessPayload: Omit<RestartProcessPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  CompleteProcessInput: CompleteProcessInput;
  CompleteProcessPayload: Omit<CompleteProcessPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  HoldProcessErasureInput: HoldProcessErasureInput;
  HoldProcessErasurePayload: Omit<HoldProcessErasurePayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  ReleaseProcessErasureInput: ReleaseProcessErasureInput;
  ReleaseProcessErasurePayload: Omit<ReleaseProcessErasurePayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  CancelProcessInput: CancelProcessInput;
  CancelProcessPayload: Omit<CancelProcessPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  ArchiveProcessInput: ArchiveProcessInput;
  ArchiveProcessPayload: Omit<ArchiveProcessPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  DeleteProcessInput: DeleteProcessInput;
  DeleteProcessPayload: Omit<DeleteProcessPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  UploadProcessFileInput: UploadProcessFileInput;
  UploadProcessFilePayload: Omit<UploadProcessFilePayload, 'process' | 'fileEdge'> & { process: Maybe<ResolversParentTypes['Process']>, fileEdge: Maybe<ResolversParentTypes['ProcessFileEdge']> };
  CancelScheduledRestartInput: CancelScheduledRestartInput;
  CancelScheduledRestartPayload: Omit<CancelScheduledRestartPayload, 'process'> & { process: Maybe<ResolversParentTypes['Process']> };
  ProcessSelectionInput: ProcessSelectionInput;
  ProcessFilterSelectionInput: ProcessFilterSelectionInput;
  PrepareProcessJobInput: PrepareProcessJobInput;
  PrepareProcessJobPayload: Omit<PrepareProcessJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['Job']> };
  StartJobInput: StartJobInput;
  StartJobPayload: Omit<StartJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['Job']> };
  CancelJobInput: CancelJobInput;
  CancelJobPayload: Omit<CancelJobPayload, 'job'> & { job: Maybe<ResolversParentTypes['Job']> };
  RetryFailedJobItemsInput: RetryFailedJobItemsInput;
  RetryFailedJobItemsPayload: Omit<RetryFailedJobItemsPayload, 'job'> & { job: Maybe<ResolversParentTypes['Job']> };
  ExportProcessesInput: ExportProcessesInput;
  ExportProcessesPayload: ExportProcessesPayload;
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  AGS: Scalars['AGS']['output'];
  Cents: Scalars['Cents']['output'];
  JSON: Scalars['JSON']['output'];
  Upload: Scalars['Upload']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfoModel;
  DateRange: DateRange;
  UserError: UserError;
  ErrorParam: ErrorParam;
  ActorRef: StoredActorModel;
  CommuneRef: CommuneRef;
  FieldChange: FieldChange;
  Download: Download;
  Job: JobModel;
  JobStanding: JobStanding;
  JobConnection: Connection<ResolversParentTypes['Job']>;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobForecast: JobForecast;
  JobItemFilter: JobItemFilter;
  JobItem: JobItemModel;
  JobItemConnection: Connection<ResolversParentTypes['JobItem']>;
  JobItemEdge: Omit<JobItemEdge, 'node'> & { node: ResolversParentTypes['JobItem'] };
};

export type publicDirectiveArgs = { };

export type publicDirectiveResolver<Result, Parent, ContextType = Context, Args = publicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type authenticatedDirectiveArgs = { };

export type authenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = authenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type requiresDirectiveArgs = {
  permission: Permission;
};

export type requiresDirectiveResolver<Result, Parent, ContextType = Context, Args = requiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type intakeDirectiveArgs = { };

export type intakeDirectiveResolver<Result, Parent, ContextType = Context, Args = intakeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  processExportLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QuerynodeArgs, 'id'>>;
  processes?: Resolver<ResolversTypes['ProcessConnection'], ParentType, ContextType, RequireFields<QueryprocessesArgs, 'first'>>;
  process?: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType, RequireFields<QueryprocessArgs, 'pid'>>;
  transactions?: Resolver<ResolversTypes['ProcessConnection'], ParentType, ContextType, RequireFields<QuerytransactionsArgs, 'ags' | 'serviceId' | 'first'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType, RequireFields<QuerytransactionArgs, 'ags' | 'serviceId' | 'pid'>>;
  findTransactions?: Resolver<ReadonlyArray<ResolversTypes['Process']>, ParentType, ContextType, RequireFields<QueryfindTransactionsArgs, 'text'>>;
  processUpdates?: Resolver<ResolversTypes['ProcessUpdates'], ParentType, ContextType, RequireFields<QueryprocessUpdatesArgs, 'ids' | 'since'>>;
  jobs?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryjobsArgs, 'first'>>;
  processCounts?: Resolver<ReadonlyArray<ResolversTypes['ProcessCount']>, ParentType, ContextType, RequireFields<QueryprocessCountsArgs, 'filters'>>;
  processErrorGroups?: Resolver<ResolversTypes['ProcessErrorGroupConnection'], ParentType, ContextType, RequireFields<QueryprocessErrorGroupsArgs, 'first'>>;
  quoteFees?: Resolver<ResolversTypes['QuoteFeesPayload'], ParentType, ContextType, RequireFields<QueryquoteFeesArgs, 'input'>>;
  serviceAvailability?: Resolver<Maybe<ResolversTypes['ServiceAvailability']>, ParentType, ContextType, RequireFields<QueryserviceAvailabilityArgs, 'ags' | 'serviceId' | 'language'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  submitApplication?: Resolver<ResolversTypes['SubmitApplicationPayload'], ParentType, ContextType, RequireFields<MutationsubmitApplicationArgs, 'input'>>;
  reportPayment?: Resolver<ResolversTypes['ReportPaymentPayload'], ParentType, ContextType, RequireFields<MutationreportPaymentArgs, 'input'>>;
  reportRefund?: Resolver<ResolversTypes['ReportRefundPayload'], ParentType, ContextType, RequireFields<MutationreportRefundArgs, 'input'>>;
  restartProcess?: Resolver<ResolversTypes['RestartProcessPayload'], ParentType, ContextType, RequireFields<MutationrestartProcessArgs, 'input'>>;
  completeProcess?: Resolver<ResolversTypes['CompleteProcessPayload'], ParentType, ContextType, RequireFields<MutationcompleteProcessArgs, 'input'>>;
  cancelProcess?: Resolver<ResolversTypes['CancelProcessPayload'], ParentType, ContextType, RequireFields<MutationcancelProcessArgs, 'input'>>;
  archiveProcess?: Resolver<ResolversTypes['ArchiveProcessPayload'], ParentType, ContextType, RequireFields<MutationarchiveProcessArgs, 'input'>>;
  deleteProcess?: Resolver<ResolversTypes['DeleteProcessPayload'], ParentType, ContextType, RequireFields<MutationdeleteProcessArgs, 'input'>>;
  holdProcessErasure?: Resolver<ResolversTypes['HoldProcessErasurePayload'], ParentType, ContextType, RequireFields<MutationholdProcessErasureArgs, 'input'>>;
  releaseProcessErasure?: Resolver<ResolversTypes['ReleaseProcessErasurePayload'], ParentType, ContextType, RequireFields<MutationreleaseProcessErasureArgs, 'input'>>;
  uploadProcessFile?: Resolver<ResolversTypes['UploadProcessFilePayload'], ParentType, ContextType, RequireFields<MutationuploadProcessFileArgs, 'input'>>;
  cancelScheduledRestart?: Resolver<ResolversTypes['CancelScheduledRestartPayload'], ParentType, ContextType, RequireFields<MutationcancelScheduledRestartArgs, 'input'>>;
  prepareProcessJob?: Resolver<ResolversTypes['PrepareProcessJobPayload'], ParentType, ContextType, RequireFields<MutationprepareProcessJobArgs, 'input'>>;
  startJob?: Resolver<ResolversTypes['StartJobPayload'], ParentType, ContextType, RequireFields<MutationstartJobArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['CancelJobPayload'], ParentType, ContextType, RequireFields<MutationcancelJobArgs, 'input'>>;
  retryFailedJobItems?: Resolver<ResolversTypes['RetryFailedJobItemsPayload'], ParentType, ContextType, RequireFields<MutationretryFailedJobItemsArgs, 'input'>>;
  exportProcesses?: Resolver<ResolversTypes['ExportProcessesPayload'], ParentType, ContextType, RequireFields<MutationexportProcessesArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  processesChanged?: SubscriptionResolver<ResolversTypes['ProcessUpdates'], "processesChanged", ParentType, ContextType, RequireFields<SubscriptionprocessesChangedArgs, 'ids'>>;
  jobProgress?: SubscriptionResolver<ResolversTypes['Job'], "jobProgress", ParentType, ContextType, RequireFields<SubscriptionjobProgressArgs, 'id'>>;
};

export type ProcessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Process'] = ResolversParentTypes['Process']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessKey: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ProcessType'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  retryState: Resolver<ResolversTypes['RetryState'], ParentType, ContextType>;
  nextRetryAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledRestart: Resolver<Maybe<ResolversTypes['ScheduledRestart']>, ParentType, ContextType>;
  tries: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restarts: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  record: Resolver<ResolversTypes['ProcessRecord'], ParentType, ContextType>;
  erasedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasableFrom: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  erasureHold: Resolver<Maybe<ResolversTypes['ProcessErasureHold']>, ParentType, ContextType>;
  allowedActions: Resolver<ReadonlyArray<ResolversTypes['ProcessAction']>, ParentType, ContextType>;
  payment: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  feeDifference: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  paymentSystemIdentifier: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variables: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  attempts: Resolver<Maybe<ResolversTypes['ProcessAttemptConnection']>, ParentType, ContextType, RequireFields<ProcessattemptsArgs, 'first'>>;
  files: Resolver<Maybe<ResolversTypes['ProcessFileConnection']>, ParentType, ContextType, RequireFields<ProcessfilesArgs, 'first'>>;
  problem: Resolver<Maybe<ResolversTypes['AttemptProblem']>, ParentType, ContextType>;
  httpStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorFingerprint: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  completion: Resolver<Maybe<ResolversTypes['ProcessCompletion']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessConnection'] = ResolversParentTypes['ProcessConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProcessEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProcessEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessEdge'] = ResolversParentTypes['ProcessEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Process'], ParentType, ContextType>;
};

export type ProcessCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessCount'] = ResolversParentTypes['ProcessCount']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScheduledRestartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledRestart'] = ResolversParentTypes['ScheduledRestart']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
};

export type ProcessErasureHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessErasureHold'] = ResolversParentTypes['ProcessErasureHold']> = {
  reason: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
};

export type ProcessCompletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessCompletion'] = ResolversParentTypes['ProcessCompletion']> = {
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  comment: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessAttempt'] = ResolversParentTypes['ProcessAttempt']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restart: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idempotencyKey: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trigger: Resolver<ResolversTypes['AttemptTrigger'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['AttemptState'], ParentType, ContextType>;
  startedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  httpStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem: Resolver<Maybe<ResolversTypes['AttemptProblem']>, ParentType, ContextType>;
  errorText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorFingerprint: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessAttemptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessAttemptConnection'] = ResolversParentTypes['ProcessAttemptConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProcessAttemptEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProcessAttemptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessAttemptEdge'] = ResolversParentTypes['ProcessAttemptEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ProcessAttempt'], ParentType, ContextType>;
};

export type ProcessFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessFile'] = ResolversParentTypes['ProcessFile']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessFileConnection'] = ResolversParentTypes['ProcessFileConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProcessFileEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProcessFileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessFileEdge'] = ResolversParentTypes['ProcessFileEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ProcessFile'], ParentType, ContextType>;
};

export type ProcessErrorGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessErrorGroup'] = ResolversParentTypes['ProcessErrorGroup']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fingerprint: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem: Resolver<ResolversTypes['AttemptProblem'], ParentType, ContextType>;
  httpStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  firstAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcessErrorGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessErrorGroupConnection'] = ResolversParentTypes['ProcessErrorGroupConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ProcessErrorGroupEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProcessErrorGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessErrorGroupEdge'] = ResolversParentTypes['ProcessErrorGroupEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ProcessErrorGroup'], ParentType, ContextType>;
};

export type ProcessUpdatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessUpdates'] = ResolversParentTypes['ProcessUpdates']> = {
  now: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed: Resolver<ReadonlyArray<ResolversTypes['Process']>, ParentType, ContextType>;
};

export type ServiceAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAvailability'] = ResolversParentTypes['ServiceAvailability']> = {
  acceptsApplications: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['UnavailabilityReason']>, ParentType, ContextType>;
  maintenance: Resolver<Maybe<ResolversTypes['AnnouncedMaintenance']>, ParentType, ContextType>;
};

export type AnnouncedMaintenanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncedMaintenance'] = ResolversParentTypes['AnnouncedMaintenance']> = {
  beginsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteFeesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteFeesPayload'] = ResolversParentTypes['QuoteFeesPayload']> = {
  quote: Resolver<Maybe<ResolversTypes['FeeQuote']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeeQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeQuote'] = ResolversParentTypes['FeeQuote']> = {
  day: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fees: Resolver<ReadonlyArray<ResolversTypes['PaymentFee']>, ParentType, ContextType>;
  netAmount: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalAmount: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sentenceDe: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentenceEn: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitApplicationPayload'] = ResolversParentTypes['SubmitApplicationPayload']> = {
  pid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status: Resolver<Maybe<ResolversTypes['ApplicationStatus']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPaymentPayload'] = ResolversParentTypes['ReportPaymentPayload']> = {
  pid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRefundPayload'] = ResolversParentTypes['ReportRefundPayload']> = {
  pid: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  completionType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  identifier: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentSystem: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retries: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAmount: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  expectedAmount: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  feeOverview: Resolver<ReadonlyArray<ResolversTypes['PaymentFee']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentFee'] = ResolversParentTypes['PaymentFee']> = {
  feeId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type RestartProcessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestartProcessPayload'] = ResolversParentTypes['RestartProcessPayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompleteProcessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteProcessPayload'] = ResolversParentTypes['CompleteProcessPayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HoldProcessErasurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldProcessErasurePayload'] = ResolversParentTypes['HoldProcessErasurePayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReleaseProcessErasurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseProcessErasurePayload'] = ResolversParentTypes['ReleaseProcessErasurePayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelProcessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelProcessPayload'] = ResolversParentTypes['CancelProcessPayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchiveProcessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveProcessPayload'] = ResolversParentTypes['ArchiveProcessPayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProcessPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProcessPayload'] = ResolversParentTypes['DeleteProcessPayload']> = {
  deletedProcessId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadProcessFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadProcessFilePayload'] = ResolversParentTypes['UploadProcessFilePayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  fileEdge: Resolver<Maybe<ResolversTypes['ProcessFileEdge']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelScheduledRestartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelScheduledRestartPayload'] = ResolversParentTypes['CancelScheduledRestartPayload']> = {
  process: Resolver<Maybe<ResolversTypes['Process']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PrepareProcessJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareProcessJobPayload'] = ResolversParentTypes['PrepareProcessJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartJobPayload'] = ResolversParentTypes['StartJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelJobPayload'] = ResolversParentTypes['CancelJobPayload']> = {
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetryFailedJobItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryFailedJobItemsPayload'] = ResolversParentTypes['RetryFailedJobItemsPayload']> = {
  job: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportProcessesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportProcessesPayload'] = ResolversParentTypes['ExportProcessesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Process' | 'ProcessAttempt' | 'ProcessFile' | 'ProcessErrorGroup' | 'Payment' | 'Job' | 'JobItem', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ActorRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActorRef'] = ResolversParentTypes['ActorRef']> = {
  userId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
};

export type CommuneRefResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommuneRef'] = ResolversParentTypes['CommuneRef']> = {
  ags: Resolver<ResolversTypes['AGS'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCommentRequired: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  forecast: Resolver<ReadonlyArray<ResolversTypes['JobForecast']>, ParentType, ContextType>;
  standings: Resolver<ReadonlyArray<ResolversTypes['JobStanding']>, ParentType, ContextType>;
  items: Resolver<ResolversTypes['JobItemConnection'], ParentType, ContextType, RequireFields<JobitemsArgs, 'first'>>;
  retryOf: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  failure: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobStanding'] = ResolversParentTypes['JobStanding']> = {
  status: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobForecastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobForecast'] = ResolversParentTypes['JobForecast']> = {
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItem'] = ResolversParentTypes['JobItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['JobItemState'], ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItemConnection'] = ResolversParentTypes['JobItemConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['JobItemEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItemEdge'] = ResolversParentTypes['JobItemEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['JobItem'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  Subscription: SubscriptionResolvers<ContextType>;
  Process: ProcessResolvers<ContextType>;
  ProcessConnection: ProcessConnectionResolvers<ContextType>;
  ProcessEdge: ProcessEdgeResolvers<ContextType>;
  ProcessCount: ProcessCountResolvers<ContextType>;
  ScheduledRestart: ScheduledRestartResolvers<ContextType>;
  ProcessErasureHold: ProcessErasureHoldResolvers<ContextType>;
  ProcessCompletion: ProcessCompletionResolvers<ContextType>;
  ProcessAttempt: ProcessAttemptResolvers<ContextType>;
  ProcessAttemptConnection: ProcessAttemptConnectionResolvers<ContextType>;
  ProcessAttemptEdge: ProcessAttemptEdgeResolvers<ContextType>;
  ProcessFile: ProcessFileResolvers<ContextType>;
  ProcessFileConnection: ProcessFileConnectionResolvers<ContextType>;
  ProcessFileEdge: ProcessFileEdgeResolvers<ContextType>;
  ProcessErrorGroup: ProcessErrorGroupResolvers<ContextType>;
  ProcessErrorGroupConnection: ProcessErrorGroupConnectionResolvers<ContextType>;
  ProcessErrorGroupEdge: ProcessErrorGroupEdgeResolvers<ContextType>;
  ProcessUpdates: ProcessUpdatesResolvers<ContextType>;
  ServiceAvailability: ServiceAvailabilityResolvers<ContextType>;
  AnnouncedMaintenance: AnnouncedMaintenanceResolvers<ContextType>;
  QuoteFeesPayload: QuoteFeesPayloadResolvers<ContextType>;
  FeeQuote: FeeQuoteResolvers<ContextType>;
  SubmitApplicationPayload: SubmitApplicationPayloadResolvers<ContextType>;
  ReportPaymentPayload: ReportPaymentPayloadResolvers<ContextType>;
  ReportRefundPayload: ReportRefundPayloadResolvers<ContextType>;
  Payment: PaymentResolvers<ContextType>;
  PaymentFee: PaymentFeeResolvers<ContextType>;
  RestartProcessPayload: RestartProcessPayloadResolvers<ContextType>;
  CompleteProcessPayload: CompleteProcessPayloadResolvers<ContextType>;
  HoldProcessErasurePayload: HoldProcessErasurePayloadResolvers<ContextType>;
  ReleaseProcessErasurePayload: ReleaseProcessErasurePayloadResolvers<ContextType>;
  CancelProcessPayload: CancelProcessPayloadResolvers<ContextType>;
  ArchiveProcessPayload: ArchiveProcessPayloadResolvers<ContextType>;
  DeleteProcessPayload: DeleteProcessPayloadResolvers<ContextType>;
  UploadProcessFilePayload: UploadProcessFilePayloadResolvers<ContextType>;
  CancelScheduledRestartPayload: CancelScheduledRestartPayloadResolvers<ContextType>;
  PrepareProcessJobPayload: PrepareProcessJobPayloadResolvers<ContextType>;
  StartJobPayload: StartJobPayloadResolvers<ContextType>;
  CancelJobPayload: CancelJobPayloadResolvers<ContextType>;
  RetryFailedJobItemsPayload: RetryFailedJobItemsPayloadResolvers<ContextType>;
  ExportProcessesPayload: ExportProcessesPayloadResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Date: GraphQLScalarType;
  AGS: GraphQLScalarType;
  Cents: GraphQLScalarType;
  JSON: GraphQLScalarType;
  Upload: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  ErrorParam: ErrorParamResolvers<ContextType>;
  ActorRef: ActorRefResolvers<ContextType>;
  CommuneRef: CommuneRefResolvers<ContextType>;
  FieldChange: FieldChangeResolvers<ContextType>;
  Download: DownloadResolvers<ContextType>;
  Job: JobResolvers<ContextType>;
  JobStanding: JobStandingResolvers<ContextType>;
  JobConnection: JobConnectionResolvers<ContextType>;
  JobEdge: JobEdgeResolvers<ContextType>;
  JobForecast: JobForecastResolvers<ContextType>;
  JobItem: JobItemResolvers<ContextType>;
  JobItemConnection: JobItemConnectionResolvers<ContextType>;
  JobItemEdge: JobItemEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  public: publicDirectiveResolver<any, any, ContextType>;
  authenticated: authenticatedDirectiveResolver<any, any, ContextType>;
  requires: requiresDirectiveResolver<any, any, ContextType>;
  intake: intakeDirectiveResolver<any, any, ContextType>;
};

