import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { priceOn } from "#domain/feePrices";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { FeeTimeline, TimelineLegend } from "#mgt/fees/service/FeeTimeline";
import { scaleAround } from "#mgt/fees/service/timelineScale";
import type { SystemFeePrices_fee$key } from "./__generated__/SystemFeePrices_fee.graphql";
import { readSystemFee } from "./systemFee";

interface SystemFeePricesProps {
  readonly fee: SystemFeePrices_fee$key;
  /** The day whose price is shown. */
  readonly day: string;
  /** Control that chooses the day. */
  readonly dayFilter: ReactNode;
}

/** The prices of a fee over time. */
export function SystemFeePrices({ fee, day, dayFilter }: SystemFeePricesProps) {
  const { euro, number } = useFormats();
  const data = useFragment(
    graphql`
      fragment SystemFeePrices_fee on SystemFee @throwOnFieldError {
        updatedAt
        updatedBy {
          username
        }
        ...systemFee_fee
      }
    `,
    fee,
  );
  const { prices, status } = readSystemFee(data);
  const price = priceOn(prices, day);
  const scale = scaleAround(day);
  const [amount, on, tax] = [euro(price?.value ?? 0), formatDate(day), number((price?.taxRate ?? 0) / 100)];
  return (
    <Box as="section" mt={6}>
      <Flex wrap="wrap" align="center" justify="space-between" gap={2} maxW="880px">
        <Heading as="h2" textStyle="h2">
          <Trans>Preise im Zeitverlauf</Trans>
        </Heading>
        {dayFilter}
      </Flex>
      <Text mt={1} mb={2} color="fg.muted">
        {status === "INACTIVE" ? (
          <Trans>Die Gebühr ist inaktiv und wird nicht berechnet.</Trans>
        ) : !price ? (
          <Trans>Am {on} gilt kein Preis, die Gebühr wird nicht berechnet.</Trans>
        ) : price.taxRate === 0 ? (
          <Trans>
            Am {on}: <b>{amount}</b>, ohne Umsatzsteuer
          </Trans>
        ) : (
          <Trans>
            Am {on}: <b>{amount}</b>, dazu {tax} % Umsatzsteuer
          </Trans>
        )}
      </Text>
      <Box maxW="880px">
        <FeeTimeline prices={prices} isInactive={status === "INACTIVE"} scale={scale} day={day} hasYears />
      </Box>
      <Flex
        wrap="wrap"
        justify="space-between"
        columnGap={6}
        rowGap={1}
        mt={2}
        maxW="880px"
        textStyle="xs"
        color="fg.muted"
      >
        <TimelineLegend />
        <LastChange updatedAt={data.updatedAt} by={data.updatedBy?.username ?? null} />
      </Flex>
    </Box>
  );
}

/** When and by whom the fee was last changed. */
function LastChange({ updatedAt, by }: { readonly updatedAt: string; readonly by: string | null }) {
  const when = formatDateTime(updatedAt);
  return (
    <span>
      {by === null ? (
        <Trans>Zuletzt geändert {when}</Trans>
      ) : (
        <Trans>
          Zuletzt geändert {when} von {by}
        </Trans>
      )}
    </span>
  );
}
