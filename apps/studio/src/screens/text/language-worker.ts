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
  const proxy = client.getProxy().then((service) => orNothing(service, stopped.promise));
  return {
    getProxy: () => proxy,
    withSyncedResources: async (resources) => {
      await Promise.race([client.withSyncedResources(resources), stopped.promise]);
      return proxy;
    },
    dispose: () => {
      client.dispose();
      stopped.resolve(undefined);
    },
  };
}

/** A service whose calls that are not answered yet come to nothing when it is stopped. */
function orNothing<Service extends object>(service: Service, stopped: Promise<undefined>): Service {
  return new Proxy(service, {
    get(calls, name) {
      const call: unknown = Reflect.get(calls, name);
      return typeof call !== 'function'
        ? call
        : (...given: unknown[]) => Promise.race([Reflect.apply(call, calls, given), stopped]);
    },
  });
}
