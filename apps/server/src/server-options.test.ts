import { describe, expect, it } from 'vitest';
import { helpPage, readOptions, type CommandLine } from './server-options.ts';

function optionsOf(argv: readonly string[], environment: Readonly<Record<string, string>> = {}): CommandLine {
  const reading = readOptions(argv, environment);
  if (!reading.ok) throw new Error(reading.message);
  return reading.options;
}

describe('readOptions', () => {
  it('keeps to this machine and asks for nothing if nothing is said', () => {
    expect(optionsOf([])).toEqual({
      folders: [],
      data: null,
      host: '127.0.0.1',
      port: null,
      allowedHosts: [],
      accounts: false,
      inviteOwner: false,
      publicAddress: null,
      trustProxy: false,
      openIdIssuer: null,
      openIdClient: null,
      openIdTitle: null,
      cluster: 'hexwright',
      limits: {},
      open: false,
      log: false,
      help: false,
    });
  });

  it('takes the environment where the command says nothing', () => {
    const environment = { HEXWRIGHT_PORT: '80', HEXWRIGHT_FOLDER: 'a', HEXWRIGHT_LOG: '1', HEXWRIGHT_DATA: '' };
    expect(optionsOf(['--port', '81', '--open'], environment)).toMatchObject({
      port: 81,
      folders: ['a'],
      data: null,
      log: true,
      open: true,
    });
    expect(optionsOf([], { HEXWRIGHT_ALLOW_HOST: 'One.example, two.example' }).allowedHosts).toEqual([
      'one.example',
      'two.example',
    ]);
  });

  it('asks for accounts wherever somebody else may come', () => {
    const isAsked = (...argv: readonly string[]): boolean => optionsOf(argv).accounts;
    expect([isAsked('--host', '::1'), isAsked('--port', '1')]).toEqual([false, false]);
    for (const argv of [
      ['--accounts'],
      ['--host', '0.0.0.0'],
      ['--allow-host', 'a.example'],
      ['--public', 'https://a.example'],
    ])
      expect(isAsked(...argv), argv.join(' ')).toBe(true);
  });

  it('takes several folders, and other limits', () => {
    expect(optionsOf(['--folder', 'a', '--folder', 'b'], { HEXWRIGHT_FOLDER: 'c' }).folders).toEqual(['a', 'b']);
    expect(optionsOf([], { HEXWRIGHT_FOLDER: 'a:b' }).folders).toEqual(['a', 'b']);
    expect(optionsOf(['--limits', 'connections=5, emptyFor=10']).limits).toEqual({ connections: 5, emptyFor: 10 });
  });

  it.each([
    [['--port', '99999'], '"99999" is no port.'],
    [['--port'], '--port needs a value'],
    [['--folder', '--open'], '--folder needs a value'],
    [['--open=yes'], '--open takes no value'],
    [['--hots', 'x'], 'Did you mean --host?'],
    [['--limits', 'people=5'], 'There is no limit "people"'],
    [['--limits', 'connections=many'], 'is a whole number'],
    [['--public', 'hexwright.example'], 'is no address of a server'],
    [['--cluster', 'A B'], 'is no name for servers'],
    [['gmb/tamburlaine'], '"gmb/tamburlaine" is no option.'],
  ])('says what is wrong with %j', (argv, message) => {
    expect(readOptions(argv, {})).toMatchObject({ ok: false, message: expect.stringContaining(message) as string });
  });
});

it('explains every option', () => {
  expect(
    helpPage()
      .split('\n')
      .filter((line) => line.startsWith('  --')),
  ).toHaveLength(17);
});
