import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

interface PathLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path in the app, kept as it is: the router would remove a trailing slash. */
  readonly path: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a path that is only known at run time. A plain element, since rows have many. */
export function PathLink({ path, children, ...props }: PathLinkProps) {
  const router = useRouter();
  const prefetch = () => {
    const [routes] = router.getMatchedRoutes(path);
    for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
  };
  return (
    <a
      {...props}
      href={path}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        router.history.push(path);
      }}
    >
      {children}
    </a>
  );
}
