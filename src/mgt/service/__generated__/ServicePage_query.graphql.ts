/**
 * @generated SignedSource<<cd25105496cdbe675c2b762afdd35582>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServicePage_query$data = {
  readonly commune: {
    readonly ags: string;
    readonly name: string;
    readonly serviceIds: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"ServiceHeader_commune">;
  } | null | undefined;
  readonly communeService: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceHeader_service">;
  } | null | undefined;
  readonly " $fragmentType": "ServicePage_query";
};
export type ServicePage_query$key = {
  readonly " $data"?: ServicePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServicePage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "ags",
  "variableName": "ags"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ags"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "serviceId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServicePage_query",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "Commune",
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
          "name": "serviceIds",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ServiceHeader_commune"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "serviceId",
          "variableName": "serviceId"
        }
      ],
      "concreteType": "CommuneService",
      "kind": "LinkedField",
      "name": "communeService",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ServiceHeader_service"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0fd7ef711d684e380c96ad6e5a50230e";

export default node;
