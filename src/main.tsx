import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startLanguage } from "#i18n/i18n";
import { loadInstance } from "#session/instance";
import { startSession } from "#session/session";
import { Root } from "./Root";
import "#ui/tokens.css";
import "#ui/base.css";
import "#ui/plain/plain.css";

const container = document.getElementById("root");
if (!container) throw new Error("The page has no root element.");

void startLanguage().then(() => {
  void loadInstance();
  void startSession();
  createRoot(container).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
});
