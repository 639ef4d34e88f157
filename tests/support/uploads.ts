/** Uploads and workers, which happy-dom lacks. */
import { vi } from "vitest";
import { checkFileOf } from "#mgt/imports/checkFile";
import type { CheckRequest } from "#mgt/imports/importWorker";
import { callServer } from "./visit";

/** An uploaded file. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
  /** Encoding that the user has chosen; null: none. */
  readonly encoding: string | null;
}

export interface Uploads {
  readonly sent: SentFile[];
  /** Number of aborted uploads. */
  readonly aborted: () => number;
  /** Pauses the next uploads half way until the returned function is called. */
  readonly hold: () => () => void;
}

/**
 * Routes uploads to the mocked endpoints; call it before `visit`. The server sees name and size of the file.
 */
export function mockUploads(): Uploads {
  const sent: SentFile[] = [];
  let aborted = 0;
  let held: Promise<void> | null = null;

  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    #url = "";
    #headers: Record<string, string> = {};
    #received = new Headers();
    #isAborted = false;

    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string) {
      return this.#received.get(name);
    }
    abort() {
      this.#isAborted = true;
      aborted += 1;
      this.dispatchEvent(new Event("abort"));
    }
    send(body: FormData) {
      void this.#answer(body);
    }
    #progress(loaded: number, total: number) {
      const event = Object.assign(new Event("progress"), { loaded, total });
      this.upload.dispatchEvent(event);
    }
    async #answer(body: FormData) {
      const { id, variables } = JSON.parse(String(body.get("operations"))) as {
        id: string;
        variables: { input: Record<string, unknown> };
      };
      const several = [...body].flatMap(([path, value]) =>
        path.startsWith("input.files.") && value instanceof File ? value : [],
      );
      const file = body.get("input.file") ?? several[0];
      if (!(file instanceof File)) throw new Error("The upload has no file.");
      this.#progress(file.size / 2, file.size);
      await held;
      if (this.#isAborted) return;
      const { name, size } = file;
      const files = several.map((one) => ({ name: one.name, size: one.size }));
      const uploaded = several.length > 0 ? { files } : { file: { name, size } };
      try {
        const response = await callServer(this.#url, {
          method: "POST",
          headers: this.#headers,
          body: JSON.stringify({
            id,
            variables: { ...variables, input: { ...variables.input, ...uploaded } },
          }),
        });
        const { encoding } = variables.input;
        sent.push({ name, size, encoding: typeof encoding === "string" ? encoding : null });
        this.status = response.status;
        this.#received = response.headers;
        this.responseText = await response.text();
        this.dispatchEvent(new Event("load"));
      } catch {
        this.dispatchEvent(new Event("error"));
      }
    }
  }

  class InlineWorker extends EventTarget {
    #isEnded = false;
    postMessage({ file, as, encoding }: CheckRequest) {
      async function* chunks() {
        yield new Uint8Array(await file.arrayBuffer());
      }
      const tell = (data: unknown) => {
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
      };
      void checkFileOf(as, { size: file.size, encoding, chunks }, (share) => tell({ share })).then((check) =>
        tell({ check }),
      );
    }
    terminate() {
      this.#isEnded = true;
    }
  }

  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.stubGlobal("Worker", InlineWorker);
  return {
    sent,
    aborted: () => aborted,
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
  };
}
