import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { SectionHead } from "../SectionHead";
import type { SecurityListsSectionQuery } from "./__generated__/SecurityListsSectionQuery.graphql";

const sectionQuery = graphql`
  query SecurityListsSectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      id
    }
  }
`;

interface SecurityListsSectionProps {
  readonly queryRef: PreloadedQuery<SecurityListsSectionQuery>;
  /** The lists, which come from another endpoint. */
  readonly children: ReactNode;
}

/** Security lists of a commune's licence plate reservation. */
export function SecurityListsSection({ queryRef, children }: SecurityListsSectionProps) {
  const { commune } = useOwnedQuery<SecurityListsSectionQuery>(sectionQuery, queryRef);
  if (!commune) return null;
  return (
    <>
      <SectionHead
        section="security-lists"
        lede={
          <Trans>
            Mit welchen E-Mail-Adressen ein Wunschkennzeichen reserviert werden kann und mit welchen nicht.
          </Trans>
        }
      />
      {children}
    </>
  );
}
