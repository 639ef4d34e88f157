/** Resolves objects by their node id, with the same access rules as in lists. */
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { findAutomatedJob, findJobRun } from "#server/domain/automatedJobs/automatedJobs";
import { findRecord } from "#server/domain/communes/communeRecords";
import { findCommune } from "#server/domain/communes/communes";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { countryKind } from "#server/domain/communes/countries";
import { postalCodeKind } from "#server/domain/communes/postalCodes";
import { registerOfficeKind } from "#server/domain/communes/registerOffices";
import { waterMeterReadingKind } from "#server/domain/communes/waterMeterReadings";
import { findProof } from "#server/domain/erasure/proofs";
import { findPreview } from "#server/domain/imports/importPreviews";
import { findSnapshot } from "#server/domain/imports/snapshots";
import { findView } from "#server/domain/lists/savedViews";
import { residentialPropertyKind } from "#server/domain/residentialProperties/residentialProperties";
import { findResource } from "#server/domain/resources/resources";
import { findFeeRule } from "#server/domain/fees/rule/feeRules";
import { findFee } from "#server/domain/fees/service/fees";
import { findSystemFee } from "#server/domain/fees/catalogue/systemFees";
import { findCatalogueService } from "#server/domain/services/serviceCatalogue";
import { findPredefinedFile } from "#server/domain/services/predefinedFiles";
import { findServiceFile } from "#server/domain/services/serviceFiles";
import { findServiceSnapshot } from "#server/domain/services/serviceSnapshots";
import { findSession } from "#server/domain/sessions/sessions";
import { findUser } from "#server/domain/users/users";
import { failure } from "#server/failure";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { fromNodeId, type NodeType } from "#server/nodeId";
import type { Resolvers, ResolversParentTypes } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";
import { parseFeeId } from "./fees.resolvers";
import { parsePredefinedFileId } from "./serviceFiles.resolvers";
import { parseResourceId } from "./resources.resolvers";
import { parseSystemFeeId } from "./systemFees.resolvers";
import { runKindOf } from "./runs.resolvers";

type Finder = (id: string, ctx: Context) => Promise<ResolversParentTypes["Node"] | null>;

const finders: Readonly<Partial<Record<NodeType, Finder>>> = {
  Commune: async (id, ctx) => asNode("Commune", await findCommune(ctx, id)),
  CommuneService: async (id, ctx) => {
    const key = communeServiceKey(id);
    return key && asNode("CommuneService", await findCommuneService(ctx, key));
  },
  Service: async (id, ctx) => {
    // Check before the lookup, as for all objects that require a permission.
    if (!can(ctx.viewer, "system_services")) throw failure("insufficient_permissions");
    return asNode("Service", await findCatalogueService(ctx, id));
  },
  AutomatedJob: async (id, ctx) => {
    if (!can(ctx.viewer, "cron_job_logs")) throw failure("insufficient_permissions");
    return asNode("AutomatedJob", await findAutomatedJob(ctx, id));
  },
  AutomatedJobRun: async (id, ctx) => {
    if (!can(ctx.viewer, "cron_job_logs")) throw failure("insufficient_permissions");
    return asNode("AutomatedJobRun", await findJobRun(ctx, id));
  },
  SystemFee: async (id, ctx) => {
    const key = parseSystemFeeId(id);
    return key && asNode("SystemFee", await findSystemFee(ctx.db, key));
  },
  Fee: async (id, ctx) => {
    const key = parseFeeId(id);
    return key && asNode("Fee", await findFee(ctx, key));
  },
  ApplicantErasure: async (id, ctx) => {
    if (!can(ctx.viewer, "cron_job_logs")) throw failure("insufficient_permissions");
    return asNode("ApplicantErasure", await findProof(ctx, { id }));
  },
  FeeRule: async (id, ctx) => {
    const key = communeServiceKey(id);
    return key && asNode("FeeRule", await findFeeRule(ctx, key));
  },
  PredefinedFile: async (id, ctx) => {
    const key = parsePredefinedFileId(id);
    return key && asNode("PredefinedFile", await findPredefinedFile(ctx, key));
  },
  ServiceFile: async (id, ctx) => asNode("ServiceFile", await findServiceFile(ctx, id)),
  ServiceSnapshot: async (id, ctx) => asNode("ServiceSnapshot", await findServiceSnapshot(ctx, Number(id))),
  PostalCode: async (id, ctx) => asNode("PostalCode", await findRecord(ctx, postalCodeKind, id)),
  RegisterOffice: async (id, ctx) => asNode("RegisterOffice", await findRecord(ctx, registerOfficeKind, id)),
  Country: async (id, ctx) => asNode("Country", await findRecord(ctx, countryKind, id)),
  WaterMeterReadingCommune: async (id, ctx) =>
    asNode("WaterMeterReadingCommune", await findRecord(ctx, waterMeterReadingKind, id)),
  ResidentialProperty: async (id, ctx) =>
    asNode("ResidentialProperty", await findRecord(ctx, residentialPropertyKind, id)),
  ImportPreview: async (id, ctx) => asNode("ImportPreview", await findPreview(ctx, id)),
  Snapshot: async (id, ctx) => asNode("Snapshot", await findSnapshot(ctx, Number(id))),
  Resource: async (id, ctx) => {
    // Check before the lookup, so that the response does not reveal whether the resource exists.
    if (!can(ctx.viewer, "view_resource")) throw failure("insufficient_permissions");
    const key = parseResourceId(id);
    return key && asNode("Resource", await findResource(ctx, key));
  },
  SavedView: async (id, ctx) => asNode("SavedView", await findView(ctx, id)),
  Session: async (id, ctx) => asNode("Session", await findSession(ctx, id)),
  User: async (id, ctx) => {
    // Check before the lookup, so that the response does not reveal whether the user exists.
    if (!can(ctx.viewer, "user_info")) throw failure("insufficient_permissions");
    return asNode("User", await findUser(ctx.db, id));
  },
};

export const nodeResolvers = {
  Query: {
    node: (_root, args, ctx) => {
      const ref = fromNodeId(args.id);
      return ref && ((finders[ref.type] ?? runKindOf(args.id)?.find)?.(ref.id, ctx) ?? null);
    },
  },
} satisfies SomeResolvers<Resolvers>;
