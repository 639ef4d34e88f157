import type { UseListboxReturn } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { useEffect, type MouseEvent } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import type { FoundCommunesQuery } from "./__generated__/FoundCommunesQuery.graphql";

/** Maximum number of results; typing more narrows them down. */
export const resultsMax = 20;

export const foundCommunesQuery = graphql`
  query FoundCommunesQuery($text: String!, $count: Int!, $isLinked: Boolean!) @throwOnFieldError {
    communes(filter: { text: $text }, first: $count) {
      totalCount
      edges {
        node {
          id
          ags
          name
          unit
          state
          serviceIds @include(if: $isLinked)
        }
      }
    }
  }
`;

export interface FoundCommune {
  readonly ags: string;
  readonly name: string;
}

export interface Found {
  /** Search text. */
  readonly text: string;
  readonly communes: readonly FoundCommune[];
}

/** Target of a link to a commune. */
export interface CommuneLink extends Pick<LinkProps, "to" | "params" | "state"> {
  /** Name of the section that it opens; absent if it is the one that was asked for. */
  readonly opens?: string | undefined;
}

/** Returns the link to a commune that offers these services to the viewer. */
export type LinkOfCommune = (ags: string, serviceIds: readonly string[]) => CommuneLink;

interface FoundCommunesProps {
  readonly reference: PreloadedQuery<FoundCommunesQuery>;
  readonly listbox: UseListboxReturn<FoundCommune>;
  /** Link target of a commune; undefined if results are only chosen. */
  readonly linkOf: LinkOfCommune | undefined;
  readonly onFound: (found: Found) => void;
  readonly onChosen: (commune: FoundCommune) => void;
}

/** Search results, as links or as options. */
export function FoundCommunes(props: FoundCommunesProps) {
  const { reference, listbox, linkOf, onFound, onChosen } = props;
  const { communes } = usePreloadedQuery<FoundCommunesQuery>(foundCommunesQuery, reference);
  const { edges, totalCount } = communes;
  const { text } = reference.variables;
  useEffect(() => onFound({ text, communes: edges.map(({ node }) => node) }), [onFound, text, edges]);

  if (edges.length === 0) {
    return (
      <p>
        <Trans>Keine Kommune gefunden.</Trans>
      </p>
    );
  }
  return (
    <>
      {edges.map(({ node }) => {
        const option = {
          ...listbox.getItemProps({ item: node }),
          "aria-selected": listbox.highlightedValue === node.ags,
          // Keeps the focus in the field.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onClick: () => onChosen(node),
        };
        const { opens, ...link } = linkOf?.(node.ags, node.serviceIds ?? []) ?? {};
        const content = (
          <>
            <span lang="de">{node.name}</span>
            <span>
              <span lang="de">
                {node.unit}, {federalStateName(node.state)}
              </span>
              {opens !== undefined && (
                <>
                  {" · "}
                  <Trans>öffnet {opens}</Trans>
                </>
              )}
            </span>
            <Ags ags={node.ags} />
          </>
        );
        return linkOf ? (
          <AppLink key={node.id} variant="bare" {...link} {...option}>
            {content}
          </AppLink>
        ) : (
          <div key={node.id} {...option}>
            {content}
          </div>
        );
      })}
      {totalCount > edges.length && (
        <p>
          <Trans>Es gibt weitere. Tippen Sie weiter, um sie einzugrenzen.</Trans>
        </p>
      )}
    </>
  );
}
