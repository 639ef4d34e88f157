import { Trans, useLingui } from "@lingui/react/macro";
import { processSearchMaxLength } from "#domain/limits";
import { processStatuses } from "#domain/processTransitions";
import { FilterPopover } from "#ui/FilterPopover";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { TableToolbar } from "#ui/table/TableToolbar";
import type { ProcessAddress } from "../list/processAddress";
import { SpanField } from "../list/SpanField";
import { useSpanWords } from "../list/useSpanWords";
import { statusNames } from "../processNames";

interface TransactionsToolbarProps {
  readonly address: ProcessAddress;
}

/** Looks a transaction up, or goes through them by day and status; all of it stands in the address. */
export function TransactionsToolbar({ address }: TransactionsToolbarProps) {
  const { t, i18n } = useLingui();
  const words = useSpanWords();
  const { search, change, filter } = address;
  const { created } = search;
  const faults = [created.from, created.to].flatMap((typed) => (typed?.value === null ? [typed] : []));
  const label = t`Eingegangen`;
  return (
    <>
      <TableToolbar
        tableId="transactions"
        label={t`Transaktionen suchen und filtern`}
        search={{
          label: t`Vorgangskennung, UUID, Vorgangsnummer oder Zahlungskennung`,
          text: search.text,
          onChange: (text) => change({ text }, { replace: true }),
          maxLength: processSearchMaxLength,
        }}
        filterCount={address.filterCount}
        onReset={address.reset}
        columns={[]}
      >
        <ChoiceFilter
          label={t`Status`}
          groups={[
            { choices: processStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) })) },
          ]}
          chosen={search.statuses}
          onChoose={(statuses) => filter({ statuses })}
        />
        <FilterPopover label={label} value={words.days(created)}>
          <SpanField
            label={label}
            span={created}
            fault={words.dayFault}
            placeholder={t`JJJJ-MM-TT`}
            maxLength={10}
            onChange={(span) => filter({ created: span })}
          />
        </FilterPopover>
      </TableToolbar>
      <div role="status">
        <ul className="filter-faults">
          {faults.map((typed) => (
            <li key={typed.text}>
              <b>
                {label}: „{typed.text}“
              </b>{" "}
              {words.dayFault(typed)} <Trans>Der Wert wird nicht berücksichtigt.</Trans>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
