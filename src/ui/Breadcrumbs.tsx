import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { AppLink } from "./AppLink";
import "./page.css";
import { useRouteTitles } from "./routeTitles";

/** The parts of the address above this screen, each a link; nothing where there are none. */
export function Breadcrumbs() {
  const { t } = useLingui();
  const above = useRouteTitles().slice(0, -1);
  if (above.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t`Pfad`}>
      {above.map(({ text, path }, position) => (
        <Fragment key={path}>
          {position > 0 && <span aria-hidden="true">/</span>}
          <AppLink to={path}>{text}</AppLink>
        </Fragment>
      ))}
    </nav>
  );
}
