import { describe, expect, it } from 'vitest';
import { Editor, Project, removeFile, setAt, type Splice } from '@hexwright/workspace';
import { Games } from '@hexwright/playtest';
import { PackageMirror } from '../../compile-service/package-mirror.ts';
import { TEXT_ANSWERS, type TextAsked } from '../../compile-service/questions/text-questions.ts';
import { FileDraft, type DraftHost, type Surface } from './file-draft.ts';
import { KeptDrafts } from './kept-drafts.ts';

const ANSWERING: {
  readonly [Name in keyof TextAsked]: (
    mirror: PackageMirror,
    question: TextAsked[Name]['question'],
  ) => TextAsked[Name]['answer'];
} = TEXT_ANSWERS;

const FILE = 'own/battle:units.json';
const UNIT = (id: string, side: string): string =>
  `    { "id": "${id}", "side": "${side}", "kind": "unit", "size": "single", "faces": [{ "id": "front" }] }`;
const TEXT = `{\n  "units": [\n${UNIT('guards', 'red')},\n${UNIT('bows', 'blue')}\n  ]\n}\n`;

class Page implements Surface {
  value = '';
  held = true;
  text(): string {
    return this.value;
  }
  show(text: string): void {
    this.value = text;
  }
  alter(splices: readonly Splice[]): void {
    for (const { start, length, insert } of splices.toReversed()) {
      this.value = this.value.slice(0, start) + insert + this.value.slice(start + length);
    }
  }
  isHeld(): boolean {
    return this.held;
  }
  replace(from: string, to: string): void {
    this.value = this.value.replace(from, to);
  }
}

/** A project with somebody who types and somebody else who edits. */
class Room {
  readonly project = new Project();
  readonly editor = new Editor(this.project, 'me');
  readonly other = new Editor(this.project, 'other');
  readonly mirror = new PackageMirror(new Games([]));
  readonly page = new Page();
  readonly kept = new KeptDrafts('test');
  readonly draft: FileDraft;

  constructor(text = TEXT) {
    this.project.doc.on('update', (update: Uint8Array) => this.mirror.update(update, 1));
    this.project.addPackage('own/battle', new Map([['units.json', text]]));
    const ask = <Name extends keyof TextAsked>(name: Name, question: TextAsked[Name]['question']) =>
      Promise.resolve(ANSWERING[name](this.mirror, question));
    const host = {
      project: this.project,
      editor: this.editor,
      compileService: { ask },
      do: (plan) => this.editor.do(plan) === null,
      undo: () => void this.editor.undo(),
      redo: () => void this.editor.redo(),
    } as DraftHost;
    this.draft = new FileDraft(host, FILE, this.page, this.kept);
  }

  async type(from: string, to: string): Promise<void> {
    this.page.replace(from, to);
    this.draft.typed();
    await this.draft.flush();
  }

  /** Somebody else gives a unit another side. */
  async changeSide(index: number, side: string): Promise<void> {
    this.other.do(setAt(this.project, FILE, `/units/${index}/side`, side));
    await this.draft.flush();
  }

  get text(): string {
    return this.project.text(FILE) ?? '';
  }
}

async function room(text?: string): Promise<Room> {
  const made = new Room(text);
  await made.draft.open();
  return made;
}

