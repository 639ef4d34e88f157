import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { bookingRunRowsMax } from "#domain/accounting/bookings";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import { bookingList } from "../bookingSearch";
import { useAmounts } from "../bookingLabels";
import { useRunFilterLabels, type RunFilter } from "../runs/useRunFilterLabels";
import type { ExportScope_preview$key } from "./__generated__/ExportScope_preview.graphql";
import { newRunFilterOf, type ExportSearch } from "./exportSearch";
import { OtherSeries } from "./OtherSeries";
import { IgnoredFilters } from "./IgnoredFilters";

/** The run to continue. */
export interface SinceRun {
  readonly id: string;
  readonly number: number;
}

interface ExportScopeProps {
  readonly preview: ExportScope_preview$key;
  readonly commune: string;
  readonly search: ExportSearch;
  /** Null: a new series. */
  readonly since: (SinceRun & { readonly filter: RunFilter | undefined }) | null;
}

/** Preview of a run: its contents and warnings. */
export function ExportScope({ preview, commune, search, since }: ExportScopeProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { amount } = useAmounts();
  const filterLabels = useRunFilterLabels();
  const read = useFragment(
    graphql`
      fragment ExportScope_preview on BookingRunPreview @throwOnFieldError {
        rowCount
        correctionCount
        total
        vat
        unbookedCount
        ...OtherSeries_preview
      }
    `,
    preview,
  );
  const { rowCount, correctionCount, total, vat, unbookedCount } = read;
  const words = filterLabels(since?.filter ?? newRunFilterOf(search, commune));
  const isTooLong = rowCount > bookingRunRowsMax;
  const most = number(bookingRunRowsMax);
  const { since: _since, ...listSearch } = search;
  return (
    <Stack as="section" aria-labelledby="export-scope" gap={3}>
      <Heading as="h2" id="export-scope" textStyle="h2">
        <Trans>Was ausgeleitet wird</Trans>
      </Heading>
      {since && (
        <Text maxW="75ch">
          <Trans>
            Was seit Lauf {since.number} hinzugekommen ist, und Berichtigungen dessen, was sich seitdem
            geändert hat. Es gilt der Filter des Laufs:
          </Trans>
        </Text>
      )}
      <Flex wrap="wrap" align="baseline" columnGap={4} rowGap={1}>
        <Box as="ul" listStyleType="none" minW={0} overflowWrap="anywhere">
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Box>
        {!since && (
          <AppLink to="/mgt/accounting/$commune" params={{ commune }} search={listSearch} variant="text">
            <Trans>Filter ändern</Trans>
          </AppLink>
        )}
      </Flex>
      <Flex as="dl" wrap="wrap" columnGap={8} rowGap={2} fontVariantNumeric="tabular-nums">
        <Figure name={t({ message: "Zeilen", context: "booking" })}>
          {isTooLong ? t`mehr als ${most}` : number(rowCount)}
        </Figure>
        {!isTooLong && (
          <>
            <Figure name={t`Davon Berichtigungen`}>{number(correctionCount)}</Figure>
            <Figure name={t`Summe`}>{amount(total)}</Figure>
            <Figure name={t`Darin MwSt.`}>{amount(vat)}</Figure>
          </>
        )}
      </Flex>
      {!since && bookingList.isFaulty(search) && (
        <Notice tone="error" role="alert">
          <Trans>
            Ein Teil des Filters ist ungültig und würde nicht beachtet. Ändern Sie den Filter, damit nicht
            mehr ausgeleitet wird als gewollt.
          </Trans>
        </Notice>
      )}
      {!since && <IgnoredFilters search={search} />}
      {isTooLong && (
        <Notice tone="error" role="note">
          {since ? (
            <Trans>
              Ein Lauf hat höchstens {most} Zeilen. Beginnen Sie eine neue Reihe für einen kürzeren Zeitraum.
            </Trans>
          ) : (
            <Trans>Ein Lauf hat höchstens {most} Zeilen. Wählen Sie einen kürzeren Zeitraum.</Trans>
          )}
        </Notice>
      )}
      <OtherSeries preview={read} commune={commune} />
      {unbookedCount > 0 && (
        <Text color="fg.muted" maxW="75ch">
          <Plural
            value={unbookedCount}
            one="# offene oder fehlgeschlagene Buchung bleibt außen vor, bis sie bezahlt ist."
            other="# offene oder fehlgeschlagene Buchungen bleiben außen vor, bis sie bezahlt sind."
          />
        </Text>
      )}
    </Stack>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Box as="dt" color="fg.muted" textStyle="sm">
        {name}
      </Box>
      <Box as="dd" fontWeight="semibold">
        {children}
      </Box>
    </div>
  );
}
