import { graphql, useFragment } from "react-relay/hooks";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";

const headerFragment = graphql`
  fragment CommuneHeader_commune on Commune {
    ags
    name
    unit
    state
    picture {
      url
    }
    counts {
      services
      postalCodes
      registerOffices
      countries
      residentialProperties
      waterMeterReadingCommunes
    }
  }
`;

interface CommuneHeaderProps {
  readonly commune: CommuneHeader_commune$key;
}

/** Which commune this is. */
export function CommuneHeader({ commune }: CommuneHeaderProps) {
  const { name } = useFragment(headerFragment, commune);
  return <h1>{name}</h1>;
}
