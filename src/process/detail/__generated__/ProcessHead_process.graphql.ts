/**
 * @generated SignedSource<<a717d76873bd3d617d31cf58c057e5f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProcessHead_process$data = {
  readonly commune: {
    readonly ags: string;
    readonly name: string;
  };
  readonly createdAt: string;
  readonly name: string;
  readonly pid: string;
  readonly serviceId: string;
  readonly status: ApplicationStatus;
  readonly " $fragmentType": "ProcessHead_process";
};
export type ProcessHead_process$key = {
  readonly " $data"?: ProcessHead_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessHead_process">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProcessHead_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pid",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};
})();

(node as any).hash = "f8df3854dd76986e6a7d9f645b10ed15";

export default node;
