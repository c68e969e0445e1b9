/**
 * Stands in for a module of Monaco of the same purpose, put in its place by `vite.config.ts`: that one brings every
 * feature of the editor along, half a megabyte that comes too late to be set up and takes F2 and F12 for itself.
 */
import { editor } from 'monaco-editor/editor';
// What ?worker makes of a module is not in the module.
// oxlint-disable-next-line import/default
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';

/** How Monaco asks for a worker of a language. */
interface Wanted {
  readonly createData: unknown;
  readonly host?: Record<string, (...given: unknown[]) => unknown>;
  readonly keepIdleModels?: boolean;
}

/**
 * Starts the worker of a language, of which there is one: JSON. It is stopped whenever the schemas change; what was asked
 * of it is answered with nothing then, as a list of names waits for all who were asked.
 */
export function createWebWorker<Service extends object>(wanted: Wanted): editor.MonacoWebWorker<Service> {
  const worker = new JsonWorker();
  // The first word wakes the worker, the second says how it is to work.
  worker.postMessage('ignore');
  worker.postMessage(wanted.createData);
  const { host, keepIdleModels } = wanted;
  const client = editor.createWebWorker<Service>({
    worker: Promise.resolve(worker),
    ...(host === undefined ? {} : { host }),
    ...(keepIdleModels === undefined ? {} : { keepIdleModels }),
  });
  const stopped = Promise.withResolvers<undefined>();
  const answered = async (name: string | symbol, given: readonly unknown[]): Promise<unknown> => {
    const service = await client.getProxy();
    const call: unknown = Reflect.get(service, name);
    return typeof call === 'function' ? Reflect.apply(call, service, given) : undefined;
  };
  const service = new Proxy<object>(
    {},
    {
      // Who awaits it must not take it for a promise.
      get: (_, name) =>
        name === 'then' ? undefined : (...given: unknown[]) => Promise.race([stopped.promise, answered(name, given)]),
    },
  ) as Service;
  return {
    getProxy: () => Promise.resolve(service),
    withSyncedResources: async (resources) => {
      await Promise.race([stopped.promise, client.withSyncedResources(resources)]);
      return service;
    },
    dispose: () => {
      client.dispose();
      stopped.resolve(undefined);
    },
  };
}
