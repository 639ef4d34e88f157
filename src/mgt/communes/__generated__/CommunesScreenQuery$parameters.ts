/**
 * @generated SignedSource<<2978dd76942369ccb6786bf8d9bc53b5>>
 * @relayHash 7036d423d14183a0ba52417fb0b5b87e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf3d38346d6326b42971cb720909d88c50871cfed38c9143f43bb017855281e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommunesScreenQuery } from './CommunesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommunesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf3d38346d6326b42971cb720909d88c50871cfed38c9143f43bb017855281e9",
    "metadata": {},
    "name": "CommunesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
