import { testMarks } from './testing.ts';

testMarks({
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
    ['set-up.army-nation', '"nation": "french"', '"nation": "gaulish"', '"gaulish"'],
    ['set-up.army-points', '"points": 500', '"points": 0', '0'],
    ['set-up.army-points', '"points": 500', '"points": 100', '100'],
  ],
  'wrg/open-field/units.json': [
    ['set-up.army-idle-commander', '"role": "force", "force": 2', '"role": "force", "force": 7', '7'],
    ['set-up.army-files', '"figures": 12, "files": 6', '"figures": 12, "files": 16', '16'],
    ['set-up.army-foreign', '"class": "french-crossbows"', '"class": "english-bills"', '"english-bills"'],
    [
      'set-up.army-horses',
      '"class": "french-knights", "size": "single", "values": {',
      '"class": "french-knights", "size": "single", "values": { "horses": true,',
      'true',
    ],
  ],
  'wrg/formigny/units.json': [
    ['reference.unknown', '"kind": "commander"', '"kind": "comander"', '"comander"'],
    ['reference.unknown', '"role": "c-in-c"', '"role": "cinc"', '"cinc"'],
    ['reference.unknown', '"class": "english-bills"', '"class": "english-bils"', '"english-bils"'],
  ],
  'wrg/formigny/scenario.json': [
    ['schema.property', '"nation": "french"', '"naton": "french"', '"naton"'],
    ['unit.marker', '"work": 2', '"wrk": 2', '"wrk"'],
    ['unit.two-in-a-place', '["44,25.5"]', '["44,8"]', '["44,8"]'],
  ],
});
