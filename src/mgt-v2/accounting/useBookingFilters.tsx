import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { bookingKinds, bookingStates } from "#domain/accounting/bookings";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { choiceFilter, furtherFilters, useServiceFilter, type ListFilter } from "#lists/filters";
import { amountFilter, dayFilter } from "#lists/spanFilters";
import type { bookingFiguresQuery as BookingFiguresQuery } from "./__generated__/bookingFiguresQuery.graphql";
import { bookingList, noBudgetItem, type BookingAddress } from "./bookingSearch";
import { BookingValueFilter } from "./BookingValueFilter";
import { kindLabels, stateLabels, useColumnLabels } from "./bookingLabels";

/** Renders the filter by communes, which come from another endpoint. */
export type RenderCommuneFilter = (
  chosen: readonly string[],
  onChoose: (communes: readonly string[]) => void,
) => ReactNode;

/** Filters of the accounting booking list; by commune only in the list of all communes. */
export function useBookingFilters(
  { search, change }: BookingAddress,
  figuresRef: PreloadedQuery<BookingFiguresQuery>,
  renderCommuneFilter: RenderCommuneFilter | undefined,
): readonly ListFilter[] {
  const { t, i18n } = useLingui();
  const name = useColumnLabels();
  const [today] = useState(() => calendarDayOf(new Date()));
  const since = (days: number) => addDays(today, 1 - days);
  const { commune = [], budgetItem = [], method = [] } = search;
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const chooseBudgetItems = (chosen: readonly string[]) => change({ budgetItem: chosen });
  const chooseMethods = (chosen: readonly string[]) => change({ method: chosen });
  const byService = useServiceFilter(search.service, (service) => change({ service }));
  return [
    dayFilter({
      label: name("DATE"),
      span: bookingList.span(search, "period"),
      onChange: ({ from, to }) => change({ from, to }),
      presets: [
        { label: t`Heute`, from: since(1) },
        { label: t`7 Tage`, from: since(7) },
        { label: t`30 Tage`, from: since(30) },
      ],
    }),
    choiceFilter({
      label: name("STATE"),
      choices: bookingStates.map((value) => ({ value, label: i18n._(stateLabels[value]) })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    ...(renderCommuneFilter
      ? [
          choiceFilter({
            label: t`Kommune`,
            chosen: commune,
            onChoose: chooseCommunes,
            control: renderCommuneFilter(commune, chooseCommunes),
          }),
        ]
      : []),
    byService,
    choiceFilter({
      label: name("BUDGET_ITEM"),
      chosen: budgetItem,
      onChoose: chooseBudgetItems,
      contentOf: (item) =>
        item === noBudgetItem ? t({ message: "ohne", context: "Haushaltsstelle" }) : item,
      control: (
        <BookingValueFilter
          queryRef={figuresRef}
          field="budgetItems"
          label={name("BUDGET_ITEM")}
          chosen={budgetItem}
          onChoose={chooseBudgetItems}
        />
      ),
    }),
    choiceFilter({
      label: name("PAYMENT_METHOD"),
      chosen: method,
      onChoose: chooseMethods,
      control: (
        <BookingValueFilter
          queryRef={figuresRef}
          field="paymentMethods"
          label={name("PAYMENT_METHOD")}
          chosen={method}
          onChoose={chooseMethods}
        />
      ),
    }),
    furtherFilters(t`Weitere`, [
      choiceFilter({
        label: name("RUN"),
        choices: [
          { value: "no", label: t`noch nicht ausgeleitet` },
          { value: "yes", label: t`ausgeleitet` },
        ],
        chosen: search.exported && [search.exported],
        onChoose: (chosen) => change({ exported: chosen.at(-1) }),
      }),
      choiceFilter({
        label: name("KIND"),
        choices: bookingKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) })),
        chosen: search.kind,
        onChoose: (kind) => change({ kind }),
      }),
      amountFilter({
        label: t`Betrag in Euro, ohne Vorzeichen`,
        span: bookingList.span(search, "total"),
        onChange: ({ from, to }) => change({ totalFrom: from, totalTo: to }),
      }),
    ]),
  ];
}
