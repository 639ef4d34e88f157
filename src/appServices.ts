import { createBrowser, type Browser, type BrowserOptions } from "#browser/browser";
import { createLanguage, type Language } from "#i18n/language";
import { createNetwork, type Network } from "#relay/network";
import { createSessionServices, type SessionServices } from "#session/sessionServices";

/** The services of one app that the login needs. */
export interface AppServices {
  readonly browser: Browser;
  readonly language: Language;
  readonly network: Network;
  readonly sessionServices: SessionServices;
}

/** Creates the services; aborting the signal ends all their timers, listeners and calls. */
export function createAppServices(options: BrowserOptions, disposed: AbortSignal): AppServices {
  const browser = createBrowser(options, disposed);
  const network = createNetwork({
    fetch: browser.fetch,
    // Session and network need each other.
    credentials: {
      token: () => sessionServices.session.credentials.token(),
      renew: (deadToken) => sessionServices.session.credentials.renew(deadToken),
      used: () => sessionServices.session.credentials.used(),
    },
    disposed,
  });
  const sessionServices = createSessionServices(browser, network);
  return { browser, language: createLanguage(browser.stored), network, sessionServices };
}
