import { Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useServiceName } from "#i18n/useServiceName";
import { FeeStatus } from "#mgt/fees/service/FeeStatus";
import type { SystemFeeHead_fee$key } from "./__generated__/SystemFeeHead_fee.graphql";

/** Status, service and numbers of a fee, below its text. */
export function SystemFeeHead({ fee }: { readonly fee: SystemFeeHead_fee$key }) {
  const { t } = useLingui();
  const serviceName = useServiceName();
  const data = useFragment(
    graphql`
      fragment SystemFeeHead_fee on SystemFee @throwOnFieldError {
        serviceId
        feeId
        status
        numbers {
          gebOstNr
          hhst
          objnr
        }
      }
    `,
    fee,
  );
  const { gebOstNr, hhst, objnr } = data.numbers;
  const facts = [
    serviceName(data.serviceId),
    gebOstNr && gebOstNr !== data.feeId ? t`GebOSt ${gebOstNr}` : null,
    hhst && t`Haushaltsstelle ${hhst}`,
    objnr && t`Objektnummer ${objnr}`,
  ];
  return (
    <Flex wrap="wrap" columnGap={4} rowGap={1.5} mt={{ base: 3, sm: 1 }} color="fg.muted">
      <FeeStatus status={data.status} />
      <code>{data.feeId}</code>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Flex>
  );
}
