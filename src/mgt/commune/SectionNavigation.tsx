import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { usePathname } from "#browser/browser";
import { communeSectionRoutes, communeSections, sectionPermissions } from "#domain/communeSections";
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
  const list = useRef<HTMLElement>(null);
  const path = usePathname();
  // Where the sections are a row that scrolls, the open one is in sight.
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
    const open = links.find(({ pathname }) => pathname === path);
    if (open && list.current) {
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
    }
  }, [path]);
  const sections = communeSections.filter((section) => {
    const permission = sectionPermissions[section];
    return permission === undefined || can(viewer, permission);
  });
  return (
    <nav ref={list} className="section-navigation" aria-label={t`Abschnitte der Kommune`}>
      {sections.map((section) => {
        const count = counts[section];
        return (
          <AppLink
            key={section}
            to={communeSectionRoutes[section]}
            params={{ commune: ags }}
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
