/**
 * @generated SignedSource<<8920619274aed96a9c7830cc8b9094b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleSentence_rule$data = {
  readonly sentenceDe: string;
  readonly sentenceEn: string;
  readonly " $fragmentType": "RuleSentence_rule";
};
export type RuleSentence_rule$key = {
  readonly " $data"?: RuleSentence_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleSentence_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RuleSentence_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentenceDe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentenceEn",
      "storageKey": null
    }
  ],
  "type": "FeeRule",
  "abstractKey": null
};

(node as any).hash = "9eb90ba6a84bd7450bfa5158a495c50e";

export default node;
