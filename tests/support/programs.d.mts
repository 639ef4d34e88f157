export function findPostgres(): string | undefined;
export function findChromium(): string | undefined;
export function runs(file: string): boolean;
