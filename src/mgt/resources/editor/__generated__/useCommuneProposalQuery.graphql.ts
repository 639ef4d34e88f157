/**
 * @generated SignedSource<<2b6c5ad7aa07f6d8a32e3cf57be2a667>>
 * @relayHash 737e22903f39eb56c4940ed8af04bdab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cce8e2c1df37a0d768f17b2ca0d07aa67091b4eb69b546a638d45449eee3270

import type { ConcreteRequest } from 'relay-runtime';
export type FederalState = "BB" | "BE" | "BW" | "BY" | "HB" | "HE" | "HH" | "MV" | "NI" | "NW" | "RP" | "SH" | "SL" | "SN" | "ST" | "TH" | "%future added value";
export type useCommuneProposalQuery$variables = {
  ags: string;
};
export type useCommuneProposalQuery$data = {
  readonly communeProposal: {
    readonly ags: string;
    readonly isAdded: boolean;
    readonly name: string | null | undefined;
    readonly state: FederalState | null | undefined;
    readonly unit: string | null | undefined;
  };
};
export type useCommuneProposalQuery = {
  response: useCommuneProposalQuery$data;
  variables: useCommuneProposalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ags"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ags",
        "variableName": "ags"
      }
    ],
    "concreteType": "CommuneProposal",
    "kind": "LinkedField",
    "name": "communeProposal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAdded",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
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
    "name": "useCommuneProposalQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommuneProposalQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5cce8e2c1df37a0d768f17b2ca0d07aa67091b4eb69b546a638d45449eee3270",
    "metadata": {},
    "name": "useCommuneProposalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a948fa134a3e912655575c644587748";

export default node;
