import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import { exactCountMax } from "#domain/limits";
import { processActions, type ProcessAction } from "#domain/processTransitions";
import { useFormats } from "#i18n/useFormats";
import type { RowSelection } from "#ui/table/useRowSelection";
import type { ProcessFilter } from "./__generated__/ProcessTableQuery.graphql";

/** Selection, kept while paging and while a detail is open. */
interface SelectionState {
  /** Key of the filter that the selection belongs to. */
  readonly key: string;
  /** All rows of the filter except `excluded`. */
  readonly isAll: boolean;
  readonly excluded: ReadonlySet<string>;
  /** Individually selected rows, with the actions each allowed when it was last on screen. */
  readonly picked: ReadonlyMap<string, readonly ProcessAction[]>;
  /** Number of rows deselected by a change of the filter. */
  readonly lost: number;
}

export interface KeptSelection {
  readonly state: SelectionState;
  readonly set: (state: SelectionState) => void;
}

const nothingSelected: SelectionState = {
  key: "",
  isAll: false,
  excluded: new Set(),
  picked: new Map(),
  lost: 0,
};

/** Selection state, held by the screen because its table unmounts. */
export function useKeptSelection(): KeptSelection {
  const [state, set] = useState(nothingSelected);
  return { state, set };
}

interface SelectableRow {
  readonly id: string;
  readonly allowedActions: readonly string[];
}

interface ProcessSelectionOptions {
  readonly kept: KeptSelection;
  /** Rows on screen. */
  readonly rows: readonly SelectableRow[];
  /** Filter of the rows on screen, not of those still loading. */
  readonly filter: ProcessFilter | null;
  readonly total: number;
  readonly isExceeded: boolean;
}

/** The contract's ProcessSelectionInput. */
type SelectionInput =
  | { readonly ids: readonly string[] }
  | { readonly all: { readonly filter: ProcessFilter | null; readonly excludedIds: readonly string[] } };

export interface ProcessSelection {
  /** Selection for the table. */
  readonly rows: RowSelection;
  /** Describes the selection; undefined if nothing or only rows of this page are selected. */
  readonly words: string | undefined;
  /** Actions that at least one selected row allows. */
  readonly allowed: ReadonlySet<ProcessAction>;
  /** Selects the rows of all pages; null if there is one page or they are selected already. */
  readonly all: { readonly words: string; readonly select: () => void } | null;
  /** Selection for the server. */
  readonly input: SelectionInput;
}

const knownActions = ({ allowedActions }: SelectableRow) =>
  processActions.filter((action) => allowedActions.includes(action));

/** Selection across the pages of a filter. Another filter clears it and shows a notice. */
export function useProcessSelection(options: ProcessSelectionOptions): ProcessSelection {
  const { kept, rows, filter, total, isExceeded } = options;
  const { t } = useLingui();
  const { number } = useFormats();
  const key = JSON.stringify(filter);
  const { set, state: held } = kept;
  const isSameFilter = held.key === key;
  const lost = isSameFilter ? held.lost : held.isAll ? total : held.picked.size;
  const state = isSameFilter ? held : { ...nothingSelected, key, lost };
  // An empty selection need not be replaced, which would render the first rows twice.
  const isHeldEmpty = !held.isAll && held.picked.size === 0 && held.lost === 0;
  useEffect(() => {
    if (!isSameFilter && !isHeldEmpty) set({ ...nothingSelected, key, lost });
    // The number of selected rows is only known at the time of the change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSameFilter, isHeldEmpty, key, set]);

  const { isAll, excluded, picked } = state;
  const ids = useMemo(
    () =>
      isAll ? new Set(rows.map(({ id }) => id).filter((id) => !excluded.has(id))) : new Set(picked.keys()),
    [isAll, excluded, picked, rows],
  );
  const onChange = (next: ReadonlySet<string>) => {
    if (isAll) {
      const onPage = rows.map(({ id }) => id);
      const out = [...excluded].filter((id) => !onPage.includes(id));
      const now = onPage.filter((id) => !next.has(id));
      set({ ...state, excluded: new Set([...out, ...now]), lost: 0 });
      return;
    }
    const byId = new Map(rows.map((row) => [row.id, row]));
    const entries = [...next].map((id) => {
      const row = byId.get(id);
      return [id, row ? knownActions(row) : (picked.get(id) ?? [])] as const;
    });
    set({ ...state, picked: new Map(entries), lost: 0 });
  };

  const onPage = new Map(rows.map((row) => [row.id, knownActions(row)]));
  const allowed = new Set<ProcessAction>(
    isAll ? processActions : [...picked].flatMap(([id, known]) => onPage.get(id) ?? known),
  );
  const count = isAll ? Math.max(total - excluded.size, 0) : picked.size;
  const elsewhere = [...picked.keys()].filter((id) => !onPage.has(id)).length;
  const isOpenEnded = isAll && isExceeded;
  const counted = number(count);
  const selected = isOpenEnded
    ? t`Mehr als ${number(exactCountMax)} ausgewählt`
    : t`${plural(count, { one: "# ausgewählt", other: `${counted} ausgewählt` })}`;
  const others = t`${plural(elsewhere, { one: "# davon auf einer anderen Seite", other: "# davon auf anderen Seiten" })}`;
  const spanning = elsewhere > 0 ? `${selected}, ${others}` : undefined;
  const everything = isExceeded
    ? t`Alle auswählen, mehr als ${number(total)}`
    : t`Alle ${number(total)} auswählen`;

  return {
    rows: {
      ids,
      onChange,
      lost: state.lost,
      clear: () => set({ ...nothingSelected, key }),
    },
    words: isAll ? (count > 0 || isOpenEnded ? selected : undefined) : spanning,
    allowed,
    all:
      !isAll && picked.size > 0 && (isExceeded || total > picked.size)
        ? {
            words: everything,
            select: () => set({ ...nothingSelected, key, isAll: true }),
          }
        : null,
    input: isAll ? { all: { filter, excludedIds: [...excluded] } } : { ids: [...picked.keys()] },
  };
}
