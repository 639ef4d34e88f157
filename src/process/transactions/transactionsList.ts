/** Search params of the transactions and their query variables. */
import { processSearchMaxLength } from "#domain/limits";
import { processStatuses } from "#domain/processTransitions";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, daySpan, freeText, manyOf, oneOf } from "#lists/searchParams";
import { rangeOf } from "#ui/table/spans";

/** Time between an answer and the next poll of transactions in milliseconds. */
export const transactionsPollMs = 30_000;

export const transactionsList = defineListSearch({
  textMaxLength: processSearchMaxLength,
  filters: {
    status: manyOf(caseInsensitive(processStatuses), processStatuses.length),
    created: daySpan("createdFrom", "createdTo"),
    /** Absent: active and archived ones. */
    archived: oneOf(["yes", "no"]),
  },
  /** Process id of the open transaction. */
  display: { pid: freeText(100) },
});

export type TransactionSearch = SearchOf<typeof transactionsList>;

/** The contract's TransactionFilter; null for all. */
export function transactionFilter(search: TransactionSearch) {
  const text = search.text?.trim() || null;
  const statuses = search.status ?? null;
  const created = rangeOf(transactionsList.span(search, "created")) ?? null;
  const isArchived = search.archived === undefined ? null : search.archived === "yes";
  return text !== null || statuses || created || isArchived !== null
    ? { text, statuses, created, isArchived }
    : null;
}
