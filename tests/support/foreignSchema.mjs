/** A backend of another version: serves schemas from a folder of SDL files, without resolvers. Prints its URL. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";

const [folder] = process.argv.slice(2);
const paths = {
  "/mgt/graphql": "mgt",
  "/mgt/v2/graphql": "mgt-v2",
  "/mgt/process/graphql": "process",
  "/mgt/ikfz/graphql": "ikfz",
};

const endpoints = new Map(
  Object.entries(paths).map(([graphqlEndpoint, name]) => {
    const typeDefs = readFileSync(`${folder}/${name}.graphql`, "utf8");
    return [graphqlEndpoint, createYoga({ graphqlEndpoint, schema: createSchema({ typeDefs }) })];
  }),
);

const server = createServer((request, response) => {
  const endpoint = endpoints.get(request.url ?? "");
  if (endpoint) void endpoint(request, response);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
