import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { adminAreas } from "./adminAreas";
import "./adminNavigation.css";

/** The areas of the administration that the viewer may enter. */
export function AdminNavigation() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="admin-navigation" aria-label={t`Administration`}>
      {adminAreas
        .filter(({ permission }) => can(viewer, permission))
        .map(({ heading, to, params, label, icon, isExact, alsoBelow }) => (
          <Fragment key={label.id}>
            {heading && <p>{i18n._(heading)}</p>}
            <AppLink
              to={to}
              params={params}
              look="bare"
              aria-current={alsoBelow && pathname.startsWith(alsoBelow) ? "page" : undefined}
              // Filters and pages are still the same area.
              activeOptions={{ exact: isExact ?? false, includeSearch: false }}
            >
              <Icon name={icon} />
              {i18n._(label)}
            </AppLink>
          </Fragment>
        ))}
    </nav>
  );
}
