import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionPath, communeSections, sectionPermissions } from "#domain/communeSections";
import type { CommuneSection } from "#domain/communeSections";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import type { SectionNavigation_commune$key } from "./__generated__/SectionNavigation_commune.graphql";
import { sectionLabels } from "./sectionLabels";
import { SectionTabs } from "./SectionTabs";

interface SectionNavigationProps {
  readonly ags: string;
  /** Null while loading: renders without counts. */
  readonly commune: SectionNavigation_commune$key | null;
}

/** Sections that the viewer may open, with counts. */
export function SectionNavigation({ ags, commune }: SectionNavigationProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const data = useFragment(
    graphql`
      fragment SectionNavigation_commune on Commune @throwOnFieldError {
        counts {
          services
          postalCodes
          registerOffices
          countries
          residentialProperties
          waterMeterReadingCommunes
          kbaSettings
          hasSecurityLists
        }
      }
    `,
    commune,
  );
  const counts: Partial<Record<CommuneSection, number | null>> = data
    ? {
        services: data.counts.services,
        "postal-codes": data.counts.postalCodes,
        "register-offices": data.counts.registerOffices,
        countries: data.counts.countries,
        "residential-properties": data.counts.residentialProperties,
        "water-meter-reading": data.counts.waterMeterReadingCommunes,
        "kba-settings": data.counts.kbaSettings,
      }
    : {};
  /** Sections that only communes with certain services have; hidden until that is known. */
  const offered: Partial<Record<CommuneSection, boolean>> = {
    "kba-settings": typeof counts["kba-settings"] === "number",
    "security-lists": data?.counts.hasSecurityLists ?? false,
  };
  const sections = communeSections.filter((section) => {
    const permission = sectionPermissions[section];
    if (permission !== undefined && !can(viewer, permission)) return false;
    return offered[section] ?? true;
  });
  return (
    <SectionTabs
      label={t`Abschnitte der Kommune`}
      tabs={sections.map((section) => ({
        to: communeSectionPath(ags, section),
        label: i18n._(sectionLabels[section]),
        count: counts[section],
      }))}
    />
  );
}
