import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDate } from "#i18n/formats";
import { Ags } from "#ui/Ags";
import type { Column } from "#ui/table/columns";
import type { WaterMetersTable_commune$data } from "./__generated__/WaterMetersTable_commune.graphql";
import { ReadingStatus } from "./ReadingStatus";

export type WaterMeterRow =
  WaterMetersTable_commune$data["waterMeterReadingCommunes"]["edges"][number]["node"];

export function useWaterMeterColumns(): readonly Column<WaterMeterRow>[] {
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
