import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { ImportButton, ImportDialog } from "../imports/ImportButton";
import { SnapshotList } from "../imports/SnapshotList";
import { postalCodesList, type PostalCodesSearch } from "../recordLists";
import { EmptyRecords } from "../records/EmptyRecords";
import type { RecordListProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type { PostalCodeForm_postalCode$key } from "./__generated__/PostalCodeForm_postalCode.graphql";
import type {
  PostalCodesSectionQuery,
  PostalCodesSectionQuery$data,
} from "./__generated__/PostalCodesSectionQuery.graphql";
import type { PostalCodesSectionRemoveMutation } from "./__generated__/PostalCodesSectionRemoveMutation.graphql";
import { ExportPostalCodes } from "./ExportPostalCodes";

const PostalCodeForm = lazyOverlay(async () => (await import("./PostalCodeForm")).PostalCodeForm);

const postalCodesSectionQuery = graphql`
  query PostalCodesSectionQuery(
    $ags: AGS!
    $filter: PostalCodeFilter
    $orderBy: PostalCodeOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      counts {
        postalCodes
      }
      ...SnapshotList_commune @arguments(kind: POSTAL_CODES)
      postalCodes(
        filter: $filter
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
            revision
            postalCode
            place
            ...PostalCodeForm_postalCode
          }
        }
      }
    }
  }
`;

const removeMutation = graphql`
  mutation PostalCodesSectionRemoveMutation($input: RemovePostalCodesInput!) {
    removePostalCodes(input: $input) {
      conflicts {
        id
        ...PostalCodeForm_postalCode
      }
      errors {
        code
      }
    }
  }
`;

type PostalCodeRow = NonNullable<
  PostalCodesSectionQuery$data["commune"]
>["postalCodes"]["edges"][number]["node"];

interface PostalCodesSectionProps {
  readonly queryRef: PreloadedQuery<PostalCodesSectionQuery>;
  readonly search: PostalCodesSearch;
}

/** Postal codes of a commune. */
export function PostalCodesSection({ queryRef, search }: PostalCodesSectionProps) {
  const { t } = useLingui();
  const address = useListSearch(postalCodesList, search);
  const columns = usePostalCodeColumns();
  const [isImporting, setImporting] = useState(false);
  const [existing, setExisting] = useState<number | null>(null);
  const { ags } = queryRef.variables;
  const beginImport = () => setImporting(true);
  return (
    <>
      <RecordSection
        section="postal-codes"
        intent={PostalCodeForm.intent}
        queryRef={queryRef}
        address={address}
        columns={columns}
        searchLabel={t`Postleitzahl oder Ort`}
        lede={<Trans>Über die Postleitzahl finden Bürgerinnen und Bürger die Dienste Ihrer Kommune.</Trans>}
        actions={
          <>
            {existing !== null && existing > 0 && <ExportPostalCodes ags={ags} text={search.text ?? null} />}
            <ImportButton kind="POSTAL_CODES" onOpen={beginImport} />
          </>
        }
        renderForm={(postalCode: PostalCodeForm_postalCode$key | null, onClose) => (
          <PostalCodeForm ags={ags} postalCode={postalCode} onClose={onClose} />
        )}
      >
        {(table) => <PostalCodesTable {...table} onImport={beginImport} onCounted={setExisting} />}
      </RecordSection>
      {isImporting && (
        <ImportDialog kind="POSTAL_CODES" ags={ags} existing={existing} onClose={() => setImporting(false)} />
      )}
    </>
  );
}

interface PostalCodesTableProps extends RecordListProps<
  PreloadedQuery<PostalCodesSectionQuery>,
  PostalCodeRow,
  PostalCodeForm_postalCode$key
> {
  readonly onImport: () => void;
  /** Called with the total number of entries, ignoring the filter. */
  readonly onCounted: (count: number) => void;
}

function PostalCodesTable({ onAdd, onImport, onCounted, ...table }: PostalCodesTableProps) {
  const { t } = useLingui();
  const { commune } = useOwnedQuery<PostalCodesSectionQuery>(postalCodesSectionQuery, table.list.queryRef);
  const remove = useMutationAsync<PostalCodesSectionRemoveMutation>(removeMutation);
  const count = commune?.counts.postalCodes;
  useEffect(() => {
    if (count !== undefined) onCounted(count);
  }, [count, onCounted]);
  if (!commune) return null;
  return (
    <>
      <SnapshotList commune={commune} />
      <RecordTable
        {...table}
        page={commune.postalCodes}
        labels={{
          counted: (count) => t`${plural(count, { one: "# Postleitzahl", other: "# Postleitzahlen" })}`,
          label: ({ postalCode, place }) => `${postalCode} ${place}`,
        }}
        remove={(items) => remove({ input: { items } })}
        empty={
          <EmptyRecords
            title={<Trans>Noch keine Postleitzahlen</Trans>}
            onAdd={onAdd}
            actions={<ImportButton kind="POSTAL_CODES" onOpen={onImport} />}
          >
            <Trans>
              Solange keine eingetragen sind, wird Ihre Kommune nur über ihren Namen und ihren AGS gefunden.
            </Trans>
          </EmptyRecords>
        }
      />
    </>
  );
}

function usePostalCodeColumns(): readonly Column<PostalCodeRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "postalCode",
        header: t`Postleitzahl`,
        cell: (row) => row.postalCode,
        sortField: "POSTAL_CODE",
        width: "160px",
        narrow: "title",
      },
      {
        key: "place",
        header: t`Ort`,
        cell: (row) => row.place,
        sortField: "PLACE",
        narrow: "meta",
        lang: "de",
      },
    ],
    [t],
  );
}
