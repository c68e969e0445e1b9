/** The charts of parts IV and VI that the rules look things up in, with the shape that they must have. */
import type { TableSpec } from '@hexwright/compiler';

/**
 * Bodies, weapons and the casualty table have a row for each word of that name; the other charts one for each row of table
 * IV, matched by `class`. Fronts and depths are thousandths of an inch, moves and ranges inches.
 */
export const CHARTS = [
  /** Columns `mounted`, `front`, `depth`, `normal`, `charge`, `evade`, `counter-charge`, `overlap`, `fires-moved`. */
  { id: 'bodies', fixed: true },
  /** Columns by body, what a figure adds; `half-ranks`, `gunpowder`, `polearm`, `fires-moved` (percent of a move), `equivalent`. */
  { id: 'weapons', fixed: true },
  /** Columns `points`, `range`, `shield`, `crew`. */
  { id: 'troops', rowKeys: ['class'], fixed: true },
  { id: 'troop-bodies', rowKeys: ['class'], results: 'bodies', fixed: true },
  { id: 'troop-morale', rowKeys: ['class'], results: 'morale', fixed: true },
  { id: 'troop-dice', rowKeys: ['class'], results: 'reaction-dice', fixed: true },
  /** Columns `melee` and `missile`. */
  { id: 'troop-weapons', rowKeys: ['class'], results: 'weapons', fixed: true },
  /** Who a mounted troop is on foot [IV.n1], for those whose row says so. */
  { id: 'troop-dismounted', rowKeys: ['class'], results: 'classes', fixed: true },
  /** The field works that a troop can make [II.4a]. */
  { id: 'troop-works', rowKeys: ['class'], results: 'works', fixed: true },
  /** Men lost by the enemy: rows are totals of factors, columns own figures [VI.casualty]. */
  { id: 'casualties', told: 'every' },
  /** By class: the first and the last figure of each band, what it directs, and for how many periods [VI.chart]. */
  { id: 'reaction-chart' },
  { id: 'reaction-results', results: 'directions' },
  { id: 'reaction-periods' },
  /** The faces of the dice of a reaction test [III.5]. */
  { id: 'reaction-dice' },
  /** Which nations have the troops of a row [I.2]: columns by word of `nations`. */
  { id: 'army-lists', rowKeys: ['class'], results: 'availability', fixed: true },
] as const satisfies readonly TableSpec[];

/** Words that the rules know by name. */
export const VOCABULARIES = [
  'classes',
  'bodies',
  'morale',
  'reaction-dice',
  'weapons',
  'works',
  'nations',
  'availability',
  'directions',
] as const;
