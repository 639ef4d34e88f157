import { Button } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { communeReportRoutes, openCommuneReports, type CommuneReport } from "#domain/communeReports";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { communeReportLabels } from "./communeReportLabels";

interface ReportLinksProps {
  /** Commune of the reports; absent: all communes that the viewer may see. */
  readonly ags?: string;
}

/** Links to the screens that combine several services, as permitted; for a commune also to its report templates. */
export function ReportLinks({ ags }: ReportLinksProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const target = (report: Exclude<CommuneReport, "reports">) =>
    ags === undefined
      ? ({ to: `/mgt/${report}` } as const)
      : ({ to: communeReportRoutes[report], params: { commune: ags } } as const);
  const links = openCommuneReports((permission) => can(viewer, permission)).flatMap((report) => {
    if (report !== "reports") return { report, link: target(report) };
    return ags === undefined
      ? []
      : { report, link: { to: communeReportRoutes[report], params: { commune: ags } } };
  });
  return links.map(({ report, link }) => (
    <Button key={report} asChild variant="ghost">
      <AppLink {...link} variant="bare">
        {i18n._(communeReportLabels[report])}
      </AppLink>
    </Button>
  ));
}
