import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useMatches } from "@tanstack/react-router";
import { automatedJobNames } from "#domain/automatedJobs";
import type { ActivitySection } from "#domain/activitySections";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";

const Place = chakra("span", {
  base: {
    flex: "none",
    marginInlineStart: "auto",
    fontSize: "sm",
    "& > a": { display: "inline-flex", alignItems: "center", gap: 1, color: "fg.muted" },
    "& > a:hover": { color: "fg" },
  },
});

/** Search params of the activity log for a screen: the entries of its section, narrowed by the params of its URL. */
export function historySearch(
  section: ActivitySection,
  { commune, service, job, run, pid }: Readonly<Record<string, string | undefined>>,
) {
  // What a run changed belongs to several sections.
  if (run !== undefined) return { action: run };
  if (pid !== undefined) return { text: pid };
  const knownJob = automatedJobNames.find((name) => name === job);
  return {
    section,
    ...(commune !== undefined && { commune: [commune] }),
    ...(service !== undefined && { service: [service] }),
    ...(knownJob && { job: knownJob }),
  };
}

/** Link to the entries about the screen in the activity log; nothing if it has none, or for others. */
export function HistoryLink() {
  const isVisible = useCan("activities");
  const search = useMatches({
    select: (matches) => {
      const { staticData, params } = matches.at(-1) ?? { staticData: {}, params: {} };
      return staticData.history && historySearch(staticData.history, params);
    },
    structuralSharing: true,
  });
  if (!isVisible || !search) return null;
  return (
    <Place>
      <AppLink to="/admin/activities" search={search}>
        <Icon name="clock" />
        <Trans>Verlauf</Trans>
      </AppLink>
    </Place>
  );
}
