/** A reason for not starting that the operator can act on: the message is one sentence and is printed alone. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
