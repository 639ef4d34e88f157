import { Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { searchTextMaxLength } from "#domain/limits";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { reportingErrorMessages } from "#i18n/reportingErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ListBody } from "#lists/ListBody";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { PageBody } from "#ui/Page";
import type { FeedbackSummaryQuery } from "./__generated__/FeedbackSummaryQuery.graphql";
import type { FeedbackTableQuery } from "./__generated__/FeedbackTableQuery.graphql";
import { feedbackList, type FeedbackScope, type FeedbackSearch } from "./feedbackList";
import { FeedbackPanel } from "./FeedbackPanel";
import { FeedbackSummary } from "./FeedbackSummary";
import { FeedbackTable } from "./FeedbackTable";
import { useFeedbackColumns } from "./useFeedbackColumns";
import { FeedbackChangesContext } from "./useFeedbackChanges";
import { useFeedbackFilters, type RenderCommuneFilter } from "./useFeedbackFilters";

const errorMessages = { ...appErrorMessages, ...reportingErrorMessages };

interface FeedbackScreenProps {
  readonly scope: FeedbackScope;
  readonly queryRef: PreloadedQuery<FeedbackTableQuery>;
  readonly summaryRef: PreloadedQuery<FeedbackSummaryQuery>;
  readonly search: FeedbackSearch;
  readonly onRetry: () => void;
  /** Heading above the summary, if no layout has one. */
  readonly heading?: ReactNode;
  /** Absent if the path has a commune. */
  readonly renderCommuneFilter?: RenderCommuneFilter;
}

/** Feedback of a service, a commune, or all that the viewer may see; an entry opens beside the list. */
export function FeedbackScreen(props: FeedbackScreenProps) {
  const { scope, queryRef, summaryRef, search, onRetry, heading, renderCommuneFilter } = props;
  const { t } = useLingui();
  const columns = useFeedbackColumns(scope);
  const list = useList({
    id: "feedback",
    title: t({ message: "Rückmeldungen", context: "Liste" }),
    codec: feedbackList,
    search,
    columns,
    queryRef,
  });
  const filters = useFeedbackFilters(list.address, scope, renderCommuneFilter);
  const [changes, setChanges] = useState(0);
  const reportChange = useCallback(() => setChanges((before) => before + 1), []);
  const [listed, setListed] = useState<readonly string[]>([]);
  const { id } = search;
  return (
    <ErrorMessagesContext value={errorMessages}>
      <FeedbackChangesContext value={reportChange}>
        <Flex flex={1} minW={0}>
          {/* On narrower screens the open entry replaces the list. */}
          <PageBody
            className="page"
            hideBelow={id ? "xl" : undefined}
            css={{
              "& [data-part=stars]": { color: "status.waiting.fg", letterSpacing: { base: 0, sm: "1px" } },
              "& [data-part=rating]": { whiteSpace: "nowrap", smDown: { fontSize: "xs" } },
              "& [data-part=comment]": {
                display: "block",
                overflow: "hidden",
                textOverflow: "ellipsis",
                whiteSpace: "nowrap",
              },
              "& [data-part=comment][data-hidden]": { color: "fg.muted" },
              "& [data-part=comment] svg": {
                display: "inline-block",
                verticalAlign: "-2px",
                marginInlineEnd: "4px",
              },
              "& tbody th": { fontWeight: "normal" },
              "& tr:has([data-read=false]) :is(th, td)": { fontWeight: "semibold" },
              "& [data-part=read]": { color: "fg.muted" },
              "& [data-part=narrow-unread]": { sm: { display: "none" } },
            }}
          >
            {heading}
            <FeedbackSummary queryRef={summaryRef} changes={changes} onRetry={onRetry} />
            <ListToolbar
              list={list}
              searchLabel={t`Text des Kommentars`}
              searchMaxLength={searchTextMaxLength}
              filters={filters}
              hasShortcutsButton
              chips={list.address.filterCount > 0 ? { found: null } : undefined}
            />
            <ListBody list={list} isSelectable>
              {(shown) => <FeedbackTable list={shown} onListed={setListed} />}
            </ListBody>
          </PageBody>
          {id && (
            <FeedbackPanel
              id={id}
              scope={scope}
              listed={listed}
              tableId={list.id}
              onOpen={(next) => list.address.change({ id: next })}
            />
          )}
        </Flex>
      </FeedbackChangesContext>
    </ErrorMessagesContext>
  );
}
