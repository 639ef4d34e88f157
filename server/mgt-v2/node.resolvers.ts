/** Resolves objects of this endpoint by their node id, with the same access rules as in lists. */
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { findBookingLayout } from "#server/domain/accounting/bookingLayouts";
import { findBookingRun } from "#server/domain/accounting/bookingRuns";
import { findBooking } from "#server/domain/accounting/bookings";
import { findActivity } from "#server/domain/activity/activityLog";
import { findFeedback } from "#server/domain/feedback/feedback";
import { findServiceReport, findTemplateVersion, parseReportId } from "#server/domain/reports/serviceReports";
import { failure } from "#server/failure";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { fromNodeId, type NodeType } from "#server/nodeId";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";

type Finder = (id: string, ctx: Context) => Promise<ResolversParentTypes["Node"] | null>;

/** Checks the permission before the lookup, so that the response does not reveal whether the object exists. */
function guarded(permission: Permission, find: Finder): Finder {
  return (id, ctx) => {
    if (!can(ctx.viewer, permission)) throw failure("insufficient_permissions");
    return find(id, ctx);
  };
}

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  Activity: guarded("activities", async (id, ctx) => asNode("Activity", await findActivity(ctx, Number(id)))),
  Booking: guarded("metrics", async (id, ctx) => asNode("Booking", await findBooking(ctx, Number(id)))),
  BookingRun: guarded("metrics", async (id, ctx) => asNode("BookingRun", await findBookingRun(ctx, id))),
  SavedBookingLayout: guarded("metrics", async (id, ctx) =>
    asNode("SavedBookingLayout", await findBookingLayout(ctx, id)),
  ),
  Feedback: guarded("commune_service_feedback", async (id, ctx) =>
    asNode("Feedback", await findFeedback(ctx, Number(id))),
  ),
  ReportTemplateVersion: guarded("commune_service_reports", async (id, ctx) =>
    asNode("ReportTemplateVersion", await findTemplateVersion(ctx, Number(id))),
  ),
  ServiceReport: guarded("commune_service_reports", async (id, ctx) => {
    const key = parseReportId(id);
    return asNode("ServiceReport", key && (await findServiceReport(ctx, key)));
  }),
};

export const nodeResolvers = {
  Query: {
    node: (_root, args, ctx) => {
      const ref = fromNodeId(args.id);
      return ref && (finders[ref.type]?.(ref.id, ctx) ?? null);
    },
  },
} satisfies SomeResolvers<Resolvers>;
