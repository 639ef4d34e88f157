export function problemsOfFiles(files: ReadonlyMap<string, string>): Promise<readonly string[]>;

export function filesOfPackage(name: string): ReadonlyMap<string, string>;
export function problemsOfPackage(
  files: ReadonlyMap<string, string>,
  accepted: { readonly slow?: string; readonly unknown?: string },
): Promise<readonly string[]>;
