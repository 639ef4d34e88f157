type Documents = Readonly<Record<string, string>>;

export function keepDocuments(endpoint: string): void;
export function earlierDocuments(current: Documents, last: Documents, history: Documents): Documents;
