/** Resolvers of report templates. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

function pending(): never {
  throw new Error("Report templates are not available.");
}

export const reportsResolvers = {
  Query: { serviceReports: pending, communeReports: pending },
  Mutation: {
    checkReportTemplate: pending,
    saveReportTemplate: pending,
    removeReportTemplates: pending,
    restoreReportTemplate: pending,
  },
} satisfies SomeResolvers<Resolvers>;
