/**
 * @generated SignedSource<<814bcc9bfa6bcb9fab6ee55e0ab573ad>>
 * @relayHash 69fb10ca620e987484e6bf26d1ab8d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cc6ac46a85e73560afd3f7a89095e3347ef309c3ca43ad30c547df9da077cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReinstallDialogQuery } from './ReinstallDialogQuery.graphql';

const node: PreloadableConcreteRequest<ReinstallDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cc6ac46a85e73560afd3f7a89095e3347ef309c3ca43ad30c547df9da077cd1",
    "metadata": {},
    "name": "ReinstallDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
