import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDateTime } from "#i18n/formats";
import { useServiceName } from "#i18n/useServiceName";
import { Ags } from "#ui/Ags";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { FeedbackTableQuery$data } from "./__generated__/FeedbackTableQuery.graphql";
import { OpenFeedbackLink } from "./FeedbackLink";
import type { FeedbackScope } from "./feedbackList";
import { knownState, stateLabels, stateTones } from "./feedbackLabels";
import { Stars } from "./Stars";

export type FeedbackRow = FeedbackTableQuery$data["feedback"]["edges"][number]["node"];

/** Columns of a list; commune and service only if the path does not set them. */
export function useFeedbackColumns({ ags, serviceId }: FeedbackScope): readonly Column<FeedbackRow>[] {
  const { t, i18n } = useLingui();
  const serviceName = useServiceName();
  return useMemo(() => {
    const columns: readonly (Column<FeedbackRow> & { readonly isOmitted?: boolean })[] = [
      {
        key: "read",
        header: t`Gelesen`,
        cell: ({ isRead }) =>
          isRead ? (
            <span data-part="read">{t`gelesen`}</span>
          ) : (
            <span data-part="unread">{t`ungelesen`}</span>
          ),
        width: "108px",
        hideOrder: 3,
        isHideable: true,
      },
      {
        key: "rating",
        header: t`Bewertung`,
        cell: ({ rating }) => <Stars rating={rating} />,
        width: "152px",
        minWidth: 148,
        narrow: "aside",
      },
      {
        key: "comment",
        header: t`Kommentar`,
        cell: (row) => <CommentCell row={row} />,
        minWidth: 180,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "service",
        header: t`Dienst`,
        cell: (row) => serviceName(row.serviceId),
        minWidth: 130,
        hideOrder: 1,
        isHideable: true,
        isOmitted: serviceId !== undefined,
      },
      {
        key: "commune",
        header: t`Kommune`,
        cell: ({ commune: { name, ags: own } }) => (
          <span data-part="place" data-tooltip={`${name} ${own}`}>
            <span lang="de">{name}</span>
            <Ags ags={own} />
          </span>
        ),
        minWidth: 200,
        hideOrder: 2,
        isHideable: true,
        isOmitted: ags !== undefined,
      },
      {
        key: "state",
        header: t`Status`,
        cell: ({ state }) => {
          const known = knownState(state);
          return <Status tone={stateTones[known]}>{i18n._(stateLabels[known])}</Status>;
        },
        width: "204px",
        minWidth: 200,
        narrow: "note",
      },
      {
        key: "created",
        header: t`Eingegangen`,
        cell: ({ createdAt, isRead }) => (
          <>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {/* On phones, which hide the column. */}
            {!isRead && <span data-part="narrow-unread">, {t`ungelesen`}</span>}
          </>
        ),
        width: "156px",
        minWidth: 150,
        narrow: "meta",
      },
    ];
    return columns.filter(({ isOmitted }) => !isOmitted);
  }, [t, i18n, serviceName, ags, serviceId]);
}

/** The comment on one line, unless it may hold personal data; opens the entry. */
function CommentCell({
  row: { id, comment, personalDataHints: hints, isRead },
}: {
  readonly row: FeedbackRow;
}) {
  const { t } = useLingui();
  const isHidden = comment !== null && comment !== undefined && hints.length > 0;
  return (
    <OpenFeedbackLink id={id} variant="bare" tabIndex={-1}>
      <span data-part="comment" data-hidden={isHidden || !comment ? "" : undefined} data-read={isRead}>
        {isHidden ? (
          <>
            <Icon name="lock" size={14} />
            {t`${plural(hints.length, {
              one: "Verborgen: # Stelle mit vermutlich personenbezogenen Daten",
              other: "Verborgen: # Stellen mit vermutlich personenbezogenen Daten",
            })}`}
          </>
        ) : (
          comment || t`Ohne Kommentar`
        )}
      </span>
    </OpenFeedbackLink>
  );
}
