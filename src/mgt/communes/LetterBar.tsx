import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import type { LetterBar_query$key } from "./__generated__/LetterBar_query.graphql";
import "./communesToolbar.css";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A to Z, to jump by the first letter of the name; the chosen letter leads back to all. */
export function Letters({ initial }: { readonly initial: string | undefined }) {
  const { t } = useLingui();
  return (
    <nav className="communes-letters" aria-label={t`Anfangsbuchstabe`}>
      {letters.map((letter) => (
        <Link
          key={letter}
          from="/"
          to="/"
          search={(before) => ({ ...before, initial: letter === initial ? undefined : letter })}
          aria-current={letter === initial ? "true" : undefined}
          activeProps={{}}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {letter}
        </Link>
      ))}
    </nav>
  );
}

interface LetterBarProps {
  readonly query: LetterBar_query$key;
  readonly initial: string | undefined;
}

/** The letters, where there are more communes than one page shows. */
export function LetterBar({ query, initial }: LetterBarProps) {
  const { all } = useFragment(
    graphql`
      fragment LetterBar_query on Query {
        all: communes(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  return all.totalCount > pageSize || initial ? <Letters initial={initial} /> : null;
}
