import { Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CommuneSection } from "#domain/communeSections";
import { sectionLabels } from "./sectionLabels";

interface SectionHeadProps {
  readonly section: CommuneSection;
  /** A sentence below the heading. */
  readonly lede?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
}

/** Heading of a section with its purpose and actions. */
export function SectionHead({ section, lede, actions }: SectionHeadProps) {
  const { i18n } = useLingui();
  return (
    <Grid
      className="section-head"
      templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" }}
      alignItems="center"
      columnGap={4}
      rowGap={1}
    >
      {/* Same height as the buttons, which most sections have. */}
      <Heading py={{ base: 0, sm: 1 }}>{i18n._(sectionLabels[section])}</Heading>
      {actions && (
        <Flex
          className="page-actions"
          wrap="wrap"
          align="center"
          gap={2}
          order={{ base: 1, sm: 0 }}
          mt={{ base: 2, sm: 0 }}
        >
          {actions}
        </Flex>
      )}
      {lede && (
        <Text gridColumn="1 / -1" maxW="prose" color="fg.muted" fontSize="sm" textWrap="pretty">
          {lede}
        </Text>
      )}
    </Grid>
  );
}
