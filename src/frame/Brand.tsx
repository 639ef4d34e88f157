import { chakra, Flex } from "@chakra-ui/react";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { productName, useFrameTitle } from "./useFrameTitle";

const visuallyHidden = {
  position: "absolute",
  w: "1px",
  h: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

const Title = chakra("span", {
  base: {
    overflow: "hidden",
    fontWeight: "semibold",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    hyphens: "none",
    "& [data-area]": { color: "fg.muted", fontWeight: "normal" },
    "& [data-wide-only]": { smDown: visuallyHidden },
    // Only wide screens have room for more than the name of the screen.
    "@media (max-width: 1439px)": { "& [data-parent]": visuallyHidden },
  },
});

/** Logo and title of the screen; links to the administration or the overview. */
export function Brand() {
  const isAdministrator = useCan("admin_features");
  const parts = useFrameTitle();
  const last = parts.length - 1;
  return (
    <Flex asChild align="center" gap={2.5} minW={0} minH={8} pl={1} borderRadius="sm">
      <AppLink to={isAdministrator ? "/admin" : "/"} variant="bare">
        <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 18v-7h2.5V8H7V5h1.5V2h3v3H13v3h2.5v3H18v7h-6v-4a2 2 0 0 0-4 0v4z" />
        </svg>
        <Title>
          <span data-wide-only={parts.length > 0 ? "" : undefined}>{productName}</span>
          {parts.map((part, position) => (
            <span key={part} data-area="" data-parent={position < last ? "" : undefined}>
              <span data-wide-only=""> - </span>
              {part}
            </span>
          ))}
        </Title>
      </AppLink>
    </Flex>
  );
}
