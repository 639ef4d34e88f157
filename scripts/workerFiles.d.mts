export declare const workerFiles: readonly string[];
