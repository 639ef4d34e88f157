import { Box, chakra, Flex, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { createContext, use, useId, type ReactNode } from "react";
import { Delayed } from "#ui/Delayed";

/** pane: beside the list, below its heading; page: alone on the screen. */
export type DetailLayout = "pane" | "page";

/** Where the detail stands, which decides on the levels of its headings. */
export const DetailLayoutContext = createContext<DetailLayout>("page");

/** The column beside a list in which a process is shown. */
export const DetailPane = chakra("aside", {
  base: {
    position: "sticky",
    top: "var(--size-head)",
    alignSelf: "start",
    flex: "none",
    w: "pane",
    h: "calc(100vh - var(--size-head))",
    pt: 4,
    px: 5,
    pb: 6,
    overflowY: "auto",
    borderInlineStart: "1px solid {colors.border}",
    overscrollBehavior: "contain",
  },
});

/** One process, or what stands in its place. */
export const DetailBody = chakra("article", {
  base: {
    minW: 0,
    textStyle: "sm",
    "& > .notice": { mt: 3 },
    "& code": { fontFamily: "mono", fontSize: "xs", hyphens: "none" },
  },
});

interface DetailHeadProps {
  readonly titleId: string;
  readonly title: { readonly text: string; readonly lang: string | undefined };
  /** Links and buttons at its end. */
  readonly tools?: ReactNode;
  /** Facts below the heading. */
  readonly children: ReactNode;
}

/** Which process this is and how it stands. */
export function DetailHead({ titleId, title, tools, children }: DetailHeadProps) {
  const isPane = use(DetailLayoutContext) === "pane";
  return (
    <header>
      <Flex wrap={isPane ? "nowrap" : "wrap"} align="flex-start" columnGap={4} rowGap={1}>
        <Heading
          id={titleId}
          as={isPane ? "h2" : "h1"}
          lang={title.lang}
          textStyle={isPane ? "h2" : "h1"}
          flex="1 1 0"
          minW={isPane ? 0 : "min(100%, 220px)"}
          pt={isPane ? 0.5 : 0}
          letterSpacing="-0.01em"
          textWrap="balance"
          overflowWrap="anywhere"
        >
          {title.text}
        </Heading>
        {tools && (
          <Flex flex="none" align="center" gap={0.5}>
            {tools}
          </Flex>
        )}
      </Flex>
      <Flex wrap="wrap" align="center" columnGap={3.5} rowGap={0.5} mt={1} color="fg.muted">
        {children}
      </Flex>
    </header>
  );
}

interface DetailSectionProps {
  readonly title: ReactNode;
  /** Beside the heading, such as a number. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the detail of a process under its heading. */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  const id = useId();
  const isPane = use(DetailLayoutContext) === "pane";
  return (
    <Box as="section" mt={isPane ? 5 : 7} aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap={3} minH={6} mb={1.5}>
        <Heading id={id} as={isPane ? "h3" : "h2"} textStyle="h3">
          {title}
        </Heading>
        {aside && (
          <Box color="fg.muted" fontVariantNumeric="tabular-nums">
            {aside}
          </Box>
        )}
      </Flex>
      {children}
    </Box>
  );
}

interface DetailSkeletonProps {
  readonly hasHead?: boolean;
}

/** Placeholder of about the size of a process. */
export function DetailSkeleton({ hasHead = false }: DetailSkeletonProps) {
  return (
    <Stack asChild gap={3} mt={hasHead ? 0 : 4}>
      <Delayed aria-hidden="true">
        {hasHead && (
          <>
            <Skeleton width="62%" height="20px" />
            <Skeleton width="84%" height="14px" />
          </>
        )}
        <Skeleton width="240px" height="32px" />
        <Skeleton width="100%" height="44px" />
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} width="100%" height="36px" />
        ))}
        {[70, 55, 62, 48].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="14px" />
        ))}
      </Delayed>
    </Stack>
  );
}
