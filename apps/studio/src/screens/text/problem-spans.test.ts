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
    [
      'arrival.placed',
      '"setUp": [',
      '"arrivals": [{ "id": "late", "turn": 2, "units": ["akinjis-2"], "hexes": ["1201"] }], "setUp": [',
      '"akinjis-2"',
    ],
    [
      'arrival.prohibited',
      '"setUp": [',
      '"arrivals": [{ "id": "late", "turn": 2, "units": ["akinjis-2"], "hexes": ["2501"] }], "setUp": [',
      '"2501"',
    ],
    [
      'arrival.taken',
      '"setUp": [',
      '"arrivals": [{ "id": "late", "turn": 2, "units": ["akinjis-2"], "hexes": ["0513"] }], "setUp": [',
      '"0513"',
    ],
    ['format.newer', '"format": 1', '"format": 9', '9'],
    ['id.duplicate', '"unit": "akinjis-1"', '"unit": "akinjis-2"', '"akinjis-2"'],
    ['json.duplicate-key', '"setUp": [', '"setUp": [], "setUp": [', '"setUp"'],
    ['json.syntax', '"kind": "battle",', '"kind": "battle" "x",', '"x"'],
    ['module.unknown', '"naphtha", "wagon-lagers"', '"naphta", "wagon-lagers"', '"naphta"'],
    ['option.unknown', '"options": {}', '"options": { "fire-on-charge": "x" }', '"x"'],
    ['option.unknown', '"options": {}', '"options": { "lance": "x" }', '"lance"'],
    [
      'problem.unused',
      '"firstSide"',
      '"problems": [{ "code": "unit.cut-off", "severity": "off", "reason": "x" }], "firstSide"',
      '"unit.cut-off"',
    ],
    ['reference.unknown', '"face": "fire" }', '"face": "fir" }', '"fir"'],
    ['reference.unknown', '"firstSide": "tartar"', '"firstSide": "tartr"', '"tartr"'],
    ['reference.unknown', '"unit": "akinjis-1"', '"unit": "akinjs-1"', '"akinjs-1"'],
    ['schema.enum', '"edge": "north"', '"edge": "nrth"', '"nrth"'],
    ['schema.enum', '"kind": "battle"', '"kind": "batle"', '"batle"'],
    ['schema.missing', '"id": "ottoman", "name": "Ottoman", ', '"id": "ottoman", ', '"ottoman"'],
    ['schema.property', '"modules": [', '"turns": 3, "modules": [', '"turns"'],
    ['schema.property', '"summary"', '"sumary"', '"sumary"'],
    ['schema.type', '"format": 1', '"format": "1"', '"1"'],
    [
      'set-up.charge-target',
      '"unit": "akinjis-1", "hexes": ["0513"],',
      '"unit": "akinjis-1", "hexes": ["0513"], "markers": { "charging": "akinjis-2" },',
      '"akinjis-2"',
    ],
    [
      'set-up.leader-with-enemy',
      '"unit": "bayazid", "hexes": ["1410"]',
      '"unit": "bayazid", "hexes": ["1522"]',
      '["1522"]',
    ],
    ['set-up.marker-unread', '"unit": "bayazid",', '"unit": "bayazid", "markers": { "wounded": true },', 'true'],
    [
      'set-up.rout-level',
      '"unit": "akinjis-1", "hexes": ["0513"],',
      '"unit": "akinjis-1", "hexes": ["0513"], "markers": { "rout": 9 },',
      '9',
    ],
    ['side.direction', '["NE", "NW"]', '["N", "NW"]', '"N"'],
    ['side.edge', '["NE", "NW"]', '["SE", "SW"]', '["SE", "SW"]'],
    ['unit.cut-off', '["0513"]', '["2601"]', '["2601"]'],
    ['unit.facing', '["0312", "0412"], "facing": "S"', '["0312", "0412"]', '"serb-horse-1"'],
    ['unit.facing', '["0512", "0612"], "facing": "S"', '["0512", "0612"], "facing": "NE"', '"NE"'],
    ['unit.hex-count', '["0513"]', '["0513", "0514"]', '["0513", "0514"]'],
    ['unit.marker', '"markers": ["lance"]', '"markers": ["lnce"]', '"lnce"'],
    ['unit.not-adjacent', '["0312", "0412"]', '["0312", "0612"]', '["0312", "0612"]'],
    ['unit.off-map', '["0513"]', '["9913"]', '"9913"'],
    ['unit.outside-zone', '["0513"]', '["0520"]', '["0520"]'],
    ['unit.prohibited-terrain', '["0513"]', '["2501"]', '"2501"'],
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
    [
      'unit.incapable',
      '"armour": "leather", "movement": 4, "morale": "C"',
      '"armour": "leather", "morale": "C"',
      '"naphtha"',
    ],
    ['unit.size', '"kind": "leader", "size": "single"', '"kind": "leader", "size": "double"', '"double"'],
    ['value.type', '"movement": 8', '"movement": "8"', '"8"'],
    ['value.unknown', '"movement": 8', '"movment": 8', '"movment"'],
  ],
  'gmb/tamburlaine/map.json': [
    ['hex.unknown', '"hex": "0901"', '"hex": "9901"', '"9901"'],
    ['hex.unknown', '"0206", "0306"', '"0206", "9906"', '"9906"'],
    ['map.code', '"........................~."', '".......................x~."', '".......................x~."'],
    ['map.numbering', '"digits": 2', '"digits": 1', '"numbering"'],
    ['map.size', '"........................~."', '"........................~"', '"........................~"'],
    ['schema.limit', '"columns": 26', '"columns": 0', '0'],
    ['zone.overlap', '"0221", "0321"', '"0221", "0206"', '"0206"'],
  ],
  'gmb/tamburlaine/rules.json': [
    ['objective.worthless', '"side": "ottoman", "points": 4', '"side": "ottoman", "points": 0', '0'],
    ['parameter.value', '"value": "owner"', '"value": "ownr"', '"ownr"'],
    ['parameter.value', '"value": 3, "case": "15.44"', '"value": -3, "case": "15.44"', '-3'],
    ['reference.unknown', '"zone": "tartar-camp"', '"zone": "tartr-camp"', '"tartr-camp"'],
    ['schema.pattern', '"dice": "2d6"', '"dice": "2d"', '"2d"'],
    ['system.unused-parameter', '"id": "rampage-hexes"', '"id": "rampage-hxes"', '"rampage-hxes"'],
    ['system.unused-table', '"id": "fire"', '"id": "fir"', '"fir"'],
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
    [
      'victory.gap',
      '"title": "Tamburlaine Who?", "winner"',
      '"title": "Tamburlaine Who?", "min": -39, "winner"',
      '-39',
    ],
    ['victory.order', '"min": -9', '"min": 900', '"draw"'],
    ['victory.score', '"plus": "tartar", "minus": "ottoman"', '"plus": "tartar", "minus": "tartar"', '"tartar"'],
    ['victory.unreachable', '"min": -29', '"min": -29000', '"decisive-ottoman"'],
  ],
  'variants/smoke/rules.json': [
    [
      'change.same',
      '"modifiers": [',
      '"changes": [{ "op": "set", "target": "parameters/game-turns/value", "value": 10, "case": "M1", "reason": "x" }], "modifiers": [',
      '"parameters/game-turns/value"',
    ],
    [
      'change.turns',
      '"modifiers": [',
      '"changes": [{ "op": "set", "target": "modifiers/fire-on-lager/label", "value": "x", "case": "M1", "turns": { "from": 2, "to": 3 } }], "modifiers": [',
      '"modifiers/fire-on-lager/label"',
    ],
    [
      'change.uncited',
      '"modifiers": [',
      '"changes": [{ "op": "set", "target": "parameters/game-turns/value", "value": 11 }], "modifiers": [',
      '"parameters/game-turns/value"',
    ],
    [
      'condition.unknown',
      '"modifiers": [',
      '"conditions": [{ "id": "muddy", "when": "turn > 3" }], "modifiers": [',
      '"muddy"',
    ],
    ['effect.moment', '"at": "unit-fires"', '"at": "unit-fire"', '"unit-fire"'],
    ['effect.part', '"at": "unit-fires"', '"at": "unit-fires", "result": "rain"', '"rain"'],
    ['effect.part', '"at": "unit-fires"', '"at": "unit-fires", "table": "fire"', '"fire"'],
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
    ['modifier.idle', '"value": "target.smoke"', '"value": 0', '0'],
    ['modifier.idle', '"value": "target.smoke"', '"value": "0"', '"0"'],
    ['modifier.slot', '"fire.dice"', '"fire.dise"', '"fire.dise"'],
    [
      'restriction.act',
      '"modifiers": [',
      '"restrictions": [{ "id": "no", "case": "M1", "label": "No", "forbids": "fly", "when": "turn > 3" }], "modifiers": [',
      '"fly"',
    ],
    [
      'restriction.everybody',
      '"modifiers": [',
      '"restrictions": [{ "id": "no", "case": "M1", "label": "No", "forbids": "fire" }], "modifiers": [',
      '"no"',
    ],
    ['schema.property', '"to": 2', '"too": 2', '"too"'],
    [
      'sequence.procedure',
      '"modifiers": [',
      '"changes": [{ "op": "set", "target": "sequence/fire/procedure", "value": "fyre", "case": "M1", "reason": "x" }], "modifiers": [',
      '"fyre"',
    ],
    [
      'turns.fixed',
      '"modifiers": [',
      '"changes": [{ "op": "set", "target": "parameters/game-turns/value", "value": 11, "case": "M1", "turns": { "from": 2, "to": 3 } }], "modifiers": [',
      '11',
    ],
    ['turns.never', '"case": "M3", "applies"', '"case": "M3", "turns": { "from": 30, "to": 40 }, "applies"', '30'],
    ['turns.order', '"case": "M3", "applies"', '"case": "M3", "turns": { "from": 5, "to": 4 }, "applies"', '5'],
    [
      'vocabulary.like',
      '"modifiers": [',
      '"changes": [{ "op": "add", "target": "vocabularies/armours/values/felt", "value": { "name": "Felt", "like": "mail" }, "case": "M1", "reason": "x" }], "modifiers": [',
      '"mail"',
    ],
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
  'wrg/knights-and-bills/scenario.json': [
    ['set-up.men-lost', '"markers": { "order": 1 }', '"markers": { "order": 1, "men-lost": 900 }', '900'],
    ['set-up.order', '"order": 3', '"order": 9', '9'],
    ['set-up.order', ', "order-target": "bills"', '', '3'],
    ['set-up.order', '"order-target": "bills"', '"order-target": "knights"', '"knights"'],
    ['set-up.works', '"order-target": "bills" }', '"order-target": "bills", "work": 2 }', '2'],
    ['unit.facing', '"facing": 0', '"facing": 9000', '9000'],
    ['unit.off-map', '["24,24"]', '["24,240"]', '["24,240"]'],
    ['unit.outside-zone', '["24,24"]', '["24,18"]', '["24,18"]'],
  ],
  'wrg/knights-and-bills/units.json': [
    ['set-up.figures', '"figures": 8, ', '', '"knights"'],
    ['set-up.files', '"figures": 10, "files": 4', '"figures": 10, "files": 14', '14'],
    ['set-up.troops', '"class": "french-knights", ', '', '"knights"'],
    ['unit.size', '"size": "single"', '"size": "double"', '"double"'],
    ['value.limit', '"figures": 8', '"figures": -1', '-1'],
  ],
  'wrg/formigny/map.json': [
    ['reference.unknown', '"id": "brook-middle", "kind": "stream"', '"id": "brook-middle", "kind": "strem"', '"strem"'],
    ['table.crossing', '[64, 9], [66, 18], [55, 19]', '[66, 18], [64, 9], [55, 19]', '[64, 9]'],
    ['table.form', '"line": [[50.8, 23], [50, 34]],', '', '"brook-middle"'],
    ['table.form', '[66, 18], [55, 19]]', '[66, 18], [55, 19]], "line": [[1, 2], [2, 3]]', '"orchards"'],
    ['table.kind', '"id": "brook-middle", "kind": "stream"', '"id": "brook-middle"', '"brook-middle"'],
    ['table.outside', '[[54, 10], [64, 9]', '[[540, 10], [64, 9]', '[540, 10]'],
    ['table.overlap', '[[0, 0], [32, 0], [32, 48], [0, 48]]', '[[0, 0], [42, 0], [42, 48], [0, 48]]', '"area"'],
    ['table.size', '"width": 72', '"width": 2', '2'],
    ['table.size', '"depth": 48', '"depth": 48000', '48000'],
  ],
  'wrg/open-field/scenario.json': [
    ['set-up.army-nation', '"nation": "french", ', '', '"french"'],
    ['set-up.army-points', '"points": 500', '"points": 0', '0'],
  ],
  'wrg/open-field/units.json': [
    ['set-up.army-idle-commander', '"role": "force", "force": 2', '"role": "force", "force": 7', '"marshal"'],
  ],
  'grunwald-1410/scenario.json': [
    [
      'set-up.disordered',
      '["A25 B39"], "facing": "SE"',
      '["A25 B39"], "facing": "SE", "markers": { "disordered": true }',
      'true',
    ],
    [
      'set-up.leader-with-enemy',
      '"unit": "zyndram", "hexes": ["A27 B24"]',
      '"unit": "zyndram", "hexes": ["A15 B40"]',
      '["A15 B40"]',
    ],
    ['set-up.pit-hex', '["A29 B40"]', '["A27 B27"]', '["A27 B27"]'],
    ['side.direction', '["NW", "SW"]', '["E", "SW"]', '"E"'],
    [
      'side.no-units',
      '"sides": [',
      '"sides": [{ "id": "tartars", "name": "Tartars", "color": "#a3312b", "edge": "north", "routDirections": ["NE"] },',
      '"tartars"',
    ],
    ['unit.off-map', '["A29 B40"]', '["A99 B40"]', '"A99 B40"'],
  ],
  'grunwald-1410/units.json': [
    ['set-up.class', '"kind": "followers", "class": "foot", ', '"kind": "followers", ', '"teutonic-followers-1"'],
    [
      'set-up.command',
      '"traits": ["needs-horse", "commands-teutonic", "commands-crusader"]',
      '"traits": ["needs-horse"]',
      '"wallenrode"',
    ],
    ['set-up.stat-line', '"values": { "strength": 1 }', '"values": {}', '"teutonic-followers-1"'],
    [
      'set-up.stat-line',
      '"values": { "movement": 4 }, "faces": [{ "id": "front", "values": { "strength": 1 }',
      '"values": {}, "faces": [{ "id": "front", "values": { "strength": 1 }',
      '"teutonic-followers-1"',
    ],
    [
      'set-up.two-standards',
      '"name": "Lichtenstein", "side": "teutonic", "contingent": "teutonic", "kind": "leader"',
      '"name": "Lichtenstein", "side": "teutonic", "contingent": "teutonic", "kind": "standard"',
      '"lichtenstein"',
    ],
  ],
  'grunwald-1410/map.json': [
    ['hex.unknown', '"hex": "A6 B41"', '"hex": "A99 B41"', '"A99 B41"'],
    ['set-up.camp-side', '"side": "teutonic",\n      "case": "17.0",', '"case": "17.0",', '"teutonic-camp"'],
  ],
  'grunwald-1410/terrain.json': [['terrain.free', '"cost": 2', '"cost": 0', '0']],
  'gmb/tamburlaine/terrain.json': [
    ['name.twice', '"name": "River"', '"name": "Camp"', '"Camp"'],
    ['reference.unknown', '"cost": "prohibited"', '"cost": "prohibited", "costs": { "cavlry": 3 }', '"cavlry"'],
    ['schema.enum', '"cost": "prohibited"', '"cost": "prohibitd"', '"prohibitd"'],
    ['schema.enum', '"sight": "open"', '"sight": "opn"', '"opn"'],
    ['schema.pattern', '"color": "#5f93b5"', '"color": "blue"', '"blue"'],
    ['system.unused-costs', '"cost": "prohibited"', '"cost": "prohibited", "costs": { "cavalry": 3 }', '"costs"'],
  ],
  'gmb/king-arthur/scenario.json': [
    ['module.requires', '"man-to-man", "captives", ', '"man-to-man", ', '"man-to-man"'],
  ],
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
