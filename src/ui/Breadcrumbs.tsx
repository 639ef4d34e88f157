import { Breadcrumb, Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useLocation, useMatches, type LinkProps } from "@tanstack/react-router";
import { Children, Fragment, use, type ReactNode } from "react";
import { AppLink } from "./AppLink";
import { PageHistory } from "./pageHistory";
import { useRouteTitles } from "./routeTitles";
import { communesTitle } from "./screenTitles";

/** A parent screen that is not part of the URL. */
export interface PathPart extends Pick<LinkProps, "to" | "params" | "search"> {
  readonly text: string;
}

/** A breadcrumb of the given links, and the link to the history of the screen. */
export function BreadcrumbPath({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Flex align="baseline" gap={4}>
      <Breadcrumb.Root aria-label={t`Pfad`} minW={0}>
        <Breadcrumb.List flexWrap="wrap">
          {Children.toArray(children).map((link, position) => (
            // The links never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={position}>
              {position > 0 && <Breadcrumb.Separator>/</Breadcrumb.Separator>}
              <Breadcrumb.Item>{link}</Breadcrumb.Item>
            </Fragment>
          ))}
        </Breadcrumb.List>
      </Breadcrumb.Root>
      {use(PageHistory)}
    </Flex>
  );
}

interface BreadcrumbsProps {
  readonly from?: PathPart | readonly PathPart[] | undefined;
}

/** Links to the parent screens: outside of the administration, the first is the start. Only the start has none. */
export function Breadcrumbs({ from = [] }: BreadcrumbsProps) {
  const { i18n } = useLingui();
  const above = useRouteTitles().slice(0, -1);
  const isBelowStart = useIsBelowStart();
  const parts: readonly PathPart[] = "text" in from ? [from] : from;
  if (!isBelowStart && above.length === 0 && parts.length === 0) return null;
  return (
    <BreadcrumbPath>
      {isBelowStart && <AppLink to="/">{i18n._(communesTitle)}</AppLink>}
      {above.map(({ text, path }) => (
        <AppLink key={path} to={path}>
          {text}
        </AppLink>
      ))}
      {parts.map(({ text, to, params, search }) => (
        <AppLink key={text} to={to} params={params} search={search}>
          {text}
        </AppLink>
      ))}
    </BreadcrumbPath>
  );
}

function useIsBelowStart(): boolean {
  const isStart = useLocation({ select: ({ pathname }) => pathname === "/" });
  const isAdministration = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.navigation),
  });
  return !isStart && !isAdministration;
}
