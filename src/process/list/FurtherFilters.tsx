import { chakra, Input } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { processSearchMaxLength } from "#domain/limits";
import { processRecords } from "#domain/processTransitions";
import { processTypes, retryStates } from "#domain/retrySchedule";
import { FilterPopover } from "#ui/FilterPopover";
import { ChoiceList } from "#ui/table/ChoiceFilter";
import { DaySpanField } from "#ui/table/DaySpanField";
import { SpanField } from "#ui/table/SpanField";
import { useSpanWords } from "#ui/table/useSpanWords";
import { useTypedText } from "#ui/table/useTypedText";
import { typeNames } from "../processNames";
import { recordNames, retryNames } from "./filterNames";
import { processList, type ProcessAddress } from "./processList";

/** Fields of a filter below each other, each under its name. */
export const FilterFields = chakra("div", {
  base: {
    w: "min(320px, calc(100vw - 28px))",
    p: 1,
    "& b": { display: "block", m: "12px 4px 4px", fontWeight: "medium" },
    "& > :first-child > b": { mt: 0 },
    "& .choice-list label": { px: 1 },
  },
});

/** Filters that are needed less often, behind one button. */
export function FurtherFilters({ address: { search, change } }: { readonly address: ProcessAddress }) {
  const { t, i18n } = useLingui();
  const words = useSpanWords();
  const error = useTypedText(search.error ?? "", (text) => change({ error: text.trim() ? text : undefined }));
  const set = [
    search.type,
    search.retry,
    search.record,
    search.attention,
    search.triesFrom ?? search.triesTo,
    search.updatedFrom ?? search.updatedTo,
    search.error,
  ].filter((value) => value !== undefined).length;
  const [errorLabel, triesLabel, updatedLabel] = [t`Fehlertext`, t`Versuche`, t`Geändert`];
  const [typeLabel, retryLabel, recordLabel] = [t`Art`, t`Stufe der Wiederholung`, t`Verbleib`];
  const attentionLabel = t`Aufmerksamkeit`;
  return (
    <FilterPopover label={t`Weitere`} value={set > 0 ? String(set) : undefined}>
      <FilterFields>
        <label>
          <b>{errorLabel}</b>
          <Input
            type="search"
            maxLength={processSearchMaxLength}
            autoComplete="off"
            spellCheck={false}
            value={error.typed}
            onChange={(event) => error.type(event.target.value)}
            // The panel goes when it is closed.
            onBlur={error.flush}
          />
        </label>
        <b>{triesLabel}</b>
        <SpanField
          label={triesLabel}
          span={processList.span(search, "tries")}
          fault={words.numberFault}
          maxLength={4}
          onChange={({ from, to }) => change({ triesFrom: from?.text, triesTo: to?.text })}
        />
        <b>{updatedLabel}</b>
        <DaySpanField
          label={updatedLabel}
          span={processList.span(search, "updated")}
          onChange={({ from, to }) => change({ updatedFrom: from?.text, updatedTo: to?.text })}
        />
        <b>{attentionLabel}</b>
        <ChoiceList
          label={attentionLabel}
          groups={[{ choices: [{ value: "true", label: t`nur was sie braucht` }] }]}
          chosen={search.attention ? ["true"] : []}
          onChoose={(chosen) => change({ attention: chosen.length > 0 || undefined })}
        />
        <b>{typeLabel}</b>
        <ChoiceList
          label={typeLabel}
          groups={[{ choices: processTypes.map((value) => ({ value, label: i18n._(typeNames[value]) })) }]}
          chosen={search.type ?? []}
          onChoose={(type) => change({ type })}
        />
        <b>{retryLabel}</b>
        <ChoiceList
          label={retryLabel}
          groups={[{ choices: retryStates.map((value) => ({ value, label: i18n._(retryNames[value]) })) }]}
          chosen={search.retry ?? []}
          onChoose={(retry) => change({ retry })}
        />
        <b>{recordLabel}</b>
        <ChoiceList
          label={recordLabel}
          groups={[
            { choices: processRecords.map((value) => ({ value, label: i18n._(recordNames[value]) })) },
          ]}
          chosen={search.record ?? []}
          onChoose={(record) => change({ record })}
        />
      </FilterFields>
    </FilterPopover>
  );
}
