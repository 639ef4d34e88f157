import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { PagePending } from "#frame/PagePending";
import { formatDate, formatTime } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page, PageBody } from "#ui/Page";
import { PathLink } from "#ui/PathLink";
import { ToastRegion } from "#ui/ToastRegion";
import type { ActivityScreenQuery } from "./__generated__/ActivityScreenQuery.graphql";
import { ActivityActor } from "./ActivityActor";
import { ActivityDetail } from "./ActivityDetail";
import { activityLabel } from "./activityLabels";
import { activityPath } from "./activityPath";
import { useThingName } from "./useThingName";

const screenQuery = graphql`
  query ActivityScreenQuery($id: ID!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ... on Activity @alias(as: "activity") {
        type
        at
        chainPosition
        actor {
          ...ActivityActor_actor
        }
        target {
          commune {
            ags
            name
          }
          pid
          serviceId
          userId
          resourceUrn
          automatedJob
          automatedJobRunId
          label
        }
        changes {
          path
          before
          after
        }
        ...ActivityDetail_activity
      }
    }
  }
`;

interface ActivityScreenProps {
  readonly queryRef: PreloadedQuery<ActivityScreenQuery>;
}

/** A single entry, at an address that can be passed on. */
export function ActivityScreen({ queryRef }: ActivityScreenProps) {
  const router = useRouter();
  return (
    <>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => (
          <PageBody>
            <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
          </PageBody>
        )}
      >
        <Suspense fallback={<PagePending />}>
          <Entry queryRef={queryRef} />
        </Suspense>
      </LoadBoundary>
      <ToastRegion />
    </>
  );
}

function Entry({ queryRef }: ActivityScreenProps) {
  const { t, i18n } = useLingui();
  const nameOf = useThingName();
  const { node } = useOwnedQuery<ActivityScreenQuery>(screenQuery, queryRef);
  const activity = node?.activity;
  if (!activity) return <NoEntry />;
  const { type, at, chainPosition, actor, target, changes } = activity;
  const { commune } = target;
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const german = target.label || commune?.name || "";
  const thing = nameOf(type, target, german);
  const path = activityPath(type, { ...target, ags: commune?.ags });
  const [day, time] = [formatDate(at), formatTime(at)];
  const position = chainPosition ?? 0;
  return (
    <Page title={what} from={{ text: t`Aktivitäten`, to: "/admin/activities" }}>
      <Text mt={1} mb={4} color="fg.muted">
        <time dateTime={at}>
          {day} {time}
        </time>
        {" · "}
        <ActivityActor actor={actor} />
        {thing && (
          <>
            {" · "}
            {path ? (
              <PathLink path={path} data-part="link">
                {thing}
              </PathLink>
            ) : (
              thing
            )}
          </>
        )}
        {commune && (
          <>
            {" · "}
            <span lang="de">{commune.name}</span> <Ags ags={commune.ags} />
          </>
        )}
        {" · "}
        <code translate="no">{type}</code>
        {" · "}
        {chainPosition ? <Trans>Eintrag {position} der Kette</Trans> : <Trans>noch nicht in der Kette</Trans>}
      </Text>
      <ActivityDetail activity={activity} what={what} thing={thing} path={path} isAlone />
    </Page>
  );
}

/** Shown if the entry does not exist. */
function NoEntry() {
  return (
    <PageBody>
      <EmptyState
        icon="search"
        level="h1"
        title={<Trans>Diesen Eintrag gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/activities" variant="bare">
              <Trans>Zu den Aktivitäten</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Prüfen Sie die Adresse, oder suchen Sie den Eintrag in der Liste.</Trans>
      </EmptyState>
    </PageBody>
  );
}
