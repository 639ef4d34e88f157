import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";

interface ReportLinksProps {
  /** Commune of the reports; absent: all communes that the viewer may see. */
  readonly ags?: string;
}

/** Links to the screens that combine several services, as permitted; for a commune also to its report templates. */
export function ReportLinks({ ags }: ReportLinksProps) {
  const maySeeFigures = useCan("metrics");
  const maySeeFeedback = useCan("commune_service_feedback");
  const mayChangeReports = useCan("commune_service_reports");
  const target = (name: "statistics" | "accounting" | "feedback") =>
    ags === undefined
      ? ({ to: `/mgt/${name}` } as const)
      : ({ to: `/mgt/${name}/$commune`, params: { commune: ags } } as const);
  return (
    <>
      {maySeeFigures && (
        <>
          <Button asChild variant="ghost">
            <AppLink {...target("statistics")} variant="bare">
              <Trans>Statistik</Trans>
            </AppLink>
          </Button>
          <Button asChild variant="ghost">
            <AppLink {...target("accounting")} variant="bare">
              <Trans>Buchungen</Trans>
            </AppLink>
          </Button>
        </>
      )}
      {maySeeFeedback && (
        <Button asChild variant="ghost">
          <AppLink {...target("feedback")} variant="bare">
            <Trans>Feedback</Trans>
          </AppLink>
        </Button>
      )}
      {mayChangeReports && ags !== undefined && (
        <Button asChild variant="ghost">
          <AppLink to="/mgt/reports/$commune" params={{ commune: ags }} variant="bare">
            <Trans>Berichtsvorlagen</Trans>
          </AppLink>
        </Button>
      )}
    </>
  );
}
