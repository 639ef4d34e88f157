/**
 * @generated SignedSource<<a72d4104a7da41af23e10c46613c0537>>
 * @relayHash e9f3f2109f08cc9f2132077b1634291c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da9ad6b50e020d0cf1c92c5923c5e66a00023c6114e10aff3560232e9968d83e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextVersionsDialogQuery } from './TextVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<TextVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da9ad6b50e020d0cf1c92c5923c5e66a00023c6114e10aff3560232e9968d83e",
    "metadata": {},
    "name": "TextVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
