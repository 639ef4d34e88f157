import { chakra, Skeleton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { caughtFailure } from "#relay/apiError";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";
import { ListFailed } from "#ui/table/ListFailed";
import { ImportButton, ImportDialog } from "../imports/ImportButton";
import type { ImportKind } from "../imports/useImport";
import { SnapshotList } from "../imports/SnapshotList";
import { residentialPropertiesList, type ResidentialPropertiesSearch } from "../recordLists";
import { ExportButton } from "../records/ExportButton";
import type { ListSectionProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type { ResidentialPropertiesSectionQuery } from "./__generated__/ResidentialPropertiesSectionQuery.graphql";
import type { ResidentialPropertiesSectionExportMutation } from "./__generated__/ResidentialPropertiesSectionExportMutation.graphql";
import type { ResidentialPropertiesSectionRemoveMutation } from "./__generated__/ResidentialPropertiesSectionRemoveMutation.graphql";
import { SourceFailure } from "./SourceFailure";
import { SourcePanel } from "./SourcePanel";
import { useResidentialPropertyColumns, type ResidentialPropertyRow } from "./useResidentialPropertyColumns";

const ResidentialPropertyForm = lazyOverlay(
  async () => (await import("./ResidentialPropertyForm")).ResidentialPropertyForm,
);

const sectionQuery = graphql`
  query ResidentialPropertiesSectionQuery(
    $ags: AGS!
    $filter: ResidentialPropertyFilter
    $orderBy: ResidentialPropertyOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      counts @catch(to: NULL) {
        residentialProperties
      }
      ...CommuneHeader_commune
      ...SourceFailure_commune
      ...SourcePanel_commune
      ...SnapshotList_commune @arguments(kind: RESIDENTIAL_PROPERTIES)
      residentialProperties(
        filter: $filter
        orderBy: $orderBy
        first: $first
        after: $after
        last: $last
        before: $before
      ) @catch {
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
            revision
            ags
            postalCode
            location
            district
            street
            houseNumber
            letter
            partNumber
            supplements
            houseNumberLetter
            ...ResidentialPropertyForm_residentialProperty
          }
        }
      }
    }
  }
`;

const removeMutation = graphql`
  mutation ResidentialPropertiesSectionRemoveMutation($input: RemoveResidentialPropertiesInput!) {
    removeResidentialProperties(input: $input) {
      conflicts {
        id
        ...ResidentialPropertyForm_residentialProperty
      }
      errors {
        code
      }
    }
  }
`;

const exportMutation = graphql`
  mutation ResidentialPropertiesSectionExportMutation($input: ExportResidentialPropertiesInput!) {
    exportResidentialProperties(input: $input) {
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

/** Addresses known to the services of a commune. */
export function ResidentialPropertiesSection({
  queryRef,
  search,
}: ListSectionProps<ResidentialPropertiesSectionQuery, ResidentialPropertiesSearch>) {
  const { t } = useLingui();
  /** Kind of the open import dialog; null: none. */
  const [importing, setImporting] = useState<ImportKind | null>(null);
  const [existing, setExisting] = useState<number | null>(null);
  const address = useListSearch(residentialPropertiesList, search);
  const columns = useResidentialPropertyColumns();
  const canAskOkkomm = useCan("admin_features");
  const remove = useMutationAsync<ResidentialPropertiesSectionRemoveMutation>(removeMutation);
  const exportRecords = useMutationAsync<ResidentialPropertiesSectionExportMutation>(exportMutation);
  const { ags } = queryRef.variables;
  const uploadButton = <ImportButton kind="RESIDENTIAL_PROPERTIES" onOpen={setImporting} />;
  const okkommButton = canAskOkkomm && (
    <ImportButton kind="OKKOMM_RESIDENTIAL_PROPERTIES" onOpen={setImporting} />
  );
  return (
    <>
      <RecordSection<ResidentialPropertiesSectionQuery, ResidentialPropertyRow>
        section="residential-properties"
        form={ResidentialPropertyForm}
        query={sectionQuery}
        onLoaded={({ counts }) => setExisting(counts?.residentialProperties ?? null)}
        queryRef={queryRef}
        address={address}
        columns={columns}
        searchLabel={t`Straße, Ort oder Postleitzahl`}
        pendingAbove={
          <StockLine>
            <Skeleton width="420px" />
          </StockLine>
        }
        lede={<Trans>Mit diesen Adressen prüfen die Dienste, was Bürgerinnen und Bürger angeben.</Trans>}
        actions={
          <>
            {okkommButton}
            {uploadButton}
            <ExportButton ags={ags} text={search.text} onExport={exportRecords} />
          </>
        }
      >
        {(commune, table) => {
          const page = commune.residentialProperties;
          return (
            <>
              <SourceFailure commune={commune} />
              <StockLine>
                <SourcePanel commune={commune} />
                <PanelBoundary isInline data={commune}>
                  <SnapshotList commune={commune} />
                </PanelBoundary>
              </StockLine>
              {page.ok && page.value ? (
                <RecordTable
                  {...table}
                  page={page.value}
                  labels={{
                    counted: (count) =>
                      t`${plural(count, { one: "# Wohngrundstück", other: "# Wohngrundstücke" })}`,
                    label: ({ street, houseNumber, letter, postalCode, location }) =>
                      `${[street, houseNumber, letter].filter(Boolean).join(" ")}, ${postalCode} ${location}`,
                  }}
                  remove={remove}
                  empty={{
                    title: <Trans>Noch keine Wohngrundstücke</Trans>,
                    text: (
                      <Trans>
                        Mit ihnen prüfen die Dienste die Adressen der Anträge. Übernehmen Sie den Bestand aus
                        einer Datei, oder tragen Sie die Grundstücke einzeln ein.
                      </Trans>
                    ),
                    actions: (
                      <>
                        {uploadButton}
                        {okkommButton}
                      </>
                    ),
                  }}
                />
              ) : (
                <ListFailed
                  title={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
                  failure={caughtFailure(page.ok ? [] : page.errors)}
                  isBusy={table.list.isStale}
                  search={address.search}
                  onFirstPage={address.toFirstPage}
                />
              )}
            </>
          );
        }}
      </RecordSection>
      {importing && (
        <ImportDialog kind={importing} ags={ags} existing={existing} onClose={() => setImporting(null)} />
      )}
    </>
  );
}

/** Totals and status above the rows. */
const StockLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 4,
    rowGap: 2,
    minH: "control-sm",
    mb: 2,
    fontSize: "sm",
    lineHeight: "md",
  },
});
