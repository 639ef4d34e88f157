import { pageSize } from "#domain/limits";
import type { CommunesScreenQuery$variables } from "./__generated__/CommunesScreenQuery.graphql";
import { countFilters, readSort, type CommunesSearch } from "./communesSearch";

const fields = { name: "NAME", ags: "AGS", state: "STATE" } as const;

/** What is asked of the server for a list as the address describes it. */
export function communesVariables(search: CommunesSearch): CommunesScreenQuery$variables {
  const { text, state, service, initial } = search;
  const { column, isDescending } = readSort(search.sort);
  const filter = {
    ...(text && { text: text.trim() }),
    ...(state && { states: [...state] }),
    ...(service && { services: [service] }),
    ...(initial && { initial }),
  };
  return {
    count: pageSize,
    filter: countFilters(search) > 0 ? filter : null,
    orderBy: { field: fields[column], direction: isDescending ? "DESC" : "ASC" },
  };
}
