/**
 * @generated SignedSource<<7884fba1b0804a7020322ebe8c9de125>>
 * @relayHash 1aecb2694cd0f74da98ad4685f52d02f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4966fbbcb8fe4a4c7290b366c4215a21fa22e9e956a0eb3f467a715eb4775a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountriesSectionQuery } from './CountriesSectionQuery.graphql';

const node: PreloadableConcreteRequest<CountriesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4966fbbcb8fe4a4c7290b366c4215a21fa22e9e956a0eb3f467a715eb4775a5f",
    "metadata": {},
    "name": "CountriesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
