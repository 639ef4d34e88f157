export function runFolder(): string;
