/** What is asked of the server for the transactions that the address describes. */
import { pageVariables } from "#ui/table/tableSearch";
import { parseProcessSearch, type ProcessSearch } from "../list/processSearch";
import { wireFilter } from "../list/wireFilter";

/** The filters that transactions have: text, status and day; others in the address mean nothing here. */
export function parseTransactionSearch(raw: Readonly<Record<string, unknown>>): ProcessSearch {
  const { text, status, createdFrom, createdTo, after, before, size } = raw;
  return parseProcessSearch({ text, status, createdFrom, createdTo, after, before, size });
}

/** Variables of the list for one commune and service. */
export function transactionVariables(raw: Readonly<Record<string, unknown>>, ags: string, serviceId: string) {
  const search = parseTransactionSearch(raw);
  const { first, after, last, before } = pageVariables(search);
  const filter = wireFilter(search);
  return {
    ags,
    serviceId,
    filter: filter && {
      text: filter.text ?? null,
      statuses: filter.statuses ?? null,
      created: filter.created ?? null,
    },
    first,
    after,
    last,
    before,
  };
}
