import { createFileRoute } from "@tanstack/react-router";
import { ActivationScreen } from "#session/ActivationScreen";

/** The invitation's token; a repeated or empty one is none. Named even then: what is left out the router lets through. */
const parseToken = ({ t }: Record<string, unknown>): { t?: string } => ({
  t: typeof t === "string" && t ? t : undefined,
});

export const Route = createFileRoute("/mgt/activate")({
  staticData: { hasOwnFrame: true },
  validateSearch: parseToken,
  component: ActivateRoute,
});

function ActivateRoute() {
  const { t } = Route.useSearch();
  return <ActivationScreen key={t} token={t ?? null} />;
}
