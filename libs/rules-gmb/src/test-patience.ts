/** How long a test takes says nothing about the rules: on a busy machine it may be ten times as long as on an idle one. */
import { vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });
