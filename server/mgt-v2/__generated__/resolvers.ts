import type { NodeId } from '../../nodeId';
import type { SpooledFile } from '../../uploads';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StoredActor as StoredActorModel } from '../../storage/stamp';
import type { PageInfo as PageInfoModel, Connection, CountedConnection } from '../../graphql/connection';
import type { Booking as BookingModel } from '../../domain/accounting/bookings';
import type { BookingExport as BookingExportModel } from '../../domain/accounting/bookingExports';
import type { LoggedActivity as LoggedActivityModel } from '../../domain/activity/activityLog';
import type { ChainState as ChainStateModel } from '../../domain/activity/activityChain';
import type { StoredChainCheck as StoredChainCheckModel } from '../../storage/activity/chainChecks';
import type { BookingRun as BookingRunModel } from '../../domain/accounting/bookingRuns';
import type { SavedBookingLayout as SavedBookingLayoutModel } from '../../domain/accounting/bookingLayouts';
import type { Statistics as StatisticsModel } from '../../domain/statistics/statistics';
import type { Feedback as FeedbackModel } from '../../domain/feedback/feedback';
import type { CheckedTemplate as CheckedTemplateModel } from '../../domain/reports/checkTemplate';
import type { ReportTemplate as ReportTemplateModel, ReportTemplateVersion as ReportTemplateVersionModel, ServiceReport as ServiceReportModel, ServiceReports as ServiceReportsModel } from '../../domain/reports/serviceReports';
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
  JSON: { input: unknown; output: unknown; }
  Cents: { input: number; output: number; }
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
  readonly activityExportLimit: Scalars['Int']['output'];
  readonly activityChain: ActivityChain;
  readonly activityPurpose: Maybe<ActivityPurpose>;
  readonly statistics: Statistics;
  readonly feedback: FeedbackConnection;
  readonly feedbackSummary: FeedbackSummary;
  readonly bookings: BookingConnection;
  readonly bookingSums: BookingSums;
  readonly bookingFilterValues: BookingFilterValues;
  readonly bookingRuns: BookingRunConnection;
  readonly bookingRunPreview: Maybe<BookingRunPreview>;
  readonly bookingLayouts: ReadonlyArray<SavedBookingLayout>;
  readonly serviceReports: Maybe<ServiceReports>;
  readonly communeReports: Maybe<ReadonlyArray<ServiceReports>>;
  readonly serviceHistory: Maybe<ServiceHistoryEntryConnection>;
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


export type QuerystatisticsArgs = {
  scope: InputMaybe<StatisticsScope>;
  period?: InputMaybe<StatisticsPeriod>;
  days: InputMaybe<DateRange>;
};


