import { Box, Button, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { use, type ReactNode } from "react";
import { useLocale } from "#i18n/language";
import { AppLink } from "#ui/AppLink";
import { Breadcrumbs } from "#ui/Breadcrumbs";
import { Delayed } from "#ui/Delayed";
import { Icon } from "#ui/Icon";
import { Page, PageBody } from "#ui/Page";
import { usePageSubject } from "#ui/routeTitles";
import { helpSlugs } from "./helpContents";
import { HelpIndex } from "./HelpIndex";
import { HelpLoad, TextPending } from "./HelpLoad";
import type { HelpPage } from "./helpPage";
import { loadHelpHeads } from "./helpHeads";
import { loadHelpPage } from "./helpPages";
import { HelpText } from "./HelpText";

/** The headings of the page, beside the text on wide screens. */
const OnThisPage = chakra("nav", {
  base: {
    fontSize: "sm",
    "& p": { color: "fg.muted", fontWeight: "medium" },
    "& li": { mt: 1.5 },
    lg: { position: "sticky", top: "calc(var(--size-head) + 24px)", alignSelf: "start", mt: 7 },
    lgDown: { mt: 4, pb: 4, borderBottom: "1px solid {colors.border.muted}" },
    _print: { display: "none" },
  },
});

interface HelpArticleProps {
  readonly slug: string;
  /** Link to the screen that the page describes, if there is one. */
  readonly screenLink: ReactNode;
}

const HelpBody = chakra(PageBody, { base: { maxWidth: "1288px", marginInline: "auto" } });

/** A page of the help. */
export function HelpArticle(props: HelpArticleProps) {
  const { t } = useLingui();
  return (
    <HelpLoad
      of={props.slug}
      level="h1"
      fallback={<ArticlePending />}
      renderFailure={(failure) => (
        <HelpBody>
          <Breadcrumbs from={{ to: "/help", text: t`Hilfe` }} />
          {failure}
        </HelpBody>
      )}
    >
      <LoadedArticle {...props} />
    </HelpLoad>
  );
}

function LoadedArticle({ slug, screenLink }: HelpArticleProps) {
  const locale = useLocale();
  const loading = loadHelpPage(locale, slug);
  // In parallel with the page: links to its neighbours and the contents need it.
  void loadHelpHeads(locale).catch(() => undefined);
  const page = use(loading);
  return page ? <Article slug={slug} screenLink={screenLink} page={page} /> : <UnknownPage />;
}

interface ArticleProps extends HelpArticleProps {
  readonly page: HelpPage;
}

function Article({ slug, screenLink, page: { title, summary, blocks } }: ArticleProps) {
  const { t } = useLingui();
  usePageSubject(title);
  const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block] : []));
  return (
    <Page
      title={title}
      from={{ to: "/help", text: t`Hilfe` }}
      lede={summary}
      width="mid"
      actions={
        <>
          {screenLink}
          <Button variant="ghost" onClick={() => window.print()} _print={{ display: "none" }}>
            <Icon name="document" />
            <Trans>Diese Seite drucken</Trans>
          </Button>
        </>
      }
    >
      <Box display="grid" gridTemplateColumns={{ lg: "minmax(0, 68ch) 240px" }} columnGap={16}>
        {headings.length > 1 && (
          <OnThisPage aria-labelledby="help-headings" gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }}>
            <p id="help-headings">
              <Trans>Auf dieser Seite</Trans>
            </p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <AppLink to="." hash={id} variant="text">
                    {text}
                  </AppLink>
                </li>
              ))}
            </ul>
          </OnThisPage>
        )}
        <Box minW={0}>
          <HelpText blocks={blocks} />
          <Neighbours slug={slug} />
        </Box>
      </Box>
    </Page>
  );
}

/** Skeleton of breadcrumb, title, summary and text. */
function ArticlePending() {
  return (
    <HelpBody>
      <Delayed>
        <Skeleton height="14px" width="120px" />
        <Skeleton mt={3} height="24px" width="min(320px, 80%)" />
        <Skeleton mt={3} width="min(560px, 95%)" />
      </Delayed>
      <TextPending />
    </HelpBody>
  );
}

/** Links to the previous and the next page. */
function Neighbours({ slug }: Pick<ArticleProps, "slug">) {
  const { t } = useLingui();
  const heads = use(loadHelpHeads(useLocale()));
  const at = helpSlugs.indexOf(slug);
  const [previous, next] = [helpSlugs[at - 1], helpSlugs[at + 1]];
  const titleOf = (page: string) => heads.get(page)?.title ?? "";
  return (
    <Flex
      as="nav"
      aria-label={t`Weitere Seiten der Hilfe`}
      wrap="wrap"
      justify="space-between"
      gap={4}
      maxW="68ch"
      mt={10}
      pt={4}
      borderTop="1px solid {colors.border}"
      _print={{ display: "none" }}
    >
      {at > 0 && previous !== undefined && (
        <AppLink to="/help/$page" params={{ page: previous }} variant="text">
          <Trans>Zurück: {titleOf(previous)}</Trans>
        </AppLink>
      )}
      {next !== undefined && (
        <AppLink to="/help/$page" params={{ page: next }} variant="text">
          <Trans>Weiter: {titleOf(next)}</Trans>
        </AppLink>
      )}
    </Flex>
  );
}

function UnknownPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Diese Seite der Hilfe gibt es nicht.`}
      from={{ to: "/help", text: t`Hilfe` }}
      width="mid"
      lede={
        <Trans>
          Vielleicht heißt sie jetzt anders. Suchen Sie nach ihr, oder wählen Sie eine andere Seite.
        </Trans>
      }
    >
      <HelpIndex />
    </Page>
  );
}
