import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { announcements } from "./announcements";

// happy-dom has no layout: stub the layout functions that the app calls.
Element.prototype.scrollTo ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

// Queries by role compute styles of many elements, which is slow in happy-dom. Styles
// are covered by browser tests. Not a vi stub, since those are removed before each test.
const hidden = document.createElement("div").style;
hidden.display = "none";
globalThis.getComputedStyle = (element) => {
  const isDrawn = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isDrawn) return document.documentElement.style;
  return element instanceof HTMLElement && element.hidden ? hidden : element.style;
};

globalThis.fetch = () => Promise.reject(new Error("There is no network: apps of tests get a mocked server."));

// Dialogs are compiled when a test first opens them, on slow machines too. Ignore
// the live region in text queries, since it repeats visible text with a delay.
configure({ asyncUtilTimeout: 25_000, defaultIgnore: `script, style, ${announcements}` });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// A screen may still be loading when its test ends; if cut off, its modules would never load for later files.
afterAll(() => vi.dynamicImportSettled());
