/** Resolvers of report templates. */
import { localizedText } from "#domain/formFields";
import type { KnownField, PlaceholderComparison } from "#domain/reports/placeholders";
import { checkTemplate } from "#server/domain/reports/checkTemplate";
import { removeTemplates } from "#server/domain/reports/removeTemplates";
import { restoreTemplate } from "#server/domain/reports/restoreTemplate";
import { saveTemplate } from "#server/domain/reports/saveTemplate";
import {
  listCommuneReports,
  parseReportId,
  readServiceReports,
  type ServiceReport,
} from "#server/domain/reports/serviceReports";
import { readPlaceholders } from "#server/domain/reports/templateData";
import {
  checkedPreview,
  describeTemplate,
  templateDownload,
  templatePreview,
  versionDownload,
} from "#server/domain/reports/templateDownloads";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const reportsResolvers = {
  Query: {
    serviceReports: (_root, { commune: communeAgs, serviceId }, ctx) =>
      readServiceReports(ctx, { communeAgs, serviceId }),
    communeReports: (_root, { commune }, ctx) => listCommuneReports(ctx, commune),
  },
  ServiceReports: {
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
  },
  ServiceReport: {
    id: ({ communeAgs, serviceId, report }) =>
      toNodeId("ServiceReport", `${communeAgs}/${serviceId}/${report}`),
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
    isMissing: ({ isDemanded, hasInherited, current }) => isDemanded && !hasInherited && current === null,
    own: (report) => report.current && { of: report, own: report.current },
    inherited: inheritedTemplate,
    isDelivered: ({ hasInherited }) => hasInherited,
    delivered: inheritedTemplate,
    versions: (report, _args, ctx) => ctx.loaders.templateVersions.load(report),
  },
  ReportTemplate: {
    kind: async (template, _args, ctx) => (await describeTemplate(ctx, template)).kind,
    fileName: async (template, _args, ctx) => (await describeTemplate(ctx, template)).fileName,
    byteSize: async (template, _args, ctx) => (await describeTemplate(ctx, template)).byteSize,
    savedAt: ({ own }) => own?.savedAt ?? null,
    savedBy: ({ own }) => own?.savedBy ?? null,
    download: (template, _args, ctx) => templateDownload(ctx, template),
    preview: (template, _args, ctx) => templatePreview(ctx, template),
    placeholders: async (template, _args, ctx) => toPlaceholders(await readPlaceholders(ctx, template)),
  },
  ReportTemplateVersion: {
    id: ({ id }) => toNodeId("ReportTemplateVersion", id),
    download: (version, _args, ctx) => versionDownload(ctx, version),
  },
  CheckedReportTemplate: {
    id: ({ id }) => opaqueId(id),
    placeholders: ({ placeholders }) => toPlaceholders(placeholders),
    expressions: ({ expressions }) => expressions,
    preview: (check, _args, ctx) => checkedPreview(ctx, check),
  },
  Mutation: {
    checkReportTemplate: async (_root, { input: { commune, ...input } }, ctx) => {
      const { value, errors } = await checkTemplate(ctx, { communeAgs: commune, ...input });
      return { checked: value, errors };
    },
    saveReportTemplate: async (_root, { input: { id, revision, confirmed } }, ctx) => {
      const { value, errors } = await saveTemplate(ctx, {
        id: uuid.test(id) ? id : null,
        revision,
        confirmed: confirmed ?? [],
      });
      return { report: value, errors };
    },
    removeReportTemplates: async (_root, { input: { items } }, ctx) => {
      const { value, errors } = await removeTemplates(
        ctx,
        items.map(({ id, revision }) => ({ key: parseReportId(bareIdOf("ServiceReport", id)), revision })),
      );
      return { reports: value?.reports ?? [], errors: [...errors, ...(value?.errors ?? [])] };
    },
    restoreReportTemplate: async (_root, { input: { versionId, revision, confirmed } }, ctx) => {
      const id = bareIdOf("ReportTemplateVersion", versionId);
      const { value, errors } = await restoreTemplate(ctx, {
        versionId: id === null ? null : Number(id),
        revision,
        confirmed: confirmed ?? [],
      });
      return { report: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

function inheritedTemplate(report: ServiceReport) {
  return report.hasInherited ? { of: report, own: null } : null;
}

function toPlaceholders({ known, unknown, unusedRequired }: PlaceholderComparison) {
  return {
    known: known.map(({ field }) => toKnown(field)),
    unknown: unknown.map(({ name, nearest }) => ({ name, proposal: nearest })),
    unused: unusedRequired.map(toKnown),
  };
}

function toKnown({ name, labels, source }: KnownField) {
  return { name, label: localizedText(labels, "de"), source };
}
