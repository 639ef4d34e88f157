import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import "./AppLink.css";

interface AnchorProps extends ComponentProps<"a"> {
  /** text: in running text; bare: the caller draws it. */
  readonly look?: "plain" | "text" | "bare";
}

function Anchor({
  look = "plain",
  className = "",
  onPointerEnter,
  onFocus,
  children,
  ...props
}: AnchorProps) {
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
    <a
      {...props}
      className={look === "bare" ? className : `app-link ${look} ${className}`}
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
}

/** A link within the app; pointing at it or reaching it with the keyboard loads the code of its screen. */
export const AppLink = createLink(Anchor);
