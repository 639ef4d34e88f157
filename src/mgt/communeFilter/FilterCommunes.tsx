import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { Ags } from "#ui/Ags";
import type { FilterCommunesQuery } from "./__generated__/FilterCommunesQuery.graphql";

/** Maximum number of results; typing more narrows them down. */
export const resultsMax = 20;

export const filterCommunesQuery = graphql`
  query FilterCommunesQuery($text: String!, $count: Int!) @throwOnFieldError {
    communes(filter: { text: $text }, first: $count) {
      totalCount
      edges {
        node {
          id
          ags
          name
        }
      }
    }
  }
`;

interface FilterCommunesProps {
  readonly queryRef: PreloadedQuery<FilterCommunesQuery>;
  /** Chosen communes, which are listed above the results. */
  readonly chosen: readonly string[];
  readonly onChoose: (ags: string, name: string) => void;
  readonly onFound: (text: string, count: number) => void;
}

/** Communes found by name, AGS or postal code, each with a checkbox. */
export function FilterCommunes({ queryRef, chosen, onChoose, onFound }: FilterCommunesProps) {
  const { communes } = usePreloadedQuery<FilterCommunesQuery>(filterCommunesQuery, queryRef);
  const count = communes.edges.length;
  const { text } = queryRef.variables;
  useEffect(() => onFound(text, communes.totalCount), [onFound, text, communes.totalCount]);
  const others = communes.edges.filter(({ node }) => !chosen.includes(node.ags));
  return (
    <>
      {count === 0 && (
        <p>
          <Trans>Keine Kommune gefunden.</Trans>
        </p>
      )}
      {others.map(({ node }) => (
        <label key={node.id}>
          <input
            type="checkbox"
            value={node.ags}
            checked={false}
            onChange={() => onChoose(node.ags, node.name)}
          />
          <span lang="de">{node.name}</span>
          <Ags ags={node.ags} />
        </label>
      ))}
      {communes.totalCount > count && (
        <p>
          <Trans>Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.</Trans>
        </p>
      )}
    </>
  );
}
