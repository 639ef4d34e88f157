export function problemsOfFiles(files: ReadonlyMap<string, string>): Promise<readonly string[]>;
