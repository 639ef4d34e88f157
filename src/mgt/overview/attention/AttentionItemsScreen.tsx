import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { attentionRules, type AttentionListKind } from "#domain/attention";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { communeErrorMessages } from "#i18n/communeErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { usePolledQuery } from "#relay/usePolling";
import { EmptyState } from "#ui/EmptyState";
import { overviewTitle } from "#ui/screenTitles";
import { FoundRows } from "#ui/table/FoundRows";
import { usePageSubject } from "#ui/routeTitles";
import type { AttentionItemsScreenQuery } from "./__generated__/AttentionItemsScreenQuery.graphql";
import { kindLabels, responsibleLabels } from "./attentionLabels";
import { attentionItemsList, type AttentionItemsSearch } from "./attentionLists";
import { useAttentionColumns, useItemName, type AttentionItemRow } from "./useAttentionColumns";
import { useListDescription } from "./useListDescription";

/** Time between an answer and the next poll in milliseconds, while communes are being set up. */
const pollIntervalMs = 3_000;

const itemsQuery = graphql`
  query AttentionItemsScreenQuery(
    $kind: AttentionKind!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    attentionItems(kind: $kind, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          kind
          name
          key
          ags
          communeName
          serviceId
          resource {
            version
            type
            resourceId
          }
          since
          from
          to
          missingCount
          outdatedCount
          isUnreadable
          error {
            ...userError_error @relay(mask: false)
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

interface AttentionItemsScreenProps {
  readonly kind: AttentionListKind;
  readonly queryRef: PreloadedQuery<AttentionItemsScreenQuery>;
  readonly search: AttentionItemsSearch;
}

/** Failed imports have codes of communes. */
const errorMessages = { ...appErrorMessages, ...communeErrorMessages };

/** The rows that a line of the overview counts, each with a link to where it is mended. */
export function AttentionItemsScreen(props: AttentionItemsScreenProps) {
  return (
    <ErrorMessagesContext value={errorMessages}>
      <AttentionItems {...props} />
    </ErrorMessagesContext>
  );
}

function AttentionItems({ kind, queryRef, search }: AttentionItemsScreenProps) {
  const { i18n } = useLingui();
  const description = useListDescription()[kind];
  const title = i18n._(kindLabels[kind]);
  const responsible = i18n._(responsibleLabels[attentionRules[kind].responsible]);
  /** Communes whose setup was started here, as AGS. */
  const [started, setStarted] = useState<readonly string[]>([]);
  const columns = useAttentionColumns(kind, {
    isStarted: (ags) => started.includes(ags),
    onStarted: (ags) => setStarted((all) => [...all, ags]),
  });
  const list = useList({
    id: "attention-items",
    title,
    codec: attentionItemsList,
    search,
    columns,
    queryRef,
  });
  usePageSubject(title);
  return (
    <ListScreen
      title={title}
      from={{ to: "/admin", text: i18n._(overviewTitle) }}
      lede={
        <>
          {description} <Trans>Zuständig: {responsible}.</Trans>
        </>
      }
    >
      <ListBody list={list}>{(shown) => <ItemsTable list={shown} isPolled={started.length > 0} />}</ListBody>
    </ListScreen>
  );
}

const TableArea = chakra("div", { base: { "& > .found-rows": { my: "16px 8px" } } });

interface ItemsTableProps {
  readonly list: ShownList<AttentionItemRow, PreloadedQuery<AttentionItemsScreenQuery>>;
  readonly isPolled: boolean;
}

function ItemsTable({ list, isPolled }: ItemsTableProps) {
  const nameOf = useItemName();
  const { attentionItems } = useOwnedQuery<AttentionItemsScreenQuery>(itemsQuery, list.queryRef);
  usePolledQuery<AttentionItemsScreenQuery>(
    itemsQuery,
    list.queryRef.variables,
    isPolled ? pollIntervalMs : null,
  );
  return (
    <TableArea>
      {attentionItems.totalCount > 0 && <FoundRows total={attentionItems.totalCount} isAtLeast={false} />}
      <ListTable
        list={list}
        page={attentionItems}
        rowLabel={nameOf}
        empty={
          <EmptyState icon="done" title={<Trans>Hier ist nichts mehr zu tun</Trans>}>
            <Trans>Alles aus dieser Liste ist erledigt.</Trans>
          </EmptyState>
        }
      />
    </TableArea>
  );
}
