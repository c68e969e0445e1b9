// What is digitised in page tests and for pictures.
import { syntheticSheet, type SheetPlan } from '@hexwright/digitiser/testing';
import { encode } from 'fast-png';

/** A package that compiles, for counters to be added to. */
export const EMPTY = {
  'own/scanned/scenario.json':
    '{"format": 1, "id": "own/scanned", "title": "Scanned", "kind": "battle", "extends": "gmb/tamburlaine"}\n',
};

/** Where it is digitised. */
export const HERE = '/scenarios/own/scanned/-/digitise';

/** The picture of a synthetic sheet, as a file to choose. */
export function picture(name: string, plan: SheetPlan): { name: string; mimeType: string; buffer: Buffer } {
  const { width, height, data } = syntheticSheet(plan).image;
  const png = encode({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 });
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}
