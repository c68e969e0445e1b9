import { describe, expect, it } from 'vitest';
import { addTimed, alterTimed, Editor, itemOf, revertItem, setItem, timedChanges } from '../index.ts';
import { sampleProject } from '../sample.ts';

const DRY = 'ford-dry';
const TARGET = 'parameters/turns/value';
const EARLY = { from: 2, to: 3 };

function designer(): Editor {
  const ann = new Editor(sampleProject(), 'Ann');
  ann.do(addTimed(ann.project, DRY, { target: TARGET, turns: EARLY, value: 4, reason: 'Low water.' }));
  return ann;
}

const changes = (ann: Editor): readonly object[] => timedChanges(ann.project, DRY, 'parameters/turns');

describe('a change that holds in some turns', () => {
  it('stands beside what holds in all others, and is listed with its item', () => {
    const ann = designer();
    const before = itemOf(ann.project, DRY, TARGET);
    expect(changes(ann)).toEqual([{ op: 'set', target: TARGET, turns: EARLY, value: 4, reason: 'Low water.' }]);
    expect(timedChanges(ann.project, DRY, 'parameters/turn')).toEqual([]);
    ann.do(setItem(ann.project, DRY, TARGET, 9, { reason: 'Long.' }));
    expect([before, itemOf(ann.project, DRY, TARGET)]).not.toContain(4);
    ann.do(revertItem(ann.project, DRY, 'parameters/turns'));
    expect(changes(ann)).toHaveLength(1);
  });

  it('is altered where it stands, and only that one', () => {
    const ann = designer();
    const late = { from: 5 };
    ann.do(addTimed(ann.project, DRY, { target: TARGET, turns: late, value: 6, case: '4.1' }));
    ann.do(alterTimed(ann.project, DRY, { target: TARGET, turns: late }, (now) => ({ ...now, turns: { from: 6 } })));
    expect(changes(ann)).toMatchObject([
      { turns: EARLY, value: 4 },
      { turns: { from: 6 }, value: 6, case: '4.1' },
    ]);
    // What is shown may be gone already.
    ann.do(alterTimed(ann.project, DRY, { target: TARGET, turns: late }, () => undefined));
    ann.do(alterTimed(ann.project, DRY, { target: TARGET, turns: EARLY }, () => undefined));
    expect(changes(ann)).toMatchObject([{ turns: { from: 6 } }]);
    ann.undo();
    expect(changes(ann)).toHaveLength(2);
  });
});
