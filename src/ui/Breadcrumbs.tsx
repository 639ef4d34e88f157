import { Breadcrumb } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { Children, Fragment, type ReactNode } from "react";
import { AppLink } from "./AppLink";
import { useRouteTitles } from "./routeTitles";

/** A screen that this one is reached from and that its address does not have. */
export interface PathPart extends Pick<LinkProps, "to" | "search"> {
  readonly text: string;
}

/** Links to the screens above this one. */
export function BreadcrumbPath({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Breadcrumb.Root aria-label={t`Pfad`}>
      <Breadcrumb.List>
        {Children.toArray(children).map((link, position) => (
          // The links have fixed places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={position}>
            {position > 0 && <Breadcrumb.Separator>/</Breadcrumb.Separator>}
            <Breadcrumb.Item>{link}</Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}

/** The parts of the address above this screen, each a link; nothing where there are none. */
export function Breadcrumbs({ from }: { readonly from?: PathPart | undefined }) {
  const above = useRouteTitles().slice(0, -1);
  if (above.length === 0 && !from) return null;
  return (
    <BreadcrumbPath>
      {above.map(({ text, path }) => (
        <AppLink key={path} to={path}>
          {text}
        </AppLink>
      ))}
      {from && (
        <AppLink to={from.to} search={from.search}>
          {from.text}
        </AppLink>
      )}
    </BreadcrumbPath>
  );
}
