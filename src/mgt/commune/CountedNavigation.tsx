import { graphql, useFragment } from "react-relay/hooks";
import type { CountedNavigation_commune$key } from "./__generated__/CountedNavigation_commune.graphql";
import { SectionNavigation } from "./SectionNavigation";

interface CountedNavigationProps {
  readonly ags: string;
  readonly commune: CountedNavigation_commune$key;
}

/** The sections with how much there is in each. */
export function CountedNavigation({ ags, commune }: CountedNavigationProps) {
  const { counts } = useFragment(
    graphql`
      fragment CountedNavigation_commune on Commune {
        counts {
          services
          postalCodes
          registerOffices
          countries
          residentialProperties
          waterMeterReadingCommunes
        }
      }
    `,
    commune,
  );
  return (
    <SectionNavigation
      ags={ags}
      counts={{
        services: counts.services,
        "postal-codes": counts.postalCodes,
        "register-offices": counts.registerOffices,
        countries: counts.countries,
        "residential-properties": counts.residentialProperties,
        "water-meter-reading": counts.waterMeterReadingCommunes,
      }}
    />
  );
}
