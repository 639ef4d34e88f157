import { Box, chakra, Heading, type HTMLChakraProps, Skeleton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";

interface CommuneBarProps extends Omit<HTMLChakraProps<"header">, "children"> {
  readonly picture: ReactNode;
  /** Buttons at the end of the bar. */
  readonly actions?: ReactNode;
  /** Tabs follow, which have the line below. */
  readonly hasTabs?: boolean;
  readonly children: ReactNode;
}

/** Bar above the screens of a commune: picture, link to all communes, name and actions. */
export function CommuneBar({ picture, actions, hasTabs = false, children, ...style }: CommuneBarProps) {
  const { t } = useLingui();
  return (
    <chakra.header
      className="commune-header"
      gridColumn="1 / -1"
      display="flex"
      alignItems="center"
      gap={3.5}
      minW={0}
      px={{ base: 4, sm: 6 }}
      pt={{ base: 3, sm: 3.5 }}
      pb={hasTabs ? 2 : { base: 3, sm: 3.5 }}
      borderBottom={hasTabs ? 0 : "1px solid {colors.border}"}
      css={{
        "& > [data-part=picture]": {
          flex: "none",
          boxSize: 12,
          borderRadius: "sm",
          bg: "bg.muted",
          objectFit: "cover",
          fill: "fg.subtle",
        },
      }}
      {...style}
    >
      {picture}
      <Box flex={1} minW={0}>
        <BreadcrumbPath>
          <AppLink to="/">{t`Kommunen`}</AppLink>
        </BreadcrumbPath>
        {children}
      </Box>
      {actions}
    </chakra.header>
  );
}

/** Line with a commune's name and AGS; on phones the AGS wraps. */
export const CommuneNameLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 3,
    "& > .ags": { flex: "none", smDown: { flex: "0 0 100%", lineHeight: "md" } },
  },
});

/** Bar while the commune's name is loading or could not be loaded. */
export function CommuneBarPending({
  ags,
  hasTabs = false,
}: Pick<CommuneBarProps, "hasTabs"> & { readonly ags: string }) {
  const { t } = useLingui();
  return (
    <CommuneBar picture={<span data-part="picture" />} hasTabs={hasTabs}>
      <CommuneNameLine>
        {/* Same height as the name. */}
        <Heading
          as="h1"
          textStyle="h1"
          display="flex"
          alignItems="center"
          h={7}
          aria-label={t`Kommune ${ags}`}
        >
          <Skeleton width="140px" />
        </Heading>
        <Ags ags={ags} />
      </CommuneNameLine>
    </CommuneBar>
  );
}
