/**
 * @generated SignedSource<<3af6d89661db8476015d40033626825f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionNavigation_commune$data = {
  readonly counts: {
    readonly countries: number;
    readonly hasSecurityLists: boolean;
    readonly kbaSettings: number | null | undefined;
    readonly postalCodes: number;
    readonly registerOffices: number;
    readonly residentialProperties: number;
    readonly services: number;
    readonly waterMeterReadingCommunes: number;
  };
  readonly " $fragmentType": "SectionNavigation_commune";
};
export type SectionNavigation_commune$key = {
  readonly " $data"?: SectionNavigation_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"SectionNavigation_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SectionNavigation_commune",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kbaSettings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSecurityLists",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "20d704b067f78013ec6f230cec302cc6";

export default node;
