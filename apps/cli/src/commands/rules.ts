import { locateProblems, textsOf } from '@hexwright/model';
import { effectiveRulesOf, errataOf, loadGamesOf, sheetPage, sheetText } from '@hexwright/playtest';
import type { Command } from '../command.ts';
import { loadChain, printFailure } from '../packages.ts';
import { coverRulebook } from '../rulebook-coverage.ts';

export const rules: Command = {
  spec: {
    name: 'rules',
    usage: '<package>',
    least: 1,
    most: 1,
    about:
      'Prints the rules in force in the order of the rulebook, as Markdown; or only what a variant changes of the package it\n' +
      'extends: a sheet of errata to be printed and handed to players.',
    options: [
      { name: 'diff-base', description: 'Only changes from the package that this one extends.' },
      { name: 'html', description: 'A page of its own with a style for print, instead of Markdown.' },
      {
        name: 'rulebook',
        value: '<text>',
        description: 'Looks in the text of the rulebook where each case stands, and says which are enforced.',
      },
    ],
    json:
      '{ "package": id, "title", "base": title or null, "sections": [{ "case", "heading", "summary",\n' +
      '  "errata": [{ "target", "title", "lines": [{ "what", "was": text or null, "now" }], "reasons": [text],\n' +
      '    "table": { "columns": [name], "rows": [{ "name", "cells": [{ "now", "was": text or null }] }] } or null }] }] }\n' +
      'or, with --rulebook,\n' +
      '{ "package": id, "cases": [{ "case", "title", "coverage": "enforced"|"changed"|"missing"|"silent", "changedBy": [id],\n' +
      '  "page", "line", "doubt": "damaged"|"order"|"twice"|"unknown" or null }], "unread": [{ "page", "line", "read" }],\n' +
      '  "counts": { "enforced", "changed", "missing", "silent" } }',
    examples: [
      'hexwright rules variants/hard-summer --diff-base',
      'hexwright rules variants/hard-summer --diff-base --html > errata.html',
      'hexwright rules gmb/tamburlaine --rulebook rules.txt',
    ],
  },
  async run({ args, output }) {
    const [request] = args.words;
    const text = args.value('rulebook');
    if (text !== undefined) return coverRulebook(request, text, args, output);
    const chain = loadChain(request, args, output);
    if (chain === null) return 1;
    const games = await loadGamesOf(chain);
    const result = args.has('diff-base') ? errataOf(chain, games) : effectiveRulesOf(chain, games);
    if (!result.ok) {
      printFailure(request, locateProblems(result.problems, textsOf(chain)), output);
      return 1;
    }
    output.line((args.has('html') ? sheetPage(result.sheet) : sheetText(result.sheet)).trimEnd());
    output.result(result.sheet);
    return 0;
  },
};
