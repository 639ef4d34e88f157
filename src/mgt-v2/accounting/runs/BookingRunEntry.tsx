import { Button, chakra, DataList, Flex, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { DoneBy } from "#ui/DoneBy";
import type { BookingRunEntry_run$key } from "./__generated__/BookingRunEntry_run.graphql";
import { DownloadRun } from "./DownloadRun";
import { Fingerprint } from "./Fingerprint";
import { useAmounts } from "../bookingLabels";
import { useRunFilterLabels } from "./useRunFilterLabels";

const Entry = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "190px minmax(0, 1fr) minmax(0, 1fr) auto" },
    columnGap: 8,
    rowGap: 3,
    py: 4,
    borderTop: "1px solid",
    borderColor: "border.muted",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& dl": { alignContent: "start", smDown: { gridTemplateColumns: "104px minmax(0, 1fr)" } },
  },
});

interface BookingRunEntryProps {
  readonly run: BookingRunEntry_run$key;
}

/** An export run with its contents, file and actions. */
export function BookingRunEntry({ run }: BookingRunEntryProps) {
  const { t } = useLingui();
  const { number: formatNumber, fileSize } = useFormats();
  const { amount } = useAmounts();
  const filterLabels = useRunFilterLabels();
  const read = useFragment(
    graphql`
      fragment BookingRunEntry_run on BookingRun @throwOnFieldError {
        id
        number
        commune {
          ags
        }
        sinceRun {
          number
        }
        continuedBy {
          number
        }
        createdAt
        createdBy {
          username
        }
        filter {
          ...useRunFilterLabels_filter @relay(mask: false)
        }
        layout {
          format
        }
        rowCount
        correctionCount
        total
        vat
        sha256
        byteSize
        download {
          fileName
        }
        ...DownloadRun_run
      }
    `,
    run,
  );
  const { id, number, sinceRun, continuedBy, correctionCount, download } = read;
  const headingId = `booking-run-${number}`;
  return (
    <Entry aria-labelledby={headingId}>
      <div>
        <Heading as="h2" id={headingId} textStyle="h3">
          <Trans>Lauf {number}</Trans>
        </Heading>
        <Text color="fg.muted">
          <DoneBy at={read.createdAt} user={read.createdBy.username} />
        </Text>
        {sinceRun && (
          <Text color="fg.muted">
            <Trans>setzt Lauf {sinceRun.number} fort</Trans>
          </Text>
        )}
        {continuedBy && (
          <Text color="fg.muted">
            <Trans>fortgesetzt mit Lauf {continuedBy.number}</Trans>
          </Text>
        )}
      </div>
      <DataList.Root>
        <RunFact name={t`Filter`}>
          {filterLabels(read.filter).map((words) => (
            <div key={words}>{words}</div>
          ))}
        </RunFact>
        <RunFact name={t({ message: "Zeilen", context: "booking" })}>
          {formatNumber(read.rowCount)}
          {correctionCount > 0 && (
            <>
              {", "}
              <Plural value={correctionCount} one="davon # Berichtigung" other="davon # Berichtigungen" />
            </>
          )}
        </RunFact>
        <RunFact name={t`Summe`}>{amount(read.total)}</RunFact>
        <RunFact name={t`Darin MwSt.`}>{amount(read.vat)}</RunFact>
      </DataList.Root>
      <DataList.Root>
        {download && (
          <RunFact name={t`Datei`}>
            <span translate="no">{download.fileName}</span>
          </RunFact>
        )}
        <RunFact name={t`Format`}>
          <span translate="no">{read.layout.format}</span>, {fileSize(read.byteSize)}
        </RunFact>
        <RunFact name={t({ message: "SHA-256", context: "Prüfsumme" })}>
          <Fingerprint sha256={read.sha256} />
        </RunFact>
      </DataList.Root>
      <Flex
        direction={{ base: "row", lg: "column" }}
        align={{ base: "center", lg: "stretch" }}
        wrap="wrap"
        gap={2}
        maxW={{ lg: "200px" }}
        color="fg.muted"
      >
        <DownloadRun run={read} />
        {!continuedBy && (
          <Button asChild size="sm">
            <AppLink
              to="/mgt/accounting/$commune/export"
              params={{ commune: read.commune.ags }}
              search={{ since: id }}
              variant="bare"
            >
              <Trans>Fortsetzen</Trans>
              <span className="visually-hidden">
                <Trans>, Lauf {number}</Trans>
              </span>
            </AppLink>
          </Button>
        )}
      </Flex>
    </Entry>
  );
}

function RunFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
