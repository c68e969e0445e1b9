import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compileCase } from './compile.ts';
import { toyChain, TOY_SYSTEM } from './toy-game.ts';

const position = {
  case: '5.1',
  title: 'One throws',
  map: { columns: 4, rows: 4 },
  units: [
    { id: 'A', copy: 'bakers', hexes: ['0101', '0201'], facing: 'N', face: 'slings' },
    { id: 'B', side: 'south', kind: 'gang', class: 'child', hexes: ['0104'] },
  ],
};

/** What is wrong with a case that says this of commands. */
function problems(content: object): string[] {
  const text = JSON.stringify({ format: 1, ...position, ...content });
  const { problems: found } = compileCase(toyChain(), { path: 'cases/one.case.json', text }, [TOY_SYSTEM]);
  return found.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const wrong = (...commands: readonly object[]): string[] => problems({ commands });

describe('commands of a case', () => {
  it('have the form that the game gives them', () => {
    expect(
      wrong(
        { do: 'throw', unit: 'A', target: 'B', stones: 'all', refused: '5.1', note: 'Not yet.' },
        { do: 'run', unit: 'A', way: ['left', { to: 'B' }] },
        { do: 'pass' },
      ),
    ).toEqual([]);
    expect(wrong({ do: 'throw', unit: 'A', taget: 'B' })).toEqual([
      'schema.property /commands/0/taget "throw" has no property "taget". Did you mean "target"?',
    ]);
    expect(wrong({ do: 'pass' }, { do: 'throw', unit: 'A' })).toEqual([
      'schema.missing /commands/1 "throw" lacks the property "target". Add it.',
    ]);
    // The word that is wrong is named, and all that the command takes.
    expect(wrong({ do: 'throw', unit: 'A', target: 'B', height: 3 })).toEqual([
      'schema.property /commands/0/height "throw" has no property "height". It takes: "do", "unit", "target", "stones", "refused", "note".',
    ]);
    expect(wrong({ do: 'run', unit: 'A', way: ['rihgt'] })).toEqual([
      'schema.enum /commands/0/way/0 This entry cannot be "rihgt". Did you mean "right"?',
    ]);
  });

  it('name units that are there', () => {
    expect(wrong({ do: 'throw', unit: 'a', target: 'Z' }, { do: 'run', unit: 'A', way: [{ to: 'Y' }] })).toEqual([
      'reference.unknown /commands/0/unit "a" is not a unit of this position. Did you mean "A"?',
      'reference.unknown /commands/0/target "Z" is not a unit of this position. Choose one of: "A", "B".',
      'reference.unknown /commands/1/way/0/to "Y" is not a unit of this position. Choose one of: "A", "B".',
    ]);
  });

  it('are looked at wherever a case speaks of them', () => {
    const of = { do: 'throw', unit: 'A' };
    const expected = { offered: [of], notOffered: [of], odds: [{ of }] };
    const pointers = ['/offered/0', '/notOffered/0', '/odds/0/of'];
    const places = problems({ commands: [{ do: 'check', expect: expected }], expect: expected });
    expect(places.map((one) => one.split(' ')[1])).toEqual(
      ['/commands/0/expect', '/expect'].flatMap((at) => pointers.map((pointer) => at + pointer)),
    );
  });

  it('are commands of the game', () => {
    expect(wrong({ do: 'trow', unit: 'A' })).toEqual([
      'reference.unknown /commands/0/do "trow" is not a command of this game. Did you mean "throw"?',
    ]);
    expect(problems({ expect: { offered: [{ do: 'sing' }] } })).toEqual([
      'reference.unknown /expect/offered/0/do "sing" is not a command of this game. Choose one of: "throw", "run", "pass", "end-phase", "go-to", "check".',
    ]);
  });

  it('go to a phase and a side that there are', () => {
    expect(wrong({ do: 'go-to', phase: 'throwing' }, { do: 'go-to', phase: 'movement', side: 'south' })).toEqual([]);
    expect(wrong({ do: 'go-to', phase: 'trowing', side: 'soth' })).toEqual([
      'reference.unknown /commands/0/phase "trowing" is not a phase of this game. Did you mean "throwing"?',
      'reference.unknown /commands/0/side "soth" is not a side of this game. Did you mean "south"?',
    ]);
  });

  it('are left alone where the game says nothing of them', () => {
    const text = JSON.stringify({ format: 1, ...position, commands: [{ do: 'throw' }, { do: 'sing' }] });
    const silent = { ...TOY_SYSTEM, forms: undefined };
    expect(
      compileCase(toyChain(), { path: 'cases/one.case.json', text }, [silent]).problems.map(formatProblem),
    ).toEqual([]);
  });
});
