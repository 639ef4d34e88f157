/**
 * @generated SignedSource<<655948183cc00c64c78be8eb4d178cfa>>
 * @relayHash a81179917cdb66b81f15b78c158e83bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92851f06a0657a63d576e13738b16aec325d871ebc444a4e0f09c7dfbbb538be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangeScreenQuery } from './FeeChangeScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92851f06a0657a63d576e13738b16aec325d871ebc444a4e0f09c7dfbbb538be",
    "metadata": {},
    "name": "FeeChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
