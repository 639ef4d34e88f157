import { useLingui } from "@lingui/react/macro";
import { processSearchMaxLength } from "#domain/limits";
import { processStatuses } from "#domain/processTransitions";
import { FilterPopover } from "#ui/FilterPopover";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { DaySpanField } from "#ui/table/DaySpanField";
import { TableToolbar } from "#ui/table/TableToolbar";
import { useSpanWords } from "#ui/table/useSpanWords";
import { FilterFaults } from "../list/FilterFaults";
import { statusNames } from "../processNames";
import { transactionsList, type TransactionAddress } from "./transactionsList";

interface TransactionsToolbarProps {
  readonly address: TransactionAddress;
}

/** Looks a transaction up, or goes through them by day and status; all of it stands in the address. */
export function TransactionsToolbar({ address }: TransactionsToolbarProps) {
  const { t, i18n } = useLingui();
  const words = useSpanWords();
  const { search } = address;
  const created = transactionsList.span(search, "created");
  const label = t`Eingegangen`;
  return (
    <>
      <TableToolbar
        tableId="transactions"
        label={t`Vorgänge suchen und filtern`}
        search={{
          label: t`Prozess-ID, UUID, Vorgangsnummer oder Zahlungskennung`,
          text: search.text,
          onChange: (text) => address.change({ text }, { replace: true }),
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
          chosen={search.status ?? []}
          onChoose={(status) => address.change({ status })}
        />
        <FilterPopover label={label} value={words.days(created)}>
          <DaySpanField
            label={label}
            span={created}
            onChange={({ from, to }) => address.change({ createdFrom: from?.text, createdTo: to?.text })}
          />
        </FilterPopover>
      </TableToolbar>
      <FilterFaults
        days={[{ name: label, span: created }]}
        unknownTexts={transactionsList.unknownTexts(search)}
      />
    </>
  );
}
