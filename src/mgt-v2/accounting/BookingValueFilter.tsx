import { useLingui } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import type { bookingFiguresQuery as BookingFiguresQuery } from "./__generated__/bookingFiguresQuery.graphql";
import type { BookingValueFilter_query$key } from "./__generated__/BookingValueFilter_query.graphql";
import { bookingFiguresQuery } from "./bookingFigures";
import { noBudgetItem } from "./bookingSearch";

interface BookingValueFilterProps {
  readonly queryRef: PreloadedQuery<BookingFiguresQuery>;
  readonly field: "budgetItems" | "paymentMethods";
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Filter by the values of existing bookings. While these load, it offers only the selected values. */
export function BookingValueFilter(props: BookingValueFilterProps) {
  const { queryRef, field, ...filter } = props;
  const chosenOnly = <Values {...filter} hasNone={field === "budgetItems"} values={[]} />;
  return (
    <LoadBoundary attempt={queryRef} renderFailure={() => chosenOnly}>
      <Suspense fallback={chosenOnly}>
        <LoadedValues {...props} />
      </Suspense>
    </LoadBoundary>
  );
}

function LoadedValues({ queryRef, ...props }: BookingValueFilterProps): ReactNode {
  return <KnownValues {...props} query={useOwnedQuery<BookingFiguresQuery>(bookingFiguresQuery, queryRef)} />;
}

interface KnownValuesProps extends Omit<BookingValueFilterProps, "queryRef"> {
  readonly query: BookingValueFilter_query$key;
}

function KnownValues({ query, field, ...filter }: KnownValuesProps) {
  const { bookingFilterValues } = useFragment(
    graphql`
      fragment BookingValueFilter_query on Query
      @throwOnFieldError
      @argumentDefinitions(commune: { type: "AGS" }) {
        bookingFilterValues(commune: $commune) {
          budgetItems
          paymentMethods
        }
      }
    `,
    query,
  );
  return <Values {...filter} hasNone={field === "budgetItems"} values={bookingFilterValues[field]} />;
}

interface ValuesProps extends Omit<BookingValueFilterProps, "queryRef" | "field"> {
  /** Whether bookings may have no value. */
  readonly hasNone: boolean;
  readonly values: readonly string[];
}

function Values({ hasNone, values, chosen, ...filter }: ValuesProps) {
  const { t } = useLingui();
  const isNone = (value: string) => hasNone && value === noBudgetItem;
  const others = chosen.filter((value) => !values.includes(value) && !isNone(value));
  const choices = [...values, ...others, ...(hasNone ? [noBudgetItem] : [])].map((value) => ({
    value,
    label: isNone(value) ? t`ohne Haushaltsstelle` : value,
  }));
  return <ChoiceFilter {...filter} groups={[{ choices }]} chosen={chosen} />;
}
