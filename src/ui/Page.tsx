import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Breadcrumbs, type PathPart } from "./Breadcrumbs";

interface PageProps {
  /** The h1 of the screen. */
  readonly title: ReactNode;
  /** The parent screens, if they are not part of the URL. */
  readonly from?: PathPart | readonly PathPart[];
  /** A sentence below the title. */
  readonly lede?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Use "mid" for pages without a navigation at the side. */
  readonly width?: "full" | "mid";
  readonly children: ReactNode;
}

/** Width and padding of a screen, for screens with a heading of their own. */
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

/** A screen with breadcrumbs, heading and actions. */
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
          <Text as="div" flexBasis="100%" marginTop="-4px" color="fg.muted">
            {lede}
          </Text>
        )}
      </Flex>
      {children}
    </PageBody>
  );
}
