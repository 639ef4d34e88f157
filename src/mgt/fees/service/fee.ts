/** Reads a fee for the table and its dialogs. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { FeePrice } from "#domain/feePrices";
import type { FeeNumbers } from "#domain/fees";
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

type FeeData = Omit<fee_fee$data, " $fragmentType">;
type SystemFeeData = NonNullable<FeeData["systemFee"]>;

/** A fee as the screen shows it. */
export interface Fee extends Omit<FeeData, "prices" | "systemFee" | "metadata"> {
  readonly prices: readonly FeePrice[];
  readonly systemFee: SystemFee | null;
  readonly metadata: Omit<FeeData["metadata"], "numbers"> & { readonly numbers: FeeNumbers };
}

/** A fee as in the catalogue. */
interface SystemFee extends Omit<SystemFeeData, "prices" | "metadata"> {
  readonly prices: readonly FeePrice[];
  readonly metadata: FeeNumbers;
}

/** A price of the contract. */
export const toPrice = ({ validTo, ...price }: FeeData["prices"][number]): FeePrice => ({
  ...price,
  validTo: validTo ?? null,
});

/** Numbers of the contract. */
export const toNumbers = ({ gebOstNr, hhst, objnr }: SystemFeeData["metadata"]): FeeNumbers => ({
  gebOstNr: gebOstNr ?? null,
  hhst: hhst ?? null,
  objnr: objnr ?? null,
});

/** Reads the data of a fee. */
export function readFee(fee: fee_fee$key): Fee {
  const { prices, systemFee, metadata, ...data } = readInlineData(feeFragment, fee);
  return {
    ...data,
    prices: prices.map(toPrice),
    systemFee: systemFee
      ? { ...systemFee, prices: systemFee.prices.map(toPrice), metadata: toNumbers(systemFee.metadata) }
      : null,
    metadata: { ...metadata, numbers: toNumbers(metadata.numbers) },
  };
}
