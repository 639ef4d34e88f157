/**
 * @generated SignedSource<<df220501a1397436192bd933be73c855>>
 * @relayHash 8e7cccfb0e978ae7a11efd34a9d388dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8e76ae2fc6bdabb0122f0efada176abef5bd160b1f9993b7ba9e39694e80d2b

import type { ConcreteRequest } from 'relay-runtime';
export type activityPurposeQuery$variables = Record<PropertyKey, never>;
export type activityPurposeQuery$data = {
  readonly activityPurpose: {
    readonly purpose: string;
    readonly validUntil: string;
  } | null | undefined;
};
export type activityPurposeQuery = {
  response: activityPurposeQuery$data;
  variables: activityPurposeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ActivityPurpose",
    "kind": "LinkedField",
    "name": "activityPurpose",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "purpose",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validUntil",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "activityPurposeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "activityPurposeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d8e76ae2fc6bdabb0122f0efada176abef5bd160b1f9993b7ba9e39694e80d2b",
    "metadata": {},
    "name": "activityPurposeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7026e765cf50e0268fe2d381e871fc8";

export default node;
