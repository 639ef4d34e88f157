import { Button, DataList, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { CopyButton } from "#ui/CopyButton";
import { useAmounts } from "../bookingLabels";
import { DownloadRun } from "../runs/DownloadRun";
import type { ExportResult_run$key } from "./__generated__/ExportResult_run.graphql";

interface ExportResultProps {
  readonly run: ExportResult_run$key;
  readonly commune: string;
}

/** Result of the export: the created run. */
export function ExportResult({ run, commune }: ExportResultProps) {
  const { t } = useLingui();
  const { number: formatNumber } = useFormats();
  const { amount } = useAmounts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const read = useFragment(
    graphql`
      fragment ExportResult_run on BookingRun @throwOnFieldError {
        number
        rowCount
        correctionCount
        total
        vat
        sha256
        erasedOn
        ...DownloadRun_run
      }
    `,
    run,
  );
  const erased = formatDate(read.erasedOn);
  const facts = [
    [t({ message: "Zeilen", context: "booking" }), formatNumber(read.rowCount)],
    [t`Davon Berichtigungen`, formatNumber(read.correctionCount)],
    [t`Summe`, amount(read.total)],
    [t`Darin MwSt.`, amount(read.vat)],
  ] as const;
  return (
    <Stack as="section" aria-labelledby="export-result" gap={3}>
      <Heading as="h2" id="export-result" ref={heading} tabIndex={-1} textStyle="h2">
        <Trans>Lauf {read.number} ist angelegt</Trans>
      </Heading>
      <Text color="fg.muted" maxW="75ch">
        <Trans>
          Die Datei ist gespeichert und lässt sich wieder herunterladen, bis sie am {erased} gelöscht wird.
        </Trans>
      </Text>
      <DataList.Root fontVariantNumeric="tabular-nums" gridTemplateColumns="168px minmax(0, 1fr)">
        {facts.map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
        <DataList.Item>
          <DataList.ItemLabel translate="no">SHA-256</DataList.ItemLabel>
          <DataList.ItemValue>
            <code translate="no">{read.sha256}</code>{" "}
            <CopyButton text={read.sha256} label={t`SHA-256 kopieren`} />
          </DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      <Flex wrap="wrap" gap={2}>
        <DownloadRun run={read} isPrimary />
        <Button asChild size="sm">
          <AppLink to="/mgt/accounting/$commune/runs" params={{ commune }} variant="bare">
            <Trans>Zu den Ausleitungen</Trans>
          </AppLink>
        </Button>
        <Button asChild size="sm" variant="ghost">
          <AppLink to="/mgt/accounting/$commune" params={{ commune }} variant="bare">
            <Trans>Zur Buchungsliste</Trans>
          </AppLink>
        </Button>
      </Flex>
    </Stack>
  );
}
