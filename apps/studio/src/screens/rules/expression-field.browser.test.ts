import type { LitElement } from 'lit';
import { expect, it } from 'vitest';
import './expression-field.ts';

interface Field extends LitElement {
  value: string;
  session: unknown;
}

it('tells of a formula that is written back before the one between has come round', async () => {
  const field = document.createElement('expression-field') as Field;
  field.session = { compileService: { ask: () => Promise.resolve(null) } };
  field.value = 'unit.mood < 2';
  const told: string[] = [];
  field.addEventListener('formula-change', (event) => told.push((event as CustomEvent<string>).detail));
  document.body.append(field);
  await field.updateComplete;
  const write = async (text: string): Promise<void> => {
    const input = field.renderRoot.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await field.updateComplete;
    input.blur();
  };
  await write('unit.mood');
  await write('unit.mood');
  await write('unit.mood < 2');
  expect(told).toEqual(['unit.mood', 'unit.mood < 2']);
  // The first has come round, then the second.
  field.value = 'unit.mood';
  await field.updateComplete;
  field.value = 'unit.mood < 2';
  await field.updateComplete;
  await write('unit.mood < 2');
  expect(told).toHaveLength(2);
  field.remove();
});
