import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { EmptyRecords } from "../records/EmptyRecords";
import { RecordTable } from "../records/RecordTable";
import type { WaterMeterForm_waterMeter$key } from "./__generated__/WaterMeterForm_waterMeter.graphql";
import type { WaterMetersTable_commune$key } from "./__generated__/WaterMetersTable_commune.graphql";
import type { WaterMetersTableRemoveMutation } from "./__generated__/WaterMetersTableRemoveMutation.graphql";
import { useWaterMeterColumns } from "./useWaterMeterColumns";

const removeMutation = graphql`
  mutation WaterMetersTableRemoveMutation($input: RemoveWaterMeterReadingCommunesInput!) {
    removeWaterMeterReadingCommunes(input: $input) {
      conflicts {
        id
        ...WaterMeterForm_waterMeter
      }
      errors {
        code
      }
    }
  }
`;

interface WaterMetersTableProps {
  readonly commune: WaterMetersTable_commune$key;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (waterMeter: WaterMeterForm_waterMeter$key) => void;
  readonly onAdd: () => void;
}

export function WaterMetersTable({ commune, onAdd, ...table }: WaterMetersTableProps) {
  const { t } = useLingui();
  const { waterMeterReadingCommunes } = useFragment(
    graphql`
      fragment WaterMetersTable_commune on Commune
      @argumentDefinitions(
        orderBy: { type: "WaterMeterReadingCommuneOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        waterMeterReadingCommunes(
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
              name
              ags
              readingFrom
              readingUntil
              isRunning
              ...WaterMeterForm_waterMeter
            }
          }
        }
      }
    `,
    commune,
  );
  const columns = useWaterMeterColumns();
  const remove = useMutationAsync<WaterMetersTableRemoveMutation>(removeMutation);
  return (
    <RecordTable
      {...table}
      section="water-meter-reading"
      page={waterMeterReadingCommunes}
      columns={columns}
      words={{
        counted: (count) => t`${plural(count, { one: "# Konfiguration", other: "# Konfigurationen" })}`,
        label: ({ name, ags }) => `${name} ${ags}`,
      }}
      remove={(items) => remove({ input: { items } })}
      empty={
        <EmptyRecords title={<Trans>Noch keine Ablesung</Trans>} onAdd={onAdd}>
          <Trans>Legen Sie fest, in welchem Zeitraum Zählerstände gemeldet werden können.</Trans>
        </EmptyRecords>
      }
    />
  );
}
