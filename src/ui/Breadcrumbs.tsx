import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { AppLink } from "./AppLink";
import "./page.css";
import { useRouteTitles } from "./routeTitles";

/** A screen that this one is reached from and that its address does not have. */
export interface PathPart {
  readonly text: string;
  readonly path: string;
  /** Its search params, for a list that keeps its filters. */
  readonly search?: object;
}

/** The parts of the address above this screen, each a link; nothing where there are none. */
export function Breadcrumbs({ from }: { readonly from?: PathPart | undefined }) {
  const { t } = useLingui();
  const titles: readonly PathPart[] = useRouteTitles().slice(0, -1);
  const above = titles.concat(from ?? []);
  if (above.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t`Pfad`}>
      {above.map(({ text, path, search }, position) => (
        <Fragment key={path}>
          {position > 0 && <span aria-hidden="true">/</span>}
          <AppLink to={path} search={search}>
            {text}
          </AppLink>
        </Fragment>
      ))}
    </nav>
  );
}
