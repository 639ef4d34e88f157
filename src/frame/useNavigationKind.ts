import { useRouterState } from "@tanstack/react-router";

/** Which areas stand at the side of this screen; undefined: none. */
export function useNavigationKind(): "administration" | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.findLast(({ staticData }) => staticData.navigation)?.staticData.navigation,
  });
}
