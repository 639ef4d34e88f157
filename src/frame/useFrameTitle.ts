import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useRouteTitles } from "#ui/routeTitles";

export const productName = "Service Management";

/** Title parts after the product name, in app bar and document title, outermost first. */
export function useFrameTitle(): readonly string[] {
  const { t } = useLingui();
  const parts = useRouteTitles().map(({ text }) => text);
  const isMissing = useRouterState({
    select: ({ matches }) => matches.some((match) => match._notFound === true || match.status === "notFound"),
  });
  return isMissing ? [t`Nicht gefunden`] : parts;
}
