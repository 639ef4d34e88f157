/**
 * @generated SignedSource<<dec341851be47c80dd419b687688a802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeeRuleSection_service$data = {
  readonly feeRule: {
    readonly " $fragmentSpreads": FragmentRefs<"RuleSentence_rule">;
  } | null | undefined;
  readonly " $fragmentType": "FeeRuleSection_service";
};
export type FeeRuleSection_service$key = {
  readonly " $data"?: FeeRuleSection_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeRuleSection_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeeRuleSection_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeeRule",
      "kind": "LinkedField",
      "name": "feeRule",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleSentence_rule"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "bb2a611e57862c015d5cbabe7a54fa5c";

export default node;
