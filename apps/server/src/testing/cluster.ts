import type { RunningServer } from '../start-server.ts';
import { Place } from './place.ts';
import { dropSchema, ownWord, POSTGRES, REDIS } from './storages.ts';

/** Several servers on one PostgreSQL and one Redis, each with a place of its own but for the folder of packages. */
export class Cluster {
  readonly place: Place;
  /** The name that the servers share. */
  readonly name = ownWord();

  private constructor(place: Place) {
    this.place = place;
  }

  static async make(): Promise<Cluster> {
    return new Cluster(await Place.make());
  }

  /** Starts one more server. */
  start(more: Parameters<Place['start']>[0] = {}): Promise<RunningServer> {
    return this.place.start({ databaseUrl: POSTGRES, redisUrl: REDIS, cluster: this.name, ...more });
  }

  async clear(): Promise<void> {
    await this.place.clear();
    await dropSchema(this.name);
  }
}
