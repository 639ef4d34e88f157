/** Calls that check whether the server of a resource responds as required. They have no side effects. */
import type { ResourceKind } from "#domain/resources/resourceKinds";
import type { JsonObject } from "#domain/resources/resourceNodes";
import { exceedsJsonDepth } from "#server/jsonNesting";
import { textOf } from "./credentials";
import { kbaAuthenticationOf } from "./kbaCredentials";
import { addressOf } from "./restServices";

/** Result code of a connection test. */
export type ConnectionTestOutcome =
  | "REACHABLE"
  | "ERROR_STATUS"
  | "UNEXPECTED_ANSWER"
  | "CREDENTIALS_REFUSED"
  | "ADDRESS_REFUSED"
  | "TLS_FAILED"
  | "UNREACHABLE"
  | "TIMEOUT";

/** A result with its technical cause, if any. */
export interface ProbeFinding {
  readonly outcome: ConnectionTestOutcome;
  readonly detail?: string;
}

/** A call and the evaluation of its answer. */
export interface Probe {
  readonly method: "GET" | "HEAD";
  /** May contain {ags} and {service}. */
  readonly url: string;
  /** Whether the credentials of the document are sent. */
  readonly sendsCredentials: boolean;
  /** Whether the content of the answer is needed. */
  readonly readsContent: boolean;
  readonly evaluate: (status: number, content: string) => ProbeFinding;
}

/** Returns the call that tests a resource, or null if its address is not known in advance. */
export function probeOf({ type }: ResourceKind, document: JsonObject): Probe | null {
  const probe = probeOfKind(type, document);
  // {host} is only known once a service uses the resource.
  return probe?.url.startsWith("{host}") ? null : probe;
}

function probeOfKind(type: ResourceKind["type"], document: JsonObject): Probe | null {
  const url = addressOf(document);
  switch (type) {
    case "restService":
      if (url === null) return null;
      // The password of a commune is only sent with deliveries, not to an address that is still being edited.
      return kbaAuthenticationOf(document) !== null
        ? headProbe(url)
        : { ...headProbe(url), sendsCredentials: true, evaluate: evaluateDelivery };
    case "paymentProvider":
    case "nfkPortal":
      return url === null ? null : headProbe(url);
    case "okkomm":
      return url === null ? null : { ...headProbe(url), method: "GET", evaluate: evaluateFile };
    case "authenticationProvider":
      return discoveryProbe(textOf(document["issuer"]));
    default:
      return null;
  }
}

/** Deliveries use POST, which has side effects. HEAD passes the same authentication without any. */
function headProbe(url: string): Probe {
  return { method: "HEAD", url, sendsCredentials: false, readsContent: false, evaluate: evaluateAnswer };
}

/**
 * Any status is accepted, because HEAD need not be implemented. Redirects are not followed: they mean a wrong address.
 */
function evaluateAnswer(status: number): ProbeFinding {
  const isRedirect = status >= 300 && status < 400;
  return { outcome: isRedirect || status >= 500 ? "ERROR_STATUS" : "REACHABLE" };
}

function evaluateDelivery(status: number): ProbeFinding {
  return status === 401 || status === 403 ? { outcome: "CREDENTIALS_REFUSED" } : evaluateAnswer(status);
}

function evaluateFile(status: number): ProbeFinding {
  return { outcome: status >= 200 && status < 300 ? "REACHABLE" : "ERROR_STATUS" };
}

function discoveryProbe(issuer: string | null): Probe | null {
  if (issuer === null) return null;
  return {
    method: "GET",
    url: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    sendsCredentials: false,
    readsContent: true,
    evaluate(status, content) {
      if (status !== 200) return { outcome: "ERROR_STATUS" };
      const found = readJson(content);
      if (typeof found !== "object" || found === null)
        return { outcome: "UNEXPECTED_ANSWER", detail: "JSON" };
      const isSame = "issuer" in found && found.issuer === issuer;
      return isSame ? { outcome: "REACHABLE" } : { outcome: "UNEXPECTED_ANSWER", detail: "issuer" };
    },
  };
}

const jsonMaxDepth = 50;

function readJson(text: string): unknown {
  if (exceedsJsonDepth(text, jsonMaxDepth)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
