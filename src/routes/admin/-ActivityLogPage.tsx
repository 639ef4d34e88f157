import type { PreloadedQuery } from "react-relay/hooks";
import { ChosenCommune } from "#mgt/communeFilter/ChosenCommune";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { PathViews } from "#mgt/savedViews/PathViews";
import { ChosenUser } from "#mgt/userFilter/ChosenUser";
import { UserFilter } from "#mgt/userFilter/UserFilter";
import type { activitiesQuery } from "#mgt-v2/activities/__generated__/activitiesQuery.graphql";
import type { chainQuery } from "#mgt-v2/activities/__generated__/chainQuery.graphql";
import { activityLog, parseActivityLog, type ActivityLogSearch } from "#mgt-v2/activities/activityLog";
import { ActivityLogScreen } from "#mgt-v2/activities/ActivityLogScreen";
import type { LogFilterParts } from "#mgt-v2/activities/useLogFilters";
import { Endpoint } from "#relay/Endpoint";
import { Ags } from "#ui/Ags";

/** Filters by communes and users, which come from another endpoint than the entries. */
const filterParts: LogFilterParts = {
  renderCommunes: (chosen, onChoose) => (
    <Endpoint name="mgt">
      <CommuneFilter chosen={chosen} onChoose={onChoose} />
    </Endpoint>
  ),
  renderUsers: (label, chosen, onChoose, beforeOpen) => (
    <Endpoint name="mgt">
      <UserFilter label={label} chosen={chosen} onChoose={onChoose} beforeOpen={beforeOpen} />
    </Endpoint>
  ),
  renderCommune: (ags) => (
    <Endpoint name="mgt">
      <ChosenCommune ags={ags} name={undefined} /> <Ags ags={ags} />
    </Endpoint>
  ),
  renderUser: (id) => (
    <Endpoint name="mgt">
      <ChosenUser id={id} />
    </Endpoint>
  ),
};

interface ActivityLogPageProps {
  readonly listRef: PreloadedQuery<activitiesQuery>;
  readonly chainRef: PreloadedQuery<chainQuery>;
  readonly viewsRef: PreloadedQuery<savedViewsQuery>;
  readonly search: ActivityLogSearch;
}

/** The activity log with its saved views. */
export function ActivityLogPage({ listRef, chainRef, viewsRef, search }: ActivityLogPageProps) {
  return (
    <Endpoint name="mgt-v2">
      <ActivityLogScreen
        queryRef={listRef}
        chainRef={chainRef}
        search={search}
        views={
          <Endpoint name="mgt">
            <PathViews
              queryRef={viewsRef}
              screen="ACTIVITIES"
              list={activityLog}
              search={search}
              parse={parseActivityLog}
            />
          </Endpoint>
        }
        filterParts={filterParts}
      />
    </Endpoint>
  );
}
