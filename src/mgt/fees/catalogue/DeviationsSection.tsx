import { Box, Heading, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { ListTable } from "#lists/ListTable";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { EmptyState } from "#ui/EmptyState";
import type { DeviationsSection_fee$key } from "./__generated__/DeviationsSection_fee.graphql";
import type { SystemFeeScreenQuery } from "./__generated__/SystemFeeScreenQuery.graphql";
import { deviationsList, type DeviationsSearch } from "./systemFeePage";
import { useDeviationsColumns, type DeviationRow } from "./useDeviationsColumns";

interface DeviationsSectionProps {
  readonly fee: DeviationsSection_fee$key;
  readonly search: DeviationsSearch;
  /** The day whose amounts are compared. */
  readonly day: string;
  readonly queryRef: PreloadedQuery<SystemFeeScreenQuery>;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

const labelOf = ({ communeName }: DeviationRow) => communeName;

/** Communes with their own version of a fee, and the difference of their amounts on a day. */
export function DeviationsSection({ fee, search, day, queryRef, isStale }: DeviationsSectionProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment DeviationsSection_fee on SystemFee
      @throwOnFieldError
      @argumentDefinitions(
        on: { type: "Date!" }
        text: { type: "String" }
        orderBy: { type: "FeeDeviationOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        serviceId
        communeCount
        deviations(
          on: $on
          text: $text
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              ags
              communeName
              text
              status
              amount
              difference
              parts
              updatedAt
              updatedBy {
                username
              }
            }
          }
        }
      }
    `,
    fee,
  );
  const { serviceId, communeCount, deviations } = data;
  const columns = useDeviationsColumns(serviceId);
  const list = useList({
    id: "deviations",
    title: t`Abweichende Kommunen`,
    codec: deviationsList,
    search,
    columns,
    queryRef,
  });
  if (!deviations) return null;
  return (
    <Box as="section" mt={8}>
      <Heading as="h2" textStyle="h2">
        <Trans>Abweichende Kommunen</Trans>
      </Heading>
      <Text mt={1} color="fg.muted">
        <Trans>Beträge am {formatDate(day)} ohne Umsatzsteuer, verglichen mit dem Katalog</Trans>
      </Text>
      {(deviations.totalCount > 0 || list.address.filterCount > 0) && (
        <ListToolbar
          list={list}
          searchLabel={t`Kommune, AGS oder PLZ`}
          hasColumnChoice={false}
          hasShortcutsButton
        />
      )}
      <ListTable
        list={{ ...list, isStale }}
        page={deviations}
        rowLabel={labelOf}
        onOpen={({ ags }) =>
          void navigate({
            to: "/mgt/servicefees/$commune/$service",
            params: { commune: ags, service: serviceId },
          })
        }
        hasOpenButtons={false}
        size="md"
        found={t`${plural(deviations.totalCount, { one: "# Kommune", other: "# Kommunen" })}`}
        empty={
          <EmptyState icon="done" title={<Trans>Keine Kommune weicht ab</Trans>}>
            <p>
              {communeCount === 0 ? (
                <Trans>Noch keine Kommune bietet diesen Dienst an.</Trans>
              ) : (
                <Trans>Alle Kommunen mit diesem Dienst übernehmen die Gebühr, wie sie hier steht.</Trans>
              )}
            </p>
          </EmptyState>
        }
        showsCount
      />
    </Box>
  );
}
