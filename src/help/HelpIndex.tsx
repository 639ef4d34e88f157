import { Box, chakra, Heading, Skeleton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { searchMatcher } from "#domain/searchText";
import { useLocale } from "#i18n/language";
import { AppLink } from "#ui/AppLink";
import { Delayed } from "#ui/Delayed";
import { SearchField } from "#ui/SearchField";
import { useAnnounce } from "#ui/ui";
import { helpAreas } from "./helpContents";
import { HelpLoad } from "./HelpLoad";
import type { HelpHead } from "./helpPage";
import { forgetFailedLoads, loadHelpHeads } from "./helpHeads";
import { loadHelpTexts } from "./helpPages";

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

/** All pages of the help by area, with a search. */
export function HelpIndex() {
  return (
    <HelpLoad of="heads" level="h2" fallback={<IndexPending />}>
      <FoundPages />
    </HelpLoad>
  );
}

/** The headings of the areas, with a skeleton of search field and pages. */
function IndexPending() {
  const { i18n } = useLingui();
  return (
    <Delayed>
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <Skeleton mt={4} height="control" maxW="400px" />
      {helpAreas.map(({ id, title, pages }) => (
        <Box key={id} mt={7}>
          <Heading as="h2" textStyle="h2">
            {i18n._(title)}
          </Heading>
          <Pages aria-hidden>
            {pages.map((slug) => (
              <Box as="li" key={slug} py={2}>
                <Skeleton width="40%" my="4px" />
                <Skeleton width="85%" my="6px" />
                <Skeleton width="60%" my="6px" />
              </Box>
            ))}
          </Pages>
        </Box>
      ))}
    </Delayed>
  );
}

/** The text of each page by its name. */
type Texts = ReadonlyMap<string, string>;

const noTexts: Texts = new Map();

/** Until the texts are loaded, pages are found by title and summary. */
const textOfHead = ({ title, summary }: HelpHead) => `${title} ${summary}`;

function FoundPages() {
  const { t, i18n } = useLingui();
  const announce = useAnnounce();
  const locale = useLocale();
  const heads = use(loadHelpHeads(locale));
  const [text, setText] = useState("");
  const [loaded, setLoaded] = useState<{ readonly locale: string; readonly texts: Texts } | null>(null);
  const areasFor = (wanted: string, within: Texts) => {
    const matches = searchMatcher(wanted);
    return helpAreas
      .map(({ id, title, pages }) => ({
        id,
        title,
        pages: pages.flatMap((slug) => {
          const head = heads.get(slug);
          return head && matches(within.get(slug) ?? textOfHead(head)) ? [{ slug, head }] : [];
        }),
      }))
      .filter(({ pages }) => pages.length > 0);
  };
  const areas = areasFor(text, loaded?.locale === locale ? loaded.texts : noTexts);
  const search = async (next: string) => {
    setText(next);
    const texts = await loadHelpTexts(locale).catch(() => {
      forgetFailedLoads();
      return noTexts;
    });
    setLoaded({ locale, texts });
    const count = areasFor(next, texts).reduce((sum, { pages }) => sum + pages.length, 0);
    announce(t`${plural(count, { one: "# Seite", other: "# Seiten" })}`);
  };
  return (
    <>
      <Box mt={4} maxW="400px">
        <SearchField label={t`Hilfe durchsuchen`} value={text} onType={(next) => void search(next)} />
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