export type QueryfeedbackArgs = {
  filter: InputMaybe<FeedbackFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QueryfeedbackSummaryArgs = {
  filter: InputMaybe<FeedbackFilter>;
};


export type QuerybookingsArgs = {
  filter: InputMaybe<BookingFilter>;
  orderBy: InputMaybe<BookingOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerybookingSumsArgs = {
  filter: InputMaybe<BookingFilter>;
};


export type QuerybookingFilterValuesArgs = {
  commune: InputMaybe<Scalars['AGS']['input']>;
};


export type QuerybookingRunsArgs = {
  commune: Scalars['AGS']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};


export type QuerybookingRunPreviewArgs = {
  commune: Scalars['AGS']['input'];
  filter: InputMaybe<BookingFilter>;
  sinceRun: InputMaybe<Scalars['ID']['input']>;
};


export type QuerybookingLayoutsArgs = {
  commune: Scalars['AGS']['input'];
};


export type QueryserviceReportsArgs = {
  commune: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
};


export type QuerycommuneReportsArgs = {
  commune: Scalars['AGS']['input'];
};


export type QueryserviceHistoryArgs = {
  commune: Scalars['AGS']['input'];
  serviceId: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly declareActivityPurpose: DeclareActivityPurposePayload;
  readonly verifyActivities: VerifyActivitiesPayload;
  readonly exportMonthlyTransactions: ExportMonthlyTransactionsPayload;
  readonly decideFeedback: DecideFeedbackPayload;
  readonly markFeedbackRead: MarkFeedbackReadPayload;
  readonly saveFeedbackNote: SaveFeedbackNotePayload;
  readonly redactFeedback: RedactFeedbackPayload;
  readonly restoreFeedbackComment: RestoreFeedbackCommentPayload;
  readonly submitFeedback: SubmitFeedbackPayload;
  readonly restoreActivity: RestoreActivityPayload;
  readonly exportActivities: ExportActivitiesPayload;
  readonly exportBookings: ExportBookingsPayload;
  readonly saveBookingLayout: SaveBookingLayoutPayload;
  readonly removeBookingLayout: RemoveBookingLayoutPayload;
  readonly checkReportTemplate: CheckReportTemplatePayload;
  readonly saveReportTemplate: SaveReportTemplatePayload;
  readonly removeReportTemplates: RemoveReportTemplatesPayload;
  readonly restoreReportTemplate: RestoreReportTemplatePayload;
};


export type MutationdeclareActivityPurposeArgs = {
  input: DeclareActivityPurposeInput;
};


export type MutationexportMonthlyTransactionsArgs = {
  input: ExportMonthlyTransactionsInput;
};


export type MutationdecideFeedbackArgs = {
  input: DecideFeedbackInput;
};


export type MutationmarkFeedbackReadArgs = {
  input: MarkFeedbackReadInput;
};


export type MutationsaveFeedbackNoteArgs = {
  input: SaveFeedbackNoteInput;
};


export type MutationredactFeedbackArgs = {
  input: RedactFeedbackInput;
};


export type MutationrestoreFeedbackCommentArgs = {
  input: RestoreFeedbackCommentInput;
};


export type MutationsubmitFeedbackArgs = {
  input: SubmitFeedbackInput;
};


export type MutationrestoreActivityArgs = {
  input: RestoreActivityInput;
};


export type MutationexportActivitiesArgs = {
  input: ExportActivitiesInput;
};


export type MutationexportBookingsArgs = {
  input: ExportBookingsInput;
};


export type MutationsaveBookingLayoutArgs = {
  input: SaveBookingLayoutInput;
};


export type MutationremoveBookingLayoutArgs = {
  input: RemoveBookingLayoutInput;
};


export type MutationcheckReportTemplateArgs = {
  input: CheckReportTemplateInput;
};


export type MutationsaveReportTemplateArgs = {
  input: SaveReportTemplateInput;
};


export type MutationremoveReportTemplatesArgs = {
  input: RemoveReportTemplatesInput;
};


export type MutationrestoreReportTemplateArgs = {
  input: RestoreReportTemplateInput;
};

export type StatisticsScope = {
  readonly commune?: InputMaybe<Scalars['AGS']['input']>;
  readonly serviceId?: InputMaybe<Scalars['String']['input']>;
};

export type StatisticsPeriod =
  | 'LAST_30_DAYS'
  | 'LAST_YEAR'
  | 'ALL_TIME';

export type Statistics = {
  readonly from: Scalars['Date']['output'];
  readonly to: Scalars['Date']['output'];
  readonly previousFrom: Maybe<Scalars['Date']['output']>;
  readonly previousTo: Maybe<Scalars['Date']['output']>;
  readonly granularity: StatisticsGranularity;
  readonly communeCount: Scalars['Int']['output'];
  readonly hidesSmallFigures: Scalars['Boolean']['output'];
  readonly totals: StatisticsFigures;
  readonly previous: Maybe<StatisticsFigures>;
  readonly points: ReadonlyArray<StatisticsPoint>;
  readonly statuses: ReadonlyArray<StatisticsStatusCount>;
  readonly peers: Maybe<StatisticsPeers>;
};

export type StatisticsGranularity =
  | 'DAY'
  | 'WEEK'
  | 'MONTH';

export type StatisticsPoint = {
  readonly from: Scalars['Date']['output'];
  readonly to: Scalars['Date']['output'];
  readonly isUnfinished: Scalars['Boolean']['output'];
  readonly figures: StatisticsFigures;
  readonly previous: Maybe<StatisticsFigures>;
};

export type StatisticsFigures = {
  readonly submitted: Maybe<Scalars['Int']['output']>;
  readonly completed: Maybe<Scalars['Int']['output']>;
  readonly assisted: Maybe<Scalars['Int']['output']>;
  readonly assistedShare: Maybe<Scalars['Float']['output']>;
  readonly failedAttempts: Maybe<Scalars['Int']['output']>;
  readonly payments: Maybe<Scalars['Int']['output']>;
  readonly feeIncome: Maybe<Scalars['Cents']['output']>;
  readonly medianSeconds: Maybe<Scalars['Int']['output']>;
  readonly p90Seconds: Maybe<Scalars['Int']['output']>;
  readonly ratings: Maybe<Scalars['Int']['output']>;
  readonly ratingAverage: Maybe<Scalars['Float']['output']>;
  readonly hidden: ReadonlyArray<StatisticsFigure>;
};

export type StatisticsFigure =
  | 'SUBMITTED'
  | 'COMPLETED'
  | 'ASSISTED'
  | 'FAILED_ATTEMPTS'
  | 'PAYMENTS'
  | 'RATINGS';

export type StatisticsStatusCount = {
  readonly status: ApplicationStatus;
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly isHidden: Scalars['Boolean']['output'];
};

export type StatisticsPeers = {
  readonly communeCount: Scalars['Int']['output'];
  readonly population: Scalars['Int']['output'];
  readonly submittedPer1000: Maybe<Scalars['Float']['output']>;
  readonly ownSubmittedPer1000: Maybe<Scalars['Float']['output']>;
  readonly medianSeconds: Maybe<Scalars['Int']['output']>;
  readonly assistedShare: Maybe<Scalars['Float']['output']>;
  readonly failedPer100: Maybe<Scalars['Float']['output']>;
  readonly ownFailedPer100: Maybe<Scalars['Float']['output']>;
  readonly ratingAverage: Maybe<Scalars['Float']['output']>;
};

export type ExportMonthlyTransactionsInput = {
  readonly scope?: InputMaybe<StatisticsScope>;
  readonly days: DateRange;
  readonly language: Language;
};

export type Language =
  | 'DE'
  | 'EN';

export type ExportMonthlyTransactionsPayload = {
  readonly download: Maybe<Download>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Feedback = Node & {
  readonly id: Scalars['ID']['output'];
  readonly commune: CommuneRef;
  readonly serviceId: Scalars['String']['output'];
  readonly rating: Scalars['Int']['output'];
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly originalComment: Maybe<Scalars['String']['output']>;
  readonly originalErasedOn: Maybe<Scalars['Date']['output']>;
  readonly personalDataHints: ReadonlyArray<PersonalDataHint>;
  readonly state: FeedbackState;
  readonly decidedBy: Maybe<ActorRef>;
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly decisionReason: Maybe<Scalars['String']['output']>;
  readonly isRead: Scalars['Boolean']['output'];
  readonly readBy: Maybe<ActorRef>;
  readonly readAt: Maybe<Scalars['DateTime']['output']>;
  readonly note: Maybe<Scalars['String']['output']>;
  readonly noteBy: Maybe<ActorRef>;
  readonly noteAt: Maybe<Scalars['DateTime']['output']>;
  readonly delivery: Maybe<FeedbackDelivery>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type FeedbackConnection = {
  readonly edges: ReadonlyArray<FeedbackEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type FeedbackEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Feedback;
};

export type FeedbackState =
  | 'NEW'
  | 'APPROVED'
  | 'NOT_FOR_PUBLICATION';

export type PersonalDataHint = {
  readonly kind: PersonalDataKind;
  readonly start: Scalars['Int']['output'];
  readonly end: Scalars['Int']['output'];
};

export type PersonalDataKind =
  | 'EMAIL'
  | 'PHONE'
  | 'IBAN'
  | 'VIN'
  | 'LICENCE_PLATE'
  | 'NAME';

export type FeedbackDelivery = {
  readonly state: FeedbackDeliveryState;
  readonly at: Maybe<Scalars['DateTime']['output']>;
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
};

export type FeedbackDeliveryState =
  | 'PENDING'
  | 'DELIVERED'
  | 'FAILED';

export type FeedbackFilter = {
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly ratings?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<FeedbackState>>;
  readonly period?: InputMaybe<DateRange>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly hasComment?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasPersonalDataHints?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isRead?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FeedbackSummary = {
  readonly count: Scalars['Int']['output'];
  readonly unreadCount: Scalars['Int']['output'];
  readonly newCount: Scalars['Int']['output'];
  readonly average: Maybe<Scalars['Float']['output']>;
  readonly distribution: ReadonlyArray<RatingCount>;
  readonly course: ReadonlyArray<RatingPoint>;
};

export type RatingCount = {
  readonly rating: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type RatingPoint = {
  readonly from: Scalars['Date']['output'];
  readonly count: Scalars['Int']['output'];
  readonly average: Maybe<Scalars['Float']['output']>;
};

export type DecideFeedbackInput = {
  readonly items: ReadonlyArray<FeedbackRevisionInput>;
  readonly state: FeedbackState;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type FeedbackRevisionInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type DecideFeedbackPayload = {
  readonly feedback: ReadonlyArray<Feedback>;
  readonly decidedCount: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<UserError>;
};

export type MarkFeedbackReadInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly isRead: Scalars['Boolean']['input'];
};

export type MarkFeedbackReadPayload = {
  readonly feedback: ReadonlyArray<Feedback>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveFeedbackNoteInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly note: Scalars['String']['input'];
};

export type SaveFeedbackNotePayload = {
  readonly feedback: Maybe<Feedback>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RedactFeedbackInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly spans: ReadonlyArray<TextSpanInput>;
};

export type TextSpanInput = {
  readonly start: Scalars['Int']['input'];
  readonly end: Scalars['Int']['input'];
};

export type RedactFeedbackPayload = {
  readonly feedback: Maybe<Feedback>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreFeedbackCommentInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RestoreFeedbackCommentPayload = {
  readonly feedback: Maybe<Feedback>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SubmitFeedbackInput = {
  readonly ags: Scalars['AGS']['input'];
  readonly serviceId: Scalars['String']['input'];
  readonly idempotencyKey: Scalars['String']['input'];
  readonly rating: Scalars['Int']['input'];
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly isForNationalComponent: Scalars['Boolean']['input'];
};

export type SubmitFeedbackPayload = {
  readonly feedbackId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Booking = Node & {
  readonly id: Scalars['ID']['output'];
  readonly kind: BookingKind;
  readonly paymentId: Scalars['String']['output'];
  readonly applicationId: Scalars['String']['output'];
  readonly commune: CommuneRef;
  readonly serviceId: Scalars['String']['output'];
  readonly date: Scalars['Date']['output'];
  readonly licencePlate: Maybe<Scalars['String']['output']>;
  readonly vin: Maybe<Scalars['String']['output']>;
  readonly operation: Scalars['String']['output'];
  readonly ava: Maybe<Scalars['String']['output']>;
  readonly feeNumber: Scalars['String']['output'];
  readonly feeText: Scalars['String']['output'];
  readonly budgetItem: Maybe<Scalars['String']['output']>;
  readonly objectNumber: Maybe<Scalars['String']['output']>;
  readonly total: Scalars['Cents']['output'];
  readonly vat: Scalars['Cents']['output'];
  readonly vatRate: Scalars['Int']['output'];
  readonly cashReference: Maybe<Scalars['String']['output']>;
  readonly receiptNumber: Maybe<Scalars['String']['output']>;
  readonly paymentMethod: Scalars['String']['output'];
  readonly paymentSystem: Scalars['String']['output'];
  readonly state: BookingState;
  readonly refunded: Scalars['Cents']['output'];
  readonly refundOf: Maybe<Booking>;
  readonly refunds: ReadonlyArray<Booking>;
  readonly exports: ReadonlyArray<BookingExport>;
};

export type BookingKind =
  | 'PAYMENT'
  | 'REFUND';

export type BookingState =
  | 'OPEN'
  | 'SETTLED'
  | 'REFUNDED'
  | 'FAILED';

export type BookingExport = {
  readonly run: BookingRun;
  readonly entry: BookingEntry;
  readonly total: Scalars['Cents']['output'];
};

export type BookingEntry =
  | 'NEW'
  | 'REVERSAL'
  | 'CORRECTION';

export type BookingConnection = {
  readonly edges: ReadonlyArray<BookingEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type BookingEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Booking;
};

export type BookingFilter = {
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly period?: InputMaybe<DateRange>;
  readonly budgetItems?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly paymentMethods?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly states?: InputMaybe<ReadonlyArray<BookingState>>;
  readonly kinds?: InputMaybe<ReadonlyArray<BookingKind>>;
  readonly totalFrom?: InputMaybe<Scalars['Cents']['input']>;
  readonly totalTo?: InputMaybe<Scalars['Cents']['input']>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly isExported?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BookingOrder = {
  readonly field: BookingOrderField;
  readonly direction: OrderDirection;
};

export type BookingOrderField =
  | 'DATE'
  | 'TOTAL'
  | 'BUDGET_ITEM';

export type BookingSums = {
  readonly rows: ReadonlyArray<BookingSum>;
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Cents']['output'];
  readonly vat: Scalars['Cents']['output'];
  readonly openCount: Scalars['Int']['output'];
  readonly openTotal: Scalars['Cents']['output'];
  readonly failedCount: Scalars['Int']['output'];
  readonly failedTotal: Scalars['Cents']['output'];
};

export type BookingSum = {
  readonly budgetItem: Maybe<Scalars['String']['output']>;
  readonly vatRate: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly total: Scalars['Cents']['output'];
  readonly vat: Scalars['Cents']['output'];
};

export type BookingFilterValues = {
  readonly budgetItems: ReadonlyArray<Scalars['String']['output']>;
  readonly paymentMethods: ReadonlyArray<Scalars['String']['output']>;
};

export type BookingRun = Node & {
  readonly id: Scalars['ID']['output'];
  readonly commune: CommuneRef;
  readonly number: Scalars['Int']['output'];
  readonly sinceRun: Maybe<BookingRun>;
  readonly continuedBy: Maybe<BookingRun>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorRef;
  readonly filter: BookingRunFilter;
  readonly layout: BookingLayout;
  readonly rowCount: Scalars['Int']['output'];
  readonly correctionCount: Scalars['Int']['output'];
  readonly total: Scalars['Cents']['output'];
  readonly vat: Scalars['Cents']['output'];
  readonly sha256: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly hasVehicles: Scalars['Boolean']['output'];
  readonly erasedOn: Scalars['Date']['output'];
  readonly download: Maybe<Download>;
};

export type BookingRunConnection = {
  readonly edges: ReadonlyArray<BookingRunEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type BookingRunEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: BookingRun;
};

export type BookingRunFilter = {
  readonly services: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly from: Maybe<Scalars['Date']['output']>;
  readonly to: Maybe<Scalars['Date']['output']>;
  readonly budgetItems: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly paymentMethods: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly kinds: Maybe<ReadonlyArray<BookingKind>>;
  readonly totalFrom: Maybe<Scalars['Cents']['output']>;
  readonly totalTo: Maybe<Scalars['Cents']['output']>;
  readonly text: Maybe<Scalars['String']['output']>;
};

export type BookingRunPreview = {
  readonly rowCount: Scalars['Int']['output'];
  readonly correctionCount: Scalars['Int']['output'];
  readonly total: Scalars['Cents']['output'];
  readonly vat: Scalars['Cents']['output'];
  readonly otherSeriesCount: Scalars['Int']['output'];
  readonly otherSeries: ReadonlyArray<BookingSeriesOverlap>;
  readonly unbookedCount: Scalars['Int']['output'];
};

export type BookingSeriesOverlap = {
  readonly rowCount: Scalars['Int']['output'];
  readonly latestRun: BookingRun;
};

export type BookingLayout = {
  readonly columns: ReadonlyArray<BookingLayoutColumn>;
  readonly format: BookingFormat;
  readonly separator: BookingSeparator;
  readonly decimalSeparator: BookingDecimalSeparator;
  readonly dateFormat: BookingDateFormat;
  readonly encoding: BookingEncoding;
  readonly quoting: BookingQuoting;
  readonly hasHeader: Scalars['Boolean']['output'];
  readonly hasTotals: Scalars['Boolean']['output'];
};

export type BookingLayoutColumn = {
  readonly column: BookingColumn;
  readonly header: Maybe<Scalars['String']['output']>;
};

export type SavedBookingLayout = Node & {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly layout: BookingLayout;
  readonly updatedBy: ActorRef;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
};

export type BookingColumn =
  | 'PAYMENT_ID'
  | 'APPLICATION_ID'
  | 'DATE'
  | 'SERVICE'
  | 'LICENCE_PLATE'
  | 'VIN'
  | 'OPERATION'
  | 'AVA'
  | 'FEE_NUMBER'
  | 'FEE_TEXT'
  | 'BUDGET_ITEM'
  | 'OBJECT_NUMBER'
  | 'TOTAL'
  | 'NET'
  | 'VAT'
  | 'VAT_RATE'
  | 'CASH_REFERENCE'
  | 'RECEIPT_NUMBER'
  | 'PAYMENT_METHOD'
  | 'STATE'
  | 'KIND'
  | 'REFUND_OF'
  | 'COMMUNE'
  | 'RUN';

export type BookingFormat =
  | 'CSV'
  | 'XLSX';

export type BookingSeparator =
  | 'SEMICOLON'
  | 'COMMA'
  | 'TAB';

export type BookingDecimalSeparator =
  | 'COMMA'
  | 'POINT';

export type BookingDateFormat =
  | 'DAY_MONTH_YEAR'
  | 'ISO'
  | 'COMPACT';

export type BookingEncoding =
  | 'UTF_8_BOM'
  | 'UTF_8'
  | 'WINDOWS_1252';

export type BookingQuoting =
  | 'WHEN_NEEDED'
  | 'ALWAYS';

export type ExportBookingsInput = {
  readonly commune: Scalars['AGS']['input'];
  readonly filter?: InputMaybe<BookingFilter>;
  readonly sinceRun?: InputMaybe<Scalars['ID']['input']>;
  readonly layout: BookingLayoutInput;
};

export type BookingLayoutInput = {
  readonly columns: ReadonlyArray<BookingLayoutColumnInput>;
  readonly format: BookingFormat;
  readonly separator: BookingSeparator;
  readonly decimalSeparator: BookingDecimalSeparator;
  readonly dateFormat: BookingDateFormat;
  readonly encoding: BookingEncoding;
  readonly quoting: BookingQuoting;
  readonly hasHeader: Scalars['Boolean']['input'];
  readonly hasTotals: Scalars['Boolean']['input'];
};

export type BookingLayoutColumnInput = {
  readonly column: BookingColumn;
  readonly header?: InputMaybe<Scalars['String']['input']>;
};

export type ExportBookingsPayload = {
  readonly run: Maybe<BookingRun>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveBookingLayoutInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly commune: Scalars['AGS']['input'];
  readonly name: Scalars['String']['input'];
  readonly layout: BookingLayoutInput;
};

export type SaveBookingLayoutPayload = {
  readonly layout: Maybe<SavedBookingLayout>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveBookingLayoutInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RemoveBookingLayoutPayload = {
  readonly removedId: Maybe<Scalars['ID']['output']>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ServiceReports = {
  readonly commune: CommuneRef;
  readonly serviceId: Scalars['String']['output'];
  readonly reports: ReadonlyArray<ServiceReport>;
};

export type ServiceReport = Node & {
  readonly id: Scalars['ID']['output'];
  readonly commune: CommuneRef;
  readonly serviceId: Scalars['String']['output'];
  readonly report: Scalars['String']['output'];
  readonly isDemanded: Scalars['Boolean']['output'];
  readonly hasInherited: Scalars['Boolean']['output'];
  /** @deprecated Since 2026-11-27: use `ServiceReport.hasInherited`. */
  readonly isDelivered: Scalars['Boolean']['output'];
  readonly isMissing: Scalars['Boolean']['output'];
  readonly own: Maybe<ReportTemplate>;
  readonly inherited: Maybe<ReportTemplate>;
  /** @deprecated Since 2026-11-27: use `ServiceReport.inherited`. */
  readonly delivered: Maybe<ReportTemplate>;
  readonly versions: ReadonlyArray<ReportTemplateVersion>;
  readonly revision: Scalars['Int']['output'];
};

export type ReportTemplate = {
  readonly kind: ReportKind;
  readonly fileName: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly savedAt: Maybe<Scalars['DateTime']['output']>;
  readonly savedBy: Maybe<ActorRef>;
  readonly download: Maybe<Download>;
  readonly preview: Maybe<Download>;
  readonly placeholders: ReportPlaceholders;
};

export type ReportTemplateVersion = Node & {
  readonly id: Scalars['ID']['output'];
  readonly action: ReportTemplateAction;
  readonly fileName: Maybe<Scalars['String']['output']>;
  readonly byteSize: Maybe<Scalars['Int']['output']>;
  readonly savedAt: Scalars['DateTime']['output'];
  readonly savedBy: ActorRef;
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly download: Maybe<Download>;
};

export type ReportTemplateAction =
  | 'UPLOAD'
  | 'RESTORE'
  | 'REMOVE';

export type ReportKind =
  | 'DOCX'
  | 'ODT'
  | 'JRXML';

export type ReportPlaceholders = {
  readonly known: ReadonlyArray<KnownPlaceholder>;
  readonly unknown: ReadonlyArray<UnknownPlaceholder>;
  readonly unused: ReadonlyArray<KnownPlaceholder>;
};

export type KnownPlaceholder = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly source: PlaceholderSource;
};

export type PlaceholderSource =
  | 'FORM'
  | 'APPLICATION'
  | 'COMMUNE'
  | 'PAYMENT';

export type UnknownPlaceholder = {
  readonly name: Scalars['String']['output'];
  readonly proposal: Maybe<Scalars['String']['output']>;
};

export type CheckedReportTemplate = {
  readonly id: Scalars['ID']['output'];
  readonly report: Scalars['String']['output'];
  readonly kind: ReportKind;
  readonly fileName: Scalars['String']['output'];
  readonly byteSize: Scalars['Int']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly replacesOwn: Scalars['Boolean']['output'];
  readonly placeholders: ReportPlaceholders;
  readonly expressions: ReadonlyArray<ReportExpression>;
  readonly preview: Maybe<Download>;
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type ReportExpression = {
  readonly text: Scalars['String']['output'];
  readonly element: Scalars['String']['output'];
  readonly line: Scalars['Int']['output'];
};

export type CheckReportTemplateInput = {
  readonly commune: Scalars['AGS']['input'];
  readonly serviceId: Scalars['String']['input'];
  readonly report: Scalars['String']['input'];
  readonly file: Scalars['Upload']['input'];
};

export type CheckReportTemplatePayload = {
  readonly checked: Maybe<CheckedReportTemplate>;
  readonly errors: ReadonlyArray<UserError>;
};

export type SaveReportTemplateInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type SaveReportTemplatePayload = {
  readonly report: Maybe<ServiceReport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RemoveReportTemplatesInput = {
  readonly items: ReadonlyArray<ReportRevisionInput>;
};

export type ReportRevisionInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type RemoveReportTemplatesPayload = {
  readonly reports: ReadonlyArray<ServiceReport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type RestoreReportTemplateInput = {
  readonly versionId: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
};

export type RestoreReportTemplatePayload = {
  readonly report: Maybe<ServiceReport>;
  readonly errors: ReadonlyArray<UserError>;
};

export type Activity = Node & {
  readonly id: Scalars['ID']['output'];
  readonly type: ActivityType;
  readonly at: Scalars['DateTime']['output'];
  readonly actor: ActorRef;
  readonly target: ActivityTarget;
  readonly jobId: Maybe<Scalars['ID']['output']>;
  readonly changes: ReadonlyArray<FieldChange>;
  readonly chainPosition: Maybe<Scalars['Int']['output']>;
  readonly correlationId: Scalars['ID']['output'];
  readonly relatedCount: Scalars['Int']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly restorability: Maybe<ActivityRestorability>;
  readonly restoredBy: Maybe<Activity>;
  readonly restores: Maybe<Activity>;
};

export type ServiceHistoryEntry = {
  readonly id: Scalars['ID']['output'];
  readonly type: ActivityType;
  readonly at: Scalars['DateTime']['output'];
  readonly actor: ActorRef;
  readonly changes: ReadonlyArray<FieldChange>;
};

export type ServiceHistoryEntryConnection = {
  readonly edges: ReadonlyArray<ServiceHistoryEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  readonly totalCountExceeded: Scalars['Boolean']['output'];
};

export type ServiceHistoryEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ServiceHistoryEntry;
};

export type ActivityChain = {
  readonly length: Scalars['Int']['output'];
  readonly waitingCount: Scalars['Int']['output'];
  readonly chainedUntil: Maybe<Scalars['DateTime']['output']>;
  readonly head: Maybe<Scalars['String']['output']>;
  readonly check: Maybe<ActivityChainCheck>;
};

export type ActivityChainCheck = {
  readonly state: ActivityChainCheckState;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly by: ActorRef;
  readonly checkedCount: Scalars['Int']['output'];
  readonly holdsUntil: Maybe<Scalars['DateTime']['output']>;
  readonly firstBroken: Maybe<Activity>;
  readonly brokenPosition: Maybe<Scalars['Int']['output']>;
};

export type ActivityChainCheckState =
  | 'RUNNING'
  | 'INTACT'
  | 'BROKEN'
  | 'INTERRUPTED';

export type ActivityPurpose = {
  readonly purpose: Scalars['String']['output'];
  readonly validUntil: Scalars['DateTime']['output'];
};

export type DeclareActivityPurposeInput = {
  readonly purpose: Scalars['String']['input'];
};

export type DeclareActivityPurposePayload = {
  readonly purpose: Maybe<ActivityPurpose>;
  readonly errors: ReadonlyArray<UserError>;
};

export type VerifyActivitiesPayload = {
  readonly chain: Maybe<ActivityChain>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ActivityRestorability =
  | 'RESTORABLE'
  | 'CHANGED_SINCE'
  | 'RESTORED'
  | 'VERSIONS';

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
  readonly automatedJob: Maybe<Scalars['String']['output']>;
  readonly automatedJobRunId: Maybe<Scalars['ID']['output']>;
  readonly label: Scalars['String']['output'];
};

export type ActivityFilter = {
  readonly types?: InputMaybe<ReadonlyArray<ActivityType>>;
  readonly snapshotsOf?: InputMaybe<SnapshotSubject>;
  readonly communes?: InputMaybe<ReadonlyArray<Scalars['AGS']['input']>>;
  readonly services?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly processes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly correlationId?: InputMaybe<Scalars['ID']['input']>;
  readonly actor?: InputMaybe<Scalars['String']['input']>;
  readonly actors?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly roles?: InputMaybe<ReadonlyArray<ActivityRole>>;
  readonly users?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly resourceUrn?: InputMaybe<Scalars['String']['input']>;
  readonly automatedJob?: InputMaybe<Scalars['String']['input']>;
  readonly period?: InputMaybe<DateRange>;
};

export type ActivityRole =
  | 'MEMBER'
  | 'SUPPORT'
  | 'ADMIN'
  | 'SYSTEM';

export type RestoreActivityInput = {
  readonly id: Scalars['ID']['input'];
  readonly confirmed?: InputMaybe<ReadonlyArray<ErrorCode>>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type RestoreActivityPayload = {
  readonly activity: Maybe<Activity>;
  readonly restored: Maybe<Activity>;
  readonly errors: ReadonlyArray<UserError>;
};

export type ExportActivitiesInput = {
  readonly filter?: InputMaybe<ActivityFilter>;
  readonly purpose: Scalars['String']['input'];
};

export type ExportActivitiesPayload = {
  readonly download: Maybe<Download>;
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly errors: ReadonlyArray<UserError>;
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
  | 'HOLD_ERASURE'
  | 'RELEASE_ERASURE'
  | 'SAVE_KBA_SETTINGS'
  | 'CHANGE_KBA_PASSWORD'
  | 'REMOVE_KBA_SETTINGS'
  | 'CHANGE_SECURITY_LIST'
  | 'APPROVE_FEEDBACK'
  | 'WITHDRAW_FEEDBACK'
  | 'REDACT_FEEDBACK'
  | 'SAVE_FEEDBACK_NOTE'
  | 'EXPORT_BOOKINGS'
  | 'SAVE_BOOKING_LAYOUT'
  | 'REMOVE_BOOKING_LAYOUT'
  | 'RUN_AUTOMATED_JOB'
  | 'SWITCH_AUTOMATED_JOB'
  | 'SAVE_SETTINGS'
  | 'READ_PERSONAL_DATA'
  | 'VERIFY_ACTIVITIES'
  | 'EXPORT_ACTIVITIES';

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

export type ApplicationStatus =
  | 'UNKNOWN'
  | 'SUCCESS'
  | 'SUCCESS_MANUAL'
  | 'IN_PROGRESS'
  | 'ERROR'
  | 'ERROR_WITHOUT_RETRY'
  | 'FINALLY_TERMINATED';



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
    | ( FeedbackModel & { __typename: 'Feedback' } )
    | ( BookingModel & { __typename: 'Booking' } )
    | ( BookingRunModel & { __typename: 'BookingRun' } )
    | ( SavedBookingLayoutModel & { __typename: 'SavedBookingLayout' } )
    | ( ServiceReportModel & { __typename: 'ServiceReport' } )
    | ( ReportTemplateVersionModel & { __typename: 'ReportTemplateVersion' } )
    | ( LoggedActivityModel & { __typename: 'Activity' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Permission: Permission;
  Query: ResolverTypeWrapper<unknown>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<unknown>;
  StatisticsScope: StatisticsScope;
  StatisticsPeriod: StatisticsPeriod;
  Statistics: ResolverTypeWrapper<StatisticsModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  StatisticsGranularity: StatisticsGranularity;
  StatisticsPoint: ResolverTypeWrapper<StatisticsPoint>;
  StatisticsFigures: ResolverTypeWrapper<StatisticsFigures>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  StatisticsFigure: StatisticsFigure;
  StatisticsStatusCount: ResolverTypeWrapper<StatisticsStatusCount>;
  StatisticsPeers: ResolverTypeWrapper<StatisticsPeers>;
  ExportMonthlyTransactionsInput: ExportMonthlyTransactionsInput;
  Language: Language;
  ExportMonthlyTransactionsPayload: ResolverTypeWrapper<ExportMonthlyTransactionsPayload>;
  Feedback: ResolverTypeWrapper<FeedbackModel>;
  FeedbackConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['Feedback']>>;
  FeedbackEdge: ResolverTypeWrapper<Omit<FeedbackEdge, 'node'> & { node: ResolversTypes['Feedback'] }>;
  FeedbackState: FeedbackState;
  PersonalDataHint: ResolverTypeWrapper<PersonalDataHint>;
  PersonalDataKind: PersonalDataKind;
  FeedbackDelivery: ResolverTypeWrapper<FeedbackDelivery>;
  FeedbackDeliveryState: FeedbackDeliveryState;
  FeedbackFilter: FeedbackFilter;
  FeedbackSummary: ResolverTypeWrapper<FeedbackSummary>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  RatingPoint: ResolverTypeWrapper<RatingPoint>;
  DecideFeedbackInput: DecideFeedbackInput;
  FeedbackRevisionInput: FeedbackRevisionInput;
  DecideFeedbackPayload: ResolverTypeWrapper<Omit<DecideFeedbackPayload, 'feedback'> & { feedback: ReadonlyArray<ResolversTypes['Feedback']> }>;
  MarkFeedbackReadInput: MarkFeedbackReadInput;
  MarkFeedbackReadPayload: ResolverTypeWrapper<Omit<MarkFeedbackReadPayload, 'feedback'> & { feedback: ReadonlyArray<ResolversTypes['Feedback']> }>;
  SaveFeedbackNoteInput: SaveFeedbackNoteInput;
  SaveFeedbackNotePayload: ResolverTypeWrapper<Omit<SaveFeedbackNotePayload, 'feedback'> & { feedback: Maybe<ResolversTypes['Feedback']> }>;
  RedactFeedbackInput: RedactFeedbackInput;
  TextSpanInput: TextSpanInput;
  RedactFeedbackPayload: ResolverTypeWrapper<Omit<RedactFeedbackPayload, 'feedback'> & { feedback: Maybe<ResolversTypes['Feedback']> }>;
  RestoreFeedbackCommentInput: RestoreFeedbackCommentInput;
  RestoreFeedbackCommentPayload: ResolverTypeWrapper<Omit<RestoreFeedbackCommentPayload, 'feedback'> & { feedback: Maybe<ResolversTypes['Feedback']> }>;
  SubmitFeedbackInput: SubmitFeedbackInput;
  SubmitFeedbackPayload: ResolverTypeWrapper<SubmitFeedbackPayload>;
  Booking: ResolverTypeWrapper<BookingModel>;
  BookingKind: BookingKind;
  BookingState: BookingState;
  BookingExport: ResolverTypeWrapper<BookingExportModel>;
  BookingEntry: BookingEntry;
  BookingConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['Booking']>>;
  BookingEdge: ResolverTypeWrapper<Omit<BookingEdge, 'node'> & { node: ResolversTypes['Booking'] }>;
  BookingFilter: BookingFilter;
  BookingOrder: BookingOrder;
  BookingOrderField: BookingOrderField;
  BookingSums: ResolverTypeWrapper<BookingSums>;
  BookingSum: ResolverTypeWrapper<BookingSum>;
  BookingFilterValues: ResolverTypeWrapper<BookingFilterValues>;
  BookingRun: ResolverTypeWrapper<BookingRunModel>;
  BookingRunConnection: ResolverTypeWrapper<Connection<ResolversParentTypes['BookingRun']>>;
  BookingRunEdge: ResolverTypeWrapper<Omit<BookingRunEdge, 'node'> & { node: ResolversTypes['BookingRun'] }>;
  BookingRunFilter: ResolverTypeWrapper<BookingRunFilter>;
  BookingRunPreview: ResolverTypeWrapper<Omit<BookingRunPreview, 'otherSeries'> & { otherSeries: ReadonlyArray<ResolversTypes['BookingSeriesOverlap']> }>;
  BookingSeriesOverlap: ResolverTypeWrapper<Omit<BookingSeriesOverlap, 'latestRun'> & { latestRun: ResolversTypes['BookingRun'] }>;
  BookingLayout: ResolverTypeWrapper<BookingLayout>;
  BookingLayoutColumn: ResolverTypeWrapper<BookingLayoutColumn>;
  SavedBookingLayout: ResolverTypeWrapper<SavedBookingLayoutModel>;
  BookingColumn: BookingColumn;
  BookingFormat: BookingFormat;
  BookingSeparator: BookingSeparator;
  BookingDecimalSeparator: BookingDecimalSeparator;
  BookingDateFormat: BookingDateFormat;
  BookingEncoding: BookingEncoding;
  BookingQuoting: BookingQuoting;
  ExportBookingsInput: ExportBookingsInput;
  BookingLayoutInput: BookingLayoutInput;
  BookingLayoutColumnInput: BookingLayoutColumnInput;
  ExportBookingsPayload: ResolverTypeWrapper<Omit<ExportBookingsPayload, 'run'> & { run: Maybe<ResolversTypes['BookingRun']> }>;
  SaveBookingLayoutInput: SaveBookingLayoutInput;
  SaveBookingLayoutPayload: ResolverTypeWrapper<Omit<SaveBookingLayoutPayload, 'layout'> & { layout: Maybe<ResolversTypes['SavedBookingLayout']> }>;
  RemoveBookingLayoutInput: RemoveBookingLayoutInput;
  RemoveBookingLayoutPayload: ResolverTypeWrapper<RemoveBookingLayoutPayload>;
  ServiceReports: ResolverTypeWrapper<ServiceReportsModel>;
  ServiceReport: ResolverTypeWrapper<ServiceReportModel>;
  ReportTemplate: ResolverTypeWrapper<ReportTemplateModel>;
  ReportTemplateVersion: ResolverTypeWrapper<ReportTemplateVersionModel>;
  ReportTemplateAction: ReportTemplateAction;
  ReportKind: ReportKind;
  ReportPlaceholders: ResolverTypeWrapper<ReportPlaceholders>;
  KnownPlaceholder: ResolverTypeWrapper<KnownPlaceholder>;
  PlaceholderSource: PlaceholderSource;
  UnknownPlaceholder: ResolverTypeWrapper<UnknownPlaceholder>;
  CheckedReportTemplate: ResolverTypeWrapper<CheckedTemplateModel>;
  ReportExpression: ResolverTypeWrapper<ReportExpression>;
  CheckReportTemplateInput: CheckReportTemplateInput;
  CheckReportTemplatePayload: ResolverTypeWrapper<Omit<CheckReportTemplatePayload, 'checked'> & { checked: Maybe<ResolversTypes['CheckedReportTemplate']> }>;
  SaveReportTemplateInput: SaveReportTemplateInput;
  SaveReportTemplatePayload: ResolverTypeWrapper<Omit<SaveReportTemplatePayload, 'report'> & { report: Maybe<ResolversTypes['ServiceReport']> }>;
  RemoveReportTemplatesInput: RemoveReportTemplatesInput;
  ReportRevisionInput: ReportRevisionInput;
  RemoveReportTemplatesPayload: ResolverTypeWrapper<Omit<RemoveReportTemplatesPayload, 'reports'> & { reports: ReadonlyArray<ResolversTypes['ServiceReport']> }>;
  RestoreReportTemplateInput: RestoreReportTemplateInput;
  RestoreReportTemplatePayload: ResolverTypeWrapper<Omit<RestoreReportTemplatePayload, 'report'> & { report: Maybe<ResolversTypes['ServiceReport']> }>;
  Activity: ResolverTypeWrapper<LoggedActivityModel>;
  ServiceHistoryEntry: ResolverTypeWrapper<LoggedActivityModel>;
  ServiceHistoryEntryConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['ServiceHistoryEntry']>>;
  ServiceHistoryEntryEdge: ResolverTypeWrapper<Omit<ServiceHistoryEntryEdge, 'node'> & { node: ResolversTypes['ServiceHistoryEntry'] }>;
  ActivityChain: ResolverTypeWrapper<ChainStateModel>;
  ActivityChainCheck: ResolverTypeWrapper<StoredChainCheckModel>;
  ActivityChainCheckState: ActivityChainCheckState;
  ActivityPurpose: ResolverTypeWrapper<ActivityPurpose>;
  DeclareActivityPurposeInput: DeclareActivityPurposeInput;
  DeclareActivityPurposePayload: ResolverTypeWrapper<DeclareActivityPurposePayload>;
  VerifyActivitiesPayload: ResolverTypeWrapper<Omit<VerifyActivitiesPayload, 'chain'> & { chain: Maybe<ResolversTypes['ActivityChain']> }>;
  ActivityRestorability: ActivityRestorability;
  ActivityConnection: ResolverTypeWrapper<CountedConnection<ResolversParentTypes['Activity']>>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityTarget: ResolverTypeWrapper<ActivityTarget>;
  ActivityFilter: ActivityFilter;
  ActivityRole: ActivityRole;
  RestoreActivityInput: RestoreActivityInput;
  RestoreActivityPayload: ResolverTypeWrapper<Omit<RestoreActivityPayload, 'activity' | 'restored'> & { activity: Maybe<ResolversTypes['Activity']>, restored: Maybe<ResolversTypes['Activity']> }>;
  ExportActivitiesInput: ExportActivitiesInput;
  ExportActivitiesPayload: ResolverTypeWrapper<ExportActivitiesPayload>;
  SnapshotSubject: SnapshotSubject;
  DateRange: DateRange;
  ActivityType: ActivityType;
  CommuneRef: ResolverTypeWrapper<CommuneRef>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  AGS: ResolverTypeWrapper<Scalars['AGS']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfoModel>;
  ActorRef: ResolverTypeWrapper<StoredActorModel>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  RoleType: RoleType;
  OrderDirection: OrderDirection;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  Download: ResolverTypeWrapper<Download>;
  UserError: ResolverTypeWrapper<UserError>;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ErrorCode: ErrorCode;
  ApplicationStatus: ApplicationStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: unknown;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Mutation: unknown;
  StatisticsScope: StatisticsScope;
  Statistics: StatisticsModel;
  Boolean: Scalars['Boolean']['output'];
  StatisticsPoint: StatisticsPoint;
  StatisticsFigures: StatisticsFigures;
  Float: Scalars['Float']['output'];
  StatisticsStatusCount: StatisticsStatusCount;
  StatisticsPeers: StatisticsPeers;
  ExportMonthlyTransactionsInput: ExportMonthlyTransactionsInput;
  ExportMonthlyTransactionsPayload: ExportMonthlyTransactionsPayload;
  Feedback: FeedbackModel;
  FeedbackConnection: CountedConnection<ResolversParentTypes['Feedback']>;
  FeedbackEdge: Omit<FeedbackEdge, 'node'> & { node: ResolversParentTypes['Feedback'] };
  PersonalDataHint: PersonalDataHint;
  FeedbackDelivery: FeedbackDelivery;
  FeedbackFilter: FeedbackFilter;
  FeedbackSummary: FeedbackSummary;
  RatingCount: RatingCount;
  RatingPoint: RatingPoint;
  DecideFeedbackInput: DecideFeedbackInput;
  FeedbackRevisionInput: FeedbackRevisionInput;
  DecideFeedbackPayload: Omit<DecideFeedbackPayload, 'feedback'> & { feedback: ReadonlyArray<ResolversParentTypes['Feedback']> };
  MarkFeedbackReadInput: MarkFeedbackReadInput;
  MarkFeedbackReadPayload: Omit<MarkFeedbackReadPayload, 'feedback'> & { feedback: ReadonlyArray<ResolversParentTypes['Feedback']> };
  SaveFeedbackNoteInput: SaveFeedbackNoteInput;
  SaveFeedbackNotePayload: Omit<SaveFeedbackNotePayload, 'feedback'> & { feedback: Maybe<ResolversParentTypes['Feedback']> };
  RedactFeedbackInput: RedactFeedbackInput;
  TextSpanInput: TextSpanInput;
  RedactFeedbackPayload: Omit<RedactFeedbackPayload, 'feedback'> & { feedback: Maybe<ResolversParentTypes['Feedback']> };
  RestoreFeedbackCommentInput: RestoreFeedbackCommentInput;
  RestoreFeedbackCommentPayload: Omit<RestoreFeedbackCommentPayload, 'feedback'> & { feedback: Maybe<ResolversParentTypes['Feedback']> };
  SubmitFeedbackInput: SubmitFeedbackInput;
  SubmitFeedbackPayload: SubmitFeedbackPayload;
  Booking: BookingModel;
  BookingExport: BookingExportModel;
  BookingConnection: CountedConnection<ResolversParentTypes['Booking']>;
  BookingEdge: Omit<BookingEdge, 'node'> & { node: ResolversParentTypes['Booking'] };
  BookingFilter: BookingFilter;
  BookingOrder: BookingOrder;
  BookingSums: BookingSums;
  BookingSum: BookingSum;
  BookingFilterValues: BookingFilterValues;
  BookingRun: BookingRunModel;
  BookingRunConnection: Connection<ResolversParentTypes['BookingRun']>;
  BookingRunEdge: Omit<BookingRunEdge, 'node'> & { node: ResolversParentTypes['BookingRun'] };
  BookingRunFilter: BookingRunFilter;
  BookingRunPreview: Omit<BookingRunPreview, 'otherSeries'> & { otherSeries: ReadonlyArray<ResolversParentTypes['BookingSeriesOverlap']> };
  BookingSeriesOverlap: Omit<BookingSeriesOverlap, 'latestRun'> & { latestRun: ResolversParentTypes['BookingRun'] };
  BookingLayout: BookingLayout;
  BookingLayoutColumn: BookingLayoutColumn;
  SavedBookingLayout: SavedBookingLayoutModel;
  ExportBookingsInput: ExportBookingsInput;
  BookingLayoutInput: BookingLayoutInput;
  BookingLayoutColumnInput: BookingLayoutColumnInput;
  ExportBookingsPayload: Omit<ExportBookingsPayload, 'run'> & { run: Maybe<ResolversParentTypes['BookingRun']> };
  SaveBookingLayoutInput: SaveBookingLayoutInput;
  SaveBookingLayoutPayload: Omit<SaveBookingLayoutPayload, 'layout'> & { layout: Maybe<ResolversParentTypes['SavedBookingLayout']> };
  RemoveBookingLayoutInput: RemoveBookingLayoutInput;
  RemoveBookingLayoutPayload: RemoveBookingLayoutPayload;
  ServiceReports: ServiceReportsModel;
  ServiceReport: ServiceReportModel;
  ReportTemplate: ReportTemplateModel;
  ReportTemplateVersion: ReportTemplateVersionModel;
  ReportPlaceholders: ReportPlaceholders;
  KnownPlaceholder: KnownPlaceholder;
  UnknownPlaceholder: UnknownPlaceholder;
  CheckedReportTemplate: CheckedTemplateModel;
  ReportExpression: ReportExpression;
  CheckReportTemplateInput: CheckReportTemplateInput;
  CheckReportTemplatePayload: Omit<CheckReportTemplatePayload, 'checked'> & { checked: Maybe<ResolversParentTypes['CheckedReportTemplate']> };
  SaveReportTemplateInput: SaveReportTemplateInput;
  SaveReportTemplatePayload: Omit<SaveReportTemplatePayload, 'report'> & { report: Maybe<ResolversParentTypes['ServiceReport']> };
  RemoveReportTemplatesInput: RemoveReportTemplatesInput;
  ReportRevisionInput: ReportRevisionInput;
  RemoveReportTemplatesPayload: Omit<RemoveReportTemplatesPayload, 'reports'> & { reports: ReadonlyArray<ResolversParentTypes['ServiceReport']> };
  RestoreReportTemplateInput: RestoreReportTemplateInput;
  RestoreReportTemplatePayload: Omit<RestoreReportTemplatePayload, 'report'> & { report: Maybe<ResolversParentTypes['ServiceReport']> };
  Activity: LoggedActivityModel;
  ServiceHistoryEntry: LoggedActivityModel;
  ServiceHistoryEntryConnection: CountedConnection<ResolversParentTypes['ServiceHistoryEntry']>;
  ServiceHistoryEntryEdge: Omit<ServiceHistoryEntryEdge, 'node'> & { node: ResolversParentTypes['ServiceHistoryEntry'] };
  ActivityChain: ChainStateModel;
  ActivityChainCheck: StoredChainCheckModel;
  ActivityPurpose: ActivityPurpose;
  DeclareActivityPurposeInput: DeclareActivityPurposeInput;
  DeclareActivityPurposePayload: DeclareActivityPurposePayload;
  VerifyActivitiesPayload: Omit<VerifyActivitiesPayload, 'chain'> & { chain: Maybe<ResolversParentTypes['ActivityChain']> };
  ActivityConnection: CountedConnection<ResolversParentTypes['Activity']>;
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityTarget: ActivityTarget;
  ActivityFilter: ActivityFilter;
  RestoreActivityInput: RestoreActivityInput;
  RestoreActivityPayload: Omit<RestoreActivityPayload, 'activity' | 'restored'> & { activity: Maybe<ResolversParentTypes['Activity']>, restored: Maybe<ResolversParentTypes['Activity']> };
  ExportActivitiesInput: ExportActivitiesInput;
  ExportActivitiesPayload: ExportActivitiesPayload;
  DateRange: DateRange;
  CommuneRef: CommuneRef;
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  AGS: Scalars['AGS']['output'];
  Upload: Scalars['Upload']['output'];
  JSON: Scalars['JSON']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfoModel;
  ActorRef: StoredActorModel;
  FieldChange: FieldChange;
  Cents: Scalars['Cents']['output'];
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
  activities?: Resolver<ResolversTypes['ActivityConnection'], ParentType, ContextType, RequireFields<QueryactivitiesArgs, 'first'>>;
  activityExportLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activityChain?: Resolver<ResolversTypes['ActivityChain'], ParentType, ContextType>;
  activityPurpose?: Resolver<Maybe<ResolversTypes['ActivityPurpose']>, ParentType, ContextType>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, RequireFields<QuerystatisticsArgs, 'period'>>;
  feedback?: Resolver<ResolversTypes['FeedbackConnection'], ParentType, ContextType, RequireFields<QueryfeedbackArgs, 'first'>>;
  feedbackSummary?: Resolver<ResolversTypes['FeedbackSummary'], ParentType, ContextType, Partial<QueryfeedbackSummaryArgs>>;
  bookings?: Resolver<ResolversTypes['BookingConnection'], ParentType, ContextType, RequireFields<QuerybookingsArgs, 'first'>>;
  bookingSums?: Resolver<ResolversTypes['BookingSums'], ParentType, ContextType, Partial<QuerybookingSumsArgs>>;
  bookingFilterValues?: Resolver<ResolversTypes['BookingFilterValues'], ParentType, ContextType, Partial<QuerybookingFilterValuesArgs>>;
  bookingRuns?: Resolver<ResolversTypes['BookingRunConnection'], ParentType, ContextType, RequireFields<QuerybookingRunsArgs, 'commune' | 'first'>>;
  bookingRunPreview?: Resolver<Maybe<ResolversTypes['BookingRunPreview']>, ParentType, ContextType, RequireFields<QuerybookingRunPreviewArgs, 'commune'>>;
  bookingLayouts?: Resolver<ReadonlyArray<ResolversTypes['SavedBookingLayout']>, ParentType, ContextType, RequireFields<QuerybookingLayoutsArgs, 'commune'>>;
  serviceReports?: Resolver<Maybe<ResolversTypes['ServiceReports']>, ParentType, ContextType, RequireFields<QueryserviceReportsArgs, 'commune' | 'serviceId'>>;
  communeReports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceReports']>>, ParentType, ContextType, RequireFields<QuerycommuneReportsArgs, 'commune'>>;
  serviceHistory?: Resolver<Maybe<ResolversTypes['ServiceHistoryEntryConnection']>, ParentType, ContextType, RequireFields<QueryserviceHistoryArgs, 'commune' | 'serviceId' | 'first'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  declareActivityPurpose?: Resolver<ResolversTypes['DeclareActivityPurposePayload'], ParentType, ContextType, RequireFields<MutationdeclareActivityPurposeArgs, 'input'>>;
  verifyActivities?: Resolver<ResolversTypes['VerifyActivitiesPayload'], ParentType, ContextType>;
  exportMonthlyTransactions?: Resolver<ResolversTypes['ExportMonthlyTransactionsPayload'], ParentType, ContextType, RequireFields<MutationexportMonthlyTransactionsArgs, 'input'>>;
  decideFeedback?: Resolver<ResolversTypes['DecideFeedbackPayload'], ParentType, ContextType, RequireFields<MutationdecideFeedbackArgs, 'input'>>;
  markFeedbackRead?: Resolver<ResolversTypes['MarkFeedbackReadPayload'], ParentType, ContextType, RequireFields<MutationmarkFeedbackReadArgs, 'input'>>;
  saveFeedbackNote?: Resolver<ResolversTypes['SaveFeedbackNotePayload'], ParentType, ContextType, RequireFields<MutationsaveFeedbackNoteArgs, 'input'>>;
  redactFeedback?: Resolver<ResolversTypes['RedactFeedbackPayload'], ParentType, ContextType, RequireFields<MutationredactFeedbackArgs, 'input'>>;
  restoreFeedbackComment?: Resolver<ResolversTypes['RestoreFeedbackCommentPayload'], ParentType, ContextType, RequireFields<MutationrestoreFeedbackCommentArgs, 'input'>>;
  submitFeedback?: Resolver<ResolversTypes['SubmitFeedbackPayload'], ParentType, ContextType, RequireFields<MutationsubmitFeedbackArgs, 'input'>>;
  restoreActivity?: Resolver<ResolversTypes['RestoreActivityPayload'], ParentType, ContextType, RequireFields<MutationrestoreActivityArgs, 'input'>>;
  exportActivities?: Resolver<ResolversTypes['ExportActivitiesPayload'], ParentType, ContextType, RequireFields<MutationexportActivitiesArgs, 'input'>>;
  exportBookings?: Resolver<ResolversTypes['ExportBookingsPayload'], ParentType, ContextType, RequireFields<MutationexportBookingsArgs, 'input'>>;
  saveBookingLayout?: Resolver<ResolversTypes['SaveBookingLayoutPayload'], ParentType, ContextType, RequireFields<MutationsaveBookingLayoutArgs, 'input'>>;
  removeBookingLayout?: Resolver<ResolversTypes['RemoveBookingLayoutPayload'], ParentType, ContextType, RequireFields<MutationremoveBookingLayoutArgs, 'input'>>;
  checkReportTemplate?: Resolver<ResolversTypes['CheckReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationcheckReportTemplateArgs, 'input'>>;
  saveReportTemplate?: Resolver<ResolversTypes['SaveReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationsaveReportTemplateArgs, 'input'>>;
  removeReportTemplates?: Resolver<ResolversTypes['RemoveReportTemplatesPayload'], ParentType, ContextType, RequireFields<MutationremoveReportTemplatesArgs, 'input'>>;
  restoreReportTemplate?: Resolver<ResolversTypes['RestoreReportTemplatePayload'], ParentType, ContextType, RequireFields<MutationrestoreReportTemplateArgs, 'input'>>;
};

export type StatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  from: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previousFrom: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  previousTo: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  granularity: Resolver<ResolversTypes['StatisticsGranularity'], ParentType, ContextType>;
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hidesSmallFigures: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totals: Resolver<ResolversTypes['StatisticsFigures'], ParentType, ContextType>;
  previous: Resolver<Maybe<ResolversTypes['StatisticsFigures']>, ParentType, ContextType>;
  points: Resolver<ReadonlyArray<ResolversTypes['StatisticsPoint']>, ParentType, ContextType>;
  statuses: Resolver<ReadonlyArray<ResolversTypes['StatisticsStatusCount']>, ParentType, ContextType>;
  peers: Resolver<Maybe<ResolversTypes['StatisticsPeers']>, ParentType, ContextType>;
};

export type StatisticsPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticsPoint'] = ResolversParentTypes['StatisticsPoint']> = {
  from: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isUnfinished: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  figures: Resolver<ResolversTypes['StatisticsFigures'], ParentType, ContextType>;
  previous: Resolver<Maybe<ResolversTypes['StatisticsFigures']>, ParentType, ContextType>;
};

export type StatisticsFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticsFigures'] = ResolversParentTypes['StatisticsFigures']> = {
  submitted: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completed: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assisted: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assistedShare: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failedAttempts: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payments: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feeIncome: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  medianSeconds: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  p90Seconds: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratings: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratingAverage: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hidden: Resolver<ReadonlyArray<ResolversTypes['StatisticsFigure']>, ParentType, ContextType>;
};

export type StatisticsStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticsStatusCount'] = ResolversParentTypes['StatisticsStatusCount']> = {
  status: Resolver<ResolversTypes['ApplicationStatus'], ParentType, ContextType>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isHidden: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatisticsPeersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatisticsPeers'] = ResolversParentTypes['StatisticsPeers']> = {
  communeCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  population: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submittedPer1000: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ownSubmittedPer1000: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianSeconds: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assistedShare: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failedPer100: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ownFailedPer100: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingAverage: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ExportMonthlyTransactionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportMonthlyTransactionsPayload'] = ResolversParentTypes['ExportMonthlyTransactionsPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalComment: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalErasedOn: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  personalDataHints: Resolver<ReadonlyArray<ResolversTypes['PersonalDataHint']>, ParentType, ContextType>;
  state: Resolver<ResolversTypes['FeedbackState'], ParentType, ContextType>;
  decidedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  decidedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decisionReason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRead: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  readAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  noteAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery: Resolver<Maybe<ResolversTypes['FeedbackDelivery']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackConnection'] = ResolversParentTypes['FeedbackConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['FeedbackEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeedbackEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackEdge'] = ResolversParentTypes['FeedbackEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Feedback'], ParentType, ContextType>;
};

export type PersonalDataHintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataHint'] = ResolversParentTypes['PersonalDataHint']> = {
  kind: Resolver<ResolversTypes['PersonalDataKind'], ParentType, ContextType>;
  start: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedbackDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackDelivery'] = ResolversParentTypes['FeedbackDelivery']> = {
  state: Resolver<ResolversTypes['FeedbackDeliveryState'], ParentType, ContextType>;
  at: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  httpStatus: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedbackSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackSummary'] = ResolversParentTypes['FeedbackSummary']> = {
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  average: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distribution: Resolver<ReadonlyArray<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  course: Resolver<ReadonlyArray<ResolversTypes['RatingPoint']>, ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  rating: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatingPoint'] = ResolversParentTypes['RatingPoint']> = {
  from: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  average: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DecideFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideFeedbackPayload'] = ResolversParentTypes['DecideFeedbackPayload']> = {
  feedback: Resolver<ReadonlyArray<ResolversTypes['Feedback']>, ParentType, ContextType>;
  decidedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkFeedbackReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkFeedbackReadPayload'] = ResolversParentTypes['MarkFeedbackReadPayload']> = {
  feedback: Resolver<ReadonlyArray<ResolversTypes['Feedback']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveFeedbackNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveFeedbackNotePayload'] = ResolversParentTypes['SaveFeedbackNotePayload']> = {
  feedback: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RedactFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedactFeedbackPayload'] = ResolversParentTypes['RedactFeedbackPayload']> = {
  feedback: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreFeedbackCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreFeedbackCommentPayload'] = ResolversParentTypes['RestoreFeedbackCommentPayload']> = {
  feedback: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubmitFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitFeedbackPayload'] = ResolversParentTypes['SubmitFeedbackPayload']> = {
  feedbackId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['BookingKind'], ParentType, ContextType>;
  paymentId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicationId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  licencePlate: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ava: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeNumber: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeText: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budgetItem: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vatRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashReference: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentSystem: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  refunded: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundOf: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  refunds: Resolver<ReadonlyArray<ResolversTypes['Booking']>, ParentType, ContextType>;
  exports: Resolver<ReadonlyArray<ResolversTypes['BookingExport']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingExport'] = ResolversParentTypes['BookingExport']> = {
  run: Resolver<ResolversTypes['BookingRun'], ParentType, ContextType>;
  entry: Resolver<ResolversTypes['BookingEntry'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type BookingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingConnection'] = ResolversParentTypes['BookingConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['BookingEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingEdge'] = ResolversParentTypes['BookingEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
};

export type BookingSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingSums'] = ResolversParentTypes['BookingSums']> = {
  rows: Resolver<ReadonlyArray<ResolversTypes['BookingSum']>, ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  openCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTotal: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  failedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedTotal: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type BookingSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingSum'] = ResolversParentTypes['BookingSum']> = {
  budgetItem: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatRate: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type BookingFilterValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingFilterValues'] = ResolversParentTypes['BookingFilterValues']> = {
  budgetItems: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethods: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRun'] = ResolversParentTypes['BookingRun']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  number: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sinceRun: Resolver<Maybe<ResolversTypes['BookingRun']>, ParentType, ContextType>;
  continuedBy: Resolver<Maybe<ResolversTypes['BookingRun']>, ParentType, ContextType>;
  createdAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  filter: Resolver<ResolversTypes['BookingRunFilter'], ParentType, ContextType>;
  layout: Resolver<ResolversTypes['BookingLayout'], ParentType, ContextType>;
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sha256: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasVehicles: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  erasedOn: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRunConnection'] = ResolversParentTypes['BookingRunConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['BookingRunEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookingRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRunEdge'] = ResolversParentTypes['BookingRunEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['BookingRun'], ParentType, ContextType>;
};

export type BookingRunFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRunFilter'] = ResolversParentTypes['BookingRunFilter']> = {
  services: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  from: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  budgetItems: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  paymentMethods: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  kinds: Resolver<Maybe<ReadonlyArray<ResolversTypes['BookingKind']>>, ParentType, ContextType>;
  totalFrom: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  totalTo: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  text: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingRunPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingRunPreview'] = ResolversParentTypes['BookingRunPreview']> = {
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  correctionCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  vat: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  otherSeriesCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherSeries: Resolver<ReadonlyArray<ResolversTypes['BookingSeriesOverlap']>, ParentType, ContextType>;
  unbookedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookingSeriesOverlapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingSeriesOverlap'] = ResolversParentTypes['BookingSeriesOverlap']> = {
  rowCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latestRun: Resolver<ResolversTypes['BookingRun'], ParentType, ContextType>;
};

export type BookingLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingLayout'] = ResolversParentTypes['BookingLayout']> = {
  columns: Resolver<ReadonlyArray<ResolversTypes['BookingLayoutColumn']>, ParentType, ContextType>;
  format: Resolver<ResolversTypes['BookingFormat'], ParentType, ContextType>;
  separator: Resolver<ResolversTypes['BookingSeparator'], ParentType, ContextType>;
  decimalSeparator: Resolver<ResolversTypes['BookingDecimalSeparator'], ParentType, ContextType>;
  dateFormat: Resolver<ResolversTypes['BookingDateFormat'], ParentType, ContextType>;
  encoding: Resolver<ResolversTypes['BookingEncoding'], ParentType, ContextType>;
  quoting: Resolver<ResolversTypes['BookingQuoting'], ParentType, ContextType>;
  hasHeader: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTotals: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingLayoutColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookingLayoutColumn'] = ResolversParentTypes['BookingLayoutColumn']> = {
  column: Resolver<ResolversTypes['BookingColumn'], ParentType, ContextType>;
  header: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedBookingLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedBookingLayout'] = ResolversParentTypes['SavedBookingLayout']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout: Resolver<ResolversTypes['BookingLayout'], ParentType, ContextType>;
  updatedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  updatedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportBookingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportBookingsPayload'] = ResolversParentTypes['ExportBookingsPayload']> = {
  run: Resolver<Maybe<ResolversTypes['BookingRun']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveBookingLayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBookingLayoutPayload'] = ResolversParentTypes['SaveBookingLayoutPayload']> = {
  layout: Resolver<Maybe<ResolversTypes['SavedBookingLayout']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveBookingLayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBookingLayoutPayload'] = ResolversParentTypes['RemoveBookingLayoutPayload']> = {
  removedId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceReportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceReports'] = ResolversParentTypes['ServiceReports']> = {
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reports: Resolver<ReadonlyArray<ResolversTypes['ServiceReport']>, ParentType, ContextType>;
};

export type ServiceReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceReport'] = ResolversParentTypes['ServiceReport']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commune: Resolver<ResolversTypes['CommuneRef'], ParentType, ContextType>;
  serviceId: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  report: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDemanded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasInherited: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDelivered: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMissing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own: Resolver<Maybe<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
  inherited: Resolver<Maybe<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
  delivered: Resolver<Maybe<ResolversTypes['ReportTemplate']>, ParentType, ContextType>;
  versions: Resolver<ReadonlyArray<ResolversTypes['ReportTemplateVersion']>, ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplate'] = ResolversParentTypes['ReportTemplate']> = {
  kind: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy: Resolver<Maybe<ResolversTypes['ActorRef']>, ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  preview: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  placeholders: Resolver<ResolversTypes['ReportPlaceholders'], ParentType, ContextType>;
};

export type ReportTemplateVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTemplateVersion'] = ResolversParentTypes['ReportTemplateVersion']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action: Resolver<ResolversTypes['ReportTemplateAction'], ParentType, ContextType>;
  fileName: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byteSize: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  isCurrent: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportPlaceholdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPlaceholders'] = ResolversParentTypes['ReportPlaceholders']> = {
  known: Resolver<ReadonlyArray<ResolversTypes['KnownPlaceholder']>, ParentType, ContextType>;
  unknown: Resolver<ReadonlyArray<ResolversTypes['UnknownPlaceholder']>, ParentType, ContextType>;
  unused: Resolver<ReadonlyArray<ResolversTypes['KnownPlaceholder']>, ParentType, ContextType>;
};

export type KnownPlaceholderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnownPlaceholder'] = ResolversParentTypes['KnownPlaceholder']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source: Resolver<ResolversTypes['PlaceholderSource'], ParentType, ContextType>;
};

export type UnknownPlaceholderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownPlaceholder'] = ResolversParentTypes['UnknownPlaceholder']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposal: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckedReportTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckedReportTemplate'] = ResolversParentTypes['CheckedReportTemplate']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  report: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  fileName: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byteSize: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacesOwn: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placeholders: Resolver<ResolversTypes['ReportPlaceholders'], ParentType, ContextType>;
  expressions: Resolver<ReadonlyArray<ResolversTypes['ReportExpression']>, ParentType, ContextType>;
  preview: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  expiresAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportExpressionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportExpression'] = ResolversParentTypes['ReportExpression']> = {
  text: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  element: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckReportTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckReportTemplatePayload'] = ResolversParentTypes['CheckReportTemplatePayload']> = {
  checked: Resolver<Maybe<ResolversTypes['CheckedReportTemplate']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveReportTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveReportTemplatePayload'] = ResolversParentTypes['SaveReportTemplatePayload']> = {
  report: Resolver<Maybe<ResolversTypes['ServiceReport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveReportTemplatesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveReportTemplatesPayload'] = ResolversParentTypes['RemoveReportTemplatesPayload']> = {
  reports: Resolver<ReadonlyArray<ResolversTypes['ServiceReport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreReportTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreReportTemplatePayload'] = ResolversParentTypes['RestoreReportTemplatePayload']> = {
  report: Resolver<Maybe<ResolversTypes['ServiceReport']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  target: Resolver<ResolversTypes['ActivityTarget'], ParentType, ContextType>;
  jobId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  chainPosition: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  correlationId: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relatedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restorability: Resolver<Maybe<ResolversTypes['ActivityRestorability']>, ParentType, ContextType>;
  restoredBy: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  restores: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceHistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceHistoryEntry'] = ResolversParentTypes['ServiceHistoryEntry']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  at: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  changes: Resolver<ReadonlyArray<ResolversTypes['FieldChange']>, ParentType, ContextType>;
};

export type ServiceHistoryEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceHistoryEntryConnection'] = ResolversParentTypes['ServiceHistoryEntryConnection']> = {
  edges: Resolver<ReadonlyArray<ResolversTypes['ServiceHistoryEntryEdge']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountExceeded: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ServiceHistoryEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceHistoryEntryEdge'] = ResolversParentTypes['ServiceHistoryEntryEdge']> = {
  cursor: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node: Resolver<ResolversTypes['ServiceHistoryEntry'], ParentType, ContextType>;
};

export type ActivityChainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityChain'] = ResolversParentTypes['ActivityChain']> = {
  length: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chainedUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  head: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  check: Resolver<Maybe<ResolversTypes['ActivityChainCheck']>, ParentType, ContextType>;
};

export type ActivityChainCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityChainCheck'] = ResolversParentTypes['ActivityChainCheck']> = {
  state: Resolver<ResolversTypes['ActivityChainCheckState'], ParentType, ContextType>;
  startedAt: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by: Resolver<ResolversTypes['ActorRef'], ParentType, ContextType>;
  checkedCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holdsUntil: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstBroken: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  brokenPosition: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActivityPurposeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPurpose'] = ResolversParentTypes['ActivityPurpose']> = {
  purpose: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeclareActivityPurposePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclareActivityPurposePayload'] = ResolversParentTypes['DeclareActivityPurposePayload']> = {
  purpose: Resolver<Maybe<ResolversTypes['ActivityPurpose']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifyActivitiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyActivitiesPayload'] = ResolversParentTypes['VerifyActivitiesPayload']> = {
  chain: Resolver<Maybe<ResolversTypes['ActivityChain']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  automatedJob: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  automatedJobRunId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestoreActivityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreActivityPayload'] = ResolversParentTypes['RestoreActivityPayload']> = {
  activity: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  restored: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  errors: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportActivitiesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportActivitiesPayload'] = ResolversParentTypes['ExportActivitiesPayload']> = {
  download: Resolver<Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export interface JSONScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Feedback' | 'Booking' | 'BookingRun' | 'SavedBookingLayout' | 'ServiceReport' | 'ReportTemplateVersion' | 'Activity', ParentType, ContextType>;
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

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

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
  Statistics: StatisticsResolvers<ContextType>;
  StatisticsPoint: StatisticsPointResolvers<ContextType>;
  StatisticsFigures: StatisticsFiguresResolvers<ContextType>;
  StatisticsStatusCount: StatisticsStatusCountResolvers<ContextType>;
  StatisticsPeers: StatisticsPeersResolvers<ContextType>;
  ExportMonthlyTransactionsPayload: ExportMonthlyTransactionsPayloadResolvers<ContextType>;
  Feedback: FeedbackResolvers<ContextType>;
  FeedbackConnection: FeedbackConnectionResolvers<ContextType>;
  FeedbackEdge: FeedbackEdgeResolvers<ContextType>;
  PersonalDataHint: PersonalDataHintResolvers<ContextType>;
  FeedbackDelivery: FeedbackDeliveryResolvers<ContextType>;
  FeedbackSummary: FeedbackSummaryResolvers<ContextType>;
  RatingCount: RatingCountResolvers<ContextType>;
  RatingPoint: RatingPointResolvers<ContextType>;
  DecideFeedbackPayload: DecideFeedbackPayloadResolvers<ContextType>;
  MarkFeedbackReadPayload: MarkFeedbackReadPayloadResolvers<ContextType>;
  SaveFeedbackNotePayload: SaveFeedbackNotePayloadResolvers<ContextType>;
  RedactFeedbackPayload: RedactFeedbackPayloadResolvers<ContextType>;
  RestoreFeedbackCommentPayload: RestoreFeedbackCommentPayloadResolvers<ContextType>;
  SubmitFeedbackPayload: SubmitFeedbackPayloadResolvers<ContextType>;
  Booking: BookingResolvers<ContextType>;
  BookingExport: BookingExportResolvers<ContextType>;
  BookingConnection: BookingConnectionResolvers<ContextType>;
  BookingEdge: BookingEdgeResolvers<ContextType>;
  BookingSums: BookingSumsResolvers<ContextType>;
  BookingSum: BookingSumResolvers<ContextType>;
  BookingFilterValues: BookingFilterValuesResolvers<ContextType>;
  BookingRun: BookingRunResolvers<ContextType>;
  BookingRunConnection: BookingRunConnectionResolvers<ContextType>;
  BookingRunEdge: BookingRunEdgeResolvers<ContextType>;
  BookingRunFilter: BookingRunFilterResolvers<ContextType>;
  BookingRunPreview: BookingRunPreviewResolvers<ContextType>;
  BookingSeriesOverlap: BookingSeriesOverlapResolvers<ContextType>;
  BookingLayout: BookingLayoutResolvers<ContextType>;
  BookingLayoutColumn: BookingLayoutColumnResolvers<ContextType>;
  SavedBookingLayout: SavedBookingLayoutResolvers<ContextType>;
  ExportBookingsPayload: ExportBookingsPayloadResolvers<ContextType>;
  SaveBookingLayoutPayload: SaveBookingLayoutPayloadResolvers<ContextType>;
  RemoveBookingLayoutPayload: RemoveBookingLayoutPayloadResolvers<ContextType>;
  ServiceReports: ServiceReportsResolvers<ContextType>;
  ServiceReport: ServiceReportResolvers<ContextType>;
  ReportTemplate: ReportTemplateResolvers<ContextType>;
  ReportTemplateVersion: ReportTemplateVersionResolvers<ContextType>;
  ReportPlaceholders: ReportPlaceholdersResolvers<ContextType>;
  KnownPlaceholder: KnownPlaceholderResolvers<ContextType>;
  UnknownPlaceholder: UnknownPlaceholderResolvers<ContextType>;
  CheckedReportTemplate: CheckedReportTemplateResolvers<ContextType>;
  ReportExpression: ReportExpressionResolvers<ContextType>;
  CheckReportTemplatePayload: CheckReportTemplatePayloadResolvers<ContextType>;
  SaveReportTemplatePayload: SaveReportTemplatePayloadResolvers<ContextType>;
  RemoveReportTemplatesPayload: RemoveReportTemplatesPayloadResolvers<ContextType>;
  RestoreReportTemplatePayload: RestoreReportTemplatePayloadResolvers<ContextType>;
  Activity: ActivityResolvers<ContextType>;
  ServiceHistoryEntry: ServiceHistoryEntryResolvers<ContextType>;
  ServiceHistoryEntryConnection: ServiceHistoryEntryConnectionResolvers<ContextType>;
  ServiceHistoryEntryEdge: ServiceHistoryEntryEdgeResolvers<ContextType>;
  ActivityChain: ActivityChainResolvers<ContextType>;
  ActivityChainCheck: ActivityChainCheckResolvers<ContextType>;
  ActivityPurpose: ActivityPurposeResolvers<ContextType>;
  DeclareActivityPurposePayload: DeclareActivityPurposePayloadResolvers<ContextType>;
  VerifyActivitiesPayload: VerifyActivitiesPayloadResolvers<ContextType>;
  ActivityConnection: ActivityConnectionResolvers<ContextType>;
  ActivityEdge: ActivityEdgeResolvers<ContextType>;
  ActivityTarget: ActivityTargetResolvers<ContextType>;
  RestoreActivityPayload: RestoreActivityPayloadResolvers<ContextType>;
  ExportActivitiesPayload: ExportActivitiesPayloadResolvers<ContextType>;
  CommuneRef: CommuneRefResolvers<ContextType>;
  DateTime: GraphQLScalarType;
  Date: GraphQLScalarType;
  AGS: GraphQLScalarType;
  Upload: GraphQLScalarType;
  JSON: GraphQLScalarType;
  Node: NodeResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  ActorRef: ActorRefResolvers<ContextType>;
  FieldChange: FieldChangeResolvers<ContextType>;
  Cents: GraphQLScalarType;
  Download: DownloadResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  ErrorParam: ErrorParamResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated: authenticatedDirectiveResolver<any, any, ContextType>;
  requires: requiresDirectiveResolver<any, any, ContextType>;
  intake: intakeDirectiveResolver<any, any, ContextType>;
};

