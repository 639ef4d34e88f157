/**
 * @generated SignedSource<<7126f75916ecc98991f71a6371bf26dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChooseTexts_service$data = {
  readonly transferableTexts: ReadonlyArray<{
    readonly draftLanguages: ReadonlyArray<string>;
    readonly excerpt: string | null | undefined;
    readonly key: string;
    readonly ownLanguages: ReadonlyArray<string>;
    readonly section: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierTransfers_service">;
  readonly " $fragmentType": "ChooseTexts_service";
};
export type ChooseTexts_service$key = {
  readonly " $data"?: ChooseTexts_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChooseTexts_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChooseTexts_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TransferableText",
      "kind": "LinkedField",
      "name": "transferableTexts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "section",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerpt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownLanguages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draftLanguages",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EarlierTransfers_service"
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "f90c2869f09f39580c822302e0fff14b";

export default node;
