/** Beginnings of what people write often: `${1:…}` are the places to fill in, in their order. */
import { TEXT } from './words.ts';

/** Something to begin with. */
export interface Snippet {
  readonly label: string;
  readonly detail: string;
  readonly body: string;
}

const UNIT =
  '{ "id": "${1:name}", "name": "${2:Name}", "side": "${3:side}", "kind": "${4:unit}", "class": "${5:class}", "size": "single", "values": { ${6} }, "faces": [{ "id": "${7:front}" }] }';

const TABLE = `{
  "id": "\${1:name}",
  "case": "\${2:8.0}",
  "title": "\${3:Title}",
  "dice": "\${4:2d6}",
  "rows": [{ "id": "\${5:row}" }],
  "columns": [{ "id": "\${6:column}" }],
  "cells": { "\${5:row}": { "\${6:column}": \${7:0} } }
}`;

const MODIFIER =
  '{ "id": "${1:name}", "case": "${2:8.0}", "applies": "${3:slot}", "label": "${4:What it is called}", "when": "${5:true}", "value": ${6:1} }';

const CHANGE =
  '{ "op": "${1|set,add,replace,remove|}", "target": "${2:list/item/field}", "value": ${3:1}, "case": "${4:8.0}", "reason": "${5:Why}" }';

const PLACEMENT = '{ "unit": "${1:unit}", "hexes": ["${2:0101}"], "face": "${3:front}" }';

const SNIPPETS: Readonly<Record<string, readonly Snippet[]>> = {
  units: [{ label: 'unit', detail: TEXT.snippets.unit, body: UNIT }],
  tables: [{ label: 'table', detail: TEXT.snippets.table, body: TABLE }],
  modifiers: [{ label: 'modifier', detail: TEXT.snippets.modifier, body: MODIFIER }],
  changes: [{ label: 'change', detail: TEXT.snippets.change, body: CHANGE }],
  setUp: [{ label: 'placement', detail: TEXT.snippets.placement, body: PLACEMENT }],
};

/** What may be begun as an entry of a list of a file. */
export function snippetsFor(list: string): readonly Snippet[] {
  return Object.hasOwn(SNIPPETS, list) ? SNIPPETS[list] : [];
}
