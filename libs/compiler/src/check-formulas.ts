/** Formulas that ask for what can never be: a level beyond the bounds of its marker, a turn after the last. */
import type { LinkedPackage } from '@hexwright/model';
import { parseExpression, type KnownRanges, settledIn, type Settled, truthOf } from '@hexwright/rule-lang';
import { checkIdleModifiers } from './check-idle-modifiers.ts';
import { checkLimits } from './check-limits.ts';
import { Findings, type Finding } from './finding.ts';
import { formulaRanges, inTurns, rangeSources } from './formula-ranges.ts';
import type { GameSystem } from './game-system.ts';
import { ownLossesIn } from './own-losses.ts';

/** A formula with its place, and the turns in which it is asked. */
interface Placed {
  readonly at: string;
  readonly formula: number | string | undefined;
  readonly case?: string | undefined;
  readonly turns?: { readonly from?: number; readonly to?: number } | undefined;
}

type Asking = Pick<
  LinkedPackage,
  | 'markers'
  | 'parameters'
  | 'editions'
  | 'map'
  | 'units'
  | 'sides'
  | 'modifiers'
  | 'conditions'
  | 'restrictions'
  | 'effects'
  | 'tables'
  | 'arrivals'
  | 'withdrawals'
  | 'victory'
>;

/** @param turns length of the game; 0 where nobody knows */
export function checkFormulas(
  linked: Asking,
  { slotKinds = {}, leastLimits = {} }: Pick<GameSystem, 'slotKinds' | 'leastLimits'>,
  turns: number,
): readonly Finding[] {
  const findings = new Findings();
  const known = formulaRanges(linked, turns);
  findings.list.push(...checkKinds(linked.modifiers, slotKinds), ...checkIdleModifiers(linked, known));
  findings.list.push(...checkLimits(linked, leastLimits, known));
  for (const { at, formula, case: cited, turns: when } of formulasOf(linked)) {
    if (typeof formula !== 'string') continue;
    const about = cited === undefined ? {} : { case: cited };
    const parsed = parseExpression(formula);
    if (!parsed.ok) continue;
    for (const { start, end, message, meant } of ownLossesIn(formula, linked)) {
      const fixes = meant === null ? [] : [{ title: 'Name the enemy', op: 'set' as const, value: meant }];
      findings.warning(at, 'expression.own-side', message, { ...about, span: { start, end }, fixes });
    }
    const here = when === undefined ? known : inTurns(known, when.from ?? 1, when.to);
    const told = settledIn(parsed.ast, here).filter((one) => !one.holds || holdsAlways(one, parsed.ast, known));
    for (const one of told) {
      const { start, end } = one;
      findings.warning(at, 'expression.settled', messageOf(one), {
        ...about,
        span: { start, end },
        added: rangeSources(one.text, linked),
      });
    }
    if (told.length === 0 && truthOf(parsed.ast, known) === false) {
      const message = 'This is never true, so that nothing ever comes of it. Say when it is, or remove what asks it.';
      findings.warning(at, 'expression.settled', message, about);
    }
    if (told.length === 0 && at.startsWith('victory/') && truthOf(parsed.ast, known) === true) {
      const message = 'This is always true, so that it settles the battle when it is first asked. Say when it is not.';
      findings.warning(at, 'expression.settled', message, about);
    }
  }
  return findings.list;
}

/** Modifiers of a number that is asked of one kind of piece alone, which ask for another kind. */
function checkKinds(modifiers: Asking['modifiers'], slotKinds: Readonly<Record<string, string>>): readonly Finding[] {
  const findings = new Findings();
  for (const { id, applies, when, case: cited } of modifiers) {
    const parsed = Object.hasOwn(slotKinds, applies) && when !== undefined ? parseExpression(when) : null;
    if (parsed === null || !parsed.ok) continue;
    const kind = slotKinds[applies];
    const known: KnownRanges = (printed) => {
      const [, asked] = /^unit\.kind == "(.*)"$/.exec(printed) ?? [];
      const holds = asked === kind ? 1 : 0;
      return asked === undefined ? null : { least: holds, most: holds };
    };
    if (truthOf(parsed.ast, known) !== false || truthOf(parsed.ast, () => null) === false) continue;
    const message = `"${applies}" is asked of pieces of the kind "${kind}" alone, of which this is never true. Leave the other kind out, or forbid "enter".`;
    findings.warning(`modifiers/${id}/when`, 'expression.settled', message, cited === undefined ? {} : { case: cited });
  }
  return findings.list;
}

/** Whether a comparison holds whatever the turns in which it is asked: that these say the same twice does no harm. */
function holdsAlways({ text }: Settled, whole: Parameters<typeof settledIn>[0], known: KnownRanges): boolean {
  return settledIn(whole, known).some((other) => other.text === text && other.holds);
}

/** Of enemies no further away than no hex at all. */
const BESIDE_NOBODY = /enemiesWithin\([^()]*, (?:0|-\d+)\)/;

function messageOf({ text, holds, sides }: Settled): string {
  if (sides.length === 0) return `"${text}" is ${holds ? 'always' : 'never'} true. Compare something with it.`;
  const spans = sides.map((side) =>
    side.least === side.most ? `${side.text} is ${side.least}` : `${side.text} goes from ${side.least} to ${side.most}`,
  );
  const wayOut = BESIDE_NOBODY.test(text)
    ? 'Enemies are never in its own hex: ask within 1 hex or more'
    : holds
      ? 'Leave it out, or compare with another number'
      : 'Compare with a number that it can be';
  return `"${text}" is ${holds ? 'always' : 'never'} true: ${spans.join(', and ')}. ${wayOut}.`;
}

function formulasOf(linked: Asking): readonly Placed[] {
  return [
    ...linked.modifiers.flatMap(({ id, when, value, turns, case: cited }) => [
      { at: `modifiers/${id}/when`, formula: when, turns, case: cited },
      { at: `modifiers/${id}/value`, formula: value, turns, case: cited },
    ]),
    ...linked.conditions.map(({ id, when, case: cited }) => ({
      at: `conditions/${id}/when`,
      formula: when,
      case: cited,
    })),
    ...linked.restrictions.map(({ id, when, turns, case: cited }) => ({
      at: `restrictions/${id}/when`,
      formula: when,
      turns,
      case: cited,
    })),
    ...linked.effects.flatMap(({ id, when, then, turns, case: cited }) => [
      { at: `effects/${id}/when`, formula: when, turns, case: cited },
      ...then.flatMap((verb, index) =>
        AMOUNTS.map((name) => ({ at: `effects/${id}/then/${index}/${name}`, formula: verb[name], turns, case: cited })),
      ),
    ]),
    ...linked.tables.flatMap(({ id, columns, case: cited }) =>
      columns.map((column) => ({
        at: `tables/${id}/columns/${column.id}/when`,
        formula: column.when,
        case: column.case ?? cited,
      })),
    ),
    ...(['arrivals', 'withdrawals'] as const).flatMap((list) =>
      linked[list].map(({ id, when, turn, case: cited }) => ({
        at: `${list}/${id}/when`,
        formula: when,
        turns: { from: turn },
        case: cited,
      })),
    ),
    ...(linked.victory?.conditions ?? []).map(({ id, when, turns, case: cited }) => ({
      at: `victory/conditions/${id}/when`,
      formula: when,
      turns,
      case: cited,
    })),
  ];
}

/** What verbs of effects say by a number or a formula. */
const AMOUNTS = ['to', 'value', 'level', 'modifier', 'points'] as const;
