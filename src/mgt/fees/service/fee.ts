/** Reads a fee for the table and its dialogs. */
import { graphql } from "react-relay/hooks";
import { readInlineData } from "relay-runtime";
import type { Payload } from "#relay/useAction";
import type { fee_fee$data, fee_fee$key } from "./__generated__/fee_fee.graphql";

const feeFragment = graphql`
  fragment fee_fee on Fee @inline @throwOnFieldError {
    id
    feeId
    isInherited
    text
    status
    prices {
      value
      taxRate
      validFrom
      validTo
    }
    inherited {
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
    }
    numbers {
      gebOstNr
      hhst
      objnr
    }
    hasOwnNumbers
    canRestoreNumbers
    revision
  }
`;

/** A fee as it applies in a commune. */
export type Fee = Omit<fee_fee$data, " $fragmentType">;

/** A price of a fee. */
export type FeePrice = Fee["prices"][number];

/** Accounting numbers of a fee. */
export type FeeNumbers = Fee["numbers"];

/** Reads the data of a fee. */
export const readFee = (fee: fee_fee$key): Fee => readInlineData(feeFragment, fee);

type FeePayload = Payload & { readonly fee?: fee_fee$key | null | undefined };

/** Identifies the fee of a payload, for undoing; null if there is none. */
export function storedFee({ fee }: FeePayload): Pick<Fee, "id" | "revision"> | null {
  if (!fee) return null;
  const { id, revision } = readFee(fee);
  return { id, revision };
}
