/** The pictures of the help. */
export const pictures: readonly { readonly name: string; readonly path: string }[];
