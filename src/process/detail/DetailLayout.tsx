import { Box, chakra, Flex, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { createContext, use, useId, type ReactNode } from "react";
import { Delayed } from "#ui/Delayed";

/** pane: beside the list, below its heading; page: a screen of its own. */
export type DetailLayout = "pane" | "page";

/** Layout of the detail, which decides its heading levels. */
export const DetailLayoutContext = createContext<DetailLayout>("page");

/** Body of the detail, or of its skeleton or error. */
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
  /** Links and buttons at the end of the heading. */
  readonly tools?: ReactNode;
  /** Facts below the heading. */
  readonly children: ReactNode;
}

/** Heading of the detail with its tools. */
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
      <Flex wrap="wrap" align="center" columnGap={3.5} rowGap={1} mt={1} color="fg.muted">
        {children}
      </Flex>
    </header>
  );
}

interface DetailSectionProps {
  readonly title: ReactNode;
  /** Content beside the heading, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Section of the detail with a heading. */
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

/** Placeholder with about the height of a loaded process. */
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
