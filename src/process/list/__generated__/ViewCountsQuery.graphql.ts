/**
 * @generated SignedSource<<3bf9990ec807c18b6240fe95b99a88e7>>
 * @relayHash 5daadccbcc55297e190ea55060398be4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5456cfeb1a306023e4d0e865dea1d6bc9eeef924d0feca9be00a278648d33ae1

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
  jobId?: string | null | undefined;
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
    readonly isExceeded: boolean;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isExceeded",
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
    "metadata": null,
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
    "id": "5456cfeb1a306023e4d0e865dea1d6bc9eeef924d0feca9be00a278648d33ae1",
    "metadata": {},
    "name": "ViewCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02b8a43e10b53ad9ec55fb22075baf16";

export default node;
