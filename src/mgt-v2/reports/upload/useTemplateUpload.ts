import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { fileSizeProblem } from "#domain/fileSize";
import { kindOfFileName, reportExtensions, reportKinds, templateMaxBytes } from "#domain/reports/templates";
import { downloadLinkMs } from "#domain/timings";
import { splitErrors } from "#forms/saveOutcome";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { startDownload } from "#ui/startDownload";
import type { useTemplateUploadCheckMutation } from "./__generated__/useTemplateUploadCheckMutation.graphql";
import type { useTemplateUploadSaveMutation } from "./__generated__/useTemplateUploadSaveMutation.graphql";

// Kept only by the dialog: nothing of it is stored yet.
const checkMutation = graphql`
  mutation useTemplateUploadCheckMutation($input: CheckReportTemplateInput!) {
    checkReportTemplate(input: $input) {
      checked {
        id
        report
        kind
        fileName
        byteSize
        revision
        replacesOwn
        placeholders {
          ...PlaceholderLists_placeholders @relay(mask: false)
        }
        expressions {
          text
          element
          line
        }
        preview {
          url
          fileName
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const saveMutation = graphql`
  mutation useTemplateUploadSaveMutation($input: SaveReportTemplateInput!) {
    saveReportTemplate(input: $input) {
      report {
        report
        revision
        isDemanded
        hasInherited
        isMissing
        own {
          fileName
          savedAt
          savedBy {
            username
          }
        }
        ...ReportItem_report
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

type CheckPayload = useTemplateUploadCheckMutation["response"]["checkReportTemplate"];

/** A checked template, which the server stores until it is saved. */
export type CheckedTemplate = NonNullable<CheckPayload["checked"]>;

/** The report stored by another user since the check. */
export type StoredReport = NonNullable<
  useTemplateUploadSaveMutation["response"]["saveReportTemplate"]["report"]
>;

export type UploadStage =
  | {
      readonly stage: "choosing";
      /** Why the name was refused. */
      readonly nameFailure: Failure | null;
      /** Why the file was refused, or the check failed. */
      readonly failure: Failure | null;
    }
  /** In bytes; `total` is the size of the whole request. */
  | { readonly stage: "sending"; readonly sent: number; readonly total: number }
  | {
      readonly stage: "reviewing";
      readonly checked: CheckedTemplate;
      /** When the check was received, as Date.now(). */
      readonly at: number;
      readonly isSaving: boolean;
      /** Why it was not saved. */
      readonly failure: Failure | null;
      /** After a conflict. */
      readonly stored: StoredReport | null;
    };

const choosing: Extract<UploadStage, { stage: "choosing" }> = {
  stage: "choosing",
  nameFailure: null,
  failure: null,
};

/** Why a file is not a template; null if only the server can tell. */
function templateFileProblem(file: File): Failure | null {
  if (kindOfFileName(file.name) === null) {
    const allowed = reportKinds.map((kind) => `.${reportExtensions[kind]}`).join(", ");
    return { code: "file_extension_invalid", params: { allowed, found: "" } };
  }
  return fileSizeProblem(file.size, templateMaxBytes);
}

interface TemplateUploadOptions {
  readonly commune: string;
  readonly serviceId: string;
  readonly onSaved: () => void;
}

/** Uploads a template in two steps: a check, whose result the user reviews, and the save. Unmounting aborts it. */
export function useTemplateUpload({ commune, serviceId, onSaved }: TemplateUploadOptions) {
  const commitCheck = useMutationAsync<useTemplateUploadCheckMutation>(checkMutation);
  const commitSave = useMutationAsync<useTemplateUploadSaveMutation>(saveMutation);
  const [file, setFile] = useState<File | null>(null);
  const [stage, setStage] = useState<UploadStage>(choosing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to the checked template; null if it was refused or the check was cancelled. */
  async function check(report: string, template: File): Promise<CheckedTemplate | null> {
    const { signal } = (running.current = new AbortController());
    setStage({ stage: "sending", sent: 0, total: template.size });
    const { failure, payload } = await attempt(() =>
      commitCheck(
        { input: { commune, serviceId, report, file: null } },
        {
          uploadables: { "input.file": template },
          signal,
          onUploadProgress: (sent, total) => {
            if (!signal.aborted) setStage({ stage: "sending", sent, total });
          },
        },
      ),
    );
    if (signal.aborted) return null;
    const checked = payload?.checked ?? null;
    if (failure || !checked) {
      const { byField, rest } = splitErrors(payload?.errors ?? [], ["report", "file"]);
      const nameFailure = byField.report ?? null;
      const unnamed = nameFailure ? null : failure;
      setStage({ stage: "choosing", nameFailure, failure: byField.file ?? rest[0] ?? unnamed });
      return null;
    }
    setStage({ stage: "reviewing", checked, at: Date.now(), isSaving: false, failure: null, stored: null });
    return checked;
  }

  /** @param revision from the check, or after a conflict from the stored report */
  async function save(review: Extract<UploadStage, { stage: "reviewing" }>, isConfirmed: boolean) {
    const { checked, stored } = review;
    setStage({ ...review, isSaving: true, failure: null });
    const confirmed = isConfirmed ? (["report_expressions_unconfirmed"] as const) : null;
    const revision = stored?.revision ?? checked.revision;
    const { failure, payload } = await attempt(() =>
      commitSave(
        { input: { id: checked.id, revision, confirmed } },
        { updater: (store) => listReport(store, commune, serviceId) },
      ),
    );
    if (failure) {
      setStage({ ...review, isSaving: false, failure, stored: payload?.report ?? stored });
    } else onSaved();
  }

  return {
    file,
    stage,
    choose: (chosen: File) => {
      setFile(chosen);
      setStage({ ...choosing, failure: templateFileProblem(chosen) });
    },
    check: (report: string) => {
      // The form reports a missing or invalid file.
      if (file && templateFileProblem(file) === null) void check(report, file);
    },
    /** Downloads the preview; checks the file again if the link has expired. */
    preview: async ({ checked, at }: Extract<UploadStage, { stage: "reviewing" }>) => {
      const isFresh = Date.now() < at + downloadLinkMs;
      const current = isFresh ? checked : file && (await check(checked.report, file));
      if (current?.preview) startDownload(current.preview);
    },
    save: (review: Extract<UploadStage, { stage: "reviewing" }>, isConfirmed: boolean) =>
      void save(review, isConfirmed),
    /** Returns to the first step and keeps the file. */
    restart: () => {
      running.current?.abort();
      setStage(choosing);
    },
    abort: () => running.current?.abort(),
  };
}

/** Adds a saved report to the list of its service, by name. */
function listReport(store: RecordSourceSelectorProxy, commune: string, serviceId: string): void {
  const saved = store.getRootField("saveReportTemplate")?.getLinkedRecord("report");
  const service = store.getRoot().getLinkedRecord("serviceReports", { commune, serviceId });
  const listed = service?.getLinkedRecords("reports");
  if (!saved || !service || !listed || listed.some((report) => report?.getDataID() === saved.getDataID()))
    return;
  const nameOf = (report: (typeof listed)[number]) => String(report?.getValue("report"));
  const byName = [...listed, saved].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  service.setLinkedRecords(byName, "reports");
}
