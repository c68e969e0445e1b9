import { describe, expect, it } from 'vitest';
import { library } from './library.ts';
import { crowds } from './test-crowds.ts';
import { scene, tamburlaine } from './test-position.ts';
import { events } from './registry.ts';
import { PASS, STOP } from './standard/04-passing.ts';

describe('the library of the series', () => {
  it('[21.0] begins a battle with the points that were scored before', () => {
    const battle = library.create(tamburlaine(), [7, 11]);
    battle.begin(1);
    expect(library.readResult(battle)).toMatchObject({
      victoryPoints: { ottoman: 7, tartar: 11 },
      score: 4,
      level: 'draw',
    });
  });

  it('knows what declines, and nothing else does', () => {
    const { battle } = scene(crowds['a Tartar movement over rough ground']);
    expect([PASS.of(), STOP.of()].map((one) => library.isPass(battle, one))).toEqual([true, true]);
    const declining = battle
      .legal()
      .toArray()
      .filter((one) => library.isPass(battle, one));
    expect(declining).toEqual([PASS.of()]);
  });

  it('names as steps only events that tell one', () => {
    const steps = events.list().filter(({ fields }) => fields.some(({ meaning }) => meaning === 'step'));
    expect(steps.map(({ id }) => id).toSorted()).toEqual([...library.steps].toSorted());
  });

  it('says of every case where it stands in the code', async () => {
    const index = await library.caseIndex();
    for (const cited of ['5.31', '8.12', '9.12', '11.26', '13.1', '15.43', '18.0', '20.22']) {
      expect(index[cited]?.length, cited).toBeGreaterThan(0);
    }
  });

  it('keeps the booklets of two battles apart that number their cases alike', async () => {
    const folders = async (battle: string): Promise<string[]> => {
      const index = await library.caseIndex(['gmb/standard', battle]);
      return [...new Set(index['18.0'].flatMap(({ file }) => /\/(tamburlaine|king-arthur)\//.exec(file)?.[1] ?? []))];
    };
    expect(await folders('gmb/tamburlaine')).toEqual(['tamburlaine']);
    expect(await folders('gmb/king-arthur')).toEqual(['king-arthur']);
  });
});
