/**
 * @generated SignedSource<<6fcffe0c9c77aba10dcf4f6d033808b3>>
 * @relayHash 6ea706eeb84b08129f3b75c094aecdb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcf2e1cf40e2b310fe09a5eeba048fe8ae68dfde38ac5d0c3c6e4924e65573a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RunScreenQuery } from './RunScreenQuery.graphql';

const node: PreloadableConcreteRequest<RunScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcf2e1cf40e2b310fe09a5eeba048fe8ae68dfde38ac5d0c3c6e4924e65573a7",
    "metadata": {},
    "name": "RunScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
