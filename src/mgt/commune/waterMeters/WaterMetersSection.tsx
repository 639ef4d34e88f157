import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { useListSearch } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { Ags } from "#ui/Ags";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { waterMetersList, type WaterMetersSearch } from "../recordLists";
import type { ListSectionProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type {
  WaterMetersSectionQuery,
  WaterMetersSectionQuery$data,
} from "./__generated__/WaterMetersSectionQuery.graphql";
import type { WaterMetersSectionRemoveMutation } from "./__generated__/WaterMetersSectionRemoveMutation.graphql";
import { ReadingStatus } from "./ReadingStatus";

const WaterMeterForm = lazyOverlay(async () => (await import("./WaterMeterForm")).WaterMeterForm);

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
  }
`;

const removeMutation = graphql`
  mutation WaterMetersSectionRemoveMutation($input: RemoveWaterMeterReadingCommunesInput!) {
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

type WaterMeterRow = NonNullable<
  WaterMetersSectionQuery$data["commune"]
>["waterMeterReadingCommunes"]["edges"][number]["node"];

/** Reading periods of water meters and their communes. */
export function WaterMetersSection({
  queryRef,
  search,
}: ListSectionProps<WaterMetersSectionQuery, WaterMetersSearch>) {
  const { t } = useLingui();
  const address = useListSearch(waterMetersList, search);
  const columns = useWaterMeterColumns();
  const remove = useMutationAsync<WaterMetersSectionRemoveMutation>(removeMutation);
  return (
    <RecordSection<WaterMetersSectionQuery, WaterMeterRow>
      section="water-meter-reading"
      form={WaterMeterForm}
      query={waterMetersSectionQuery}
      queryRef={queryRef}
      address={address}
      columns={columns}
      lede={
        <Trans>
          In welchem Zeitraum Zählerstände gemeldet werden können; für jeden AGS gibt es einen Zeitraum.
        </Trans>
      }
    >
      {(commune, table) => (
        <RecordTable
          {...table}
          page={commune.waterMeterReadingCommunes}
          labels={{
            counted: (count) => t`${plural(count, { one: "# Konfiguration", other: "# Konfigurationen" })}`,
            label: ({ name, ags }) => `${name} ${ags}`,
          }}
          remove={remove}
          empty={{
            title: <Trans>Noch keine Ablesung</Trans>,
            text: <Trans>Legen Sie fest, in welchem Zeitraum Zählerstände gemeldet werden können.</Trans>,
          }}
        />
      )}
    </RecordSection>
  );
}

function useWaterMeterColumns(): readonly Column<WaterMeterRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "name",
        header: t`Name`,
        cell: (row) => row.name,
        sortField: "NAME",
        narrow: "title",
        lang: "de",
      },
      {
        key: "ags",
        header: t`AGS`,
        cell: (row) => <Ags ags={row.ags} />,
        sortField: "AGS",
        width: "120px",
        narrow: "meta",
      },
      {
        key: "period",
        header: t`Zeitraum`,
        cell: (row) => `${formatDate(row.readingFrom)} – ${formatDate(row.readingUntil)}`,
        sortField: "READING_FROM",
        width: "200px",
        narrow: "meta",
      },
      {
        key: "status",
        header: t`Status`,
        cell: (row) => <ReadingStatus reading={row} />,
        width: "204px",
        narrow: "aside",
      },
    ],
    [t],
  );
}
