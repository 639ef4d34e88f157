import { DataList, Flex, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useServiceName } from "#i18n/useServiceName";
import { useCan } from "#session/useSession";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Fact } from "#ui/Fact";
import { Status } from "#ui/Status";
import { shownDay } from "#ui/table/useSpanLabels";
import type { BookingDetail_booking$key } from "./__generated__/BookingDetail_booking.graphql";
import { BookingExports } from "./BookingExports";
import { BookingRefunds } from "./BookingRefunds";
import { knownState, none, stateLabelOf, stateTones, useAmounts, useColumnLabels } from "./bookingLabels";

interface BookingDetailProps {
  readonly booking: BookingDetail_booking$key;
  /** Buttons at the end of the heading. */
  readonly tools: ReactNode;
}

/** Details of a booking: amounts, references, refunds, and the export runs that contain it. */
export function BookingDetail({ booking, tools }: BookingDetailProps) {
  const { t, i18n } = useLingui();
  const name = useColumnLabels();
  const serviceName = useServiceName();
  const { amount, rate } = useAmounts();
  const seesProcesses = useCan("processes");
  const data = useFragment(
    graphql`
      fragment BookingDetail_booking on Booking @throwOnFieldError {
        kind
        paymentId
        applicationId
        commune {
          ags
          name
        }
        serviceId
        date
        licencePlate
        vin
        operation
        ava
        feeNumber
        feeText
        budgetItem
        objectNumber
        total
        vat
        vatRate
        cashReference
        receiptNumber
        paymentMethod
        paymentSystem
        state
        ...BookingRefunds_booking
        ...BookingExports_booking
      }
    `,
    booking,
  );
  const day = shownDay(data.date);
  const state = knownState(data.state);
  const text = (value: string | null | undefined) => value ?? none;
  const code = (label: string, value: string | null | undefined) => (
    <Fact name={label} value={text(value)} isCode={Boolean(value)} />
  );
  return (
    <article>
      <Flex align="flex-start" columnGap={4}>
        <Heading as="h2" textStyle="h2" flex="1 1 0" pt={0.5} textWrap="balance">
          {data.kind === "REFUND" ? <Trans>Erstattung vom {day}</Trans> : <Trans>Buchung vom {day}</Trans>}
        </Heading>
        {tools}
      </Flex>
      <Flex wrap="wrap" align="baseline" columnGap={3.5} rowGap={0.5} mt={1} mb={4}>
        <Text textStyle="h1" fontVariantNumeric="tabular-nums">
          {amount(data.total)}
        </Text>
        <Status tone={stateTones[state]}>{i18n._(stateLabelOf(state, data.kind))}</Status>
      </Flex>
      <DataList.Root>
        <Fact name={name("OPERATION")} value={data.operation} />
        <Fact name={name("SERVICE")} value={serviceName(data.serviceId)} />
        <Fact name={t`Kommune`} value={data.commune.ags}>
          <span lang="de">{data.commune.name}</span> <Ags ags={data.commune.ags} />
        </Fact>
        {seesProcesses && (
          <>
            {code(name("LICENCE_PLATE"), data.licencePlate)}
            {code(name("VIN"), data.vin)}
          </>
        )}
        <Fact name={name("AVA")} value={text(data.ava)} />
        <Fact name={name("FEE_NUMBER")} value={data.feeNumber} />
        <Fact name={name("FEE_TEXT")} value={data.feeText} />
        <Fact name={name("BUDGET_ITEM")} value={text(data.budgetItem)} />
        <Fact name={name("OBJECT_NUMBER")} value={text(data.objectNumber)} />
        <Fact name={name("NET")} value={amount(data.total - data.vat)} />
        <Fact name={name("VAT")} value={`${amount(data.vat)} (${rate(data.vatRate)})`} />
        {code(name("CASH_REFERENCE"), data.cashReference)}
        {code(name("RECEIPT_NUMBER"), data.receiptNumber)}
        <Fact name={name("PAYMENT_METHOD")} value={data.paymentMethod} />
        {code(name("PAYMENT_ID"), data.paymentId)}
        {code(name("APPLICATION_ID"), data.applicationId)}
        {code(t`Bezahlsystem`, data.paymentSystem)}
      </DataList.Root>
      {seesProcesses && (
        <Text mt={3}>
          <AppLink variant="text" to="/admin/processes/$pid" params={{ pid: data.applicationId }}>
            <Trans>Zum Prozess</Trans>
          </AppLink>
        </Text>
      )}
      <BookingRefunds booking={data} />
      <BookingExports booking={data} />
    </article>
  );
}
