import { Button, Flex, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, type ReactNode } from "react";
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { CopyButton } from "#ui/CopyButton";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { ActivityDetail_activity$key } from "./__generated__/ActivityDetail_activity.graphql";
import type { ActivityDetailQuery } from "./__generated__/ActivityDetailQuery.graphql";
import { ActivityChanges } from "./ActivityChanges";
import { RelatedEntries } from "./RelatedEntries";
import { Restoration } from "./Restoration";
import { TicketButton } from "./TicketButton";

/** What is computed for a single entry, too slow for all of a list. */
const detailQuery = graphql`
  query ActivityDetailQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Activity @alias(as: "activity") {
        relatedCount
        restores {
          id
          at
        }
        ...Restoration_activity
      }
    }
  }
`;

interface ActivityDetailProps {
  readonly activity: ActivityDetail_activity$key;
  /** What was done, in words. */
  readonly what: string;
  /** Name of the target. */
  readonly thing: string;
  /** Path of the target's screen. */
  readonly path: string | undefined;
  /** Whether the screen is that of the entry, which needs no link to it. */
  readonly isAlone?: boolean;
}

/** The values before and after an entry, its action, and what can be done with it. */
export function ActivityDetail({ activity, isAlone = false, ...named }: ActivityDetailProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ActivityDetail_activity on Activity @throwOnFieldError {
        id
        type
        jobId
        correlationId
        changes {
          path
          before
          after
        }
        ...TicketButton_activity
      }
    `,
    activity,
  );
  const { id, type, jobId, correlationId, changes } = data;
  const [reference, load] = useQueryLoader<ActivityDetailQuery>(detailQuery);
  useEffect(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  const withDetail = (render: (detail: Detail) => ReactNode) =>
    reference && (
      <LoadBoundary attempt={reference} renderFailure={() => null}>
        <Suspense fallback={null}>
          <Loaded queryRef={reference}>{render}</Loaded>
        </Suspense>
      </LoadBoundary>
    );
  return (
    <Stack gap={3}>
      {changes.length > 0 && <ActivityChanges type={type} changes={changes} />}
      <Flex wrap="wrap" align="center" gap="6px 16px" color="fg.muted">
        <span>
          <Trans>
            Vorgang <code translate="no">{correlationId}</code>
          </Trans>
          <CopyButton text={correlationId} label={t`Kennung des Vorgangs kopieren`} />
        </span>
        {jobId && (
          <AppLink variant="text" to="/admin/jobs/$id" params={{ id: jobId }}>
            <Trans>Sammelaktion</Trans>
          </AppLink>
        )}
        {withDetail(({ restores }) => restores && <RestoredEntry {...restores} />)}
        {withDetail(
          ({ relatedCount }) =>
            relatedCount > 1 && <RelatedEntries correlationId={correlationId} count={relatedCount} />,
        )}
        <Flex wrap="wrap" align="center" gap={2} ms={{ base: 0, md: "auto" }}>
          <TicketButton activity={data} {...named} />
          {!isAlone && (
            <Button asChild size="sm" variant="ghost">
              <AppLink variant="bare" to="/admin/activities/$id" params={{ id }}>
                <Icon name="document" />
                <Trans>Eintrag öffnen</Trans>
              </AppLink>
            </Button>
          )}
          {withDetail((detail) => (
            <Restoration activity={detail} isAlone={isAlone} {...named} />
          ))}
        </Flex>
      </Flex>
    </Stack>
  );
}

type Detail = NonNullable<NonNullable<ActivityDetailQuery["response"]["node"]>["activity"]>;

interface LoadedProps {
  readonly queryRef: PreloadedQuery<ActivityDetailQuery>;
  readonly children: (detail: Detail) => ReactNode;
}

function Loaded({ queryRef, children }: LoadedProps): ReactNode {
  const { node } = usePreloadedQuery<ActivityDetailQuery>(detailQuery, queryRef);
  return node?.activity ? children(node.activity) : null;
}

/** Link to the entry whose former values this one restored. */
function RestoredEntry({ id, at }: { readonly id: string; readonly at: string }) {
  const when = formatDateTime(at);
  return (
    <AppLink variant="text" to="/admin/activities/$id" params={{ id }}>
      <Trans>Stellt die Werte vor dem Eintrag vom {when} wieder her</Trans>
    </AppLink>
  );
}
