/** Which screen a path opens. */
import type { MessageDescriptor } from "@lingui/core";
import type { RegisteredRouter } from "@tanstack/react-router";

interface OpenScreen {
  readonly params: Readonly<Record<string, unknown>>;
  /** Undefined for screens that share a title with their section. */
  readonly title: MessageDescriptor | undefined;
}

/** The screen of a path, matched by the router; null if there is none, or its guards do not let the viewer in. */
export function openScreenAt(router: RegisteredRouter, pathname: string): OpenScreen | null {
  const { context } = router.options;
  const matches = router.matchRoutes(pathname, {});
  const [routes, rawParams] = router.getMatchedRoutes(pathname);
  const isMissing = matches.some(
    (match) => match._notFound || match.paramsError || match.staticData.hasOwnFrame,
  );
  if (isMissing) return null;
  try {
    routes.forEach(({ options }, position) => {
      options.beforeLoad?.({ context, params: matches[position]?.params, preload: true });
    });
  } catch {
    return null;
  }
  const { title } = matches.findLast(({ staticData }) => staticData.title)?.staticData ?? {};
  return { params: rawParams, title: typeof title === "function" ? title(rawParams) : title };
}
