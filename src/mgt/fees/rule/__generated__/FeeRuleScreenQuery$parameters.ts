/**
 * @generated SignedSource<<9e1932ef025f46da76c34e565aabffa4>>
 * @relayHash e4e58afbede58ee14743a94cf00aed47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bc2d57b2b5595b9c34de50f2fd83bb02606fd65789d48a4e73be80757ee115b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeRuleScreenQuery } from './FeeRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bc2d57b2b5595b9c34de50f2fd83bb02606fd65789d48a4e73be80757ee115b",
    "metadata": {},
    "name": "FeeRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
