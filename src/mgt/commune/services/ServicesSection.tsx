import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { SectionHead } from "../SectionHead";
import type { ServicesSectionQuery } from "./__generated__/ServicesSectionQuery.graphql";
import type { ServicesSearch } from "./servicesSearch";

const servicesSectionQuery = graphql`
  query ServicesSectionQuery($ags: AGS!) {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      id
    }
  }
`;

interface ServicesSectionProps {
  readonly queryRef: PreloadedQuery<ServicesSectionQuery>;
  readonly search: ServicesSearch;
}

/** The services of a commune (section 2). */
export function ServicesSection({ queryRef }: ServicesSectionProps) {
  const { commune } = useOwnedQuery<ServicesSectionQuery>(servicesSectionQuery, queryRef);
  if (!commune) return null;
  return <SectionHead section="services" />;
}
