/** Reads a fee of the catalogue for its table, page and forms. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { systemFee_fee$data, systemFee_fee$key } from "./__generated__/systemFee_fee.graphql";

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
    numbers {
      gebOstNr
      hhst
      objnr
    }
    revision
  }
`;

/** A fee of the catalogue. */
export type SystemFee = Omit<systemFee_fee$data, " $fragmentType">;

/** Reads the data of a fee. */
export const readSystemFee = (fee: systemFee_fee$key): SystemFee => readInlineData(feeFragment, fee);
