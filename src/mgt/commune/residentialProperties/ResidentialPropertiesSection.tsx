import { Skeleton, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useCan } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";
import { ImportButton, ImportDialog } from "../imports/ImportButton";
import type { ImportKind } from "../imports/importKinds";
import { SnapshotList } from "../imports/SnapshotList";
import { residentialPropertiesList, type ResidentialPropertiesSearch } from "../recordLists";
import type { RecordListProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import type { ResidentialPropertiesSectionQuery } from "./__generated__/ResidentialPropertiesSectionQuery.graphql";
import type { ResidentialPropertyForm_residentialProperty$key } from "./__generated__/ResidentialPropertyForm_residentialProperty.graphql";
import { ExportButton } from "./ExportButton";
import { ResidentialPropertiesTable } from "./ResidentialPropertiesTable";
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
  ) @preloadable {
    commune(ags: $ags) {
      counts {
        residentialProperties
      }
      ...CommuneHeader_commune
      ...SourceFailure_commune
      ...SourcePanel_commune
      ...SnapshotList_commune @arguments(kind: RESIDENTIAL_PROPERTIES)
      ...ResidentialPropertiesTable_commune
        @arguments(
          filter: $filter
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        )
    }
  }
`;

interface ResidentialPropertiesSectionProps {
  readonly queryRef: PreloadedQuery<ResidentialPropertiesSectionQuery>;
  readonly search: ResidentialPropertiesSearch;
}

/** Addresses known to the services of a commune. */
export function ResidentialPropertiesSection({ queryRef, search }: ResidentialPropertiesSectionProps) {
  const { t } = useLingui();
  /** Kind of the open import dialog; null: none. */
  const [importing, setImporting] = useState<ImportKind | null>(null);
  const [existing, setExisting] = useState<number | null>(null);
  const address = useListSearch(residentialPropertiesList, search);
  const columns = useResidentialPropertyColumns();
  const canAskOkkomm = useCan("admin_features");
  const { ags } = queryRef.variables;
  return (
    <>
      <RecordSection
        section="residential-properties"
        intent={ResidentialPropertyForm.intent}
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
            {canAskOkkomm && <ImportButton kind="OKKOMM_RESIDENTIAL_PROPERTIES" onOpen={setImporting} />}
            <ImportButton kind="RESIDENTIAL_PROPERTIES" onOpen={setImporting} />
            <ExportButton ags={ags} text={search.text ?? null} />
          </>
        }
        renderForm={(
          residentialProperty: ResidentialPropertyForm_residentialProperty$key | null,
          onClose,
        ) => (
          <ResidentialPropertyForm ags={ags} residentialProperty={residentialProperty} onClose={onClose} />
        )}
      >
        {(table) => <Loaded {...table} onImport={setImporting} onCounted={setExisting} />}
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

interface LoadedProps extends RecordListProps<
  PreloadedQuery<ResidentialPropertiesSectionQuery>,
  ResidentialPropertyRow,
  ResidentialPropertyForm_residentialProperty$key
> {
  readonly onImport: (kind: ImportKind) => void;
  /** Called with the total number of entries, ignoring the filter. */
  readonly onCounted: (count: number) => void;
}

function Loaded({ onCounted, ...table }: LoadedProps) {
  const { commune } = useOwnedQuery<ResidentialPropertiesSectionQuery>(sectionQuery, table.list.queryRef);
  const count = commune?.counts.residentialProperties;
  useEffect(() => {
    if (count !== undefined) onCounted(count);
  }, [count, onCounted]);
  if (!commune) return null;
  return (
    <>
      <SourceFailure commune={commune} />
      <StockLine>
        <SourcePanel commune={commune} />
        <SnapshotList commune={commune} />
      </StockLine>
      <ResidentialPropertiesTable commune={commune} {...table} />
    </>
  );
}
