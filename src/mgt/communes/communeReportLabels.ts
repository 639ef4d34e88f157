import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommuneReport } from "#domain/communeReports";

/** Names of the reports of a commune. */
export const communeReportLabels: Readonly<Record<CommuneReport, MessageDescriptor>> = {
  statistics: msg`Statistik`,
  accounting: msg`Buchungen`,
  feedback: msg`Feedback`,
  reports: msg`Berichtsvorlagen`,
};
