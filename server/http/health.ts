/** Whether the process lives, and whether it can serve. */
import { send, sendText, type Exchange } from "./exchange";

/** Answers /healthz and /readyz; false: another path. */
export async function answerHealth(exchange: Exchange, isReady: () => Promise<boolean>): Promise<boolean> {
  const { path, request } = exchange;
  if (path !== "/healthz" && path !== "/readyz") return false;
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendText(exchange, 405, "Only GET.");
    return true;
  }
  const isWell = path === "/healthz" || (await isReady());
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
  const word = path === "/healthz" ? "alive" : isWell ? "ready" : "not ready";
  send(exchange, isWell ? 200 : 503, headers, JSON.stringify({ status: word }));
  return true;
}
