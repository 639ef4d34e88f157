import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { lazyDialog } from "#ui/lazyDialog";
import { AddButton } from "../records/AddButton";
import { waterMetersList, type WaterMetersSearch } from "../recordLists";
import { RecordSection } from "../records/RecordSection";
import type { WaterMeterForm_waterMeter$key } from "./__generated__/WaterMeterForm_waterMeter.graphql";
import type { WaterMetersSectionQuery } from "./__generated__/WaterMetersSectionQuery.graphql";
import { WaterMetersTable } from "./WaterMetersTable";
import { useWaterMeterColumns } from "./useWaterMeterColumns";

const WaterMeterForm = lazyDialog(async () => (await import("./WaterMeterForm")).WaterMeterForm);

const waterMetersSectionQuery = graphql`
  query WaterMetersSectionQuery(
    $ags: AGS!
    $orderBy: WaterMeterReadingCommuneOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      ...WaterMetersTable_commune
        @arguments(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
    }
  }
`;

interface WaterMetersSectionProps {
  readonly queryRef: PreloadedQuery<WaterMetersSectionQuery>;
  readonly search: WaterMetersSearch;
}

/** When water meters are read, and for which communes. */
export function WaterMetersSection({ queryRef, search }: WaterMetersSectionProps) {
  const [edited, setEdited] = useState<WaterMeterForm_waterMeter$key | "new" | null>(null);
  const address = useListSearch(waterMetersList, search);
  const columns = useWaterMeterColumns();
  const add = () => setEdited("new");
  return (
    <>
      <RecordSection
        section="water-meter-reading"
        intent={WaterMeterForm.intent}
        queryRef={queryRef}
        address={address}
        columns={columns}
        lede={
          <Trans>
            In welchem Zeitraum Zählerstände gemeldet werden können; für jeden AGS gibt es einen Zeitraum.
          </Trans>
        }
        actions={<AddButton onAdd={add} />}
      >
        {(shown, isStale) => (
          <Loaded queryRef={shown} address={address} isStale={isStale} onEdit={setEdited} onAdd={add} />
        )}
      </RecordSection>
      {edited !== null && (
        <WaterMeterForm
          ags={queryRef.variables.ags}
          waterMeter={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface LoadedProps {
  readonly queryRef: PreloadedQuery<WaterMetersSectionQuery>;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (waterMeter: WaterMeterForm_waterMeter$key) => void;
  readonly onAdd: () => void;
}

function Loaded({ queryRef, ...table }: LoadedProps) {
  const { commune } = useOwnedQuery<WaterMetersSectionQuery>(waterMetersSectionQuery, queryRef);
  return commune && <WaterMetersTable commune={commune} {...table} />;
}
