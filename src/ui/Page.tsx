import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Breadcrumbs, type PathPart } from "./Breadcrumbs";

interface PageProps {
  /** The one h1 of the screen. */
  readonly title: ReactNode;
  /** The list that the screen belongs to, where its address does not have it. */
  readonly from?: PathPart;
  /** A sentence below it. */
  readonly lede?: ReactNode;
  /** Buttons beside it. */
  readonly actions?: ReactNode;
  /** mid: centred, for pages without a navigation at the side. */
  readonly width?: "full" | "mid";
  readonly children: ReactNode;
}

/** The measures of a screen, for those that have no heading of the usual kind. */
export const PageBody = chakra("div", {
  base: {
    flex: 1,
    width: "100%",
    minWidth: 0,
    pt: { base: 3, sm: 4 },
    pb: 8,
    px: { base: 4, sm: 6 },
  },
});

/** A screen: path, heading, actions and what stands below them. */
export function Page({ title, from, lede, actions, width = "full", children }: PageProps) {
  return (
    <PageBody className="page" {...(width === "mid" && { maxWidth: "1288px", marginInline: "auto" })}>
      <Breadcrumbs from={from} />
      <Flex wrap="wrap" align="flex-end" gap="8px 16px">
        <Heading as="h1" textStyle="h1" letterSpacing="-0.01em" textWrap="balance" overflowWrap="anywhere">
          {title}
        </Heading>
        {actions && (
          <Flex
            wrap="wrap"
            align="center"
            gap={2}
            marginLeft={{ base: 0, sm: "auto" }}
            width={{ base: "100%", sm: "auto" }}
          >
            {actions}
          </Flex>
        )}
        {lede && (
          <Text flexBasis="100%" marginTop="-4px" color="fg.muted">
            {lede}
          </Text>
        )}
      </Flex>
      {children}
    </PageBody>
  );
}
