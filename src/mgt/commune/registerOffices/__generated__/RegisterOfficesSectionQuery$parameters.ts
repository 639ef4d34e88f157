/**
 * @generated SignedSource<<cb4463768a09762cc0ac75f938ceb8e4>>
 * @relayHash fe774cfb52916e706bbcdb4fb049a4ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567831b3efc6dcd15170ace991f45251d1e256acbfabd4d02f4518f4da9efb2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterOfficesSectionQuery } from './RegisterOfficesSectionQuery.graphql';

const node: PreloadableConcreteRequest<RegisterOfficesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "567831b3efc6dcd15170ace991f45251d1e256acbfabd4d02f4518f4da9efb2a",
    "metadata": {},
    "name": "RegisterOfficesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
