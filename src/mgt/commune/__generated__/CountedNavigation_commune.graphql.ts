/**
 * @generated SignedSource<<f784ac01d6cfb4723c9b5e602a202bb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountedNavigation_commune$data = {
  readonly counts: {
    readonly countries: number;
    readonly postalCodes: number;
    readonly registerOffices: number;
    readonly residentialProperties: number;
    readonly services: number;
    readonly waterMeterReadingCommunes: number;
  };
  readonly " $fragmentType": "CountedNavigation_commune";
};
export type CountedNavigation_commune$key = {
  readonly " $data"?: CountedNavigation_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountedNavigation_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountedNavigation_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCodes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registerOffices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "residentialProperties",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waterMeterReadingCommunes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "23d0cbfa4977cfed3ebd563f58130346";

export default node;
