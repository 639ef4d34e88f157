import type { LaunchOptions } from "playwright/test";
import { findChromium } from "../../support/programs.mjs";

/** The system's Chromium without background network traffic; as root it must run without its sandbox. */
export function chromiumLaunch(): LaunchOptions {
  const quiet = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      "Chromium is missing: install the package chromium-headless-shell or chromium, or set CHROMIUM_PATH.",
    );
  return { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet };
}
