/** Renders a part of the screens of resources alone, in place of their list. */
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { Endpoint } from "#relay/Endpoint";
import { Route } from "#src/routes/admin/resources.$resource";
import type { App } from "../../support/visit";
import { visitWith } from "./resourceServer";

/** Visits the list with the part in its place, so that it has the providers of a screen. */
export async function openPart(part: ReactNode, ...server: Parameters<typeof visitWith>): Promise<App> {
  const { component } = Route.options;
  Route.options.component = () => <Endpoint name="mgt">{part}</Endpoint>;
  onTestFinished(() => {
    Route.options.component = component;
  });
  return visitWith(...server);
}
