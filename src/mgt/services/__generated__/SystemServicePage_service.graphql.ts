/**
 * @generated SignedSource<<684100fba32b5b2d8e04393bb3b5f6bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemServicePage_service$data = {
  readonly nameDe: string;
  readonly nameEn: string;
  readonly serviceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"SystemServiceHead_service">;
  readonly " $fragmentType": "SystemServicePage_service";
};
export type SystemServicePage_service$key = {
  readonly " $data"?: SystemServicePage_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemServicePage_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemServicePage_service",
  "selections": [
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
      "kind": "ScalarField",
      "name": "nameDe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SystemServiceHead_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "2fbf29b2acf428361af27993bca15092";

export default node;
