/** Fake target system (Fachverfahren) for process deliveries. Succeeds, fails and responds slowly on purpose. */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { findService } from "#domain/serviceCatalogue";
import { isObject, readBody } from "./requestBody";

/** Response to a delivery. */
interface Answer {
  readonly status: number;
  readonly content: object;
}

/** Maximum number of idempotency keys kept; the oldest is evicted first. */
const keysMax = 10_000;

const failures: readonly Answer[] = [
  { status: 503, content: { message: "Fachverfahren: Wartungsfenster, bitte später erneut senden" } },
  { status: 500, content: { message: "Fachverfahren: Die Transaktion wurde zurückgerollt" } },
];
const refusal: Answer = {
  status: 422,
  content: { message: "Die Angaben passen nicht zum Register: geburtsdatum" },
};

/** Derives two integers from 0 to 99 from a text. */
function drawsOf(text: string): [number, number] {
  const digest = createHash("sha256").update(text).digest();
  return [digest.readUInt16BE(0) % 100, digest.readUInt16BE(2) % 100];
}

/**
 * Refuses 4 of 100 applications permanently. Of the attempts for all others, 16 of 100 fail, so a retry can succeed.
 * `failed` is the number of earlier failed attempts with this key.
 */
function responseTo(key: string, failed: number, body: string): Answer {
  const [ofApplication] = drawsOf(body);
  const [ofAttempt, which] = drawsOf(failed === 0 ? key : `${key} ${failed}`);
  if (ofApplication < 4) return refusal;
  if (ofAttempt < 16) return failures[which % failures.length] ?? refusal;
  return { status: 200, content: { receipt: createHash("sha256").update(key).digest("hex").slice(0, 16) } };
}

/** Response delay in milliseconds: usually 50 to 400, 4 seconds in 1 of 50 cases. */
function delayOf(key: string): number {
  const [, share] = drawsOf(`delay ${key}`);
  return share < 2 ? 4_000 : 50 + Math.round(share * 3.5);
}

/** State of an idempotency key. */
interface KnownKey {
  /** Number of failed calls. They had no effect, and the next call is evaluated again. */
  readonly failed: number;
  /** `null` if no call is in progress and none has succeeded. */
  readonly answer: Promise<Answer> | null;
}

/**
 * Responds to deliveries for a service. Only one call per idempotency key succeeds and takes effect; all later calls
 * get its response.
 */
export class FakeDeliveryTarget {
  readonly #keys = new Map<string, KnownKey>();

  /** `delayFactor` multiplies the response delay; 0 responds without delay. */
  constructor(readonly delayFactor: number) {}

  /** Number of calls that took effect: one per idempotency key with a successful response. */
  effects = 0;

  async respond(request: IncomingMessage, response: ServerResponse, serviceId: string): Promise<void> {
    const { status, content } = await this.#answer(request, serviceId);
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(content));
  }

  async #answer(request: IncomingMessage, serviceId: string): Promise<Answer> {
    const key = request.headers["idempotency-key"];
    const body = await readBody(request);
    if (body === null) return { status: 413, content: { message: "Die Nachricht ist zu groß" } };
    if (request.method !== "POST") return { status: 405, content: { message: "Nur POST" } };
    if (!findService(serviceId)) return { status: 404, content: { message: "Unbekannte Leistung" } };
    if (typeof key !== "string" || key === "") {
      return { status: 400, content: { message: "Idempotency-Key fehlt" } };
    }
    if (!isObject(body)) return { status: 400, content: { message: "Die Nachricht ist kein JSON-Objekt" } };
    return this.#keys.get(key)?.answer ?? this.#deliver(key, body);
  }

  #deliver(key: string, body: string): Promise<Answer> {
    const failed = this.#keys.get(key)?.failed ?? 0;
    const answer = this.#act(key, failed, body);
    this.#remember(key, { failed, answer });
    return answer;
  }

  async #act(key: string, failed: number, body: string): Promise<Answer> {
    await wait(delayOf(key) * this.delayFactor, undefined, { ref: false });
    const answer = responseTo(key, failed, body);
    if (answer.status === 200) this.effects += 1;
    else this.#remember(key, { failed: failed + 1, answer: null });
    return answer;
  }

  #remember(key: string, known: KnownKey): void {
    this.#keys.set(key, known);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > keysMax && oldest !== undefined) this.#keys.delete(oldest);
  }
}
