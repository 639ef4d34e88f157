import { chakra, Skeleton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { bookingFiguresQuery as BookingFiguresQuery } from "./__generated__/bookingFiguresQuery.graphql";
import type { BookingSums_query$key } from "./__generated__/BookingSums_query.graphql";
import { bookingFiguresQuery } from "./bookingFigures";
import { BookingLink } from "./BookingLink";
import { useAmounts, useColumnLabels } from "./bookingLabels";

const Sums = chakra("section", {
  base: {
    minW: 0,
    textStyle: "sm",
    "&[aria-busy=true]": { opacity: 0.62 },
    "& h2": { mb: 1.5 },
    "& [data-part=total]": { textStyle: "h1", fontVariantNumeric: "tabular-nums" },
    "& [data-part=count]": { mb: 3, fontVariantNumeric: "tabular-nums" },
    "& table": { w: "full", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
    "& :is(th, td)": { py: "5px", verticalAlign: "top", fontWeight: "normal", textAlign: "end" },
    "& :is(th, td):not(:last-child)": { pe: 3 },
    "& tr > th:first-of-type": { textAlign: "start", overflowWrap: "anywhere" },
    "& td": { whiteSpace: "nowrap" },
    "& thead": { color: "fg.muted", textStyle: "xs" },
    "& tr > th > span": { ms: 2, color: "fg.muted", textStyle: "xs" },
    "& tbody tr": { borderTop: "1px solid {colors.border.muted}" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs", fontWeight: "normal" },
    "& ul": { mt: 2 },
    "& ul a": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "2px" },
    "& li": { minH: 6, lineHeight: "24px", fontVariantNumeric: "tabular-nums" },
    "& [data-part=note]": { mt: 2, color: "fg.muted", textStyle: "xs" },
  },
});

interface BookingSumsProps {
  readonly queryRef: PreloadedQuery<BookingFiguresQuery>;
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

/** Sums of all bookings under the filters, by budget item and tax rate. */
export function BookingSums({ queryRef, isStale, onRetry }: BookingSumsProps) {
  const id = useId();
  return (
    <Sums aria-labelledby={id} aria-busy={isStale}>
      <chakra.h2 id={id} textStyle="h2">
        <Trans>Summen</Trans>
      </chakra.h2>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <Suspense fallback={<Skeleton height="180px" />}>
          <Figures queryRef={queryRef} />
        </Suspense>
      </LoadBoundary>
    </Sums>
  );
}

function Figures({ queryRef }: Pick<BookingSumsProps, "queryRef">) {
  return <SumsTable query={useOwnedQuery<BookingFiguresQuery>(bookingFiguresQuery, queryRef)} />;
}

function SumsTable({ query }: { readonly query: BookingSums_query$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { amount, rate } = useAmounts();
  const name = useColumnLabels();
  const { bookingSums: sums } = useFragment(
    graphql`
      fragment BookingSums_query on Query
      @throwOnFieldError
      @argumentDefinitions(filter: { type: "BookingFilter" }) {
        bookingSums(filter: $filter) {
          rows {
            budgetItem
            vatRate
            count
            total
            vat
          }
          count
          total
          vat
          openCount
          openTotal
          failedCount
          failedTotal
        }
      }
    `,
    query,
  );
  const { count, openCount, failedCount } = sums;
  const [vat, item] = [amount(sums.vat), name("BUDGET_ITEM")];
  const [openTotal, failedTotal] = [amount(sums.openTotal), amount(sums.failedTotal)];
  return (
    <>
      <p data-part="total">{amount(sums.total)}</p>
      <p data-part="count">
        {sums.vat === 0
          ? t`${plural(count, { one: "# Buchung", other: "# Buchungen" })}`
          : t`${plural(count, { one: "# Buchung", other: "# Buchungen" })}, darin ${vat} MwSt.`}
      </p>
      <table aria-label={t`Summen nach Haushaltsstelle und Steuersatz`}>
        <thead>
          <tr>
            <th scope="col">{t`${item}, Steuersatz`}</th>
            <th scope="col">
              <Trans>Buchungen</Trans>
            </th>
            <th scope="col">{name("TOTAL")}</th>
          </tr>
        </thead>
        <tbody>
          {sums.rows.map(({ budgetItem, vatRate, ...sum }) => (
            <tr key={`${budgetItem ?? ""} ${vatRate}`}>
              <th scope="row">
                {budgetItem ?? <Trans>ohne Haushaltsstelle</Trans>}
                <span>{rate(vatRate)}</span>
              </th>
              <td>{number(sum.count)}</td>
              <td>
                {amount(sum.total)}
                {sum.vat !== 0 && <small>{t`MwSt. ${amount(sum.vat)}`}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {openCount + failedCount > 0 && (
        <ul aria-label={t`Nicht in der Summe`}>
          {openCount > 0 && (
            <li>
              <BookingLink change={{ state: ["OPEN"] }} variant="bare">
                {t`${plural(openCount, { one: "# offene Buchung", other: "# offene Buchungen" })}`}
              </BookingLink>
              {`: ${openTotal}`}
            </li>
          )}
          {failedCount > 0 && (
            <li>
              <BookingLink change={{ state: ["FAILED"] }} variant="bare">
                {t`${plural(failedCount, {
                  one: "# fehlgeschlagene Buchung",
                  other: "# fehlgeschlagene Buchungen",
                })}`}
              </BookingLink>
              {`: ${failedTotal}`}
            </li>
          )}
        </ul>
      )}
      <p data-part="note">
        <Trans>
          Über alle Buchungen, die den Filtern entsprechen, nicht nur über diese Seite. Gezählt wird, was
          bezahlt oder erstattet ist; Erstattungen sind abgezogen.
        </Trans>
      </p>
    </>
  );
}
