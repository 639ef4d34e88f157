/** Screens that combine the services of one commune. */
import type { Permission } from "./permissions";

/** In display order, named as in their path. */
export const communeReports = ["statistics", "accounting", "feedback", "reports"] as const;
export type CommuneReport = (typeof communeReports)[number];

/** Permission that each report requires beside the scope of the role. */
const communeReportPermissions: Readonly<Record<CommuneReport, Permission>> = {
  statistics: "metrics",
  accounting: "metrics",
  feedback: "commune_service_feedback",
  reports: "commune_service_reports",
};

/** The route of each report. */
export const communeReportRoutes = {
  statistics: "/mgt/statistics/$commune",
  accounting: "/mgt/accounting/$commune",
  feedback: "/mgt/feedback/$commune",
  reports: "/mgt/reports/$commune",
} as const satisfies Readonly<Record<CommuneReport, string>>;

/** The reports that this viewer may open. */
export function openCommuneReports(may: (permission: Permission) => boolean): readonly CommuneReport[] {
  return communeReports.filter((report) => may(communeReportPermissions[report]));
}