describe('a draft of a file', () => {
  it('becomes an edit as soon as it can be read; a burst of typing is one step', async () => {
    const { draft, page, editor, ...rest } = await room();
    const all = Object.assign(rest, { draft, page, editor });
    page.replace('"red"', '"r"');
    await draft.flush();
    page.replace('"r"', '"green"');
    await draft.flush();
    expect(all.project.text(FILE)).toContain('"id": "guards", "side": "green"');
    await draft.undo();
    expect(page.value).toBe(TEXT);
    expect(all.project.text(FILE)).toBe(TEXT);
    await draft.redo();
    expect(page.value).toContain('"green"');
  });

  it('stays private while it cannot be read, and others arrive around it', async () => {
    const here = await room();
    await here.type('"side": "red"', '"side": "red');
    expect(here.draft.state.value).toMatchObject({ is: 'own', problem: { code: 'json.syntax' } });
    expect(here.text).toBe(TEXT);
    await here.changeSide(1, 'white');
    expect(here.page.value).toContain('"id": "bows", "side": "white"');
    expect(here.page.value).toContain('"side": "red,');
    await here.type('"side": "red,', '"side": "redder",');
    expect(here.draft.state.value).toEqual({ is: 'shared' });
    expect(here.text).toContain('"guards", "side": "redder"');
    expect(here.text).toContain('"bows", "side": "white"');
  });

  it('has caught up once what was done elsewhere is shown', async () => {
    const here = await room();
    here.other.do(setAt(here.project, FILE, '/units/1/side', 'white'));
    expect(here.page.value).toBe(TEXT);
    await here.draft.caughtUp();
    expect(here.page.value).toBe(here.text);
    expect(here.text).toContain('"side": "white"');
  });

  it('does not take back what others did in the line it has broken', async () => {
    const here = await room();
    await here.type('"id": "guards",', '"id": "guards" "name": "G",');
    await here.changeSide(0, 'white');
    expect(here.draft.state.value).toMatchObject({ is: 'own', isBehind: true });
    await here.type('"guards" "name"', '"guards", "name"');
    expect(here.text).toContain('"id": "guards", "name": "G", "side": "white"');
    await here.draft.format();
    expect(here.page.value).toBe(here.text);
  });

  it('is taken back piece by piece while it cannot be read, without what others did', async () => {
    const here = await room();
    await here.type('"red"', '"re');
    await here.type('"re,', '"r,');
    await here.changeSide(1, 'white');
    await here.draft.undo();
    expect(here.page.value).toContain('"side": "re,');
    await here.draft.undo();
    expect(here.draft.state.value).toEqual({ is: 'shared' });
    expect(here.page.value).toBe(TEXT.replace('"blue"', '"white"'));
    expect(here.text).toBe(here.page.value);
  });

  it('keeps its own form until it is put into the canonical one', async () => {
    const here = await room();
    await here.type('"side": "red"', '\n  "side":   "green"');
    expect(here.text).toContain('"id": "guards", "side": "green"');
    expect(here.page.value).toContain('\n  "side":   "green"');
    await here.draft.format();
    expect(here.page.value).toBe(here.text);
  });

  it('outlives the page', async () => {
    const here = await room();
    await here.type('"red"', '"re');
    const again = new FileDraft(
      {
        project: here.project,
        editor: here.editor,
        compileService: {
          ask: ((name: keyof TextAsked, question: never) =>
            Promise.resolve(TEXT_ANSWERS[name](here.mirror, question))) as DraftHost['compileService']['ask'],
        },
        do: () => true,
        undo: () => undefined,
        redo: () => undefined,
      },
      FILE,
      here.page,
      here.kept,
    );
    here.page.value = '';
    await again.open();
    expect(here.page.value).toContain('"side": "re,');
    expect(again.state.value).toMatchObject({ is: 'own' });
    await again.discard();
    expect(here.page.value).toBe(TEXT);
    expect(here.kept.find(FILE)).toBeNull();
  });

  it('says that its file is gone, and shows it again when it is back', async () => {
    const here = await room();
    here.other.do(removeFile(here.project, FILE));
    await here.draft.flush();
    expect(here.draft.state.value).toEqual({ is: 'gone' });
    here.other.undo();
    await here.draft.flush();
    expect(here.draft.state.value).toEqual({ is: 'shared' });
    expect(here.page.value).toBe(TEXT);
  });

  it('takes any text where the file is broken anyway', async () => {
    const here = await room('{ "units": [');
    await here.type('[', '[ ]');
    expect(here.text).toBe('{ "units": [ ]');
    await here.type('[ ]', '[ ] }');
    expect(here.project.isText(FILE)).toBe(false);
  });
});
