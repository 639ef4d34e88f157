/** Resolvers of the mgt-v2 endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, centsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { accountingResolvers } from "./accounting.resolvers";
import { activitiesResolvers } from "./activities.resolvers";
import { bookingRunsResolvers } from "./bookingRuns.resolvers";
import { feedbackResolvers } from "./feedback.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { reportsResolvers } from "./reports.resolvers";
import { statisticsResolvers } from "./statistics.resolvers";

export const mgtV2Resolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Cents: centsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...nodeResolvers.Query,
    ...activitiesResolvers.Query,
    ...feedbackResolvers.Query,
    ...statisticsResolvers.Query,
    ...accountingResolvers.Query,
    ...bookingRunsResolvers.Query,
    ...reportsResolvers.Query,
  },
  Mutation: {
    ...activitiesResolvers.Mutation,
    ...feedbackResolvers.Mutation,
    ...statisticsResolvers.Mutation,
    ...bookingRunsResolvers.Mutation,
    ...reportsResolvers.Mutation,
  },
  Activity: activitiesResolvers.Activity,
  ServiceHistoryEntry: activitiesResolvers.ServiceHistoryEntry,
  ActivityChainCheck: activitiesResolvers.ActivityChainCheck,
  Booking: accountingResolvers.Booking,
  Statistics: statisticsResolvers.Statistics,
  BookingRun: bookingRunsResolvers.BookingRun,
  SavedBookingLayout: bookingRunsResolvers.SavedBookingLayout,
  ActorRef: actorResolvers,
  Feedback: feedbackResolvers.Feedback,
  CheckedReportTemplate: reportsResolvers.CheckedReportTemplate,
  ReportTemplate: reportsResolvers.ReportTemplate,
  ReportTemplateVersion: reportsResolvers.ReportTemplateVersion,
  ServiceReport: reportsResolvers.ServiceReport,
  ServiceReports: reportsResolvers.ServiceReports,
};
