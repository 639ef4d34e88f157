import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { announcements } from "./announcements";

// happy-dom draws nothing: what the app calls of the browser's layout is there, but does nothing.
Element.prototype.scrollTo ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

// Queries by role compute the style of many elements, which is slow in happy-dom. Style sheets are for browser tests.
// Not a stub: those are removed before each test.
const hidden = document.createElement("div").style;
hidden.display = "none";
globalThis.getComputedStyle = (element) => {
  const isDrawn = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isDrawn) return document.documentElement.style;
  return element instanceof HTMLElement && element.hidden ? hidden : element.style;
};

globalThis.fetch = () => Promise.reject(new Error("There is no network: apps of tests get a mocked server."));

// Dialogs and the like are compiled when a test opens them first, on a machine of any speed.
// What is only said is not looked for by its text: it would be there twice, or not yet.
configure({ asyncUtilTimeout: 25_000, defaultIgnore: `script, style, ${announcements}` });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// A screen may still be loading when its test ends. Cut off, its modules would never arrive for the files after this.
afterAll(() => vi.dynamicImportSettled());
