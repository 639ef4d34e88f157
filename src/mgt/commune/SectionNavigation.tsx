import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionRoutes, communeSections, sectionPermissions } from "#domain/communeSections";
import type { CommuneSection } from "#domain/communeSections";
import { can } from "#domain/permissions";
import { useFormats } from "#i18n/useFormats";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { useCenteredLink } from "#ui/useCenteredLink";
import type { SectionNavigation_commune$key } from "./__generated__/SectionNavigation_commune.graphql";
import { sectionLabels } from "./sectionLabels";

/** A list beside the content; on narrow screens a scrolling row of tabs. */
const Sections = chakra("nav", {
  base: {
    gridColumn: 1,
    position: "sticky",
    top: "calc(var(--size-head) + 16px)",
    alignSelf: "start",
    pt: 5,
    pb: 10,
    ps: 6,
    textStyle: "sm",
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: 2,
      minH: 8,
      px: 2.5,
      py: 1,
      borderRadius: "md",
      color: "fg.muted",
      transition: "background var(--duration-fast) var(--ease-standard)",
      _hover: { bg: "bg.muted" },
      _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
    },
    "& span": {
      ml: "auto",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
    },
    mdDown: {
      position: "static",
      display: "flex",
      gap: 5,
      minW: 0,
      py: 0,
      px: 6,
      borderBottom: "1px solid {colors.border}",
      overflowX: "auto",
      scrollbarWidth: "none",
      "& a": {
        flex: "none",
        padding: "11px 0 10px",
        borderBottom: "2px solid transparent",
        borderRadius: 0,
        whiteSpace: "nowrap",
        _hover: { bg: "none", color: "fg" },
        _currentPage: { borderColor: "accent.solid", bg: "none" },
      },
      "& span": { display: "none" },
    },
    smDown: { px: 4 },
  },
});

interface SectionNavigationProps {
  readonly ags: string;
  /** Null while loading: renders without counts. */
  readonly commune: SectionNavigation_commune$key | null;
}

/** Sections that the viewer may open, with counts. */
export function SectionNavigation({ ags, commune }: SectionNavigationProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const viewer = useViewer();
  const row = useCenteredLink();
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
    <Sections ref={row} aria-label={t`Abschnitte der Kommune`}>
      {sections.map((section) => {
        const count = counts[section];
        return (
          <AppLink
            key={section}
            to={communeSectionRoutes[section]}
            params={{ commune: ags }}
            activeOptions={{ exact: true, includeSearch: false }}
            variant="bare"
          >
            {i18n._(sectionLabels[section])}
            {typeof count === "number" && <span> {number(count)}</span>}
          </AppLink>
        );
      })}
    </Sections>
  );
}
