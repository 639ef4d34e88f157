import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// happy-dom draws nothing: what the app calls of the browser's layout is there, but does nothing.
vi.stubGlobal("scrollTo", () => undefined);
Element.prototype.scrollTo ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.useRealTimers();
});
