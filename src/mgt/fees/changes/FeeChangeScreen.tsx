import { Box, Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { feeChangeDays } from "#domain/feeChanges";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { formatDateTime } from "#i18n/formats";
import { RunBoundary } from "#mgt/runs/RunBoundary";
import { DetailQuery } from "#relay/DetailQuery";
import { runItemsList, type RunItemsSearch } from "#runs/runItemsList";
import { RunLede } from "#runs/RunLede";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { usePageSubject } from "#ui/routeTitles";
import type { FeeChangeScreenHead_change$key } from "./__generated__/FeeChangeScreenHead_change.graphql";
import type { FeeChangeScreenQuery } from "./__generated__/FeeChangeScreenQuery.graphql";
import { ChosenFees } from "./ChosenFees";
import { feeChangeErrorMessages } from "./feeChangeErrorMessages";
import { useFeeChangeTitle } from "./feeChangeLabels";
import { FeeChangeOutcome } from "./FeeChangeOutcome";

const screenQuery = graphql`
  query FeeChangeScreenQuery(
    $id: ID!
    $states: [FeeChangeItemState!]
    $isImpossible: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...FeeChangeScreenHead_change @alias(as: "head")
      ...FeeChangeOutcome_change
        @arguments(
          states: $states
          isImpossible: $isImpossible
          first: $first
          after: $after
          last: $last
          before: $before
        )
        @alias(as: "change")
    }
  }
`;

const headQuery = graphql`
  query FeeChangeScreenHeadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...FeeChangeScreenHead_change @alias(as: "head")
    }
  }
`;

interface FeeChangeScreenProps {
  readonly queryRef: PreloadedQuery<FeeChangeScreenQuery>;
  readonly search: RunItemsSearch;
}

/** A change of fees in many communes: its dry run, its progress, then its results. */
export function FeeChangeScreen(props: FeeChangeScreenProps) {
  return (
    <RunBoundary<FeeChangeScreenQuery> {...props} list={runItemsList} errorMessages={feeChangeErrorMessages}>
      {({ queryRef, address, isStale }) => (
        <DetailQuery<FeeChangeScreenQuery>
          key={queryRef.variables.id}
          query={screenQuery}
          head={headQuery}
          reference={queryRef}
          fallback={<PagePending />}
        >
          {({ node }, isPending) =>
            node?.head && node.change ? (
              <FeeChangePage head={node.head}>
                {isPending ? (
                  <ContentPending />
                ) : (
                  <FeeChangeOutcome
                    change={node.change}
                    address={address}
                    variables={queryRef.variables}
                    isStale={isStale}
                  />
                )}
              </FeeChangePage>
            ) : (
              <NoChange />
            )
          }
        </DetailQuery>
      )}
    </RunBoundary>
  );
}

/** Shown if the change does not exist, or was deleted after its retention time. */
function NoChange() {
  return (
    <PageBody>
      <EmptyState
        icon="list"
        level="h1"
        title={<Trans>Diese Änderung gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/fees/changes" variant="bare">
              <Trans>Zu den Änderungen in Kommunen</Trans>
            </AppLink>
          </Button>
        }
      >
        <Plural
          value={feeChangeDays}
          one="Änderungen werden # Tag nach ihrem Ende gelöscht. Prüfen Sie sonst die Adresse."
          other="Änderungen werden # Tage nach ihrem Ende gelöscht. Prüfen Sie sonst die Adresse."
        />
      </EmptyState>
    </PageBody>
  );
}

void graphql`
  fragment FeeChangeScreenHead_facts on FeeChange {
    state
    kind
    value
    percent
    day
    feeCount
    firstFees: fees(first: 5) {
      id
      serviceId
      text
    }
    createdBy {
      username
    }
    createdAt
    startedAt
    expiresAt
    retryOf {
      id
      createdAt
    }
  }
`;

interface FeeChangePageProps {
  readonly head: FeeChangeScreenHead_change$key;
  readonly children: ReactNode;
}

/** Heading of a change: what it does, which fees it changes, its state, and who prepared it. */
function FeeChangePage({ head, children }: FeeChangePageProps) {
  const { t } = useLingui();
  const titleOf = useFeeChangeTitle();
  const facts = useFragment(
    graphql`
      fragment FeeChangeScreenHead_change on FeeChange @throwOnFieldError {
        ...FeeChangeScreenHead_facts @relay(mask: false)
      }
    `,
    head,
  );
  const { feeCount, firstFees, retryOf } = facts;
  const title = titleOf(facts);
  usePageSubject(title);
  const retriedAt = formatDateTime(retryOf?.createdAt ?? "");
  return (
    <Page
      title={title}
      from={{ text: t`Änderungen in Kommunen`, to: "/admin/fees/changes" }}
      lede={
        <RunLede
          run={facts}
          retried={
            retryOf && (
              <AppLink variant="text" to="/admin/fees/changes/$id" params={{ id: retryOf.id }}>
                {t`Änderung vom ${retriedAt}`}
              </AppLink>
            )
          }
        />
      }
    >
      <Box mt={4}>
        <ChosenFees count={feeCount} fees={firstFees} />
      </Box>
      {children}
    </Page>
  );
}
