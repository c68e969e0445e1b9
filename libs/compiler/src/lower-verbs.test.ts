import type { EffectVerb } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import type { CompiledVerb } from './compiled-effects.ts';
import { Findings } from './finding.ts';
import { lowerVerb, type VerbContext } from './lower-verbs.ts';
import type { Known } from './moments.ts';
import { compiled, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const MARKERS: ToyEdit = [
  'rules',
  'rules.json',
  '/markers',
  [
    { id: 'shoes', name: 'Shoes', of: 'unit', maximum: 4, start: 2 },
    { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3 },
    { id: 'heart', name: 'Heart', of: 'side', maximum: 9, start: 5 },
  ],
];

const game = compiled(MARKERS);

/** Where so much is known. */
function contextOf(known: readonly Known[], change: Partial<VerbContext> = {}): VerbContext {
  const { markers, eventTables: tables, sequence: steps, units, map, vocabulary } = game;
  return {
    markers,
    tables,
    steps,
    sequence: [],
    units,
    map,
    vocabulary,
    system: TOY_SYSTEM,
    isPosition: false,
    known,
    amount: (value) => Number(value),
    ...change,
  };
}

/** What comes of a verb where so much is known, and what is told of it. */
function lowered(
  verb: EffectVerb,
  known: readonly Known[] = ['unit', 'other', 'hex', 'side'],
  change: Partial<VerbContext> = {},
): { readonly verb: CompiledVerb | null; readonly told: readonly string[] } {
  const findings = new Findings();
  const result = lowerVerb(verb, 'here', contextOf(known, change), findings);
  return { verb: result, told: findings.list.map(({ severity, code, at }) => `${severity} ${code} ${at}`) };
}

describe('a verb', () => {
  it.each<readonly [EffectVerb, keyof EffectVerb]>([
    [{ do: 'set', marker: 'shoes', to: 1 }, 'to'],
    [{ do: 'add', marker: 'shoes', value: 1 }, 'value'],
    [{ do: 'place', marker: 'smoke', in: 'hex' }, 'in'],
    [{ do: 'flip', to: 'slings' }, 'to'],
    [{ do: 'score', side: 'enemy', points: 2 }, 'points'],
  ])('%o is nothing without its %s', (verb, property) => {
    expect(lowered(verb)).toMatchObject({ verb: { do: verb.do }, told: [] });
    const { [property]: _, ...lacking } = verb;
    expect(lowered(lacking as EffectVerb)).toEqual({ verb: null, told: ['error effect.verb here'] });
  });

  it('takes nothing that is another one’s, and says where', () => {
    expect(lowered({ do: 'end', points: 3 })).toEqual({ verb: null, told: ['error effect.verb here/points'] });
  });

  it('is about the unit, the hex or the side of the moment where it does not say', () => {
    expect(lowered({ do: 'add', marker: 'shoes', value: 1 }).verb).toMatchObject({ of: 'unit' });
    expect(lowered({ do: 'add', marker: 'smoke', value: 1 }).verb).toMatchObject({ of: 'hex' });
    expect(lowered({ do: 'add', marker: 'heart', value: 1 }).verb).toMatchObject({ of: 'side' });
    expect(lowered({ do: 'remove' }).verb).toEqual({ do: 'remove', piece: 'unit', as: 'eliminated' });
  });

  it('cannot be about what is not known at its moment', () => {
    expect(lowered({ do: 'remove', piece: 'other' }, ['unit']).told).toEqual(['error effect.piece here/piece']);
    expect(lowered({ do: 'add', marker: 'heart', of: 'enemy', value: 1 }, ['hex']).told).toEqual([
      'error effect.piece here/of',
    ]);
    expect(lowered({ do: 'place', marker: 'smoke', in: 'hex' }, ['side']).told).toEqual(['error effect.piece here/in']);
  });

  it('calls the side of the moment "unit", and says so to who calls it "side"', () => {
    const findings = new Findings();
    lowerVerb({ do: 'score', side: 'side', points: 2 }, 'here', contextOf(['side']), findings);
    expect(findings.list).toMatchObject([
      { at: 'here/side', code: 'reference.unknown', fixes: [{ op: 'set', value: 'unit' }] },
    ]);
    expect(findings.list[0].message).toContain('is called "unit" here');
  });

  it('is done to pieces only where the rules of the game can', () => {
    expect(lowered({ do: 'break' }).told).toEqual(['error effect.verb here/do']);
    const system = { ...TOY_SYSTEM, effects: { moments: [], verbs: ['break'] as const } };
    expect(lowered({ do: 'break' }, ['unit'], { system })).toEqual({ verb: { do: 'break', piece: 'unit' }, told: [] });
  });

  it('lies in the hexes of the map in their order; a small position may lack some', () => {
    const place: EffectVerb = { do: 'place', marker: 'smoke', in: { hexes: ['0302', '9999', '0101'] } };
    expect(lowered(place)).toEqual({ verb: null, told: ['error effect.off-map here/in/hexes/1'] });
    expect(lowered(place, [], { isPosition: true }).verb).toMatchObject({
      hexes: Int32Array.of(game.map.numbering.hexOf('0101'), game.map.numbering.hexOf('0302')),
      level: 1,
    });
  });
});
