/** Mocked report templates of Augsburg that are checked, saved, removed and restored as by the server. */

export interface Report {
  readonly id: string;
  readonly report: string;
  readonly revision: number;
  readonly [field: string]: unknown;
}

const service = "ikfz-neuzulassung";
const actor = { userId: null, username: "support", role: "SUPPORT" };
const at = "2026-11-20T13:05:00.000Z";
const expiresAt = "2026-11-20T13:10:00.000Z";

const fileOf = (fileName: string) => ({
  url: `/files/${fileName}`,
  fileName,
  mediaType: "application/octet-stream",
  byteSize: 10,
  expiresAt,
});

const placeholders = {
  known: [{ name: "antragsteller", label: "Name der antragstellenden Person", source: "FORM" }],
  unknown: [{ name: "antragstelle", proposal: "antragsteller" }],
  unused: [{ name: "ort", label: "Wohnort", source: "FORM" }],
};
const complete = { ...placeholders, unknown: [], unused: [] };

/** A template; an own one by default. */
export function template(fileName: string, changes: object = {}) {
  const kind = fileName.slice(fileName.lastIndexOf(".") + 1).toUpperCase();
  return {
    kind,
    fileName,
    byteSize: 48_000,
    savedAt: at,
    savedBy: actor,
    placeholders: complete,
    download: fileOf(fileName),
    preview: kind === "JRXML" ? null : fileOf(`vorschau-${fileName}`),
    ...changes,
  };
}

/** A version of an own template. */
export function version(id: string, action: string, fileName: string | null, changes: object = {}) {
  return {
    __typename: "ReportTemplateVersion",
    id,
    action,
    fileName,
    savedAt: at,
    savedBy: actor,
    byteSize: fileName === null ? null : 48_000,
    isCurrent: false,
    download: fileName === null ? null : fileOf(fileName),
    ...changes,
  };
}

/** A report without any template. */
export function report(name: string, changes: object = {}): Report {
  return {
    __typename: "ServiceReport",
    id: `Report:${name}`,
    report: name,
    serviceId: service,
    revision: 0,
    commune: { ags: "09761000", name: "Augsburg" },
    isDemanded: false,
    hasInherited: false,
    isMissing: false,
    own: null,
    inherited: null,
    versions: [],
    ...changes,
  };
}

/** A report that is demanded and has a template to inherit. */
export const inherited = (name: string, changes: object = {}) =>
  report(name, {
    isDemanded: true,
    hasInherited: true,
    inherited: template(`${name}.docx`, { savedAt: null, savedBy: null }),
    ...changes,
  });

const error = (code: string, field: readonly string[] | null = null, params: object = {}) => ({
  code,
  field,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
});
export type WireError = ReturnType<typeof error>;
export const refusal = error;

interface Item {
  readonly id: string;
  readonly revision: number;
}

