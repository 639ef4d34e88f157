/** Values for the placeholders of a stored error's message, by placeholder name. */
export type ErrorParams = Readonly<Record<string, string>>;
