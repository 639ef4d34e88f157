/** Servers of another release, for the option `server` of `visit`. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  GraphQLError,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
} from "graphql";
import { endpointNames, endpointPaths } from "#domain/endpoints";
import { appBuildHeader, appBuildMeta } from "#domain/version";
import { reduceDocument } from "#server/graphql/reducedDocuments";
import { onTestFinished } from "vitest";

type WrapServer = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** The text of an operation, and the errors with which a server refuses it whose schema lacks `Type.field`. */
function refusalOf(path: string, id: string, coordinate: string) {
  const name = endpointNames.find((one) => endpointPaths[one] === path);
  if (!name) return null;
  const documents = JSON.parse(readFileSync(`schema/operations/${name}.json`, "utf8")) as Record<
    string,
    string
  >;
  const text = documents[id] ?? "";
  const types = new TypeInfo(buildSchema(readFileSync(`schema/${name}.graphql`, "utf8")));
  const errors: GraphQLError[] = [];
  const Field = (node: FieldNode) => {
    const type = types.getParentType()?.name;
    if (`${type}.${node.name.value}` !== coordinate) return;
    const message = `Cannot query field "${node.name.value}" on type "${type}".`;
    errors.push(
      new GraphQLError(message, { nodes: node, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }),
    );
  };
  visit(parse(text), visitWithTypeInfo(types, { Field }));
  return errors.length > 0 ? { text, answer: JSON.parse(JSON.stringify({ errors })) as unknown } : null;
}

/** A server whose schema lacks a field, such as `Query.processCounts`, behind the proxy, which leaves it out. */
export function withoutField(coordinate: string, onRefused?: () => void): WrapServer {
  return (fetch) => async (input, init) => {
    const { id, variables } = JSON.parse(String(init?.body)) as {
      readonly id: string;
      readonly variables: object;
    };
    const refusal = refusalOf(String(input), id, coordinate);
    if (!refusal) return fetch(input, init);
    onRefused?.();
    const reduced = reduceDocument(refusal.text, refusal.answer);
    if (!reduced) return Response.json(refusal.answer, { status: 400 });
    const response = await fetch(input, {
      ...init,
      body: JSON.stringify({ query: reduced.text, variables }),
    });
    if (response.headers.get("Content-Type") !== "application/json") return response;
    return Response.json(reduced.complete(await response.json()));
  };
}

/** A lenient server: a function changes its data before they are sent. */
export function withData(change: (data: Record<string, unknown>) => void): WrapServer {
  return (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (response.headers.get("Content-Type") !== "application/json") return response;
    const answer = (await response.json()) as { readonly data?: Record<string, unknown> };
    if (answer.data) change(answer.data);
    return Response.json(answer);
  };
}

/** A server that serves the page's own build until another one is deployed. */
export function deployment() {
  const meta = Object.assign(document.createElement("meta"), { name: appBuildMeta, content: "build-1" });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  let build = "build-1";
  const server: WrapServer = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    response.headers.set(appBuildHeader, build);
    return response;
  };
  return {
    server,
    deploy: (next: string) => {
      build = next;
    },
  };
}
