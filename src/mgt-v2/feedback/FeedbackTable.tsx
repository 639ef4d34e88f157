import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { ListTable, useRows } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { FeedbackTableQuery } from "./__generated__/FeedbackTableQuery.graphql";
import { BulkActions } from "./BulkActions";
import { BulkResult, type Result } from "./BulkResult";
import type { FeedbackSearch } from "./feedbackList";
import type { FeedbackRow } from "./useFeedbackColumns";

const tableQuery = graphql`
  query FeedbackTableQuery($filter: FeedbackFilter, $first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    feedback(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      totalCountExceeded
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          rating
          comment
          personalDataHints {
            kind
            start
            end
          }
          serviceId
          commune {
            ags
            name
          }
          state
          isRead
          createdAt
          revision
        }
      }
    }
  }
`;

interface FeedbackTableProps {
  readonly list: ShownList<FeedbackRow, PreloadedQuery<FeedbackTableQuery>, FeedbackSearch>;
  /** Called with the ids of the page, in its order. */
  readonly onListed: (ids: readonly string[]) => void;
}

/** The rows of a list of feedback with their bulk actions. */
export function FeedbackTable({ list, onListed }: FeedbackTableProps) {
  const { t } = useLingui();
  const { address } = list;
  const { feedback } = useOwnedQuery<FeedbackTableQuery>(tableQuery, list.queryRef);
  const rows = useRows(feedback);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  useEffect(() => {
    onListed(ids);
    return () => onListed([]);
  }, [onListed, ids]);
  const selection = useRowSelection(ids);
  const [result, setResult] = useState<Result | null>(null);
  return (
    <>
      {result && <BulkResult result={result} rows={rows} onClose={() => setResult(null)} />}
      <ListTable
        list={list}
        page={feedback}
        rowLabel={({ rating, createdAt }) => t`Rückmeldung vom ${formatDateTime(createdAt)}, ${rating} von 5`}
        selection={selection}
        bulkActions={
          <BulkActions
            tableId={list.id}
            selection={selection}
            selected={rows.filter(({ id }) => selection.ids.has(id))}
            onResult={setResult}
          />
        }
        onOpen={({ id }) => address.change({ id })}
        hasOpenButtons={false}
        currentId={address.search.id}
        empty={<NoFeedback />}
        showsCount
      />
    </>
  );
}

/** Shown if nobody has given feedback yet. */
function NoFeedback() {
  return (
    <EmptyState icon="list" title={<Trans>Es gibt noch kein Feedback</Trans>}>
      <p>
        <Trans>
          Wer einen Antrag abgeschickt hat, kann den Dienst mit 1 bis 5 Sternen bewerten und dazu etwas
          schreiben. Jede Rückmeldung erscheint hier und wird erst veröffentlicht, wenn Sie sie freigeben.
        </Trans>
      </p>
    </EmptyState>
  );
}
