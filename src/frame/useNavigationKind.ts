import { useRouterState } from "@tanstack/react-router";

/** Which areas the sidebar of this screen shows; undefined for none. */
export function useNavigationKind(): "administration" | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.navigation)?.staticData.navigation,
  });
}
