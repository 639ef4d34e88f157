import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useState, type ReactNode } from "react";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { feedbackStates } from "#domain/feedback/feedback";
import {
  choiceFilter,
  furtherFilters,
  selectFilter,
  useServiceFilter,
  type ListFilter,
} from "#lists/filters";
import { dayFilter } from "#lists/spanFilters";
import { feedbackList, ratingTexts, type FeedbackAddress, type FeedbackScope } from "./feedbackList";
import { stateLabels } from "./feedbackLabels";

/** Renders the filter by communes, which come from another endpoint. */
export type RenderCommuneFilter = (
  chosen: readonly string[],
  onChoose: (communes: readonly string[]) => void,
) => ReactNode;

/** Filters of a list of feedback; commune and service only if the path does not set them. */
export function useFeedbackFilters(
  { search, change }: FeedbackAddress,
  { ags, serviceId }: FeedbackScope,
  renderCommuneFilter: RenderCommuneFilter | undefined,
): readonly ListFilter[] {
  const { t, i18n } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  const since = (days: number) => addDays(today, 1 - days);
  const { commune = [] } = search;
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const byService = useServiceFilter(search.service, (service) => change({ service }));
  return [
    choiceFilter({
      label: t`Bewertung`,
      choices: ratingTexts.map((value) => ({
        value,
        label: t`${plural(Number(value), { one: "# Stern", other: "# Sterne" })}`,
      })),
      chosen: search.rating,
      onChoose: (rating) => change({ rating }),
    }),
    choiceFilter({
      label: t`Status`,
      choices: feedbackStates.map((value) => ({ value, label: i18n._(stateLabels[value]) })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    dayFilter({
      label: t`Eingegangen`,
      span: feedbackList.span(search, "period"),
      onChange: ({ from, to }) => change({ from, to }),
      presets: [
        { label: t`7 Tage`, from: since(7) },
        { label: t`30 Tage`, from: since(30) },
        { label: t`1 Jahr`, from: since(365) },
      ],
    }),
    ...(ags === undefined && renderCommuneFilter
      ? [
          choiceFilter({
            label: t`Kommune`,
            chosen: commune,
            onChoose: chooseCommunes,
            control: renderCommuneFilter(commune, chooseCommunes),
          }),
        ]
      : []),
    ...(serviceId === undefined ? [byService] : []),
    selectFilter({
      label: t`Gelesen`,
      all: t`Gelesen und ungelesen`,
      choices: [
        { value: "no", label: t`Ungelesen` },
        { value: "yes", label: t`Gelesen` },
      ],
      chosen: search.read,
      onChoose: (read) => change({ read }),
    }),
    furtherFilters(t`Weitere`, [
      choiceFilter({
        label: t`Kommentar`,
        choices: [
          { value: "yes", label: t`mit Kommentar` },
          { value: "no", label: t`ohne Kommentar` },
        ],
        chosen: search.comment && [search.comment],
        onChoose: (chosen) => change({ comment: chosen.at(-1) }),
      }),
      choiceFilter({
        label: t`Personenbezogene Daten`,
        choices: [
          { value: "yes", label: t`vermutlich enthalten` },
          { value: "no", label: t`keine erkannt` },
        ],
        chosen: search.personal && [search.personal],
        onChoose: (chosen) => change({ personal: chosen.at(-1) }),
      }),
    ]),
  ];
}
