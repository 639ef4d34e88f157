/** Error details for malformed calls: location and expectation, without any value of the call. */
import { Kind, print, type GraphQLError } from "graphql";
import { cutText } from "#domain/cutText";

const detailMaxLength = 300;

/**
 * Parts of coercion errors that contain only contract names and kinds of values. The rest of the message repeats the
 * value.
 */
const valueFreeReasons = [
  /^Field "\w+" of required type "[\w![\]]+" was not provided\.$/,
  /^Field "\w+" is not defined by type "\w+"\./,
  /^Expected type "\w+" to be an object\.$/,
  /^Expected non-nullable type "[\w![\]]+" not to be null\.$/,
  /^\w+ cannot represent [\w -]*value/,
  /^Enum "\w+" cannot represent non-string value/,
  /^(?:An? )?\w+ must be [^":{[]*$/,
];

/** Kinds of value nodes. Messages about them print the node. */
const valueKinds: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);

/**
 * Describes an error of a document or its variables.
 * @param error as reported by GraphQL
 * @param cause the innermost wrapped error, or the error itself
 */
export function errorDetail(error: GraphQLError, cause: GraphQLError): string {
  const [node] = error.nodes ?? [];
  if (node?.kind === Kind.VARIABLE_DEFINITION && / got invalid value /.test(error.message)) {
    const place = placeOf(error.message, cause.message) ?? node.variable.name.value;
    return shortened(`The value of "$${place}" is not a ${print(node.type)}.`, reasonOf(cause.message));
  }
  if (node !== undefined && valueKinds.has(node.kind)) {
    return shortened("A value in the document does not have the expected type.", reasonOf(cause.message));
  }
  return cutText(withoutToken(cause.message), detailMaxLength);
}

/** Removes the found token from the message of a syntax error. */
function withoutToken(message: string): string {
  const token =
    message.startsWith("Syntax Error: ") && / (?:BlockString|Float|Int|String)(?= ")/.exec(message);
  return token ? `${message.slice(0, token.index)}${token[0]}.` : message;
}

const shortened = (sentence: string, reason: string | undefined) =>
  cutText([sentence, reason].filter(Boolean).join(" "), detailMaxLength);

function reasonOf(message: string): string | undefined {
  for (const pattern of valueFreeReasons) {
    const [reason] = pattern.exec(message) ?? [];
    if (reason !== undefined) return reason.endsWith(".") ? reason : `${reason}.`;
  }
  return undefined;
}

/**
 * The input field, such as `input.settings[0].value`, from the contract names between value and reason in the message.
 */
function placeOf(message: string, reason: string): string | undefined {
  const head = message.endsWith(reason) ? message.slice(0, -reason.length) : message;
  return / at "([\w.[\]]+)"; $/.exec(head)?.[1];
}
