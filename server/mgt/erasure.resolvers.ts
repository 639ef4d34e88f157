/** Resolvers of the erasure of applicants' data: the preview of the next run, and the proofs of past ones. */
import { calendarDayOf } from "#domain/calendarDays";
import { findJobRun } from "#server/domain/automatedJobs/automatedJobs";
import { signedDownload } from "#server/domain/files/downloads";
import { previewErasure } from "#server/domain/erasure/erasurePreview";
import { findProof, isProofUnchanged, listProofs, proofFile } from "#server/domain/erasure/proofs";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const erasureResolvers = {
  Query: {
    applicantErasurePreview: (_root, { today }, ctx) =>
      previewErasure(ctx, today ? { day: calendarDayOf(ctx.now()) } : {}),
    applicantErasures: async (_root, args, ctx, info) =>
      toConnection(await listProofs(ctx, readPageBounds(args, info))),
    applicantErasure: async (_root, { runId }, ctx) => {
      const jobRunId = bareIdOf("AutomatedJobRun", runId);
      return jobRunId === null ? null : findProof(ctx, { jobRunId });
    },
  },
  ApplicantErasure: {
    id: ({ id }) => toNodeId("ApplicantErasure", id),
    runId: ({ jobRunId }) => (jobRunId === null ? null : toNodeId("AutomatedJobRun", jobRunId)),
    run: ({ jobRunId }, _args, ctx) => (jobRunId === null ? null : findJobRun(ctx, jobRunId)),
    isUnchanged: (proof, _args, ctx) => isProofUnchanged(ctx, proof),
    services: ({ parts }) => parts,
    download: (proof, _args, ctx) => signedDownload(ctx, `applicant-erasures/${proof.id}`, proofFile(proof)),
  },
  ErasedService: {
    firstEndedAt: ({ firstEndedAt }) => new Date(firstEndedAt),
    lastEndedAt: ({ lastEndedAt }) => new Date(lastEndedAt),
  },
} satisfies SomeResolvers<Resolvers>;
