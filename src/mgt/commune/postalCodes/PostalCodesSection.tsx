import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { ImportButton, ImportDialog } from "../imports/ImportButton";
import { SnapshotList } from "../imports/SnapshotList";
import { postalCodesList, type PostalCodesSearch } from "../recordLists";
import { ExportButton } from "../records/ExportButton";
import type { ListSectionProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type {
  PostalCodesSectionQuery,
  PostalCodesSectionQuery$data,
} from "./__generated__/PostalCodesSectionQuery.graphql";
import type { PostalCodesSectionExportMutation } from "./__generated__/PostalCodesSectionExportMutation.graphql";
import type { PostalCodesSectionRemoveMutation } from "./__generated__/PostalCodesSectionRemoveMutation.graphql";

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

const exportMutation = graphql`
  mutation PostalCodesSectionExportMutation($input: ExportPostalCodesInput!) {
    exportPostalCodes(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

type PostalCodeRow = NonNullable<
  PostalCodesSectionQuery$data["commune"]
>["postalCodes"]["edges"][number]["node"];

/** Postal codes of a commune. */
export function PostalCodesSection({
  queryRef,
  search,
}: ListSectionProps<PostalCodesSectionQuery, PostalCodesSearch>) {
  const { t } = useLingui();
  const address = useListSearch(postalCodesList, search);
  const columns = usePostalCodeColumns();
  const remove = useMutationAsync<PostalCodesSectionRemoveMutation>(removeMutation);
  const exportRecords = useMutationAsync<PostalCodesSectionExportMutation>(exportMutation);
  const [isImporting, setImporting] = useState(false);
  const [existing, setExisting] = useState<number | null>(null);
  const { ags } = queryRef.variables;
  const beginImport = () => setImporting(true);
  return (
    <>
      <RecordSection<PostalCodesSectionQuery, PostalCodeRow>
        section="postal-codes"
        form={PostalCodeForm}
        query={postalCodesSectionQuery}
        onLoaded={({ counts }) => setExisting(counts.postalCodes)}
        queryRef={queryRef}
        address={address}
        columns={columns}
        searchLabel={t`Postleitzahl oder Ort`}
        lede={<Trans>Über die Postleitzahl finden Bürgerinnen und Bürger die Dienste Ihrer Kommune.</Trans>}
        actions={
          <>
            {existing !== null && existing > 0 && (
              <ExportButton ags={ags} text={search.text} onExport={exportRecords} />
            )}
            <ImportButton kind="POSTAL_CODES" onOpen={beginImport} />
          </>
        }
      >
        {(commune, table) => (
          <>
            <PanelBoundary isInline data={commune}>
              <SnapshotList commune={commune} />
            </PanelBoundary>
            <RecordTable
              {...table}
              page={commune.postalCodes}
              labels={{
                counted: (count) => t`${plural(count, { one: "# Postleitzahl", other: "# Postleitzahlen" })}`,
                label: ({ postalCode, place }) => `${postalCode} ${place}`,
              }}
              remove={remove}
              empty={{
                title: <Trans>Noch keine Postleitzahlen</Trans>,
                text: (
                  <Trans>
                    Solange keine eingetragen sind, wird Ihre Kommune nur über ihren Namen und ihren AGS
                    gefunden.
                  </Trans>
                ),
                actions: <ImportButton kind="POSTAL_CODES" onOpen={beginImport} />,
              }}
            />
          </>
        )}
      </RecordSection>
      {isImporting && (
        <ImportDialog kind="POSTAL_CODES" ags={ags} existing={existing} onClose={() => setImporting(false)} />
      )}
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
