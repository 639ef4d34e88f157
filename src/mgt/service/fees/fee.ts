/** Reads a fee for the table and its dialogs. */
import { graphql, readInlineData } from "react-relay";
import type { FeePrice } from "#domain/feePrices";
import type { fee_fee$data, fee_fee$key } from "./__generated__/fee_fee.graphql";

const feeFragment = graphql`
  fragment fee_fee on Fee @inline @throwOnFieldError {
    id
    feeId
    owner
    text
    status
    prices {
      value
      taxRate
      validFrom
      validTo
    }
    systemFee {
      text
      status
      prices {
        value
        taxRate
        validFrom
        validTo
      }
      metadata {
        gebOstNr
        hhst
        objnr
      }
    }
    metadata {
      numbers {
        gebOstNr
        hhst
        objnr
      }
      isInherited
      isReset
    }
    revision
  }
`;

/** A fee as the screen shows it. */
export interface Fee extends Omit<fee_fee$data, "prices" | "systemFee" | " $fragmentType"> {
  readonly prices: readonly FeePrice[];
  readonly systemFee: SystemFee | null;
}

/** A fee as in the catalogue. */
interface SystemFee extends Omit<NonNullable<fee_fee$data["systemFee"]>, "prices"> {
  readonly prices: readonly FeePrice[];
}

const toPrice = ({ validTo, ...price }: fee_fee$data["prices"][number]): FeePrice => ({
  ...price,
  validTo: validTo ?? null,
});

/** Reads the data of a fee. */
export function readFee(fee: fee_fee$key): Fee {
  const { prices, systemFee, ...data } = readInlineData(feeFragment, fee);
  return {
    ...data,
    prices: prices.map(toPrice),
    systemFee: systemFee ? { ...systemFee, prices: systemFee.prices.map(toPrice) } : null,
  };
}
