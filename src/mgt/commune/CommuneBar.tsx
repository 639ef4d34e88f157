import { Box, chakra, Heading, type HTMLChakraProps, Skeleton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";

interface CommuneBarProps extends Omit<HTMLChakraProps<"header">, "children"> {
  readonly picture: ReactNode;
  /** Buttons at its end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The bar above a commune's screens: picture, the way to all communes, who it is and what can be done. */
export function CommuneBar({ picture, actions, children, ...style }: CommuneBarProps) {
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
      py={{ base: 3, sm: 3.5 }}
      borderBottom="1px solid {colors.border}"
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

/** The line with a commune's name and key; on phones the key has a line of its own. */
export const CommuneNameLine = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 3,
    "& > .ags": { flex: "none", smDown: { flex: "0 0 100%", lineHeight: "md" } },
  },
});

/** The bar while the commune's name is on its way, or where it could not be loaded. */
export function CommuneBarPending({ ags }: { readonly ags: string }) {
  const { t } = useLingui();
  return (
    <CommuneBar picture={<span data-part="picture" />}>
      <CommuneNameLine>
        {/* As high as the name will be. */}
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
