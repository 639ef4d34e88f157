import { ChakraProvider } from "@chakra-ui/react";
/** Renders a component alone, within the providers of an app. */
import { I18nProvider } from "@lingui/react";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { BrowserContext } from "#browser/browser";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { LanguageContext } from "#i18n/language";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { NetworkContext } from "#relay/network";
import { SessionContext } from "#session/sessionServices";
import { createApp } from "#src/createApp";
import { chakraSystem } from "#ui/theme/system";
import { createUi, UiContext, type Ui } from "#ui/ui";

interface RenderedPart extends RenderResult {
  readonly ui: Ui;
}

/** No catalog is loaded, so messages appear in the source language. */
export function renderPart(part: ReactNode): RenderedPart {
  const app = createApp({
    fetch: () => Promise.reject(new Error("A part alone calls no server.")),
    storage: window,
    history: window.history,
  });
  onTestFinished(app.dispose);
  app.language.i18n.loadAndActivate({ locale: "de", messages: {} });
  const ui = createUi();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BrowserContext value={app.browser}>
      <LanguageContext value={app.language}>
        <NetworkContext value={app.network}>
          <SessionContext value={app.sessionServices}>
            <ChakraProvider value={chakraSystem()}>
              <UiContext value={ui}>
                <ErrorMessagesContext value={appErrorMessages}>
                  <I18nProvider i18n={app.language.i18n}>{children}</I18nProvider>
                </ErrorMessagesContext>
              </UiContext>
            </ChakraProvider>
          </SessionContext>
        </NetworkContext>
      </LanguageContext>
    </BrowserContext>
  );
  return Object.assign(render(part, { wrapper }), { ui });
}
