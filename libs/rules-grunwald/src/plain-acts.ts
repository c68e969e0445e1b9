import type { PlainAct, SeenPiece } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';

/** What pieces of Grunwald may do by their counters alone. */
export function plainActs({ parameters }: LinkedPackage): readonly PlainAct[] {
  // [7.17] Later in the phase some have been attacked; by an option duties are judged before units break.
  const isJudgedFirst = parameters.some(({ id, value }) => id === 'attack-duty' && value === 'when-declared');
  const moves: PlainAct = {
    decision: 'movement',
    act: 'move',
    asked: 'first',
    // A king goes with his bodyguard.
    may: ({ unit: { kind, traits = [] } }) => ['unit', 'leader'].includes(kind) && !traits.includes('king'),
  };
  const attacks: PlainAct = {
    decision: 'attack',
    act: 'attack',
    asked: 'first',
    may: (one) => isFighter(one),
    // [7.12] The enemy in the hex before it; [7.13] none where another enemy has the unit before it, and this one not.
    targets(one, others, ground) {
      const aheadOf = (other: SeenPiece): number =>
        isFighter(other) ? ground.ahead(other.piece, troopsOf(other)) : -1;
      const ahead = aheadOf(one);
      if (ahead < 0) return [];
      const [hex] = one.piece.places;
      const enemies = others.filter(({ unit }) => isUnit(unit.kind));
      const isPinned = enemies.some((enemy) => aheadOf(enemy) === hex);
      return enemies.filter((enemy) => enemy.piece.places[0] === ahead && (!isPinned || aheadOf(enemy) === hex));
    },
  };
  return [moves, ...(isJudgedFirst ? [attacks] : [])];
}

/** Counters that fight and have zones: camp followers are units of foot [17.0]. */
function isUnit(kind: string): boolean {
  return kind === 'unit' || kind === 'followers';
}

/** One of them that is no gun. */
function isFighter(one: SeenPiece): boolean {
  return isUnit(one.unit.kind) && troopsOf(one) !== 'artillery';
}

function troopsOf({ unit, piece }: SeenPiece): string | undefined {
  return unit.faces.find(({ id }) => id === piece.face)?.class ?? unit.class;
}
