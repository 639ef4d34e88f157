import { Box, Button, chakra, Heading } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, use, useState } from "react";
import { searchMatcher } from "#domain/searchText";
import { useLocale } from "#i18n/language";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { Page } from "#ui/Page";
import { SearchField } from "#ui/SearchField";
import { useAnnounce } from "#ui/ui";
import { helpAreas } from "./helpContents";
import type { HelpHead } from "./helpPage";
import { loadHelpHeads } from "./helpHeads";

const Pages = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
    gap: "4px 24px",
    mt: 2,
    "& a": {
      display: "block",
      py: 2,
      px: 2.5,
      ms: -2.5,
      borderRadius: "md",
      _hover: { bg: "bg.muted" },
    },
    "& b": { color: "accent.fg", fontWeight: "medium" },
    "& span": { display: "block", color: "fg.muted", fontSize: "sm" },
  },
});

/** The contents of the help by area, with a search. */
export function HelpContents() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Hilfe`}
      width="mid"
      lede={
        <Trans>
          Jeder Bildschirm in wenigen Sätzen: wozu er da ist, wie es geht und was danach geschieht.
        </Trans>
      }
      actions={
        <Button asChild variant="ghost">
          <AppLink to="/help/print" variant="bare">
            <Icon name="document" />
            <Trans>Alles drucken</Trans>
          </AppLink>
        </Button>
      }
    >
      <Suspense>
        <FoundPages />
      </Suspense>
    </Page>
  );
}

/** Whether title, summary or a heading contains the text. */
const isFound = (matches: (text: string) => boolean, { title, summary, headings }: HelpHead) =>
  [title, summary, ...headings].some(matches);

function FoundPages() {
  const { t, i18n } = useLingui();
  const announce = useAnnounce();
  const heads = use(loadHelpHeads(useLocale()));
  const [text, setText] = useState("");
  const areasFor = (wanted: string) => {
    const matches = searchMatcher(wanted);
    return helpAreas
      .map(({ id, title, pages }) => ({
        id,
        title,
        pages: pages.flatMap((slug) => {
          const head = heads.get(slug);
          return head && isFound(matches, head) ? [{ slug, head }] : [];
        }),
      }))
      .filter(({ pages }) => pages.length > 0);
  };
  const areas = areasFor(text);
  const search = (next: string) => {
    setText(next);
    const count = areasFor(next).reduce((sum, { pages }) => sum + pages.length, 0);
    announce(t`${plural(count, { one: "# Seite", other: "# Seiten" })}`);
  };
  return (
    <>
      <Box mt={4} maxW="400px">
        <SearchField label={t`Hilfe durchsuchen`} value={text} onType={search} />
      </Box>
      {areas.length === 0 && (
        <Box mt={6} color="fg.muted">
          <Trans>
            Keine Seite passt zu „{text}“. Suchen Sie mit einem anderen Wort, oder sehen Sie unter „Wörter“
            nach.
          </Trans>
        </Box>
      )}
      {areas.map(({ id, title, pages }) => (
        <Box as="section" key={id} mt={7} aria-labelledby={`help-${id}`}>
          <Heading as="h2" id={`help-${id}`} textStyle="h2">
            {i18n._(title)}
          </Heading>
          <Pages>
            {pages.map(({ slug, head }) => (
              <li key={slug}>
                <AppLink to="/help/$page" params={{ page: slug }} variant="bare">
                  <b>{head.title}</b>
                  <span>{head.summary}</span>
                </AppLink>
              </li>
            ))}
          </Pages>
        </Box>
      ))}
    </>
  );
}
