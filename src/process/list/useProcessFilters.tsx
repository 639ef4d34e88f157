import { Button } from "@chakra-ui/react";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { processSearchMaxLength } from "#domain/limits";
import { processRecords, type ProcessRecord } from "#domain/processTransitions";
import { processTypes, retryStates, type RetryState } from "#domain/retrySchedule";
import { choiceFilter, furtherFilters, useServiceFilter, type ListFilter } from "#lists/filters";
import { dayFilter, numberFilter, textFilter } from "#lists/spanFilters";
import { Icon } from "#ui/Icon";
import { typeLabels } from "../processLabels";
import { useStatusFilter } from "../useStatusFilter";
import { processList, type ProcessAddress } from "./processList";

const retryLabels: Readonly<Record<RetryState, MessageDescriptor>> = {
  retry_0: msg`alle 30 Sekunden`,
  retry_1: msg`alle 30 Minuten`,
  retry_2: msg`jede Stunde`,
  retry_restart: msg`wartet auf Neustart`,
  no_retry: msg`ohne Wiederholung`,
};

const recordLabels: Readonly<Record<ProcessRecord, MessageDescriptor>> = {
  ACTIVE: msg`aktiv`,
  ARCHIVED: msg`archiviert`,
  DELETED: msg`gelöscht`,
};

/** Renders the filter by communes, which come from another endpoint. */
export type RenderCommuneFilter = (
  chosen: readonly string[],
  onChoose: (communes: readonly string[]) => void,
) => ReactNode;

/** Filters of the lists of processes and applications. */
export function useProcessFilters(
  { search, change, filterCount }: ProcessAddress,
  renderCommuneFilter: RenderCommuneFilter,
): readonly ListFilter[] {
  const { t, i18n } = useLingui();
  const [today] = useState(() => calendarDayOf(new Date()));
  const { commune = [], attention = false, feeDifference = false, cause } = search;
  const since = (days: number) => addDays(today, 1 - days);
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const choices = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, MessageDescriptor>>,
  ) => values.map((value) => ({ value, label: i18n._(names[value]) }));
  return [
    useStatusFilter(search.status, (status) => change({ status })),
    choiceFilter({
      label: t`Kommune`,
      chosen: commune,
      onChoose: chooseCommunes,
      control: renderCommuneFilter(commune, chooseCommunes),
    }),
    useServiceFilter(search.service, (service) => change({ service })),
    dayFilter({
      label: t`Erstellt`,
      span: processList.span(search, "created"),
      onChange: ({ from, to }) => change({ createdFrom: from, createdTo: to }),
      presets: [
        { label: t`Heute`, from: since(1) },
        { label: t`7 Tage`, from: since(7) },
        { label: t`30 Tage`, from: since(30) },
      ],
    }),
    furtherFilters(t`Weitere`, [
      textFilter({
        label: t`Fehlertext`,
        text: search.error,
        maxLength: processSearchMaxLength,
        onChange: (error) => change({ error }),
      }),
      numberFilter({
        label: t`Versuche`,
        span: processList.span(search, "tries"),
        onChange: ({ from, to }) => change({ triesFrom: from, triesTo: to }),
      }),
      dayFilter({
        label: t`Geändert`,
        span: processList.span(search, "updated"),
        onChange: ({ from, to }) => change({ updatedFrom: from, updatedTo: to }),
      }),
      choiceFilter({
        label: t`Aufmerksamkeit`,
        choices: [{ value: "true", label: t`nur was sie braucht` }],
        chosen: attention ? ["true"] : [],
        onChoose: (chosen) => change({ attention: chosen.length > 0 || undefined }),
      }),
      choiceFilter({
        label: t`Gebühren`,
        choices: [{ value: "true", label: t`Zahlung weicht ab` }],
        chosen: feeDifference ? ["true"] : [],
        onChoose: (chosen) => change({ feeDifference: chosen.length > 0 || undefined }),
      }),
      choiceFilter({
        label: t`Löschung`,
        choices: [{ value: "true", label: t`angehalten` }],
        chosen: search.held ? ["true"] : [],
        onChoose: (chosen) => change({ held: chosen.length > 0 || undefined }),
      }),
      choiceFilter({
        label: t`Art`,
        choices: choices(processTypes, typeLabels),
        chosen: search.type,
        onChoose: (type) => change({ type }),
      }),
      choiceFilter({
        label: t`Stufe der Wiederholung`,
        choices: choices(retryStates, retryLabels),
        chosen: search.retry,
        onChoose: (retry) => change({ retry }),
      }),
      choiceFilter({
        label: t`Verbleib`,
        choices: choices(processRecords, recordLabels),
        chosen: search.record,
        onChoose: (record) => change({ record }),
      }),
    ]),
    ...(attention && filterCount > 1
      ? [removableFilter(t`Braucht Aufmerksamkeit`, () => change({ attention: undefined }))]
      : []),
    ...(cause === undefined ? [] : [removableFilter(t`Gleiche Ursache`, () => change({ cause: undefined }))]),
  ];
}

/** A filter that is set elsewhere and can only be removed here. */
const removableFilter = (label: string, remove: () => void): ListFilter => ({
  label,
  isSet: true,
  control: (
    <Button size="sm" variant="ghost" onClick={remove}>
      <span>{label}</span>
      <Icon name="close" />
    </Button>
  ),
});
