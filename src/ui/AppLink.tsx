import { Link } from "@chakra-ui/react";
import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";

interface AnchorProps extends ComponentProps<"a"> {
  /** text: in running text; bare: unstyled, for rows of plain elements. */
  readonly variant?: "plain" | "text" | "bare";
}

function Anchor({ variant = "plain", onPointerEnter, onFocus, children, ...props }: AnchorProps) {
  const router = useRouter();
  const prefetch = () => {
    if (!props.href) return;
    const { pathname } = new URL(props.href, window.location.href);
    // Only the code: no screen would dispose a preloaded query reference.
    const [routes] = router.getMatchedRoutes(pathname);
    for (const route of routes) {
      void router.loadRouteChunk(route)?.catch(() => undefined);
    }
  };
  const anchor = (
    <a
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
    >
      {children}
    </a>
  );
  if (variant === "bare") return anchor;
  return (
    <Link asChild variant={variant === "text" ? "underline" : "plain"}>
      {anchor}
    </Link>
  );
}

/** A link within the app. Hover or focus loads the code of its screen. */
export const AppLink = createLink(Anchor);
