import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { fetchAfterStart } from "#browser/startCall";
import { ApiError } from "#relay/apiError";
import { createApp } from "./createApp";
import { Root } from "./Root";
import "#ui/tokens.css";
import "#ui/base.css";
import "#ui/elements.css";
import "#ui/plain/plain.css";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element.");

const app = createApp({
  fetch: fetchAfterStart((input, init) => window.fetch(input, init), window.startCall),
  storage: window,
  history: window.history,
});

/**
 * React retries a failed render if an urgent update interrupted it. A failed call is not a defect of the app, and its
 * boundary reports it if the retry fails as well.
 */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && error.cause instanceof ApiError)) reportError(error);
}

// Load the app in parallel with the user query: a stored session is most likely still valid.
if (window.startCall) app.loadWorkspace().catch(() => undefined);

void app.startLanguage().then(() => {
  void app.start();
  createRoot(container, { onRecoverableError }).render(
    <StrictMode>
      <Root app={app} />
    </StrictMode>,
  );
});
