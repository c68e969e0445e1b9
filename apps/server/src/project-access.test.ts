import { describe, expect, it } from 'vitest';
import { type Barred, type Gate, OPEN_GATE } from './people/gate.ts';
import { NO_PROJECT, projectAccess, SIGN_IN } from './project-access.ts';

const asked = { headers: {}, params: { id: 'battles' } };
const barring = (why: Barred): Pick<Gate, 'admit'> => ({ admit: () => Promise.resolve(why) });

describe('who may see a project', () => {
  it('is told to sign in first, where that would help', async () => {
    expect(await projectAccess({ ids: ['battles'] }, barring('sign-in'))(asked)).toEqual({ code: 401, error: SIGN_IN });
  });

  it('is told the same of a project that is not there and of one without a role', async () => {
    const none = { code: 404, error: NO_PROJECT };
    expect(await projectAccess({ ids: ['battles'] }, barring('no-access'))(asked)).toEqual(none);
    expect(await projectAccess({ ids: ['others'] }, OPEN_GATE)(asked)).toEqual(none);
  });

  it('is let in with a role', async () => {
    expect(await projectAccess({ ids: ['battles'] }, OPEN_GATE)(asked)).toMatchObject({ role: 'owner' });
  });
});
