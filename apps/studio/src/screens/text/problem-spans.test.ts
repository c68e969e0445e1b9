import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import { games } from '@hexwright/playtest/all-games';
import { describe, expect, it } from 'vitest';
import { problemSpans } from './problem-spans.ts';

/** What is wrong, by its code; what is written in a file in place of what, and what is marked of that. */
type Wrong = readonly [code: string, was: string, now: string, marked: string];

const WRONG: Readonly<Record<string, readonly Wrong[]>> = {
  'gmb/tamburlaine/scenario.json': [
    ['format.newer', '"format": 1', '"format": 9', '9'],
    ['id.duplicate', '"unit": "akinjis-1"', '"unit": "akinjis-2"', '"akinjis-2"'],
    ['json.duplicate-key', '"setUp": [', '"setUp": [], "setUp": [', '"setUp"'],
    ['json.syntax', '"kind": "battle",', '"kind": "battle" "x",', '"x"'],
    ['module.unknown', '"naphtha", "wagon-lagers"', '"naphta", "wagon-lagers"', '"naphta"'],
    ['option.unknown', '"options": {}', '"options": { "fire-on-charge": "x" }', '"x"'],
    ['option.unknown', '"options": {}', '"options": { "lance": "x" }', '"lance"'],
    ['reference.unknown', '"face": "fire" }', '"face": "fir" }', '"fir"'],
    ['reference.unknown', '"firstSide": "tartar"', '"firstSide": "tartr"', '"tartr"'],
    ['reference.unknown', '"unit": "akinjis-1"', '"unit": "akinjs-1"', '"akinjs-1"'],
    ['schema.enum', '"edge": "north"', '"edge": "nrth"', '"nrth"'],
    ['schema.enum', '"kind": "battle"', '"kind": "batle"', '"batle"'],
    ['schema.missing', '"id": "ottoman", "name": "Ottoman", ', '"id": "ottoman", ', '"ottoman"'],
    ['schema.property', '"modules": [', '"turns": 3, "modules": [', '"turns"'],
    ['schema.property', '"summary"', '"sumary"', '"sumary"'],
    ['schema.type', '"format": 1', '"format": "1"', '"1"'],
    ['side.edge', '["NE", "NW"]', '["SE", "SW"]', '["SE", "SW"]'],
    ['unit.facing', '["0312", "0412"], "facing": "S"', '["0312", "0412"]', '"serb-horse-1"'],
    ['unit.facing', '["0512", "0612"], "facing": "S"', '["0512", "0612"], "facing": "NE"', '"NE"'],
    ['unit.hex-count', '["0513"]', '["0513", "0514"]', '["0513", "0514"]'],
    ['unit.marker', '"markers": ["lance"]', '"markers": ["lnce"]', '"lnce"'],
    ['unit.not-adjacent', '["0312", "0412"]', '["0312", "0612"]', '["0312", "0612"]'],
    ['unit.off-map', '["0513"]', '["9913"]', '"9913"'],
    [
      'unit.two-in-a-hex',
      '{ "unit": "akinjis-2", "hexes": ["1213"]',
      '{ "unit": "akinjis-2", "hexes": ["0513"]',
      '["0513"]',
    ],
  ],
  'gmb/tamburlaine/units.json': [
    ['id.duplicate', '"id": "mustafa"', '"id": "bayazid"', '"bayazid"'],
    ['reference.unknown', '"contingent": "ottoman"', '"contingent": "otto"', '"otto"'],
    ['reference.unknown', '"kind": "leader"', '"kind": "lead"', '"lead"'],
    ['reference.unknown', '"rallies": "army"', '"rallies": "amry"', '"amry"'],
    ['reference.unknown', '"side": "ottoman"', '"side": "otoman"', '"otoman"'],
    ['reference.unknown', '"traits": ["bayazid"]', '"traits": ["bayzid"]', '"bayzid"'],
    ['schema.enum', '"size": "single"', '"size": "sngle"', '"sngle"'],
    ['value.type', '"movement": 8', '"movement": "8"', '"8"'],
    ['value.unknown', '"movement": 8', '"movment": 8', '"movment"'],
  ],
  'gmb/tamburlaine/map.json': [
    ['map.code', '"........................~."', '".......................x~."', '".......................x~."'],
    ['map.numbering', '"digits": 2', '"digits": 1', '"numbering"'],
    ['map.size', '"........................~."', '"........................~"', '"........................~"'],
    ['schema.limit', '"columns": 26', '"columns": 0', '0'],
  ],
  'gmb/tamburlaine/rules.json': [
    ['parameter.value', '"value": "owner"', '"value": "ownr"', '"ownr"'],
    ['parameter.value', '"value": 3, "case": "15.44"', '"value": -3, "case": "15.44"', '-3'],
    ['schema.pattern', '"dice": "2d6"', '"dice": "2d"', '"2d"'],
    ['system.unused-parameter', '"id": "rampage-hexes"', '"id": "rampage-hxes"', '"rampage-hxes"'],
    ['table.ambiguous', '"match": { "armour": "mail" }', '"match": { "armour": "plate" }', '"mail"'],
    ['table.cell', '"cavalry-longbow-1": 4', '"cavalry-longbow-1": "x"', '"x"'],
    ['table.cell', '"plate": { "cavalry-longbow-1"', '"plat": { "cavalry-longbow-1"', '"plat"'],
    [
      'table.cell',
      '"plate": { "cavalry-longbow-1": 4',
      '"plate": { "cavalry-longbow-9": 4, "cavalry-longbow-1": 4',
      '"cavalry-longbow-9"',
    ],
    ['table.cell', '"plate": { "cavalry-longbow-1": 4, ', '"plate": { ', '"plate"'],
    ['table.key', '"match": { "armour": "plate" }', '"match": { "armor": "plate" }', '"armor"'],
    ['table.range', '"range": [2, 2]', '"range": [3, 2]', '[3, 2]'],
  ],
  'variants/smoke/rules.json': [
    ['effect.moment', '"at": "unit-fires"', '"at": "unit-fire"', '"unit-fire"'],
    [
      'effect.piece',
      '"do": "add", "marker": "smoke", "of": "hex", "value": -1',
      '"do": "remove", "piece": "unit"',
      '"unit"',
    ],
    ['effect.verb', '"do": "set", "marker": "smoke", "of": "hex", "to": 2', '"do": "score", "side": "unit"', '"score"'],
    ['effect.verb', ', "to": 2', '', '"set"'],
    ['expression.settled', '"target.smoke > 0"', '"1 > 0"', '1 > 0'],
    ['expression.settled', '"target.smoke > 0"', '"turn > 40"', 'turn > 40'],
    ['expression.settled', '"when": "unit.class == \\"infantry\\"",', '"when": "false",', '"false"'],
    ['expression.syntax', '"target.smoke > 0"', '"target.smoke >"', '"target.smoke >"'],
    [
      'expression.type',
      '"id": "smoke", "name": "Smoke", "of": "hex"',
      '"id": "fog", "name": "Fog", "of": "hex"',
      'smoke',
    ],
    ['expression.type', '"target.smoke > 0"', '"target.smoak > 0"', 'smoak'],
    ['expression.type', '"target.smoke > 0"', '"target.smoke"', 'target.smoke'],
    ['expression.type', '"value": "target.smoke"', '"value": "target.smoke / 0"', '0'],
    [
      'expression.unknown-name',
      '"when": "unit.class == \\"infantry\\"",',
      '"when": "unit.class == \\"infntry\\"",',
      '\\"infntry\\"',
    ],
    ['marker.bounds', '"to": 2', '"to": 3', '3'],
    ['marker.bounds', '"value": -1 }', '"value": 0 }', '0'],
    [
      'marker.holder',
      '"marker": "smoke", "of": "hex", "value": -1',
      '"marker": "smoke", "of": "side", "value": -1',
      '"side"',
    ],
    ['modifier.slot', '"fire.dice"', '"fire.dise"', '"fire.dise"'],
    ['schema.property', '"to": 2', '"too": 2', '"too"'],
    ['turns.never', '"case": "M3", "applies"', '"case": "M3", "turns": { "from": 30, "to": 40 }, "applies"', '30'],
    ['turns.order', '"case": "M3", "applies"', '"case": "M3", "turns": { "from": 5, "to": 4 }, "applies"', '5'],
  ],
  'variants/reinforcements/scenario.json': [
    ['arrival.nobody', '"units": ["akinjis-1", "akinjis-2"]', '"units": []', '[]'],
    ['arrival.nowhere', ',\n      "edge": "north"', '', '"akinjis-come"'],
    ['arrival.off-map', '"edge": "north"', '"hexes": ["9901"]', '"9901"'],
    [
      'arrival.placed',
      '{ "op": "remove", "target": "setUp/akinjis-1", "case": "E1", "reason": "They come later." },\n',
      '',
      '"akinjis-1"',
    ],
    ['change.hits-nothing', '"target": "setUp/akinjis-1"', '"target": "setUp/akinjs-1"', '"setUp/akinjs-1"'],
    ['change.target', '"target": "setUp/akinjis-1"', '"target": "setup"', '"setup"'],
    ['change.twice', '"target": "setUp/akinjis-2"', '"target": "setUp/akinjis-1"', '"setUp/akinjis-1"'],
    [
      'schema.limit',
      '"units": ["akinjis-1", "akinjis-2"]',
      '"units": ["akinjis-1", "akinjis-1"]',
      '["akinjis-1", "akinjis-1"]',
    ],
    ['schema.missing', '"op": "remove"', '"op": "remov"', '"setUp/akinjis-1"'],
    ['turn.none', '"turn": 4', '"turn": 0', '0'],
    ['turn.none', '"turn": 4', '"turn": 40', '40'],
  ],
  'variants/night/rules.json': [
    ['expression.type', '"value": 3', '"value": "roll(1)"', 'roll'],
    ['modifier.limit', '"value": 3', '"value": -3', '-3'],
    ['schema.pattern', '"stacking": "set"', '"stacking": "sett"', '"sett"'],
  ],
  'variants/caltrops/rules.json': [
    ['change.hits-nothing', '"before": "movement"', '"before": "movemen"', '"movemen"'],
    ['effect.choice', '"procedure": "choice"', '"procedure": "choise"', '"caltrops"'],
    ['expression.type', 'unit.bags > 0', 'unit.bags', 'unit.bags'],
    [
      'json.duplicate-key',
      '"maximum": 4,\n      "start": 4',
      '"maximum": 4,\n      "minimum": 6,\n      "start": 4',
      '"minimum"',
    ],
    ['marker.bounds', '"level": 1', '"level": 7', '7'],
    ['marker.bounds', '"start": 4', '"start": 5', '5'],
  ],
  'variants/weather/rules.json': [['option.unknown', '"default": "clear"', '"default": "cler"', '"cler"']],
};

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../../../scenarios')]);

/** What is marked for the problems of a code in a file, after a change of its text. */
function marked(address: string, was: string, now: string, wanted: string): readonly string[] {
  const file = path.basename(address);
  const loaded = scenarios.loadChain(path.dirname(address));
  if (!loaded.ok) throw new Error(`There is no ${address}.`);
  const [own] = loaded.chain.slice(-1);
  const before = own.files.get(file) ?? '';
  expect(before).toContain(was);
  const text = before.replace(was, now);
  const chain = [...loaded.chain.slice(0, -1), { ...own, files: new Map([...own.files, [file, text]]) }];
  const found = compile(chain, games.systems).problems.filter(
    (problem) => problem.package === own.id && problem.file === file && problem.code === wanted,
  );
  return problemSpans(text, found, true).map(({ start, end }) => text.slice(start, end));
}

describe.each(Object.entries(WRONG))('in %s the value that is wrong is marked, or its name', (address, wrong) => {
  it.each(wrong)('%s: %s, now %s', (code, was, now, mark) => {
    expect(marked(address, was, now, code)).toContain(mark);
  });
});
