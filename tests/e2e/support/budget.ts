import { get } from "node:http";
import type { Page } from "playwright/test";

/** The network traffic of a page during an action. */
export interface Load {
  /** Every request in order, with its bytes on the wire including headers. */
  readonly requests: readonly {
    readonly url: string;
    readonly type: string;
    readonly bytes: number;
    /** Sent while the browser was idle; not awaited by the user. */
    readonly isBackground: boolean;
  }[];
  /** URLs of the scripts, without duplicates. */
  readonly scripts: readonly string[];
  /** Bytes of all scripts with gzip. */
  readonly jsGzip: number;
  /** Bytes of all scripts with brotli. */
  readonly jsBrotli: number;
  /** Bytes of all scripts and style sheets with gzip. */
  readonly gzip: number;
}

/** Records the network traffic of the page during `act`. Needs a page with a cold cache. */
export async function measureLoad(page: Page, act: () => Promise<unknown>): Promise<Load> {
  const client = await page.context().newCDPSession(page);
  const seen = new Map<string, { url: string; type: string; bytes: number; isBackground: boolean }>();
  client.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url)) return;
    const isBackground = request.headers["X-Background"] !== undefined;
    seen.set(requestId, { url: request.url, type: type ?? "Other", bytes: 0, isBackground });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await client.send("Network.enable");
  try {
    await act();
  } finally {
    await client.detach().catch(() => undefined);
  }
  const requests = [...seen.values()];
  // Module preloads count as well, by Chromium's type or by name.
  const isScript = ({ url, type }: { url: string; type: string }) =>
    type === "Script" || new URL(url).pathname.endsWith(".js");
  const scripts = [...new Set(requests.filter(isScript).map((request) => request.url))];
  const styles = requests.filter(({ type }) => type === "Stylesheet").map(({ url }) => url);
  const jsGzip = await sumOf(scripts, "gzip");
  return {
    requests,
    scripts,
    jsGzip,
    gzip: jsGzip + (await sumOf(styles, "gzip")),
    jsBrotli: await sumOf(scripts, "br"),
  };
}

async function sumOf(urls: readonly string[], encoding: string): Promise<number> {
  const sizes = await Promise.all(urls.map((url) => bodySize(url, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of the encoded body; fetch would decode it. */
function bodySize(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const answered = response.headers["content-encoding"] ?? "identity";
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${String(response.statusCode)}`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("end", () => resolve(bytes));
      // Small files are sent uncompressed; large ones must not be.
      response.once("end", () => {
        if (answered !== encoding && bytes > 2000) reject(new Error(`${url} was not sent as ${encoding}`));
      });
    }).once("error", reject);
  });
}

/** Number of elements on the page. */
export const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("*").length);

/** Records layout shifts after the initial load; call it before the page is opened. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.addEventListener("load", () => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          const { value } = shift as PerformanceEntry & { value: number };
          // Replacing a text on a live update shifts it by less than a pixel.
          if (value < 0.0001) continue;
          const { dataset } = document.documentElement;
          dataset.shifts = `${dataset.shifts ?? ""} ${value}`;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  });

/** Sum of the layout shifts so far; null if there are none. */
export const shiftsOf = (page: Page): Promise<string | null> =>
  page.locator("html").getAttribute("data-shifts");

/** Disables idle callbacks, so that code loaded when idle, such as that of the detail, is not measured. */
export async function stopIdleCallbacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Awaited calls; background calls are counted once for the whole administration. */
export const callsOf = ({ requests }: Load): readonly string[] =>
  requests
    .filter(({ isBackground }) => !isBackground)
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith("/graphql"));
