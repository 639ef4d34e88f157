import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { FeeStatus } from "#mgt/fees/service/FeeStatus";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { Column } from "#ui/table/columns";
import type { DeviationsSection_fee$data } from "./__generated__/DeviationsSection_fee.graphql";

export type DeviationRow = NonNullable<DeviationsSection_fee$data["deviations"]>["edges"][number]["node"];

/** Columns of the communes that deviate from a fee. */
export function useDeviationsColumns(serviceId: string): readonly Column<DeviationRow>[] {
  const { t } = useLingui();
  const { euro, signedEuro } = useFormats();
  return useMemo(() => {
    const partLabels: Readonly<Record<string, string>> = {
      TEXT: t({ message: "Bezeichnung", context: "Gebühr" }),
      STATUS: t`Status`,
      PRICES: t`Preise`,
    };
    return [
      {
        key: "commune",
        header: t`Kommune`,
        cell: ({ ags, communeName }) => (
          <span data-part="place">
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/mgt/servicefees/$commune/$service"
              params={{ commune: ags, service: serviceId }}
              lang="de"
            >
              {communeName}
            </AppLink>{" "}
            <Ags ags={ags} />
          </span>
        ),
        sortField: "COMMUNE",
        minWidth: 200,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "amount",
        header: t`Betrag`,
        cell: ({ amount }) => <b>{typeof amount === "number" ? euro(amount) : t`kein Preis`}</b>,
        align: "end",
        width: "112px",
        narrow: "aside",
      },
      {
        key: "difference",
        header: t`Unterschied`,
        cell: ({ difference }) => (difference === 0 ? t`keiner` : signedEuro(difference)),
        sortField: "DIFFERENCE",
        align: "end",
        width: "124px",
        narrow: "note",
      },
      {
        key: "parts",
        header: t`Eigene Angaben`,
        cell: ({ parts }) => parts.map((part) => partLabels[part] ?? part).join(", ") || t`wie im Katalog`,
        minWidth: 150,
        narrow: "meta",
      },
      {
        key: "status",
        header: t`Status`,
        cell: ({ status }) => <FeeStatus status={status} />,
        width: "104px",
        hideOrder: 2,
      },
      {
        key: "updated",
        header: t`Zuletzt geändert`,
        cell: ({ updatedAt, updatedBy }) => (
          <time dateTime={updatedAt} data-tooltip={formatDateTime(updatedAt)}>
            {formatDate(updatedAt)}
            {updatedBy && ` · ${updatedBy.username}`}
          </time>
        ),
        width: "196px",
        hideOrder: 1,
      },
    ];
  }, [t, euro, signedEuro, serviceId]);
}
