/** Reads a fee of the catalogue for its table, page and forms. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import { toNumbers, toPrice } from "#mgt/fees/service/fee";
import type { EditedFee } from "#mgt/fees/service/feeForms";
import type { systemFee_fee$key } from "./__generated__/systemFee_fee.graphql";

const feeFragment = graphql`
  fragment systemFee_fee on SystemFee @inline @throwOnFieldError {
    id
    serviceId
    feeId
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
    revision
  }
`;

/** A fee of the catalogue. */
export interface SystemFee extends EditedFee {
  readonly status: string;
}

/** Reads the data of a fee. */
export function readSystemFee(fee: systemFee_fee$key): SystemFee {
  const { prices, metadata, ...data } = readInlineData(feeFragment, fee);
  return { ...data, prices: prices.map(toPrice), numbers: toNumbers(metadata) };
}
