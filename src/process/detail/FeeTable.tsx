import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import type { FeeTable_payment$key } from "./__generated__/FeeTable_payment.graphql";

const Fees = chakra("table", {
  base: {
    w: "full",
    mt: 2,
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& :is(th, td)": {
      py: 1,
      ps: 2,
      pe: 0,
      borderBottom: "1px solid {colors.border.muted}",
      fontWeight: "normal",
      textAlign: "end",
      verticalAlign: "top",
      whiteSpace: "nowrap",
    },
    "& :is(th, td):first-child": {
      ps: 0,
      textAlign: "start",
      whiteSpace: "normal",
      overflowWrap: "anywhere",
      hyphens: "auto",
    },
    "& thead th": { color: "fg.muted" },
    "& tfoot :is(th, td)": { borderBottom: 0, fontWeight: "semibold" },
  },
});

/** Fees of a payment with their tax and the total. */
export function FeeTable({ payment }: { readonly payment: FeeTable_payment$key }) {
  const { t } = useLingui();
  const { euro, number } = useFormats();
  const { feeOverview, totalAmount } = useFragment(
    graphql`
      fragment FeeTable_payment on Payment @throwOnFieldError {
        totalAmount
        feeOverview {
          feeId
          text
          value
          quantity
          taxRate
          total
        }
      }
    `,
    payment,
  );
  if (feeOverview.length === 0) return null;
  return (
    <Fees>
      <caption className="visually-hidden">{t`Gebühren dieser Zahlung`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Gebühr`}</th>
          <th scope="col">{t`Einzeln`}</th>
          <th scope="col">{t`Steuer`}</th>
          <th scope="col">{t`Betrag`}</th>
        </tr>
      </thead>
      <tbody>
        {feeOverview.map(({ feeId, text, value, quantity, taxRate, total }, position) => (
          // The same fee may occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${feeId} ${position}`}>
            <th scope="row" lang="de" data-tooltip={feeId}>
              {text}
            </th>
            <td>{quantity === 1 ? euro(value) : `${number(quantity)} × ${euro(value)}`}</td>
            <td>{taxRate === 0 ? t`keine` : `${number(taxRate / 100)} %`}</td>
            <td>{euro(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            <Trans>Gesamt</Trans>
          </th>
          <td>{euro(totalAmount)}</td>
        </tr>
      </tfoot>
    </Fees>
  );
}
