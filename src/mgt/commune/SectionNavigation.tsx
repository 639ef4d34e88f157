import { useLingui } from "@lingui/react/macro";
import { communeSectionPath, communeSections, sectionPermissions } from "#domain/communeSections";
import type { CommuneSection } from "#domain/communeSections";
import { can } from "#domain/permissions";
import { useFormats } from "#i18n/useFormats";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { sectionNames } from "./sectionNames";
import "./sectionNavigation.css";

interface SectionNavigationProps {
  readonly ags: string;
  /** How much there is in a section; absent: not known, or nothing to count. */
  readonly counts?: Partial<Readonly<Record<CommuneSection, number>>>;
}

/** The sections that the viewer may open. */
export function SectionNavigation({ ags, counts = {} }: SectionNavigationProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const viewer = useViewer();
  const sections = communeSections.filter((section) => {
    const permission = sectionPermissions[section];
    return permission === undefined || can(viewer, permission);
  });
  return (
    <nav className="section-navigation" aria-label={t`Abschnitte der Kommune`}>
      {sections.map((section) => {
        const count = counts[section];
        return (
          <AppLink
            key={section}
            to={communeSectionPath(ags, section)}
            activeOptions={{ exact: true, includeSearch: false }}
            look="bare"
          >
            {i18n._(sectionNames[section])}
            {count !== undefined && <span className="section-count"> {number(count)}</span>}
          </AppLink>
        );
      })}
    </nav>
  );
}
