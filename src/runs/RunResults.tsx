/** The results of a run: tabs by result, and a table with the reasons of failures. */
import { chakra, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { pageSizeMax } from "#domain/limits";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { EmptyState } from "#ui/EmptyState";
import { LinkTabs } from "#ui/LinkTabs";
import { Status, type Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import { DataTable, type DataTableProps } from "#ui/table/DataTable";
import type { RunResult } from "./runItemsList";
import { useItemLabels } from "./useItemLabels";

interface ResultTab<Result extends RunResult> {
  /** Undefined: all. */
  readonly result: Result | undefined;
  /** Defaults to the word for the result. */
  readonly label?: string;
  readonly count: number;
}

interface ResultTabsProps<Result extends RunResult> {
  readonly tabs: readonly ResultTab<Result>[];
  readonly chosen: RunResult;
  /** In a dialog. By default, the selected tab is in the URL. */
  readonly onChoose?: (result: Result | undefined) => void;
}

/** Tabs that filter the results. */
export function ResultTabs<Result extends RunResult>({ tabs, chosen, onChoose }: ResultTabsProps<Result>) {
  const { t } = useLingui();
  const { number } = useFormats();
  const labels = { ...useItemLabels()("FINISHED"), open: t`Offen` };
  return (
    <LinkTabs mt={6} aria-label={t`Nach Ergebnis`}>
      {tabs.map(({ result, label, count }) => {
        const key = result ?? "all";
        const isChosen = result === chosen;
        const text = (
          <>
            {label ?? (result ? labels[result] : t`Alle`)} <span>{number(count)}</span>
          </>
        );
        if (onChoose) {
          return (
            <button
              key={key}
              type="button"
              aria-current={isChosen ? "true" : undefined}
              onClick={() => onChoose(result)}
            >
              {text}
            </button>
          );
        }
        return (
          <AppLink
            key={key}
            to="."
            search={{ result }}
            variant="bare"
            resetScroll={false}
            replace
            aria-current={isChosen ? "page" : undefined}
          >
            {text}
          </AppLink>
        );
      })}
    </LinkTabs>
  );
}

/** Sentences in cells wrap; on phones, states and amounts do as well. */
const Area = chakra("div", {
  base: {
    "& > .notice, & > label": { my: 2 },
    "& [data-part=lines]": { py: 1.5, whiteSpace: "normal", "& > p": { color: "fg.muted" } },
    "& [data-part=check]": {
      display: "inline-grid",
      placeItems: "center",
      boxSize: { base: 10, sm: 8 },
      cursor: "pointer",
      "& > input": { boxSize: 4, m: 0, accentColor: "accent.solid", cursor: "pointer" },
    },
    "& [data-direction=up]": { color: "status.waiting.fg" },
    "& [data-direction=down]": { color: "status.success.fg" },
    "& [data-only=narrow]": { display: { base: "inline", sm: "none" } },
    smDown: {
      "&& tbody > tr > [data-narrow=aside]": { maxW: "none" },
      "&& tbody > tr > [data-narrow=meta]": { whiteSpace: "normal" },
    },
  },
});

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  "id" | "caption" | "rows" | "rowLabel" | "columns" | "isStale" | "pager"
>;

interface RunResultsProps<Row> extends TableProps<Row> {
  readonly emptyTitle: ReactNode;
  /** Notices and choices above the table. */
  readonly children?: ReactNode;
}

const idOf = ({ id }: { readonly id: string }) => id;

/** The items of a run. */
export function RunResults<Row extends { readonly id: string }>({
  emptyTitle,
  children,
  ...table
}: RunResultsProps<Row>) {
  return (
    <Area>
      {children}
      <DataTable {...table} rowId={idOf} empty={<EmptyState icon="list" title={emptyTitle} />} />
    </Area>
  );
}

interface MoreResultsProps {
  readonly shown: number;
  readonly total: number;
  readonly isLoading: boolean;
  readonly onMore: (count: number) => void;
}

/** Says how many results are shown, and loads more. */
export function MoreResults({ shown, total, isLoading, onMore }: MoreResultsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const more = Math.min(total - shown, pageSizeMax);
  const [shownText, totalText] = [number(shown), number(total)];
  return (
    <Flex align="center" gap={3} padding={2.5} color="fg.muted" fontSize="sm">
      <Trans>
        {shownText} von {totalText} gezeigt
      </Trans>
      <BusyButton size="sm" isBusy={isLoading} onClick={() => onMore(pageSizeMax)}>
        {t`${plural(more, { one: "# weiteren zeigen", other: "# weitere zeigen" })}`}
      </BusyButton>
    </Flex>
  );
}

interface ItemOutcome {
  readonly tone: Tone;
  readonly label: ReactNode;
  /** Reason of the failure, or another note. */
  readonly notes?: readonly (ReactNode | false | null)[];
}

/** The result of an item, and the reason in words. */
export function Outcome({ tone, label, notes = [] }: ItemOutcome) {
  return (
    <>
      <Status tone={tone}>{label}</Status>
      {notes.map((note, position) => note && <p key={position}>{note}</p>)}
    </>
  );
}

/** Column of the result of each item, with the reason in words. */
export function useOutcomeColumn<Row>(outcomeOf: (row: Row) => ItemOutcome): Column<Row> {
  const { t } = useLingui();
  return {
    key: "outcome",
    header: t`Ergebnis`,
    cell: (row) => (
      <div data-part="lines">
        <Outcome {...outcomeOf(row)} />
      </div>
    ),
    minWidth: 220,
    narrow: "meta",
  };
}

interface ItemChoiceProps {
  /** Accessible name. */
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Includes an item in a dry run, or excludes it. */
export function ItemChoice({ label, isChosen, onChoose }: ItemChoiceProps) {
  return (
    <label data-part="check">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  );
}
