import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARGUMENT_LIMIT, argumentOf, command, ENTITY_LIMIT, entityOf, kindOf } from './packed-command.ts';

it('packs and unpacks every kind, entity and argument', () => {
  fc.assert(
    fc.property(fc.nat(31), fc.nat(ENTITY_LIMIT - 1), fc.nat(ARGUMENT_LIMIT), (kind, entity, argument) => {
      const one = command(kind, entity, argument);
      expect([kindOf(one), entityOf(one), argumentOf(one)]).toEqual([kind, entity, argument]);
      expect(one).toBeGreaterThanOrEqual(0);
    }),
  );
});
