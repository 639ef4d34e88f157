/** The package ships its declarations as index.ts.d, a name that TypeScript does not resolve. */
declare module "unicode-confusables" {
  export function rectifyConfusion(text: string): string;
}
