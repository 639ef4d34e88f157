import { chakra } from "@chakra-ui/react";
import { AppLink } from "#ui/AppLink";
import { HelpPicture } from "./HelpPicture";
import type { HelpBlock, HelpInline } from "./helpPage";

const Prose = chakra("div", {
  base: {
    maxWidth: "68ch",
    lineHeight: "1.6",
    "& h2, & h3": { mt: 7, mb: 2, textStyle: "h2", scrollMarginTop: 4 },
    "& p, & ul, & ol": { mt: 2.5 },
    "& ul": { ps: 5, listStyle: "disc" },
    "& ol": { ps: 6, listStyle: "decimal" },
    "& li + li": { mt: 1.5 },
    "& strong": { fontWeight: "semibold" },
    "& code": {
      px: 1.5,
      py: "1px",
      border: "1px solid {colors.border}",
      borderRadius: "sm",
      bg: "bg.subtle",
      fontFamily: "inherit",
      fontSize: "0.92em",
      overflowWrap: "anywhere",
    },
    "& figure": { my: 5, mx: 0, breakInside: "avoid" },
    "& img": { maxWidth: "100%", height: "auto", border: "1px solid {colors.border}", borderRadius: "md" },
  },
});

interface HelpTextProps {
  readonly blocks: readonly HelpBlock[];
  /** Prefix of the anchors, where several pages are on one. */
  readonly anchors?: string;
  /** Also loads pictures that are not on screen, as for printing. */
  readonly loadsPictures?: boolean;
  /** Element of the headings. */
  readonly level?: "h2" | "h3";
}

/** The content of a help page. */
export function HelpText({
  blocks,
  anchors = "",
  loadsPictures = false,
  level: Heading = "h2",
}: HelpTextProps) {
  return (
    <Prose>
      {blocks.map((block, position) => {
        // Blocks never change their order.
        const key = position;
        switch (block.kind) {
          case "heading":
            return (
              <Heading key={key} id={`${anchors}${block.id}`}>
                {block.text}
              </Heading>
            );
          case "paragraph":
            return (
              <p key={key}>
                <Sentence content={block.content} />
              </p>
            );
          case "list": {
            const List = block.isOrdered ? "ol" : "ul";
            return (
              <List key={key}>
                {block.items.map((content, item) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={item}>
                    <Sentence content={content} />
                  </li>
                ))}
              </List>
            );
          }
          default:
            // A picture.
            return <HelpPicture key={key} name={block.name} alt={block.alt} isEager={loadsPictures} />;
        }
      })}
    </Prose>
  );
}

function Sentence({ content }: { readonly content: readonly HelpInline[] }) {
  return content.map((part, position) => {
    const key = position;
    if (typeof part === "string") return part;
    if (part.kind === "link") {
      return (
        <AppLink key={key} to={part.to} variant="text">
          {part.text}
        </AppLink>
      );
    }
    const Mark = part.kind;
    return <Mark key={key}>{part.text}</Mark>;
  });
}
