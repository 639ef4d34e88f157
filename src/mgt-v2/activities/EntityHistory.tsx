import { Button, chakra, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import { graphql, useFragment, usePaginationFragment, type PreloadedQuery } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { formatDateTime } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { EntityHistory_activity$key } from "./__generated__/EntityHistory_activity.graphql";
import type { EntityHistory_query$key } from "./__generated__/EntityHistory_query.graphql";
import type { EntityHistoryPaginationQuery } from "./__generated__/EntityHistoryPaginationQuery.graphql";
import type { EntityHistoryQuery } from "./__generated__/EntityHistoryQuery.graphql";
import { activityLabel } from "./activityLabels";

const ActivityChanges = lazy(async () => ({
  default: (await import("./ActivityChanges")).ActivityChanges,
}));

/** Laid out for a narrow column; changed values expand below their entry. */
const Entries = chakra("ol", {
  base: {
    textStyle: "sm",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "124px minmax(0, 1fr) 24px",
      columnGap: 2,
      alignItems: "start",
      py: "3px",
    },
    "& > li > time": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& > li > span": { overflowWrap: "anywhere" },
    "& > li > div": { gridColumn: "1 / -1", overflowX: "auto" },
    "& button": {
      display: "grid",
      placeItems: "center",
      boxSize: 6,
      my: "-3px",
      padding: 0,
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "fg.subtle",
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
      "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
    },
  },
});

const historyQuery = graphql`
  query EntityHistoryQuery($filter: ActivityFilter!) @throwOnFieldError @preloadable {
    ...EntityHistory_query @arguments(filter: $filter)
  }
`;

const historyFragment = graphql`
  fragment EntityHistory_query on Query
  @throwOnFieldError
  @refetchable(queryName: "EntityHistoryPaginationQuery")
  @argumentDefinitions(
    filter: { type: "ActivityFilter!" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    activities(filter: $filter, first: $count, after: $cursor)
      @connection(key: "EntityHistory_activities", filters: ["filter"]) {
      totalCount
      edges {
        node {
          id
          ...EntityHistory_activity
        }
      }
    }
  }
`;

interface EntityHistoryProps {
  readonly queryRef: PreloadedQuery<EntityHistoryQuery>;
  /** Changes with the thing, so that the history is refetched. */
  readonly version: string;
  /** Shown if there are no entries. */
  readonly empty: ReactNode;
}

/** Entries about one thing in a narrow column, latest first. */
export function EntityHistory({ queryRef, version, empty }: EntityHistoryProps) {
  const { t } = useLingui();
  const query = useOwnedQuery<EntityHistoryQuery>(historyQuery, queryRef);
  useBackgroundRefresh<EntityHistoryQuery>(historyQuery, queryRef.variables, version);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EntityHistoryPaginationQuery,
    EntityHistory_query$key
  >(historyFragment, query);
  const { edges, totalCount } = data.activities;
  if (edges.length === 0) {
    return (
      <Text color="fg.muted" fontSize="sm">
        {empty}
      </Text>
    );
  }
  return (
    <>
      <Entries aria-label={t`Einträge, die neuesten zuerst`}>
        {edges.map(({ node }) => (
          <Entry key={node.id} activity={node} />
        ))}
      </Entries>
      {hasNext && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={isLoadingNext || undefined}
          onClick={() => !isLoadingNext && loadNext(pageSize)}
        >
          <Plural value={totalCount - edges.length} one="# früherer Eintrag" other="# frühere Einträge" />
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  readonly activity: EntityHistory_activity$key;
}

/** One entry with its time, action and user; the changed values can be expanded. */
function Entry({ activity }: EntryProps) {
  const { t, i18n } = useLingui();
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { type, at, jobId, actor, changes } = useFragment(
    graphql`
      fragment EntityHistory_activity on Activity @throwOnFieldError {
        type
        at
        jobId
        actor {
          username
        }
        changes {
          path
          before
          after
        }
      }
    `,
    activity,
  );
  const name = activityLabel(type, changes);
  const what = name ? i18n._(name) : type;
  const time = formatDateTime(at);
  const by = actor.username;
  return (
    <li>
      <time dateTime={at}>{time}</time>
      <span>
        <Trans>
          {what} von {by}
        </Trans>
        {jobId && (
          <>
            {" · "}
            <AppLink to="/admin/jobs/$id" params={{ id: jobId }} variant="text">
              <Trans>Sammelaktion</Trans>
            </AppLink>
          </>
        )}
      </span>
      {changes.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? changesId : undefined}
          aria-label={t`${what}, ${time}: vorher und nachher`}
          data-tooltip={t`Vorher und nachher`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronDown" />
        </button>
      )}
      {isOpen && (
        <div id={changesId}>
          <Suspense fallback={null}>
            <ActivityChanges type={type} changes={changes} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
