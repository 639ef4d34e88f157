import { get } from "node:http";
import type { Page } from "playwright/test";

/** What a page fetched while something was done. */
export interface Load {
  /** Every request, in order, with its bytes on the wire, headers included. */
  readonly requests: readonly {
    readonly url: string;
    readonly type: string;
    readonly bytes: number;
    /** Sent while nothing else was to be done; nobody waits for it. */
    readonly isBackground: boolean;
  }[];
  /** Addresses of the scripts, each once. */
  readonly scripts: readonly string[];
  /** Bytes of all scripts, if the server is asked for gzip. */
  readonly jsGzip: number;
  /** The same for brotli. */
  readonly jsBrotli: number;
  /** Bytes of all scripts and style sheets, if the server is asked for gzip. */
  readonly gzip: number;
}

/** Watches the network of the page from before `act` until after it. Needs a page without a warm cache. */
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
  // Module preloads count as well: by Chromium's type or by the name.
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

/** Bytes of the body as sent; unlike fetch, which hands them out unpacked. */
function bodySize(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const answered = response.headers["content-encoding"] ?? "identity";
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${String(response.statusCode)}`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.once("end", () => resolve(bytes));
      // Small files are sent as they are; a large one must not be.
      response.once("end", () => {
        if (answered !== encoding && bytes > 2000) reject(new Error(`${url} was not sent as ${encoding}`));
      });
    }).once("error", reject);
  });
}

/** Elements on the page. */
export const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("*").length);

/** Lets the page tell of everything that moves after its start has loaded; to be called before it is opened. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.addEventListener("load", () => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          const { value } = shift as PerformanceEntry & { value: number };
          // A text that a live change replaces moves by less than a pixel.
          if (value < 0.0001) continue;
          const { dataset } = document.documentElement;
          dataset.shifts = `${dataset.shifts ?? ""} ${value}`;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  });

/** How far things have moved so far; null: nothing has. */
export const shiftsOf = (page: Page): Promise<string | null> =>
  page.locator("html").getAttribute("data-shifts");
