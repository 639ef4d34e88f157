/** Shared parts of the import stages. */
import { Button, chakra, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "#i18n/useFormats";
import { Icon, type IconName } from "#ui/Icon";

/** Secondary text; a code element has a line of its own. */
export const Hint = chakra("div", {
  base: {
    display: "grid",
    gap: 2,
    color: "fg.muted",
    fontSize: "sm",
    lineHeight: "md",
    overflowWrap: "anywhere",
    "& code": { display: "block" },
  },
});

const FigureList = chakra("dl", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    borderBlock: "1px solid",
    borderColor: "border",
    "& > div": { flex: "1 1 0", minW: "90px", pt: 2.5, pb: 2, px: 3 },
    "& > div:first-of-type": { ps: 0 },
    "& > div + div": { borderInlineStart: "1px solid var(--border-muted)" },
    "& dt": {
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      color: "fg.muted",
      textStyle: "xs",
      whiteSpace: "nowrap",
    },
    "& dd": {
      fontSize: "xl",
      lineHeight: "xl",
      fontWeight: "semibold",
      fontVariantNumeric: "tabular-nums",
    },
    "& [data-bad] :is(dt, dd)": { color: "status.error.fg" },
    smDown: { "& > div, & > div + div": { flexBasis: "45%", px: 0, border: 0 } },
  },
});

interface Figure {
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly count: number;
  /** Any count above zero is an error. */
  readonly isFault?: boolean;
}

/** Counts of what an import would do. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { number } = useFormats();
  return (
    <FigureList>
      {figures.map(({ icon, name, count, isFault }) => (
        <div key={icon} data-bad={isFault && count > 0 ? "" : undefined}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </FigureList>
  );
}

const Details = chakra("details", {
  base: {
    fontSize: "sm",
    lineHeight: "md",
    "& summary": {
      width: "fit-content",
      minH: 6,
      py: 0.5,
      borderRadius: "sm",
      color: "fg.muted",
      cursor: "pointer",
    },
    "& ul": { mb: 1 },
  },
});

interface ExamplesProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/** Expandable list of examples. */
export function Examples({ title, isOpen, children }: ExamplesProps) {
  return (
    <Details open={isOpen}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </Details>
  );
}

/** Number of problems per page. */
export const problemsPage = 20;

interface ProblemFooterProps {
  /** 0-based index of the first problem on the page. */
  readonly begin: number;
  readonly end: number;
  readonly total: number;
  readonly isLoading?: boolean;
  readonly onBegin: (begin: number) => void;
  /** Download of all problems. */
  readonly children: ReactNode;
}

/** Footer of a list of problems: download and pagination. */
export function ProblemFooter({
  begin,
  end,
  total,
  isLoading = false,
  onBegin,
  children,
}: ProblemFooterProps) {
  const { number } = useFormats();
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap={2}
      mt={2}
      textStyle="sm"
      css={{ "& a": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "2px" } }}
    >
      {children}
      {total > problemsPage && (
        <Flex wrap="wrap" align="center" gap={2} color="fg.muted" fontVariantNumeric="tabular-nums">
          <span>
            <Trans>
              {number(begin + 1)} bis {number(end)} von {number(total)}
            </Trans>
          </span>
          <Button size="sm" disabled={begin === 0} onClick={() => onBegin(Math.max(0, begin - problemsPage))}>
            <Trans>Vorige</Trans>
          </Button>
          <Button
            size="sm"
            disabled={end >= total || isLoading}
            onClick={() => onBegin(begin + problemsPage)}
          >
            <Trans>Nächste</Trans>
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
