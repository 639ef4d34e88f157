import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { can } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { adminAreas } from "./adminAreas";
import "./adminNavigation.css";
import { AreaLink } from "./AreaLink";

/** The areas of the administration that the viewer may enter. */
export function AdminNavigation() {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  return (
    <nav className="admin-navigation" aria-label={t`Administration`}>
      {adminAreas
        .filter(({ permission }) => can(viewer, permission))
        .map((area) => (
          <Fragment key={area.label.id}>
            {area.heading && <p>{i18n._(area.heading)}</p>}
            <AreaLink area={area} />
          </Fragment>
        ))}
    </nav>
  );
}
