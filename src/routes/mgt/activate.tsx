import { createFileRoute } from "@tanstack/react-router";
import { withScreens } from "../-withScreens";

/** The invitation's token, if there is exactly one. `t` is always set, since the router keeps omitted params. */
const parseLink = ({ t, for: purpose }: Record<string, unknown>): { t?: string; for?: "password" } => ({
  t: typeof t === "string" && t ? t : undefined,
  for: purpose === "password" ? purpose : undefined,
});

export const Route = createFileRoute("/mgt/activate")({
  staticData: { hasOwnFrame: true, help: "login" },
  validateSearch: parseLink,
  component: withScreens(
    { ActivationScreen: () => import("#session/ActivationScreen") },
    function ActivateRoute({ ActivationScreen }) {
      const { t, for: purpose } = Route.useSearch();
      return <ActivationScreen key={t} token={t ?? null} isReset={purpose === "password"} />;
    },
  ),
});
