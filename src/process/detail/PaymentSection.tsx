import { DataList, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Status } from "#ui/Status";
import type { PaymentSection_process$key } from "./__generated__/PaymentSection_process.graphql";
import { completionLabels } from "../processLabels";
import { DetailSection } from "./DetailLayout";
import { Fact } from "#ui/Fact";
import { FeeTable } from "./FeeTable";

/** Payment of a process: amount, method and fees. */
export function PaymentSection({ process }: { readonly process: PaymentSection_process$key }) {
  const { t, i18n } = useLingui();
  const { number, euro } = useFormats();
  const { payment, paymentSystemIdentifier } = useFragment(
    graphql`
      fragment PaymentSection_process on Process @throwOnFieldError {
        paymentSystemIdentifier
        payment {
          completionType
          completedAt
          identifier
          paymentSystem
          paymentType
          retries
          totalAmount
          ...FeeTable_payment
        }
      }
    `,
    process,
  );
  if (!payment) {
    return (
      <DetailSection title={<Trans>Zahlung</Trans>}>
        <Text color="fg.muted">
          <Trans>Kostenlos, oder die Zahlung wurde nicht begonnen.</Trans>
        </Text>
        {paymentSystemIdentifier && (
          <DataList.Root>
            <Fact name={t`Kennung`} value={paymentSystemIdentifier} isCode />
          </DataList.Root>
        )}
      </DetailSection>
    );
  }
  const { completedAt, completionType, retries } = payment;
  const completion = completionLabels.get(completionType);
  const isOther = paymentSystemIdentifier !== payment.identifier;
  return (
    <DetailSection title={<Trans>Zahlung</Trans>}>
      <DataList.Root>
        <Fact name={t`Betrag`} value={euro(payment.totalAmount)} />
        <DataList.Item>
          <DataList.ItemLabel>
            <Trans>Bezahlt</Trans>
          </DataList.ItemLabel>
          <DataList.ItemValue>
            {completedAt ? (
              <Status tone="success">{formatDateTime(completedAt)}</Status>
            ) : (
              <Status tone="waiting">
                <Trans>noch nicht abgeschlossen</Trans>
              </Status>
            )}
          </DataList.ItemValue>
        </DataList.Item>
        <Fact
          name={t`Abschluss`}
          value={completion ? i18n._(completion) : completionType}
          isCode={!completion}
        />
        <Fact name={t`Kennung`} value={payment.identifier} isCode />
        {isOther && <Fact name={t`Kennung im System`} value={paymentSystemIdentifier} isCode />}
        <Fact name={t`System`} value={payment.paymentSystem} isCode />
        <Fact name={t`Zahlart`} value={payment.paymentType} />
        <Fact name={t`Wiederholungen`} value={number(retries)} />
      </DataList.Root>
      <FeeTable payment={payment} />
    </DetailSection>
  );
}
