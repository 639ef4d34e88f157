/**
 * @generated SignedSource<<5ae62d4db33c149303dd01bd8550b529>>
 * @relayHash 89b58555b8c4b457bab6111258b4d9ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68e3b3ac60c3af8f8cf33d8dffdeea2eeb6046e199322ca1660545c463ee511c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68e3b3ac60c3af8f8cf33d8dffdeea2eeb6046e199322ca1660545c463ee511c",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
