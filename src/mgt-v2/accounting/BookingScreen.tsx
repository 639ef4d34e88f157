import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { searchTextMaxLength } from "#domain/limits";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { reportingErrorMessages } from "#i18n/reportingErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListBody } from "#lists/ListBody";
import { ListViews } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList, useShownQuery } from "#lists/useList";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { PageBody } from "#ui/Page";
import type { bookingFiguresQuery } from "./__generated__/bookingFiguresQuery.graphql";
import type { BookingTableQuery } from "./__generated__/BookingTableQuery.graphql";
import { BookingPanel } from "./BookingPanel";
import { bookingList, type BookingSearch } from "./bookingSearch";
import { BookingSums } from "./BookingSums";
import { BookingTable } from "./BookingTable";
import { useBookingColumns } from "./useBookingColumns";
import { useBookingFilters, type RenderCommuneFilter } from "./useBookingFilters";

const errorMessages = { ...appErrorMessages, ...reportingErrorMessages };

interface BookingScreenProps {
  /** Commune of the path; absent: all that the viewer may see. */
  readonly ags?: string;
  readonly queryRef: PreloadedQuery<BookingTableQuery>;
  readonly figuresRef: PreloadedQuery<bookingFiguresQuery>;
  readonly search: BookingSearch;
  readonly onRetry: () => void;
  /** Content above the list: a heading, or the tabs of a commune. */
  readonly heading: ReactNode;
  /** Saved views, which come from another endpoint, and buttons at their end. */
  readonly views: ReactNode;
  /** Absent if the path has a commune. */
  readonly renderCommuneFilter?: RenderCommuneFilter;
}

/** Bookings of a commune, or of all that the viewer may see, with their sums; one opens beside the list. */
export function BookingScreen(props: BookingScreenProps) {
  const { ags, queryRef, figuresRef, search, onRetry, heading, views, renderCommuneFilter } = props;
  const { t } = useLingui();
  const columns = useBookingColumns(ags);
  const list = useList({
    id: "bookings",
    title: t({ message: "Buchungen", context: "Liste" }),
    codec: bookingList,
    search,
    columns,
    queryRef,
  });
  const figures = useShownQuery(figuresRef);
  const filters = useBookingFilters(list.address, figures.queryRef, renderCommuneFilter);
  const [listed, setListed] = useState<readonly string[]>([]);
  const { id } = search;
  return (
    <ErrorMessagesContext value={errorMessages}>
      <Flex flex={1} minW={0}>
        {/* On narrower screens the open booking replaces the list. */}
        <PageBody className="page" hideBelow={id ? "xl" : undefined}>
          {heading}
          <ListViews>
            {views}
            {ags !== undefined && <ExportLink ags={ags} search={search} />}
          </ListViews>
          <ListToolbar
            list={list}
            searchLabel={t`ID, Kassenzeichen oder Beleg`}
            searchMaxLength={searchTextMaxLength}
            filters={filters}
            hasShortcutsButton
            chips={list.address.filterCount > 0 ? { found: null } : undefined}
          />
          <SearchHint />
          <Box
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: id ? undefined : "minmax(0, 1fr) 320px" }}
            columnGap={8}
            rowGap={8}
            alignItems="start"
          >
            <ListBody list={list} isOpenable>
              {(shown) => <BookingTable list={shown} isAll={ags === undefined} onListed={setListed} />}
            </ListBody>
            <BookingSums queryRef={figures.queryRef} isStale={figures.isStale} onRetry={onRetry} />
          </Box>
        </PageBody>
        {id && (
          <BookingPanel
            id={id}
            ags={ags}
            listed={listed}
            tableId={list.id}
            onOpen={(next) => list.address.change({ id: next })}
          />
        )}
      </Flex>
    </ErrorMessagesContext>
  );
}

/** Link to the export of the filtered bookings. */
function ExportLink({ ags, search }: { readonly ags: string; readonly search: BookingSearch }) {
  return (
    <Button asChild size="sm">
      <AppLink
        variant="bare"
        to="/mgt/accounting/$commune/export"
        params={{ commune: ags }}
        search={{ ...search, id: undefined, after: undefined, before: undefined }}
      >
        <Icon name="download" />
        <Trans>Ausleiten</Trans>
      </AppLink>
    </Button>
  );
}

/** Hint at the fields that the text search covers. */
function SearchHint() {
  const seesProcesses = useCan("processes");
  return (
    <Text mb={3} color="fg.muted" textStyle="xs" _print={{ display: "none" }}>
      {seesProcesses ? (
        <Trans>
          Die Suche findet Teile von Zahlungs-ID, Antrags-ID, Kassenzeichen, Belegnummer, Kennzeichen und FIN.
          Leerzeichen und Bindestriche zählen nicht.
        </Trans>
      ) : (
        <Trans>
          Die Suche findet Teile von Zahlungs-ID, Antrags-ID, Kassenzeichen und Belegnummer. Leerzeichen und
          Bindestriche zählen nicht.
        </Trans>
      )}
    </Text>
  );
}