/** Resolvers for these reports, and the inputs they got. @param checked changes of what each check finds */
export function reportsServer(reports: readonly Report[], checked: object = {}) {
  const stored = new Map(reports.map((one) => [one.id, one]));
  const sent: { readonly field: string; readonly input: unknown }[] = [];
  /** Refusals of the next calls, by root field. */
  const refusals = new Map<string, readonly WireError[]>();
  let checks = new Map<string, Report & { readonly fileName: string }>();
  const revise = (id: string, changes: object) => {
    const before = stored.get(id);
    if (before) stored.set(id, { ...before, ...changes, revision: before.revision + 1 });
  };
  const note = (field: string, input: unknown) => {
    sent.push({ field, input });
    const errors = refusals.get(field);
    refusals.delete(field);
    return errors;
  };

  const Query = {
    serviceReports: () => ({
      commune: { ags: "09761000", name: "Augsburg" },
      serviceId: service,
      reports: [...stored.values()].toSorted((one, other) => (one.report < other.report ? -1 : 1)),
    }),
    node: (_: unknown, { id }: { id: string }) =>
      stored.get(id) ??
      [...stored.values()]
        .flatMap(({ versions }) => (Array.isArray(versions) ? versions : []))
        .find((one: { id: string }) => one.id === id) ??
      null,
  };

  const Mutation = {
    checkReportTemplate: (
      _: unknown,
      { input }: { input: { report: string; file: { name: string; size: number } } },
    ) => {
      const errors = note("checkReportTemplate", input);
      if (errors) return { checked: null, errors };
      const { name: fileName, size: byteSize } = input.file;
      const one = stored.get(`Report:${input.report}`) ?? report(input.report);
      const { kind, preview } = template(fileName);
      const id = `check-${checks.size + 1}`;
      checks = new Map([...checks, [id, { ...one, fileName }]]);
      return {
        errors: [],
        checked: {
          id,
          report: input.report,
          kind,
          fileName,
          byteSize,
          revision: one.revision,
          preview,
          expiresAt,
          replacesOwn: one.own !== null,
          placeholders,
          expressions: [],
          ...checked,
        },
      };
    },
    saveReportTemplate: (_: unknown, { input }: { input: Item & { confirmed: string[] | null } }) => {
      const errors = note("saveReportTemplate", input);
      const check = checks.get(input.id);
      const now = check && stored.get(check.id);
      if (errors || !check) return { report: now ?? null, errors: errors ?? [error("preview_expired")] };
      if ((now?.revision ?? 0) !== input.revision) return { report: now, errors: [error("conflict")] };
      if (!now) stored.set(check.id, report(check.report));
      const versions = now && Array.isArray(now.versions) ? now.versions : [];
      const saved = version(`v${versions.length + 1}`, "UPLOAD", check.fileName, { isCurrent: true });
      revise(check.id, {
        own: template(check.fileName, { placeholders }),
        isMissing: false,
        versions: [saved, ...versions.map((one: object) => ({ ...one, isCurrent: false }))],
      });
      return { report: stored.get(check.id), errors: [] };
    },
    removeReportTemplates: (_: unknown, { input }: { input: { items: readonly Item[] } }) => {
      const errors = note("removeReportTemplates", input) ?? [];
      for (const { id } of errors.length > 0 ? [] : input.items) {
        const before = stored.get(id)?.versions;
        const versions = (Array.isArray(before) ? before : []).map((one: object) => ({
          ...one,
          isCurrent: false,
        }));
        revise(id, { own: null, versions: [version(`${id}-removal`, "REMOVE", null), ...versions] });
      }
      return { reports: input.items.flatMap(({ id }) => stored.get(id) ?? []), errors };
    },
    restoreReportTemplate: (_: unknown, { input }: { input: { versionId: string } }) => {
      const errors = note("restoreReportTemplate", input) ?? [];
      const owner = [...stored.values()].find(
        ({ versions }) =>
          Array.isArray(versions) && versions.some((one: { id: string }) => one.id === input.versionId),
      );
      const found = owner && Query.node(null, { id: input.versionId });
      if (owner && found && errors.length === 0) {
        revise(owner.id, { own: template(String((found as { fileName: unknown }).fileName)) });
      }
      return { report: owner ? stored.get(owner.id) : null, errors };
    },
  };
  return {
    /** Inputs of the mutations of a root field. */
    inputsOf: (field: keyof typeof Mutation) =>
      sent.flatMap((call) => (call.field === field ? [call.input] : [])),
    /** Refuses the next call of a root field. */
    refuseNext: (field: keyof typeof Mutation, ...errors: readonly WireError[]) =>
      refusals.set(field, errors),
    /** Changes a report as another user. */
    changeElsewhere: (name: string, changes: object) => revise(`Report:${name}`, changes),
    endpoint: { Query, Mutation },
  };
}

/** The commune and service of the reports. */
export const augsburg = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [service] } : null,
  },
};

export const reportsUrl = `/mgt/reports/09761000/${service}`;
