/** A backend in front of the server whose contract lacks some fields. */
import { readFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { buildASTSchema, parse, validate, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { endpointNames, endpointPaths, type EndpointName } from "#domain/endpoints";

export interface OlderBackend {
  readonly url: string;
  readonly stop: () => void;
}

/** The contract of an endpoint without these fields, such as `Process.payment`. */
function contractWithout(endpoint: EndpointName, coordinates: ReadonlySet<string>): GraphQLSchema {
  let type = "";
  const document: DocumentNode = visit(parse(readFileSync(`schema/${endpoint}.graphql`, "utf8")), {
    ObjectTypeDefinition: { enter: ({ name }) => void (type = name.value) },
    FieldDefinition: ({ name }) => (coordinates.has(`${type}.${name.value}`) ? null : undefined),
  });
  return buildASTSchema(document);
}

/** Refuses documents that select one of the fields, and forwards all other requests to the server at `target`. */
export async function startOlderBackend(target: string, ...coordinates: string[]): Promise<OlderBackend> {
  const lacking = new Set(coordinates);
  const schemas = new Map(
    endpointNames.map((name) => [endpointPaths[name] as string, contractWithout(name, lacking)]),
  );
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks);
      const schema = schemas.get(incoming.url ?? "");
      const errors = schema ? refusalsOf(schema, body.toString()) : [];
      if (errors.length === 0) return forward(target, incoming, body, response);
      response.writeHead(400, { "Content-Type": "application/graphql-response+json" });
      response.end(JSON.stringify({ errors }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The backend has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function refusalsOf(schema: GraphQLSchema, body: string) {
  const { query } = JSON.parse(body) as { readonly query: string };
  return validate(schema, parse(query));
}

function forward(
  target: string,
  { url = "", method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const outgoing = request(`${target}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  response.on("close", () => outgoing.destroy());
  outgoing.end(body);
}
