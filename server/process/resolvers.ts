/** Resolvers of the process endpoint. */
import { actorResolvers } from "#server/graphql/actors";
import type { AllResolvers } from "#server/graphql/resolverTypes";
import { agsScalar, dateScalar, dateTimeScalar, uploadScalar } from "#server/graphql/scalars";
import type { Resolvers } from "./__generated__/resolvers";
import { actionsResolvers } from "./actions.resolvers";
import { intakeResolvers } from "./intake.resolvers";
import { jobsResolvers } from "./jobs.resolvers";
import { liveResolvers } from "./live.resolvers";
import { nodeResolvers } from "./node.resolvers";
import { processesResolvers } from "./processes.resolvers";

export const processResolvers: AllResolvers<Resolvers> = {
  AGS: agsScalar,
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Upload: uploadScalar,
  Query: {
    ...nodeResolvers.Query,
    ...intakeResolvers.Query,
    ...jobsResolvers.Query,
    ...processesResolvers.Query,
    ...liveResolvers.Query,
  },
  ActorRef: actorResolvers,
  Job: jobsResolvers.Job,
  JobItem: jobsResolvers.JobItem,
  Payment: processesResolvers.Payment,
  Process: processesResolvers.Process,
  ProcessAttempt: processesResolvers.ProcessAttempt,
  ProcessErrorGroup: processesResolvers.ProcessErrorGroup,
  ProcessFile: processesResolvers.ProcessFile,
  ProcessUpdates: liveResolvers.ProcessUpdates,
  Mutation: {
    ...actionsResolvers.Mutation,
    ...intakeResolvers.Mutation,
    ...processesResolvers.Mutation,
    ...jobsResolvers.Mutation,
  },
  Subscription: liveResolvers.Subscription,
};
