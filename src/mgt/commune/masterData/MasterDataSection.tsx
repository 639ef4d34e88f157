import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { SectionHead } from "../SectionHead";
import type { MasterDataSectionQuery } from "./__generated__/MasterDataSectionQuery.graphql";

const masterDataSectionQuery = graphql`
  query MasterDataSectionQuery($ags: AGS!) {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      id
    }
  }
`;

interface MasterDataSectionProps {
  readonly queryRef: PreloadedQuery<MasterDataSectionQuery>;
}

/** What a commune is called and how it looks (section 2). */
export function MasterDataSection({ queryRef }: MasterDataSectionProps) {
  const { commune } = useOwnedQuery<MasterDataSectionQuery>(masterDataSectionQuery, queryRef);
  if (!commune) return null;
  return <SectionHead section="master-data" />;
}
