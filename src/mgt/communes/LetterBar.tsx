import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { useRovingFocus, type Move } from "#ui/useRovingFocus";
import type { LetterBar_query$key } from "./__generated__/LetterBar_query.graphql";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const Bar = chakra("nav", {
  base: {
    display: "flex",
    gap: 0.5,
    w: "calc(100% + 16px)",
    mx: "-8px",
    overflowX: "auto",
    fontSize: "xs",
    "& :is(a, span)": {
      flex: "none",
      display: "grid",
      placeItems: "center",
      boxSize: { base: 6, smDown: 10 },
      borderRadius: "sm",
      color: "fg.muted",
    },
    // No commune starts with this letter.
    "& [aria-disabled]": { opacity: 0.45 },
    "& a:hover": { bg: "bg.muted", color: "fg" },
    "& a:focus-visible": { outlineOffset: "-2px" },
    "& [aria-current]": { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
  },
});

interface LettersProps {
  readonly initial: string | undefined;
  /** Letters that have communes; all while loading. */
  readonly present?: readonly string[];
}

function step(from: number, move: Move, count: number): number {
  if (move === "start") return 0;
  if (move === "end") return count - 1;
  const isBack = move === "left" || move === "up" || move === "previous";
  return Math.min(Math.max(from + (isBack ? -1 : 1), 0), count - 1);
}

/** Filters by first letter: A to Z with one tab stop; the selected letter links back to all communes. */
export function Letters({ initial, present = letters }: LettersProps) {
  const { t } = useLingui();
  const reachable = letters.filter((letter) => letter === initial || present.includes(letter));
  const { active, focused, handlers } = useRovingFocus(reachable.length, (from, move) =>
    step(from, move, reachable.length),
  );
  const chosen = initial === undefined ? -1 : reachable.indexOf(initial);
  const tabStop = focused === null && chosen >= 0 ? chosen : active;
  return (
    <Bar
      aria-label={t`Anfangsbuchstabe`}
      // On narrow screens the bar scrolls, which needs a tab stop even without any enabled letter.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={reachable.length === 0 ? 0 : undefined}
      {...handlers}
    >
      {letters.map((letter) => {
        const position = reachable.indexOf(letter);
        if (position < 0) {
          return (
            <span key={letter} role="link" aria-disabled="true">
              {letter}
            </span>
          );
        }
        return (
          <Link
            key={letter}
            from="/"
            to="/"
            search={(before) => ({ ...before, initial: letter === initial ? undefined : letter })}
            data-roving={position}
            tabIndex={position === tabStop ? 0 : -1}
            aria-current={letter === initial ? "true" : undefined}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {letter}
          </Link>
        );
      })}
    </Bar>
  );
}

interface LetterBarProps {
  readonly query: LetterBar_query$key;
  readonly initial: string | undefined;
}

/** The letter bar, shown if the communes exceed one page. */
export function LetterBar({ query, initial }: LetterBarProps) {
  const { all, communeInitials } = useFragment(
    graphql`
      fragment LetterBar_query on Query @throwOnFieldError {
        all: communes(first: 1) {
          totalCount
        }
        communeInitials(filter: $filter)
      }
    `,
    query,
  );
  if (all.totalCount <= pageSize && !initial) return null;
  return <Letters initial={initial} present={communeInitials} />;
}
