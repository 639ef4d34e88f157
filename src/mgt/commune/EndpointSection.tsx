import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import type { EndpointSectionQuery } from "./__generated__/EndpointSectionQuery.graphql";

const endpointSectionQuery = graphql`
  query EndpointSectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      id
    }
  }
`;

interface EndpointSectionProps {
  readonly queryRef: PreloadedQuery<EndpointSectionQuery>;
  /** The section, whose data comes from another endpoint. */
  readonly children: ReactNode;
}

/** Renders a section of another endpoint once it is known that the commune is available. */
export function EndpointSection({ queryRef, children }: EndpointSectionProps) {
  const { commune } = useOwnedQuery<EndpointSectionQuery>(endpointSectionQuery, queryRef);
  return commune ? children : null;
}
