/**
 * @generated SignedSource<<0aaac134d891bd33ff226ea537aceea8>>
 * @relayHash aabac5ce089304adb25ed48823d0be02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db81f7df342b7b92c68cfe735cc78e0ecb49741465bf2f43a9f78f2b03d49d3f

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
export type ProcessType = "ASYNCHRONOUS" | "SYNCHRONOUS" | "%future added value";
export type RetryState = "no_retry" | "retry_0" | "retry_1" | "retry_2" | "retry_restart" | "%future added value";
export type ProcessFilter = {
  communes?: ReadonlyArray<string> | null | undefined;
  created?: DateRange | null | undefined;
  errorFingerprint?: string | null | undefined;
  errorText?: string | null | undefined;
  hasFeeDifference?: boolean | null | undefined;
  isErasureHeld?: boolean | null | undefined;
  jobId?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
  records?: ReadonlyArray<ProcessRecord> | null | undefined;
  retryStates?: ReadonlyArray<RetryState> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  statuses?: ReadonlyArray<ApplicationStatus> | null | undefined;
  text?: string | null | undefined;
  triesFrom?: number | null | undefined;
  triesTo?: number | null | undefined;
  types?: ReadonlyArray<ProcessType> | null | undefined;
  updated?: DateRange | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ViewCountsQuery$variables = {
  filters: ReadonlyArray<ProcessFilter>;
};
export type ViewCountsQuery$data = {
  readonly processCounts: ReadonlyArray<{
    readonly count: number;
  }>;
};
export type ViewCountsQuery = {
  response: ViewCountsQuery$data;
  variables: ViewCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filters"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      }
    ],
    "concreteType": "ProcessCount",
    "kind": "LinkedField",
    "name": "processCounts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ViewCountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewCountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db81f7df342b7b92c68cfe735cc78e0ecb49741465bf2f43a9f78f2b03d49d3f",
    "metadata": {},
    "name": "ViewCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51fbc276ee67fb86a3adf749244174b8";

export default node;
