import { useLingui } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { Fragment } from "react";
import { AppLink } from "./AppLink";
import "./page.css";
import { useRouteTitles } from "./routeTitles";

/** A screen that this one is reached from and that its address does not have. */
export interface PathPart extends Pick<LinkProps, "to" | "search"> {
  readonly text: string;
}

/** The parts of the address above this screen, each a link; nothing where there are none. */
export function Breadcrumbs({ from }: { readonly from?: PathPart | undefined }) {
  const { t } = useLingui();
  const above = useRouteTitles().slice(0, -1);
  if (above.length === 0 && !from) return null;
  return (
    <nav className="breadcrumbs" aria-label={t`Pfad`}>
      {above.map(({ text, path }, position) => (
        <Fragment key={path}>
          {position > 0 && <Separator />}
          <AppLink to={path}>{text}</AppLink>
        </Fragment>
      ))}
      {from && (
        <>
          {above.length > 0 && <Separator />}
          <AppLink to={from.to} search={from.search}>
            {from.text}
          </AppLink>
        </>
      )}
    </nav>
  );
}

const Separator = () => <span aria-hidden="true">/</span>;
