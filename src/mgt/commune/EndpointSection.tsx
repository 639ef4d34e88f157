import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { EndpointSectionQuery } from "./__generated__/EndpointSectionQuery.graphql";

const endpointSectionQuery = graphql`
  query EndpointSectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      counts {
        hasSecurityLists
      }
    }
  }
`;

type Counts = NonNullable<EndpointSectionQuery["response"]["commune"]>["counts"];

interface EndpointSectionProps {
  readonly queryRef: PreloadedQuery<EndpointSectionQuery>;
  /** The section, whose data comes from another endpoint. */
  readonly children: (counts: Counts) => ReactNode;
}

/** Renders a section of another endpoint once it is known that the commune is available, and which sections it has. */
export function EndpointSection({ queryRef, children }: EndpointSectionProps) {
  const { commune } = useOwnedQuery<EndpointSectionQuery>(endpointSectionQuery, queryRef);
  return commune && children(commune.counts);
}
