import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useLocale } from "#i18n/language";
import type { Locale } from "#i18n/locales";
import { Icon } from "#ui/Icon";
import { Page } from "#ui/Page";
import { helpSlugs } from "./helpContents";
import { HelpLoad, TextPending } from "./HelpLoad";
import { loadHelpPage } from "./helpPages";
import { HelpText } from "./HelpText";

/** All pages of the help on one, to be printed as a handbook. */
export function HelpHandbook() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Handbuch`}
      from={{ to: "/help", text: t`Hilfe` }}
      width="mid"
      lede={<Trans>Alle Seiten der Hilfe hintereinander, jede auf einem neuen Blatt.</Trans>}
      actions={
        <Button variant="ghost" onClick={() => window.print()} _print={{ display: "none" }}>
          <Icon name="document" />
          <Trans>Alles drucken</Trans>
        </Button>
      }
    >
      <HelpLoad of="handbook" level="h2" fallback={<TextPending />}>
        <AllPages />
      </HelpLoad>
    </Page>
  );
}

function AllPages() {
  const pages = readPages(useLocale());
  return pages.map(({ slug, page }) => (
    <Box as="article" key={slug} aria-labelledby={slug} mt={10} css={{ breakBefore: "page" }}>
      <Heading as="h2" id={slug} textStyle="h1">
        {page.title}
      </Heading>
      <Text mt={1} color="fg.muted">
        {page.summary}
      </Text>
      <HelpText blocks={page.blocks} anchors={`${slug}-`} level="h3" loadsPictures />
    </Box>
  ));
}

/** Starts all loads before it waits for the first. */
function readPages(locale: Locale) {
  return helpSlugs
    .map((slug) => ({ slug, loading: loadHelpPage(locale, slug) }))
    .flatMap(({ slug, loading }) => {
      const page = use(loading);
      return page ? [{ slug, page }] : [];
    });
}
