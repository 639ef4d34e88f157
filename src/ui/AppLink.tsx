import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { createLink, useRouter } from "@tanstack/react-router";

const Styled = chakra("a", {
  base: {},
  variants: {
    look: {
      plain: { borderRadius: "sm", _hover: { textDecoration: "underline" } },
      /** In running text. */
      text: {
        color: "accent.fg",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
        textUnderlineOffset: "2px",
        _hover: { textDecorationColor: "currentColor" },
      },
      /** The caller draws it. */
      bare: {},
    },
  },
  defaultVariants: { look: "plain" },
});

interface AnchorProps extends HTMLChakraProps<"a"> {
  readonly look?: "plain" | "text" | "bare";
}

function Anchor({ onPointerEnter, onFocus, ...props }: AnchorProps) {
  const router = useRouter();
  const prefetch = () => {
    if (!props.href) return;
    const { pathname } = new URL(props.href, window.location.href);
    // Only the code: data would be a reference that nobody owns.
    const [routes] = router.getMatchedRoutes(pathname);
    for (const route of routes) {
      void router.loadRouteChunk(route)?.catch(() => undefined);
    }
  };
  return (
    <Styled
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    />
  );
}

/** A link within the app; pointing at it or reaching it with the keyboard loads the code of its screen. */
export const AppLink = createLink(Anchor);
