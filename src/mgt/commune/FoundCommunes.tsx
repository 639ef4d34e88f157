import { Trans } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { FoundCommunesQuery } from "./__generated__/FoundCommunesQuery.graphql";

/** So many are listed; whoever looks for others types on. */
export const foundAtMost = 20;

export const foundCommunesQuery = graphql`
  query FoundCommunesQuery($text: String!, $services: [String!], $count: Int!) {
    communes(filter: { text: $text, services: $services }, first: $count) {
      totalCount
      edges {
        node {
          id
          ags
          name
          unit
          state
        }
      }
    }
  }
`;

export interface Found {
  /** What was looked for. */
  readonly text: string;
  /** How many are listed. */
  readonly count: number;
}

/** Where a commune is opened. */
export type LinkOfCommune = (ags: string) => Pick<LinkProps, "to" | "params">;

export interface FoundCommune {
  readonly ags: string;
  readonly name: string;
}

interface FoundCommunesProps {
  readonly reference: PreloadedQuery<FoundCommunesQuery>;
  /** Where a commune is opened; null: nowhere. */
  readonly linkOf: LinkOfCommune | null;
  readonly active: number;
  readonly optionId: (position: number) => string;
  readonly onFound: (found: Found) => void;
  readonly onChosen: (commune: FoundCommune) => void;
}

/** The communes that were found, each a link to the same screen, or to be chosen alone. */
export function FoundCommunes(props: FoundCommunesProps) {
  const { reference, linkOf, active, optionId, onFound, onChosen } = props;
  const { communes } = usePreloadedQuery<FoundCommunesQuery>(foundCommunesQuery, reference);
  const { text } = reference.variables;
  const count = communes.edges.length;
  useEffect(() => onFound({ text, count }), [onFound, text, count]);

  if (count === 0) {
    return (
      <p>
        <Trans>Keine Kommune gefunden.</Trans>
      </p>
    );
  }
  return (
    <>
      {communes.edges.map(({ node }, position) => {
        const option = {
          id: optionId(position),
          role: "option",
          "aria-selected": position === active,
          tabIndex: -1,
          onClick: () => onChosen(node),
        };
        const content = (
          <>
            <span lang="de">{node.name}</span>
            <span lang="de">
              {node.unit}, {federalStateName(node.state)}
            </span>
            <Ags ags={node.ags} />
          </>
        );
        return linkOf === null ? (
          <div key={node.id} {...option}>
            {content}
          </div>
        ) : (
          <AppLink key={node.id} look="bare" {...linkOf(node.ags)} {...option}>
            {content}
          </AppLink>
        );
      })}
      {communes.totalCount > count && (
        <p>
          <Trans>Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.</Trans>
        </p>
      )}
    </>
  );
}
