/** Every word of the play screen, in one place to be translated. What a game says of itself comes from its rules. */

import { counted } from '../../parts/plain-words.ts';
import { CONTEST, ODDS } from './combat-words.ts';

/** `Azabs 1, Azabs 2 and Spahis`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const words = {
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  nothing: 'Nothing.',
  saveFile: 'Save as a file',
  case: (cited: string) => `[${cited}]`,

  /** The bar above the board. */
  now: {
    turn: (turn: number) => `Turn ${turn}`,
    of: (turns: number) => `of ${turns}`,
    track: 'Turn track',
    trackEmpty: 'Nothing out of the ordinary.',
    levels: 'Markers',
    levelOf: (side: string, level: string) => `${side}, ${level}`,
    paused: (player: string | null) =>
      player === null ? 'Computer players are paused.' : `Paused: ${player} is next.`,
    resume: 'Resume',
    back: (move: number, last: number) => `At move ${move} of ${last}: play on from here, or`,
    backHint: 'Another move begins a branch; the moves ahead are kept.',
    redo: 'Redo',
    settingUp: 'Setting up …',
    reading: 'Reading the rules …',
    base: 'This is a base',
    baseText: 'It has rules but no battle. Open a battle that builds on it.',
    lost: 'The connection is lost. The game is safe on the server and continues here when it is back.',
    nobody: 'Nobody can do anything now.',
    panels: 'Game',
  },

  /** The line of time below the board. */
  time: {
    phaseBack: 'Back to the start of the phase ([)',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Shift+Z)',
    phaseOn: 'Forward to the end of the phase (])',
    move: 'Move',
    at: (at: number, last: number, turn: number, phase: string) => `Move ${at} of ${last}, turn ${turn}, ${phase}`,
    sight: 'Sight',
    sightHint: 'Line of sight (L)',
    pause: 'Pause',
    step: 'Step',
    stepHint: 'Move one piece of the computer player (.)',
    room: (move: number) => `Move ${move}. Moves in a shared game cannot be undone.`,
  },

  /** The tabs beside the board. */
  tabs: {
    title: 'Panels',
    orders: 'Orders',
    log: 'Log',
    forces: 'Forces',
    game: 'Game',
    score: 'Score',
    soFar: (points: string) => `Points so far: ${points}`,
    ended: (text: string) => `If the game ended now: ${text}`,
  },

  /** Computer players that are not called by their ids. */
  players: { 'marshal-brief': 'marshal (short)', 'marshal-long': 'marshal (long)' },

  orders: {
    decides: 'to decide',
    otherDecides: (seat: string) => `${seat} decides`,
    seatIsFree: 'to decide: the seat is free',
    next: (count: number) => `Next of ${counted(count, 'unit', 'units')}`,
    all: 'Select all',
    offMap: 'Off map',
    deselect: 'Deselect',
    clickLit: 'Click one of the lit hexes.',
    attacks: 'In this phase',
    waiting: (player: string) => `${player} is paused.`,
  },

  way: {
    companions: 'Goes along',
    take: (name: string) => `Take ${name} along`,
    allowance: (allowance: number, unit: string) => `It has ${allowance} ${unit}. Click where it should go`,
    orAttack: ', or whom to attack',
    allowanceParts: 'What its movement points come from',
    spends: (cost: number, allowance: number, unit: string) => `: ${cost} of ${allowance} ${unit}`,
    points: (count: number) => (count === 1 ? 'movement point' : 'movement points'),
    steps: (count: number) => (count === 1 ? 'step' : 'steps'),
    to: 'To',
    from: (hex: string) => `from ${hex}`,
    facing: (facing: string) => `, facing ${facing}`,
    go: 'Go there',
    cost: 'What it costs',
    ways: 'Ways to end there',
    turns: 'turns to the next.',
    in: (name: string, hexes: string) => `${name} in ${hexes}`,
  },

  /** A hint over the board. */
  hint: {
    cost: (cost: number, allowance: number, unit: string) => `${cost} of ${allowance} ${unit}`,
    ways: (chosen: number, count: number) => ` R: ${chosen} of ${count} ways.`,
    facing: (facing: string) => `, facing ${facing}`,
    attack: (deed: string, name: string, cost: string) => `${deed} ${name}: ${cost}.`,
    again: ' Enter or click again to go.',
    reach: (allowance: number, unit: string) => `, ${allowance} ${unit}`,
    canAttack: (count: number) => `, can attack ${count}`,
    nth: (name: string, values: string, rest: string, nth: number, of: number) =>
      `${name}, ${values}${rest}. ${nth} of ${of}.`,
  },

  /** Several pieces that move together. */
  group: {
    title: (count: number) => `Group of ${counted(count, 'unit', 'units')}`,
    aim: 'How it moves',
    towards: 'Each as near to a hex as it can get',
    by: 'All the same distance and direction',
    click: 'Click a hex to move the group there.',
    clickBy: (name: string) => `Click where ${name} should go: the others keep their places beside it.`,
    can: (able: number, unable: readonly string[]) =>
      unable.length === 0 ? `All ${able} can go.` : `${able} can go. Not: ${listed(unable)}.`,
    moving: 'Moving …',
    stop: 'Stop',
    moved: (moved: number, stayed: number) =>
      `${counted(moved, 'unit has', 'units have')} moved${stayed === 0 ? '.' : `, ${stayed} stayed:`}`,
    undo: 'Undo takes all of it back at once.',
    members: 'Units of the group',
    remove: (name: string) => `Remove ${name} from the group`,
    stopped: 'The group was stopped before it.',
    interrupted: 'Something has to be decided first.',
    beyondMap: 'That is beyond the edge of the map.',
    cannotMove: 'It cannot move now.',
    cannotReach: 'It cannot get there.',
    nearest: 'It is as near as it can get.',
    dice: 'It waits for dice.',
    help: 'Shift+click or Shift+drag on the map selects several units.',
  },

  /** A question before something that was begun is dropped. */
  dropping: {
    title: 'Leave this order?',
    attack: (label: string) => `“${label}” has been chosen and is not carried out yet.`,
    way: (name: string, hex: string) => `The way of ${name} to ${hex} has been chosen and is not carried out yet.`,
    carryOut: 'Carry it out',
    drop: (label: string) => `Drop it: ${label}`,
  },

  /** What lies over the map, and whose seat the screen shows. */
  head: {
    seat: 'Seat shown',
    seenFrom: 'Seen from',
    seatOf: (name: string) => `the seat: ${name}`,
    everyone: 'everyone: what all may see',
    umpire: 'an umpire: everything',
    layers: (count: number) => (count === 0 ? 'Layers' : `Layers (${count})`),
    layersOver: 'Layers over the map',
    of: 'Of',
    layersShow: 'What the layers show',
    ofPieces: 'the piece in hand or pointed at',
    ofAll: 'all sides',
    pass: (name: string) => `Pass the screen to ${name}`,
    passText: (turn: number, phase: string, question: string) =>
      `Turn ${turn}, ${phase}: ${question}. Nothing that one side hides from another is on the screen now.`,
    stay: 'Stay in the view for everyone',
    play: (name: string) => `I play ${name}`,
    consent: 'Take it back?',
    consentText: 'That move is final',
    consentBy: (names: string) => `: taking it back needs the consent of ${names}.`,
    leave: 'Leave it as it is',
    agrees: (names: string, count: number) => `${names} ${count === 1 ? 'agrees' : 'agree'}`,
    showAll: 'Show everything that is hidden?',
    showAllText: (seats: string) =>
      `An umpire sees what each side hides from the others. You play ${seats}: that may spoil the game. The log will say, for all to read, that everything was shown.`,
    showAllYes: 'Show everything',
  },

  /** The form that begins a game. */
  begin: {
    title: (title: string) => `Play ${title}`,
    broken: (count: number) =>
      `It cannot be played yet: ${count === 1 ? 'a problem stands' : `${count} problems stand`} in the way.`,
    seeProblems: 'See what to do',
    missing: 'Not everything is there yet. You can try the game all the same, or go to what is missing:',
    where: 'Where',
    here: 'here, in this browser',
    room: 'in this room, with others',
    begin: 'Begin the game',
    openFile: 'Open a file …',
    fileOf: 'File of a game',
    inRoom: 'Games in this room',
    begun: 'Games begun here',
    seed: 'Seed of the dice',
    name: 'Name of the game',
    none: 'None',
    roomUp:
      'The server keeps the game: it throws the dice, and tells each seat only what it may know. Seats can change at any time.',
    roomDown: 'The server cannot be reached. A shared game can be begun when it is back.',
    examples: 'Play from an example of the rules',
    example: 'Example',
    exampleHint: (count: number) => `A case or a word: one of ${count}`,
    playExample: 'Play from there',
    noExample: 'There is no such example.',
    umpire: 'I play all sides myself and see everything',
    umpireText:
      'Otherwise the screen is passed from seat to seat where one side hides something from another, and the dice of such a game fall by a seed that nobody sees.',
    nameOf: (title: string) => `Name of: ${title}`,
    noName: 'No name',
    resume: 'Resume',
    delete: 'Delete',
    ofGame: (verb: string, title: string) => `${verb}: ${title}`,
    me: 'me',
    anyone: 'anyone who comes',
    captain: 'captain, which plays to win',
    marshals: {
      'marshal-brief': 'marshal, which thinks ahead a little',
      marshal: 'marshal, which thinks ahead',
      'marshal-long': 'marshal, which thinks ahead at length',
    },
    random: 'random, which does anything that is legal',
    story: 'The story',
    sides: 'The armies',
    units: (count: number) => counted(count, 'unit', 'units'),
    first: 'first to move',
    victory: 'How to win',
    losses: (schedule: string) =>
      `Lost units score for their enemy: ${schedule.charAt(0).toLowerCase()}${schedule.slice(1)}.`,
    /** "Ottoman leaders captured: Sultan Bayazid 25 points; Isa, Musa 10 points each." */
    printed: (side: string, counters: string, worth: readonly { points: number; names: readonly string[] }[]) =>
      `${side}, ${counters}: ${worth
        .map(
          ({ points, names }) =>
            `${names.join(', ')} ${counted(points, 'point', 'points')}${names.length > 1 ? ' each' : ''}`,
        )
        .join('; ')}.`,
    objective: (side: string | null, points: number, zone: string) =>
      `${side ?? 'Either side'}: ${counted(points, 'point', 'points')} for each hex of “${zone}”.`,
    settled: (label: string, winner: string | null, at: 'turn-ends' | 'game-ends' | 'at-once' = 'turn-ends') => {
      const when = { 'turn-ends': 'at the end of a turn', 'game-ends': 'at the end of the game', 'at-once': 'at once' };
      return `${label}: ${winner === null ? 'nobody wins' : `victory for ${winner}`}, ${when[at]}.`;
    },
    /** The range of a score, without a verb: a side may be one or many. The best level is open above, the worst below. */
    score: (plus: string, minus: string, min: number | undefined, max: number | undefined) => {
      if (min !== undefined && min > 0) {
        return max === undefined
          ? `${plus} ahead of ${minus} by ${min} or more`
          : `${plus} ahead of ${minus} by ${min} to ${max}`;
      }
      if (max !== undefined && max < 0) {
        return min === undefined
          ? `${minus} ahead of ${plus} by ${-max} or more`
          : `${minus} ahead of ${plus} by ${-max} to ${-min}`;
      }
      if (min === undefined) return max === undefined ? '' : `${plus} ahead by ${max} at most`;
      if (max === undefined) return `${minus} ahead by ${-min} at most`;
      return min === -max
        ? `nobody ahead by more than ${max}`
        : `${plus} ahead by ${max} at most, ${minus} by ${-min} at most`;
    },
    map: (title: string) => `Map of ${title}`,
    optionsOf: (count: number) => `Options (${count})`,
    optionsText: 'What the rules leave open. Nothing in the package changes.',
    asPackage: (name: string) => `${name} (as the package has it)`,
    roomOptions: 'A shared game is played with the options that the package has chosen.',
  },

  /** Games of a room. */
  room: {
    gameOf: (date: string) => `Game of ${date}`,
    yourTurn: 'your turn',
    toDecide: (side: string) => `${side} to decide`,
    over: 'over',
    of: (turn: number, moves: number) => `, turn ${turn}, ${counted(moves, 'move', 'moves')}: `,
    resume: 'Resume',
    join: 'Join',
    watch: 'Watch',
    seats: 'Seats',
    alone: 'Nobody else is looking at this game now.',
    people: (names: string) => `Here too: ${names}.`,
    dice: 'Dice',
    waits: (names: readonly string[]) => `Waiting for a share from ${names.join(' and ')}.`,
    pledge:
      'Every roll follows from a secret of the server and a share from everybody seated here. The server has committed itself to its secret by this hash:',
    sealed: 'It tells the secret when the game is over.',
    secret: 'Its secret was',
    verify: 'Save the game: “hexwright verify” proves that every roll follows from it.',
    referee: 'The server throws the dice, and tells each seat only what it may know.',
    thisGame: 'This game',
    another: 'Another game',
    decidesNow: ', decides now',
    seatOf: (side: string) => `Seat of ${side}`,
    stay: 'I stay',
    asIs: 'unchanged',
    sitHere: 'I sit here',
    free: 'free for anyone',
    computer: (player: string) => `computer: ${player}`,
    handTo: (name: string) => `hand over to ${name}`,
    options: 'Chosen when it began, and not as the package has it:',
    noteHint: 'Only you see this until the game is over; then everybody does.',
    offerRules: 'Offer to update to current rules',
    rulesText:
      'The game keeps the rules it was begun with, whatever is edited meanwhile, until all who sit at it agree on others.',
    newRules: 'New rules are offered',
    answerOffer: 'Somebody has offered other rules: the offer lies over the board.',
    offered: (by: string, files: readonly string[]) =>
      `${by} offers to update to the current rules. ${files.length === 1 ? 'This file differs' : 'These files differ'}: ${files.join(', ')}. The game is updated only if all its moves can be made again.`,
    notAgreed: (names: string) => `Not yet agreed: ${names}.`,
    decline: 'Decline',
    withdraw: 'Withdraw',
    agree: 'Agree',
    nobody: 'nobody yet',
    me: 'me',
    seatComputer: (player: string) => `computer (${player})`,
    alsoHeld: (sides: string) => `has also played ${sides}, and may know what is hidden there`,
    dropped: 'This game has been deleted.',
    offer: 'Which side will you play?',
    offerText: (seats: string) => `${seats}. You can also watch and take a seat later, in the tab Game.`,
    play: (side: string) => `Play ${side}`,
    onlyWatch: 'Only watch',
    held: (side: string, by: string) => `${side}: ${by}`,
  },

  /** The tab `Game`. */
  game: {
    seats: 'Seats',
    swap: 'Swap the seats',
    computers: 'Computer players',
    speeds: { slow: 'slow', steady: 'steady', fast: 'fast' },
    dice: 'Dice',
    fallBy: 'Dice from',
    bySeed: 'seed',
    byHand: 'Enter rolls manually',
    seed: 'Seed',
    used: (count: number) => `${counted(count, 'die', 'dice')} thrown.`,
    thisGame: 'This game',
    example: 'Make the last move an example of the rules',
    branchOff: 'Play from here as a new game',
    another: 'Another game',
    under: 'Played under',
    me: 'me',
  },

  dice: {
    ask: (count: number) => (count === 1 ? 'What did the die show?' : `What did the ${count} dice show?`),
    soFar: (numbers: string) => `So far: ${numbers}.`,
    numbers: 'Numbers',
    row: 'Or all the rolls to come, in order',
    throw: 'Use these',
    takeBack: 'Undo the command',
  },

  log: {
    more: (count: number) => counted(count, 'more event', 'more events'),
    moves: 'Moves',
    earlier: (count: number) => `Earlier moves (${count})`,
    old: 'As it was before the package was changed',
    branches: (count: number, name: string) => `${count} branches go on from here${name === '' ? '' : `: ${name}`}`,
    addNote: (move: number) => `Note on move ${move}`,
    editNote: (move: number) => `Edit the note on move ${move}`,
    note: 'Note',
    noteOf: (move: number) => `Note on move ${move}`,
    noteHint: 'What should be remembered of this move?',
    saveNote: 'Save note',
    delete: 'Delete note',
  },

  branches: {
    title: (count: number) => `${counted(count, 'other branch', 'other branches')} tried`,
    nameOf: (move: number) => `Name of the branch from move ${move}`,
    from: (move: number, length: number) => `From move ${move}, ${counted(length, 'move', 'moves')}`,
    goTo: (move: number) => `Go to move ${move}`,
    old: 'Played before the package changed.',
    there: 'There:',
    here: 'Here:',
  },

  forces: {
    waiting: 'Still to come',
    captured: 'Captured',
    dead: 'Gone',
    points: (count: number) => counted(count, 'point', 'points'),
    /** `states` says of how many of them what is amiss, by a word for it. */
    left: (left: number, all: number, states: readonly (readonly [state: string, count: number])[]) =>
      `${left} of ${counted(all, 'unit', 'units')} on the map${states.map(([state, count]) => `, ${count} ${state.toLowerCase()}`).join('')}.`,
    reasons: 'How the points came about',
    turn: (turn: number) => `Turn ${turn}: `,
  },

  over: {
    draw: 'A draw',
    wins: (name: string) => `Victory: ${name}`,
    summary: (turn: number, move: number, dice: number, seed: number | null) =>
      `Over in turn ${turn}, after ${counted(move, 'move', 'moves')} and ${counted(dice, 'die', 'dice')}${seed === null ? '' : `; seed ${seed}`}.`,
    rematch: 'Rematch',
    swapped: 'Same seed, other seats',
  },

  replayNotice: {
    unplayable: 'The package cannot be played as it is now',
    unplayableText: (count: number) =>
      `${counted(count, 'problem stands', 'problems stand')} in the way. The game goes on under the rules as they were; it is played again as soon as`,
    solved: 'they are solved',
    same: 'Played again under the changed package: nothing is different',
    sameText: (count: number, time: string) => `${counted(count, 'move', 'moves')}, ${time}.`,
    other: (move: number) => `Played again under the changed package: move ${move} is the first to differ`,
    impossible: 'It is no longer possible.',
    stopped: (move: number, text: string) => `Move ${move} is no longer possible: ${text}`,
    kept: 'The game is now at the point before it; the moves from there on are kept as a branch.',
    look: (move: number) => `Look at move ${move}`,
    again: (count: number, time: string) => `${counted(count, 'move', 'moves')} played again in ${time}.`,
    before: 'Before',
    now: 'Now',
  },

  /** Two pieces that fight it out by themselves. */
  contest: CONTEST,

  odds: ODDS,

  /** A table without hexes, for those who do not see it. */
  plane: {
    name: (width: number, height: number) => `Table of ${width} by ${height} points`,
    point: (label: string, here: readonly string[]) => [label, ...here].join(', '),
    piece: (name: string, marks: readonly { readonly name: string }[]) =>
      [name, ...marks.map((mark) => mark.name)].join(', '),
  },

  /** A table measured in inches, for those who do not see it. */
  inches: {
    name: (width: string, depth: string) => `Table of ${width} by ${depth} inches`,
    point: (label: string, here: readonly string[]) => [label, ...here].join('; '),
    unit: (name: string, figures: number, facing: number, marks: readonly { readonly name: string }[]) =>
      [name, counted(figures, 'figure', 'figures'), `facing ${facing}°`, ...marks.map((mark) => mark.name)].join(', '),
  },

  /** What the palette, the keys and the sheet of keys say. */
  commands: {
    group: 'Play',
    undo: 'Undo the last move',
    redo: 'Redo the move',
    phaseBack: 'Back to the start of the phase',
    phaseOn: 'Forward to the end of the phase',
    next: 'Next unit that can act',
    before: 'Previous unit that can act',
    turn: 'Next way to end there',
    turnBack: 'Previous way to end there',
    pause: 'Pause or resume computer players',
    step: 'Move one piece of the computer player',
    sight: 'Line of sight',
    fit: 'Show the whole map',
    tell: 'Say how the game stands',
    putDown: 'Deselect',
    layer: (name: string) => `${name} on or off`,
    layersOf: 'Layers of the next side',
    confirm: 'Go there, or make the attack',
    export: 'Save the game as a file',
    example: 'Make the last move an example of the rules',
    branchOff: 'Play from here as a new game',
    another: 'Another game',
    note: 'Pin a note to this move',
    groupToggle: 'Add the unit in hand to the group, or remove it',
    groupAll: 'Select all units that can act',
    groupAgain: 'Select the last group again',
    groupAim: 'Change how the group moves: towards a hex, or keeping formation',
  },

  /** Notices. */
  say: {
    tooLarge: (name: string) => `${name} is too large for a game.`,
    noExample: (path: string) => `There is no example ${path}.`,
    cannotPlay: 'It cannot be played.',
    cannotOpen: (from: string, reason: string) => `${from} cannot be opened. ${reason}`,
    elsewhere: 'This game was begun in another browser, or deleted. Begin one here.',
    notNow: 'The package cannot be played as it is now. The game is kept until it can.',
    notKept: 'The browser keeps nothing: the game is gone with this page. Save it as a file.',
    sealed:
      'The file holds the seed, with which what is hidden could be worked out. Save it as an umpire, or when the game is over.',
    saved: (name: string) => `${name} is saved.`,
    sharesIn: (found: number) =>
      found === 1
        ? 'The share of this browser is in its dice. "hexwright verify" proves each of them.'
        : `The ${found} shares of this browser are in its dice. "hexwright verify" proves each of them.`,
    sharesMissing: (given: number, found: number) =>
      `This browser gave ${counted(given, 'share', 'shares')} for its dice; ${found} of them ${found === 1 ? 'is' : 'are'} in the file. The server may have chosen the dice.`,
    noMove: 'There is no move to make an example of yet.',
    kept: (turn: number, moves: number, seed: number | null) =>
      `Turn ${turn}, ${counted(moves, 'move', 'moves')}${seed === null ? '' : `, seed ${seed}`}`,
    score: (turn: number, side: string, phase: string, question: string, score: string) =>
      `Turn ${turn}, ${side}, ${phase}. ${question} ${score}`,
  },
} as const;
