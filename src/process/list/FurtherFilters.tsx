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
import type { ProcessAddress } from "./processAddress";
import "./processFilters.css";

/** Filters that are needed less often, behind one button. */
export function FurtherFilters({ address: { search, filter } }: { readonly address: ProcessAddress }) {
  const { t, i18n } = useLingui();
  const words = useSpanWords();
  const error = useTypedText(search.errorText ?? "", (text) =>
    filter({ errorText: text.trim() ? text : undefined }),
  );
  const set = [
    search.types.length > 0,
    search.retryStates.length > 0,
    search.records.length > 0,
    search.needsAttention,
    search.tries.from ?? search.tries.to,
    search.updated.from ?? search.updated.to,
    search.errorText !== undefined,
  ].filter(Boolean).length;
  const [errorLabel, triesLabel, updatedLabel] = [t`Fehlertext`, t`Versuche`, t`Geändert`];
  const [typeLabel, retryLabel, recordLabel] = [t`Art`, t`Stufe der Wiederholung`, t`Verbleib`];
  const attentionLabel = t`Aufmerksamkeit`;
  return (
    <FilterPopover label={t`Weitere`} value={set > 0 ? String(set) : undefined}>
      <div className="further-filters">
        <label className="further-text">
          <b>{errorLabel}</b>
          <input
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
          span={search.tries}
          fault={words.numberFault}
          maxLength={4}
          onChange={(tries) => filter({ tries })}
        />
        <b>{updatedLabel}</b>
        <DaySpanField
          label={updatedLabel}
          span={search.updated}
          onChange={(updated) => filter({ updated })}
        />
        <b>{attentionLabel}</b>
        <ChoiceList
          label={attentionLabel}
          groups={[{ choices: [{ value: "true", label: t`nur was sie braucht` }] }]}
          chosen={search.needsAttention ? ["true"] : []}
          onChoose={(chosen) => filter({ needsAttention: chosen.length > 0 })}
        />
        <b>{typeLabel}</b>
        <ChoiceList
          label={typeLabel}
          groups={[{ choices: processTypes.map((value) => ({ value, label: i18n._(typeNames[value]) })) }]}
          chosen={search.types}
          onChoose={(types) => filter({ types })}
        />
        <b>{retryLabel}</b>
        <ChoiceList
          label={retryLabel}
          groups={[{ choices: retryStates.map((value) => ({ value, label: i18n._(retryNames[value]) })) }]}
          chosen={search.retryStates}
          onChoose={(chosen) => filter({ retryStates: chosen })}
        />
        <b>{recordLabel}</b>
        <ChoiceList
          label={recordLabel}
          groups={[
            { choices: processRecords.map((value) => ({ value, label: i18n._(recordNames[value]) })) },
          ]}
          chosen={search.records}
          onChoose={(records) => filter({ records })}
        />
      </div>
    </FilterPopover>
  );
}
