/** The package names its declarations index.ts.d, where nothing finds them. */
declare module "unicode-confusables" {
  export function rectifyConfusion(text: string): string;
}
