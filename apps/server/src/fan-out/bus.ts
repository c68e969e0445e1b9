/**
 * Carries messages between the servers of one installation, as fast as can be and without a promise: what is lost is found
 * again in the log of the document.
 */
export interface Bus {
  /** Whether messages arrive at the moment. */
  readonly isUp: boolean;
  /** Bytes and messages that have been sent. */
  readonly sent: Traffic;
  /** Tells all other servers. */
  publish(topic: string, message: Uint8Array): void;
  /** Hears what other servers say; the result ends that. */
  subscribe(topic: string, receive: (message: Uint8Array) => void): () => void;
  close(): Promise<void>;
}

export interface Traffic {
  readonly messages: number;
  readonly bytes: number;
}

/** The bus of a server that is alone. */
export class NoBus implements Bus {
  readonly isUp = true;
  readonly sent: Traffic = { messages: 0, bytes: 0 };

  publish(): void {
    // Nobody is there.
  }

  subscribe(): () => void {
    return () => undefined;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
