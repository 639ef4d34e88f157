import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createApp } from "./createApp";
import { Root } from "./Root";
import "#ui/tokens.css";
import "#ui/base.css";
import "#ui/plain/plain.css";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element.");

const app = createApp({
  fetch: (input, init) => window.fetch(input, init),
  storage: window,
  history: window.history,
});

void app.startLanguage().then(() => {
  void app.start();
  createRoot(container).render(
    <StrictMode>
      <Root app={app} />
    </StrictMode>,
  );
});
