import { Box, chakra, Flex, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { Delayed } from "#ui/Delayed";

interface PaneSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Section of an entry with a heading. */
export function PaneSection({ title, children }: PaneSectionProps) {
  const id = useId();
  return (
    <Box as="section" mt={5} aria-labelledby={id}>
      <Heading id={id} as="h3" textStyle="h3" mb={1.5}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Buttons of a section. */
export const PaneActions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: 2, mt: 3 },
});

/** Comment or note, with its line breaks. */
export const PaneText = chakra("p", {
  base: {
    maxW: "prose",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    "& mark": {
      px: "1px",
      borderRadius: "2px",
      bg: "status.waiting.subtle",
      color: "fg",
      textDecoration: "underline dotted",
      textUnderlineOffset: "3px",
    },
  },
});

/** Placeholder with about the height of a loaded entry. */
export function PanePending({ tools }: { readonly tools: ReactNode }) {
  return (
    <>
      <Flex justify="flex-end">{tools}</Flex>
      <Stack asChild gap={3}>
        <Delayed aria-hidden="true">
          <Skeleton width="62%" height="20px" />
          <Skeleton width="84%" height="14px" />
          <Skeleton width="100%" height="96px" />
          <Skeleton width="240px" height="32px" />
          <Skeleton width="100%" height="44px" />
        </Delayed>
      </Stack>
    </>
  );
}
