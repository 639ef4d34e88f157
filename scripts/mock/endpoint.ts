/** One mocked endpoint: executes operations on the generated data. */
import { isRef } from "@graphql-tools/mock";
import {
  execute,
  Kind,
  parse,
  validate,
  visit,
  visitWithTypeInfo,
  isNonNullType,
  OperationTypeNode,
  TypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ResponsePath,
} from "graphql";
import type { EndpointName } from "#domain/endpoints";
import { callErrorCodes, type ErrorCode } from "#domain/errorCodes";
import { createMockData, type Arguments, type MockData } from "./generate";
import { isConnection } from "./lists";
import { mockedSchema } from "./mockedSchema";
import { errorParams, payloadOf } from "./mutations";
import { hashOf, pick } from "./random";
import { failure, resolvers, type MockContext } from "./resolvers";
import { codeOf, type MockSettings } from "./settings";

/** A call as the app sends it; the id is that of a persisted document. */
export interface MockCall {
  readonly id?: unknown;
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly authorization?: string | undefined;
}

export interface MockEndpoint {
  /** Executes a query or mutation. Null: the operation is a subscription, which never has an event. */
  readonly answer: (call: MockCall) => Promise<ExecutionResult | null>;
}

interface Context extends MockContext {
  /** The code with which mutations are refused. */
  readonly refusal: ErrorCode | null;
}

/** Fields that every screen needs. They never fail, so that screens can show the errors of all other calls. */
const startFields = new Set(["instance", "login", "logout", "user", "ownSession", "extendSession"]);

const refused = (code: ErrorCode): ExecutionResult => ({
  errors: [{ ...failure(code).toJSON(), extensions: { code, params: errorParams() } }] as never,
});

/** @throws GraphQLError if the SDL is not valid */
export function createMockEndpoint(
  endpoint: EndpointName,
  currentSettings: () => MockSettings,
  now: number,
): MockEndpoint {
  const resolve: (
    mock: unknown,
    store: Parameters<typeof payloadOf>[1],
  ) => GraphQLFieldResolver<unknown, Context> =
    (_mock, store) => (source, args: Arguments, context, info) => {
      const { parentType, fieldName } = info;
      const isRoot = info.path.prev === undefined;
      const field = `${parentType.name}.${fieldName}`;
      if (field === context.failingField) return null;
      const own = resolvers[field];
      if (own) return own(data, args, context, info);
      if (parentType === info.schema.getMutationType()) {
        return payloadOf(data, store, info, Object(args["input"]), context.refusal);
      }
      if (typeof source === "object" && source !== null && fieldName in source)
        return Reflect.get(source, fieldName);
      if (isConnection(info.returnType)) return data.page(isRef(source) ? source : null, args, info);
      if (isRef(source)) return data.read(source.$ref.typeName, source.$ref.key, fieldName, args);
      const key = isRoot ? "ROOT" : pathOf(info.path);
      return data.read(parentType.name, key, fieldName, args);
    };

  const { schema, store, documentOf } = mockedSchema<Context>(endpoint, {
    resolve,
    subscribe: () => {
      throw new Error("Subscriptions are not executed.");
    },
  });
  const data: MockData = createMockData({ seed: currentSettings().seed, now, schema, store });

  function documentFor({ id, query }: MockCall): DocumentNode | ExecutionResult {
    if (typeof id === "string") return documentOf(id) ?? refused("unknown_operation");
    if (typeof query !== "string") return refused("bad_request");
    try {
      const document = parse(query);
      const errors = validate(schema, document);
      return errors.length > 0 ? { errors } : document;
    } catch {
      return refused("bad_request");
    }
  }

  return {
    answer: async (call) => {
      const settings = currentSettings();
      const document = documentFor(call);
      if (!("definitions" in document)) return document;
      const operation = document.definitions.find(
        (definition) => definition.kind === Kind.OPERATION_DEFINITION,
      );
      if (!operation) return refused("bad_request");
      const fault = codeOf(settings.fault);
      const isMutation = operation.operation === OperationTypeNode.MUTATION;
      const applies = fault !== null && !isStart(operation) && (isMutation || !fault.onlyMutations);
      if (applies && (!isMutation || callErrorCodes.some((code) => code === fault.code)))
        return refused(fault.code);
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) return null;
      const nullable = settings.fault === "null_field" ? nullableFields(schema, document) : [];
      const contextValue: Context = {
        authorization: call.authorization,
        failingField:
          nullable.length > 0 ? pick(nullable, hashOf(settings.seed, operation.name?.value)) : null,
        refusal: applies ? fault.code : null,
      };
      return execute({ schema, document, contextValue, variableValues: Object(call.variables) });
    },
  };
}

function isStart({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  return selections.every(
    (selection) => selection.kind === Kind.FIELD && startFields.has(selection.name.value),
  );
}

/** The fields of the document below its root that may be null, as `Type.field`. */
function nullableFields(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType();
        const type = types.getType();
        const isRoot = parent === schema.getQueryType() || parent === schema.getMutationType();
        if (parent && type && !isRoot && !isNonNullType(type)) found.add(`${parent.name}.${name.value}`);
      },
    }),
  );
  return [...found].sort();
}

function pathOf({ prev, key }: ResponsePath): string {
  return prev === undefined ? String(key) : `${pathOf(prev)}.${key}`;
}
