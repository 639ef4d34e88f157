/** Resolvers of the endpoint process. */
import type { IResolvers } from "@graphql-tools/utils";
import { agsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import { actionsResolvers } from "./actions.resolvers";
import { exportsResolvers } from "./exports.resolvers";
import { intakeResolvers } from "./intake.resolvers";
import { jobsResolvers } from "./jobs.resolvers";
import { liveResolvers } from "./live.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { processesResolvers } from "./processes.resolvers";

export const processResolvers: IResolvers = {
  AGS: agsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...nodeResolvers.Query,
    ...jobsResolvers.Query,
    ...processesResolvers.Query,
    ...liveResolvers.Query,
  },
  Process: processesResolvers.Process,
  Job: jobsResolvers.Job,
  Mutation: {
    ...actionsResolvers.Mutation,
    ...intakeResolvers.Mutation,
    ...exportsResolvers.Mutation,
    ...jobsResolvers.Mutation,
  },
  Subscription: liveResolvers.Subscription,
};
